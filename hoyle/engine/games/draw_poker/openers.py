"""Openers: whether a hand may open this deal, what proves it, and what is owed when it may not."""

from __future__ import annotations

from hoyle.engine.cards import Card
from hoyle.engine.games.draw_poker.state import PokerState
from hoyle.engine.vying.openers import bobtail, opener_cards, opens


def known(hand: tuple[Card, ...]) -> bool:
    """Whether every card of the hand has been seen."""
    return all(card.seen for card in hand)


def holds_openers(state: PokerState, hand: tuple[Card, ...]) -> bool:
    """The pair this deal asks for or anything that beats it; with a bobtail where the table allows.

    A hand that has not been seen is not disproved.
    """
    return not known(hand) or opens(hand, state.required) or by_bobtail(state, hand)


def by_bobtail(state: PokerState, hand: tuple[Card, ...]) -> bool:
    """Whether the hand opens as a bobtail and not otherwise."""
    allowed = state.rules.bobtail
    if allowed == "off" or len(hand) != 5 or not known(hand):
        return False
    return bobtail(hand, allowed) and not opens(hand, state.required)


def is_false(state: PokerState) -> bool:
    """Whether the opener is known to have opened without openers."""
    return state.opener is not None and not holds_openers(state, state.opened_on)


def proof_cards(state: PokerState) -> tuple[Card, ...]:
    """The cards that prove the opening, out of the hand it was made on."""
    if not known(state.opened_on):
        return ()
    return opener_cards(state.opened_on, state.required, state.rules.bobtail)


PAIR_NAMES = {"J": "jacks", "Q": "queens", "K": "kings", "A": "aces"}
