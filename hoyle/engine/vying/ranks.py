"""What beats what: every five-card hand has a place among 7,462, 0 the poorest.

Each rank has a number such that no two different handfuls of five add up alike, and each suit a
digit above them; so the sum of five cards says which ranks are held and whether the suits agree,
and a table says the rest. The table is built from a ladder of kinds, poorest first: another game
with another order gets its own by building it from another ladder.

`strength` trusts its cards, `standard` checks them, and `merit` also weighs a hand that is short.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from itertools import combinations, groupby
from typing import NamedTuple

from hoyle.engine.cards import CARDS, RANKS, BadCard, Card
from hoyle.engine.laws import law

Hand = Sequence[Card]
Merit = tuple[int, ...]
Rung = tuple[Merit, int]  # the ranks in the order compared, and what their five cards add up to

CATEGORIES = (
    "high_card",
    "one_pair",
    "two_pair",
    "three_of_a_kind",
    "straight",
    "flush",
    "full_house",
    "four_of_a_kind",
    "straight_flush",
)
SHAPES: Mapping[str, tuple[int, ...]] = {
    "high_card": (1, 1, 1, 1, 1),
    "one_pair": (2, 1, 1, 1),
    "two_pair": (2, 2, 1),
    "three_of_a_kind": (3, 1, 1),
    "full_house": (3, 2),
    "four_of_a_kind": (4, 1),
}
_RANK_CODES = (0, 1, 5, 22, 94, 312, 992, 2422, 5624, 12522, 19998, 43258, 79415)
_SUIT_DIGITS = (0, 1, 6, 36)
_SHIFT = 19
_LOW = (1 << _SHIFT) - 1
_NO_HAND = -1  # five of one rank
_MOST = 4 * _RANK_CODES[12] + _RANK_CODES[11]


class Table(NamedTuple):
    """One order of hands: the index for each sum of ranks, and the merit for each index."""

    mixed: Sequence[int]
    suited: Mapping[int, int]
    by_suits: tuple[Sequence[int] | Mapping[int, int], ...]  # mixed or suited, by sum of suits
    merits: tuple[Merit, ...]


def _handfuls(count: int, times: int) -> list[Rung]:
    ranks = sorted(combinations(range(12, -1, -1), count))
    return [(held, times * sum(_RANK_CODES[rank] for rank in held)) for held in ranks]


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
        ((top,), sum(_RANK_CODES[rank] for rank in range(top - 4, top + 1)))
        for top in range(3, len(RANKS))
    ]


def build(ladder: Iterable[tuple[Iterable[Rung], bool]]) -> Table:
    """The table of an order: its kinds poorest first, each with whether its suits agree."""
    mixed, suited, merits = [_NO_HAND] * (_MOST + 1), dict[int, int](), list[Merit]()
    for place, (kind, agree) in enumerate(ladder):
        table: dict[int, int] | list[int] = suited if agree else mixed
        for ranks, total in kind:
            table[total] = len(merits)
            merits.append((place, *ranks))
    agreed = {5 * digit for digit in _SUIT_DIGITS}
    by_suits = [suited if digits in agreed else mixed for digits in range(max(agreed) + 1)]
    return Table(mixed, suited, tuple(by_suits), tuple(merits))


def _standard_ladder() -> Iterable[tuple[Iterable[Rung], bool]]:
    straights = runs()
    in_sequence = {total for _, total in straights}
    scattered = [rung for rung in rungs(SHAPES["high_card"]) if rung[1] not in in_sequence]
    special = {"high_card": scattered, "straight": straights}
    special |= {"flush": scattered, "straight_flush": straights}
    for name in CATEGORIES:
        yield special.get(name) or rungs(SHAPES[name]), "flush" in name


_STANDARD = build(_standard_ladder())
_BY_SUITS = _STANDARD.by_suits
_FIRST_PAIR = _STANDARD.merits.index((1, 0, 3, 2, 1))  # below it all ranks differ: none held twice
_ONE = [code + (digit << _SHIFT) for code in _RANK_CODES for digit in _SUIT_DIGITS]
_TWO = [[one + other for other in _ONE] for one in _ONE]


def strength(hand: Hand) -> int:
    """The index, 0 to 7461, of five different cards of the fifty-two; nothing is checked."""
    a, b, c, d, e = hand
    total = _TWO[a][b] + _TWO[c][d] + _ONE[e]
    return _BY_SUITS[total >> _SHIFT][total & _LOW]


@law("pool.ranking")
def standard(hand: Hand) -> int:
    """The index of a hand among 7,462: 7-5-4-3-2 is 0, a straight flush to the ace 7461.

    Hands alike in every rank have the same index; suits never part them. Raises `BadCard` for a
    card that cannot be ranked, a card held twice, or a hand that is not of five cards.
    """
    try:
        index = strength(hand)
    except (ValueError, LookupError):
        raise BadCard(_fault(hand, "five")) from None
    if not 0 <= index < _FIRST_PAIR and len(set(hand)) < 5:
        raise BadCard(_fault(hand, "five"))
    return index


@law("poker.36")
def merit(hand: Hand) -> Merit:
    """What a hand is worth at a show: compare two with ``>``; equal merits divide the pool.

    The place of its kind in `CATEGORIES`, then its ranks in the order they are compared. Hands of
    five cards stand exactly as in `standard`; a hand of one to four cards may be compared with
    them, and where all its ranks are matched the fuller hand is the better.
    """
    if len(hand) == 5:
        return _STANDARD.merits[standard(hand)]
    return short_merit(hand)


@law("poker.35")
def short_merit(hand: Hand) -> Merit:
    """The merit of fewer than five cards: pairs and the like count, a straight or flush never."""
    if not 1 <= len(hand) <= 4 or len(set(hand)) < len(hand) or max(hand) > 51:
        raise BadCard(_fault(hand, "one to five"))
    held = sorted(Counter(card.rank for card in hand).items(), key=lambda pair: pair[::-1])[::-1]
    times = tuple(count for _, count in held)
    kind = next(name for name, shape in SHAPES.items() if shape[: len(times)] == times)
    return (CATEGORIES.index(kind), *(rank for rank, _ in held))


def index_of_ranks(ranks: Iterable[int], suited: bool = False) -> int:
    """The index of five ranks (0 to 12), in one suit or not; at most four may be alike."""
    total = sum([_RANK_CODES[rank] for rank in ranks])
    return (_STANDARD.suited if suited else _STANDARD.mixed)[total]


def category(index: int) -> str:
    """The kind, as in `CATEGORIES`, of the hands with this index."""
    return CATEGORIES[_STANDARD.merits[index][0]]


def _fault(hand: Hand, wanted: str) -> str:
    for card in hand:
        if card > 51:
            return f"{CARDS[card].name} cannot be ranked: this order is for the fifty-two"
        if list(hand).count(card) > 1:
            return f"the {CARDS[card].name} is held twice"
    held = " ".join(CARDS[card].text for card in hand) or "none"
    return f"a hand to be ranked is of {wanted} cards, not {len(hand)}: {held}"
