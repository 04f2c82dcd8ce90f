"""Openers: what opens a jack pot, which cards prove it, and what grade brings a jack about."""

from __future__ import annotations

from itertools import combinations

from hoyle.engine.cards import RANKS, Card
from hoyle.engine.vying.ranks import CATEGORIES, LEAST_PAIR, Hand, merit, strength

_PAIRS = {rank: (CATEGORIES.index("one_pair"), at) for at, rank in enumerate(RANKS)}
_GRADES = {
    "flush": (CATEGORIES.index("flush"),),
    "full": (CATEGORIES.index("full_house"),),
    "fours": (CATEGORIES.index("four_of_a_kind"),),
}
_WHOLE = {"straight", "flush", "full_house", "straight_flush"}
_IN_SEQUENCE = {"straight", "flush", "straight_flush"}
_FIVES = [{low % 13, *range(low + 1, low + 5)} for low in range(-1, 9)]
_FOURS: dict[str, set[frozenset[int]]] = {
    "any": {frozenset(four) for five in _FIVES for four in combinations(five, 4)},
    "open-ended": {frozenset(range(low, low + 4)) for low in range(9)},
}


def opens(hand: Hand, rank: str) -> bool:
    """Whether the hand holds a pair of this rank (``"J"``), or anything that would beat it."""
    if len(hand) == 5:
        return strength(hand) >= LEAST_PAIR[rank]
    return merit(hand) >= _PAIRS[rank]


def grade_at_least(hand: Hand, grade: str) -> bool:
    """Whether the hand is a ``"flush"``, a ``"full"`` or ``"fours"``, or better."""
    return merit(hand) >= _GRADES[grade]


def bobtail(hand: Hand, which: str) -> bool:
    """Whether the hand has four cards of a flush or straight, and no more than four.

    `which` is a house's rule: ``"any"`` takes four of a suit, or four ranks out of five in
    sequence, a gap within or an ace at the end included; ``"open-ended"`` takes for a straight only
    four in a row that could be filled at either end; ``"off"`` takes nothing.
    """
    return bool(bobtail_cards(hand, which))


def bobtail_cards(hand: Hand, which: str) -> tuple[Card, ...]:
    """The four cards of a bobtail, none when there is none."""
    if which == "off" or CATEGORIES[merit(hand)[0]] in _IN_SEQUENCE:
        return ()
    for four in combinations(hand, 4):
        if len({card.suit for card in four}) == 1:
            return four
    for four in combinations(hand, 4):
        if {card.rank for card in four} in _FOURS[which]:
            return four
    return ()


def opener_cards(hand: Hand, rank: str, which: str = "off") -> tuple[Card, ...]:
    """The cards which prove that a hand could open on a pair of this rank or better.

    A pair, or two where the higher alone would not do; triplets; fours; all five of a straight, a
    flush or a full hand; failing these a bobtail, where the house takes one; failing all, nothing.
    """
    if not opens(hand, rank):
        return bobtail_cards(hand, which)
    place, first, *rest = merit(hand)
    kind = CATEGORIES[place]
    if kind in _WHOLE:
        return tuple(hand)
    both = kind == "two_pair" and first < RANKS.index(rank)
    shown = {first, rest[0]} if both else {first}
    return tuple(card for card in hand if card.rank in shown)
