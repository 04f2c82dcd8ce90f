"""What follows when a say is over: another’s say, the next phase, or a pool that is won."""

from __future__ import annotations

from typing import Any, TypeVar

from hoyle.engine.games.draw_poker.shy import lapse
from hoyle.engine.games.draw_poker.state import PokerState
from hoyle.engine.laws import law
from hoyle.engine.state import DEALER, Seat
from hoyle.engine.vying.betting import withdraw
from hoyle.engine.vying.table import order

S = TypeVar("S", bound=PokerState)


def follow(state: S) -> S:
    """Go on from the phase the table is in."""
    return _NEXT[state.phase](state)


def retire(state: S, seat: Seat) -> S:
    """A seat gives up its hand, and the game goes on."""
    return follow(withdraw(state, seat))


@law("pool.level")
def after_coming_in(state: S) -> S:
    """When all who stay lie level, they draw; alone, a hand that is in takes the pool."""
    if len(state.active) == 1 and state.stakes[state.active[0]]:
        return take_unseen(state)
    if state.waiting:
        return state
    draft = state.__dict__.copy()
    draft["phase"], draft["waiting"] = "draw", order(state.active, state.age)
    return state.becomes(draft)


def after_draw(state: S) -> S:
    """When everybody has drawn, the first to bet speaks (laws 43 and 45)."""
    if len(state.active) == 1:
        return take_unseen(state)
    if state.waiting:
        return state
    draft = state.__dict__.copy()
    draft["phase"], draft["waiting"] = "bets", order(state.active, first_bettor(state))
    draft["stakes"] = (0,) * state.seats
    draft["level"], draft["raises"], draft["aggressor"] = 0, 0, DEALER
    return state.becomes(draft)


def first_bettor(state: PokerState) -> Seat:
    """The opener, or in an ordinary pool the left of the age; if gone, the next on his left."""
    return (state.age + 1) % state.seats if state.opener is None else state.opener


def after_bets(state: S) -> S:
    """A bet that is called brings the show; the last to hold cards takes the pool unseen.

    Where the last was a false opener nobody is left, and the pool stays for the jack he pays for.
    """
    if not state.active:
        return state.but(phase="paying", waiting=())
    if len(state.active) == 1:
        return take_unseen(state)
    if state.waiting:
        return state
    first = state.aggressor if state.aggressor >= 0 else first_bettor(state)
    return lapse(state.but(phase="show", waiting=order(state.active, first), called=True))


def after_show(state: S) -> S:
    """When all have shown or refused, the pool is paid."""
    return state if state.waiting else state.but(phase="paying")


@law("jack.winner-shows-openers")
def take_unseen(state: S) -> S:
    """One hand is left; it need not be shown, save that an opener proves his openers."""
    only = state.active[0]
    if only == state.opener and not state.found_out:
        return state.but(phase="proof", proof="openers", leaving=False, waiting=(only,))
    draft = state.__dict__.copy()
    draft["phase"], draft["waiting"] = "paying", ()
    return state.becomes(draft)


def reopen(state: S, waiting: tuple[Seat, ...]) -> S:
    """The opening say is heard again, from these seats; if there are none, nobody opens."""
    return state.but(
        phase="opening" if waiting else "fattening",
        waiting=waiting,
        stakes=(0,) * state.seats,
        level=0,
        raises=0,
        aggressor=-1,
        opener=None,
        opened_on=(),
        found_out=False,
    )


_NEXT: dict[str, Any] = {
    "coming-in": after_coming_in,
    "draw": after_draw,
    "bets": after_bets,
    "show": after_show,
}
