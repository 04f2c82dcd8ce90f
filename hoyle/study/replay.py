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
from typing import Any

from hoyle.engine.game import Game
from hoyle.engine.laws import Ruling, Verdict
from hoyle.engine.state import Action
from hoyle.study.checking import check_counters, check_expect, check_header, check_mark
from hoyle.study.dealing import deals_on, next_chance
from hoyle.study.record import BadRecord, Branch, Line, Record
from hoyle.study.step import Step, first_step, step_on

__all__ = ["Course", "Step", "extend", "part_at", "replay", "rule_all", "step_on"]


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
    steps = [first_step(game, rules, record)]
    for line in record.lines_of(branch):
        step = step_on(game, steps[-1], line)
        check_mark(record, line, step)
        steps.append(step)
    if branch is None:
        check_counters(game, rules, record)
        check_header(record, steps)
    for expect in record.expects if branch is None else branch.expects:
        check_expect(record, expect, steps[expect.after])
    return tuple(steps)


def rule_all(game: Game, rules: Any, record: Record, branch: Branch | None = None) -> Course:
    """The same lines under these rules, up to the first that they refuse and the file does not.

    There are no steps where these rules know no such table: of other seats, or other counters.
    """
    try:
        steps = [first_step(game, rules, record)]
        check_counters(game, rules, record)
    except BadRecord as error:
        reason = f"{error.message[0].upper()}{error.message[1:]}."
        return Course((), Ruling(Verdict.REFUSED, (), reason))
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
    steps = [first_step(game, rules, record)]
    for line in record.lines_of(branch)[:after]:
        steps.append(step_on(game, steps[-1], line))
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


def _dealt(game: Game, last: Step, record: Record, rng: Random | None) -> Iterator[Step]:
    """The dealer's steps until somebody else must act."""
    while rng and deals_on(game, last.state, record):
        last = step_on(game, last, Line(next_chance(game, last.state, record, rng)))
        yield last
        if last.refused:
            return
