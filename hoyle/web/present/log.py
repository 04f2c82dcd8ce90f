"""The log of a hand: what has been done so far, a line to each act."""

from __future__ import annotations

from collections.abc import Iterator

from hoyle.engine.state import DEALER, letter
from hoyle.study.replay import Step
from hoyle.study.telling import ruling_seen, score, sentence
from hoyle.web.present.common import View, capital
from hoyle.web.present.rounds import deals_before, stretches
from hoyle.web.present.sight import Sight
from hoyle.web.present.table import SWAP


def log(seen: Sight, last: int | None = None) -> View:
    """What has been done up to this step, a line to each; nothing of what comes after.

    Of a game in several deals those that lie behind have a line each.
    """
    end = seen.number if last is None else last
    behind = list(_deals_behind(seen, end))
    first = behind[-1]["ends"] + 1 if behind else 1
    steps = seen.walk.steps[first : end + 1]
    return {
        "label": "What has been done",
        "lines": [*behind, *(_line(seen, step) for step in steps)],
        "swap": SWAP,
    }


def _deals_behind(seen: Sight, end: int) -> Iterator[View]:
    """A deal played out in a line: where it begins, and how the game stood after it."""
    starts = [start for start, _ in stretches(seen.walk)]
    for start, name in deals_before(seen.walk, end):
        ends = min(later for later in starts if later > start) - 1
        yield {
            "number": start,
            "href": seen.walk.href(start),
            "text": f"{capital(name)}: {score(seen.walk.steps[ends].state)}",
            "ends": ends,
        }


def _line(seen: Sight, step: Step) -> View:
    ruling = ruling_seen(step, seen.eyes)
    who, text = _parted(step, sentence(step, seen.eyes))
    return {
        "number": step.number,
        "href": seen.walk.href(step.number),
        "who": who,
        "text": text,
        "verdict": ruling.verdict.value if ruling else "",
        "current": step.number == seen.number,
    }


def _parted(step: Step, said: str) -> tuple[str, str]:
    """Who acted, and what is told of it."""
    name = letter(step.action.seat) if step.action and step.action.seat != DEALER else ""
    if name and said.startswith(f"{name} "):
        return name, said[len(name) + 1 :]
    return "", said
