"""The tricks: who leads, what is played, and who takes it in."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable
from typing import TypeVar

from hoyle.engine.game import Guard, Phase, Say
from hoyle.engine.laws import law
from hoyle.engine.state import Action, Event, of
from hoyle.engine.tricks.claims import CLAIM, lapse
from hoyle.engine.tricks.counting import to_count
from hoyle.engine.tricks.following import answering, winning
from hoyle.engine.tricks.irregular import (
    CALL,
    exposes,
    in_turn,
    note_revoke,
    picks_up,
    suit_kept,
)
from hoyle.engine.tricks.mending import TAKE_BACK
from hoyle.engine.tricks.misdealing import WRONG_NUMBER, misdealt
from hoyle.engine.tricks.table import (
    OF_SUIT,
    Hand,
    Trick,
    TrickState,
    round_from,
    single_cards,
)

S = TypeVar("S", bound=TrickState)
Effect = Callable[[S, Action], S]

PLAYS = single_cards("play")


@law("allfours.lead", "allfours.trick")
def play(state: S, action: Action) -> S:
    """Lay a card to the trick; the last card brings it in. Out of turn it is merely exposed."""
    seat, card, waiting = action.seat, action.cards[0], state.waiting
    if seat != waiting[0]:
        return exposes(state, seat, card)
    if state.rules.revoke == "ruled":
        state = note_revoke(state, action)
    if state.exposed[seat]:
        state = picks_up(state, seat, card)
    if state.low:
        state = lapse(state, card)
    hand, left, trick = state.hands[seat], list(state.hands), (*state.trick, card)
    at = hand.index(card)
    left[seat] = hand[:at] + hand[at + 1 :]
    hands = tuple(left)
    if len(waiting) == 1:
        return take_in(state, hands, trick)
    return state.after({"hands": hands, "trick": trick, "waiting": waiting[1:]})


@law("allfours.trick")
def take_in(state: S, hands: tuple[Hand, ...], cards: Hand) -> S:
    """The winner takes the trick in and leads to the next; after the last they are counted."""
    leader, seats = state.leader, len(hands)
    winner = (leader + winning(cards, state.trump)) % seats
    event = of(Event, ("trick", winner, len(state.tricks) + 1, (), "allfours.trick"))
    state = state.after(
        {
            "hands": hands,
            "trick": (),
            "tricks": (*state.tricks, of(Trick, (leader, cards, winner))),
            "leader": winner,
            "waiting": round_from(winner, seats),
            "events": (*state.events, event),
        }
    )
    return state if hands[winner] else to_count(state)


def _cards(state: TrickState) -> Iterable[Action]:
    seat = state.waiting[0]
    if state.misdealt and seat in misdealt(state):
        return [Action(seat, "wrong-number")]
    plays = PLAYS[seat]
    return [plays[card] for card in state.hands[seat]]


def _key(state: TrickState) -> Hashable:
    hand, trick, called = state.hands[state.waiting[0]], state.trick, state.called
    if called is not None and called in hand:
        return "called", hand.index(called), len(hand)
    if state.misdealt and state.waiting[0] in misdealt(state):
        return "misdealt", len(hand)
    if not trick or OF_SUIT[trick[0] & 3].isdisjoint(hand):
        return len(hand)
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
                (in_turn, *cited, suit_kept),
                effect,
                ("cards",),
            ),
            "call-for": CALL,
            "claim-low": CLAIM,
            "take-back": TAKE_BACK,
            "wrong-number": WRONG_NUMBER,
        },
        _cards,
        _key,
        own=True,
    )
