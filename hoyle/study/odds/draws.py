"""What a hand may become by its draw, for every discard there is."""

from __future__ import annotations

from functools import lru_cache
from itertools import combinations
from typing import NamedTuple

from hoyle.engine.game import Ranking
from hoyle.study.odds.patterns import FIVE, Hand
from hoyle.study.odds.standing import counted, order, place_of


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
    held = place_of(ranking, pack, (*kept, *thrown))
    worths, _, share = order(ranking, pack)
    found = counted(ranking, pack, kept, frozenset(pack) - {*kept, *thrown})
    kinds, total, stands = [0] * len(ranking.kinds), sum(found), 0.0
    for place, ways in enumerate(found):
        if ways:
            kinds[worths[place][0]] += ways
            stands += ways * share[place]
    better = sum(found[held + 1 :])
    return Draw(kept, thrown, total, tuple(kinds), better, found[held], stands / total)


@lru_cache(maxsize=128)
def every_draw(ranking: Ranking, pack: Hand, hand: Hand) -> tuple[Draw, ...]:
    """All thirty-two discards of a hand, the one that will stand highest first."""
    found = [
        draw(ranking, pack, kept, tuple([card for card in hand if card not in kept]))
        for count in range(FIVE + 1)
        for kept in combinations(hand, count)
    ]
    return tuple(sorted(found, key=lambda one: (-one.standing, len(one.thrown))))
