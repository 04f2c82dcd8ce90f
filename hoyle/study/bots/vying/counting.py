"""How many of the hands that may still come are of which place: counted, never sampled.

Cards are counted by rank, so that six thousand handfuls stand for a million and a half hands; those
of one suit are then counted one by one.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import lru_cache
from itertools import combinations
from math import comb
from typing import NamedTuple

from hoyle.engine.cards import JOKER, PACK, Card
from hoyle.engine.vying.orders import RANK_CODES
from hoyle.study.bots.vying.scale import Scale, handfuls_of, total_of

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


@lru_cache(maxsize=64)
def unseen_by(seen: frozenset[Card], joker: bool) -> Unseen:
    """What is left of the pack besides the cards that have been seen."""
    left = [card for card in PACK if card not in seen]
    held = Counter(card.rank for card in left)
    suits = tuple(
        [tuple([RANK_CODES[card.rank] for card in left if card.suit == suit]) for suit in range(4)]
    )
    return Unseen(tuple([held[rank] for rank in range(13)]), suits, joker and JOKER not in seen)


@lru_cache(maxsize=8)
def _patterns(count: int) -> list[tuple[int, tuple[tuple[int, int], ...]]]:
    return [(total_of(ranks), tuple(Counter(ranks).items())) for ranks in handfuls_of(count)]


@lru_cache(maxsize=256)
def handfuls(ranks: tuple[int, ...], count: int) -> list[tuple[int, int]]:
    """What each handful of so many cards adds up to, and in how many ways it comes."""
    found, choose = [], [_CHOOSE[held] for held in ranks]
    for total, pattern in _patterns(count):
        ways = 1
        for rank, times in pattern:
            ways *= choose[rank][times]
        if ways:
            found.append((total, ways))
    return found


@lru_cache(maxsize=256)
def suited_handfuls(suit: tuple[int, ...], count: int) -> list[int]:
    """What each handful of so many cards of one suit adds up to."""
    return list(map(sum, combinations(suit, count)))


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


def becomes(scale: Scale, kept: Kept, unseen: Unseen) -> Spread:
    """How many draws lead to each place, the cards kept being made up to five."""
    spread: Spread = {}
    for place, ways in _ways(scale, kept, unseen):
        spread[place] = spread.get(place, 0) + ways
    return spread


def chance_of(scale: Scale, kept: Kept, unseen: Unseen, beaten: list[float]) -> float:
    """The chance to win by a draw, where `beaten` gives it for each place."""
    won, all_ways = 0.0, 0
    for place, ways in _ways(scale, kept, unseen):
        won += ways * beaten[place]
        all_ways += ways
    return won / all_ways if all_ways else 0.0


def _ways(scale: Scale, kept: Kept, unseen: Unseen) -> Iterator[tuple[int, int]]:
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
) -> Iterator[tuple[int, int]]:
    """The place of each draw and its ways: as if suits never agreed, and then put right."""
    base = kept.total
    for total, ways in handfuls(unseen.ranks, need):
        yield mixed[base + total], ways
    for suit in kept.suits if scale.by_suits else ():
        for total in suited_handfuls(unseen.suits[suit], need):
            yield mixed[base + total], -1
            yield suited[base + total], 1


@lru_cache(maxsize=64)
def whole_hands(scale: Scale, unseen: Unseen) -> Spread:
    """Every hand that another may hold: how many of each place."""
    return becomes(scale, kept_of(()), unseen)


def below(spread: Spread, place: int) -> float:
    """The share of hands that a place beats, those that equal it counted half."""
    beaten = sum([ways for other, ways in spread.items() if other < place])
    return (beaten + spread.get(place, 0) / 2) / sum(spread.values())
