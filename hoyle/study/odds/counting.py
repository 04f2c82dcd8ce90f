"""How many of the hands that may still come are of which place: counted, never sampled.

Cards are counted by rank, so that six thousand handfuls stand for a million and a half hands; those
of one suit are then counted one by one.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence, Set
from functools import lru_cache
from itertools import accumulate, combinations, repeat
from math import comb
from operator import mul
from typing import NamedTuple

from hoyle.engine.cards import JOKER, PACK, Card
from hoyle.engine.vying.orders import RANK_CODES
from hoyle.study.odds.patterns import handfuls_of
from hoyle.study.odds.scale import Scale, total_of

Spread = dict[int, int]  # how many hands of each place
_CHOOSE = [[comb(held, taken) for taken in range(6)] for held in range(5)]


class Unseen(NamedTuple):
    """The cards a player has not seen.

    `ranks`: how many of each rank, `suits`: what the ranks of each suit add up to, a number for
    each card; `joker`: whether that is among them.
    """

    ranks: tuple[int, ...]
    suits: tuple[tuple[int, ...], ...]
    joker: bool

    @property
    def number(self) -> int:
        """How many they are."""
        return sum(self.ranks) + self.joker


@lru_cache(maxsize=512)
def unseen_by(seen: frozenset[Card], joker: bool) -> Unseen:
    """What is left of the pack besides the cards that have been seen."""
    return unseen_of(frozenset((*PACK, JOKER) if joker else PACK) - seen)


def unseen_of(left: Set[Card]) -> Unseen:
    """These cards, as they are counted."""
    plain = sorted(left - {JOKER})
    held = Counter([card.rank for card in plain])
    suits = tuple(
        [tuple([RANK_CODES[card.rank] for card in plain if card.suit == suit]) for suit in range(4)]
    )
    return Unseen(tuple([held[rank] for rank in range(13)]), suits, JOKER in left)


@lru_cache(maxsize=8)
def _patterns(count: int) -> list[tuple[int, tuple[tuple[int, int], ...]]]:
    return [(total_of(ranks), groups) for ranks, groups in handfuls_of(count, False)]


@lru_cache(maxsize=512)
def handfuls(ranks: tuple[int, ...], count: int) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """What each handful of so many cards adds up to, and beside it in how many ways it comes."""
    totals, number, choose = [], [], [_CHOOSE[held] for held in ranks]
    for total, pattern in _patterns(count):
        ways = 1
        for rank, times in pattern:
            ways *= choose[rank][times]
        if ways:
            totals.append(total)
            number.append(ways)
    return tuple(totals), tuple(number)


@lru_cache(maxsize=256)
def suited_handfuls(suit: tuple[int, ...], count: int) -> tuple[int, ...]:
    """What each handful of so many cards of one suit adds up to."""
    return tuple(map(sum, combinations(suit, count)))


class Kept(NamedTuple):
    """Cards kept in the hand: what their ranks add up to, their suit if one, and a joker."""

    size: int
    total: int
    suits: tuple[int, ...]
    joker: bool


def kept_of(cards: tuple[Card, ...]) -> Kept:
    """What matters of the cards that are kept."""
    plain = [card for card in cards if card != JOKER]
    suits = {card & 3 for card in plain}
    one_suit = tuple(suits) if len(suits) == 1 else () if suits else (0, 1, 2, 3)
    total = sum([RANK_CODES[card >> 2] for card in plain])
    return Kept(len(cards), total, one_suit, len(plain) < len(cards))


@lru_cache(maxsize=512)
def becomes(scale: Scale, kept: Kept, unseen: Unseen) -> Spread:
    """How many draws lead to each place, the cards kept being made up to five."""
    spread: Spread = {}
    for places, ways in _ways(scale, kept, unseen):
        for place, number in zip(places, ways, strict=False):
            spread[place] = spread.get(place, 0) + number
    return spread


def chance_of(scale: Scale, kept: Kept, unseen: Unseen, beaten: Sequence[float]) -> float:
    """The chance to win by a draw, where `beaten` gives it for each place."""
    won, draws = 0.0, unseen.number
    for places, ways in _ways(scale, kept, unseen):
        won += sum(map(mul, ways, map(beaten.__getitem__, places)))
    return won / comb(draws, 5 - kept.size)


Ways = tuple[Sequence[int], Iterable[int]]  # places, and how often each is reached


def _ways(scale: Scale, kept: Kept, unseen: Unseen) -> Iterator[Ways]:
    need = 5 - kept.size
    if kept.joker:
        yield from _drawn(scale.mixed_joker, scale.suited_joker, scale, kept, unseen, need)
        return
    yield from _drawn(scale.mixed, scale.suited, scale, kept, unseen, need)
    if unseen.joker and need:
        yield from _drawn(scale.mixed_joker, scale.suited_joker, scale, kept, unseen, need - 1)


def _drawn(
    mixed: dict[int, int],
    suited: dict[int, int],
    scale: Scale,
    kept: Kept,
    unseen: Unseen,
    need: int,
) -> Iterator[Ways]:
    """The place of each draw and its ways: as if suits never agreed, and then put right."""
    base = kept.total
    totals, ways = handfuls(unseen.ranks, need)
    yield [mixed[base + total] for total in totals], ways
    for suit in kept.suits if scale.by_suits else ():
        alike = [base + total for total in suited_handfuls(unseen.suits[suit], need)]
        yield [mixed[total] for total in alike], repeat(-1)
        yield [suited[total] for total in alike], repeat(1)


@lru_cache(maxsize=64)
def whole_hands(scale: Scale, unseen: Unseen) -> Spread:
    """Every hand that another may hold: how many of each place."""
    return becomes(scale, kept_of(()), unseen)


@lru_cache(maxsize=64)
def dealt_below(scale: Scale, unseen: Unseen) -> tuple[int, ...]:
    """How many of the hands that another may hold are under each place, and at last all of them."""
    dealt = whole_hands(scale, unseen)
    return tuple(accumulate([dealt.get(place, 0) for place in range(len(scale.merits))], initial=0))
