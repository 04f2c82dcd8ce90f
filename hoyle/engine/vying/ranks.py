"""What beats what: every five-card hand has a place among 7,462, 0 the poorest.

`strength` trusts its cards, `standard` checks them, and `merit` also weighs a hand that is short.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from math import comb

from hoyle.engine.cards import CARDS, RANKS, BadCard, Card
from hoyle.engine.laws import law
from hoyle.engine.vying.orders import (
    LOW,
    ONE,
    RANK_CODES,
    SHIFT,
    TWO,
    Ladder,
    Merit,
    Order,
    rungs,
    runs,
)

Hand = Sequence[Card]
CATEGORIES = (
    "high_card",
    "one_pair",
    "two_pair",
    "three_of_a_kind",
    "straight",
    "flush",
    "full_house",
    "four_of_a_kind",
    "straight_flush",
)
SHAPES: dict[str, tuple[int, ...]] = {
    "high_card": (1, 1, 1, 1, 1),
    "one_pair": (2, 1, 1, 1),
    "two_pair": (2, 2, 1),
    "three_of_a_kind": (3, 1, 1),
    "full_house": (3, 2),
    "four_of_a_kind": (4, 1),
}


def _standard_ladder() -> Ladder:
    straights = runs()
    in_sequence = {total for _, total in straights}
    scattered = [rung for rung in rungs(SHAPES["high_card"]) if rung[1] not in in_sequence]
    special = {"high_card": scattered, "straight": straights}
    special |= {"flush": scattered, "straight_flush": straights}
    for name in CATEGORIES:
        yield special.get(name) or rungs(SHAPES[name]), "flush" in name


_STANDARD = Order(_standard_ladder)
_BY_SUITS, _MERITS = _STANDARD.by_suits, _STANDARD.merits
_SHORT = {  # the poorest kind whose shape begins so
    shape[:held]: CATEGORIES.index(kind)
    for kind, shape in reversed(SHAPES.items())
    for held in range(1, len(shape) + 1)
    if sum(shape[:held]) < 5
}
_FIRST_PAIR = comb(13, 5) - 10  # hands below it differ in every rank, so hold no card twice
LEAST_PAIR = {rank: _FIRST_PAIR + at * comb(12, 3) for at, rank in enumerate(RANKS)}


def strength(hand: Hand) -> int:
    """The index, 0 to 7461, of five different cards of the fifty-two; nothing is checked."""
    a, b, c, d, e = hand
    total = TWO[a][b] + TWO[c][d] + ONE[e]
    return _BY_SUITS[total >> SHIFT][total & LOW]


@law("pool.ranking")
def standard(hand: Hand) -> int:
    """The index of a hand among 7,462: 7-5-4-3-2 is 0, a straight flush to the ace 7461.

    Hands alike in every rank have the same index; suits never part them. Raises `BadCard` for a
    card that cannot be ranked, a card held twice, or a hand that is not of five cards.
    """
    try:
        index = strength(hand)
    except (ValueError, LookupError):
        raise BadCard(_fault(hand, "five")) from None
    if not 0 <= index < _FIRST_PAIR and len(set(hand)) < 5:
        raise BadCard(_fault(hand, "five"))
    return index


@law("poker.36")
def merit(hand: Hand) -> Merit:
    """What a hand is worth at a show: compare two with ``>``; equal merits divide the pool.

    The place of its kind in `CATEGORIES`, then its ranks in the order they are compared. Hands of
    five cards stand exactly as in `standard`; a hand of one to four cards may be compared with
    them, and where all its ranks are matched the fuller hand is the better.
    """
    if len(hand) == 5:
        return _MERITS[standard(hand)]
    return short_merit(hand)


@law("poker.35")
def short_merit(hand: Hand) -> Merit:
    """The merit of fewer than five cards: pairs and the like count, a straight or flush never."""
    if not 1 <= len(hand) <= 4 or len(set(hand)) < len(hand) or max(hand) > 51:
        raise BadCard(_fault(hand, "one to five"))
    return _short_merit(tuple(sorted([card >> 2 for card in hand])))


@lru_cache(maxsize=4096)  # more than there are
def _short_merit(ranks: tuple[int, ...]) -> Merit:
    held = sorted([(ranks.count(rank), rank) for rank in set(ranks)], reverse=True)
    place = _SHORT[tuple([times for times, _ in held])]
    return (place, *[rank for _, rank in held])


def index_of_ranks(ranks: Iterable[int], suited: bool = False) -> int:
    """The index of five ranks (0 to 12), in one suit or not; at most four may be alike."""
    total = sum([RANK_CODES[rank] for rank in ranks])
    return (_STANDARD.table.suited if suited else _STANDARD.table.mixed)[total]


def merit_of(index: int) -> Merit:
    """The merit of the hands with this index."""
    return _STANDARD.table.merits[index]


def category(index: int) -> str:
    """The kind, as in `CATEGORIES`, of the hands with this index."""
    return CATEGORIES[_STANDARD.table.merits[index][0]]


def _fault(hand: Hand, wanted: str) -> str:
    for card in hand:
        if card > 51:
            return f"{CARDS[card].name} cannot be ranked: this order is for the fifty-two"
        if list(hand).count(card) > 1:
            return f"the {CARDS[card].name} is held twice"
    held = " ".join(CARDS[card].text for card in hand) or "none"
    return f"a hand to be ranked is of {wanted} cards, not {len(hand)}: {held}"
