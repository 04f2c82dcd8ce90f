"""Openers: a pair of jacks or better, the joker being a bug; and what proves them."""

from __future__ import annotations

from functools import lru_cache

from hoyle.engine.cards import JOKER, RANKS, UNSEEN, Card
from hoyle.engine.game import Openers
from hoyle.engine.games.jacks_back.state import JacksState
from hoyle.engine.vying.joker import bug_merit, bug_opens
from hoyle.engine.vying.naming import KINDS

_ACE, _JACK = RANKS.index("A"), RANKS.index("J")
_WHOLE = {"straight", "flush", "full_house", "straight_flush", "five_of_a_kind"}


def known(hand: tuple[Card, ...]) -> bool:
    """Whether every card of the hand has been seen."""
    return UNSEEN not in hand


@lru_cache(maxsize=4096)
def holds_openers(hand: tuple[Card, ...]) -> bool:
    """A pair of jacks, or anything that beats it; a hand that is unseen is not disproved."""
    return not known(hand) or bug_opens(hand, "J")


def is_false(state: JacksState) -> bool:
    """Whether the opener is known to have opened without openers."""
    return state.opener is not None and not holds_openers(state.opened_on)


def exposed(state: JacksState) -> bool:
    """Whether showing now uncovers a false opening."""
    return is_false(state) and not state.found_out


def proof_cards(state: JacksState) -> tuple[Card, ...]:
    """The cards that prove the opening, or the whole hand where nothing does."""
    hand = state.opened_on
    return (known(hand) and proving(hand)) or hand


def proving(hand: tuple[Card, ...]) -> tuple[Card, ...]:
    """The cards which prove that a hand that is seen could open; none where it could not."""
    if not bug_opens(hand, "J"):
        return ()
    place, first, *rest = bug_merit(hand)
    if KINDS[place] in _WHOLE:
        return hand
    both = KINDS[place] == "two_pair" and first < _JACK
    shown = {first, rest[0]} if both else {first}
    joker = {JOKER} if _ACE in shown else set()
    return tuple([card for card in hand if card.rank in shown or card in joker])


OPENERS = Openers(
    "jacks.opening",
    lambda rules, failed: "a pair of jacks, or anything that beats it",
    lambda rules, failed, hand: proving(tuple(hand)),
)
