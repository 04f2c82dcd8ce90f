"""Every place a hand may have in an order of hands, found by what its ranks add up to.

What the engine thinks of a hand is what the odds and the book's players think of it; the sums only
make it quick. A joker has places of its own.
"""

from __future__ import annotations

from bisect import bisect_left
from collections import defaultdict
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from itertools import product

from hoyle.engine.cards import JOKER, Card
from hoyle.engine.game import Ranking
from hoyle.engine.vying.orders import RANK_CODES, Merit
from hoyle.study.odds.standing import order

Ranks = tuple[int, ...]


@dataclass(frozen=True, eq=False)
class Scale:
    """The places of an order, 0 the poorest.

    `merits`: the merit of each place. `mixed` and `suited`: the place for the sum of five ranks.
    `mixed_joker` and `suited_joker`: the same for four ranks beside a joker. `by_suits`: whether
    it matters that suits agree.
    """

    merits: tuple[Merit, ...]
    mixed: dict[int, int]
    suited: dict[int, int]
    mixed_joker: dict[int, int]
    suited_joker: dict[int, int]
    by_suits: bool = field(init=False)

    def __post_init__(self) -> None:
        matters = any(self.mixed[total] != place for total, place in self.suited.items())
        object.__setattr__(self, "by_suits", matters)

    def least(self, merit: Merit) -> int:
        """The first place whose merit is at least so much; how many are below it."""
        return bisect_left(self.merits, merit)

    def place(self, hand: Iterable[Card]) -> int:
        """Where five cards stand."""
        cards = [card for card in hand if card != JOKER]
        joker = len(cards) == 4
        total = sum([RANK_CODES[card >> 2] for card in cards])
        if len({card & 3 for card in cards}) == 1:
            return (self.suited_joker if joker else self.suited)[total]
        return (self.mixed_joker if joker else self.mixed)[total]


def total_of(ranks: Iterable[int]) -> int:
    """What ranks add up to."""
    return sum([RANK_CODES[rank] for rank in ranks])


@lru_cache(maxsize=8)
def scale_of(ranking: Ranking, pack: tuple[Card, ...]) -> Scale:
    """The scale of an order of hands, with the places of a joker where the pack holds one."""
    merits, places, _ = order(ranking, pack)
    return scaled(merits, places)


def scaled(merits: tuple[Merit, ...], places: Mapping[tuple[Ranks, bool], int]) -> Scale:
    """The scale on which each pattern, its suits agreeing or not, has the place that is given."""
    tables: dict[tuple[bool, ...], dict[int, int]] = defaultdict(dict)
    for (ranks, suited), place in places.items():
        plain = [rank for rank in ranks if rank != JOKER.rank]
        tables[len(plain) < len(ranks), suited][total_of(plain)] = place
    return Scale(merits, *[tables[kind] for kind in product((False, True), repeat=2)])
