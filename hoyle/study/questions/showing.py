"""What a seat must show at a moment, and why so much or so little."""

from __future__ import annotations

from hoyle.engine.game import judge
from hoyle.engine.laws import Law, Verdict
from hoyle.engine.state import Action, State, letter
from hoyle.study.questions.kind import Reasons
from hoyle.study.spot import Spot, Value

SHOWS = {
    "nothing": "Nothing",
    "openers": "The openers, and no more",
    "whole": "The whole hand",
}


def shows(spot: Spot) -> Value | None:
    """What a seat must show at the table asked for, when it comes to its turn."""
    state, seat = _in_turn(spot), spot.seat
    if seat not in spot.then.state.waiting or "show" not in spot.game.by_name[state.phase].says:
        return "nothing"
    enough = judge(spot.game, state, Action(seat, "show-openers")).verdict
    return "whole" if enough is Verdict.REFUSED else "openers"


def _in_turn(spot: Spot) -> State:
    return spot.then.state.but(waiting=(spot.seat,))


def shows_why(spot: Spot) -> Reasons:
    """The laws that ask for it, and a sentence."""
    what, seat, state = shows(spot), spot.seat, _in_turn(spot)
    if what == "nothing":
        return _laws_of_nothing(spot), _why_nothing(spot)
    less = judge(spot.game, state, Action(seat, "show-openers"))
    if what == "openers":
        why = f"{letter(seat)} opened, and shows the cards that the pot was opened on; no others."
        return less.laws, less.reason or why
    return judge(spot.game, state, Action(seat, "show")).laws, less.reason


def _laws_of_nothing(spot: Spot) -> tuple[Law, ...]:
    """Those of the seat's own act, or else those of the end or of the phase."""
    then, state = spot.then, spot.then.state
    if then.ruling and then.action and then.action.seat == spot.seat:
        return then.ruling.laws
    return state.outcome.laws if state.outcome else spot.game.by_name[state.phase].laws


def _why_nothing(spot: Spot) -> str:
    state, seat, name = spot.then.state, spot.seat, letter(spot.seat)
    opener = getattr(state, "opener", None)
    if getattr(state, "shown", ((),) * len(state.hands))[seat]:
        return f"{name} has shown already."
    if seat == opener and state.outcome is None:
        return f"{name} has neither been called nor given up the hand: nothing is shown yet."
    if opener is not None and seat != opener:
        return f"{name} did not open, and so has no opening to prove; nor is {name} called."
    return f"{name} is not called, and a hand that nobody calls need not be shown."
