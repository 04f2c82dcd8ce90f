"""The tricks: who leads, what is played, and who takes it in."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable
from typing import Any, TypeVar

from hoyle.engine.game import Guard, Phase, Say
from hoyle.engine.laws import Ruling, law, lawful
from hoyle.engine.state import Action, Event
from hoyle.engine.tricks.claims import CLAIM, lapse
from hoyle.engine.tricks.counting import to_count
from hoyle.engine.tricks.following import answering, one_held_card, winning
from hoyle.engine.tricks.irregular import (
    CALL,
    called_card,
    exposes,
    note_revoke,
    out_of_turn,
    suit_kept,
)
from hoyle.engine.tricks.table import Trick, TrickState, at_seat, round_from, single_cards

S = TypeVar("S", bound=TrickState)
Effect = Callable[[S, Action], S]

PLAYS = single_cards("play")
_LEADS = lawful("allfours.lead")
_TRUMP_LED = lawful("allfours.trump-led")
_PLAIN_LED = lawful("allfours.follow-or-trump")


@law("allfours.lead")
def cited_play(state: TrickState, action: Action) -> Ruling | None:
    """What a card falls under: the lead, trumps led, or a plain suit led."""
    if not state.trick:
        return _LEADS
    return _TRUMP_LED if state.trick[0].suit == state.trump else _PLAIN_LED


@law("allfours.lead", "allfours.trick")
def play(state: S, action: Action) -> S:
    """Lay a card to the trick; the last card brings it in. Out of turn it is merely exposed."""
    seat, card = action.seat, action.cards[0]
    if seat != state.waiting[0]:
        return exposes(state, seat, card)
    if state.rules.revoke == "ruled":
        state = note_revoke(state, action)
    hand = state.hands[seat]
    at = hand.index(card)
    waiting = state.waiting[1:]
    changes: dict[str, Any] = {
        "hands": at_seat(state.hands, seat, hand[:at] + hand[at + 1 :]),
        "trick": (*state.trick, card),
        "waiting": waiting,
    }
    if any(state.exposed):
        lying = tuple([one for one in state.exposed[seat] if one != card])
        changes |= {"exposed": at_seat(state.exposed, seat, lying), "called": None}
    state = lapse(state.but(**changes), card) if state.low else state.but(**changes)
    return state if waiting else take_in(state)


@law("allfours.trick")
def take_in(state: S) -> S:
    """The winner takes the trick in and leads to the next; after the last they are counted."""
    seats = len(state.hands)
    winner = (state.leader + winning(state.trick, state.trump)) % seats
    trick = Trick(state.leader, state.trick, winner)
    event = Event("trick", winner, len(state.tricks) + 1, (), "allfours.trick")
    state = state.but(
        tricks=(*state.tricks, trick),
        trick=(),
        leader=winner,
        events=state.told(event),
        waiting=round_from(winner, seats),
    )
    return state if any(state.hands) else to_count(state)


def _cards(state: TrickState) -> Iterable[Action]:
    seat = state.waiting[0]
    plays = PLAYS[seat]
    return [plays[card] for card in state.hands[seat]]


def _key(state: TrickState) -> Hashable:
    hand, trick, called = state.hands[state.waiting[0]], state.trick, state.called
    if called is not None and called in hand:
        return "called", hand.index(called), len(hand)
    if not trick:
        return "lead", len(hand)
    answers = answering(trick[0] & 3, state.trump)
    return tuple([answers[card] for card in hand])


def tricks_phase(effect: Effect[S], *cited: Guard) -> Phase:
    """The phase of the tricks; a game says what else happens when a card is played.

    `cited`: laws of its own that a card may fall under, before those of all.
    """
    return Phase(
        "tricks",
        "during the play",
        ("allfours.follow-or-trump", "allfours.lead"),
        {
            "play": Say(
                (one_held_card, out_of_turn, called_card, suit_kept, *cited, cited_play),
                effect,
                ("cards",),
            ),
            "call-for": CALL,
            "claim-low": CLAIM,
        },
        _cards,
        _key,
        own=True,
    )
