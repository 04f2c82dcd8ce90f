"""Hands in words: what a hand is called, and why one beats another."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from hoyle.engine.cards import RANK_NAMES, RANKS
from hoyle.engine.laws import law
from hoyle.engine.vying.ranks import CATEGORIES, Hand, Merit, merit

_KINDS = {  # in a general sentence, and whether it takes a plural verb
    "high_card": ("a hand without a pair", False),
    "one_pair": ("a pair", False),
    "two_pair": ("two pairs", True),
    "three_of_a_kind": ("triplets", True),
    "straight": ("a straight", False),
    "flush": ("a flush", False),
    "full_house": ("a full hand", False),
    "four_of_a_kind": ("four of a kind", False),
    "straight_flush": ("a straight flush", False),
}
_NAMES = {
    "high_card": "{one}-high",
    "one_pair": "a pair of {ones}",
    "two_pair": "two pairs, {ones} and {twos}",
    "three_of_a_kind": "triplets, {ones}",
    "straight": "{one}-high straight",
    "flush": "{one}-high flush",
    "full_house": "full hand, {ones} over {twos}",
    "four_of_a_kind": "four {ones}",
    "straight_flush": "{one}-high straight flush",
}
_ODD_FROM = {"high_card": 1, "one_pair": 1, "two_pair": 2, "three_of_a_kind": 1}
_ODD_FROM |= {"four_of_a_kind": 1}
_SAME = {  # how two hands of a kind agree, by the first place at which they differ
    "high_card": ("Neither holds a pair",),
    "one_pair": ("Both hold a pair", "Both hold a pair of {ones}"),
    "two_pair": (
        "Both hold two pairs",
        "Both hold two pairs headed by {ones}",
        "Both hold {ones} and {twos}",
    ),
    "three_of_a_kind": ("Both hold triplets", "Both hold three {ones}"),
    "straight": ("Both hold a straight",),
    "flush": ("Both hold a flush",),
    "full_house": ("Both hold a full hand", "Both hold a full hand of {ones}"),
    "four_of_a_kind": ("Both hold four of a kind", "Both hold four {ones}"),
    "straight_flush": ("Both hold a straight flush",),
}
_COUNTS = {2: ("higher", "lower"), 3: ("highest", "second", "third")}


class HandName(NamedTuple):
    """A hand's kind, its name in words, and its ranks (``K``, ``4``) in the order compared."""

    category: str
    name: str
    ranks: tuple[str, ...]


def _one(rank: int) -> str:
    return RANK_NAMES[rank]


def _many(rank: int) -> str:
    return "sixes" if RANK_NAMES[rank] == "six" else f"{RANK_NAMES[rank]}s"


def _a(rank: int) -> str:
    return f"an {_one(rank)}" if _one(rank) in {"ace", "eight"} else f"a {_one(rank)}"


def _fill(pattern: str, ranks: Sequence[int]) -> str:
    return pattern.format(one=_one(ranks[0]), ones=_many(ranks[0]), twos=_many(ranks[-1]))


def _listed(words: Sequence[str]) -> str:
    return " and ".join([", ".join(words[:-1]), words[-1]] if words[1:] else words)


@law("pool.ranking")
def describe(hand: Hand) -> HandName:
    """The hand's kind, name and ranks; a short hand is named by what it may claim."""
    place, *ranks = merit(hand)
    kind = CATEGORIES[place]
    shown = ranks[:2] if kind in {"two_pair", "full_house"} else ranks
    odd = [_a(rank) for rank in ranks[_ODD_FROM.get(kind, len(ranks)) :]]
    name = _fill(_NAMES[kind], shown) + (f", with {_listed(odd)}" if odd else "")
    return HandName(kind, name, tuple(RANKS[rank] for rank in ranks))
