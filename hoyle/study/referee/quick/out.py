"""Who goes out first: what each side has to go, what was made, and the order in which it counts."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from typing import Any

from hoyle.engine.cards import parse_cards
from hoyle.engine.game import Game, apply
from hoyle.engine.laws import Law
from hoyle.engine.state import Action
from hoyle.engine.tricks.scoring import Point, count_points
from hoyle.engine.tricks.table import Side, Trick, TrickState, side_of, to_go
from hoyle.study.referee.quick.table import at_the_table, laid, name_of, seats_of, side_keys
from hoyle.study.referee.reading import BadInput, Said, read_choice, read_number

MOST_TO_GO, MOST_AT_ONCE = 99, 20
_AT_ONCE = re.compile(r"([A-H]{1,2})\s*:?\s*([0-9]{1,2})", re.IGNORECASE)
_EVERY_TRUMP = parse_cards("AhKhQhJhTh2h")


@dataclass(frozen=True, slots=True)
class Scored:
    """A point as it was counted: its name, whose, how much, and what that side has then to go."""

    point: str
    side: str
    amount: int
    to_go: int
    law: Law


@dataclass(frozen=True, slots=True)
class GoesOut:
    """The answer: who is out ("" where nobody is), and the count as far as it goes.

    `uncounted`: points that were made and are not counted any more.
    """

    line: str
    winner: str
    counted: tuple[Scored, ...]
    uncounted: tuple[str, ...]
    laws: tuple[Law, ...]


def goes_out(game: Game, rules: Any, said: Said) -> GoesOut:
    """Who is rid of his counters first. Raises `BadInput`.

    Fields: `seats`; ``needs-A`` … what each side has to go; ``made-high``, ``made-low`` … the side
    that made each; `once` what was scored as it fell, in its order, such as ``B 1, A 1``.
    """
    seats = seats_of(game, said)
    table = laid(game, rules, seats)
    keys = side_keys(table)
    at_the_table(table, said, keys, "needs-")
    state = laid(game, rules, seats, _needs(keys, seats, said))
    made = (*_at_once(keys, said), *_at_the_end(game, rules, keys, said))
    if not made:
        raise BadInput("made-high", "Say who made what: High, Low, the Jack or Game.")
    counted = tuple(_count(state, made))
    over = counted[-1].to_go == 0
    winner = counted[-1].side if over else ""
    rest = tuple(point.kind for point in made[len(counted) :])
    laws = ("allfours.out-in-order", *((counted[-1].law, rules.goal) if over else ()))
    return GoesOut(_line(counted, winner), winner, counted, rest, tuple(dict.fromkeys(laws)))


def _needs(keys: dict[str, Side], seats: int, said: Said) -> tuple[int, ...]:
    """What lies before each seat: a side's counters before the first of its seats."""
    stacks = [0] * seats
    for key, side in keys.items():
        if not said.get(f"needs-{key}", "").strip():
            raise BadInput(f"needs-{key}", f"Say how many {' and '.join(key)} had to go.")
        stacks[side] = read_number(said, f"needs-{key}", 1, MOST_TO_GO, 1)
    return tuple(stacks)


def _at_once(keys: dict[str, Side], said: Said) -> Iterator[Point]:
    """What was scored as it fell: a turned Jack, a gift, pegs."""
    text = said.get("once", "").strip()
    found = _AT_ONCE.findall(text)
    if text and (not found or re.sub(r"[\s,;.]", "", _AT_ONCE.sub("", text))):
        raise BadInput("once", "Write a side and a number for each, in their order: B 1, A 1.")
    if len(found) > MOST_AT_ONCE:
        raise BadInput("once", f"At most {MOST_AT_ONCE} scores are counted here.")
    for name, number in found:
        if name.upper() not in keys or not int(number):
            raise BadInput(
                "once", f"“{name} {number}” is no side and number; sides are {', '.join(keys)}."
            )
        yield Point("at-once", keys[name.upper()], int(number), "allfours.out-in-order")


def _at_the_end(game: Game, rules: Any, keys: dict[str, Side], said: Said) -> Iterator[Point]:
    """What was made by the end, in the order in which this game counts it."""
    for point in order_of_points(game, rules):
        name = read_choice(said, f"made-{point.kind}", keys, "")
        if name:
            yield point._replace(side=keys[name])


@cache
def order_of_points(game: Game, rules: Any) -> tuple[Point, ...]:
    """Every point a deal may bring at its end, in the order counted: read off one that has all."""
    seats = game.seats[0]
    state = laid(game, rules, seats)
    tricks = tuple(Trick(0, (card,), 0) for card in _EVERY_TRUMP)
    table: Any = state.but(trump=_EVERY_TRUMP[0].suit, tricks=tricks, phase="count", waiting=(0, 1))
    for seat in range(seats):
        table = apply(
            game, table.but(waiting=(seat, *range(seat + 1, seats))), Action(seat, "count")
        )
    return tuple(
        Point(one.kind, 0, 1, one.law) for one in table.events if one.kind in ENDS and one.amount
    )


ENDS = ("high", "low", "jack", "game")


def _count(state: TrickState, made: tuple[Point, ...]) -> Iterator[Scored]:
    """Each point counted by itself, until a side is out."""
    for point in made:
        side = side_of(state, point.side)
        before = to_go(state, side)
        state = count_points(state, (point,), {})
        left = to_go(state, side)
        yield Scored(point.kind, name_of(state, side), before - left, left, point.law)
        if state.outcome:
            return


def _line(counted: tuple[Scored, ...], winner: str) -> str:
    if not winner:
        return "Nobody is out yet."
    last = counted[-1]
    said = "what is scored as it falls" if last.point == "at-once" else WORDS[last.point]
    verb = "are" if " and " in winner else "is"
    return f"{winner} {verb} out first, by {said}."


WORDS = {"high": "High", "low": "Low", "jack": "the Jack", "game": "Game"}
