"""Counters put into the pool for points, and the end of the game when a side has none left."""

from __future__ import annotations

from typing import NamedTuple, TypeVar

from hoyle.engine.cards import Card
from hoyle.engine.laws import Law, law
from hoyle.engine.pool import Pool
from hoyle.engine.state import Event, Outcome, of
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
    kind, side, amount, cited, cards = point
    most = to_go(state, side) - stops_at
    owing = amount if amount <= most else max(0, most)
    event = of(Event, (kind, side, owing, cards, cited))
    pool = _put_in(state, point, owing) if owing else state.pool
    return state.after({"pool": pool, "events": (*state.events, event)})


def _put_in(state: TrickState, point: Point, left: int) -> Pool:
    """So many counters from the seats of a side, those it is shy before those that lie there."""
    pool, why = state.pool, _why(point.kind)
    for seat in members(state, point.side):
        if pool.owed[seat]:
            struck = min(left, pool.owed[seat])
            pool, left = pool.owe(seat, -struck), left - struck
        paid = left if left <= pool.stacks[seat] else pool.stacks[seat]
        if paid:
            pool, left = pool.pay(seat, paid, point.law, state.step, why), left - paid
        if not left:
            break
    return pool


def _why(kind: str) -> str:
    return _WHY.get(kind) or kind.replace("-", " ")


_WHY = {
    "revoke": "penalty of a revoke",
    "revoke-deducted": "penalty of a revoke",
    "turned-jack": "a Jack turned",
    "jack-cancelled": "the turned Jack does not count",
    "jack-lost": "the Jack given back",
    "looking": "cards looked at too soon",
    "bid-paid": "the pitch sold",
    "sale-off": "the sale is off",
}


def take_back(state: S, point: Point) -> S:
    """Set a side back: it takes counters out of the pool again, and is shy what is not there."""
    seat, pool, amount = members(state, point.side)[0], state.pool, -point.amount
    there = min(amount, pool.total)
    if there:
        pool = pool.take_down(seat, there, point.law, state.step, _why(point.kind))
    pool = pool.owe(seat, amount - there)
    event = Event(point.kind, seat, amount, point.cards, point.law)
    return state.but(pool=pool, events=state.told(event))


@law("allfours.out-in-order")
def count_points(state: S, points: tuple[Point, ...], stops: dict[Side, int]) -> S:
    """Score the points in their order; the first side to be rid of its counters has won.

    `stops`: sides that may not go out in this deal, and what they stop at.
    """
    stopped: set[Side] = set()
    for point in points:
        side = point.side
        state = score(state, point, stops.get(side, 0))
        if not to_go(state, side):
            return finish(state, point)
        if side in stops and side not in stopped and state.events[-1].amount < point.amount:
            stopped.add(side)
            state = stop(state, side, stops[side])
    return state


@law("allfours.revoke")
def stop(state: S, side: Side, left: int) -> S:
    """Say so where a side has scored less than it made, since it may not go out in this deal."""
    event = Event("stops", side, left, law="allfours.revoke")
    return state.but(events=state.told(event))


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
