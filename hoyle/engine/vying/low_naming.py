"""Hands for low in words: what one is called, and why one is the lower of two."""

from __future__ import annotations

from collections.abc import Callable

from hoyle.engine.cards import RANK_NAMES, RANKS
from hoyle.engine.vying.low_ranks import LOW_KINDS, LOW_RANKS, low_merit
from hoyle.engine.vying.naming import HandName, listed
from hoyle.engine.vying.orders import Merit
from hoyle.engine.vying.ranks import SHAPES, Hand

_KINDS = {
    "no_pair": "a hand without a pair",
    "one_pair": "a pair",
    "two_pair": "two pairs",
    "three_of_a_kind": "triplets",
    "full_house": "a full hand",
    "four_of_a_kind": "four of a kind",
}
LOW_KIND_WORDS = tuple([_KINDS[kind] for kind in LOW_KINDS])
_NAMES = {
    "one_pair": "a pair of {ones}",
    "two_pair": "two pairs, {ones} and {twos}",
    "three_of_a_kind": "triplets, {ones}",
    "full_house": "full hand, {ones} over {twos}",
    "four_of_a_kind": "four {ones}",
}
_WHEEL = "5432A"


def describe_low(hand: Hand, order: Callable[[Hand], Merit] = low_merit) -> HandName:
    """The hand's kind, its name for low and its ranks in the order compared."""
    place, *lowness = order(hand)
    kind, ranks = LOW_KINDS[place], tuple([LOW_RANKS[one] for one in lowness])
    if kind == "no_pair":
        run = "-".join("10" if rank == "T" else rank for rank in ranks)
        return HandName(kind, f"{run}, the wheel" if "".join(ranks) == _WHEEL else run, ranks)
    name = _NAMES[kind].format(ones=_many(ranks[0]), twos=_many(ranks[1]))
    odd = ranks[2:] if kind == "two_pair" else ranks[1:]
    with_odd = f", with {listed([_a(rank) for rank in odd])}" if kind != "full_house" else ""
    return HandName(kind, name + with_odd, ranks)


def why_low(hand: Hand, other: Hand, order: Callable[[Hand], Merit] = low_merit) -> str:
    """One sentence saying why the lower of two hands wins, whichever that is."""
    worse, better = sorted((order(hand), order(other)))
    if worse == better:
        return "Equal in every rank: they divide the pool."
    lower, higher = LOW_KINDS[better[0]], LOW_KINDS[worse[0]]
    if lower != higher:
        one = _KINDS[lower]
        verb = "are" if one in ("two pairs", "triplets", "four of a kind") else "is"
        return f"{one[0].upper()}{one[1:]} {verb} lower than {_KINDS[higher]}."
    return _why_within(lower, better[1:], worse[1:])


def _why_within(kind: str, better: Merit, worse: Merit) -> str:
    at = next(at for at, one in enumerate(worse) if one != better[at])
    low, high = LOW_RANKS[better[at]], LOW_RANKS[worse[at]]
    if SHAPES.get(kind, SHAPES["high_card"])[at] > 1:
        return f"Both hold {_KINDS[kind]}; {_many(low)} are lower than {_many(high)}."
    shared = f", alike down to the {_one(LOW_RANKS[better[at - 1]])}" if at else ""
    both = "Neither holds a pair" if kind == "no_pair" else f"Both hold {_KINDS[kind]}"
    which = "the highest card decides" if at == 0 else "the next card decides"
    return f"{both}{shared}; {which}: {_a(low)} is lower than {_a(high)}."


def _one(rank: str) -> str:
    return RANK_NAMES[RANKS.index(rank)]


def _many(rank: str) -> str:
    return "sixes" if rank == "6" else f"{_one(rank)}s"


def _a(rank: str) -> str:
    return f"{'an' if rank in 'A8' else 'a'} {_one(rank)}"
