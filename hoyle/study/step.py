"""A step: one act and the table after it."""

from __future__ import annotations

from typing import Any, NamedTuple

from hoyle.engine.game import Game, apply, start
from hoyle.engine.laws import Ruling, Unlawful, Verdict
from hoyle.engine.pool import Entry
from hoyle.engine.state import Action, Event, State
from hoyle.study.record import BadRecord, Line, Record


class Step(NamedTuple):
    """One act and the table after it.

    number    counted from 1 in every view of the hand; 0 is the table before the first act
    label     the name the file gives it, or ""
    action    the act; None at step 0
    ruling    what the judge said of it; None at step 0
    events    what followed from the act, new with this step
    entries   counters that moved, new with this step
    state     the table after it (before it too, where the act was refused)
    note      the author's remark, or ""
    """

    number: int
    label: str
    action: Action | None
    ruling: Ruling | None
    events: tuple[Event, ...]
    entries: tuple[Entry, ...]
    state: State
    note: str = ""

    @property
    def refused(self) -> bool:
        """Whether the act did not happen."""
        return self.ruling is not None and self.ruling.verdict is Verdict.REFUSED


def first_step(game: Game, rules: Any, record: Record) -> Step:
    """The table before the first act. Raises `BadRecord` for seats the game does not admit."""
    try:
        state = start(game, rules, record.deal)
    except ValueError as error:
        raise BadRecord(record.where, 1, "", str(error)) from None
    return Step(0, "", None, None, state.events, state.pool.entries, state)


def step_on(game: Game, last: Step, line: Line) -> Step:
    """The step that follows another when a line is played."""
    before, number, action = last.state, last.number + 1, line.action
    try:
        after = apply(game, before, action)
    except Unlawful as error:
        return Step(number, line.label, action, error.ruling, (), (), before, line.note)
    events = after.events[len(before.events) :]
    entries = after.pool.entries[len(before.pool.entries) :]
    ruling = after.history[-1].ruling
    return Step(number, line.label, action, ruling, events, entries, after, line.note)
