"""Whose say it is in a jack pot, and what is said to one who passed it."""

from __future__ import annotations

from hoyle.engine.games.draw_poker.state import PokerState
from hoyle.engine.laws import Ruling, law, refuse, to_others
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


@law("pool.deal", "poker.39", "poker.44")
def foul(state: PokerState, action: Action) -> Ruling | None:
    """A foul hand has no say: one of too many cards, or that of a false opener found out."""
    seat = action.seat
    if seat in state.active or not 0 <= seat < state.seats:
        return None
    if len(state.hands[seat]) > 5:
        what = f"{letter(seat)}’s hand is foul, of too many cards: it is out of this deal."
        return refuse(what, laws=("pool.deal",), readings=("32",))
    if state.found_out and seat == state.opener:
        laws = ("poker.44",) if seat in state.drawn else ("poker.39",)
        return refuse(f"{letter(seat)} opened falsely: the hand is foul and has no say.", laws=laws)
    return None


@to_others
@law("pool.in-turn")
def his_say(state: PokerState, action: Action) -> Ruling:
    """Each speaks in turn, and only if he is in the pool at all."""
    return out_of_this_jack(state, action) or foul(state, action) or in_turn(state, action)
