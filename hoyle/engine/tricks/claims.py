"""Low at the table: claimed aloud, and kept in sight until a lower trump falls."""

from __future__ import annotations

from typing import TypeVar

from hoyle.engine.cards import Card
from hoyle.engine.game import Say
from hoyle.engine.laws import Ruling, irregular, law, refuse
from hoyle.engine.state import Action, Event, letter
from hoyle.engine.tricks.table import TrickState, suit_name, trumps_in_play

S = TypeVar("S", bound=TrickState)


@law("allfours.low-claim")
def lowest_so_far(state: TrickState, action: Action) -> Ruling | None:
    """Low is claimed for the lowest trump yet seen, by the one who played it."""
    seat = action.seat
    if len(action.cards) != 1 or not 0 <= seat < len(state.hands):
        return refuse("One card is claimed for Low, by a player, and it is named.")
    card, seen = action.cards[0], trumps_in_play(state)
    if state.low == (seat, card):
        return refuse(f"The {card.name} is claimed already and lies before {letter(seat)}.")
    if card not in seen:
        wanted = f"a trump that has been played; trumps are {suit_name(state.trump)}"
        return _idle(f"The {card.name} is not {wanted}")
    if seen[card] != seat:
        return _idle(f"It was {letter(seen[card])} who played the {card.name}")
    least = min(seen)
    if least != card:
        holder = letter(seen[least])
        return _idle(f"The {card.name} is not the lowest: {holder} has played the {least.name}")
    return None


def _idle(reason: str) -> Ruling:
    return irregular(f"{reason}. The claim counts for nothing.", readings=("50",), void=True)


@law("allfours.low-claim")
def claim(state: S, action: Action) -> S:
    """The card stays in sight before its player."""
    seat, card = action.seat, action.cards[0]
    event = Event("low-claimed", seat, cards=(card,), law="allfours.low-claim")
    return state.but(low=(seat, card), events=state.told(event))


@law("allfours.low-claim")
def lapse(state: S, card: Card) -> S:
    """A smaller trump has fallen: the claim is at an end."""
    low = state.low
    if low is None or card.suit != state.trump or card > low[1]:
        return state
    event = Event("low-lapses", low[0], cards=(low[1],), law="allfours.low-claim")
    return state.but(low=None, events=state.told(event))


CLAIM = Say((lowest_so_far,), claim, ("cards",))
