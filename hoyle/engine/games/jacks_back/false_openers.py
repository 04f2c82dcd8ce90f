"""A false opener is found out: the hand is dead, the stake is lost, and the rest play on."""

from __future__ import annotations

from typing import TypeVar

from hoyle.engine.game import Say
from hoyle.engine.games.jacks_back.follow import follow, reopen
from hoyle.engine.games.jacks_back.openers import holds_openers, known
from hoyle.engine.games.jacks_back.state import JacksState
from hoyle.engine.laws import Ruling, irregular, law, refuse
from hoyle.engine.state import Action, Event, Seat, letter
from hoyle.engine.vying.betting import withdraw

S = TypeVar("S", bound=JacksState)


@law("jacks.false-opener")
def found_out(state: S) -> S:
    """His hand is dead and his counters stay; where nobody has come in, the pot is unopened."""
    seat = state.opener
    assert seat is not None
    event = Event("false-opener", seat, law="jacks.false-opener")
    state = state.but(found_out=True, proving=False, leaving=False, events=state.told(event))
    state = withdraw(state, seat)
    if state.phase == "coming-in" and not any(state.stakes[other] for other in state.active):
        return reopen(state, seat)
    return follow(state)


def consequence(state: JacksState, seat: Seat) -> Ruling:
    """The ruling on a false opener discovered at this moment."""
    return irregular(
        f"{letter(seat)} opened without openers: the hand is dead, all that it has put into the pot"
        " is lost, and the others play on.",
        laws=("jacks.false-opener",),
        fine=state.pool.staked[seat],
        readings=("64",),
    )


@law("jacks.false-opener")
def owns_up(state: JacksState, action: Action) -> Ruling:
    """Only an opener without openers has anything to own up to."""
    seat = action.seat
    if seat != state.opener or seat not in state.active:
        return refuse("Only the opener, while he holds his hand, can own to a false opening.")
    if known(state.opened_on) and holds_openers(state.opened_on):
        return refuse(f"{letter(seat)} opened on openers: there is nothing to own up to.")
    return consequence(state, seat)


def own_up(state: S, action: Action) -> S:
    """The opener says that he had no openers."""
    return found_out(state)


OWN_UP = Say((owns_up,), own_up)
