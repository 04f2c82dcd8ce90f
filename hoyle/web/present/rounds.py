"""Rounds of a hand, tricks among them, and the pools or deals of a session: where each begins."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

from hoyle.engine.tricks.table import TrickState
from hoyle.study.replay import Step
from hoyle.web.walk import Walk

Starts = list[tuple[int, str]]


def rounds(walk: Walk) -> Starts:
    """Where each round begins, and its name. Phases under the same laws are one round.

    Where tricks are played, each is a round. Where several pools are played for, or several deals,
    a round is named with its pool or deal.
    """
    numbers = _parts(walk)
    found: Starts = []
    before: tuple[object, ...] = ()
    for earlier, step in pairwise(walk.steps):
        phase = walk.room.game.by_name[earlier.state.phase]
        name = "deal" if _deals(step) else _trick(earlier, step) or phase.name.replace("-", " ")
        this = (numbers[step.number], name if name.startswith("trick") else phase.laws)
        if this != before:
            part = f"{_kind(walk)} {numbers[step.number]}: " if numbers[-1] > 1 else ""
            found.append((step.number, part + name))
            before = this
    return found


def _trick(earlier: Step, step: Step) -> str:
    """The number of the trick that a step belongs to, also when it opens one again."""
    if earlier.state.phase != "tricks" or not isinstance(step.state, TrickState):
        return ""
    done = min(len(getattr(one.state, "tricks", ())) for one in (earlier, step))
    return f"trick {done + 1}"


def stretches(walk: Walk) -> Starts:
    """What the way is parted into: its rounds, or of a session each deal by its pool."""
    numbers = _parts(walk)
    if numbers[-1] == 1:
        return rounds(walk)
    found: Starts = []
    for step in filter(_deals, walk.steps):
        name = f"{_kind(walk)} {numbers[step.number]}"
        again = any(name == earlier for _, earlier in found)
        found.append((step.number, f"{name} again" if again else name))
    return found


def deals_before(walk: Walk, number: int) -> Starts:
    """The deals of a game of tricks that lie behind a step, where there are several."""
    several = _kind(walk) == "deal" and _parts(walk)[-1] > 1
    return [part for part in stretches(walk) if part[0] <= number][:-1] if several else []


def round_of(walk: Walk, number: int) -> str:
    """The round a step belongs to."""
    names = [name for start, name in rounds(walk) if start <= number]
    return names[-1] if names else ""


def _kind(walk: Walk) -> str:
    """What a session is made of: pools, or the deals of one game of tricks."""
    return "deal" if isinstance(walk.steps[0].state, TrickState) else "pool"


def _parts(walk: Walk) -> tuple[int, ...]:
    """Which pool or deal each step belongs to, counted from 1."""
    if isinstance(walk.steps[0].state, TrickState):
        return tuple([max(1, getattr(step.state, "deals", 1)) for step in walk.steps])
    return tuple(_numbered(walk.steps))


def _numbered(steps: tuple[Step, ...]) -> Iterator[int]:
    number = 1
    yield number
    for earlier, step in pairwise(steps):
        number += earlier.state.outcome is not None and step.state.outcome is None
        yield number


def _deals(step: Step) -> bool:
    fresh = step.action is not None and step.action.verb == "deal" and not step.refused
    return fresh and not getattr(step.state, "runs", 0)
