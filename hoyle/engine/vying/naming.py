"""Hands in words: what a hand is called, and why one beats another."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from hoyle.engine.cards import RANK_NAMES, RANKS
from hoyle.engine.game import Ranking
from hoyle.engine.laws import Law
from hoyle.engine.vying.orders import Merit
from hoyle.engine.vying.ranks import CATEGORIES, SHAPES, Hand, merit

_FIVE = RANKS.index("5")
KINDS = (*CATEGORIES, "five_of_a_kind")  # the last with a joker only


class Words(NamedTuple):
    """How a kind of hand is spoken of.

    `beats` and `beaten` serve where two kinds meet. `name` names the hand, and the ranks from `odd`
    on are added to it. Where two of a kind meet, `alike` says what they share and `decides` which
    cards settle it, by the place at which they first differ. In all of them ``{one}`` and
    ``{ones}`` stand for the first rank, ``{twos}`` the second, ``{last}`` the last that is shared.
    """

    beats: str
    beaten: str
    name: str
    odd: int
    alike: tuple[str, ...]
    decides: tuple[str, ...] = 5 * ("",)


WORDS = {
    "high_card": Words(
        "A hand without a pair beats",
        "a hand without a pair",
        "{one}-high",
        1,
        (
            "Neither holds a pair",
            "Neither holds a pair, and the {one} heads both",
            *3 * ("Neither holds a pair, and they are alike down to the {last}",),
        ),
    ),
    "one_pair": Words(
        "A pair beats",
        "a pair",
        "a pair of {ones}",
        1,
        ("Both hold a pair", *3 * ("Both hold a pair of {ones}",)),
        (
            "",
            "the highest odd card decides: ",
            "the second odd card decides: ",
            "the third odd card decides: ",
        ),
    ),
    "two_pair": Words(
        "Two pairs beat",
        "two pairs",
        "two pairs, {ones} and {twos}",
        2,
        (
            "Both hold two pairs",
            "Both hold two pairs headed by {ones}",
            "Both hold {ones} and {twos}",
        ),
        ("", "the lower pair decides: ", "the odd card decides: "),
    ),
    "three_of_a_kind": Words(
        "Triplets beat",
        "triplets",
        "triplets, {ones}",
        1,
        ("Both hold triplets", *2 * ("Both hold three {ones}",)),
        ("", "the higher odd card decides: ", "the lower odd card decides: "),
    ),
    "straight": Words(
        "A straight beats", "a straight", "{one}-high straight", 5, ("Both hold a straight",)
    ),
    "flush": Words(
        "A flush beats",
        "a flush",
        "{one}-high flush",
        5,
        (
            "Both hold a flush",
            "Both hold a flush headed by the {one}",
            *3 * ("Both hold a flush, alike down to the {last}",),
        ),
    ),
    "full_house": Words(
        "A full hand beats",
        "a full hand",
        "full hand, {ones} over {twos}",
        2,
        ("Both hold a full hand", "Both hold a full hand of {ones}"),
        ("the triplets decide: ", "the pair decides: "),
    ),
    "four_of_a_kind": Words(
        "Four of a kind beat",
        "four of a kind",
        "four {ones}",
        1,
        ("Both hold four of a kind", "Both hold four {ones}"),
        ("", "the odd card decides: "),
    ),
    "straight_flush": Words(
        "A straight flush beats",
        "a straight flush",
        "{one}-high straight flush",
        5,
        ("Both hold a straight flush",),
    ),
    "five_of_a_kind": Words("Five of a kind beat", "five of a kind", "five {ones}", 1, ()),
}

KIND_WORDS = tuple([WORDS[kind].beaten for kind in KINDS])


class HandName(NamedTuple):
    """A hand's kind, its name in words, and its ranks (``K``, ``4``) in the order compared."""

    category: str
    name: str
    ranks: tuple[str, ...]


def describe(hand: Hand, order: Callable[[Hand], Merit] = merit) -> HandName:
    """The hand's kind, name and ranks in an order; a short hand is named by what it may claim."""
    place, *ranks = order(hand)
    kind = KINDS[place]
    words = WORDS[kind]
    odd = [_a(rank) for rank in ranks[words.odd :]]
    name = _fill(words.name, ranks) + (f", with {listed(odd)}" if odd else "")
    return HandName(kind, name, tuple(RANKS[rank] for rank in ranks))


def order_of(title: str, law: Law, worth: Callable[[Hand], Merit]) -> Ranking:
    """An order of hands with the words for it."""
    return Ranking(
        title,
        law,
        worth,
        lambda hand: describe(hand, worth).name,
        lambda hand, other: why(hand, other, worth),
        KIND_WORDS,
    )


def why(hand: Hand, other: Hand, order: Callable[[Hand], Merit] = merit) -> str:
    """One sentence saying why the better of two hands beats the other, whichever that is."""
    worse, better = sorted((order(hand), order(other)))
    if worse == better:
        return "Equal in every rank: they divide the pool."
    stronger, weaker = KINDS[better[0]], KINDS[worse[0]]
    if stronger != weaker:
        return f"{WORDS[stronger].beats} {WORDS[weaker].beaten}."
    return _why_within(stronger, better[1:], worse[1:])


def _why_within(kind: str, better: Merit, worse: Merit) -> str:
    words = WORDS[kind]
    if better[: len(worse)] == worse:
        return f"{words.alike[0]}; they match as far as the shorter goes, and the fuller is better."
    at = next(at for at, rank in enumerate(worse) if rank != better[at])
    shared = _fill(words.alike[at], better, at)
    return f"{shared}; {words.decides[at]}{_outranks(kind, at, better[at], worse[at])}."


def _outranks(kind: str, at: int, higher: int, lower: int) -> str:
    if "straight" in kind:
        low_ace = ", under which the ace counts low" if lower == _FIVE else ""
        return f"{_a(higher)} at the head outranks {_a(lower)}{low_ace}"
    if SHAPES.get(kind, SHAPES["high_card"])[at] > 1:
        return f"the {_many(higher)} outrank the {_many(lower)}"
    return f"the {_one(higher)} outranks the {_one(lower)}"


def _one(rank: int) -> str:
    return RANK_NAMES[rank]


def _many(rank: int) -> str:
    return "sixes" if _one(rank) == "six" else f"{_one(rank)}s"


def _a(rank: int) -> str:
    return f"an {_one(rank)}" if _one(rank) in {"ace", "eight"} else f"a {_one(rank)}"


def _fill(pattern: str, ranks: Sequence[int], at: int = 0) -> str:
    return pattern.format(
        one=_one(ranks[0]),
        ones=_many(ranks[0]),
        twos=_many(ranks[:2][-1]),
        last=_one(ranks[at - 1]),
    )


def listed(words: Sequence[str]) -> str:
    """``a king``, ``a king and a ten``, ``a king, a ten and a two``."""
    return " and ".join([", ".join(words[:-1]), words[-1]] if words[1:] else words)
