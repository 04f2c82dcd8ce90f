"""What becomes of a bid when the points are counted: made, or the pitcher is set back."""

from __future__ import annotations

from hoyle.engine.laws import law
from hoyle.engine.tricks.irregular import offenders
from hoyle.engine.tricks.scoring import Point
from hoyle.engine.tricks.table import Side, TrickState, side_of

Points = tuple[Point, ...]
FOUR = ("high", "low", "jack", "game")


def bargained(state: TrickState, made: Points) -> Points:
    """The points that are scored, in their order, and what the bid came to."""
    if not state.bid:
        return made
    side = side_of(state, state.pitcher)
    if points_of(side, made) >= state.bid:
        made = pitcher_first(state, side, made)
        return (*made, Point("bid-made", side, 0, "pitch.set-back"))
    if any(other != side for other in offenders(state)):
        return excused(side, made)
    return set_back(state, side, made)


def points_of(side: Side, made: Points) -> int:
    """How many of High, Low, Jack and Game a side has made."""
    return sum(point.side == side and point.kind in FOUR for point in made)


@law("pitch.first-out")
def pitcher_first(state: TrickState, side: Side, made: Points) -> Points:
    """By option the points of a pitcher who has made his bid are counted before all others."""
    if state.rules.first_out != "pitcher":
        return made
    first = Point("counted-first", side, 0, "pitch.first-out")
    return (first, *sorted(made, key=lambda point: point.side != side))


@law("pitch.set-back")
def set_back(state: TrickState, side: Side, made: Points) -> Points:
    """He scores nothing that he made, and takes as many counters back as he was to make points."""
    kept = [point for point in made if point.side != side or point.amount < 0]
    return (*kept, Point("set-back", side, -state.bid, "pitch.set-back"))


@law("pitch.revoke")
def excused(side: Side, made: Points) -> Points:
    """Where another has revoked the pitcher is not set back, and scores what he has made."""
    return (*made, Point("excused", side, 0, "pitch.revoke"))
