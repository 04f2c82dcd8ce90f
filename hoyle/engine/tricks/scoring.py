"""Counters put into the pool for points, and the end of the game when a side has none left."""

from __future__ import annotations

from typing import NamedTuple, TypeVar

from hoyle.engine.cards import Card
from hoyle.engine.laws import Law, law
from hoyle.engine.state import Event, Outcome
from hoyle.engine.tricks.table import Side, TrickState, members, side_name, to_go

S = TypeVar("S", bound=TrickState)


class Point(NamedTuple):
    """A point made: its name, the side, how many counters, the law, and the cards that made it.

    Where the number is less than nothing the side is set back by it.
    """

    kind: str
    side: Side
    amount: int
    law: Law
    cards: tuple[Card, ...] = ()


class TrickOutcome(Outcome):
    """The end of a game: one side is rid of its counters. `grounds`: the cards of the last point"""

    __slots__ = ()

    @property
    @law("allfours.out-in-order")
    def reason(self) -> str:
        """One sentence on the point that put the winner out."""
        return _REASONS[self.laws[0]].format(_LAST.get(self.laws[-1], "The last counter goes in"))


_REASONS: dict[Law, str] = {
    "allfours.turned-jack": "{} for the Jack turned up, before a card is played.",
    "allfours.high": "{} for High, which is counted first.",
    "allfours.low": "{} for Low, which is counted next after High.",
    "allfours.jack": "{} for the Jack.",
    "allfours.game": "{} for Game.",
    "allfours.tie": "{} for Game, which is tied and goes to the side that did not deal.",
    "allfours.looking": "{} for the cards that were looked at too soon.",
    "allfours.revoke": "{} for the revoke.",
    "allfives.peg": "{} in the middle of the hand, and play stops.",
}
_LAST: dict[Law, str] = {"allfives.sixty-one": "The sixty-first hole is pegged"}  # by the goal


@law("allfours.out-in-order")
def score(state: S, point: Point, stops_at: int = 0) -> S:
    """Put a side's counters into the pool for a point, as many as it has to `stops_at`.

    A side that may not go out in this deal stops at one. What it is shy is struck out first.
    """
    if point.amount < 0:
        return take_back(state, point)
    owing = left = min(point.amount, to_go(state, point.side) - stops_at)
    pool = state.pool
    for seat in members(state, point.side):
        struck = min(left, pool.owed[seat])
        pool = pool.owe(seat, -struck) if struck else pool
        paid = min(left - struck, pool.stacks[seat])
        if paid > 0:
            pool = pool.pay(seat, paid, point.law, state.step, _why(point.kind))
        left -= struck + paid
    if owing <= 0:
        return state.but(events=state.told(_event(state, point, 0)))
    return state.but(pool=pool, events=state.told(_event(state, point, owing)))


def _why(kind: str) -> str:
    return kind.replace("-", " ")


def _event(state: TrickState, point: Point, amount: int) -> Event:
    seat = members(state, point.side)[0]
    return Event(point.kind, seat, amount, point.cards, point.law)


def take_back(state: S, point: Point) -> S:
    """Set a side back: it takes counters out of the pool again, and is shy what is not there."""
    seat, pool, amount = members(state, point.side)[0], state.pool, -point.amount
    there = min(amount, pool.total)
    if there:
        pool = pool.take_down(seat, there, point.law, state.step, _why(point.kind))
    pool = pool.owe(seat, amount - there)
    return state.but(pool=pool, events=state.told(_event(state, point, amount)))


def is_out(state: TrickState, side: Side) -> bool:
    """Whether a side has no counter left."""
    return to_go(state, side) == 0


@law("allfours.out-in-order")
def count_points(state: S, points: tuple[Point, ...], stops: dict[Side, int]) -> S:
    """Score the points in their order; the first side to be rid of its counters has won.

    `stops`: sides that may not go out in this deal, and what they stop at.
    """
    for point in points:
        state = score(state, point, stops.get(point.side, 0))
        if is_out(state, point.side):
            return finish(state, point)
    return state


def finish(state: S, point: Point) -> S:
    """The game is over."""
    ended = TrickOutcome(
        winners=members(state, point.side),
        awards=(),
        laws=tuple(dict.fromkeys((point.law, "allfours.out-in-order", state.rules.goal))),
        grounds=(point.cards,),
        next_dealer=state.eldest,
    )
    event = Event("game-won", members(state, point.side)[0], law="allfours.out-in-order")
    return state.but(phase="over", waiting=(), outcome=ended, events=state.told(event))


def score_at_once(state: S, *points: Point) -> S:
    """Points that are scored where they fall, before the count."""
    return count_points(state, points, {})


def names(state: TrickState, chosen: tuple[Side, ...]) -> str:
    """Several sides in words."""
    return " and ".join(side_name(state, side) for side in chosen)
