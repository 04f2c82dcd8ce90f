"""The deal: five cards each, to those in the pool; a wrong number is ruled on."""

from __future__ import annotations

from typing import TypeVar

from hoyle.engine.game import Phase, Say
from hoyle.engine.games.draw_poker.shy import SHY
from hoyle.engine.games.draw_poker.state import PokerState
from hoyle.engine.laws import Ruling, law, refuse
from hoyle.engine.state import DEALER, Action, Seat, letter
from hoyle.engine.vying.dealing import FIVE, hands_dealt, pack_fault, too_many, wrong_number
from hoyle.engine.vying.table import order, without

S = TypeVar("S", bound=PokerState)


@law("pool.deal")
def dealer_deals(state: PokerState, action: Action) -> Ruling | None:
    """Five cards to each in the pool, none twice; a wrong number is ruled on."""
    if action.seat != DEALER:
        return refuse("Only the dealer gives out cards.")
    if not action.counts:
        return None if not action.cards else refuse("Say who is dealt these cards.")
    return _misdealt(state, action)


def _misdealt(state: PokerState, action: Action) -> Ruling | None:
    cards, counts = action.cards, action.counts
    if fault := pack_fault(cards):
        return refuse(fault)
    if len(counts) != state.seats or sum(counts) != len(cards):
        return refuse("The cards dealt do not add up.")
    active = state.active
    for seat, count in enumerate(counts):
        if count == FIVE and seat in active:
            continue
        if count and seat not in active:
            name = letter(seat)
            return refuse(f"{name} passed this jack and is given no cards.", laws=("poker.37",))
        if count:
            return wrong_number(seat, count)
    return None


@law("pool.deal")
def deal_hands(state: S, action: Action) -> S:
    """Everybody in the pool has five cards; a hand of too many is foul for this deal."""
    hands = hands_dealt(action, state.seats, state.active)
    for foul in too_many(action.counts):
        state = state.but(active=without(state.active, foul.seat), events=state.told(foul))
    jack, first = state.kind == "jack", _first_to_speak(state)
    draft = state.__dict__.copy()
    draft["hands"] = hands
    draft["left"] = 52 - sum(map(len, hands))
    draft["phase"] = "opening" if jack else "first-bets"
    draft["waiting"] = order(state.active, first)
    return state.becomes(draft)


def _first_to_speak(state: PokerState) -> Seat:
    """The dealer's left in a jack; else the left of the age, or of the last who straddled."""
    if state.kind == "jack":
        return state.age
    return (state.age + state.straddles) % state.seats + 1


PHASE = Phase(
    "deal",
    "while the cards are dealt",
    ("pool.deal",),
    {"deal": Say((dealer_deals,), deal_hands, ("cards", "counts")), **SHY},
)
