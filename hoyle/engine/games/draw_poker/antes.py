"""The antes of a jack pot: everybody puts up the same, or passes the jack and is given no cards."""

from __future__ import annotations

from typing import TypeVar

from hoyle.engine.game import Phase, Say
from hoyle.engine.games.draw_poker.shy import SHY
from hoyle.engine.games.draw_poker.state import PokerState
from hoyle.engine.laws import Law, Ruling, irregular, law, lawful, refuse
from hoyle.engine.state import Action, Event, Seat, letter
from hoyle.engine.vying.table import order, without

S = TypeVar("S", bound=PokerState)

_SAME_DEALER = Event("dealt-off", law="jack.who-deals-next")
_PAID_FOR = lawful("poker.37", "jack.penalty-antes", readings=("20",))


@law("pool.in-turn")
def to_ante(state: PokerState, action: Action) -> Ruling | None:
    """Each says in turn whether he is in this jack."""
    seat = action.seat
    if state.waiting[0] == seat:
        return None
    if seat in state.waiting:
        return irregular(
            f"It is {letter(state.turn)}’s turn to say; {letter(seat)} is asked in his place.",
            void=True,
        )
    if seat in state.in_jack:
        return refuse(f"{letter(seat)} has anted: his counters are in.", laws=("poker.37",))
    return refuse("He has passed this jack and is out until it is decided.", laws=("poker.37",))


@law("poker.37")
def equal_ante(state: PokerState, action: Action) -> Ruling | None:
    """Everybody’s ante is the same."""
    ante = state.rules.jack_ante
    if action.amount in (0, ante):
        return None
    return refuse(f"Everybody antes alike: {ante} in this jack, not {action.amount}.")


@law("jack.penalty-antes")
def others_paid_for(state: PokerState, action: Action) -> Ruling | None:
    """Where all the others' antes were put up as a penalty, only the payer is asked."""
    paid_for = len(state.in_jack) == state.seats - 1 and not state.pool.entries
    return _PAID_FOR if paid_for else None


@law("poker.37")
def ante(state: S, action: Action) -> S:
    """Put up the ante and be dealt in."""
    seat = action.seat
    pool = state.pool.pay(seat, state.rules.jack_ante, "poker.37", state.step, "antes for the jack")
    return _next(state.but(pool=pool, in_jack=tuple(sorted((*state.in_jack, seat)))))


@law("poker.37")
def pass_jack(state: S, action: Action) -> S:
    """Stay out of this jack: no ante, no cards."""
    return _next(state)


def _next(state: S) -> S:
    state = state.but(waiting=state.waiting[1:])
    if state.waiting:
        return state
    state = state.but(active=state.in_jack)
    return state.but(phase="deal" if len(state.in_jack) > 1 else "paying")


def become_jack(state: S, cause: Law, paid_for: Seat | None = None) -> S:
    """Turn an ordinary pool into a jack: cards come in, and every place is made up to the ante.

    Seats with counters in are in (our reading 5); the rest ante or pass. `paid_for` is the seat
    whose ante the age puts up beside his own.
    """
    held = tuple([seat for seat in state.active if state.stakes[seat] or seat == paid_for])
    waiting = tuple([s for s in order(tuple(range(state.seats)), state.age) if s not in held])
    state = state.but(
        kind="jack",
        hands=((),) * state.seats,
        active=(),
        in_jack=held,
        phase="antes",
        waiting=waiting,
        events=state.told(Event("becomes-jack", state.age, law=cause), _SAME_DEALER),
    )
    for seat in without(held, paid_for) if paid_for is not None else held:
        state = _make_up(state, seat, state.rules.jack_ante - state.stakes[seat], cause)
    if paid_for is not None:
        state = _make_up(state, state.age, state.rules.jack_ante, cause, f"for {letter(paid_for)}")
    state = state.but(stakes=(0,) * state.seats, level=0, raises=0, aggressor=-1)
    return state if waiting else _next(state.but(waiting=(0,)))


def _make_up(state: S, seat: Seat, amount: int, cause: Law, whom: str = "") -> S:
    if not amount:
        return state
    why = f"antes {whom}" if whom else "makes up the ante for the jack"
    return state.but(pool=state.pool.pay(seat, amount, cause, state.step, why))


def _options(state: PokerState) -> tuple[Action, ...]:
    return (Action(state.turn, "ante"), Action(state.turn, "pass-jack"))


PHASE = Phase(
    "antes",
    "while the antes of a jack are put up",
    ("poker.37",),
    {
        "ante": Say((to_ante, equal_ante, others_paid_for), ante, ("amount",)),
        "pass-jack": Say((to_ante, others_paid_for), pass_jack),
        **SHY,
    },
    _options,
    lambda state: ("antes", state.turn),
)
