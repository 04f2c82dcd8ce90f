"""Ace-to-five low: of 6,175 places the last, 6174, is the best, and that is 5-4-3-2-A.

Aces are low, and neither a straight nor a flush is known. Any hand without a pair beats any hand
with one; below that the kinds come in the order in which they are met at high, turned about.
`low_strength` trusts its cards, `low_merit` checks them.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations, groupby

from hoyle.engine.cards import CARDS, RANKS, SUITS, BadCard
from hoyle.engine.laws import law
from hoyle.engine.vying.orders import RANK_CODES, Ladder, Merit, Order, Rung
from hoyle.engine.vying.ranks import SHAPES, Hand

LOW_KINDS = (
    "four_of_a_kind",
    "full_house",
    "three_of_a_kind",
    "two_pair",
    "one_pair",
    "no_pair",
)
LOW_PLACES = 6175
LOW_RANKS = "KQJT98765432A"  # how low a rank is: its place here
LOWNESS = tuple(LOW_RANKS.index(rank) for rank in RANKS)
_BY_LOWNESS = tuple(RANKS.index(rank) for rank in LOW_RANKS)


def _low_ladder() -> Ladder:
    for kind in LOW_KINDS:
        yield _low_rungs(SHAPES.get(kind, SHAPES["high_card"])), False


def _low_rungs(shape: tuple[int, ...]) -> Iterator[Rung]:
    """Every way to fill a shape, the poorest for low first; the highest card is compared first."""
    groups = [(len([*same]), times) for times, same in groupby(shape)]
    heads = _handfuls(*groups[0])
    tails = _handfuls(*groups[1]) if len(groups) > 1 else [((), 0)]
    for head, more in heads:
        for tail, less in tails:
            if not set(head) & set(tail):
                yield head + tail, more + less


def _handfuls(count: int, times: int) -> list[Rung]:
    held = combinations(range(13), count)
    return [(low, times * sum([RANK_CODES[_BY_LOWNESS[one]] for one in low])) for low in held]


LOW_ORDER = Order(_low_ladder)


class _Unbuilt(Sequence[int]):
    """Stands for the table until a hand is looked up."""

    def __getitem__(self, total: int) -> int:  # type: ignore[override]
        _held[0] = LOW_ORDER.table.mixed
        return _held[0][total]

    def __len__(self) -> int:
        return len(LOW_ORDER.table.mixed)


_held: list[Sequence[int]] = [_Unbuilt()]
_ONE = [code for code in RANK_CODES for _ in SUITS]
_TWO = [[one + other for other in _ONE] for one in _ONE]
_FIRST_UNPAIRED = LOW_PLACES - 1287  # from here on hands differ in every rank: no card twice


def low_strength(hand: Hand) -> int:
    """The index, 0 to 6174, of five different cards of the fifty-two; nothing is checked."""
    a, b, c, d, e = hand
    return _held[0][_TWO[a][b] + _TWO[c][d] + _ONE[e]]


@law("jacks.low-ranking")
def low_index(hand: Hand) -> int:
    """The index of a hand among 6,175: K-K-K-K-Q is 0, the wheel 6174.

    Raises `BadCard` for a card that cannot be ranked, a card held twice, or a hand not of five.
    """
    try:
        index = low_strength(hand)
    except (ValueError, LookupError):
        raise BadCard(_fault(hand)) from None
    if index < _FIRST_UNPAIRED and len(set(hand)) < 5:
        raise BadCard(_fault(hand))
    return index


@law("jacks.low-ranking")
def low_merit(hand: Hand) -> Merit:
    """What a hand is worth for low: compare two with ``>``; equal merits divide the pool.

    The place of its kind in `LOW_KINDS`, then how low its ranks are, in the order compared: what is
    paired first, and then from the highest card down.
    """
    return LOW_ORDER.table.merits[low_index(hand)]


def _fault(hand: Hand) -> str:
    for card in hand:
        if card > 51:
            return f"{CARDS[card].name} cannot be ranked: this order is for the fifty-two"
        if list(hand).count(card) > 1:
            return f"the {CARDS[card].name} is held twice"
    held = " ".join(CARDS[card].text for card in hand) or "none"
    return f"a hand to be ranked is of five cards, not {len(hand)}: {held}"
