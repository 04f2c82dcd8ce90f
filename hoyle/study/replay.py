"""A record played through the engine, act by act.

    steps = replay(game, rules, record)                  # raises BadRecord where a line is not
    steps = replay(game, rules, record, record.branch("raised"))       # ruled on as it is marked
    course = rule_all(game, other_rules, record)         # never raises: stops where it must
    part_at(steps, course.steps)                         # where the two first differ, or None
    step_on(game, steps[4], Line(action))                # one act more, refused or not
    course = extend(game, rules, record, 4, acts)        # what if, after step 4, these acts?

Step n shows the table after act n; step 0 is the table before the first act. A refused act is a
step too: nothing happened, and the ruling says why.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from random import Random
from typing import Any, NoReturn

from hoyle.engine.game import Game, apply, judge, start
from hoyle.engine.laws import Ruling, Verdict
from hoyle.engine.pool import Entry
from hoyle.engine.state import DEALER, Action, Event, State, letter
from hoyle.study.dealing import deals_now, next_chance
from hoyle.study.record import BadRecord, Branch, Expect, Line, Record, action_text


@dataclass(frozen=True, slots=True)
class Step:
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


@dataclass(frozen=True, slots=True)
class Course:
    """How far lines could be played: the steps, and the ruling that stopped them, if any did."""

    steps: tuple[Step, ...]
    stopped: Ruling | None = None


def replay(
    game: Game, rules: Any, record: Record, branch: Branch | None = None
) -> tuple[Step, ...]:
    """Every step of a hand, or of a branch with what comes before it.

    Raises `BadRecord` where a line is ruled on otherwise than it is marked, or where the table is
    not as the file expects.
    """
    steps = [_first(game, rules, record)]
    for line in record.lines_of(branch):
        step = step_on(game, steps[-1], line)
        _check_mark(record, line, step)
        steps.append(step)
    _check_header(record, steps)
    for expect in record.expects if branch is None else branch.expects:
        _check_expect(record, expect, steps[expect.after])
    return tuple(steps)


def rule_all(game: Game, rules: Any, record: Record, branch: Branch | None = None) -> Course:
    """The same lines under these rules, up to the first that they refuse and the file does not."""
    try:
        steps = [_first(game, rules, record)]
    except BadRecord as error:
        return Course((), Ruling(Verdict.REFUSED, (), error.message))
    for line in record.lines_of(branch):
        steps.append(step_on(game, steps[-1], line))
        if steps[-1].refused and not line.breaks:
            return Course(tuple(steps), steps[-1].ruling)
    return Course(tuple(steps))


def extend(
    game: Game,
    rules: Any,
    record: Record,
    after: int,
    acts: Iterable[Action],
    rng: Random | None = None,
    branch: Branch | None = None,
) -> Course:
    """The hand up to step `after`, and then other acts. A refused act is the last.

    With `rng` the dealer deals whenever it is for him to act, before, between and after the acts.
    """
    lines = record.lines_of(branch)[:after]
    steps = list(_follow(game, [_first(game, rules, record)], lines))
    for action in acts:
        steps += _dealt(game, steps[-1], record, rng)
        steps.append(step_on(game, steps[-1], Line(action)))
        if steps[-1].refused:
            return Course(tuple(steps), steps[-1].ruling)
    steps += _dealt(game, steps[-1], record, rng)
    return Course(tuple(steps))


def part_at(ours: tuple[Step, ...], others: tuple[Step, ...]) -> int | None:
    """The first step at which two courses of the same lines differ; None if they never do."""
    for mine, theirs in zip(ours, others, strict=False):
        if _face(mine) != _face(theirs):
            return mine.number
    return None if len(ours) == len(others) else min(len(ours), len(others))


def _face(step: Step) -> tuple[object, ...]:
    state = step.state
    verdict = step.ruling and step.ruling.verdict
    fine = step.ruling and step.ruling.fine
    table = (state.phase, state.turn, state.hands, state.pool.total, state.pool.stacks)
    return (step.action, verdict, fine, state.pool.owed, state.outcome, step.events, *table)


def _first(game: Game, rules: Any, record: Record) -> Step:
    try:
        state = start(game, rules, record.deal)
    except ValueError as error:
        raise BadRecord(record.where, 1, "", str(error)) from None
    return Step(0, "", None, None, state.events, state.pool.entries, state)


def _follow(game: Game, steps: list[Step], lines: Iterable[Line]) -> list[Step]:
    for line in lines:
        steps.append(step_on(game, steps[-1], line))
    return steps


def step_on(game: Game, last: Step, line: Line) -> Step:
    """The step that follows another when a line is played."""
    before, number = last.state, last.number + 1
    ruling = judge(game, before, line.action)
    if ruling.verdict is Verdict.REFUSED:
        return Step(number, line.label, line.action, ruling, (), (), before, line.note)
    after = apply(game, before, line.action)
    events = _new(before.events, after.events)
    entries = _new(before.pool.entries, after.pool.entries)
    return Step(number, line.label, line.action, ruling, events, entries, after, line.note)


def _new(before: tuple[Any, ...], after: tuple[Any, ...]) -> tuple[Any, ...]:
    return after[len(before) :]


def _dealt(game: Game, last: Step, record: Record, rng: Random | None) -> Iterator[Step]:
    """The dealer's steps until somebody else must act."""
    while rng and deals_now(game, last.state):
        last = step_on(game, last, Line(next_chance(game, last.state, record, rng)))
        yield last
        if last.refused:
            return


def _check_mark(record: Record, line: Line, step: Step) -> None:
    ruling = step.ruling
    assert ruling is not None
    lawful = ruling.verdict is Verdict.LAWFUL
    cited = ", ".join(ruling.laws)
    if lawful and line.breaks:
        _fault(record, line, f"is lawful, and is marked to break {line.breaks}")
    elif not lawful and not line.breaks:
        _fault(record, line, f"is {ruling.verdict.value} under {cited}: {ruling.reason}")
    elif not lawful and line.breaks not in ruling.laws:
        _fault(record, line, f"breaks {cited}, and is marked to break {line.breaks}")


def _fault(record: Record, line: Line, message: str) -> NoReturn:
    raise BadRecord(record.where, line.number, action_text(line.action), message)


def _check_header(record: Record, steps: list[Step]) -> None:
    """Antes and blinds written in the header are what the engine takes."""
    for step, ante in zip(steps[1:], record.antes, strict=False):
        paid = sum(entry.amount for entry in step.entries)
        if paid != ante:
            _fault(record, record.lines[step.number - 1], f"puts up {paid}, not {ante}")
    dealt = next((step for step in steps[1:] if step.action and step.action.seat == DEALER), None)
    if record.blinds and dealt:
        staked = steps[dealt.number - 1].state.pool.staked
        if staked != record.blinds:
            message = f"before the cards {list(staked)} are staked, not {list(record.blinds)}"
            raise BadRecord(record.where, 1, "blinds_or_straddles", message)


def _check_expect(record: Record, expect: Expect, step: Step) -> None:
    for name, wanted in expect.wants:
        found = _found(name, step.state)
        if not _as_wanted(name, found, wanted):
            message = f"after step {step.number} is {_said(name, found)}, not {_said(name, wanted)}"
            raise BadRecord(record.where, expect.number, name, message)


def _as_wanted(name: str, found: object, wanted: object) -> bool:
    """Whether it is as the file says; of laws, whether those named are among those that speak."""
    if name == "laws" and isinstance(found, tuple) and isinstance(wanted, tuple):
        return set(wanted) <= set(found)
    return found == wanted


def _found(name: str, state: State) -> object:
    pool, ending = state.pool, state.outcome
    if name in ("phase", "turn"):
        return getattr(state, name)
    if name in ("pool", "stacks", "owed"):
        return {"pool": pool.total, "stacks": pool.stacks, "owed": pool.owed}[name]
    if ending is None:
        return None
    winners = tuple(sorted(ending.winners))
    found = {"winner": winners, "next": ending.next_kind, "carried": ending.carried}
    return found.get(name, ending.laws)


def _said(name: str, value: object) -> str:
    if value is None:
        return "not decided"
    if name == "turn" and isinstance(value, int):
        return letter(value)
    if name == "winner" and isinstance(value, tuple):
        return " and ".join(map(letter, value)) or "nobody"
    return f"{list(value)}" if isinstance(value, tuple) else f"{value}"
