"""Who takes the pool, how it is divided, and what is dealt next."""

from __future__ import annotations

from typing import Any, TypeVar

from hoyle.engine.cards import Card
from hoyle.engine.game import Phase
from hoyle.engine.games.draw_poker.shy import OVER, TAKE_UP, lapse
from hoyle.engine.games.draw_poker.state import PokerState
from hoyle.engine.laws import Law, law
from hoyle.engine.state import DEALER, Event, Seat, of
from hoyle.engine.vying.ending import VyingOutcome
from hoyle.engine.vying.openers import grade_at_least
from hoyle.engine.vying.ranks import merit
from hoyle.engine.vying.showing import best_of, divide, ranked

Hand = tuple[Card, ...]
S = TypeVar("S", bound=PokerState)


def pay_out(state: S) -> S:
    """Award the pool and say what comes next."""
    state = lapse(state)
    best = ranked(state, merit) if state.called else []
    winners = best_of(best) if state.called else state.active
    laws = _laws(state, best, winners)
    awards = divide(state.pool.total, winners, state.rules.odd_counter)
    pool = state.pool
    for seat, amount in awards:
        pool = pool.award(seat, amount, laws[0], state.step, "takes the pool")
    grounds = tuple([state.hands[seat] for _, seat in best[:2]])
    won = "pool-won" if winners else "pool-stays"
    event = of(Event, (won, DEALER, state.pool.total, (), laws[0]))
    draft = state.__dict__.copy()
    draft["phase"], draft["waiting"], draft["pool"] = "over", (), pool
    draft["outcome"] = _outcome(state, winners, awards, laws, grounds, pool.total)
    draft["events"] = (*state.events, event)
    return state.becomes(draft)


def _laws(state: PokerState, best: list[Any], winners: tuple[Seat, ...]) -> tuple[Law, ...]:
    if not winners:
        return ("poker.44",) if state.refusers else ("poker.37",)
    if not state.called:
        return _uncalled(state, winners[0])
    if len(winners) > 1:
        odd = state.pool.total % len(winners)
        return ("poker.36", "pool.odd-counter") if odd else ("poker.36",)
    kind = best[0][0][0]
    matched = len(best) > 1 and best[1][0][0] == kind  # then the odd or higher cards decide
    return ("poker.35" if kind == 0 else "pool.ranking", *("poker.36",) * matched)


def _uncalled(state: PokerState, winner: Seat) -> tuple[Law, ...]:
    """Under which law a pool is taken that nobody has called."""
    if state.blind_back:
        return ("jack.nobody-antes",)
    if winner == state.opener:
        return ("jack.winner-shows-openers",)
    unbet = state.kind == "jack" and not state.level and state.drawn
    return ("poker.45",) if unbet else ("pool.uncalled",)


def _outcome(
    state: PokerState,
    winners: tuple[Seat, ...],
    awards: tuple[tuple[Seat, int], ...],
    laws: tuple[Law, ...],
    grounds: tuple[Hand, ...],
    carried: int,
) -> VyingOutcome:
    cause, jacks = next_jack(state)
    if cause or state.kind == "jack":
        laws = (*laws, "jack.who-deals-next")
    kind, dealer = ("jack" if cause else "ordinary"), (state.dealer + 1) % state.seats
    laws = (*laws, cause) if cause else laws
    fields = (winners, awards, laws, grounds, kind, dealer, jacks, state.refusers, carried)
    return of(VyingOutcome, fields)


@law("jack.high-hand", "jack.round-of-jacks", "jack.who-deals-next")
def next_jack(state: PokerState) -> tuple[Law, int]:
    """Why the next deal is a jack, if it is, and how many follow; the deal goes to the left."""
    rules = state.rules
    if state.refusers:
        return "jack.penalty-antes", 1
    if not state.called or not (rules.high_hand or rules.round_of_jacks):
        return "", 0
    shown = [state.shown[seat] for seat in state.active]
    hands = [hand for hand in shown if len(hand) == 5]
    if rules.round_of_jacks and any(grade_at_least(hand, "fours") for hand in hands):
        return "jack.round-of-jacks", state.seats
    if rules.high_hand and any(grade_at_least(hand, rules.high_hand) for hand in hands):
        return "jack.high-hand", 1
    return "", 0


PAYING = Phase("paying", "while the pool is paid", ("pool.uncalled",), run=pay_out)
OVER_PHASE = Phase("over", "once the pool is won", ("pool.uncalled",), {**OVER, **TAKE_UP})
