"""The deal after a hand, and the first of all: who sits where, with what, and what is dealt."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, TypeVar

from hoyle.engine.game import Game
from hoyle.engine.state import Outcome, Seat, State
from hoyle.engine.tricks.table import TrickState, members, sides, to_go
from hoyle.study.checking import put_in
from hoyle.study.dealing import deals_now
from hoyle.study.record import Record
from hoyle.study.sitting.play import LONG, Play

T = TypeVar("T")
STACK = 100  # counters before each player, where the rules fix none
LOW = 20  # with fewer than this before him a player buys a stack more


def opening(game: Game, rules: Any, slug: str, title: str, seats: int, kind: str) -> Record:
    """A record in which nothing has been done."""
    return Record(slug, game.name, title, _stacks(game, rules, seats), (), kind=kind)


def again(play: Play, slug: str, jacks: int) -> tuple[Record, Seat, int]:
    """What is dealt after a hand: its record, one's own seat in it, and how many jacks follow.

    A game that carries the deal from pool to pool goes on in the same record, while that is not
    long. Otherwise the next dealer sits last, and everybody moves round with him. Where a record
    was full before its hand was decided, the hand is dealt anew, and every counter lies where it
    lay before; a game of tricks goes on with what has been scored.
    """
    state = play.state
    if isinstance(state, TrickState) and not play.decided:
        return _scored_so_far(play, state, slug)
    if not play.decided:
        state = play.steps[play.begins].state
    ending = state.outcome
    if ending is None:
        return replace(play.record, slug=slug, lines=()), play.seat, jacks
    if play.decided and deals_now(play.game, state) and play.number < LONG:
        return replace(play.record, slug=slug), play.seat, 0
    return _moved_round(play, state, ending, slug, jacks)


def _moved_round(
    play: Play, state: State, ending: Outcome, slug: str, jacks: int
) -> tuple[Record, Seat, int]:
    """The hand after one that is decided, in a record of its own."""
    record, seats = play.record, len(play.record.stacks)
    turn, left = ending.next_dealer + 1, max(ending.next_jacks, jacks - 1)
    fresh = Record(
        slug,
        record.game,
        record.title,
        _round(_bought(play, state), turn),
        (),
        kind="jack" if left > 0 else ending.next_kind,
        carried=_carried(play.game, state, ending),
        prepaid=tuple((seat - turn) % seats for seat in ending.next_prepaid),
    )
    return fresh, (play.seat - turn) % seats, max(left, 0)


def _scored_so_far(play: Play, state: TrickState, slug: str) -> tuple[Record, Seat, int]:
    """The next deal of a game that goes on in a new record; a side's counters lie at its first."""
    seats, turn = len(state.hands), state.dealer + 1
    stacks = [0] * seats
    for side in sides(state):
        stacks[min((seat - turn) % seats for seat in members(state, side))] = to_go(state, side)
    inside = max(0, put_in(play.game, play.rules, stacks))
    record = replace(play.record, slug=slug, stacks=tuple(stacks), lines=(), carried=inside)
    return record, (play.seat - turn) % seats, 0


def _carried(game: Game, state: State, ending: Outcome) -> int:
    """What lies in the next pool before it begins; a game of tricks begins with nothing."""
    return 0 if game.stacks is not None else ending.carried + state.pool.next_jack


def _bought(play: Play, state: State) -> tuple[int, ...]:
    """What lies before each, once those who are low have bought more."""
    stacks = state.pool.stacks
    if play.game.stacks is not None:
        return _stacks(play.game, play.rules, len(stacks))
    return tuple(STACK * (stack < LOW) + stack for stack in stacks)


def _stacks(game: Game, rules: Any, seats: int) -> tuple[int, ...]:
    return game.stacks(seats, rules) if game.stacks else (STACK,) * seats


def _round(values: tuple[T, ...], turn: int) -> tuple[T, ...]:
    """The values of the seats, each seat moved round so that one of them comes last."""
    at = turn % len(values)
    return values[at:] + values[:at]
