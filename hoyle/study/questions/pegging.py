"""Questions of a game that is pegged on a board: what a trick is worth at once, and the score."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from hoyle.engine.laws import Law
from hoyle.engine.pool import Entry
from hoyle.engine.tricks.table import TrickState, side_of
from hoyle.study.questions.kind import Kind, Reasons, before, led_up, near
from hoyle.study.spot import Spot, Value
from hoyle.study.telling import board_of, seat_pegged
from hoyle.study.telling.playing import event_words, side_words


def _pegs(spot: Spot) -> Value | None:
    if not any(one.kind == "trick" for one in spot.then.events):
        return None
    return next((one.amount for one in spot.then.events if one.kind == "peg"), 0)


def _pegs_why(spot: Spot) -> Reasons:
    pegged = next((one for one in spot.then.events if one.kind == "peg"), None)
    said = event_words(pegged, spot.then.state) if pegged else "No trump that pegs was in it."
    return ("allfives.peg",), said


def _own(spot: Spot) -> list[Entry]:
    """The holes that the side asked about has gained or lost by the step."""
    state: Any = spot.then.state
    side = side_of(state, spot.seat)
    return [one for one in spot.then.entries if side_of(state, one.seat) == side]


def _score(spot: Spot) -> Value | None:
    state = spot.then.state
    known = isinstance(state, TrickState) and board_of(state)
    return seat_pegged(state, spot.seat) if known else None  # type: ignore[arg-type]


def _score_why(spot: Spot) -> Reasons:
    state, own = spot.then.state, _own(spot)
    gained = sum(one.amount for one in own)
    had, who = int(str(_score(spot))) - gained, side_words(state, spot.seat)
    said = "gains nothing" if not gained else f"goes from {had} to {had + gained}"
    return _laws(spot, own), f"{who} {said}{_parts(own)}."


def _parts(own: list[Entry]) -> str:
    """``: high 1, game 1``, where the score moved."""
    parts = ", ".join(f"{one.why} {one.amount}".replace("-", "−") for one in own)
    return f": {parts}" if parts else ""


def _laws(spot: Spot, own: Iterable[Entry]) -> tuple[Law, ...]:
    """The laws that moved the peg; of the count, the one that says what is counted as well."""
    counted = [one.law for one in spot.then.events if one.kind in ("jack-counted", "jack-lost")]
    return tuple(dict.fromkeys((*(one.law for one in own), *counted))) or (spot.rules.goal,)


PEGGING = {
    "pegs": Kind(
        lambda spot: f"{led_up(spot)} How many are pegged for the trick?".strip(),
        _pegs,
        lambda spot, value: str(value),
        lambda spot, right: near(right),
        _pegs_why,
        before,
    ),
    "score": Kind(
        lambda spot: (
            f"{led_up(spot)} Where does {side_words(spot.state, spot.seat)} then stand?".strip()
        ),
        _score,
        lambda spot, value: f"At {value}" if value else "At the start",
        lambda spot, right: near(right),
        _score_why,
        before,
    ),
}
