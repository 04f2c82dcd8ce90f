"""An order of hands as a table in which five cards, added up, find their place.

Each rank has a code such that no two different handfuls of five add up alike, and each suit a digit
above them: the sum of five cards says which ranks are held and whether the suits agree. A table is
built from a ladder of kinds, poorest first, so each game can have its own.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cached_property
from itertools import combinations, groupby
from typing import NamedTuple

from hoyle.engine.cards import RANKS

Merit = tuple[int, ...]
Rung = tuple[Merit, int]  # the ranks in the order compared, and what their five cards add up to
Ladder = Iterable[tuple[Iterable[Rung], bool]]  # kinds, poorest first, and whether suits agree

RANK_CODES = (0, 1, 5, 22, 94, 312, 992, 2422, 5624, 12522, 19998, 43258, 79415)
SHIFT = 19
LOW = (1 << SHIFT) - 1
_DIGITS = (0, 1, 6, 36)
_AGREED = {5 * digit for digit in _DIGITS}
_MOST = 4 * RANK_CODES[12] + RANK_CODES[11]
_NO_HAND = -1  # five of one rank
ONE = [code + (digit << SHIFT) for code in RANK_CODES for digit in _DIGITS]
TWO = [[one + other for other in ONE] for one in ONE]


class Table(NamedTuple):
    """The index for each sum of ranks, suits agreeing or not, and the merit for each index."""

    mixed: Sequence[int]
    suited: Mapping[int, int]
    merits: tuple[Merit, ...]


class Order:
    """An order of hands; its table is built when first a hand is looked up.

    `by_suits` has for each sum of the suits' digits the part of the table that holds. `merits` has
    what a hand is worth for each index, once one has been looked up.
    """

    def __init__(self, ladder: Callable[[], Ladder]) -> None:
        self._ladder = ladder
        self.merits: list[Merit] = []
        self.by_suits: list[Sequence[int] | Mapping[int, int] | _Unbuilt] = [
            _Unbuilt(self, digits) for digits in range(max(_AGREED) + 1)
        ]

    @cached_property
    def table(self) -> Table:
        """All there is to look up."""
        table = build(self._ladder())
        self.merits[:] = table.merits
        for digits in range(len(self.by_suits)):
            self.by_suits[digits] = table.suited if digits in _AGREED else table.mixed
        return table


class _Unbuilt:
    def __init__(self, order: Order, digits: int) -> None:
        self._order, self._digits = order, digits

    def __getitem__(self, total: int) -> int:
        table = self._order.table
        return (table.suited if self._digits in _AGREED else table.mixed)[total]


def build(ladder: Ladder) -> Table:
    """The table of an order."""
    mixed, suited, merits = [_NO_HAND] * (_MOST + 1), dict[int, int](), list[Merit]()
    for place, (kind, agree) in enumerate(ladder):
        table: dict[int, int] | list[int] = suited if agree else mixed
        for ranks, total in kind:
            table[total] = len(merits)
            merits.append((place, *ranks))
    return Table(mixed, suited, tuple(merits))


def rungs(shape: tuple[int, ...]) -> list[Rung]:
    """Every way to fill a shape such as (2, 2, 1), poorest first."""
    groups = [(len([*same]), times) for times, same in groupby(shape)]
    heads = _handfuls(*groups[0])
    tails = _handfuls(*groups[1]) if len(groups) > 1 else [((), 0)]
    return [
        (head + tail, more + less)
        for head, more in heads
        for tail, less in tails
        if head[0] not in tail and head[-1] not in tail
    ]


def runs() -> list[Rung]:
    """The ten straights by their top card, five-high first; an ace may stand at either end."""
    return [
        ((top,), sum(RANK_CODES[rank] for rank in range(top - 4, top + 1)))
        for top in range(3, len(RANKS))
    ]


def _handfuls(count: int, times: int) -> list[Rung]:
    ranks = sorted(combinations(range(12, -1, -1), count))
    return [(held, times * sum(RANK_CODES[rank] for rank in held)) for held in ranks]
