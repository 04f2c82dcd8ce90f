"""False openers: found out before the draw, in one of three ways, or after it.

Before he has drawn, law 39 (the second of Foster's three ways) or one of the other two, as the
table has agreed; after he has drawn, law 44 always.
"""

from __future__ import annotations

from typing import Any, TypeVar

from hoyle.engine.game import Say
from hoyle.engine.games.draw_poker.follow import follow, reopen
from hoyle.engine.games.draw_poker.openers import holds_openers, known
from hoyle.engine.games.draw_poker.state import PokerState
from hoyle.engine.laws import Ruling, irregular, law, refuse
from hoyle.engine.state import Action, Event, Seat, letter
from hoyle.engine.vying.betting import withdraw
from hoyle.engine.vying.table import order

S = TypeVar("S", bound=PokerState)


def penalty(state: PokerState) -> int:
    """Counters for antes of all the others at the table in another jack."""
    return (state.seats - 1) * state.rules.jack_ante


@law("poker.44", "jack.penalty-antes")
def pay_antes_for_all(state: S, seat: Seat) -> S:
    """Put up, for another jack, the ante of everybody else at the table."""
    pool = state.pool.set_aside(
        seat,
        penalty(state),
        "jack.penalty-antes",
        state.step,
        "antes for all the others in another jack",
    )
    return state.but(pool=pool, refusers=(*state.refusers, seat))


@law("poker.39", "jack.way-stay")
def others_stay(state: S, seat: Seat) -> S:
    """Those who came in stay in and play for it, whatever they hold."""
    state = withdraw(state, seat)
    if any(state.stakes[other] for other in state.active):
        return follow(state)
    round_again = order(tuple(range(state.seats)), (seat + 1) % state.seats)
    yet_to_say = [s for s in round_again if s in state.active and s not in state.passed]
    return reopen(state, tuple(yet_to_say))


@law("jack.way-withdraw")
def others_withdraw(state: S, seat: Seat) -> S:
    """All who came in take their entry back, and anybody with cards may open on openers."""
    state = withdraw(state, seat)
    pool = state.pool
    for other in state.active:
        if state.stakes[other]:
            pool = pool.take_down(
                other, state.stakes[other], "jack.way-withdraw", state.step, "takes the entry back"
            )
    return reopen(state.but(pool=pool, passed=()), order(state.active, seat + 1))


@law("jack.way-refund")
def others_refunded(state: S, seat: Seat) -> S:
    """Everybody takes back all he has put in; the false opener makes it good; a fresh deal."""
    pool = state.pool
    for other, staked in enumerate(state.pool.staked):
        if other != seat and staked:
            why = "takes back all that he put in"
            pool = pool.take_down(other, staked, "jack.way-refund", state.step, why)
            pool = pool.pay(seat, staked, "jack.way-refund", state.step, f"for {letter(other)}")
    nobody = ((),) * state.seats
    fresh = reopen(state, ())
    return fresh.but(
        phase="deal", pool=pool, hands=nobody, discards=nobody, shown=nobody, under_chips=(),
        drawn=(), active=state.in_jack, passed=(), left=52, proof="", leaving=False,
        found_out=False,
    )  # fmt: skip


WAYS: dict[str, Any] = {
    "stay": others_stay,
    "withdraw": others_withdraw,
    "refund": others_refunded,
}


@law("poker.39", "poker.44")
def found_out(state: S) -> S:
    """The false opener's hand is foul: the table's way before he has drawn, law 44 after."""
    seat = state.opener
    assert seat is not None
    event = Event("false-opener", seat, law="poker.44" if seat in state.drawn else "poker.39")
    state = state.but(found_out=True, proof="", leaving=False, events=state.told(event))
    if seat not in state.drawn:
        return WAYS[state.rules.false_opener](state, seat)
    return follow(withdraw(pay_antes_for_all(state, seat), seat))


def consequence(state: PokerState, seat: Seat) -> Ruling:
    """The ruling on a false opener discovered at this moment."""
    name = letter(seat)
    if seat in state.drawn:
        return irregular(
            f"{name} opened without openers and has drawn: the hand is foul and given up, and "
            f"{name} antes for each of the others in another jack.",
            laws=("poker.44", "jack.penalty-antes"),
            fine=penalty(state),
            readings=("16", "20"),
        )
    way = WAYS[state.rules.false_opener]
    return irregular(
        f"{name} opened without openers and has not drawn: the hand is foul, and all that it has "
        "put into the pool is lost.",
        laws=("poker.39", *[cited for cited in way.laws if cited != "poker.39"]),
        fine=state.pool.staked[seat],
        readings=("16", "17", "18", "19"),
    )


@law("poker.39", "poker.44")
def owns_up(state: PokerState, action: Action) -> Ruling:
    """Only an opener without openers has anything to own up to."""
    seat = action.seat
    if seat != state.opener or seat not in state.active:
        return refuse("Only the opener, while he holds his hand, can own to a false opening.")
    if known(state.opened_on) and holds_openers(state, state.opened_on):
        return refuse(
            f"{letter(seat)} opened on openers: there is nothing to own up to.",
            heard=("poker.39", "poker.44"),
        )
    return consequence(state, seat)


def own_up(state: S, action: Action) -> S:
    """The opener says that he had no openers."""
    return found_out(state)


def exposed(state: PokerState) -> bool:
    """Whether showing now uncovers a false opening."""
    opened = state.opener is not None and not state.found_out
    return opened and not holds_openers(state, state.opened_on)


OWN_UP = Say((owns_up,), own_up)
