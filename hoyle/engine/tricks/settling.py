"""After a run: bunching between two, and coming down to the cards that are played."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable
from typing import TypeVar

from hoyle.engine.game import Guard, Phase, Say
from hoyle.engine.laws import Law, Ruling, irregular, law, refuse, to_others
from hoyle.engine.state import Action, Event, letter
from hoyle.engine.tricks.dealing import RUN, from_eldest, throw_in
from hoyle.engine.tricks.table import SEATED, TrickState, at_seat, single_cards

S = TypeVar("S", bound=TrickState)

_KEPT = 6
DISCARDS = single_cards("discard")


def his_say(*laws: Law, readings: tuple[str, ...] = ()) -> Guard:
    """Only the seat that is asked may answer, by the laws under which it is asked."""

    @to_others
    @law(*laws)
    def asked(state: TrickState, action: Action) -> Ruling | None:
        if state.waiting and state.waiting[0] == action.seat:
            return None
        if not 0 <= action.seat < len(state.hands):
            return refuse("Nobody of that name sits at this table.")
        said = f"It is {letter(state.turn)} who is asked; the word counts for nothing."
        return irregular(said, readings=readings, void=True)

    return asked


@law("allfours.run")
def after_run(state: S) -> S:
    """Two players may now agree to bunch; then everybody comes down to the cards he plays."""
    if len(state.hands) == 2 and state.rules.bunching:
        return state.but(phase="bunch", waiting=from_eldest(state))
    return to_discards(state)


@law("allfours.bunching")
def propose(state: S, action: Action) -> S:
    """One of two players would rather have a new deal."""
    return state.but(phase="bunch-answer", waiting=(1 - action.seat,))


@law("allfours.bunching")
def go_on(state: S, action: Action) -> S:
    """He is content with the cards; the other is asked, or play goes on."""
    waiting = state.waiting[1:]
    return state.but(waiting=waiting) if waiting else to_discards(state)


@law("allfours.bunching")
def agree(state: S, action: Action) -> S:
    """The cards are bunched, and the same dealer deals again."""
    return throw_in(state, Event("bunched", state.dealer, law="allfours.bunching"))


@law("allfours.bunching")
def decline(state: S, action: Action) -> S:
    """The cards are played as they are."""
    return to_discards(state)


def allowed(state: TrickState) -> int:
    """How many cards are kept to play with."""
    return _KEPT + RUN if state.rules.nine_after_a_run and state.runs == 1 else _KEPT


@law("allfours.six-cards")
def to_discards(state: S) -> S:
    """Everybody who holds more cards than are played lays some away."""
    many = [seat for seat in from_eldest(state) if len(state.hands[seat]) > allowed(state)]
    return state.but(phase="discard", waiting=tuple(many)) if many else to_tricks(state)


@law("allfours.six-cards")
def lays_away(state: TrickState, action: Action) -> Ruling | None:
    """Cards of his own, and never so many that fewer are left than are played."""
    hand, cards = state.hands[action.seat], action.cards
    spare = len(hand) - allowed(state)
    if not cards or len(set(cards)) < len(cards):
        return refuse("Name each card that is laid away, once.")
    for card in cards:
        if card not in hand:
            return refuse(f"{letter(action.seat)} does not hold the {card.name}.")
    if len(cards) > spare:
        return refuse(f"{letter(action.seat)} lays away {spare} and keeps {allowed(state)}.")
    return None


@law("allfours.six-cards")
def lay_away(state: S, action: Action) -> S:
    """The cards lie face down and are out of play."""
    seat = action.seat
    hand = tuple([card for card in state.hands[seat] if card not in action.cards])
    waiting = state.waiting if len(hand) > allowed(state) else state.waiting[1:]
    state = state.but(
        hands=at_seat(state.hands, seat, hand),
        discards=at_seat(state.discards, seat, (*state.discards[seat], *action.cards)),
        waiting=waiting,
    )
    return state if waiting else to_tricks(state)


@law("allfours.lead")
def to_tricks(state: S) -> S:
    """The eldest hand leads, unless the game is over."""
    if state.outcome:
        return state
    return state.but(phase="tricks", leader=state.eldest, waiting=from_eldest(state))


def words(*verbs: str) -> Callable[[TrickState], Iterable[Action]]:
    """Options that are bare words of the seat to speak."""
    said = [tuple(Action(seat, verb) for verb in verbs) for seat in range(SEATED)]

    def options(state: TrickState) -> Iterable[Action]:
        return said[state.waiting[0]]

    return options


def to_speak(state: TrickState) -> Hashable:
    """What decides on bare words of the seat to speak: the part of the game and the seat."""
    return state.phase, state.waiting[0]


def _single_cards(state: TrickState) -> Iterable[Action]:
    away = DISCARDS[state.turn]
    return [away[card] for card in state.hands[state.turn]]


def _so_many(state: TrickState) -> Hashable:
    return "discard", len(state.hands[state.waiting[0]]), allowed(state)


_PROPOSING = {"propose": propose, "go-on": go_on}
_ANSWERING = {"agree": agree, "decline": decline}
BUNCH = Phase(
    "bunch",
    "after a run",
    ("allfours.bunching",),
    {word: Say((his_say("allfours.bunching"),), says) for word, says in _PROPOSING.items()},
    words("propose", "go-on"),
    to_speak,
)
BUNCH_ANSWER = Phase(
    "bunch-answer",
    "when bunching has been proposed",
    ("allfours.bunching",),
    {word: Say((his_say("allfours.bunching"),), says) for word, says in _ANSWERING.items()},
    words("agree", "decline"),
    to_speak,
)
DISCARD = Phase(
    "discard",
    "while cards are laid away",
    ("allfours.six-cards",),
    {"discard": Say((his_say("allfours.six-cards"), lays_away), lay_away, ("cards",))},
    _single_cards,
    _so_many,
    own=True,
)
