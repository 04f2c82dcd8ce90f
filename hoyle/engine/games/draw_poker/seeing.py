"""What a seat may see, and what each seat owes to the table at this moment."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import TypeVar

from hoyle.engine.cards import UNSEEN, Card
from hoyle.engine.games.draw_poker.state import PokerState
from hoyle.engine.laws import Ruling, Verdict, law
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
        history=tuple([_heard(state, played, seat) for played in state.history]),
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


def _heard(state: PokerState, played: Played, seat: Seat) -> Played:
    action, ruling = played
    own = action.seat == seat
    return Played(_masked(state, action, seat), ruling if own else _as_heard(ruling))


def _masked(state: PokerState, action: Action, seat: Seat) -> Action:
    if action.verb == "draw" and action.seat != seat:
        return action._replace(cards=(UNSEEN,) * len(action.cards))
    if action.seat != DEALER:
        return action
    mine = {*state.hands[seat], *state.discards[seat], *state.opened_on * (seat == state.opener)}
    mine |= {card for p in state.history if p.action.seat == seat for card in p.action.cards}
    open_cards = {card for shown in state.shown for card in shown}
    return action._replace(
        cards=tuple([card if card in mine | open_cards else UNSEEN for card in action.cards])
    )


def _as_heard(ruling: Ruling) -> Ruling:
    """What the table hears of a ruling that rests on hidden cards: nothing."""
    if not ruling.private:
        return ruling
    return replace(ruling, verdict=Verdict.LAWFUL, laws=ruling.laws[:1], reason="", readings=())


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
