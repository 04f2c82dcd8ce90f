"""What a game is made of while it is played: seats, acts, events and the state itself."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, NamedTuple, Self

from hoyle.engine.cards import Card
from hoyle.engine.laws import Law, Ruling
from hoyle.engine.pool import Pool

of = tuple.__new__  # of(Event, fields): a named tuple of all its fields, in half its class's time
Seat = int
DEALER: Seat = -1
LETTERS = "ABCDEFGH"
Draft = dict[str, Any]  # the fields of a state that follows, while they are being changed


def letter(seat: Seat) -> str:
    """The name of a seat on the page: A for the dealer's left, and so on round."""
    if seat == DEALER:
        return "the dealer"
    return LETTERS[seat] if 0 <= seat < len(LETTERS) else "nobody at the table"


class Action(NamedTuple):
    """One act at the table. Dealing is an act of `DEALER`, so that a replay needs no chance.

    `cards` are discards, cards dealt or cards shown; `amount` is in whole white counters. `counts`
    tells, for a deal, how many of `cards` each seat in turn is given.
    """

    seat: Seat
    verb: str
    cards: tuple[Card, ...] = ()
    amount: int = 0
    counts: tuple[int, ...] = ()


class Event(NamedTuple):
    """Something that followed from an act: a hand shown, a jack made, a debt lapsed."""

    kind: str
    seat: Seat = DEALER
    amount: int = 0
    cards: tuple[Card, ...] = ()
    law: Law = ""


class Played(NamedTuple):
    """An act that happened, with the ruling given on it."""

    action: Action
    ruling: Ruling


class Duty(NamedTuple):
    """Something a seat must do or pay, when, and under which laws."""

    seat: Seat
    what: str
    when: str
    laws: tuple[Law, ...]


class Deal(NamedTuple):
    """How a deal begins.

    `stacks`: counters before each seat, in seat order. `kind`: which game of the family, for draw
    poker ``ordinary`` or ``jack``. `carried`: counters already in the pool. `failed`: deals of this
    jack passed out before, the antes being up. `prepaid`: the seat that has put up everybody
    else's ante as a penalty.
    """

    stacks: tuple[int, ...]
    kind: str = "ordinary"
    carried: int = 0
    failed: int = 0
    prepaid: Seat | None = None


class Outcome(NamedTuple):
    """How a pool ended.

    `awards`: counters paid to each winner. `grounds`: the hand that won and the best that it beat,
    where hands were shown. `carried`: counters left lying for the next pool.
    `next_kind`: what is dealt next, by `next_dealer`; `next_jacks`: how many jacks follow;
    `next_prepaid`: seats that have put up all the others' antes for it.
    """

    winners: tuple[Seat, ...]
    awards: tuple[tuple[Seat, int], ...]
    laws: tuple[Law, ...]
    grounds: tuple[tuple[Card, ...], ...] = ()
    next_kind: str = "ordinary"
    next_dealer: Seat = 0
    next_jacks: int = 0
    next_prepaid: tuple[Seat, ...] = ()
    carried: int = 0

    @property
    def reason(self) -> str:
        """One sentence on why the pool goes where it goes; each kind of game has its own."""
        raise NotImplementedError


@dataclass(frozen=True, eq=False, repr=False)
class State:
    """The table at one moment; games add their own fields. Never changed, only followed by another.

    No slots: a following state is made by copying the dictionary, three times as quick as naming
    every field anew. Equality and text are the same for all, so a game's own state is declared with
    `eq=False, repr=False`: it makes the module quicker to bring in.
    """

    rules: Any
    phase: str
    hands: tuple[tuple[Card, ...], ...]
    pool: Pool
    waiting: tuple[Seat, ...]
    history: tuple[Played, ...] = ()
    events: tuple[Event, ...] = ()
    outcome: Outcome | None = None

    def __new__(cls, *given: Any, **named: Any) -> Self:
        """A state with a dictionary of its own from the first: such are quick to read and copy."""
        state = _new(cls)
        _fill(state, {})
        return state

    @property
    def turn(self) -> Seat:
        """The seat to speak; `DEALER` when cards are to be dealt."""
        return self.waiting[0] if self.waiting else DEALER

    @property
    def piles(self) -> tuple[tuple[Card, ...], ...]:
        """Every pile of cards outside the pack: the hands, and what a game adds."""
        return self.hands

    @property
    def step(self) -> int:
        """The number of the act now being carried out, counted from 1."""
        return len(self.history) + 1

    def but(self, **changes: Any) -> Self:
        """The state that follows: this one with some fields changed."""
        following = _new(type(self))
        _fill(following, self.__dict__ | changes)
        return following

    def after(self, changes: dict[str, Any]) -> Self:
        """The state that follows, where its changes have been gathered in a dictionary."""
        following = _new(type(self))
        _fill(following, self.__dict__ | changes)
        return following

    def becomes(self, draft: Draft) -> Self:
        """The state that follows, with these fields: `draft` is given away and has them all.

        The quickest way on: copy the dictionary of a state, change it key by key, and hand it over.
        """
        following = _new(type(self))
        _fill(following, draft)
        return following

    def __eq__(self, other: object) -> bool:
        return type(self) is type(other) and self.__dict__ == other.__dict__

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        return f"{type(self).__name__}(step {self.step}, {self.phase}, {letter(self.turn)})"

    def told(self, *events: Event) -> tuple[Event, ...]:
        """The events so far and these."""
        return self.events + events


_new, _fill = object.__new__, State.__dict__["__dict__"].__set__  # the quickest way to a copy
