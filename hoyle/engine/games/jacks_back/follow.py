"""What follows when a word has been said: another's say, the next round, or a pot that is won."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

from hoyle.engine.games.jacks_back.state import JacksState
from hoyle.engine.laws import law
from hoyle.engine.state import Seat
from hoyle.engine.vying.table import order

S = TypeVar("S", bound=JacksState)
FRESH: dict[str, Any] = {"level": 0, "raises": 0, "aggressor": -1, "checked": (), "posted": None}


def follow(state: S) -> S:
    """Go on from the phase the table is in."""
    if len(state.active) < 2:
        return last_hand(state)
    return state if state.waiting else _NEXT[state.phase](state)


@law("jacks.proof")
def last_hand(state: S) -> S:
    """One hand is left; it need not be shown, save that an opener proves his openers."""
    if unproved(state):
        return state.but(phase="proof", proving=True, leaving=False, waiting=state.active)
    return state.but(phase="paying", waiting=())


@law("jacks.proof")
def unproved(state: JacksState) -> bool:
    """Whether the last hand is the opener's, and the cards he opened on have not been seen."""
    if not state.active or state.active[0] != state.opener or state.low:
        return False
    return not (state.found_out or state.shown[state.opener])


def nobody_opened(state: S) -> S:
    """All have checked the first round."""
    return state.but(phase="turning")


def nobody_at_all(state: S) -> S:
    """All have checked the low round as well."""
    return state.but(phase="thrown-in")


@law("jacks.high-opened", "jacks.low-draw")
def to_the_draw(state: S) -> S:
    """Stakes are level: cards are drawn, from the dealer's left."""
    phase = "low-draw" if state.low else "draw"
    return state.but(phase=phase, waiting=state.first_left, checked=())


@law("jacks.high-opened", "jacks.low-final")
def to_the_last_round(state: S) -> S:
    """All have drawn: the opener begins; for low, the first on the dealer's left."""
    phase = "low-bets" if state.low else "bets"
    nothing = (0,) * state.seats
    return state.but(phase=phase, waiting=first_to_act(state), stakes=nothing, **FRESH)


def first_to_act(state: JacksState) -> tuple[Seat, ...]:
    """The order of the last round."""
    if state.low or state.opener is None:
        return state.first_left
    return order(state.active, state.opener)


@law("jacks.show-order")
def to_the_show(state: S) -> S:
    """The last to bet or raise shows first; where nobody bet, the first to act (reading 63)."""
    waiting = first_to_act(state)
    if state.aggressor in state.active:
        waiting = order(state.active, state.aggressor)
    return state.but(phase="low-show" if state.low else "show", waiting=waiting, called=True)


def to_the_end(state: S) -> S:
    """All have shown."""
    return state.but(phase="paying")


@law("jacks.false-opener")
def reopen(state: S, seat: Seat) -> S:
    """The opening was nothing: those who have not spoken yet may open, from his left."""
    round_on = order(state.active, seat + 1)
    waiting = tuple([other for other in round_on if other not in state.checked])
    unopened = state.but(
        phase="opening",
        waiting=waiting,
        stakes=(0,) * state.seats,
        opener=None,
        opened_on=(),
        found_out=False,
        **(FRESH | {"checked": state.checked}),
    )
    return follow(unopened)


_NEXT: dict[str, Callable[[Any], Any]] = {
    "opening": nobody_opened,
    "coming-in": to_the_draw,
    "draw": to_the_last_round,
    "bets": to_the_show,
    "show": to_the_end,
    "low-opening": nobody_at_all,
    "low-coming-in": to_the_draw,
    "low-draw": to_the_last_round,
    "low-bets": to_the_show,
    "low-show": to_the_end,
}
