"""Cards wrongly played: out of turn, exposed and called, or a revoke and its penalty."""

from __future__ import annotations

from typing import TypeVar

from hoyle.engine.cards import UNSEEN, Card
from hoyle.engine.game import Say
from hoyle.engine.laws import Ruling, irregular, law, lawful, refuse
from hoyle.engine.state import Action, Event, letter
from hoyle.engine.tricks.following import breaks_suit, one_held_card, partners
from hoyle.engine.tricks.misdealing import right_number
from hoyle.engine.tricks.points import JACK
from hoyle.engine.tricks.scoring import Point
from hoyle.engine.tricks.table import (
    OF_SUIT,
    Revoke,
    Side,
    TrickState,
    at_seat,
    others,
    side_of,
    trumps_out,
)

S = TypeVar("S", bound=TrickState)

_LEADS = lawful("allfours.lead")
_TRUMP_LED = lawful("allfours.trump-led")
_PLAIN_LED = lawful("allfours.follow-or-trump")


@law("allfours.in-turn")
def in_turn(state: TrickState, action: Action) -> Ruling | None:
    """One card is played, in turn, and it is one that the player holds."""
    seat, cards = action.seat, action.cards
    if seat == state.waiting[0] and len(cards) == 1 and not state.misdealt:
        card = cards[0]
        if card in state.hands[seat] and card != UNSEEN:
            return None
    wrong = one_held_card(state, action) or out_of_turn(state, action)
    return wrong or right_number(state, action)


@law("allfours.in-turn")
def out_of_turn(state: TrickState, action: Action) -> Ruling | None:
    """A card out of turn is no play; between partners it is exposed and may be called."""
    seat = action.seat
    if state.waiting[0] == seat:
        return None
    card, turn = action.cards[0], letter(state.turn)
    if not in_sides(state):
        return irregular(
            f"It is {turn}’s turn to play: {letter(seat)} takes the {card.name} up again.",
            readings=("90",),
            void=True,
        )
    if card in state.exposed[seat]:
        return refuse(f"The {card.name} lies exposed already, and it is {turn}’s turn.")
    return irregular(
        f"It is {turn}’s turn to play: the {card.name} stays on the table, exposed, and the other "
        "side may call for it.",
        laws=("allfours.in-turn", "allfours.exposed"),
    )


def in_sides(state: TrickState) -> bool:
    """Whether partners sit opposite each other."""
    return partners(state, 0, 2) if len(state.hands) == 4 else False


@law("allfours.exposed")
def exposes(state: S, seat: int, card: Card) -> S:
    """The card lies face up before its player until it is played."""
    lying = (*state.exposed[seat], card)
    event = Event("exposed", seat, cards=(card,), law="allfours.exposed")
    return state.but(exposed=at_seat(state.exposed, seat, lying), events=state.told(event))


@law("allfours.exposed")
def picks_up(state: S, seat: int, card: Card) -> S:
    """A card that lay exposed is played."""
    lying = tuple([one for one in state.exposed[seat] if one != card])
    return state.but(exposed=at_seat(state.exposed, seat, lying), called=None)


@law("allfours.exposed")
def may_call(state: TrickState, action: Action) -> Ruling | None:
    """An adversary may call for an exposed card when its player is to play and it may be played."""
    turn = state.turn
    if len(action.cards) != 1 or action.cards[0] not in state.exposed[turn]:
        return refuse(f"{letter(turn)}, who is to play, has no such card exposed.")
    card = action.cards[0]
    if not 0 <= action.seat < len(state.hands) or partners(state, action.seat, turn):
        return refuse(f"Only the other side may call for the {card.name}.")
    if state.called is not None:
        return refuse(f"The {state.called.name} has been called for.")
    wrong = breaks_suit(state, Action(turn, "play", (card,)))
    said = "It cannot be called now."
    return refuse(f"{said} {wrong.reason}", readings=("91",)) if wrong else None


@law("allfours.exposed")
def call_for(state: S, action: Action) -> S:
    """The card must be played to this trick."""
    return state.but(called=action.cards[0])


@law("allfours.exposed")
def called_card(state: TrickState, action: Action) -> Ruling | None:
    """A card that has been called for must be played."""
    called = state.called
    if called is None or action.cards[0] == called:
        return None
    sentence = f"The {called.name} lies exposed and has been called for: it must be played."
    return refuse(sentence, laws=("allfours.exposed",))


@law("allfours.lead", "allfours.follow-or-trump")
def suit_kept(state: TrickState, action: Action) -> Ruling | None:
    """What a card falls under: the lead, trumps led, or a plain suit led.

    One that neither follows nor trumps is refused or, where it is ruled on, a revoke.
    """
    if state.called is not None and (wrong := called_card(state, action)):
        return wrong
    if not state.trick:
        return _LEADS
    card, led, trumps = action.cards[0], state.trick[0], OF_SUIT[state.trump]
    kept = card in trumps or card in OF_SUIT[led & 3]
    ruling = None if kept else breaks_suit(state, action)
    if ruling is None:
        return _TRUMP_LED if led in trumps else _PLAIN_LED
    if state.rules.revoke != "ruled":
        return ruling
    return irregular(
        f"{ruling.reason} It is a revoke, established when the trick is turned.",
        laws=(*ruling.laws, "allfours.revoke"),
        readings=("53", "88"),
        heard=("allfours.follow-or-trump",),
    )


@law("allfours.revoke")
def note_revoke(state: S, action: Action) -> S:
    """The card is remembered; it comes to light when the tricks are turned over."""
    if breaks_suit(state, action) is None:
        return state
    revoke = Revoke(action.seat, action.cards[0], len(state.tricks))
    return state.but(revokes=(*state.revokes, revoke))


@law("allfours.revoke")
def offenders(state: TrickState) -> tuple[Side, ...]:
    """The sides that have revoked in this deal."""
    return tuple(dict.fromkeys(side_of(state, one.seat) for one in state.revokes))


def jack_in_play(state: TrickState) -> bool:
    """Whether the Jack of trumps was dealt to anybody."""
    return any(card.rank == JACK for card in trumps_out(state))


@law("allfours.revoke")
def penalties(state: TrickState) -> tuple[Point, ...]:
    """A point for each revoke to each side against it, two where the Jack was in play.

    By option the offender takes as many back instead.
    """
    amount = 2 if jack_in_play(state) else 1
    if state.rules.revoke_penalty == "deducted":
        return tuple(
            Point(
                "revoke-deducted",
                side_of(state, one.seat),
                -amount,
                "allfours.revoke",
                (one.card,),
            )
            for one in state.revokes
        )
    return tuple(
        Point("revoke", side, amount, "allfours.revoke", (one.card,))
        for one in state.revokes
        for side in others(state, side_of(state, one.seat))
    )


@law("allfours.revoke")
def without_offenders(state: TrickState, points: list[Point]) -> tuple[Point, ...]:
    """The points of a deal less what an offender may not score, and the penalties after them."""
    if not state.revokes:
        return tuple(points)
    barred = offenders(state)
    kept = [_forfeited(one) if one.side in barred else one for one in points]
    return (*kept, *penalties(state))


def _forfeited(point: Point) -> Point:
    """What becomes of a point that an offender has made: the Jack and Game are lost to him."""
    if point.kind not in ("jack", "game"):
        return point
    return Point(f"{point.kind}-forfeited", point.side, 0, "allfours.revoke", point.cards)


@law("allfours.revoke")
def stops(state: TrickState) -> dict[Side, int]:
    """An offender cannot go out in the same deal: he stops with one counter to go."""
    return dict.fromkeys(offenders(state), 1) if state.revokes else {}


CALL = Say((may_call,), call_for, ("cards",))
