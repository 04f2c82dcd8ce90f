"""Rounds of a hand, and the pools of a session: where each begins, and its name."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

from hoyle.study.replay import Step
from hoyle.web.walk import Walk

Starts = list[tuple[int, str]]


def rounds(walk: Walk) -> Starts:
    """Where each round begins, and its name. Phases under the same laws are one round.

    Where several pools are played for, a round is named with its pool.
    """
    numbers = _pools(walk)
    found: Starts = []
    before: tuple[object, ...] = ()
    for earlier, step in pairwise(walk.steps):
        phase = walk.room.game.by_name[earlier.state.phase]
        this = (numbers[step.number], phase.laws)
        if this != before:
            name = "deal" if _deals(step) else phase.name.replace("-", " ")
            pool = f"pool {numbers[step.number]}: " if numbers[-1] > 1 else ""
            found.append((step.number, pool + name))
            before = this
    return found


def stretches(walk: Walk) -> Starts:
    """What the way is parted into: its rounds, or of a session each deal by its pool."""
    numbers = _pools(walk)
    if numbers[-1] == 1:
        return rounds(walk)
    found: Starts = []
    for step in filter(_deals, walk.steps):
        name = f"pool {numbers[step.number]}"
        again = any(name == earlier for _, earlier in found)
        found.append((step.number, f"{name} again" if again else name))
    return found


def round_of(walk: Walk, number: int) -> str:
    """The round a step belongs to."""
    names = [name for start, name in rounds(walk) if start <= number]
    return names[-1] if names else ""


def _pools(walk: Walk) -> tuple[int, ...]:
    """Which pool each step belongs to, counted from 1."""
    return tuple(_numbered(walk.steps))


def _numbered(steps: tuple[Step, ...]) -> Iterator[int]:
    number = 1
    yield number
    for earlier, step in pairwise(steps):
        number += earlier.state.outcome is not None and step.state.outcome is None
        yield number


def _deals(step: Step) -> bool:
    return step.action is not None and step.action.verb == "deal" and not step.refused
