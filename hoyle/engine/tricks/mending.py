"""A revoke taken back in time: before the next trick is led, nothing is established."""

from __future__ import annotations

from typing import TypeVar

from hoyle.engine.cards import Card
from hoyle.engine.game import Say
from hoyle.engine.laws import Ruling, law, lawful, refuse
from hoyle.engine.state import Action, Event, Seat, letter
from hoyle.engine.tricks.irregular import exposes, in_sides
from hoyle.engine.tricks.table import Hand, Revoke, TrickState, at_seat, round_from

S = TypeVar("S", bound=TrickState)

_PEGGED = ("allfives.revoke", "allfours.revoke")
_IN_TIME = lawful("allfours.revoke", readings=("53",))
_TO_PARTNERS = lawful("allfours.revoke", "allfours.exposed", readings=("53",))


@law("allfours.revoke")
def in_time(state: TrickState, action: Action) -> Ruling | None:
    """Who has revoked may take the card back until another card is led."""
    seat, cards = action.seat, action.cards
    if len(cards) != 1 or not 0 <= seat < len(state.hands):
        return refuse("One card is taken back, by its player, and it is named.")
    revoke = _revoke(state, seat, cards[0])
    if revoke is None:
        sentence = f"{letter(seat)} has not revoked with the {cards[0].name}: what is played stays."
        return refuse(sentence, heard=("allfours.revoke",))
    if revoke.trick < len(state.tricks) - (not state.trick):
        return refuse("A card has been led since: the revoke is established.", readings=("53",))
    if revoke.trick < len(state.tricks) and state.rules.five:
        return refuse("The trick has been pegged: the revoke is established.", laws=_PEGGED)
    return _TO_PARTNERS if in_sides(state) else _IN_TIME


def _revoke(state: TrickState, seat: Seat, card: Card) -> Revoke | None:
    found = [one for one in state.revokes if one.seat == seat and one.card == card]
    return found[-1] if found else None


@law("allfours.revoke")
def take_back_card(state: S, action: Action) -> S:
    """The card is taken up again, with those played after it, and he plays another.

    Between partners it lies exposed.
    """
    seat, card = action.seat, action.cards[0]
    state = state if state.trick else _reopened(state)
    at = state.trick.index(card)
    kept, again = state.trick[:at], state.trick[at:]
    order = round_from(seat, len(state.hands))
    waiting = order[: len(state.hands) - at]
    hands = state.hands
    for one, played in zip(order, again, strict=False):
        hands = at_seat(hands, one, (*hands[one], played))
    told = [Event("taken-back", seat, cards=(card,), law="allfours.revoke")]
    if again[1:]:
        told.append(Event("taken-up", seat, cards=again[1:], law="allfours.revoke"))
    state = state.but(
        hands=hands,
        trick=kept,
        waiting=waiting,
        revokes=tuple([one for one in state.revokes if one.card not in again]),
        low=_still_claimed(state, again),
        events=state.told(*told),
    )
    return exposes(state, seat, card) if in_sides(state) else state


def _reopened(state: S) -> S:
    """The trick that was taken in last, on the table again."""
    leader, cards, _ = state.tricks[-1]
    return state.but(tricks=state.tricks[:-1], trick=cards, leader=leader)


def _still_claimed(state: TrickState, again: Hand) -> tuple[Seat, Card] | None:
    return None if state.low and state.low[1] in again else state.low


TAKE_BACK = Say((in_time,), take_back_card, ("cards",))
