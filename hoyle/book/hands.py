"""Hands: each hand file read, replayed in its house, with its branches and questions."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from hoyle.book.faults import BadLesson, Faults
from hoyle.book.houses import House
from hoyle.book.passage import read_passage
from hoyle.engine.game import Game
from hoyle.engine.laws import Law
from hoyle.study.questions import Question, build, guard, lay
from hoyle.study.record import BadRecord, Record, action_text, read_record
from hoyle.study.replay import Step, replay


@dataclass(frozen=True, slots=True)
class Hand:
    """A deal played through, ready to be stepped."""

    game: str
    record: Record
    house: House | None
    rules: Any
    steps: tuple[Step, ...]
    branches: Mapping[str, tuple[Step, ...]]
    questions: Mapping[str, Question]
    gates: Mapping[int, Question]

    @property
    def slug(self) -> str:
        """Its name in addresses."""
        return self.record.slug

    @property
    def title(self) -> str:
        """Its title."""
        return self.record.title

    @property
    def text(self) -> str:
        """What a search may find it by."""
        lines = [*self.record.lines, *(ln for one in self.record.branches for ln in one.lines)]
        said = [f"{action_text(line.action)} {line.label} {line.note}" for line in lines]
        titles = [branch.title for branch in self.record.branches]
        return " ".join([self.record.teaches, self.record.source, *titles, *said])

    def step(self, place: str, branch: str | None = None) -> Step | None:
        """The step a label or a number names, in the main line or in a branch."""
        steps = self.branches.get(branch, ()) if branch else self.steps
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
            records[record.slug] = record
    return records


def play(
    game: Game, record: Record, house: House | None, titles: Mapping[Law, str], faults: Faults
) -> Hand | None:
    """The hand replayed; None, and a fault, where a line is not ruled on as it is marked."""
    rules = house.rules(game.rules) if house else game.rules()
    with faults.gathered(), as_lesson():
        steps = replay(game, rules, record)
        branches: dict[str, tuple[Step, ...]] = {}
        for branch in record.branches:
            with faults.gathered(), as_lesson():
                branches[branch.id] = replay(game, rules, record, branch)
        questions, gates = _questions(game, rules, record, titles, faults)
        return Hand(game.name, record, house, rules, steps, branches, questions, gates)
    return None


def _questions(
    game: Game, rules: Any, record: Record, titles: Mapping[Law, str], faults: Faults
) -> tuple[dict[str, Question], dict[int, Question]]:
    table, asked, gates = lay(game, rules, record), {}, {}
    for ask in record.asks:
        with faults.gathered(), as_lesson():
            asked[ask.id] = build(table, ask, titles)
    for gate in record.gates:
        with faults.gathered(), as_lesson():
            gates[gate.before] = guard(table, gate)
    return asked, gates


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
        for step in hand.branches.get(branch.id, ())[branch.after + 1 :]:
            yield branch.id, step
