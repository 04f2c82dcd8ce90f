"""The ordinary pool before the draw: coming in against the age, and how it may turn into a jack."""

from __future__ import annotations

from collections.abc import Hashable, Iterator
from typing import TypeVar

from hoyle.engine.game import Phase, Say
from hoyle.engine.games.draw_poker.antes import become_jack
from hoyle.engine.games.draw_poker.shy import SHY
from hoyle.engine.games.draw_poker.state import PokerState
from hoyle.engine.laws import Ruling, law, lawful, refuse
from hoyle.engine.state import Action, letter
from hoyle.engine.vying.betting import already_in, in_turn, may_raise, stake, withdraw, within_limit
from hoyle.engine.vying.table import at_seat

S = TypeVar("S", bound=PokerState)

_RAISING_ANTE = lawful("pool.ante", "pool.raise", readings=("28",))


def _is_blind(state: PokerState, seat: int) -> bool:
    """Whether the seat put up counters before it saw its cards, and has not spoken since."""
    return 0 < state.stakes[seat] < state.rules.ante * 2**state.straddles and not _has_come_in(
        state, seat
    )


def _has_come_in(state: PokerState, seat: int) -> bool:
    words = ("ante", "make-good", "raise", "call")
    return any(p.action.seat == seat and p.action.verb in words for p in state.history)


@law("pool.ante")
def price_met(state: PokerState, action: Action) -> Ruling | None:
    """Coming in costs twice the blind, or the level of the highest stake; more is a raise."""
    name, amount = letter(action.seat), action.amount or state.level
    if state.stakes[action.seat]:
        return refuse(f"{name} has counters in already: he makes good, calls or raises.")
    if amount < state.level:
        return refuse(f"It costs {state.level} to come in; {amount} is too little.")
    if amount > state.level:
        return may_raise(state, action)
    return None


@law("pool.limit")
def ante_within_limit(state: PokerState, action: Action) -> Ruling | None:
    """The raise in a larger ante is bounded like any other."""
    extra = (action.amount or state.level) - state.level
    return within_limit(state, action._replace(amount=extra)) if extra else None


@law("pool.raise")
def ante_that_raises(state: PokerState, action: Action) -> Ruling | None:
    """To put up more than the price is to raise."""
    return _RAISING_ANTE if (action.amount or state.level) > state.level else None


@law("pool.ante")
def come_in(state: S, action: Action) -> S:
    """Put up the price, or more."""
    extra = (action.amount or state.level) - state.level
    return settle(stake(state, action.seat, extra, "pool.ante", "comes in"))


@law("pool.make-good", "pool.blind")
def blind_to_make_good(state: PokerState, action: Action) -> Ruling | None:
    """Only a blind hand makes good: the age, or one who straddled."""
    if _is_blind(state, action.seat):
        return None
    return refuse("Only the age, or one who has straddled, has a blind to make good.")


@law("pool.make-good")
def make_good(state: S, action: Action) -> S:
    """Bring the blind up to the level."""
    return settle(stake(state, action.seat, 0, "pool.make-good", "makes the blind good"))


@law("pool.raise")
def raise_it(state: S, action: Action) -> S:
    """See what is up and add to it."""
    return settle(stake(state, action.seat, action.amount, "pool.raise", "sees and raises"))


@law("pool.raise")
def was_raised(state: PokerState, action: Action) -> Ruling | None:
    """To call is to meet a raise after having come in."""
    if state.stakes[action.seat] and not _is_blind(state, action.seat):
        return None
    return refuse(f"{letter(action.seat)} has not come in yet, so there is no raise to call.")


@law("pool.raise")
def call(state: S, action: Action) -> S:
    """Meet a raise."""
    return settle(stake(state, action.seat, 0, "pool.raise", "meets the raise"))


@law("pool.retire")
def fold(state: S, action: Action) -> S:
    """Throw up the hand for good; what is in stays in."""
    return settle(withdraw(state, action.seat))


@law("jack.only-two-in")
def may_make_jack(state: PokerState, action: Action) -> Ruling | None:
    """The age may turn the pool into a jack against one plain ante, never against more."""
    if action.seat != state.age or _has_come_in(state, action.seat):
        return refuse("Only the age, before making good, can turn the pool into a jack.")
    if state.straddles:
        return refuse("It cannot be made a jack: the blind has been straddled.", readings=("4",))
    if state.level > state.rules.ante:
        return refuse("It cannot be made a jack: the ante has been raised.", readings=("4",))
    if len(state.active) != 2 or len(state.waiting) != 1:
        return refuse("It cannot be made a jack: there must be exactly one ante against the blind.")
    if "any" not in state.rules.only_two_in:
        return refuse("At this table a lone ante does not let the age make it a jack.")
    return None


@law("jack.only-two-in")
def make_jack(state: S, action: Action) -> S:
    """The lone anter takes his counters down; the age antes for both."""
    anter = next(seat for seat in state.active if seat != state.age)
    pool = state.pool.take_down(
        anter, state.rules.ante, "jack.only-two-in", state.step, "takes down his ante"
    )
    state = state.but(pool=pool, stakes=at_seat(state.stakes, anter, 0))
    return become_jack(state, "jack.only-two-in", paid_for=anter)


@law("pool.level")
def settle(state: S) -> S:
    """What follows when a say is over; the draw, once all who stay lie level."""
    if len(state.active) == 1:
        return _alone(state)
    if _dealer_alone_against_age(state):
        return become_jack(state, "jack.only-two-in-dealer")
    if state.waiting:
        return state
    return state.but(phase="draw", waiting=_draw_order(state))


def _draw_order(state: PokerState) -> tuple[int, ...]:
    first = state.age
    return tuple(sorted(state.active, key=lambda seat: (seat - first) % state.seats))


@law("jack.nobody-antes")
def _alone(state: S) -> S:
    only = state.active[0]
    if only != state.age or state.aggressor >= 0 or state.straddles or _others_in(state):
        return state.but(phase="paying")
    if state.rules.nobody_antes == "jack":
        return become_jack(state, "jack.nobody-antes")
    return state.but(phase="paying", blind_back=True)


def _others_in(state: PokerState) -> bool:
    return any(staked for seat, staked in enumerate(state.stakes) if seat != state.age)


@law("jack.only-two-in-dealer")
def _dealer_alone_against_age(state: PokerState) -> bool:
    age, dealer = state.age, state.dealer
    return (
        state.waiting == (age,)
        and set(state.active) == {age, dealer}
        and state.seats > 2
        and not state.straddles
        and state.level == state.rules.ante
        and sum(1 for staked in state.stakes if staked) == 2
        and "dealer" in state.rules.only_two_in
    )


def _key(state: PokerState) -> Hashable:
    seat = state.waiting[0]
    return (
        *("first-bets", seat, state.level, state.stakes[seat], state.raises, state.straddles),
        *(len(state.active), len(state.waiting), _is_blind(state, seat), state.dealer),
    )


def _options(state: PokerState) -> Iterator[Action]:
    seat, limit = state.turn, state.rules.limit
    for verb in ("fold", "make-good", "make-jack", "call"):
        yield Action(seat, verb)
    for extra in range(limit + 1):
        yield Action(seat, "ante", amount=state.level + extra)
        yield Action(seat, "raise", amount=extra)


PHASE = Phase(
    "first-bets",
    "before the draw",
    ("pool.ante", "pool.level"),
    {
        "fold": Say((in_turn,), fold),
        "ante": Say(
            (in_turn, price_met, ante_within_limit, ante_that_raises), come_in, ("amount",)
        ),
        "make-good": Say((in_turn, blind_to_make_good), make_good),
        "raise": Say((in_turn, already_in, within_limit, may_raise), raise_it, ("amount",)),
        "call": Say((in_turn, was_raised), call),
        "make-jack": Say((in_turn, may_make_jack), make_jack),
        **SHY,
    },
    _options,
    _key,
)
