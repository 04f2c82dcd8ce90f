"""The show, who takes the pool, and who deals the next."""

from __future__ import annotations

from typing import TypeVar

from hoyle.engine.cards import UNSEEN
from hoyle.engine.game import Phase, Say, nothing
from hoyle.engine.games.straight_poker.betting import holds_a_hand
from hoyle.engine.games.straight_poker.dealing import PHASE as DEAL
from hoyle.engine.games.straight_poker.state import StraightState
from hoyle.engine.laws import Law, Ruling, irregular, law, refuse
from hoyle.engine.state import DEALER, Action, Event, Seat, letter
from hoyle.engine.vying.betting import in_turn, withdraw
from hoyle.engine.vying.ending import VyingOutcome
from hoyle.engine.vying.orders import Merit
from hoyle.engine.vying.ranks import CATEGORIES
from hoyle.engine.vying.showing import cards_shown, divide, his_own_hand, ranked
from hoyle.engine.vying.straight_ranks import merit, weighed
from hoyle.engine.vying.table import at_seat

S = TypeVar("S", bound=StraightState)


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
    seat, cards, waiting = action.seat, cards_shown(state, action), state.waiting[1:]
    return state.but(
        phase="show" if waiting else "paying",
        hands=at_seat(state.hands, seat, cards),
        shown=at_seat(state.shown, seat, cards),
        events=state.told(Event("shows", seat, 0, cards, "pool.show-called")),
        waiting=waiting,
    )


@law("pool.show-called")
def refuse_to_show(state: S, action: Action) -> S:
    """The hand is dead."""
    following = withdraw(state, action.seat)
    return following if following.waiting else following.but(phase="paying")


@law("pool.uncalled", "straight.deal")
def pay_out(state: S) -> S:
    """Award the pool; its winner deals the next."""
    best = ranked(state, weighed) if state.called else []
    winners = tuple([seat for worth, seat in best if worth == best[0][0]])
    if not state.called:
        winners = state.active
    laws = _laws(state, best, winners)
    awards, pool = divide(state.pool.total, winners, state.rules.odd_counter), state.pool
    for seat, amount in awards:
        pool = pool.award(seat, amount, laws[0], state.step, "takes the pool")
    dealer, hands = next_dealer(state, winners), tuple([state.hands[s] for _, s in best[:2]])
    events = (
        Event("pool-won" if winners else "pool-stays", DEALER, state.pool.total, (), laws[0]),
        Event("winner-deals" if winners else "deal-goes-left", dealer, 0, (), "straight.deal"),
    )
    laws = (*laws, "straight.deal")
    return state.but(
        phase="between",
        pool=pool,
        dealer=dealer,
        waiting=(),
        outcome=StraightOutcome(
            winners, awards, laws, hands, next_dealer=dealer, carried=pool.total
        ),
        events=state.told(*events),
    )


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
    return ("straight.ranking", *_within_a_kind([worth[0] for worth, _ in best]))


@law("poker.35", "poker.36")
def _within_a_kind(kinds: list[int]) -> tuple[Law, ...]:
    """What decides where the two best hands are of one kind."""
    if len(kinds) < 2 or kinds[0] != kinds[1]:
        return ()
    return ("poker.35",) if CATEGORIES[kinds[0]] == "high_card" else ("poker.36",)


_HIS_SAY = (holds_a_hand, in_turn)
SHOW = Phase(
    "show",
    "at the show",
    ("pool.show-called",),
    {
        "show": Say((*_HIS_SAY, his_own_hand), show, ("cards",)),
        "refuse": Say((*_HIS_SAY, must_show), refuse_to_show),
        "claim-straight-flush": Say((*_HIS_SAY, no_such_hand), nothing),
    },
    lambda state: (Action(state.turn, "show"),),
    lambda state: ("show", state.turn, UNSEEN in state.hands[state.turn]),
)
PAYING = Phase("paying", "while the pool is paid", ("pool.uncalled",), run=pay_out)
BETWEEN = Phase("between", "between two pools", ("straight.deal", "straight.buck"), DEAL.says)
