"""Hands counted by pattern: those that differ only in suits that do not matter are one.

What a hand is worth turns on its ranks and on whether its suits agree. So a few thousand patterns
stand for millions of hands, each with the number of ways in which it is dealt: every figure is
counted, and none is sampled.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Set
from functools import lru_cache
from itertools import combinations_with_replacement
from math import comb
from typing import NamedTuple

from hoyle.engine.cards import CARDS, JOKER, SUITS, Card

Hand = tuple[Card, ...]
Ranks = tuple[int, ...]
Groups = tuple[tuple[int, int], ...]  # each rank of a handful, and how many of it
FIVE = 5
_JOKERS = JOKER.rank


class Pattern(NamedTuple):
    """Hands of the same `ranks`, their suits agreeing or not, and in how many `ways` they come."""

    ranks: Ranks
    suited: bool
    ways: int

    @property
    def hand(self) -> Hand:
        """One of these hands."""
        return typical(self.ranks, self.suited)


@lru_cache(maxsize=32_768)
def typical(ranks: Ranks, suited: bool) -> Hand:
    """A hand of these ranks, in order; unless it is of one suit, no more than two suits agree."""
    suits = [0 if suited else place % len(SUITS) for place in range(len(ranks))]
    pairs = zip(ranks, suits, strict=True)
    return tuple([JOKER if rank == _JOKERS else CARDS[4 * rank + suit] for rank, suit in pairs])


def completions(kept: Hand, left: Set[Card], size: int = FIVE) -> Iterator[Pattern]:
    """Every hand that `kept` may become by cards that are `left`, alike ones together."""
    held = Counter([card.rank for card in left])
    base = tuple([card.rank for card in kept])
    colours = [suit for suit in range(len(SUITS)) if _of_suit(kept, suit)]
    for drawn, groups in handfuls_of(size - len(kept), JOKER in left):
        ways = 1
        for rank, times in groups:
            ways *= comb(held[rank], times)
        ranks = tuple(sorted(base + drawn))
        single = colours and len(groups) == len(drawn)
        suits = sum([_all_left(left, drawn, suit) for suit in colours]) if single else 0
        suited = min(suits, ways)  # no card, or the joker alone, is of any suit
        if suited:
            yield Pattern(ranks, True, suited)
        if ways > suited:
            yield Pattern(ranks, False, ways - suited)


@lru_cache(maxsize=16)
def handfuls_of(count: int, joker: bool) -> tuple[tuple[Ranks, Groups], ...]:
    """Every handful of so many ranks that a pack can hold, and how many of each it takes."""
    ranks = range(_JOKERS + 1 if joker else _JOKERS)
    handfuls = combinations_with_replacement(ranks, count)
    found = [(drawn, tuple(Counter(drawn).items())) for drawn in handfuls]
    return tuple([(drawn, groups) for drawn, groups in found if _in_a_pack(groups)])


def _in_a_pack(groups: Groups) -> bool:
    return all(times <= (1 if rank == _JOKERS else len(SUITS)) for rank, times in groups)


def _of_suit(cards: Hand, suit: int) -> bool:
    return all(card == JOKER or card.suit == suit for card in cards)


def _all_left(left: Set[Card], drawn: Ranks, suit: int) -> bool:
    """Whether the ranks, each different, can all be drawn in this suit."""
    return all(rank == _JOKERS or CARDS[4 * rank + suit] in left for rank in drawn)
