"""Records of disputes, written in the lines of a hand file."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from hoyle.engine.state import LETTERS
from hoyle.study.checking import put_in
from hoyle.study.record import Line, Record
from hoyle.study.record.lines import parse_line
from hoyle.study.referee.facts import Case
from hoyle.study.step import Step, first_step, step_on

STACK = 100


def written(
    case: Case,
    seats: int,
    lines: Iterable[str],
    *,
    kind: str = "ordinary",
    stacks: tuple[int, ...] = (),
) -> Record:
    """The record of these lines, at a table of so many seats."""
    stacks = stacks or _stacks(case, seats)
    return Record(
        slug="dispute",
        game=case.game.name,
        title="What happened",
        stacks=stacks,
        lines=tuple(_lines(lines, seats)),
        players=tuple(LETTERS[:seats]),
        kind=kind,
        carried=put_in(case.game, case.rules, stacks),
    )


def _stacks(case: Case, seats: int) -> tuple[int, ...]:
    fixed = case.game.stacks
    return fixed(seats, case.rules) if fixed else (STACK,) * seats


def _lines(texts: Iterable[str], seats: int) -> Iterable[Line]:
    for number, text in enumerate(texts, 1):
        yield parse_line(text, seats, number)


def all_but(seats: int, verb: str, *but: int, start: int = 1) -> list[str]:
    """The same word from every seat but those named, in turn from one of them: ``p4 fold``."""
    order = [(start - 1 + turn) % seats + 1 for turn in range(seats)]
    return [f"p{seat} {verb}" for seat in order if seat not in but]


class Script:
    """A record written while it is played, for what goes round in an order that the rules decide.

    What the engine refuses is written all the same, and nothing that comes after it.
    """

    def __init__(
        self, case: Case, seats: int, kind: str = "ordinary", stacks: tuple[int, ...] = ()
    ) -> None:
        self.case, self.seats, self.kind, self.stacks = case, seats, kind, stacks
        self.lines: list[str] = []
        self.steps: list[Step] = [first_step(case.game, case.rules, self.record)]

    @property
    def record(self) -> Record:
        """What has been written."""
        return written(self.case, self.seats, self.lines, kind=self.kind, stacks=self.stacks)

    @property
    def state(self) -> Any:
        """The table as it lies."""
        return self.steps[-1].state

    def say(self, *texts: str) -> Script:
        """Write these lines."""
        for text in texts:
            if not self.steps[-1].refused:
                self.lines.append(text)
                line = parse_line(text, self.seats)
                self.steps.append(step_on(self.case.game, self.steps[-1], line))
        return self

    def until_over(self, *texts: str) -> Script:
        """Write these lines, as far as the game goes on."""
        for text in texts:
            if self.state.outcome is None:
                self.say(text)
        return self

    def label(self, name: str) -> Script:
        """Give the last line a label."""
        self.lines[-1] += f" @{name}"
        return self

    def round(self, verb: str, last: str = "") -> Script:
        """All whose say is still to come say this; `last` is a label for the last of them."""
        seats = [seat + 1 for seat in self.state.waiting]
        for seat in seats:
            label = f" @{last}" if last and seat == seats[-1] else ""
            self.say(f"p{seat} {verb}{label}")
        return self
