"""Betting: a pass keeps the hand until somebody bets; then everybody must decide."""

from __future__ import annotations

from collections.abc import Hashable, Iterator
from typing import TypeVar

from hoyle.engine.game import Phase, Say, nothing
from hoyle.engine.games.straight_poker.dealing import MISDEAL
from hoyle.engine.games.straight_poker.state import StraightState
from hoyle.engine.laws import Ruling, Verdict, law, refuse, to_others
from hoyle.engine.state import Action, Draft, Seat, letter
from hoyle.engine.vying.betting import in_turn, may_raise, staked, withdrawn, within_limit
from hoyle.engine.vying.table import order, without

S = TypeVar("S", bound=StraightState)

_IN = Ruling(Verdict.LAWFUL, ("pool.raise", "straight.passers-decide"), "")
_PASSER_IN = Ruling(Verdict.LAWFUL, ("straight.passers-decide", "pool.raise"), "", readings=("42",))


@law("straight.passers-decide")
def gave_up(state: StraightState, action: Action) -> Ruling | None:
    """Who has given up his hand has no more to say in this deal."""
    seat = action.seat
    if seat in state.active or not 0 <= seat < state.seats:
        return None
    said = f"{letter(seat)} has given up the hand and has no more say in this deal."
    return refuse(said, laws=("straight.passers-decide",))


@to_others
@law("pool.in-turn")
def his_say(state: StraightState, action: Action) -> Ruling:
    """Each speaks in turn, and only while he holds a hand."""
    return gave_up(state, action) or in_turn(state, action)


@law("straight.passers-decide")
def comes_in(state: StraightState, action: Action) -> Ruling:
    """One who passed before the bet may call it or raise it like anybody else."""
    return _PASSER_IN if action.seat in state.passed else _IN


@law("straight.bet-or-pass")
def keeps_his_hand(state: StraightState, action: Action) -> Ruling:
    """Before a bet nobody gives up cards: to pass costs nothing and keeps them."""
    return refuse(f"Nobody has bet: {letter(action.seat)} passes and keeps the hand, or bets.")


@law("straight.passers-decide")
def too_late_to_pass(state: StraightState, action: Action) -> Ruling:
    """After a bet there is no more passing."""
    return refuse("A bet is up: call it, raise it or give up the hand.", readings=("43",))


@law("straight.bet-or-pass")
def bet(state: S, action: Action) -> S:
    """The first bet; everybody else, from the bettor's left round, must now decide."""
    seat = action.seat
    draft = staked(state, seat, action.amount, "straight.bet-or-pass", "bets")
    draft["phase"] = "bets"
    return _follow(state, seat, draft)


@law("straight.bet-or-pass")
def pass_hand(state: S, action: Action) -> S:
    """Make no bet and keep the hand."""
    draft = state.__dict__.copy()
    draft["passed"] = (*state.passed, action.seat)
    draft["waiting"] = waiting = state.waiting[1:]
    if not waiting:
        draft["phase"] = "passed-out"
    return state.becomes(draft)


@law("pool.raise")
def call(state: S, action: Action) -> S:
    """Meet the bet."""
    seat = action.seat
    return _follow(state, seat, staked(state, seat, 0, "pool.raise", "calls"))


@law("pool.raise")
def raise_bet(state: S, action: Action) -> S:
    """See the bet and add to it."""
    seat = action.seat
    draft = staked(state, seat, action.amount, "pool.raise", "sees and raises")
    return _follow(state, seat, draft)


@law("straight.passers-decide")
def fold(state: S, action: Action) -> S:
    """Give up the hand and what is staked on it."""
    return _follow(state, action.seat, withdrawn(state, action.seat))


def _follow(state: S, seat: Seat, draft: Draft) -> S:
    """Another’s say, a call that brings the show, or a pool that nobody contests."""
    if state.passed:
        draft["passed"] = without(state.passed, seat)
    active = draft["active"]
    if len(active) == 1:
        draft["phase"], draft["waiting"] = "paying", ()
    elif not draft["waiting"]:
        draft["phase"], draft["called"] = "show", True
        draft["waiting"] = order(active, draft["aggressor"])
    return state.becomes(draft)


def _before(state: StraightState) -> Iterator[Action]:
    seat = state.turn
    yield Action(seat, "pass")
    for amount in range(1, state.rules.limit + 1):
        yield Action(seat, "bet", amount=amount)


def _after(state: StraightState) -> Iterator[Action]:
    seat = state.turn
    for verb in ("fold", "call"):
        yield Action(seat, verb)
    for amount in range(1, state.rules.limit + 1):
        yield Action(seat, "raise", amount=amount)


def _key(state: StraightState) -> Hashable:
    return "bets", state.waiting[0], 0 < state.rules.raise_cap <= state.raises


BEFORE = Phase(
    "before-a-bet",
    "before anybody has bet",
    ("straight.bet-or-pass",),
    {
        "pass": Say((his_say,), pass_hand),
        "bet": Say((his_say, within_limit), bet, ("amount",)),
        "fold": Say((his_say, keeps_his_hand), nothing),
        **MISDEAL,
    },
    _before,
    lambda state: ("before-a-bet", state.waiting[0]),
)
AFTER = Phase(
    "bets",
    "once a bet is up",
    ("straight.passers-decide", "pool.raise"),
    {
        "call": Say((his_say, comes_in), call),
        "raise": Say((his_say, within_limit, may_raise, comes_in), raise_bet, ("amount",)),
        "fold": Say((his_say,), fold),
        "pass": Say((his_say, too_late_to_pass), nothing),
        "check": Say((his_say, too_late_to_pass), nothing),
    },
    _after,
    _key,
)
