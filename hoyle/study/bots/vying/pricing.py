"""What an act of betting is worth: the chance to win, against what it costs.

An act is weighed by the answers to it and no further. Those who have to pay to stay are taken to
throw up their poorer hands, so many that a bet on nothing would gain nothing: where four must be
paid for a pool of twelve, all give up a quarter of the time.
"""

from __future__ import annotations

from math import prod
from typing import NamedTuple

from hoyle.study.bots.vying.table import Table

_BINS, _FEW = 40, 16  # endings told apart, and in haste
_KNOWS = 0.5  # how much a hand before its draw tells of what it will be
_STAYS_LEAST = 0.1


class Price(NamedTuple):
    """An act of betting: what it costs now, and by how much it raises the level."""

    cost: int
    extra: int


class Worth(NamedTuple):
    """What an act is worth in counters, how often it wins, and how often unopposed.

    `more`: what others add to the pool meanwhile, where it is won.
    """

    value: float
    wins: float
    alone: float
    more: float


class Prospects:
    """The chance of each ending of a hand, and which share of each rival's hands it beats."""

    def __init__(self, table: Table) -> None:
        self.table = table
        ways = sum(table.ending.values())
        beaten = [table.beaten_of(rival) for rival in table.rivals]
        self.endings = [
            (weight / ways, [against[place] for against in beaten])
            for place, weight in _binned(table.ending, ways, _FEW if table.quick else _BINS)
        ]

    def wins(self) -> float:
        """The chance to win if everybody stays."""
        return sum([weight * prod(beaten) for weight, beaten in self.endings])

    def worth(self, price: Price) -> Worth:
        """What an act is worth beside giving up the hand."""
        pool = self.table.pool + price.cost
        rivals = self.table.rivals
        owed = [rival.owes + price.extra for rival in rivals]
        fresh = sum(due > 0 and not rival.backed for due, rival in zip(owed, rivals, strict=True))
        stays = [
            _stays(pool, due, 1 if rival.backed else fresh)
            for due, rival in zip(owed, rivals, strict=True)
        ]
        won = paid = 0.0
        for weight, beaten in self.endings:
            against = [self._against(one, stay) for one, stay in zip(beaten, stays, strict=True)]
            either = [s * a + 1 - s for s, a in zip(stays, against, strict=True)]
            chance = prod(either)
            won += weight * chance
            for stay, by, any_way, due in zip(stays, against, either, owed, strict=True):
                if any_way:
                    paid += weight * stay * by * due * chance / any_way
        alone = prod([1 - stay for stay in stays])
        return Worth(won * pool + paid - price.cost, won, alone, paid / won if won else 0.0)

    def _against(self, beaten: float, stay: float) -> float:
        """The share beaten of the hands with which a rival stays."""
        best = max(0.0, (beaten - 1 + stay) / stay)
        knows = 1.0 if self.table.drawn else _KNOWS
        return knows * best + (1 - knows) * beaten


def _stays(pool: int, due: int, asked: int) -> float:
    """How often one of so many that are asked to pay stays in."""
    if due <= 0:
        return 1.0
    return max(_STAYS_LEAST, 1 - (due / (pool + due)) ** (1 / asked))


def _binned(ending: dict[int, int], ways: int, bins: int) -> list[tuple[int, int]]:
    """The endings in order, neighbours taken together under the place in their middle."""
    if len(ending) <= bins:
        return sorted(ending.items())
    found, weight, middle, room = [], 0, 0, ways / bins
    for place, number in sorted(ending.items()):
        weight += number
        if 2 * weight <= room or weight == number:
            middle = place
        if weight >= room:
            found.append((middle, weight))
            weight = 0
    return [*found, (middle, weight)] if weight else found
