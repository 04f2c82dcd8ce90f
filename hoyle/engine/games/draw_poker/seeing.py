"""What a seat may see, and what each seat owes to the table at this moment."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TypeVar

from hoyle.engine.cards import UNSEEN, Card
from hoyle.engine.games.draw_poker.state import PokerState
from hoyle.engine.laws import law
from hoyle.engine.state import DEALER, Action, Duty, Played, Seat, letter

S = TypeVar("S", bound=PokerState)
Hand = tuple[Card, ...]


@law("pool.show-called")
def hide(state: S, seat: Seat) -> S:
    """The table as one seat sees it: its own cards, and what has been shown."""
    mine = seat == state.opener
    return state.but(
        hands=_each(state, state.hands, seat),
        discards=_each(state, state.discards, seat),
        under_chips=_shown_or_own(state, state.under_chips, state.opener, mine),
        opened_on=_shown_or_own(state, state.opened_on, state.opener, mine),
        history=tuple(_history(state, seat)),
    )


def _each(state: PokerState, hands: tuple[Hand, ...], seat: Seat) -> tuple[Hand, ...]:
    return tuple(
        [_shown_or_own(state, hand, owner, owner == seat) for owner, hand in enumerate(hands)]
    )


def _shown_or_own(state: PokerState, hand: Hand, owner: Seat | None, own: bool) -> Hand:
    if own or owner is None:
        return hand
    open_cards = (*state.shown[owner], *_turned_up(state, owner))
    return tuple([card if card in open_cards else UNSEEN for card in hand])


def _turned_up(state: PokerState, owner: Seat) -> Hand:
    shown = any(e.kind == "turns-up-discard" and e.seat == owner for e in state.events)
    return state.under_chips if shown else ()


def _history(state: PokerState, seat: Seat) -> Iterator[Played]:
    drawer = DEALER
    for action, ruling in state.history:
        own = action.seat == seat
        if action.verb == "draw" and not own:
            action = action._replace(cards=(UNSEEN,) * len(action.cards))
        elif action.seat == DEALER:
            owners = [s for s, count in enumerate(action.counts) for _ in range(count)]
            action = _given(state, action, owners or [drawer] * len(action.cards), seat)
        drawer = action.seat
        yield Played(action, ruling if own else ruling.as_heard())


def _given(state: PokerState, action: Action, owners: list[Seat], seat: Seat) -> Action:
    """Cards dealt, those of others hidden unless they have been shown."""
    cards = zip(action.cards, owners, strict=True)
    seen = [card if s == seat or card in state.shown[s] else UNSEEN for card, s in cards]
    return action._replace(cards=tuple(seen))


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
        yield Duty(seat, what, "now", ("poker.42",) if state.proof == "whole" else ("poker.45",))
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
