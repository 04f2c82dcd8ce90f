"""The smallest game that has it all: five cards each, a bet or a fold, the best card wins."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from hoyle.engine.cards import UNSEEN
from hoyle.engine.game import Game, Phase, Say, no_place
from hoyle.engine.laws import irregular, law, refuse
from hoyle.engine.pool import open_pool
from hoyle.engine.state import DEALER, Action, Deal, Duty, Event, Outcome, State, letter


@dataclass(frozen=True)
class TinyRules:
    """What the table agrees."""

    limit: int = field(default=5, metadata={"law": "tiny.limit"})
    fine: int = field(default=2, metadata={"law": "tiny.turn"})


class TinyOutcome(Outcome):
    """The best card takes it."""

    @property
    def reason(self) -> str:
        """Why the pool goes where it goes."""
        return f"{letter(self.winners[0])} holds the best card."


@dataclass(frozen=True)
class TinyState(State):
    """Who still holds cards."""

    active: tuple[int, ...] = ()


def begin(rules: Any, deal: Deal) -> TinyState:
    """Nobody has cards."""
    seats = len(deal.stacks)
    pool = open_pool(deal.stacks, deal.carried)
    return TinyState(rules, "deal", ((),) * seats, pool, (), active=tuple(range(seats)))


@law("tiny.deal")
def dealer_only(state: TinyState, action: Action) -> Any:
    """Cards come from the dealer."""
    return None if action.seat == DEALER else refuse("Only the dealer deals.")


@law("tiny.deal")
def deal(state: TinyState, action: Action) -> TinyState:
    """Five each."""
    cards = action.cards or (UNSEEN,) * (5 * len(state.hands))
    hands = tuple(cards[at * 5 : at * 5 + 5] for at in range(len(state.hands)))
    return state.but(phase="bets", hands=hands, waiting=state.active)


@law("tiny.turn")
def in_turn(state: TinyState, action: Action) -> Any:
    """In turn; else nothing counts."""
    if action.seat == state.turn:
        return None
    if action.seat not in state.active:
        return refuse(f"{letter(action.seat)} is out.")
    return irregular(f"It is {letter(state.turn)}’s turn.", void=True)


@law("tiny.limit")
def within(state: TinyState, action: Action) -> Any:
    """One to the limit."""
    return None if 1 <= action.amount <= state.rules.limit else refuse("Over the limit.")


@law("tiny.bet")
def bet(state: TinyState, action: Action) -> TinyState:
    """Put up."""
    pool = state.pool.pay(action.seat, action.amount, "tiny.bet", state.step, "bets")
    return state.but(pool=pool, waiting=state.waiting[1:], phase=_phase(state, state.active))


@law("tiny.fold")
def fold(state: TinyState, action: Action) -> TinyState:
    """Give up."""
    active = tuple(seat for seat in state.active if seat != action.seat)
    return state.but(active=active, waiting=state.waiting[1:], phase=_phase(state, active))


def _phase(state: TinyState, active: tuple[int, ...]) -> str:
    return "bets" if len(state.waiting) > 1 and active else "paying"


@law("tiny.win")
def pay(state: TinyState) -> TinyState:
    """The best card wins."""
    best = max(state.active, key=lambda seat: max(state.hands[seat]), default=0)
    won = state.pool.total
    pool = state.pool.award(best, won, "tiny.win", state.step, "wins")
    ending = TinyOutcome((best,), ((best, won),), ("tiny.win",))
    shown = Event("shows", best, cards=state.hands[best], law="tiny.win")
    events = state.told(shown)
    return state.but(phase="over", waiting=(), pool=pool, outcome=ending, events=events)


def options(state: TinyState) -> Any:
    """Bets and a fold."""
    yield Action(state.turn, "fold")
    yield from (Action(state.turn, "bet", amount=n) for n in range(8))


def duties(state: TinyState) -> tuple[Duty, ...]:
    """Whoever has bet must show."""
    return tuple(
        Duty(seat, "shows the hand", "at the end", ("tiny.win",))
        for seat, staked in enumerate(state.pool.staked)
        if staked
    )


PHASES = (
    Phase(
        "deal",
        "before the deal",
        ("tiny.deal",),
        {"deal": Say((dealer_only,), deal, ("cards", "counts"))},
    ),
    Phase(
        "bets",
        "while bets are made",
        ("tiny.bet",),
        {"bet": Say((in_turn, within), bet, ("amount",)), "fold": Say((in_turn,), fold)},
        options,
    ),
    Phase("paying", "while the pool is paid", ("tiny.win",), run=pay),
    Phase("over", "once the pool is won", ("tiny.win",)),
)
TINY = Game(
    "tiny",
    "Tiny",
    (2, 4),
    TinyRules,
    begin,
    PHASES,
    lambda phase, state, action: no_place(phase, action),
    duties,
    lambda state, seat: state,
)
HAND = """variant = "tiny"
title = "B bets over the limit"
starting_stacks = [20, 20, 20]
carried = 3
actions = [
  "d deal p1 JsJd9d6c2s p2 AhKh8h4h2c p3 3c4c5c6d7d",
  "p1 bet 4           @first  # A begins",
  "p2 bet 9           ! tiny.limit",
  "p1 fold            ! tiny.turn",
  "p2 bet 5",
  "p3 fold            @last",
]
[[expect]]
after = "first"
pool = 7
turn = "B"
phase = "bets"
[[expect]]
pool = 0
stacks = [16, 27, 20]
winner = "B"
next = "ordinary"
[[branches]]
id = "shy"
title = "B folds"
after = "first"
actions = ["p2 fold", "p3 bet 1"]
expect = [{ winner = "A" }]
[[gates]]
before = 2
ask = "What does A do?"
"""
