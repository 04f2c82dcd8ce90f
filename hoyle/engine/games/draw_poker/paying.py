"""Who takes the pool, how it is divided, and what is dealt next."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TypeVar

from hoyle.engine.game import Phase
from hoyle.engine.games.draw_poker.openers import known
from hoyle.engine.games.draw_poker.shy import OVER, TAKE_UP, lapse
from hoyle.engine.games.draw_poker.state import PokerState
from hoyle.engine.laws import Law, law
from hoyle.engine.pool import Pool
from hoyle.engine.state import Event, Outcome, Seat, letter
from hoyle.engine.vying.naming import why
from hoyle.engine.vying.openers import grade_at_least
from hoyle.engine.vying.ranks import merit
from hoyle.engine.vying.table import order

S = TypeVar("S", bound=PokerState)


@law("pool.ranking", "poker.35", "poker.36")
def best_hands(state: PokerState) -> tuple[Seat, ...]:
    """The seats whose shown hands no other beats, from the dealer's left; none if all refused."""
    called = order(state.active, state.age)
    merits = {seat: merit(state.hands[seat]) for seat in called}
    best = max(merits.values(), default=())
    return tuple([seat for seat in called if merits[seat] == best])


@law("poker.36", "pool.odd-counter")
def divide(state: PokerState, winners: tuple[Seat, ...]) -> tuple[tuple[Seat, int], ...]:
    """Equal shares in whole counters; what is odd stays, or goes to the dealer's left first."""
    share, odd = divmod(state.pool.total, len(winners))
    if state.rules.odd_counter == "next-pool":
        odd = 0
    return tuple([(seat, share + (at < odd)) for at, seat in enumerate(winners)])


def pay_out(state: S) -> S:
    """Award the pool and say what comes next."""
    state = lapse(state)
    winners = best_hands(state) if state.called else state.active
    awards = divide(state, winners) if winners else ()
    laws = _laws(state, winners)
    pool = state.pool
    for seat, amount in awards:
        pool = pool.award(seat, amount, laws[0], state.step, "takes the pool")
    ended = _outcome(state, pool, winners, awards, laws)
    event = Event("pool-won" if winners else "pool-stays", amount=state.pool.total, law=laws[0])
    return state.but(phase="over", pool=pool, waiting=(), outcome=ended, events=state.told(event))


def _laws(state: PokerState, winners: tuple[Seat, ...]) -> tuple[Law, ...]:
    if state.refusers and not winners:
        return ("poker.44",)
    if not state.called:
        return ("poker.45",) if _unbet_jack(state) else ("pool.uncalled",)
    if len(winners) > 1:
        odd = state.pool.total % len(winners)
        return ("poker.36", "pool.odd-counter") if odd else ("poker.36",)
    if winners and merit(state.hands[winners[0]])[0] == 0:
        return ("poker.35",)
    return ("pool.ranking",)


def _unbet_jack(state: PokerState) -> bool:
    return state.kind == "jack" and state.level == 0 and bool(state.drawn)


def _outcome(
    state: PokerState,
    pool: Pool,
    winners: tuple[Seat, ...],
    awards: tuple[tuple[Seat, int], ...],
    laws: tuple[Law, ...],
) -> Outcome:
    cause, jacks = next_jack(state, winners)
    return Outcome(
        winners=winners,
        awards=awards,
        laws=laws + ((cause,) if cause else ()),
        reason=reason(state, winners),
        next_kind="jack" if cause else "ordinary",
        next_dealer=(state.dealer + 1) % state.seats,
        next_jacks=jacks,
        next_prepaid=state.refusers,
        carried=pool.total,
    )


@law("jack.high-hand", "jack.round-of-jacks", "jack.who-deals-next")
def next_jack(state: PokerState, winners: tuple[Seat, ...]) -> tuple[Law, int]:
    """Why the next deal is a jack, if it is, and how many follow; the deal goes to the left."""
    rules = state.rules
    if state.refusers:
        return "jack.penalty-antes", 1
    hands = [
        state.shown[seat] for seat in state.active if state.called and known(state.shown[seat])
    ]
    hands = [hand for hand in hands if len(hand) == 5]
    if rules.round_of_jacks and any(grade_at_least(hand, "fours") for hand in hands):
        return "jack.round-of-jacks", state.seats
    if rules.high_hand and any(grade_at_least(hand, rules.high_hand) for hand in hands):
        return "jack.high-hand", 1
    return "", 0


@law("pool.uncalled")
def reason(state: PokerState, winners: tuple[Seat, ...]) -> str:
    """One sentence on why the pool goes where it goes."""
    if not winners:
        return "Nobody is left to take the pool: it stays for the next deal."
    names = " and ".join(letter(seat) for seat in winners)
    if not state.called:
        return f"{names} is the last to hold cards and takes the pool without showing a hand."
    if len(winners) > 1:
        return f"{names} show hands equal in every rank and divide the pool."
    return " ".join(_because(state, winners[0])) or f"{names} shows the only hand left."


def _because(state: PokerState, winner: Seat) -> Iterator[str]:
    beaten = [seat for seat in state.active if seat != winner]
    if beaten:
        second = max(beaten, key=lambda seat: merit(state.hands[seat]))
        yield why(state.hands[winner], state.hands[second])


PAYING = Phase("paying", "while the pool is paid", ("pool.uncalled",), run=pay_out)
OVER_PHASE = Phase("over", "once the pool is won", ("pool.uncalled",), {**OVER, **TAKE_UP})
