"""Misreadings of low hands: how they are compared, and what spoils them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from hoyle.engine.cards import JOKER, UNSEEN, Card
from hoyle.engine.state import Seat, letter
from hoyle.engine.vying.joker import bug_merit, fitted, fitter_merit
from hoyle.engine.vying.low_ranks import low_merit
from hoyle.engine.vying.ranks import CATEGORIES, merit
from hoyle.study.misreadings.types import Misreading
from hoyle.study.spot import Spot, Value

Hand = tuple[Card, ...]
Weight = Callable[[Hand], tuple[int, ...]]

_STRAIGHT, _FLUSH = CATEGORIES.index("straight"), CATEGORIES.index("flush")
_IN_RUN_OR_SUIT = {_STRAIGHT, _FLUSH, CATEGORIES.index("straight_flush")}


def _shown(spot: Spot) -> dict[Seat, Hand]:
    state: Any = spot.last.state
    hands = {seat: state.shown[seat] for seat in state.active}
    return {seat: hand for seat, hand in hands.items() if len(hand) == 5 and UNSEEN not in hand}


def won_by(weigh: Weight, low: bool = True) -> Callable[[Spot], Value | None]:
    """Who takes a pot played for low, or for high, if hands are weighed so."""

    def winner(spot: Spot) -> Value | None:
        if spot.last.state.outcome is None or getattr(spot.last.state, "low", False) is not low:
            return None
        weighed = {seat: weigh(hand) for seat, hand in _shown(spot).items()}
        if len(weighed) < 2:
            return None
        first = [seat for seat, worth in weighed.items() if worth == max(weighed.values())]
        return letter(first[0]) if len(first) == 1 else "divided"

    return winner


def _natural(hand: Hand) -> Hand:
    """The hand with a card in the joker's place."""
    return fitted(hand)[1] if JOKER in hand else hand


def _pips(hand: Hand) -> list[int]:
    return sorted([(card.rank + 1) % 13 + 1 for card in _natural(hand)])


def _from_the_lowest(hand: Hand) -> tuple[int, ...]:
    kind, *_ = fitter_merit(hand)
    return (kind, *[-pips for pips in _pips(hand)])


def _added_up(hand: Hand) -> tuple[int, ...]:
    return (-sum(_pips(hand)),)


def _pairs_ignored(hand: Hand) -> tuple[int, ...]:
    return tuple([-pips for pips in reversed(_pips(hand))])


def _aces_high(hand: Hand) -> tuple[int, ...]:
    ranks = sorted([card.rank for card in _natural(hand)], key=lambda r: (-_times(hand, r), -r))
    kind, *_ = fitter_merit(hand)
    return (kind, *[-rank for rank in ranks])


def _times(hand: Hand, rank: int) -> int:
    return [card.rank for card in _natural(hand)].count(rank)


def _runs_count(hand: Hand) -> tuple[int, ...]:
    """A straight or a flush spoils a low."""
    natural = _natural(hand)
    spoilt = merit(natural)[0] in _IN_RUN_OR_SUIT
    return (not spoilt, *low_merit(natural))


LOW = (
    Misreading(
        "straights-count-in-low",
        "A straight or a flush spoils a low",
        "That counts a straight or a flush against a low hand; for low neither is known.",
        {"winner": won_by(_runs_count)},
    ),
    Misreading(
        "lowest-card-first",
        "Low hands go by their lowest card",
        "That looks at the lowest card first; begin with the highest card of each.",
        {"winner": won_by(_from_the_lowest)},
    ),
    Misreading(
        "aces-high-in-low",
        "The ace is the highest card",
        "That counts the ace as the highest card; for low it is the lowest.",
        {"winner": won_by(_aces_high)},
    ),
    Misreading(
        "high-hand-wins",
        "The highest hand wins",
        "That gives the pot to the highest hand; nobody opened for high, and the lowest takes it.",
        {"winner": won_by(bug_merit)},
    ),
    Misreading(
        "pairs-ignored-in-low",
        "A pair does not matter for low",
        "That compares card with card and overlooks the pair; any hand without a pair is lower "
        "than one with a pair.",
        {"winner": won_by(_pairs_ignored)},
    ),
    Misreading(
        "pips-added-up",
        "The smallest sum is lowest",
        "That adds the cards up; low hands are compared card by card, from the highest down.",
        {"winner": won_by(_added_up)},
    ),
)
