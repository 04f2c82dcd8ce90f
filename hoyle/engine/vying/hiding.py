"""What a seat may see: its own cards, and what lies open."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TypeVar

from hoyle.engine.cards import UNSEEN, Card
from hoyle.engine.laws import law
from hoyle.engine.state import DEALER, Action, Played, Seat
from hoyle.engine.vying.table import VyingState

S = TypeVar("S", bound=VyingState)
Hand = tuple[Card, ...]


@law("pool.show-called")
def hide_cards(state: S, seat: Seat) -> S:
    """The table with others' hands and discards face down, save what has been shown."""
    return state.but(
        hands=tuple([face_down(state, hand, s, seat) for s, hand in enumerate(state.hands)]),
        discards=tuple([face_down(state, hand, s, seat) for s, hand in enumerate(state.discards)]),
        history=tuple(_history(state, seat)),
    )


def face_down(state: VyingState, cards: Hand, owner: Seat, seat: Seat) -> Hand:
    """An owner's cards as a seat sees them."""
    shown = state.shown[owner]
    return cards if owner == seat else tuple([c if c in shown else UNSEEN for c in cards])


def _history(state: VyingState, seat: Seat) -> Iterator[Played]:
    drawer, over = DEALER, _before_this_deal(state)
    for at, (action, ruling) in enumerate(state.history):
        own = action.seat == seat
        if (action.verb == "draw" or ruling.void) and not own:
            action = action._replace(cards=(UNSEEN,) * len(action.cards))
        elif action.seat == DEALER:
            owners = [s for s, count in enumerate(action.counts) for _ in range(count)]
            shown = ((),) * state.seats if at < over else state.shown
            action = _given(shown, action, owners or [drawer] * len(action.cards), seat)
        drawer = action.seat
        yield Played(action, ruling if own else ruling.as_heard())


def _before_this_deal(state: VyingState) -> int:
    """How many acts belong to earlier deals, whose cards are in the pack again."""
    deals = [at for at, played in enumerate(state.history) if played.action.verb == "deal"]
    return deals[-1] if deals else 0


def _given(shown: tuple[Hand, ...], action: Action, owners: list[Seat], seat: Seat) -> Action:
    """Cards dealt, those of others hidden unless they have been shown."""
    cards = zip(action.cards, owners, strict=True)
    seen = [card if s == seat or card in shown[s] else UNSEEN for card, s in cards]
    return action._replace(cards=tuple(seen))
