"""A hand laid out for questions, and the one moment of it that a question looks at."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from itertools import dropwhile, takewhile
from typing import Any

from hoyle.engine.game import Game
from hoyle.engine.laws import Law
from hoyle.engine.state import Action, Seat, State
from hoyle.study.record import Ask, Line, Record
from hoyle.study.replay import Step, replay, rule_all, step_on

Value = int | str | Action  # what may be answered


@dataclass(frozen=True, slots=True)
class Table:
    """A hand replayed: the steps of its main line (``""``) and of each branch."""

    game: Game
    rules: Any
    record: Record
    courses: Mapping[str, tuple[Step, ...]]
    others: dict[tuple[str, Any], tuple[Step, ...]] = field(
        default_factory=dict, compare=False, repr=False
    )

    def under(self, rules: Any, branch: str) -> tuple[Step, ...]:
        """The same lines under other rules, as far as they go."""
        if rules == self.rules:
            return self.courses[branch]
        key = (branch, rules)
        if key not in self.others:
            course = rule_all(self.game, rules, self.record, self.record.branch(branch))
            self.others[key] = course.steps
        return self.others[key]


def lay(game: Game, rules: Any, record: Record) -> Table:
    """Replay a hand and its branches. Raises `BadRecord`."""
    courses = {"": replay(game, rules, record)}
    for branch in record.branches:
        courses[branch.id] = replay(game, rules, record, branch)
    return Table(game, rules, record, courses)


@dataclass(frozen=True, slots=True)
class Spot:
    """What a question looks at: a table at a step, and perhaps an act about to be done there.

    `titles`: the words for each law, in the order of the book.
    """

    table: Table
    ask: Ask
    rules: Any
    titles: Mapping[Law, str] = field(default_factory=dict)

    @property
    def game(self) -> Game:
        """The game."""
        return self.table.game

    @property
    def steps(self) -> tuple[Step, ...]:
        """The whole course, under the rules of the spot."""
        return self.table.under(self.rules, self.ask.branch)

    @property
    def step(self) -> Step:
        """The step asked about."""
        return self.steps[self.ask.at]

    @property
    def state(self) -> State:
        """The table at that step."""
        return self.step.state

    @property
    def next(self) -> Step | None:
        """The step that follows in the hand."""
        return self.steps[self.ask.at + 1] if self.ask.at + 1 < len(self.steps) else None

    @property
    def act(self) -> Action | None:
        """The act asked about: the one named, or else the one that comes next."""
        return self.ask.act or (self.next.action if self.next else None)

    @property
    def done(self) -> Step | None:
        """That act, done here."""
        if self.ask.act is None:
            return self.next
        return step_on(self.game, self.step, Line(self.ask.act))

    @property
    def then(self) -> Step:
        """The step whose table is asked for: after the act named, or the step itself."""
        return self.step if self.ask.act is None else self.done or self.step

    @property
    def before(self) -> int:
        """The number of the last step a page may show when it asks for that table."""
        return self.ask.at if self.ask.act is not None else max(0, self.ask.at - 1)

    @property
    def seat(self) -> Seat:
        """The seat asked about: the one named, or the one that acts."""
        if self.ask.seat is not None:
            return self.ask.seat
        return self.act.seat if self.act else self.state.turn

    @property
    def last(self) -> Step:
        """How the pool asked about ends in this course, or the act named where one is."""
        if self.ask.act is not None:
            return self.then
        ahead = self.steps[self.ask.at :]
        first = next((at for at, step in enumerate(ahead) if step.state.outcome), len(ahead) - 1)
        paid = takewhile(lambda step: step.state.outcome, ahead[first:])
        return (*ahead[: first + 1], *paid)[-1]

    @property
    def stacks(self) -> tuple[int, ...]:
        """What lay before each seat when the pool asked about began."""
        played = reversed(self.steps[: self.last.number + 1])
        own = dropwhile(lambda step: step.state.outcome, played)
        earlier = next((step for step in own if step.state.outcome), None)
        return earlier.state.pool.stacks if earlier else self.table.record.stacks

    def under(self, rules: Any) -> Spot | None:
        """The same spot under other rules; None where the hand does not come so far."""
        other = replace(self, rules=rules)
        return other if len(other.steps) > self.ask.at else None
