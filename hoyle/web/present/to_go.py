"""Counters of a side that must be rid of them: those it has still to put in, and those put in."""

from __future__ import annotations

from typing import Any

from hoyle.engine.game import Game
from hoyle.engine.state import Seat, letter
from hoyle.engine.tricks.table import TrickState, members, side_of, to_go
from hoyle.web.present.common import View

MOST = 12  # more are no row of discs any longer


def row(game: Game, state: Any, seat: Seat) -> View | None:
    """The counters of a seat side by side; of partners the first has them. None at other games."""
    if not isinstance(state, TrickState) or game.stacks is None:
        return None
    side = side_of(state, seat)
    first = members(state, side)[0]
    if seat != first:
        return {"by": letter(first)}
    whole, left = game.stacks(len(state.hands), state.rules)[first], to_go(state, side)
    if whole > MOST:
        return None
    return {
        "discs": [disc < left for disc in range(max(whole, left))],
        "figure": left,
        "label": f"to go, of {whole}",
    }


def in_figures(state: TrickState, seat: Seat) -> tuple[Any, Any]:
    """What a side has put in and has still to put in; of partners the first has it all."""
    side = side_of(state, seat)
    first = members(state, side)[0]
    if seat != first:
        return "", f"with {letter(first)}"
    return state.pool.staked[first], to_go(state, side)
