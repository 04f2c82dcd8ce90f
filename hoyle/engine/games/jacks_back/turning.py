"""Nobody opens for high: the same cards are played for low; nobody opens again: thrown in."""

from __future__ import annotations

from collections.abc import Hashable, Iterator
from typing import TypeVar

from hoyle.engine.game import Phase, Say
from hoyle.engine.games.jacks_back.follow import FRESH, follow
from hoyle.engine.games.jacks_back.state import JacksState
from hoyle.engine.games.jacks_back.wagers import (
    ANSWERS,
    answers,
    answers_key,
    check,
    cited_check,
    cited_round,
    free_to_check,
)
from hoyle.engine.laws import law
from hoyle.engine.state import Action, Event
from hoyle.engine.vying.betting import in_turn, stake, within_limit
from hoyle.engine.vying.table import at_seat

S = TypeVar("S", bound=JacksState)


@law("jacks.low")
def turn_low(state: S) -> S:
    """The hands are kept, nothing more is anted, and a new round begins on the dealer's left."""
    event = Event("turns-low", law="jacks.low")
    state = state.but(
        low=True,
        phase="low-opening",
        waiting=state.first_left,
        stakes=(0,) * state.seats,
        events=state.told(event),
        **FRESH,
    )
    return post_blind(state) if state.rules.blind else state


@law("jacks.blind")
def post_blind(state: S) -> S:
    """The dealer's left posts a blind bet; the next speaks first and the blind last."""
    seat, *rest = state.first_left
    blind = state.rules.blind
    return state.but(
        phase="low-coming-in",
        pool=state.pool.pay(seat, blind, "jacks.blind", state.step, "the blind"),
        stakes=at_seat(state.stakes, seat, blind),
        level=blind,
        waiting=(*rest, seat),
        posted=seat,
        events=state.told(Event("posts-blind", seat, blind, law="jacks.blind")),
    )


@law("jacks.low")
def open_low(state: S, action: Action) -> S:
    """Anybody may open for low, whatever he holds."""
    staked = stake(state, action.seat, action.amount, "jacks.low", "opens for low")
    return follow(staked.but(phase="low-coming-in"))


@law("jacks.thrown-in")
def throw_in(state: S) -> S:
    """The cards go in, the deal goes to the left; the pot stays, or the antes go back."""
    pool = state.pool
    if state.rules.thrown_in == "returned":
        for seat, staked in enumerate(pool.staked):
            if staked:
                why = "takes the ante back"
                pool = pool.take_down(seat, staked, "jacks.thrown-in", state.step, why)
    event = Event("thrown-in", law="jacks.thrown-in")
    events = state.told(event, Event("deal-passes", law="jacks.thrown-in"))
    return state.but(phase="paying", pool=pool, active=(), events=events)


def _key(state: JacksState) -> Hashable:
    return "low-opening", state.turn


def _options(state: JacksState) -> Iterator[Action]:
    yield Action(state.turn, "check")
    for amount in range(1, state.rules.limit + 1):
        yield Action(state.turn, "open", amount=amount)


TURNING = Phase("turning", "when nobody has opened", ("jacks.low",), run=turn_low)
OPENING = Phase(
    "low-opening",
    "in the low round",
    ("jacks.low", "jacks.thrown-in"),
    {
        "open": Say((in_turn, within_limit), open_low, ("amount",)),
        "check": Say((in_turn, cited_check), check),
    },
    _options,
    _key,
)
COMING_IN = Phase(
    "low-coming-in",
    "once the pot is open for low",
    ("jacks.low", "jacks.blind"),
    {**ANSWERS, "check": Say((in_turn, free_to_check, cited_round), check)},
    answers,
    answers_key,
)
THROWN_IN = Phase("thrown-in", "when nobody has opened at all", ("jacks.thrown-in",), run=throw_in)
