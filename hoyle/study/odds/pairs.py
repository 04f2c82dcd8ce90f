"""Two hands dealt from one whole pack: in how many ways neither is of certain patterns.

By inclusion and exclusion over the cards that both would hold: of each set of cards, the hands that
hold it and are of no such pattern are counted, and squared. The hands are counted for all sets at
once, each pattern adding itself to every handful that it holds.
"""

from __future__ import annotations

from collections import defaultdict
from functools import lru_cache
from math import comb, prod

from hoyle.engine.cards import JOKER, SUITS
from hoyle.study.odds.patterns import FIVE, Groups, Ranks, handfuls_of

Alike = tuple[Ranks, bool]  # hands of these ranks, their suits agreeing or not
Held = dict[int, int]  # for each handful, the ways to make it up to a hand that counts


@lru_cache(maxsize=64)
def neither(patterns: frozenset[Alike], joker: bool) -> int:
    """How many ways there are to deal two hands from a whole pack, neither of these patterns."""
    mixed, amiss = _held(patterns, joker)
    shut = mixed.get(0, 0) + len(SUITS) * amiss.get(0, 0)
    shared = [
        _pairs(groups, mixed.get(_sign(groups), 0), amiss.get(_sign(groups), 0))
        for size in range(FIVE)
        for _, groups in handfuls_of(size, joker)
    ]
    return sum(shared) - shut  # five cards are shared by a hand and itself alone


def _pairs(groups: Groups, mixed: int, amiss: int) -> int:
    """What the sets of cards of one handful add to the pairs, or take from them.

    `mixed`: the hands that hold such a set, as if suits never agreed; `amiss`: what is to be put
    right in each suit that the set may be of.
    """
    sets = prod([comb(_copies(rank), times) for rank, times in groups])
    plain = [times for rank, times in groups if rank != JOKER.rank]
    suits, alike = (1, len(SUITS)) if plain else (len(SUITS), sets)
    alike = alike if set(plain) <= {1} else 0
    found = (sets - alike) * mixed**2 + alike * (mixed + suits * amiss) ** 2
    return -found if sum([times for _, times in groups]) % 2 else found


def _held(patterns: frozenset[Alike], joker: bool) -> tuple[Held, Held]:
    mixed: defaultdict[int, int] = defaultdict(int)
    amiss: defaultdict[int, int] = defaultdict(int)
    for ranks, groups in handfuls_of(FIVE, joker):
        mixed_too, suited_too = (ranks, False) not in patterns, (ranks, True) not in patterns
        handfuls = _within(groups) if mixed_too or suited_too else []
        for sign, ways in handfuls if mixed_too else ():
            mixed[sign] += ways
        for sign, _ in handfuls if mixed_too != suited_too and len(groups) == FIVE else ():
            amiss[sign] += 1 if suited_too else -1
    return mixed, amiss


def _within(groups: Groups) -> list[tuple[int, int]]:
    """Every handful that a hand holds, and in how many ways the rest is found beside it."""
    found = [(0, 1)]
    for group in groups:
        taken = _taken(*group)
        found = [(sign + one, ways * more) for sign, ways in found for one, more in taken]
    return found


@lru_cache(maxsize=64)
def _taken(rank: int, times: int) -> tuple[tuple[int, int], ...]:
    left = _copies(rank)
    return tuple([(held << 3 * rank, comb(left - held, times - held)) for held in range(times + 1)])


def _sign(groups: Groups) -> int:
    """A number for each handful, three bits for each rank."""
    return sum([times << 3 * rank for rank, times in groups])


def _copies(rank: int) -> int:
    return 1 if rank == JOKER.rank else len(SUITS)
