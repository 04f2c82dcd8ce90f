"""Whose say it is in a jack pot, and what is said to one who passed it."""

from __future__ import annotations

from hoyle.engine.games.draw_poker.state import PokerState
from hoyle.engine.laws import Ruling, law, refuse
from hoyle.engine.state import Action, letter
from hoyle.engine.vying.betting import in_turn


@law("poker.37")
def out_of_this_jack(state: PokerState, action: Action) -> Ruling | None:
    """Who has passed the jack has no cards and no say until it is decided (reading 10)."""
    seat = action.seat
    if state.kind != "jack" or not 0 <= seat < state.seats or seat in state.in_jack:
        return None
    return refuse(
        f"{letter(seat)} passed this jack, has no cards and is out of it until it is decided.",
        laws=("poker.37",),
        readings=("10",),
    )


@law("pool.in-turn")
def his_say(state: PokerState, action: Action) -> Ruling | None:
    """Each speaks in turn, and only if he is in the pool at all."""
    if state.waiting[0] == action.seat:
        return None
    return out_of_this_jack(state, action) or in_turn(state, action)
