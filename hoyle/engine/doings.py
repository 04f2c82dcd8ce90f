"""What is done with each word of the table, for sentences in which it is spoken of."""

from __future__ import annotations

from collections.abc import Mapping

_VYING: Mapping[str, str] = {
    "ante": "Putting up an ante",
    "blind": "Putting up a blind",
    "pass-jack": "Passing the jack",
    "straddle": "Straddling",
    "no-straddle": "Leaving the blind as it is",
    "fold": "Throwing up the hand",
    "make-good": "Making the blind good",
    "raise": "Raising",
    "call": "Calling",
    "make-jack": "Making it a jack",
    "open": "Opening",
    "pass": "Passing",
    "throw-away": "Throwing the hand away",
    "come-in": "Coming in",
    "draw": "Drawing cards",
    "stand": "Standing on the cards",
    "bet": "Betting",
    "check": "Checking",
    "show": "Showing the hand",
    "show-openers": "Showing the openers",
    "refuse": "Refusing to show",
    "claim-flush": "Claiming a flush",
    "claim-straight": "Claiming a straight",
    "claim-straight-flush": "Claiming a straight flush",
    "own-up": "Owning to an opening without openers",
    "take-up": "Taking up the opener’s discard",
    "shy": "Leaving counters owing",
    "put-up": "Putting up what is owing",
    "dun": "Asking for what is owing",
    "deal": "Dealing",
    "help": "Giving out the cards asked for",
    "misdeal": "Owning to a misdeal",
}
_TRICKS: Mapping[str, str] = {
    "turn": "Turning a card",
    "keep": "Letting the trump stand",
    "beg": "Begging",
    "give": "Giving a point",
    "run": "Running the cards",
    "look": "Looking at the cards",
    "propose": "Bunching the cards",
    "go-on": "Being content with the cards",
    "agree": "Agreeing to bunch",
    "decline": "Declining to bunch",
    "discard": "Laying cards away",
    "play": "Playing a card",
    "call-for": "Calling for a card",
    "claim-low": "Claiming Low",
    "take-back": "Taking a card back",
    "wrong-number": "Telling of a wrong number of cards",
    "count": "Counting the tricks",
    "pitch": "Pitching it himself",
    "sell": "Selling the pitch",
    "offer": "Bidding",
    "no-bid": "Making no bid",
    "accept": "Accepting a bid",
}
DOINGS: Mapping[str, str] = {**_VYING, **_TRICKS}


def doing(verb: str) -> str:
    """A word as a sentence begins with what is done; one of no game is repeated as it was said."""
    return DOINGS.get(verb) or f"“{verb.replace('-', ' ')}”"
