"""The show, who takes the pool, and who deals the next."""

from __future__ import annotations

from collections.abc import Hashable
from typing import TypeVar

from hoyle.engine.cards import UNSEEN
from hoyle.engine.game import Phase, Say, nothing
from hoyle.engine.games.straight_poker.betting import his_say
from hoyle.engine.games.straight_poker.dealing import PHASE as DEAL
from hoyle.engine.games.straight_poker.state import StraightState
from hoyle.engine.laws import Law, Ruling, irregular, law, refuse
from hoyle.engine.state import DEALER, Action, Event, Seat, letter, of
from hoyle.engine.vying.betting import withdraw
from hoyle.engine.vying.ending import VyingOutcome
from hoyle.engine.vying.orders import Merit
from hoyle.engine.vying.ranks import CATEGORIES
from hoyle.engine.vying.showing import best_of, divide, his_own_hand, laid_open, ranked
from hoyle.engine.vying.straight_ranks import merit, weighed

S = TypeVar("S", bound=StraightState)

_WINNER_DEALS = [Event("winner-deals", seat, law="straight.deal") for seat in range(8)]


class StraightOutcome(VyingOutcome):
    """The end of a pool of Straight Poker."""

    __slots__ = ()
    worth = staticmethod(merit)


@law("pool.show-called")
def must_show(state: StraightState, action: Action) -> Ruling:
    """A hand in the call is shown; kept hidden it is dead."""
    name = letter(action.seat)
    return irregular(f"{name} was called and will not show: the hand is dead and cannot win.")


@law("straight.ranking")
def no_such_hand(state: StraightState, action: Action) -> Ruling:
    """A straight flush is not known at this game."""
    return refuse(
        "No straight flush is known at Straight Poker: five cards in suit and sequence are a "
        "flush, and four of a kind is the best hand there is.",
        readings=("41",),
    )


@law("pool.show-called")
def show(state: S, action: Action) -> S:
    """Lay the hand open."""
    draft = laid_open(state, action)
    draft["waiting"] = waiting = state.waiting[1:]
    if not waiting:
        draft["phase"] = "paying"
    return state.becomes(draft)


@law("pool.show-called")
def refuse_to_show(state: S, action: Action) -> S:
    """The hand is dead."""
    following = withdraw(state, action.seat)
    return following if following.waiting else following.but(phase="paying")


@law("pool.uncalled", "straight.deal")
def pay_out(state: S) -> S:
    """Award the pool; its winner deals the next."""
    best = ranked(state, weighed) if state.called else []
    winners = best_of(best) if state.called else state.active
    laws, total = _laws(state, best, winners), state.pool.total
    awards, pool = divide(total, winners, state.rules.odd_counter), state.pool
    for seat, amount in awards:
        pool = pool.award(seat, amount, laws[0], state.step, "takes the pool")
    dealer = next_dealer(state, winners)
    grounds = tuple([state.hands[seat] for _, seat in best[:2]]) if best else ()
    cited = (*laws, "straight.deal")
    fields = (winners, awards, cited, grounds, "ordinary", dealer, 0, (), pool.total)
    draft = state.__dict__.copy()
    draft["phase"], draft["waiting"] = "between", ()
    draft["pool"], draft["dealer"] = pool, dealer
    draft["outcome"] = of(StraightOutcome, fields)
    draft["events"] = (
        *state.events,
        of(Event, ("pool-won" if winners else "pool-stays", DEALER, total, (), laws[0])),
        _WINNER_DEALS[dealer] if winners else Event("deal-goes-left", dealer, law="straight.deal"),
    )
    return state.becomes(draft)


@law("straight.deal")
def next_dealer(state: StraightState, winners: tuple[Seat, ...]) -> Seat:
    """The winner; of those who divide, the first on the dealer's left (reading 40)."""
    return winners[0] if winners else state.dealers_left


def _laws(
    state: StraightState, best: list[tuple[Merit, Seat]], winners: tuple[Seat, ...]
) -> tuple[Law, ...]:
    if not winners:
        return ("pool.show-called",)
    if not state.called:
        return ("pool.uncalled",)
    if len(winners) > 1:
        odd = state.pool.total % len(winners)
        return ("poker.36", "pool.odd-counter") if odd else ("poker.36",)
    kind = best[0][0][0]
    if len(best) > 1 and best[1][0][0] == kind:
        return _within_a_kind(kind)
    return ("straight.ranking",)


@law("poker.35", "poker.36")
def _within_a_kind(kind: int) -> tuple[Law, ...]:
    """What decides where the two best hands are of one kind."""
    return "straight.ranking", "poker.35" if CATEGORIES[kind] == "high_card" else "poker.36"


def _key(state: StraightState) -> Hashable:
    seat = state.waiting[0]
    return "show", seat, UNSEEN in state.hands[seat]


SHOW = Phase(
    "show",
    "at the show",
    ("pool.show-called",),
    {
        "show": Say((his_say, his_own_hand), show, ("cards",)),
        "refuse": Say((his_say, must_show), refuse_to_show),
        "claim-straight-flush": Say((his_say, no_such_hand), nothing),
    },
    lambda state: (Action(state.turn, "show"),),
    _key,
)
PAYING = Phase("paying", "while the pool is paid", ("pool.uncalled",), run=pay_out)
BETWEEN = Phase("between", "between two pools", ("straight.deal", "straight.buck"), DEAL.says)
