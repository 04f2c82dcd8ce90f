"""The fifty-third card. At high it is a bug, at low a fitter: what it stands for, and why.

The bug is an ace, or whatever completes a straight, a flush or a straight flush out of four other
cards; it takes the best of these. The fitter is the lowest card that the hand does not hold. In the
order of the bug a place stands above the 7,462 of the fifty-two: 7462, five aces.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache

from hoyle.engine.cards import CARDS, JOKER, RANK_NAMES, RANKS, SUIT_NAMES, BadCard, Card
from hoyle.engine.game import StandIn
from hoyle.engine.laws import law
from hoyle.engine.vying.low_ranks import LOW_RANKS, low_index, low_merit
from hoyle.engine.vying.orders import Merit
from hoyle.engine.vying.ranks import (
    CATEGORIES,
    LEAST_PAIR,
    Hand,
    category,
    index_of_ranks,
    merit,
    merit_of,
    standard,
)

ACE = RANKS.index("A")
FIVE_ACES = 7462
_ALL_ACES = (ACE,) * 4
_SIGNS = "♣♦♥♠"
_BUG = "jacks.bug"
_FROM_LOW = tuple(RANKS.index(rank) for rank in reversed(LOW_RANKS))


def others_of(hand: Hand) -> tuple[Card, ...]:
    """The four cards beside the joker. Raises `BadCard` for what is no hand with one joker."""
    others = tuple([card for card in hand if card != JOKER])
    for card in hand:
        if list(hand).count(card) > 1:
            raise BadCard(f"the {CARDS[card].name} is held twice")
    if len(others) != 4 or max(others) > JOKER:
        held = " ".join(CARDS[card].text for card in hand)
        raise BadCard(f"a hand with the joker is of four cards that are seen, and it: {held}")
    return others


@lru_cache(maxsize=4096)
def _best(ranks: tuple[int, ...], suited: bool) -> tuple[int, int]:
    """The best place that four cards reach with the bug, and the rank for which it stands."""
    if ranks == _ALL_ACES:
        return FIVE_ACES, ACE
    reached = []
    for rank in range(13):
        if suited and rank in ranks:
            continue
        if suited or rank == ACE or len({*ranks, rank}) == 5:
            index = index_of_ranks((*ranks, rank), suited)
            if suited or rank == ACE or category(index) == "straight":
                reached.append((index, rank))
    return max(reached)


def _bug(hand: Hand) -> tuple[int, int, bool]:
    others = others_of(hand)
    suited = len({card & 3 for card in others}) == 1
    return *_best(tuple(sorted([card >> 2 for card in others])), suited), suited


@law("jacks.bug")
def bug_index(hand: Hand) -> int:
    """The index of a hand among 7,463, the joker being a bug; hands without it are as ever.

    Raises `BadCard` for two jokers, another card held twice, or a hand that is not of five cards.
    """
    return _bug(hand)[0] if JOKER in hand else standard(hand)


@law("jacks.bug")
def bug_merit(hand: Hand) -> Merit:
    """What a hand is worth for high: the place of its kind, then its ranks as compared."""
    if JOKER not in hand or len(hand) != 5:
        return merit(hand)
    index = _bug(hand)[0]
    return (len(CATEGORIES), ACE) if index == FIVE_ACES else merit_of(index)


@law("jacks.bug")
def bug_opens(hand: Hand, rank: str) -> bool:
    """Whether the hand, the joker a bug, holds a pair of this rank or what would beat it."""
    return bug_index(hand) >= LEAST_PAIR[rank]


@law("jacks.bug")
def bug_stands(hand: Hand) -> StandIn:
    """What the bug stands for in a hand that holds it, and why."""
    index, rank, suited = _bug(hand)
    if index == FIVE_ACES:
        return StandIn("A", "an ace", "the fifth of them", _BUG)
    kind = category(index)
    if suited:
        suit = others_of(hand)[0].suit
        name = f"the {RANK_NAMES[rank]} of {SUIT_NAMES[suit]}"
        flush = f"the highest of the {SUIT_NAMES[suit]} not held, which completes the flush"
        why = "which completes the straight flush" if kind == "straight_flush" else flush
        return StandIn(face(rank) + _SIGNS[suit], name, why, _BUG)
    if kind == "straight":
        return StandIn(face(rank), a(rank), "which completes the straight", _BUG)
    return StandIn(face(rank), a(rank), "since it completes no straight and no flush", _BUG)


def fitted(hand: Hand) -> tuple[int, tuple[Card, ...]]:
    """The rank that the fitter stands for, and the hand with a card of that rank in its place."""
    others = others_of(hand)
    held = {card >> 2 for card in others}
    rank = next(rank for rank in _FROM_LOW if rank not in held)
    return rank, (*others, CARDS[4 * rank])


@law("jacks.fitter")
def fitter_index(hand: Hand) -> int:
    """The index of a hand among 6,175 for low, the joker being a fitter."""
    return low_index(fitted(hand)[1] if JOKER in hand else hand)


@law("jacks.fitter")
def fitter_merit(hand: Hand) -> Merit:
    """What a hand is worth for low, the joker being a fitter."""
    return low_merit(fitted(hand)[1] if JOKER in hand else hand)


@law("jacks.fitter")
def fitter_stands(hand: Hand) -> StandIn:
    """What the fitter stands for in a hand that holds it, and why."""
    rank = fitted(hand)[0]
    return StandIn(face(rank), a(rank), "the lowest card not held", "jacks.fitter")


def with_joker(
    name: Callable[[Hand], str], stands: Callable[[Hand], StandIn]
) -> Callable[[Hand], str]:
    """The name of a hand, and where it holds the joker what that stands for, and why."""

    def named(hand: Hand) -> str:
        if JOKER not in hand:
            return name(hand)
        stand_in = stands(hand)
        return f"{name(hand)} (the joker is {stand_in.name}, {stand_in.why})"

    return named


def face(rank: int) -> str:
    """A rank as it stands on a card."""
    return "10" if RANKS[rank] == "T" else RANKS[rank]


def a(rank: int) -> str:
    """A card of a rank in words: ``an ace``, ``a four``."""
    return f"{'an' if RANK_NAMES[rank][0] in 'ae' else 'a'} {RANK_NAMES[rank]}"
