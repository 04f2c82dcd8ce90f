"""The table of Jacks Back, and how a deal begins."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeVar

from hoyle.engine.cards import JOKER, PACK, Card
from hoyle.engine.games.jacks_back.rules import JacksBackRules
from hoyle.engine.laws import law
from hoyle.engine.pool import open_pool
from hoyle.engine.state import Deal, Seat
from hoyle.engine.vying.joker import bug_merit, bug_stands, fitter_merit, fitter_stands
from hoyle.engine.vying.low_naming import describe_low
from hoyle.engine.vying.naming import HandName, describe
from hoyle.engine.vying.table import VyingState, order


@dataclass(frozen=True, eq=False, repr=False)
class JacksState(VyingState):
    """A deal of Jacks Back.

    `low`: nobody has opened for high, and the hand is played for low. `opener`, and the hand it was
    `opened_on`; `found_out`: a false opener has been discovered. `proving`: the opener is showing,
    and `leaving` whether he then retires. `checked`: seats that have checked in this round.
    `posted`: the seat whose blind is up. `called`: the hands are to be compared.
    """

    rules: JacksBackRules
    low: bool = False
    opener: Seat | None = None
    opened_on: tuple[Card, ...] = ()
    found_out: bool = False
    proving: bool = False
    leaving: bool = False
    checked: tuple[Seat, ...] = ()
    posted: Seat | None = None
    called: bool = False

    @property
    def dealers_left(self) -> Seat:
        """The seat on the dealer's left."""
        return (self.dealer + 1) % self.seats

    @property
    def first_left(self) -> tuple[Seat, ...]:
        """All who hold cards, from the dealer's left."""
        return order(self.active, self.dealers_left)

    def described(self, hand: tuple[Card, ...]) -> HandName:
        """What a hand is called, for high or for low, and what a joker in it stands for."""
        low = (describe_low, fitter_merit, fitter_stands)
        name, worth, stands = low if self.low else (describe, bug_merit, bug_stands)
        found = name(hand, worth)
        if JOKER not in hand:
            return found
        bare = found.name.partition(", with ")[0]
        return found._replace(name=f"{bare}, the joker {stands(hand).name}")


S = TypeVar("S", bound=JacksState)


@law("jacks.joker")
def pack(rules: JacksBackRules) -> tuple[Card, ...]:
    """The fifty-two, and the joker where the table plays with it."""
    return (*PACK, JOKER) if rules.joker else PACK


@law("jacks.antes")
def begin(rules: JacksBackRules, deal: Deal) -> JacksState:
    """Every player's ante is up before a card is dealt."""
    seats = len(deal.stacks)
    everybody = tuple(range(seats))
    nobody: tuple[tuple[Card, ...], ...] = ((),) * seats
    pool = open_pool(deal.stacks, deal.carried)
    return JacksState(
        rules=rules,
        phase="deal",
        hands=nobody,
        pool=pool.pay_each(everybody, rules.ante, "jacks.antes", 0, "the ante"),
        waiting=(),
        dealer=seats - 1,
        active=everybody,
        stakes=(0,) * seats,
        discards=nobody,
        shown=nobody,
        left=len(pack(rules)),
    )
