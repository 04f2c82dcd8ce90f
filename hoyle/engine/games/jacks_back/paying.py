"""Who takes the pot: the highest hand, or the lowest; how it is split, and whose deal is next."""

from __future__ import annotations

from typing import TypeVar

from hoyle.engine.game import Phase
from hoyle.engine.games.jacks_back.betting import is_seven
from hoyle.engine.games.jacks_back.endings import HighOutcome, LowOutcome
from hoyle.engine.games.jacks_back.state import JacksState
from hoyle.engine.laws import Law, law
from hoyle.engine.pool import Pool
from hoyle.engine.state import Event, Outcome, Seat
from hoyle.engine.vying.joker import bug_merit, fitter_merit
from hoyle.engine.vying.orders import Merit
from hoyle.engine.vying.showing import best_of, divide, ranked

S = TypeVar("S", bound=JacksState)
Best = list[tuple[Merit, Seat]]
Seats = tuple[Seat, ...]
_BARRED: tuple[Law] = ("jacks.checked-seven",)


@law("pool.ranking", "jacks.low-ranking", "jacks.split")
def pay_out(state: S) -> S:
    """Award the pot to the best hand for high, or for low, or to the only one that is left."""
    best = ranked(state, fitter_merit if state.low else bug_merit) if state.called else []
    winners = best_of(best) or state.active
    heirs = apart(state, best, winners)
    laws = _laws(state, best, winners) + _BARRED * bool(heirs)
    later, total = sum(state.stakes) * bool(heirs), state.pool.total
    pool = _awarded(state, state.pool, total - later, winners, laws[0], "takes the pot")
    pool = _awarded(state, pool, later, heirs, *_BARRED, "takes what was bet after the draw")
    events = [Event("pool-won" if winners else "pool-stays", amount=total, law=laws[0])]
    events += [Event("takes-later-bets", seat, later, law=laws[-1]) for seat in heirs]
    return state.but(
        phase="over",
        pool=pool,
        waiting=(),
        outcome=_outcome(state, pool, winners, laws, best),
        events=(*state.events, *events),
    )


@law("jacks.checked-seven")
def apart(state: JacksState, best: Best, winners: Seats) -> Seats:
    """Who takes what was bet after the draw, where a seven that was checked wins and may not.

    The best of the other hands in the call; where there is none, the bets are part of the pot.
    """
    if state.rules.sevens != "pot-only" or not any(state.stakes):
        return ()
    barred = [seat for seat in state.checked if is_seven(state, seat)]
    heirs = best_of([one for one in best if one[1] not in barred])
    return () if heirs == winners else heirs


def _awarded(
    state: JacksState, pool: Pool, amount: int, takers: Seats, cited: Law, why: str
) -> Pool:
    for seat, share in divide(amount, takers, state.rules.odd_counter):
        pool = pool.award(seat, share, cited, state.step, why)
    return pool


def _laws(state: JacksState, best: Best, winners: Seats) -> tuple[Law, ...]:
    if not winners:
        return ("jacks.thrown-in",) if state.low else ("jacks.false-opener",)
    if not best:
        return _uncalled(state, winners[0])
    joker = _joker_laws(state, winners)
    if len(winners) > 1:
        return ("jacks.split", *joker)
    return ("jacks.low-ranking" if state.low else "pool.ranking", *joker)


@law("jacks.bug", "jacks.fitter")
def _joker_laws(state: JacksState, winners: Seats) -> tuple[Law, ...]:
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
    state: JacksState, pool: Pool, winners: Seats, laws: tuple[Law, ...], best: Best
) -> Outcome:
    kind = LowOutcome if state.low else HighOutcome
    won: dict[Seat, int] = {}
    for entry in pool.entries[len(state.pool.entries) :]:
        won[entry.seat] = won.get(entry.seat, 0) - entry.amount
    awards, grounds = tuple(won.items()), tuple([state.hands[seat] for _, seat in best[:2]])
    next_dealer = state.dealers_left
    return kind(winners, awards, laws, grounds, next_dealer=next_dealer, carried=pool.total)


PAYING = Phase("paying", "while the pot is paid", ("pool.uncalled",), run=pay_out)
OVER = Phase("over", "once the pot is won", ("pool.uncalled",))
