"""The table of Straight Poker, and how a session begins."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeVar

from hoyle.engine.cards import Card
from hoyle.engine.games.straight_poker.rules import StraightPokerRules
from hoyle.engine.laws import law
from hoyle.engine.pool import open_pool
from hoyle.engine.state import Deal, Seat
from hoyle.engine.vying.naming import HandName, describe
from hoyle.engine.vying.straight_ranks import merit
from hoyle.engine.vying.table import VyingState


@dataclass(frozen=True, eq=False, repr=False)
class StraightState(VyingState):
    """A session of pools, one after another.

    `buck`: the seat that antes for all next. `ante_up`: the ante of the coming deal lies there
    already. `pools`: how many have been played for, this one counted; `passed_out`: deals of it
    that nobody bet on. `passed`: seats that have passed and not yet decided. `called`: a call has
    been made.
    """

    rules: StraightPokerRules
    buck: Seat = 0
    ante_up: bool = False
    pools: int = 1
    passed_out: int = 0
    passed: tuple[Seat, ...] = ()
    called: bool = False

    @property
    def everybody(self) -> tuple[Seat, ...]:
        """All the seats: each is dealt to in every pool."""
        return tuple(range(self.seats))

    @property
    def dealers_left(self) -> Seat:
        """The seat on the dealer's left, which speaks first."""
        return (self.dealer + 1) % len(self.stakes)

    def described(self, hand: tuple[Card, ...]) -> HandName:
        """What a hand is called at this game."""
        return describe(hand, merit)


S = TypeVar("S", bound=StraightState)


@law("straight.buck")
def begin(rules: StraightPokerRules, deal: Deal) -> StraightState:
    """The first dealer is given the buck; nothing is up till he deals."""
    seats = len(deal.stacks)
    nobody: tuple[tuple[Card, ...], ...] = ((),) * seats
    return StraightState(
        rules=rules,
        phase="deal",
        hands=nobody,
        pool=open_pool(deal.stacks, deal.carried),
        waiting=(),
        dealer=seats - 1,
        buck=seats - 1,
        active=tuple(range(seats)),
        stakes=(0,) * seats,
        discards=nobody,
        shown=nobody,
    )
