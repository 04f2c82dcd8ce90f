"""What a seat may see: its own cards, what has been played, and what lies exposed."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TypeVar

from hoyle.engine.cards import UNSEEN, Card
from hoyle.engine.game import Role
from hoyle.engine.laws import law
from hoyle.engine.state import DEALER, Action, Duty, Played, Seat
from hoyle.engine.tricks.begging import receivers
from hoyle.engine.tricks.misdealing import to_announce
from hoyle.engine.tricks.settling import allowed
from hoyle.engine.tricks.table import NO_TRUMP, Hand, TrickState, suit_name, to_go

S = TypeVar("S", bound=TrickState)


@law("allfours.looking")
def hide(state: S, seat: Seat) -> S:
    """The table with others' hands, what they laid away and their revokes out of sight."""
    known = _known(state)
    return state.but(
        hands=_face_down(state.hands, seat, known),
        discards=_face_down(state.discards, seat, frozenset()),
        revokes=tuple([one for one in state.revokes if one.seat == seat]),
        history=tuple(_history(state, seat)),
    )


def _known(state: TrickState) -> frozenset[Card]:
    return frozenset(card for hand in state.exposed for card in hand)


def _face_down(hands: tuple[Hand, ...], eyes: Seat, known: frozenset[Card]) -> tuple[Hand, ...]:
    return tuple(
        [
            hand if seat == eyes else tuple([c if c in known else UNSEEN for c in hand])
            for seat, hand in enumerate(hands)
        ]
    )


def _history(state: TrickState, seat: Seat) -> Iterator[Played]:
    for action, ruling in state.history:
        own = action.seat == seat
        if action.seat == DEALER and action.counts:
            action = _dealt(action, seat)
        elif action.verb == "discard" and not own:
            action = action._replace(cards=(UNSEEN,) * len(action.cards))
        yield Played(action, ruling if own else ruling.as_heard())


def _dealt(action: Action, seat: Seat) -> Action:
    owners = [one for one, count in enumerate(action.counts) for _ in range(count)]
    cards = zip(action.cards, owners, strict=True)
    return action._replace(cards=tuple([c if one == seat else UNSEEN for c, one in cards]))


def roles(state: TrickState, seat: Seat) -> tuple[Role, ...]:
    """The eldest hand and the dealer; between two deals, who deals the next."""
    if state.phase == "deal" and state.deals:
        return (Role("dealer", "deals next"),) if seat == state.dealer else ()
    named = ((state.eldest, Role("age", "eldest hand")), (state.dealer, Role("dealer", "dealer")))
    return tuple(role for who, role in named if who == seat)


def note(state: TrickState) -> str:
    """The trump, where no turn-up shows it."""
    told = state.trump != NO_TRUMP and not state.turned
    return f"{suit_name(state.trump).capitalize()} are trumps" if told else ""


def duties(state: TrickState) -> tuple[Duty, ...]:
    """What each seat must do, by when, under which laws."""
    return tuple(_duties(state))


def _duties(state: TrickState) -> Iterator[Duty]:
    turn = state.turn
    if state.phase == "answer" and any(to_go(state, side) == 1 for side in receivers(state)):
        yield Duty(turn, "run the cards, and not give", "now", ("allfours.gift-puts-nobody-out",))
    if state.phase == "discard":
        for seat in state.waiting:
            spare = len(state.hands[seat]) - allowed(state)
            yield Duty(seat, f"lay away {spare}", "before the lead", ("allfours.six-cards",))
    if state.phase in ("beg", "answer", "tricks"):
        yield from to_announce(state)
    if state.phase == "tricks":
        yield from _playing(state)
    if state.phase == "count":
        for seat in state.waiting:
            yield Duty(seat, "turn over the tricks and count them", "now", ("allfours.game",))


def _playing(state: TrickState) -> Iterator[Duty]:
    turn = state.turn
    if state.called is not None:
        yield Duty(turn, f"play the {state.called.name}", "now", ("allfours.exposed",))
    elif state.trick and state.trick[0].suit == state.trump:
        what = f"play a trump, {suit_name(state.trump)}, if he has one"
        yield Duty(turn, what, "now", ("allfours.trump-led",))
    elif state.trick:
        what = f"follow with {suit_name(state.trick[0].suit)} if he can, or trump"
        yield Duty(turn, what, "now", ("allfours.follow-or-trump",))
    for seat, lying in enumerate(state.exposed):
        for card in lying:
            what = f"leave the {card.name} on the table"
            yield Duty(seat, what, "until it is played", ("allfours.exposed",))
