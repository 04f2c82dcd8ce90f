"""Hands: each hand file read, replayed in its house, with its branches and questions."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, TypeVar

from hoyle.book.faults import BadLesson, Faults
from hoyle.book.houses import House
from hoyle.book.passage import curl, read_passage
from hoyle.engine.game import Game
from hoyle.engine.laws import Law
from hoyle.study.questions import Question, Table, build, guard, lay
from hoyle.study.record import BadRecord, Record, action_text, read_record
from hoyle.study.replay import Step

K = TypeVar("K")
T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Hand:
    """A deal played through, ready to be stepped and asked about.

    `table` is the hand laid out as `hoyle.study.questions` wants it; `gates` are the questions that
    guard a step, by the number of that step.
    """

    table: Table
    house: House | None
    questions: Mapping[str, Question]
    gates: Mapping[int, Question]

    @property
    def record(self) -> Record:
        """The hand file."""
        return self.table.record

    @property
    def game(self) -> str:
        """The name of its game."""
        return self.table.game.name

    @property
    def rules(self) -> Any:
        """The rules it is played by."""
        return self.table.rules

    @property
    def slug(self) -> str:
        """Its name in addresses."""
        return self.record.slug

    @property
    def title(self) -> str:
        """Its title."""
        return self.record.title

    @property
    def steps(self) -> tuple[Step, ...]:
        """The steps of its main line."""
        return self.table.courses[""]

    @property
    def branches(self) -> Mapping[str, tuple[Step, ...]]:
        """The steps of each branch, by id, with those before it."""
        return {branch.id: self.table.courses[branch.id] for branch in self.record.branches}

    @property
    def acts(self) -> str:
        """Its acts, labels and notes, for a search to find it by and not to tell."""
        branches = self.record.branches
        lines = [*self.record.lines, *(line for branch in branches for line in branch.lines)]
        said = (f"{action_text(line.action)} {line.label} {line.note}" for line in lines)
        return " ".join([*said, *(branch.title for branch in branches)])

    def step(self, place: str, branch: str | None = None) -> Step | None:
        """The step a label or a number names, in the main line or in a branch."""
        steps = self.table.courses.get(branch or "", ())
        number = self.record.step_of(place, self.record.branch(branch) if branch else None)
        return steps[number] if number is not None and number < len(steps) else None


@dataclass(frozen=True, slots=True)
class Citation:
    """A step at which a law spoke."""

    hand: str
    branch: str | None
    step: int
    label: str
    verdict: str


@contextmanager
def as_lesson() -> Iterator[None]:
    """A fault of a record is a fault of the book."""
    try:
        yield
    except BadRecord as fault:
        raise BadLesson(fault.where, fault.line, fault.text, fault.message) from None


def read_records(folder: Path, root: Path, faults: Faults) -> dict[str, Record]:
    """The hand files of a room, by slug, in the order of the alphabet."""
    records: dict[str, Record] = {}
    for path in sorted(folder.glob("*.toml")):
        with faults.gathered(), as_lesson():
            passage = read_passage(path, root)
            record = read_record(passage.text, passage.file)
            records[record.slug] = _set(record)
    return records


def _set(record: Record) -> Record:
    """The record with what is printed at its head in typographer's quotes."""
    title, teaches, source = map(curl, (record.title, record.teaches, record.source))
    return replace(record, title=title, teaches=teaches, source=source)


def play(
    game: Game, record: Record, house: House | None, titles: Mapping[Law, str], faults: Faults
) -> Hand | None:
    """The hand replayed; None, and a fault, where a line is not ruled on as it is marked."""
    rules = house.rules(game.rules) if house else game.rules()
    with faults.gathered(), as_lesson():
        table = lay(game, rules, record)
        asked = {ask.id: ask for ask in record.asks}
        guards = {gate.before: gate for gate in record.gates}
        return Hand(
            table,
            house,
            _each(asked, lambda ask: build(table, ask, titles), faults),
            _each(guards, lambda gate: guard(table, gate, titles), faults),
        )
    return None


def _each(items: Mapping[K, T], make: Callable[[T], Question], faults: Faults) -> dict[K, Question]:
    """The question made of each item, those that cannot be asked left out."""
    made: dict[K, Question] = {}
    for key, item in items.items():
        with faults.gathered(), as_lesson():
            made[key] = make(item)
    return made


def laws_at(step: Step) -> tuple[Law, ...]:
    """The laws that speak at a step: of its ruling, its counters, what followed, and its end."""
    laws = [*(step.ruling.laws if step.ruling else ())]
    laws += [entry.law for entry in step.entries] + [event.law for event in step.events]
    if step.state.outcome and not step.refused:
        laws += step.state.outcome.laws
    return tuple(dict.fromkeys(law for law in laws if law))


def citations(hands: Mapping[str, Hand]) -> dict[Law, tuple[Citation, ...]]:
    """At which steps each law speaks; what a branch shares with its hand is told once."""
    found: dict[Law, tuple[Citation, ...]] = {}
    for hand in hands.values():
        for branch, step in _told_once(hand):
            verdict = step.ruling.verdict.value if step.ruling else "lawful"
            one = Citation(hand.slug, branch, step.number, step.label, verdict)
            for law in laws_at(step):
                found[law] = (*found.get(law, ()), one)
    return found


def _told_once(hand: Hand) -> Iterator[tuple[str | None, Step]]:
    yield from ((None, step) for step in hand.steps)
    for branch in hand.record.branches:
        for step in hand.branches[branch.id][branch.after + 1 :]:
            yield branch.id, step
