"""A cribbage board: a lane of sixty-one holes to each side, and two pegs in it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, NamedTuple

from hoyle.engine.state import letter
from hoyle.engine.tricks.table import Side, TrickState, members, side_name, side_of, sides, to_go
from hoyle.study.telling import AuditRow, board_of, pegged
from hoyle.web.present.common import View

ROW = 30  # out along one row of thirty holes, back along the other, and into the last
FIVES, STEP, GAP = 5, 10, 4  # holes stand in fives
FIRST, OUT, BACK, LANE = 58, 11, 25, 37
START, GAME = (44, 32), 38  # where the pegs stand before the first, and the hole that ends it


class Pegs(NamedTuple):
    """Where the pegs of a side stand, and how far the front one was moved at this step.

    `hinder` is None where the hand does not tell: it begins in the middle of a game.
    """

    front: int
    hinder: int | None
    moved: int


def board(state: TrickState) -> View:
    """The board as it stands, and the same in words."""
    lanes = [_lane(state, side, number) for number, side in enumerate(sides(state))]
    return {
        "label": " ".join(lane["says"] for lane in lanes),
        "holes": board_of(state),
        "height": LANE * len(lanes),
        "lanes": lanes,
    }


def pegs(state: TrickState, side: Side) -> Pegs:
    """Each peg goes past the other; what is lost is taken off the front one."""
    own = [one for one in state.pool.entries if side_of(state, one.seat) == side]
    front = pegged(state, side) - sum(one.amount for one in own)
    hinder = None if front else 0
    for one in own:
        hinder = front if one.amount > 0 else hinder
        front += one.amount
    now = state.step - 1
    return Pegs(front, hinder, sum(one.amount for one in own if one.step == now))


def _lane(state: TrickState, side: Side, number: int) -> View:
    front, hinder, moved = pegs(state, side)
    back = 0 if hinder is None else hinder
    name, left = side_name(state, side), to_go(state, side)
    return {
        "name": name,
        "mark": "".join(letter(seat) for seat in members(state, side)),
        "y": LANE * number,
        "front": _place(front, START[0]),
        "hinder": _place(back, START[1]),
        "run": [_place(hole, 0) for hole in _passed(hinder, front)] if moved > 0 else [],
        "score": front,
        "moved": f"+{moved}" if moved > 0 else f"−{-moved}" if moved else "",
        "left": _left(left),
        "says": f"{name}: {front} of {board_of(state)}{_behind(hinder, front)}.",
    }


def _left(holes: int) -> str:
    return "out" if not holes else "one to go" if holes == 1 else f"{holes} to go"


def _behind(hinder: int | None, front: int) -> str:
    return f", and {hinder}" if hinder and hinder != front else ""


def _passed(hinder: int | None, front: int) -> Iterator[int]:
    """The holes counted off by the last peg."""
    yield from range(hinder + 1, front) if hinder is not None else ()


def _place(hole: int, start: int) -> View:
    """Where a hole is on its lane."""
    if hole <= 0:
        return {"x": start, "y": OUT}
    if hole > 2 * ROW:
        return {"x": GAME, "y": BACK}
    way = hole - 1 if hole <= ROW else 2 * ROW - hole
    return {"x": FIRST + STEP * way + GAP * (way // FIVES), "y": OUT if hole <= ROW else BACK}


def account(state: Any) -> View:
    """How the page is headed that tells every counter, or every hole, and its columns."""
    if board_of(state):
        return {
            **{"title": "Who pegged what", "eyebrow": "Peg by peg", "unit": "Holes"},
            **{"sum": "Pegged", "each": "Every hole has a player, a moment and a law."},
            "before": "had been pegged before",
        }
    return {
        **{"title": "Who paid what", "eyebrow": "Counter by counter", "unit": "Counters"},
        **{"sum": "Pool", "each": "Every counter has a payer, a moment and a law."},
        "before": "lay in the pool from before",
    }


def running(first: Any, rows: Iterable[AuditRow]) -> Iterator[tuple[AuditRow, int]]:
    """Each movement with what lies in the pool after it, or the hole in which its side stands."""
    if not board_of(first):
        yield from ((row, row.total) for row in rows)
        return
    at = {side: pegged(first, side) for side in sides(first)}
    for row in rows:
        side = side_of(first, row.seat)
        at[side] += row.amount
        yield row, at[side]
