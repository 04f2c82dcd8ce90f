"""The score of a game kept on a board of holes, and otherwise what lies in the pool."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from hoyle.engine.state import Seat, State, letter
from hoyle.engine.tricks.table import Side, TrickState, members, side_name, side_of, sides, to_go
from hoyle.study.telling.words import counters, listed


class Standing(NamedTuple):
    """How a game stands: what is told, the telling of it, and the same for the ear.

    ``Score``, ``A 35, B 55``; or ``Pool``, ``9 counters``, heard as ``9``.
    """

    label: str
    text: str
    heard: str


def holes(rules: Any) -> int:
    """How many holes these rules play for on a board; none where they play for counters."""
    return getattr(rules, "board", 0)


def board_of(state: State | None) -> int:
    """How many holes are played for on a board; none where counters are."""
    return holes(state.rules) if state else 0


def units(number: int, state: State | None) -> str:
    """What is won, as it is counted: ``one counter``, or on a board ``5 holes``."""
    if not board_of(state):
        return counters(number)
    return "one hole" if number == 1 else f"{number or 'no'} holes"


def pegged(state: TrickState, side: Side) -> int:
    """The hole in which the front peg of a side stands."""
    return board_of(state) - to_go(state, side)


def seat_pegged(state: TrickState, seat: Seat) -> int:
    """The hole in which the front peg of a seat's side stands."""
    return pegged(state, side_of(state, seat))


def own_counters(state: State, seat: Seat) -> int:
    """What lies before a seat; in a game of points what its side has to go, whoever keeps it."""
    if isinstance(state, TrickState):
        return to_go(state, side_of(state, seat))
    return state.pool.stacks[seat]


def sides_as_data(state: State) -> list[dict[str, Any]]:
    """Each side of a game of points: its seats, which of them keeps its counters, and how many."""
    if not isinstance(state, TrickState):
        return []
    found = {side: [letter(seat) for seat in members(state, side)] for side in sides(state)}
    return [
        {"seats": seats, "kept_by": seats[0], "to_go": to_go(state, side)}
        for side, seats in found.items()
    ]


def standing(state: State) -> Standing:
    """The score of each side on a board, or else the counters in the pool."""
    if not isinstance(state, TrickState) or not board_of(state):
        return Standing("Pool", counters(state.pool.total), str(state.pool.total))
    return Standing("Score", score(state), score(state))


def score(state: Any) -> str:
    """What each side has pegged, or has still to go where counters are to be got rid of."""
    pegs = board_of(state)
    stands = {side: pegged(state, side) if pegs else to_go(state, side) for side in sides(state)}
    said = ", ".join(f"{side_name(state, side)} {number}" for side, number in stands.items())
    return said if pegs else f"{said} to go"


def brings(state: State, number: int, others: Sequence[Seat] = ()) -> str:
    """What an act that moves so many counters of its own seat means to it, and who else pays."""
    if isinstance(state, TrickState):
        return f"Pegs {units(number, state)}." if board_of(state) else f"Wins {counters(number)}."
    pay = "pays" if len(others) == 1 else "pay"
    too = f", and {listed([letter(seat) for seat in others])} {pay} too" if others else ""
    return f"Costs {counters(number)} now{too}."
