"""The ante, which the holder of the buck puts up for everybody, and the deal."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, TypeVar

from hoyle.engine.cards import Card
from hoyle.engine.game import Phase, Say
from hoyle.engine.games.straight_poker.state import StraightState
from hoyle.engine.laws import Law, Ruling, Verdict, irregular, law, refuse
from hoyle.engine.state import DEALER, Action, Draft, Event, letter, of
from hoyle.engine.vying.dealing import FIVE, hands_dealt, pack_fault, too_many, wrong_number
from hoyle.engine.vying.table import order, without

S = TypeVar("S", bound=StraightState)

_DEALS = Ruling(Verdict.LAWFUL, ("straight.deal", "straight.buck", "straight.ante"), "")
_DEALT_BY = [Event("deals", seat, law="straight.deal") for seat in range(8)]
_BUCK_TO = [Event("buck-passes", seat, law="straight.buck") for seat in range(8)]
_DEALS_AGAIN = Ruling(Verdict.LAWFUL, ("straight.deal",), "")


@law("straight.deal")
def dealer_deals(state: StraightState, action: Action) -> Ruling | None:
    """Cards come from the dealer, out of one pack; a wrong number is ruled on as at Draw Poker."""
    cards, counts = action.cards, action.counts
    if action.seat != DEALER:
        return refuse("Only the dealer gives out cards.")
    if fault := pack_fault(cards):
        return refuse(fault)
    if not counts:
        return refuse("Say who is dealt these cards.") if cards else None
    if len(counts) != state.seats or sum(counts) != len(cards):
        return refuse("The cards dealt do not add up.")
    if counts.count(FIVE) + counts.count(0) == len(counts):
        return None
    odd = next(seat for seat, count in enumerate(counts) if count not in (0, FIVE))
    return wrong_number(odd, counts[odd])


@law("straight.buck", "straight.ante")
def with_the_ante(state: StraightState, action: Action) -> Ruling | None:
    """Before the deal the holder of the buck puts up everybody's ante, unless it lies there."""
    return _DEALS_AGAIN if state.ante_up else _DEALS


@law("straight.ante", "straight.buck")
def ante_for_all(state: StraightState, cited: Law, draft: Draft) -> tuple[Event, ...]:
    """The holder of the buck antes for everybody and hands it to his left, whoever deals.

    What follows is changed, and what is told of it returned.
    """
    holder, seats, step = state.buck, len(state.stakes), len(state.history) + 1
    amount, left = state.rules.ante * seats, (holder + 1) % seats
    draft["pool"] = state.pool.pay(holder, amount, cited, step, "antes for everybody")
    draft["buck"] = left
    return (
        of(Event, ("antes-for-all", holder, amount, (), "straight.ante")),
        _BUCK_TO[left],
    )


@law("straight.deal")
def deal_pool(state: S, action: Action) -> S:
    """Five cards each from the dealer's left; a hand of too many is foul for this deal."""
    draft = state.__dict__ | _fresh(len(state.stakes))
    told = () if state.ante_up else ante_for_all(state, "straight.buck", draft)
    if state.outcome is not None:
        draft |= {"pools": state.pools + 1, "passed_out": 0, "outcome": None}
    active, foul = draft["active"], too_many(action.counts)
    draft["hands"] = hands = hands_dealt(action, len(active), active)
    for event in foul:
        draft["active"] = active = without(active, event.seat)
    draft["phase"] = "before-a-bet"
    draft["waiting"] = order(active, state.dealers_left)
    draft["left"] = 52 - sum(map(len, hands))
    draft["events"] = (*state.events, _DEALT_BY[state.dealer], *told, *foul)
    return state.becomes(draft)


@lru_cache(maxsize=16)
def _fresh(seats: int) -> dict[str, Any]:
    """What every deal begins with, at a table of so many."""
    return {
        "active": tuple(range(seats)),
        "ante_up": False,
        "stakes": (0,) * seats,
        "level": 0,
        "raises": 0,
        "aggressor": DEALER,
        "passed": (),
        "called": False,
        "shown": ((),) * seats,
    }


@law("straight.deal")
def throws_in(state: StraightState, action: Action) -> Ruling | None:
    """A misdeal does not cost the deal: the same dealer deals again (reading 40)."""
    if action.seat != DEALER:
        return refuse("Only the dealer can own to a misdeal.")
    return irregular(
        f"A misdeal: the cards are gathered, and {letter(state.dealer)} deals again. The deal does "
        "not pass, the ante lies where it is and the buck stays.",
        readings=("40",),
    )


@law("straight.deal")
def misdeal(state: S, action: Action) -> S:
    """The cards go back into the pack, and nothing else is undone."""
    nobody: tuple[tuple[Card, ...], ...] = ((),) * state.seats
    event = Event("dealt-anew", state.dealer, law="straight.deal")
    return state.but(
        phase="deal",
        hands=nobody,
        waiting=(),
        left=52,
        events=state.told(event),
        **_fresh(state.seats) | {"ante_up": True},
    )


@law("straight.all-pass")
def nobody_bets(state: S) -> S:
    """All have passed: the holder of the buck antes over again, and the deal goes to the left."""
    dealer, deals = state.dealers_left, state.passed_out + 1
    nobody: tuple[tuple[Card, ...], ...] = ((),) * state.seats
    nobody_bet = Event("nobody-bets", amount=deals + 1, law="straight.all-pass")
    draft = state.__dict__.copy()
    told = ante_for_all(state, "straight.all-pass", draft)
    goes_left = Event("deal-goes-left", dealer, law="straight.deal")
    return state.becomes(draft).but(
        passed_out=deals,
        ante_up=True,
        phase="deal",
        dealer=dealer,
        hands=nobody,
        waiting=(),
        active=state.everybody,
        passed=(),
        left=52,
        events=state.told(nobody_bet, *told, goes_left),
    )


MISDEAL = {"misdeal": Say((throws_in,), misdeal)}
PHASE = Phase(
    "deal",
    "while the cards are dealt",
    ("straight.deal", "straight.buck"),
    {"deal": Say((dealer_deals, with_the_ante), deal_pool, ("cards", "counts"))},
)
PASSED_OUT = Phase("passed-out", "when nobody has bet", ("straight.all-pass",), run=nobody_bets)
