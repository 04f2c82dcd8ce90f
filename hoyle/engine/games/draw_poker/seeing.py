"""What a seat may see, what it is called, and what it owes to the table at this moment."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TypeVar

from hoyle.engine.cards import RANK_NAMES, RANKS
from hoyle.engine.game import Role
from hoyle.engine.games.draw_poker.state import PokerState
from hoyle.engine.laws import law
from hoyle.engine.state import Duty, Seat, letter
from hoyle.engine.vying.hiding import Hand, face_down, hide_cards

S = TypeVar("S", bound=PokerState)


@law("pool.show-called")
def hide(state: S, seat: Seat) -> S:
    """The table as one seat sees it: its own cards, and what has been shown."""
    return hide_cards(state, seat).but(
        under_chips=_openers_own(state, state.under_chips, seat),
        opened_on=_openers_own(state, state.opened_on, seat),
    )


def _openers_own(state: PokerState, cards: Hand, seat: Seat) -> Hand:
    """The opener's cards, face down to the others until he has shown them."""
    if state.opener is None or _turned_up(state):
        return cards
    return face_down(state, cards, state.opener, seat)


def _turned_up(state: PokerState) -> bool:
    return any(event.kind == "turns-up-discard" for event in state.events)


def duties(state: PokerState) -> tuple[Duty, ...]:
    """What each seat must pay or show, by when, under which laws."""
    return (*_price(state), *_showing(state), *_keeping(state), *_debts(state))


def _price(state: PokerState) -> Iterator[Duty]:
    if state.phase == "antes":
        ante = state.rules.jack_ante
        yield Duty(state.turn, f"ante {ante}, or pass the jack", "now", ("poker.37",))
    if state.phase in ("first-bets", "coming-in", "bets") and state.level:
        due = state.level - state.stakes[state.turn]
        cited = {"first-bets": "pool.ante", "coming-in": "poker.41", "bets": "pool.raise"}
        if due:
            what = f"put up {due} to stay in, or give up the hand"
            yield Duty(state.turn, what, "now", (cited[state.phase],))


def _showing(state: PokerState) -> Iterator[Duty]:
    seat = state.opener
    if seat is None or state.found_out or seat not in state.active:
        pass
    elif state.phase == "proof":
        what = "show all five cards" if state.proof == "whole" else "show openers"
        shown = "poker.45" if state.leaving else "jack.winner-shows-openers"
        yield Duty(seat, what, "now", ("poker.42" if state.proof == "whole" else shown,))
    elif state.phase == "coming-in":
        whole = state.rules.raised_opener_shows == "whole"
        what = "show all five cards" if whole else "show openers"
        yield Duty(seat, what, "before giving up the hand to a raise", ("poker.42",))
    elif state.phase in ("draw", "help"):
        if seat not in state.drawn:
            what = "put the discard under the counters of the pool"
            yield Duty(seat, what, "at the draw", ("poker.43", "jack.under-the-chips"))
    elif state.phase == "bets":
        yield Duty(seat, "show openers", "before giving up the hand", ("poker.45",))
        yield Duty(seat, "show the whole hand", "if in the final call", ("poker.45",))
    if state.phase == "show":
        cited = "poker.45" if state.kind == "jack" else "pool.show-called"
        for called in state.waiting:
            yield Duty(called, "show the whole hand", "in turn, having been called", (cited,))


def _keeping(state: PokerState) -> Iterator[Duty]:
    if state.phase == "opening" and state.rules.abandoning != "free":
        for seat in state.passed:
            what = "keep the hand until the pot is opened or dealt again"
            yield Duty(seat, what, "until the second say", ("poker.38",))


def _debts(state: PokerState) -> Iterator[Duty]:
    for seat, owed in enumerate(state.pool.owed):
        if owed:
            what = f"put up the {owed} that {letter(seat)} is shy"
            yield Duty(seat, what, "before a call is made or the pool won", ("poker.46",))


def roles(state: PokerState, seat: Seat) -> tuple[Role, ...]:
    """The age, where there is one, the dealer and the opener."""
    seats = {"age": state.age if state.kind == "ordinary" else None}
    seats |= {"dealer": state.dealer, "opener": state.opener}
    return tuple([Role(name, name) for name, held_by in seats.items() if held_by == seat])


def note(state: PokerState) -> str:
    """That it is a jack, and which pair opens it."""
    if state.kind != "jack":
        return ""
    return f"Jack pot, {RANK_NAMES[RANKS.index(state.required)].capitalize()}s to open"
