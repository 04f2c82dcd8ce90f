"""Who takes the pot: the highest hand, or the lowest; how it is split, and whose deal is next."""

from __future__ import annotations

from typing import TypeVar

from hoyle.engine.game import Phase
from hoyle.engine.games.jacks_back.endings import HighOutcome, LowOutcome
from hoyle.engine.games.jacks_back.state import JacksState
from hoyle.engine.laws import Law, law
from hoyle.engine.state import Event, Outcome, Seat
from hoyle.engine.vying.joker import bug_merit, fitter_merit
from hoyle.engine.vying.orders import Merit
from hoyle.engine.vying.showing import best_of, divide, ranked

S = TypeVar("S", bound=JacksState)
Best = list[tuple[Merit, Seat]]


@law("pool.ranking", "jacks.low-ranking", "jacks.split")
def pay_out(state: S) -> S:
    """Award the pot to the best hand for high, or for low, or to the only one that is left."""
    best = ranked(state, fitter_merit if state.low else bug_merit) if state.called else []
    winners = best_of(best) or state.active
    laws = _laws(state, best, winners)
    awards = divide(state.pool.total, winners, state.rules.odd_counter)
    pool = state.pool
    for seat, amount in awards:
        pool = pool.award(seat, amount, laws[0], state.step, "takes the pot")
    event = Event("pool-won" if winners else "pool-stays", amount=state.pool.total, law=laws[0])
    return state.but(
        phase="over",
        pool=pool,
        waiting=(),
        outcome=_outcome(state, winners, awards, laws, best, pool.total),
        events=(*state.events, event),
    )


def _laws(state: JacksState, best: Best, winners: tuple[Seat, ...]) -> tuple[Law, ...]:
    if not winners:
        return ("jacks.thrown-in",) if state.low else ("jacks.false-opener",)
    if not best:
        return _uncalled(state, winners[0])
    joker = _joker_laws(state, winners)
    if len(winners) > 1:
        return ("jacks.split", *joker)
    return ("jacks.low-ranking" if state.low else "pool.ranking", *joker)


@law("jacks.bug", "jacks.fitter")
def _joker_laws(state: JacksState, winners: tuple[Seat, ...]) -> tuple[Law, ...]:
    """What the joker was, where a hand that is compared holds it."""
    if not any(52 in state.hands[seat] for seat in state.active):
        return ()
    return ("jacks.fitter",) if state.low else ("jacks.bug",)


def _uncalled(state: JacksState, winner: Seat) -> tuple[Law, ...]:
    if state.posted == winner:
        return ("jacks.blind", "pool.uncalled")
    if winner == state.opener and not state.low:
        return ("jacks.proof", "pool.uncalled")
    return ("pool.uncalled",)


def _outcome(
    state: JacksState,
    winners: tuple[Seat, ...],
    awards: tuple[tuple[Seat, int], ...],
    laws: tuple[Law, ...],
    best: Best,
    carried: int,
) -> Outcome:
    kind = LowOutcome if state.low else HighOutcome
    grounds = tuple([state.hands[seat] for _, seat in best[:2]])
    return kind(winners, awards, laws, grounds, next_dealer=state.dealers_left, carried=carried)


PAYING = Phase("paying", "while the pot is paid", ("pool.uncalled",), run=pay_out)
OVER = Phase("over", "once the pot is won", ("pool.uncalled",))
