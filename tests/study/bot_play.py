"""Hands played by the book's own players, alone or against chance."""

from collections.abc import Collection, Iterator
from random import Random
from typing import Any, NamedTuple

from hoyle.engine.game import Game, apply, legal_actions, seen_by, start
from hoyle.engine.state import Action, Deal, Seat, State
from hoyle.study.bots import Choice, choose
from hoyle.study.dealing import deals_now, next_chance
from tests.play import DEALT, one_act, stacks_of


class Turn(NamedTuple):
    """A moment of play: the table, who is to speak, what was said, and why if by a player."""

    before: State
    action: Action
    after: State
    choice: Choice | None


def turns(
    game: Game,
    rules: Any,
    seats: int,
    kind: str,
    seed: int,
    bots: Collection[Seat],
    most: int = 2000,
) -> Iterator[Turn]:
    """A pool, or a whole game, in which some seats are the book's and chance has the others."""
    rng = Random(seed)
    state = start(game, rules, Deal(stacks_of(game, seats, rules), kind))
    for _ in range(most):
        if state.outcome is not None:
            return
        choice = None
        if deals_now(game, state):
            action = next_chance(game, state, DEALT, rng)
        elif state.turn in bots:
            choice = said(game, state, rng)
            action = choice.action
        else:
            action = one_act(game, state, rng, calm=False)
        after = apply(game, state, action)
        yield Turn(state, action, after, choice)
        state = after


def said(game: Game, state: State, rng: Random, quick: bool = True) -> Choice:
    """What a player of the book says whose turn it is."""
    seat = state.turn
    options = legal_actions(game, state)
    return choose(game, seen_by(game, state, seat), seat, options, rng, quick=quick)


def ended(course: Iterator[Turn]) -> State:
    """The last table of a course of play."""
    *_, last = course
    return last.after
