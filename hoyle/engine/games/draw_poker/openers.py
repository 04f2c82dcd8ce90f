"""Openers: whether a hand may open this deal, what proves it, and what is owed when it may not."""

from __future__ import annotations

from hoyle.engine.cards import UNSEEN, Card
from hoyle.engine.game import Cards, Openers
from hoyle.engine.games.draw_poker.rules import DrawPokerRules
from hoyle.engine.games.draw_poker.state import PokerState
from hoyle.engine.laws import law
from hoyle.engine.vying.openers import bobtail, opener_cards, opens


def known(hand: tuple[Card, ...]) -> bool:
    """Whether every card of the hand has been seen."""
    return UNSEEN not in hand


@law("jack.bobtail")
def holds_openers(state: PokerState, hand: tuple[Card, ...]) -> bool:
    """The pair this deal asks for or anything that beats it; with a bobtail where the table allows.

    A hand that has not been seen is not disproved.
    """
    return opens_as(hand, state.required, state.rules.bobtail) != ""


def opens_as(hand: tuple[Card, ...], rank: str, allowed: str) -> str:
    """How a hand opens: as ``openers``, as a ``bobtail``, ``unseen``, or not at all."""
    if UNSEEN in hand:
        return "unseen"
    if opens(hand, rank):
        return "openers"
    return "bobtail" if allowed != "off" and len(hand) == 5 and bobtail(hand, allowed) else ""


def proof_cards(state: PokerState) -> tuple[Card, ...]:
    """The cards that prove the opening, out of the hand it was made on."""
    if not known(state.opened_on):
        return ()
    return opener_cards(state.opened_on, state.required, state.rules.bobtail)


def asked(rules: DrawPokerRules, failed: int) -> str:
    """What opens a jack after so many deals of it passed out, in words."""
    pair = f"a pair of {PAIR_NAMES[rules.required(failed)]}, or anything that beats it"
    return f"{pair}; failing that {_BOBTAILS[rules.bobtail]}" if rules.bobtail != "off" else pair


def proof(rules: DrawPokerRules, failed: int, hand: Cards) -> Cards:
    """The cards that prove a hand may open after so many deals passed out, if it may."""
    return opener_cards(hand, rules.required(failed), rules.bobtail)


PAIR_NAMES = {"J": "jacks", "Q": "queens", "K": "kings", "A": "aces"}
_BOBTAILS = {
    "any": "four cards of a flush, or of a straight with or without a gap",
    "open-ended": "four cards of a flush, or of a straight open at both ends",
}
OPENERS = Openers("poker.38", asked, proof)
