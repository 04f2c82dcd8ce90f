"""Where a hand stands among all the hands that may be dealt, under one order."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Collection
from functools import lru_cache
from itertools import accumulate
from typing import NamedTuple

from hoyle.engine.cards import BadCard
from hoyle.engine.game import Ranking
from hoyle.study.odds.patterns import FIVE, Hand, Pattern, Ranks, completions

Worth = tuple[int, ...]


class Against(NamedTuple):
    """Of so many hands that may be met, how many are beaten, equal, and better."""

    beaten: int
    equal: int
    better: int

    @property
    def share(self) -> float:
        """The part that is beaten, an equal hand counted half."""
        return (self.beaten + self.equal / 2) / sum(self)


class Order(NamedTuple):
    """Every hand of a pack in its order.

    `worths`: each once, the poorest first. `place`: for each pattern, where its worth stands there.
    `share`: for each place, the part of all hands that such a hand beats, an equal one half.
    """

    worths: tuple[Worth, ...]
    place: dict[tuple[Ranks, bool], int]
    share: tuple[float, ...]


@lru_cache(maxsize=16)
def order(ranking: Ranking, pack: Hand) -> Order:
    """The hands of a pack as a ranking orders them."""
    patterns = tuple(completions((), frozenset(pack)))
    worth = {(one.ranks, one.suited): ranking.worth(one.hand) for one in patterns}
    worths = tuple(sorted(set(worth.values())))
    at = {value: place for place, value in enumerate(worths)}
    place = {pattern: at[value] for pattern, value in worth.items()}
    return Order(worths, place, _shares(patterns, place, len(worths)))


def _shares(
    patterns: Collection[Pattern], place: dict[tuple[Ranks, bool], int], places: int
) -> tuple[float, ...]:
    alike = [0] * places
    for ranks, suited, ways in patterns:
        alike[place[ranks, suited]] += ways
    below = list(accumulate(alike, initial=0))
    total = below[-1]
    return tuple([(below[at] + alike[at] / 2) / total for at in range(places)])


def place_of(ranking: Ranking, pack: Hand, hand: Hand) -> int:
    """Where a hand of five stands. Raises `BadCard` for what is no hand of this ranking."""
    if len(hand) != FIVE:
        raise BadCard(f"odds are counted for a hand of five cards, not {len(hand)}")
    return bisect_left(order(ranking, pack).worths, ranking.worth(hand))
