"""Highest card wins: a card each, a counter to stay, and the highest card takes the pool.

Ours, and the smallest game that has everything a game has; CONTRIBUTING.md tells how it was added.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

from hoyle.engine.cards import UNSEEN, Card
from hoyle.engine.game import Game, Phase, Say, no_place
from hoyle.engine.laws import Ruling, irregular, law, refuse
from hoyle.engine.pool import open_pool
from hoyle.engine.state import (
    DEALER,
    Action,
    Deal,
    Duty,
    Event,
    Outcome,
    Played,
    Seat,
    State,
    letter,
)

# Rules: every option with its default and its law


@dataclass(frozen=True)
class HighestRules:
    """What a table agrees before play."""

    stake: int = field(default=1, metadata={"law": "highest.stay"})
    fine: int = field(default=2, metadata={"law": "highest.peep"})
    ace: str = field(default="high", metadata={"law": "highest.win", "choices": ("high", "low")})


# Its state, and how it ends


@dataclass(frozen=True)
class HighestState(State):
    """The table: `staying` are the seats that have paid to stay, `shown` what lies open."""

    staying: tuple[Seat, ...] = ()
    shown: tuple[tuple[Card, ...], ...] = ()


class HighestOutcome(Outcome):
    """The end of a pool."""

    @property
    def reason(self) -> str:
        """Why the pool goes where it goes."""
        if not self.winners:
            return "Nobody has stayed: the pool waits for the next deal."
        return f"{letter(self.winners[0])} has the highest card of those who stayed."


def begin(rules: HighestRules, deal: Deal) -> HighestState:
    """The table before the first act."""
    nothing: tuple[tuple[Card, ...], ...] = ((),) * len(deal.stacks)
    pool = open_pool(deal.stacks, deal.carried)
    return HighestState(rules, "deal", nothing, pool, (), shown=nothing)


# The deal


@law("highest.deal")
def one_each(state: HighestState, action: Action) -> Ruling | None:
    """Only the dealer gives out cards, and to each as many."""
    if action.seat != DEALER:
        return refuse("Only the dealer gives out cards.")
    if set(action.counts) - {1}:
        return refuse("Everybody is dealt one card.")
    return None


@law("highest.deal")
def give(state: HighestState, action: Action) -> HighestState:
    """A card to everybody; one that is not named has not been seen."""
    cards = action.cards or (UNSEEN,) * len(state.hands)
    seats = tuple(range(len(state.hands)))
    return state.but(phase="staying", hands=tuple((card,) for card in cards), waiting=seats)


# Staying


@law("highest.turn")
def in_turn(state: HighestState, action: Action) -> Ruling | None:
    """Each speaks once, from the dealer's left; words out of turn count for nothing."""
    if action.seat == state.turn:
        return None
    if action.seat not in state.waiting:
        return refuse(f"{letter(action.seat)} has had his say.")
    return irregular(f"It is {letter(state.turn)}’s turn to speak.", void=True)


@law("highest.peep")
def peeping_costs(state: HighestState, action: Action) -> Ruling | None:
    """Who looks at a neighbour's card pays for it."""
    fine = state.rules.fine
    return irregular(f"{letter(action.seat)} has looked where he should not.", fine=fine)


@law("highest.stay")
def stay(state: HighestState, action: Action) -> HighestState:
    """Pay to stay."""
    why, seat = "stays", action.seat
    pool = state.pool.pay(seat, state.rules.stake, "highest.stay", state.step, why)
    return _said(state.but(pool=pool, staying=(*state.staying, seat)))


@law("highest.give-up")
def give_up(state: HighestState, action: Action) -> HighestState:
    """Lay the card away, and pay nothing."""
    return _said(state)


@law("highest.peep")
def peep(state: HighestState, action: Action) -> HighestState:
    """The fine lies in the pool, and the say is his still."""
    fine = state.rules.fine
    pool = state.pool.pay(action.seat, fine, "highest.peep", state.step, "the fine for peeping")
    return state.but(pool=pool)


def _said(state: HighestState) -> HighestState:
    waiting = state.waiting[1:]
    return state.but(waiting=waiting, phase="staying" if waiting else "paying")


def options(state: HighestState) -> Iterator[Action]:
    """What the seat to speak may think of."""
    yield from (Action(state.turn, verb) for verb in ("stay", "give-up", "peep"))


# The end


@law("highest.win")
def pay(state: HighestState) -> HighestState:
    """The highest card takes the pool; of two alike, the one nearer the dealer's left."""
    best = max(state.staying, key=lambda seat: _height(state, seat), default=None)
    won = state.pool.total
    shown = tuple(h if at in state.staying else () for at, h in enumerate(state.hands))
    told = [Event("shows", seat, cards=shown[seat], law="highest.win") for seat in state.staying]
    state = state.but(phase="over", shown=shown, events=state.told(*told))
    if best is None:
        return state.but(outcome=HighestOutcome((), (), ("highest.win",), carried=won))
    pool = state.pool.award(best, won, "highest.win", state.step, "takes the pool")
    return state.but(pool=pool, outcome=HighestOutcome((best,), ((best, won),), ("highest.win",)))


def _height(state: HighestState, seat: Seat) -> int:
    rank = state.hands[seat][0].rank
    return -1 if rank == 12 and state.rules.ace == "low" else rank


# What each owes, and what each may see


def duties(state: HighestState) -> tuple[Duty, ...]:
    """Whoever stays lays his card open at the end."""
    if state.outcome:
        return ()
    show = ("lay the card open", "when all have spoken", ("highest.win",))
    return tuple(Duty(seat, *show) for seat in state.staying)


def hide(state: HighestState, seat: Seat) -> HighestState:
    """A seat sees its own card and what lies open, and knows no more of what was dealt."""
    seen = tuple(
        hand if at == seat or state.shown[at] else (UNSEEN,) * len(hand)
        for at, hand in enumerate(state.hands)
    )
    cards = tuple(card for hand in seen for card in hand)
    known = (act._replace(cards=cards) if act.cards else act for act, _ in state.history)
    history = tuple(map(Played, known, (ruling for _, ruling in state.history)))
    return state.but(hands=seen, history=history)


PHASES = (
    Phase(
        "deal",
        "while the cards are dealt",
        ("highest.deal",),
        {"deal": Say((one_each,), give, ("cards", "counts"))},
    ),
    Phase(
        "staying",
        "while all say whether they stay",
        ("highest.stay", "highest.turn"),
        {
            "stay": Say((in_turn,), stay),
            "give-up": Say((in_turn,), give_up),
            "peep": Say((in_turn, peeping_costs), peep),
        },
        options,
    ),
    Phase("paying", "while the pool is paid", ("highest.win",), run=pay),
    Phase("over", "once the pool is won", ("highest.win",)),
)
GAME = Game(
    name="highest-card",
    title="Highest Card",
    seats=(2, 6),
    rules=HighestRules,
    begin=begin,
    phases=PHASES,
    misplaced=lambda phase, state, action: no_place(phase, action),
    duties=duties,
    hide=hide,
)
