"""The deal after a hand, and the first of all: who sits where, with what, and what is dealt."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, TypeVar

from hoyle.engine.game import Game
from hoyle.engine.state import Outcome, Seat
from hoyle.study.dealing import deals_now
from hoyle.study.record import MOST_LINES, Record
from hoyle.study.sitting.play import Play

T = TypeVar("T")
STACK = 100  # counters before each player, where the rules fix none
LOW = 20  # with fewer than this before him a player buys a stack more
LONG = MOST_LINES // 2  # a record longer than this goes on in a new one


def opening(game: Game, rules: Any, slug: str, title: str, seats: int, kind: str) -> Record:
    """A record in which nothing has been done."""
    return Record(slug, game.name, title, _stacks(game, rules, seats), (), kind=kind)


def again(play: Play, slug: str, jacks: int) -> tuple[Record, Seat, int]:
    """What is dealt after a hand: its record, one's own seat in it, and how many jacks follow.

    A game that carries the deal from pool to pool goes on in the same record. Otherwise the next
    dealer sits last, and everybody moves round with him.
    """
    ending, record = play.state.outcome, play.record
    assert ending is not None
    if deals_now(play.game, play.state) and play.number < LONG:
        return replace(record, slug=slug), play.seat, 0
    turn, left = ending.next_dealer + 1, max(ending.next_jacks, jacks - 1)
    fresh = Record(
        slug,
        record.game,
        record.title,
        _round(_bought(play), turn),
        (),
        kind="jack" if left > 0 else ending.next_kind,
        carried=_carried(play, ending),
        prepaid=tuple((seat - turn) % len(record.stacks) for seat in ending.next_prepaid),
    )
    return fresh, (play.seat - turn) % len(record.stacks), max(left, 0)


def _carried(play: Play, ending: Outcome) -> int:
    """What lies in the next pool before it begins; a game of tricks begins with nothing."""
    fixed = play.game.stacks is not None
    return 0 if fixed else ending.carried + play.state.pool.next_jack


def _bought(play: Play) -> tuple[int, ...]:
    """What lies before each, once those who are low have bought more."""
    pool = play.state.pool
    if play.game.stacks is not None:
        return _stacks(play.game, play.rules, len(pool.stacks))
    return tuple(STACK * (stack < LOW) + stack for stack in pool.stacks)


def _stacks(game: Game, rules: Any, seats: int) -> tuple[int, ...]:
    return game.stacks(seats, rules) if game.stacks else (STACK,) * seats


def _round(values: tuple[T, ...], turn: int) -> tuple[T, ...]:
    """The values of the seats, each seat moved round so that one of them comes last."""
    at = turn % len(values)
    return values[at:] + values[:at]
