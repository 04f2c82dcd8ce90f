"""Before the deal of an ordinary pool: the straddle (an option; not in what we hold of Foster)."""

from __future__ import annotations

from typing import TypeVar

from hoyle.engine.game import Phase, Say
from hoyle.engine.games.draw_poker.shy import SHY
from hoyle.engine.games.draw_poker.state import PokerState
from hoyle.engine.laws import Ruling, law, refuse
from hoyle.engine.state import Action, letter
from hoyle.engine.vying.table import at_seat

S = TypeVar("S", bound=PokerState)


@law("pool.straddle")
def his_to_straddle(state: PokerState, action: Action) -> Ruling | None:
    """Only the next on the left of the last blind hand may straddle, before he looks."""
    if action.seat == state.turn:
        return None
    return refuse(f"Only {letter(state.turn)} may straddle now, or say that he does not.")


@law("pool.straddle")
def straddle(state: S, action: Action) -> S:
    """Double the last blind, unseen; the price of coming in is twice that again."""
    seat, amount = action.seat, state.rules.blind * 2 ** (state.straddles + 1)
    pool = state.pool.pay(seat, amount, "pool.straddle", state.step, "the straddle")
    state = state.but(
        pool=pool,
        stakes=at_seat(state.stakes, seat, amount),
        level=2 * amount,
        straddles=state.straddles + 1,
    )
    room = min(state.rules.straddles, state.seats - 1)
    if state.straddles < room:
        return state.but(waiting=((seat + 1) % state.seats,))
    return state.but(phase="deal", waiting=())


@law("pool.straddle")
def no_straddle(state: S, action: Action) -> S:
    """The cards are dealt."""
    return state.but(phase="deal", waiting=())


def _options(state: PokerState) -> tuple[Action, ...]:
    return (Action(state.turn, "straddle"), Action(state.turn, "no-straddle"))


PHASE = Phase(
    "straddle",
    "before the cards are dealt",
    ("pool.straddle",),
    {
        "straddle": Say((his_to_straddle,), straddle),
        "no-straddle": Say((his_to_straddle,), no_straddle),
        **SHY,
    },
    _options,
)
