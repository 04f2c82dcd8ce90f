"""What a seat may see, what it is called and owes, and what the table is playing for."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TypeVar

from hoyle.engine.cards import JOKER, UNSEEN, Card
from hoyle.engine.game import Role, StandIn
from hoyle.engine.games.jacks_back.betting import is_seven
from hoyle.engine.games.jacks_back.dealing import announcements
from hoyle.engine.games.jacks_back.state import JacksState
from hoyle.engine.games.jacks_back.wagers import ROUND
from hoyle.engine.laws import law
from hoyle.engine.state import Duty, Seat
from hoyle.engine.vying.hiding import Hand, face_down, hide_cards
from hoyle.engine.vying.joker import bug_stands, fitter_stands

S = TypeVar("S", bound=JacksState)
_FIVE = 5
_ANNOUNCED = {
    "no-check-raise": "announced: no check-raise in the low",
    "sevens-bet": "announced: sevens are bet in the low",
    "sevens-pot-only": "announced: a checked seven wins no later bet",
}

_SEVENS = {
    "bet": "bet, and not check",
    "pot-only": "bet, or else win nothing of what is bet hereafter",
}


@law("pool.show-called")
def hide(state: S, seat: Seat) -> S:
    """The table as one seat sees it: its own cards, and what has been shown."""
    return hide_cards(state, seat).but(
        under_chips=_openers_own(state, state.under_chips, seat),
        opened_on=_openers_own(state, state.opened_on, seat),
    )


def _openers_own(state: JacksState, cards: Hand, seat: Seat) -> Hand:
    """The opener's cards, face down to the others until he has shown them."""
    turned_up = any(event.kind == "turns-up-discard" for event in state.events)
    if state.opener is None or turned_up:
        return cards
    return face_down(state, cards, state.opener, seat)


def duties(state: JacksState) -> tuple[Duty, ...]:
    """What each seat must pay or show, by when, under which laws."""
    return (*_price(state), *_proof(state), *_showing(state))


def _price(state: JacksState) -> Iterator[Duty]:
    if state.phase not in ROUND or not state.waiting:
        return
    seat, cited = state.turn, ROUND[state.phase]
    if due := state.level - state.stakes[seat]:
        yield Duty(seat, f"put up {due} to stay in, or fold", "now", (cited,))
    elif state.phase == "low-bets" and is_seven(state, seat):
        yield Duty(seat, _SEVENS[state.rules.sevens], "now", ("jacks.sevens",))


def _proof(state: JacksState) -> Iterator[Duty]:
    seat = state.opener
    if seat is None or state.low or state.found_out or seat not in state.active:
        return
    if state.phase == "proof":
        yield Duty(seat, "show openers", "now", ("jacks.proof",))
    elif state.phase in ("coming-in", "draw", "help", "bets"):
        when = "before giving up the hand, or taking the pot uncalled"
        yield Duty(seat, "show openers", when, ("jacks.proof",))
    if state.phase == "draw" and seat not in state.drawn:
        yield Duty(seat, "keep the discard apart", "at the draw", ("jacks.proof",))


def _showing(state: JacksState) -> Iterator[Duty]:
    if state.phase in ("show", "low-show"):
        for seat in state.waiting:
            yield Duty(seat, "show the whole hand", "in turn", ("jacks.show-order",))


def roles(state: JacksState, seat: Seat) -> tuple[Role, ...]:
    """The dealer, the opener and the blind."""
    seats = {"dealer": state.dealer, "opener": state.opener, "blind": state.posted}
    return tuple([Role(name, name) for name, held_by in seats.items() if held_by == seat])


@law("jacks.announced")
def note(state: JacksState) -> str:
    """What is being played for, and what the dealer has announced."""
    told = [_ANNOUNCED[one] for one in announcements(state)]
    return "; ".join([_playing_for(state), *told])


def _playing_for(state: JacksState) -> str:
    if state.low:
        return "Played for low"
    return "Jacks or better to open" if state.opener is None else "Played for high"


@law("jacks.bug", "jacks.fitter")
def stand_in(state: JacksState, hand: Sequence[Card]) -> StandIn | None:
    """What the joker stands for in five cards that are seen: a bug for high, for low a fitter."""
    if JOKER not in hand or UNSEEN in hand or len(hand) != _FIVE:
        return None
    return fitter_stands(hand) if state.low else bug_stands(hand)
