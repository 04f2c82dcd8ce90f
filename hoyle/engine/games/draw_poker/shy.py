"""Shy counters: what is owed to the pool and what law 46 says of it; and the opener's discard."""

from __future__ import annotations

from typing import TypeVar

from hoyle.engine.game import Say, nothing
from hoyle.engine.games.draw_poker.state import PokerState
from hoyle.engine.laws import Ruling, irregular, law, refuse
from hoyle.engine.state import Action, Event, Seat, letter
from hoyle.engine.vying.table import VyingState

S = TypeVar("S", bound=PokerState)


@law("poker.46")
def goes_shy(state: PokerState, action: Action) -> Ruling | None:
    """A seat leaves unpaid part of what it has just put up in words."""
    name, amount = letter(action.seat), action.amount
    if state.kind != "jack":
        return refuse("Law 46 speaks of jack pots: in an ordinary pool the counters are put up.")
    if not 1 <= amount <= _last_paid(state, action.seat):
        return refuse(f"{name} has not just put up {amount} that could be left owing.")
    return irregular(
        f"{name} is shy {amount}. It may be asked for until a call is made or the pool is won; "
        "after that nothing can be collected.",
        readings=("35",),
    )


def _last_paid(state: PokerState, seat: Seat) -> int:
    if not 0 <= seat < state.seats:
        return 0
    paid = [entry.amount for entry in state.pool.entries if entry.seat == seat and entry.amount > 0]
    return paid[-1] - state.pool.owed[seat] if paid else 0


@law("poker.46")
def go_shy(state: S, action: Action) -> S:
    """The counters stay before the seat, and are owed."""
    seat, amount = action.seat, action.amount
    pool = state.pool.take_down(seat, amount, "poker.46", state.step, "shy")
    return state.but(pool=pool.owe(seat, amount))


@law("poker.46")
def owes_it(state: PokerState, action: Action) -> Ruling | None:
    """Only a debt can be paid, and no more than the debt."""
    owed = state.pool.owed[action.seat] if 0 <= action.seat < state.seats else 0
    if 1 <= action.amount <= owed:
        return None
    return refuse(f"{letter(action.seat)} owes the pool {owed}, not {action.amount}.")


@law("poker.46")
def put_up(state: S, action: Action) -> S:
    """The debt is made good while it still can be."""
    seat, amount = action.seat, action.amount
    pool = state.pool.pay(seat, amount, "poker.46", state.step, "makes good what he was shy")
    return state.but(pool=pool.owe(seat, -amount))


@law("poker.46")
def too_late(state: PokerState, action: Action) -> Ruling:
    """After a call, or once the pool is won, a debt is gone."""
    return refuse(
        "A call has been made or the pool is won: what anybody was shy cannot be collected."
    )


@law("poker.46")
def lapse(state: S) -> S:
    """All debts to the pool lapse."""
    if not any(state.pool.owed):
        return state
    lapsed = [
        Event("lapsed", seat, owed, law="poker.46")
        for seat, owed in enumerate(state.pool.owed)
        if owed
    ]
    pool = state.pool._replace(owed=(0,) * state.seats)
    return state.but(pool=pool, events=state.told(*lapsed))


@law("jack.under-the-chips")
def stays_under(state: VyingState, action: Action) -> Ruling:
    """The opener's discard is taken up by nobody."""
    return refuse(
        "The opener’s discard lies under the counters until the pool is decided, as the proof of "
        "what he held: nobody takes it up, and it is never dealt again.",
        laws=("poker.43", "jack.under-the-chips"),
    )


SHY = {"shy": Say((goes_shy,), go_shy, ("amount",)), "put-up": Say((owes_it,), put_up, ("amount",))}
TAKE_UP = {"take-up": Say((stays_under,), nothing, ("cards",))}
OVER = {
    "dun": Say((too_late,), nothing, ("amount",)),
    "put-up": Say((too_late,), nothing, ("amount",)),
}
