"""What every vying game shares: who holds cards, what each has staked, and whose say it is."""

from __future__ import annotations

from bisect import bisect_left
from dataclasses import dataclass
from functools import lru_cache
from typing import TypeVar

from hoyle.engine.cards import Card
from hoyle.engine.state import DEALER, Seat, State

T = TypeVar("T")


@dataclass(frozen=True, eq=False, repr=False)
class VyingState(State):
    """A table where hands are backed with counters.

    `active`: seats holding cards, in seat order. `stakes`: what each has put up in this interval of
    betting; `level`: what it costs to be in. `aggressor`: who bet or raised last. `drawn`: seats
    that have drawn. `discards`: face down, by seat. `under_chips`: the opener's discard, under
    the counters of the pool. `left`: cards left in the pack; `asked`: cards the drawer waits for.
    `shown`: cards each seat has shown. A card that lies in no hand and no discard is in the pack.
    """

    dealer: Seat = 0
    active: tuple[Seat, ...] = ()
    stakes: tuple[int, ...] = ()
    level: int = 0
    aggressor: Seat = DEALER
    raises: int = 0
    drawn: tuple[Seat, ...] = ()
    discards: tuple[tuple[Card, ...], ...] = ()
    under_chips: tuple[Card, ...] = ()
    left: int = 52
    asked: int = 0
    shown: tuple[tuple[Card, ...], ...] = ()

    @property
    def piles(self) -> tuple[tuple[Card, ...], ...]:
        """Hands, discards and what lies under the counters."""
        return (*self.hands, *self.discards, self.under_chips)

    @property
    def seats(self) -> int:
        """How many sit at the table."""
        return len(self.stakes)


@lru_cache(maxsize=4096)  # few seats, asked for at every act
def order(active: tuple[Seat, ...], first: Seat) -> tuple[Seat, ...]:
    """The seats once round, beginning with `first` or the next on his left."""
    at = bisect_left(active, first)
    return active[at:] + active[:at]


@lru_cache(maxsize=4096)
def others(active: tuple[Seat, ...], seat: Seat) -> tuple[Seat, ...]:
    """Everybody else once round, beginning on the left of a seat that is among them."""
    at = active.index(seat)
    return active[at + 1 :] + active[:at]


@lru_cache(maxsize=4096)
def without(seats: tuple[Seat, ...], seat: Seat) -> tuple[Seat, ...]:
    """The seats less one."""
    return tuple([other for other in seats if other != seat])


def at_seat(values: tuple[T, ...], seat: Seat, value: T) -> tuple[T, ...]:
    """The values with one seat's replaced."""
    following = [*values]
    following[seat] = value
    return tuple(following)
