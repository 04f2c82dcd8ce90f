"""What each seat owes at this moment, what the seats are called, and what is played for."""

from __future__ import annotations

from collections.abc import Iterator

from hoyle.engine.game import Role
from hoyle.engine.games.straight_poker.state import StraightState
from hoyle.engine.laws import law
from hoyle.engine.state import Duty, Seat, letter

_TIMES = ("", "", "double", "triple", "fourfold", "fivefold")


@law("straight.buck")
def duties(state: StraightState) -> tuple[Duty, ...]:
    """What each seat must pay, do or show, by when, under which laws."""
    return tuple(_duties(state))


def _duties(state: StraightState) -> Iterator[Duty]:
    if state.phase in ("deal", "between"):
        if not state.ante_up:
            what = f"ante {state.rules.ante * state.seats} for everybody, and pass the buck"
            yield Duty(state.buck, what, "before the deal", ("straight.buck", "straight.ante"))
        yield Duty(state.dealer, "deal", "now", ("straight.deal",))
    if state.phase == "bets":
        due = state.level - state.stakes[state.turn]
        what = f"put up {due} to stay in, or give up the hand"
        yield Duty(state.turn, what, "now", ("straight.passers-decide", "pool.raise"))
    if state.phase == "show":
        for seat in state.waiting:
            what = "show the whole hand"
            yield Duty(seat, what, "in turn, having been called", ("pool.show-called",))


def roles(state: StraightState, seat: Seat) -> tuple[Role, ...]:
    """The dealer, and who holds the buck."""
    dealer = (Role("dealer", "dealer"),) if seat == state.dealer else ()
    return (*dealer, Role("buck", "buck")) if seat == state.buck else dealer


def note(state: StraightState) -> str:
    """Which pool of the session it is, and how often it has been passed out."""
    deals = state.passed_out + 1
    times = _TIMES[deals] if deals < len(_TIMES) else f"{deals}-fold"
    said = [f"Pool {state.pools} of this session"] if state.pools > 1 else []
    said += [f"a {times} pool" if said else f"{times.capitalize()} pool"] if times else []
    if state.outcome:
        said += [f"{letter(state.dealer)} deals the next"]
    return "; ".join(said)
