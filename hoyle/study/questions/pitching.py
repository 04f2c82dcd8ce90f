"""Questions of a table that turns no trump: what is trumps, who pitches, and for how much."""

from __future__ import annotations

from collections.abc import Iterator

from hoyle.engine.cards import SUIT_NAMES
from hoyle.engine.laws import Law
from hoyle.engine.state import Event, letter
from hoyle.engine.tricks.table import NO_TRUMP, TrickState
from hoyle.study.questions.kind import Kind, Reasons, before, led_up
from hoyle.study.spot import Spot, Value
from hoyle.study.telling.playing import event_words

NO_SUIT = "none"
_MAKES_TRUMPS = ("trumps",)
_SETTLES = ("bound", "no-bid-made")


def _table(spot: Spot) -> TrickState | None:
    state = spot.then.state
    return state if isinstance(state, TrickState) else None


def _event(spot: Spot, kinds: tuple[str, ...]) -> Event | None:
    return next((one for one in spot.then.events if one.kind in kinds), None)


def _told(spot: Spot, kinds: tuple[str, ...]) -> Reasons:
    """The laws that speak at the step, and the event in words."""
    event, ruling = _event(spot, kinds), spot.then.ruling
    laws: tuple[Law, ...] = (event.law,) if event else ()
    ruled = ruling.laws if ruling else ()
    said = event_words(event, spot.then.state) if event else ""
    return tuple(dict.fromkeys((*laws, *ruled))), said


def _trumps(spot: Spot) -> Value | None:
    """Only when it has just been settled, or is not settled yet."""
    state = _table(spot)
    if state is None or state.phase != "tricks":
        return None
    if state.trump == NO_TRUMP:
        return NO_SUIT
    return SUIT_NAMES[state.trump] if _event(spot, _MAKES_TRUMPS) else None


def _suits(spot: Spot, right: Value) -> Iterator[Value]:
    yield from SUIT_NAMES
    yield NO_SUIT


def _suit_said(spot: Spot, value: Value) -> str:
    return "Nothing is trumps yet" if value == NO_SUIT else str(value).capitalize()


def _trumps_why(spot: Spot) -> Reasons:
    laws, said = _told(spot, _MAKES_TRUMPS)
    return laws, said or "No card has made trumps."


def _pitches(spot: Spot) -> Value | None:
    state = _table(spot)
    ready = state and state.phase == "tricks" and state.trump == NO_TRUMP
    return letter(state.pitcher) if state and ready else None


def _any_seat(spot: Spot, right: Value) -> Iterator[Value]:
    yield from (letter(seat) for seat in range(len(spot.state.hands)))


def _settled_why(spot: Spot) -> Reasons:
    laws, said = _told(spot, _SETTLES)
    return laws, said or "Nothing was for sale: the eldest hand pitches."


def _must_make(spot: Spot) -> Value | None:
    state = _table(spot)
    return state.bid if state and _pitches(spot) and _event(spot, _SETTLES) else None


def _numbers(spot: Spot, right: Value) -> Iterator[Value]:
    yield from (number for number in (0, 4, 3, 2, 1) if number != right)


def _points_said(spot: Spot, value: Value) -> str:
    if not value:
        return "None; he is bound to nothing"
    return "One point" if value == 1 else f"{value} points"


PITCHING = {
    "trumps": Kind(
        lambda spot: f"{led_up(spot)} What is trumps then?".strip(),
        _trumps,
        _suit_said,
        _suits,
        _trumps_why,
        before,
        last=(NO_SUIT,),
        least=5,
    ),
    "pitches": Kind(
        lambda spot: f"{led_up(spot)} Who pitches?".strip(),
        _pitches,
        lambda spot, value: str(value),
        _any_seat,
        _settled_why,
        before,
    ),
    "must-make": Kind(
        lambda spot: f"{led_up(spot)} How many points must the pitcher make?".strip(),
        _must_make,
        _points_said,
        _numbers,
        _settled_why,
        before,
    ),
}
