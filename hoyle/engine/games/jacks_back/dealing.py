"""The deal: five cards to everybody, out of fifty-two or fifty-three."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TypeVar

from hoyle.engine.game import Phase, Say
from hoyle.engine.games.jacks_back.state import JacksState
from hoyle.engine.laws import Ruling, law, lawful, refuse
from hoyle.engine.state import DEALER, Action, Event
from hoyle.engine.vying.dealing import FIVE, hands_dealt, pack_fault

S = TypeVar("S", bound=JacksState)


@law("pool.deal")
def dealer_deals(state: JacksState, action: Action) -> Ruling | None:
    """Five cards to each, none twice, and no joker where none is in the pack."""
    cards, counts = action.cards, action.counts
    if action.seat != DEALER:
        return refuse("Only the dealer gives out cards.")
    if fault := pack_fault(cards, state.rules.joker):
        return refuse(fault, laws=("pool.deal", "jacks.joker"))
    if not counts:
        return refuse("Say who is dealt these cards.") if cards else None
    if len(counts) != state.seats or sum(counts) != len(cards):
        return refuse("The cards dealt do not add up.")
    if set(counts) - {0, FIVE}:
        return refuse("Everybody is dealt five cards, no more and no fewer.")
    return None


@law("jacks.announced", "jacks.joker")
def cited_deal(state: JacksState, action: Action) -> Ruling | None:
    """The dealer has said beforehand what only some tables keep; the pack may hold a joker."""
    joker = ("jacks.joker",) if state.rules.joker else ()
    said = ("jacks.announced",) if announcements(state) else ()
    return lawful("pool.deal", *joker, *said)


def announcements(state: JacksState) -> tuple[str, ...]:
    """What the dealer must say before play, where the table keeps it."""
    return tuple(_announcements(state))


def _announcements(state: JacksState) -> Iterator[str]:
    if not state.rules.check_raise:
        yield "no-check-raise"
    if state.rules.sevens != "free":
        yield f"sevens-{state.rules.sevens}"


@law("pool.deal")
def deal_hands(state: S, action: Action) -> S:
    """Everybody has five cards, and the dealer's left has the first word."""
    said = [Event(f"announced-{one}", law="jacks.announced") for one in announcements(state)]
    return state.but(
        phase="opening",
        hands=hands_dealt(action, state.seats, tuple(range(state.seats))),
        left=state.left - FIVE * state.seats,
        waiting=state.first_left,
        events=state.told(*said),
    )


PHASE = Phase(
    "deal",
    "while the cards are dealt",
    ("pool.deal", "jacks.antes"),
    {"deal": Say((dealer_deals, cited_deal), deal_hands, ("cards", "counts"))},
)
