"""The same steps as figures: every counter traced, and a step as plain data."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, NamedTuple

from hoyle.engine.cards import show_cards
from hoyle.engine.laws import Law
from hoyle.engine.state import DEALER, Seat, letter
from hoyle.study.record import action_text
from hoyle.study.replay import Step
from hoyle.study.telling.board import sides_as_data
from hoyle.study.telling.narrator import act_seen, ruling_seen


class AuditRow(NamedTuple):
    """Counters that moved at a step. `amount` goes into the pool, or out of it where negative.

    `total`: what lies in the pool afterwards. `aside`: put up for another jack, not for this pool.
    """

    step: int
    seat: Seat
    amount: int
    law: Law
    why: str
    total: int
    aside: bool


def audit(steps: Iterable[Step]) -> tuple[AuditRow, ...]:
    """Every movement of counters, in order, with the pool after each."""
    rows: list[AuditRow] = []
    total = None
    for step in steps:
        inside = sum(entry.amount for entry in step.entries if not entry.aside)
        total = step.state.pool.total - inside if total is None else total
        for entry in step.entries:
            total += 0 if entry.aside else entry.amount
            rows.append(
                AuditRow(
                    step.number, entry.seat, entry.amount, entry.law, entry.why, total, entry.aside
                )
            )
    return tuple(rows)


def as_json(step: Step, seat: Seat | None = None) -> dict[str, Any]:
    """The step as plain data; for a seat, pass a step whose state it may see."""
    state, ruling, action = step.state, ruling_seen(step, seat), act_seen(step, seat)
    points = sides_as_data(state)
    return {
        "number": step.number,
        "label": step.label,
        "seat": None if action is None else _name(action.seat),
        "act": None if action is None else action_text(action),
        "verdict": None if ruling is None else ruling.verdict.value,
        "laws": list(ruling.laws) if ruling else [],
        "reason": ruling.reason if ruling else "",
        "phase": state.phase,
        "turn": None if state.outcome else _name(state.turn),
        "pool": state.pool.total,
        "stacks": list(state.pool.stacks),
        **({"sides": points} if points else {}),
        "hands": [show_cards(hand) for hand in state.hands],
    }


def _name(seat: Seat) -> str:
    return "dealer" if seat == DEALER else letter(seat)
