"""Bets: whose say it is, how much may be said, and how counters come to lie level.

A bet or a raise is named by its increase: ``raise 5`` sees what is up and adds five.
"""

from __future__ import annotations

from typing import TypeVar

from hoyle.engine.laws import Law, Ruling, irregular, law, refuse, to_others
from hoyle.engine.state import Action, Draft, Seat, letter
from hoyle.engine.vying.table import VyingState, others, without

S = TypeVar("S", bound=VyingState)


@to_others
@law("pool.in-turn")
def in_turn(state: VyingState, action: Action) -> Ruling:
    """Each speaks in turn; words out of turn bind nobody (Keller; Peel)."""
    name = letter(action.seat) if -1 <= action.seat < state.seats else "Nobody"
    if action.seat not in state.active:
        return refuse(f"{name} holds no hand in this deal and has no say.", laws=("pool.retire",))
    return irregular(
        f"It is {letter(state.turn)}’s turn. What {name} says out of turn counts for nothing and "
        "binds nobody; the say comes to him in his place.",
        void=True,
    )


@law("pool.limit")
def within_limit(state: VyingState, action: Action) -> Ruling | None:
    """A bet, an opening or a raise adds at least one counter and at most the limit."""
    limit = state.rules.limit
    if 1 <= action.amount <= limit:
        return None
    return refuse(
        f"An opening, a bet or a raise may add from 1 to {limit} counters, the limit of this table;"
        f" {action.amount} was named.",
        readings=("28",),
    )


@law("pool.raise")
def may_raise(state: VyingState, action: Action) -> Ruling | None:
    """There must be something to raise, from somebody else, and a raise left to make."""
    cap = state.rules.raise_cap
    if cap and state.raises >= cap:
        return refuse(f"This table allows {cap} raises a round; they are made.", readings=("27",))
    return None


@law("poker.45")
def nothing_bet(state: VyingState, action: Action) -> Ruling | None:
    """The first bet is made once."""
    if state.level == 0:
        return None
    return refuse("A bet is up already: call it, raise it or give up the hand.")


@law("pool.bet-or-drop")
def something_bet(state: VyingState, action: Action) -> Ruling | None:
    """There must be a bet to call or to raise."""
    if state.level > 0:
        return None
    return refuse("Nobody has bet yet: there is nothing to call or to raise.")


@law("pool.raise")
def already_in(state: VyingState, action: Action) -> Ruling | None:
    """Only one who has counters up in this round calls a raise; a newcomer comes in."""
    if state.stakes[action.seat] > 0:
        return None
    return refuse(f"{letter(action.seat)} has put up nothing yet to be raised: he may come in.")


def staked(state: VyingState, seat: Seat, increase: int, cited: Law, why: str) -> Draft:
    """What follows when a seat sees what is up and adds `increase`.

    A raise gives everybody else a fresh say.
    """
    draft = state.__dict__.copy()
    level, stakes = state.level + increase, [*state.stakes]
    paid = level - stakes[seat]
    draft["pool"] = state.pool.pay(seat, paid, cited, len(state.history) + 1, why)
    stakes[seat] = level
    draft["stakes"] = tuple(stakes)
    if increase:
        draft["raises"] = state.raises + 1 if state.level else 0  # a first bet raises nothing
        draft["level"] = level
        draft["waiting"] = others(state.active, seat)
        draft["aggressor"] = seat
    else:
        draft["waiting"] = state.waiting[1:]
    return draft


def stake(state: S, seat: Seat, increase: int, cited: Law, why: str) -> S:
    """The state after a seat sees what is up and adds `increase`."""
    return state.becomes(staked(state, seat, increase, cited, why))


def withdrawn(state: VyingState, seat: Seat) -> Draft:
    """What follows when a seat gives up its hand, and with it all it has staked."""
    draft = state.__dict__.copy()
    draft["active"] = without(state.active, seat)
    draft["waiting"] = without(state.waiting, seat)
    return draft


def withdraw(state: S, seat: Seat) -> S:
    """The state after a seat gives up its hand."""
    return state.becomes(withdrawn(state, seat))
