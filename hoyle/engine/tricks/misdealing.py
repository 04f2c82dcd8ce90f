"""A wrong number of cards: found out before the first trick, and what it undoes."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TypeVar

from hoyle.engine.cards import Card
from hoyle.engine.game import Say
from hoyle.engine.laws import Ruling, irregular, law, lawful, refuse
from hoyle.engine.state import Action, Duty, Event, Seat, letter
from hoyle.engine.tricks.dealing import DEALT, rejected, throw_in
from hoyle.engine.tricks.points import JACK
from hoyle.engine.tricks.scoring import Point, score
from hoyle.engine.tricks.settling import allowed
from hoyle.engine.tricks.table import TrickState, side_of

S = TypeVar("S", bound=TrickState)

_FOUND = lawful("allfours.deal", readings=("52",))
_JACK_LOST = lawful("allfours.deal", "allfours.turned-jack", readings=("52",))


def misdealt(state: TrickState) -> tuple[Seat, ...]:
    """Who holds a wrong number of cards and has not yet played to the first trick."""
    found = () if state.tricks else state.misdealt
    return tuple([seat for seat in found if len(state.hands[seat]) != allowed(state)])


@law("allfours.deal")
def right_number(state: TrickState, action: Action) -> Ruling | None:
    """Nobody plays to the first trick from a hand of the wrong number."""
    seat = action.seat
    if not state.misdealt or seat not in misdealt(state):
        return None
    return refuse(
        f"{letter(seat)} holds {len(state.hands[seat])} cards where {DEALT} were to be dealt, and "
        "says so before he plays.",
        laws=("allfours.deal",),
        readings=("52",),
    )


@law("allfours.deal")
def holds_too_many_or_few(state: TrickState, action: Action) -> Ruling | None:
    """Whoever has not six cards says so before he plays to the first trick."""
    seat = action.seat
    if not 0 <= seat < len(state.hands):
        return refuse("Nobody of that name sits at this table.")
    if state.tricks or len(state.trick) > (seat - state.leader) % len(state.hands):
        said = f"{letter(seat)} has played to the first trick, and a wrong number is told before."
        return refuse(said, readings=("52",))
    if seat not in misdealt(state):
        who = letter(seat)
        return irregular(f"{who} has had his right number. It counts for nothing.", void=True)
    return _JACK_LOST if any(jacks_scored(state)) else _FOUND


def jacks_scored(state: TrickState) -> Iterator[Card]:
    """The Jacks turned in this deal that made trumps, and were scored for it."""
    for place, card in enumerate(state.turned):
        if card.rank == JACK and not (place and rejected(state, card)):
            yield card


@law("allfours.deal", "allfours.turned-jack")
def announce(state: S, action: Action) -> S:
    """A Jack that was turned counts nothing, and the same dealer deals again."""
    side = side_of(state, state.dealer)
    for card in jacks_scored(state):
        back = Point("jack-cancelled", side, -1, "allfours.turned-jack", (card,))
        state = score(state, back)
    held = len(state.hands[action.seat])
    event = Event("wrong-number", action.seat, held, law="allfours.deal")
    return throw_in(state, event)


@law("allfours.deal")
def to_announce(state: TrickState) -> Iterator[Duty]:
    """Who must say that his number of cards is wrong."""
    for seat in misdealt(state):
        held = len(state.hands[seat])
        yield Duty(seat, f"say that he holds {held} cards", "before he plays", ("allfours.deal",))


def found_out(state: TrickState) -> bool:
    """Whether anybody can still say that he has a wrong number."""
    return bool(misdealt(state))


WRONG_NUMBER = Say((holds_too_many_or_few,), announce, tells=found_out)
