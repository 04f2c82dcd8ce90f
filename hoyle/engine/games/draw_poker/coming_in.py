"""The pot is open: coming in, raising the opener, and dropping out before the draw."""

from __future__ import annotations

from collections.abc import Hashable, Iterator
from typing import TypeVar

from hoyle.engine.game import Phase, Say
from hoyle.engine.games.draw_poker.false_openers import OWN_UP
from hoyle.engine.games.draw_poker.follow import after_coming_in
from hoyle.engine.games.draw_poker.shy import SHY
from hoyle.engine.games.draw_poker.state import PokerState
from hoyle.engine.games.draw_poker.turns import his_say
from hoyle.engine.laws import Ruling, law, lawful, refuse
from hoyle.engine.state import Action, letter
from hoyle.engine.vying.betting import (
    already_in,
    may_raise,
    stake,
    withdraw,
    within_limit,
)

S = TypeVar("S", bound=PokerState)

_BACK_IN = lawful("poker.41", "jack.passers-come-in")
_BACK_IN_RAISING = lawful("poker.42", "jack.passers-come-in")
_SHOWS_WHOLE = lawful("poker.42", "jack.whole-hand", readings=("21",))


@law("poker.41")
def not_in_yet(state: PokerState, action: Action) -> Ruling | None:
    """One comes in once; a hand already in meets a raise by calling it."""
    if state.stakes[action.seat]:
        return refuse(f"{letter(action.seat)} is in already; a raise is met by calling it.")
    return None


@law("jack.passers-come-in")
def welcome_back(state: PokerState, action: Action) -> Ruling | None:
    """One who passed before the pot was opened may come in now (law 41)."""
    if action.seat not in state.passed or state.stakes[action.seat]:
        return None
    return _BACK_IN if action.verb == "come-in" else _BACK_IN_RAISING


@law("poker.41")
def come_in(state: S, action: Action) -> S:
    """Put up as much as the pot was opened or raised for, whatever the hand."""
    return after_coming_in(stake(state, action.seat, 0, "poker.41", "comes in"))


@law("poker.42")
def raise_opener(state: S, action: Action) -> S:
    """See the price and raise it within the limit."""
    return after_coming_in(stake(state, action.seat, action.amount, "poker.42", "sees and raises"))


@law("poker.42")
def meet_raise(state: S, action: Action) -> S:
    """Meet a raise and stay in."""
    return after_coming_in(stake(state, action.seat, 0, "poker.42", "meets the raise"))


@law("poker.41")
def drop(state: S, action: Action) -> S:
    """Give up the hand and all interest in the pool; the opener must first show his."""
    if action.seat == state.opener:
        return state.but(phase="proof", proof="whole", leaving=True)
    return after_coming_in(withdraw(state, action.seat))


@law("poker.42", "jack.whole-hand")
def opener_drops(state: PokerState, action: Action) -> Ruling | None:
    """An opener who will not meet a raise shows his hand before he leaves it."""
    return _SHOWS_WHOLE if action.seat == state.opener else None


def _key(state: PokerState) -> Hashable:
    seat = state.waiting[0]
    rules, is_in = state.rules, state.stakes[seat] > 0
    capped = 0 < rules.raise_cap <= state.raises
    return "coming-in", seat, is_in, capped, seat in state.passed, seat == state.opener


def _options(state: PokerState) -> Iterator[Action]:
    seat = state.turn
    for verb in ("come-in", "call", "fold"):
        yield Action(seat, verb)
    for extra in range(1, state.rules.limit + 1):
        yield Action(seat, "raise", amount=extra)


PHASE = Phase(
    "coming-in",
    "once the pot is open and before the draw",
    ("poker.41", "poker.42"),
    {
        "come-in": Say((his_say, not_in_yet, welcome_back), come_in),
        "call": Say((his_say, already_in), meet_raise),
        "raise": Say((his_say, within_limit, may_raise, welcome_back), raise_opener, ("amount",)),
        "fold": Say((his_say, opener_drops), drop),
        "own-up": OWN_UP,
        **SHY,
    },
    _options,
    _key,
)
