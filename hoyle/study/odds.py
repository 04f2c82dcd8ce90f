"""Odds, counted and not sampled: what a hand may become by its draw."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import combinations, combinations_with_replacement
from math import comb, prod

from hoyle.engine.cards import PACK, Card
from hoyle.engine.vying.ranks import CATEGORIES, Hand, category, index_of_ranks, standard


def draw_odds(kept: Hand, thrown: Hand) -> dict[str, int]:
    """How many of the draws from the other 47 cards lead to each kind of hand, poorest first.

    `kept` and `thrown` are together the five cards that were dealt.
    """
    dealt = (*kept, *thrown)
    standard(dealt)  # five different cards, or it says what is wrong
    left = [card for card in PACK if card not in dealt]
    found: Counter[str] = Counter()
    for ranks, ways in _by_rank(left, len(thrown)):
        found[_kind(kept, ranks, suited=False)] += ways
    for ranks in _suited(kept, left, len(thrown)):
        found[_kind(kept, ranks, suited=False)] -= 1
        found[_kind(kept, ranks, suited=True)] += 1
    return {kind: found[kind] for kind in CATEGORIES}


def _kind(kept: Hand, drawn: tuple[int, ...], suited: bool) -> str:
    return category(index_of_ranks((*(card.rank for card in kept), *drawn), suited))


def _by_rank(left: list[Card], count: int) -> Iterator[tuple[tuple[int, ...], int]]:
    """Every handful of ranks that can be drawn, and in how many ways."""
    held = Counter(card.rank for card in left)
    for ranks in combinations_with_replacement(range(13), count):
        ways = prod(comb(held[rank], times) for rank, times in Counter(ranks).items())
        if ways:
            yield ranks, ways


def _suited(kept: Hand, left: list[Card], count: int) -> Iterator[tuple[int, ...]]:
    """The ranks of every draw that leaves five cards of one suit."""
    for suit in range(4):
        if all(card.suit == suit for card in kept):
            yield from combinations([card.rank for card in left if card.suit == suit], count)
