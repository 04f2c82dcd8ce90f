"""After the last trick: each side turns over its tricks and counts them for Game."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, TypeVar

from hoyle.engine.game import Phase, Say
from hoyle.engine.laws import Law, Ruling, irregular, law, lawful, laws_of, refuse
from hoyle.engine.state import Action, Event, Seat, letter
from hoyle.engine.tricks.claims import CLAIM
from hoyle.engine.tricks.dealing import from_eldest, next_deal
from hoyle.engine.tricks.irregular import in_sides, stops, without_offenders
from hoyle.engine.tricks.points import count, that_count, total
from hoyle.engine.tricks.scoring import Point, count_points
from hoyle.engine.tricks.settling import to_speak, words
from hoyle.engine.tricks.table import TrickState, side_name, side_of, sides, taken_by

S = TypeVar("S", bound=TrickState)


@law("allfours.game")
def to_count(state: S) -> S:
    """The first seat of each side, from the dealer's left, turns over what it has won."""
    firsts = from_eldest(state)[: len(sides(state))]
    return state.but(phase="count", waiting=firsts)


@law("allfours.game")
def his_tricks(state: TrickState, action: Action) -> Ruling | None:
    """Each side counts once; a count that is not what the cards say is put right."""
    seat = action.seat
    if seat not in state.waiting:
        return _counted_or_not_his(state, seat)
    found = count(state, side_of(state, seat)) if action.amount else 0
    if action.amount == found:
        return None
    return irregular(
        f"{letter(seat)} claims {action.amount}, and the cards count {found}; the claim is void.",
        void=True,
    )


def _counted_or_not_his(state: TrickState, seat: Seat) -> Ruling:
    if not 0 <= seat < len(state.hands):
        return refuse("Nobody of that name sits at this table.")
    if seat in state.counted or not in_sides(state):
        return refuse(f"{letter(seat)} has counted his tricks.")
    whole = side_name(state, side_of(state, seat))
    laws = ("allfours.sides", "allfours.game")
    return refuse(f"The tricks of {whole} lie together, and are counted once.", laws=laws)


@law("allfours.game")
def turn_over(state: S, action: Action) -> S:
    """The tricks are turned over and counted; when all are, the deal is scored."""
    seat = action.seat
    side = side_of(state, seat)
    cards = that_count(state, taken_by(state, side))
    event = Event("counts", seat, total(state, cards), cards, "allfours.game")
    waiting = tuple([other for other in state.waiting if other != seat])
    return state.but(
        phase="count" if waiting else "scoring",
        waiting=waiting,
        counted=(*state.counted, seat),
        events=state.told(event),
    )


def count_phase(effect: Callable[[S, Action], S]) -> Phase:
    """The phase of the count; a game may count under laws of its own besides."""
    together = lawful(*laws_of(effect), "allfours.sides")

    @law("allfours.sides")
    def for_a_side(state: TrickState, action: Action) -> Ruling | None:
        return together if in_sides(state) else None

    return Phase(
        "count",
        "while the tricks are counted",
        ("allfours.game",),
        {"count": Say((his_tricks, for_a_side), effect, ("amount",)), "claim-low": CLAIM},
        words("count"),
        to_speak,
    )


COUNT = count_phase(turn_over)


@law("allfours.tie")
def without_game(state: S, made: list[Point], tie: Law = "allfours.tie") -> S:
    """Say so where nobody has made Game."""
    if any(point.kind == "game" for point in made):
        return state
    event = Event("no-game", state.dealer, law=tie)
    return state.but(events=state.told(event))


def as_made(state: TrickState, made: tuple[Point, ...]) -> tuple[Point, ...]:
    """What a deal is scored for where nothing was bargained: the points made, and no others."""
    return made


def scoring(
    points: Callable[[Any], Iterable[Point | None]],
    first: Callable[[Any], Any] = lambda state: state,
    bargained: Callable[[Any, tuple[Point, ...]], tuple[Point, ...]] = as_made,
    tie: Law = "allfours.tie",
) -> Phase:
    """The phase in which a deal is scored, in the order of the points a game counts.

    `first`: what a game does before them. `bargained`: what becomes of the points made where
    somebody has bound himself to make so many. `tie`: the law under which nobody has Game.
    """

    def settle(state: S) -> S:
        state = first(state)
        made = [point for point in points(state) if point]
        scored = bargained(state, without_offenders(state, made))
        state = count_points(state, scored, stops(state))
        return state if state.outcome else next_deal(without_game(state, made, tie))

    return Phase("scoring", "while the deal is scored", ("allfours.out-in-order",), run=settle)


OVER = Phase("over", "once the game is won", ("allfours.out-in-order",))
