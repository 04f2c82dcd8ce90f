"""Misreadings: the rules as people wrongly take them, so that a wrong answer can name its cause.

    misled(spot, kind, value)      {wrong value: misreading id}, what each misreading would answer
    MISREADINGS["re-ante"]         .title, .sentence

A misreading is either a change to the options of the rules, under which the engine itself plays the
hand to the wrong answer, or a small wrong function of the spot. Where several lead to one wrong
answer, the first is named: those that explain most stand first.
"""

from __future__ import annotations

from collections.abc import Callable

from hoyle.study.misreadings.buck import BUCK
from hoyle.study.misreadings.deltas import DELTAS
from hoyle.study.misreadings.jacks_back import JACKS_BACK
from hoyle.study.misreadings.money import LAST_ACT_FORGOTTEN, MONEY
from hoyle.study.misreadings.pegging import PEGGING
from hoyle.study.misreadings.pitch import PITCH
from hoyle.study.misreadings.points import POINTS
from hoyle.study.misreadings.ranking import RANKING
from hoyle.study.misreadings.showing import SHOWING
from hoyle.study.misreadings.tricks import TRICKS
from hoyle.study.misreadings.turns import TURNS
from hoyle.study.misreadings.types import Misreading
from hoyle.study.spot import Spot, Value

MISREADINGS: dict[str, Misreading] = {
    one.id: one
    for one in (
        *(*JACKS_BACK, *BUCK, *MONEY, *TURNS, *SHOWING, *RANKING),
        *(*PITCH, *TRICKS, *PEGGING, *POINTS, *DELTAS, LAST_ACT_FORGOTTEN),
    )
}

__all__ = ["MISREADINGS", "Misreading", "misled"]


def misled(spot: Spot, kind: str, value: Callable[[Spot], Value | None]) -> dict[Value, str]:
    """What each misreading would answer, where it differs from what the engine answers."""
    right = value(spot)
    wrong: dict[Value, str] = {}
    for one in MISREADINGS.values():
        found = _answer(one, spot, kind, value)
        if found is not None and found != right:
            wrong.setdefault(found, one.id)
    return wrong


def _answer(
    one: Misreading, spot: Spot, kind: str, value: Callable[[Spot], Value | None]
) -> Value | None:
    if one.games and spot.game.name not in one.games:
        return None
    if kind in one.wrong:
        return one.wrong[kind](spot)
    rules = one.changed(spot.rules) if kind in one.kinds else None
    other = spot.under(rules) if rules is not None else None
    return value(other) if other else None
