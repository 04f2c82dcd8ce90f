"""Betting after the draw: bet or drop; a bet is called, raised or yielded to."""

from __future__ import annotations

from collections.abc import Hashable, Iterator
from typing import TypeVar

from hoyle.engine.game import Phase, Say
from hoyle.engine.games.draw_poker.false_openers import OWN_UP
from hoyle.engine.games.draw_poker.follow import after_bets
from hoyle.engine.games.draw_poker.shy import SHY, TAKE_UP
from hoyle.engine.games.draw_poker.state import PokerState
from hoyle.engine.games.draw_poker.turns import his_say
from hoyle.engine.laws import Ruling, law, lawful, refuse
from hoyle.engine.state import Action
from hoyle.engine.vying.betting import (
    may_raise,
    nothing_bet,
    something_bet,
    stake,
    withdraw,
    within_limit,
)

S = TypeVar("S", bound=PokerState)

_FIRST_BET = lawful("pool.first-bet", readings=("26",))
_FIRST_BET_IN_A_JACK = lawful("poker.45", readings=("26",))
_DECLINES = lawful("poker.45", readings=("22",))


@law("poker.45", "pool.first-bet")
def cited_bet(state: PokerState, action: Action) -> Ruling | None:
    """The law of the first bet: 45 in a jack, the custom of the ordinary pool elsewhere."""
    return _FIRST_BET_IN_A_JACK if state.kind == "jack" else _FIRST_BET


@law("pool.bet-or-drop")
def table_checks(state: PokerState, action: Action) -> Ruling | None:
    """Checking is an option that these games did not know."""
    if state.level:
        return refuse("A bet is up: it is called, raised or yielded to.")
    if state.rules.check_after_draw:
        return None
    return refuse(
        "There is no checking after the draw: bet, or give up the hand.", readings=("22",)
    )


@law("poker.45")
def opener_declines(state: PokerState, action: Action) -> Ruling | None:
    """An opener who gives up his hand after the draw shows his openers first."""
    return _DECLINES if action.seat == state.opener else None


@law("pool.first-bet")
def bet(state: S, action: Action) -> S:
    """The first bet."""
    cited = "poker.45" if state.kind == "jack" else "pool.first-bet"
    return after_bets(stake(state, action.seat, action.amount, cited, "bets"))


@law("pool.raise")
def raise_bet(state: S, action: Action) -> S:
    """See the bet and add to it."""
    return after_bets(stake(state, action.seat, action.amount, "pool.raise", "sees and raises"))


@law("pool.raise")
def call(state: S, action: Action) -> S:
    """Meet the bet."""
    return after_bets(stake(state, action.seat, 0, "pool.raise", "calls"))


@law("pool.bet-or-drop")
def fold(state: S, action: Action) -> S:
    """Give up the hand; the opener must first prove his openers."""
    if action.seat == state.opener:
        return state.but(phase="proof", proof="openers", leaving=True)
    return after_bets(withdraw(state, action.seat))


@law("pool.bet-or-drop")
def check(state: S, action: Action) -> S:
    """Let the say pass on and keep the hand (where a table allows it)."""
    return after_bets(state.but(waiting=state.waiting[1:]))


def _key(state: PokerState) -> Hashable:
    seat = state.waiting[0]
    rules = state.rules
    capped = 0 < rules.raise_cap <= state.raises
    return "bets", seat, state.level > 0, capped, state.kind, seat == state.opener


def _options(state: PokerState) -> Iterator[Action]:
    seat = state.turn
    for verb in ("fold", "check", "call"):
        yield Action(seat, verb)
    for extra in range(1, state.rules.limit + 1):
        yield Action(seat, "raise" if state.level else "bet", amount=extra)


PHASE = Phase(
    "bets",
    "after the draw",
    ("pool.bet-or-drop", "poker.45"),
    {
        "bet": Say((his_say, nothing_bet, within_limit, cited_bet), bet, ("amount",)),
        "call": Say((his_say, something_bet), call),
        "raise": Say((his_say, something_bet, within_limit, may_raise), raise_bet, ("amount",)),
        "fold": Say((his_say, opener_declines), fold),
        "check": Say((his_say, table_checks), check),
        "own-up": OWN_UP,
        **TAKE_UP,
        **SHY,
    },
    _options,
    _key,
)
