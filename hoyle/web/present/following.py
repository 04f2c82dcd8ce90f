"""What comes of a word at a table, told to whoever would say it and is bound to nothing by it."""

from __future__ import annotations

from typing import Any

FOLLOWS = {
    "keep": "Play begins, with this trump.",
    "beg": "The dealer gives a point and the trump stands, or runs the cards for another.",
    "give": "The trump stands, and play begins.",
    "run": "More cards are dealt, and another is turned for trump.",
    "propose": "If the other is content to, the cards are thrown together and dealt anew.",
    "agree": "The cards are thrown together and dealt anew.",
    "go-on": "You leave the trump as it is.",
    "decline": "The trump stays as it is.",
    "discard": "They lie face down till the deal is over; you play the others.",
    "count": "What you have taken is told, and the points are scored.",
    "sell": "The others bid in turn; you take the best bid, or pitch it yourself.",
    "offer": "If this bid stands you pitch, and make as many points or are set back by as many.",
    "no-bid": "You leave the pitch to the others.",
    "accept": "The bidder pitches, and is bound by what was bid.",
    "fold": "You are out of it, and what you have put up stays in the pool.",
    "pass": "You keep the hand, and may come in if another bets.",
    "check": "Nothing is paid, and you keep the hand.",
    "stand": "You keep the cards you hold.",
    "draw": "You are given as many as you throw away.",
    "show": "Everybody sees your cards.",
    "show-openers": "Everybody sees the cards that open, and none of the others.",
    "pass-jack": "You are dealt no cards, and put up nothing.",
    "no-straddle": "Nothing is paid, and the cards are dealt.",
}
LEADS = "All the others follow suit or trump, whoever can."
LAYS = "Whoever takes the trick leads to the next."


def follows(state: Any, verb: str) -> str:
    """What comes of a lawful word; nothing where there is no more to tell."""
    if verb == "play":
        return LAYS if state.trick else LEADS
    return FOLLOWS.get(verb, "")
