"""What a hand may become by its draw, for every discard there is, and what it meets as dealt."""

from __future__ import annotations

from collections.abc import Set
from functools import lru_cache
from itertools import combinations
from typing import NamedTuple

from hoyle.engine.cards import JOKER, PACK, Card
from hoyle.engine.game import Ranking
from hoyle.study.odds.counting import Spread, becomes, kept_of, unseen_of
from hoyle.study.odds.patterns import FIVE, Hand
from hoyle.study.odds.scale import scale_of
from hoyle.study.odds.standing import Against, order, place_of


class Draw(NamedTuple):
    """What one discard leads to.

    `ways`: how many draws there are. `kinds`: how many lead to each kind of hand, as in the
    ranking's `kinds`. `better` and `same`: how many leave a hand that beats, or equals, the one
    held. `standing`: the part of all hands dealt that the hand will beat on average, nought to one.
    """

    kept: Hand
    thrown: Hand
    ways: int
    kinds: tuple[int, ...]
    better: int
    same: int
    standing: float


def draw(ranking: Ranking, pack: Hand, kept: Hand, thrown: Hand) -> Draw:
    """What comes of throwing some cards of a hand of five and drawing as many.

    Raises `BadCard` for what is no hand of this ranking.
    """
    whole = _whole(pack)
    held = place_of(ranking, whole, (*kept, *thrown))
    worths, _, share = order(ranking, whole)
    found = _counted(ranking, pack, kept, {*kept, *thrown})
    kinds, total, stands = [0] * len(ranking.kinds), sum(found.values()), 0.0
    for place, ways in found.items():
        kinds[worths[place][0]] += ways
        stands += ways * share[place]
    better = sum([ways for place, ways in found.items() if place > held])
    return Draw(kept, thrown, total, tuple(kinds), better, found.get(held, 0), stands / total)


@lru_cache(maxsize=128)
def against_one(ranking: Ranking, pack: Hand, hand: Hand) -> Against:
    """How a hand fares against one other, as dealt from the rest of the pack."""
    others, held = _counted(ranking, pack, (), set(hand)), place_of(ranking, _whole(pack), hand)
    beaten = sum([ways for place, ways in others.items() if place < held])
    equal = others.get(held, 0)
    return Against(beaten, equal, sum(others.values()) - beaten - equal)


def _counted(ranking: Ranking, pack: Hand, kept: Hand, seen: Set[Card]) -> Spread:
    """How many of the hands that `kept` may become stand at each place of the order."""
    unseen = unseen_of(frozenset(pack) - seen)
    return becomes(scale_of(ranking, _whole(pack)), kept_of(kept), unseen)


def _whole(pack: Hand) -> Hand:
    """The pack that a part of it comes from: hands stand as they do among all hands."""
    return (*PACK, JOKER) if JOKER in pack else PACK


@lru_cache(maxsize=128)
def every_draw(ranking: Ranking, pack: Hand, hand: Hand) -> tuple[Draw, ...]:
    """All thirty-two discards of a hand, the one that will stand highest first."""
    found = [
        draw(ranking, pack, kept, tuple([card for card in hand if card not in kept]))
        for count in range(FIVE + 1)
        for kept in combinations(hand, count)
    ]
    return tuple(sorted(found, key=lambda one: (-one.standing, len(one.thrown))))
