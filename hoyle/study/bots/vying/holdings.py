"""What another may hold, kind by kind: how many such hands there are, and what his draw makes them.

The kinds are what a sensible player keeps: for high a pat hand, triplets, two pairs, a pair, four
to a flush or a straight; for low the different cards under the nine. The hands of each kind are
counted among the cards not seen; what he throws is taken to be as unknown as the pack.
"""

from __future__ import annotations

from collections import defaultdict
from functools import lru_cache
from math import comb
from typing import NamedTuple

from hoyle.engine.vying.low_ranks import LOWNESS
from hoyle.engine.vying.orders import RANK_CODES
from hoyle.study.odds.counting import (
    Kept,
    Spread,
    Unseen,
    becomes,
    handfuls,
    whole_hands,
)
from hoyle.study.odds.patterns import handfuls_of
from hoyle.study.odds.scale import Ranks, Scale, total_of

_PAIR, _TWO_PAIR, _TRIPLETS, _PAT = (1, 2, 3, 4)  # places in the order of kinds for high
_JACK = 9
_HANDS = comb(52, 5)
_FOUR_FLUSHES = 4 * comb(13, 4) * 27  # the fifth card of another suit and another rank
_FOUR_STRAIGHTS = 9 * 4**4 * 28  # open at both ends, the fifth card neither pairing nor filling
_LOW_ENOUGH = LOWNESS[6]  # an eight: cards above it are thrown at low


class Holding(NamedTuple):
    """A kind of hand: the least place it has before the draw, and how many cards it draws.

    `ways`: how many such hands there are. `becomes`: how many of its draws lead to each place.
    `chasing`: whether it is four to a straight or a flush.
    """

    place: int
    drawn: int
    ways: float
    becomes: Spread
    chasing: bool = False


@lru_cache(maxsize=64)
def holdings(scale: Scale, unseen: Unseen) -> tuple[Holding, ...]:
    """Every kind of hand another may have been dealt, the best first."""
    found = _for_high(scale, unseen) if scale.by_suits else _for_low(scale, unseen)
    return tuple(sorted(found, key=lambda one: -one.place))


def _for_high(scale: Scale, unseen: Unseen) -> list[Holding]:
    dealt = whole_hands(scale, unseen)
    grouped: dict[tuple[int, ...], Spread] = defaultdict(dict)
    for place, ways in dealt.items():
        grouped[_group(scale.merits[place])][place] = ways
    nothing = grouped.pop((0,), {})
    found = [_of_group(scale, unseen, group, spread) for group, spread in grouped.items()]
    part = sum(dealt.values()) / _HANDS
    chases = [(_FOUR_FLUSHES, _four_flushes(scale)), (_FOUR_STRAIGHTS, _four_straights(scale))]
    jacks = scale.least((_PAIR, _JACK))
    found += [Holding(jacks - 1, 1, ways * part, made, True) for ways, made in chases]
    rest = sum(nothing.values()) - sum([ways for ways, _ in chases]) * part
    return [*found, Holding(0, 5, max(rest, 1.0), dealt)]


def _group(merit: tuple[int, ...]) -> tuple[int, ...]:
    """The kind, and the ranks that are kept of it."""
    kind = merit[0]
    kept = {0: 0, _PAIR: 1, _TWO_PAIR: 2, _TRIPLETS: 1}.get(kind, 0)
    return merit[: 1 + kept]


def _of_group(scale: Scale, unseen: Unseen, group: tuple[int, ...], spread: Spread) -> Holding:
    kind, *ranks = group
    place, ways = min(spread), sum(spread.values())
    if kind >= _PAT:
        return Holding(place, 0, ways, spread)
    times = 3 if kind == _TRIPLETS else 2
    kept = tuple(rank for rank in ranks for _ in range(times))
    made = becomes(scale, _kept(kept), _without(unseen, kept))
    return Holding(place, 5 - len(kept), ways, made)


def _kept(ranks: Ranks) -> Kept:
    return Kept(len(ranks), total_of(ranks), (), False)


def _without(unseen: Unseen, ranks: Ranks) -> Unseen:
    """The cards that are left when some of these ranks are held; a bug may stand for one."""
    left = [max(0, held - ranks.count(rank)) for rank, held in enumerate(unseen.ranks)]
    return Unseen(tuple(left), (), unseen.joker)


@lru_cache(maxsize=8)
def _four_flushes(scale: Scale) -> Spread:
    """What four to a flush becomes by its draw of one: twelve kinds of the same, added up."""
    made: Spread = defaultdict(int)
    for ranks, _ in handfuls_of(5, False):
        total, different = total_of(ranks), len(set(ranks))
        if different == 5:
            made[scale.suited[total]] += 4 * 5
            made[scale.mixed[total]] += 4 * 5 * 3
        elif different == 4:
            made[scale.mixed[total]] += 4 * 3
    return dict(made)


@lru_cache(maxsize=8)
def _four_straights(scale: Scale) -> Spread:
    """What four in sequence, open at both ends, becomes by its draw of one."""
    made: Spread = defaultdict(int)
    for low in range(9):
        run = tuple(range(low, low + 4))
        for rank in range(13):
            made[scale.mixed[total_of(run) + RANK_CODES[rank]]] += 3 if rank in run else 4
    return dict(made)


@lru_cache(maxsize=8)
def _low_patterns(scale: Scale) -> dict[int, Ranks]:
    """What is kept for low of each five ranks, by what they add up to."""
    return {total_of(ranks): kept_for_low(ranks) for ranks, _ in handfuls_of(5, False)}


def kept_for_low(ranks: Ranks) -> Ranks:
    """The different cards under the nine, or all five where none is paired and none above it."""
    low = {rank for rank in ranks if LOWNESS[rank] >= _LOW_ENOUGH - 1}
    if len(low) == 5:
        return tuple(sorted(low))
    return tuple(sorted(rank for rank in low if LOWNESS[rank] >= _LOW_ENOUGH))


def _for_low(scale: Scale, unseen: Unseen) -> list[Holding]:
    ways: dict[Ranks, int] = defaultdict(int)
    patterns = _low_patterns(scale)
    for total, number in zip(*handfuls(unseen.ranks, 5), strict=True):
        ways[patterns[total]] += number
    return [_for_low_of(scale, unseen, kept, number) for kept, number in ways.items()]


def _for_low_of(scale: Scale, unseen: Unseen, kept: Ranks, ways: int) -> Holding:
    made = becomes(scale, _kept(kept), _without(unseen, kept))
    place = min(made) if len(kept) == 5 else len(kept) - 5  # fewer cards to draw are better
    return Holding(place, 5 - len(kept), ways, made)
