"""What a player of the book answers with: an act, what each act is worth to him, and why."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import NamedTuple

from hoyle.engine.state import Action


class Choice(NamedTuple):
    """The act that is chosen, and the figures it rests on, a sentence each."""

    action: Action
    figures: tuple[str, ...]


class Weighed(NamedTuple):
    """An act, what it is worth in counters beside the others, and that in words."""

    action: Action
    value: float
    words: str


class Thought(NamedTuple):
    """Every lawful act weighed, and the figures that hold for all of them."""

    weighed: tuple[Weighed, ...]
    figures: tuple[str, ...] = ()


def best(thought: Thought, rng: Random) -> Choice:
    """The act that is worth most, one of them by lot where several are worth the same."""
    most = max(round(one.value, 6) for one in thought.weighed)
    equal = [one for one in thought.weighed if round(one.value, 6) == most]
    chosen = rng.choice(equal)
    return Choice(chosen.action, (chosen.words, *thought.figures))


def in_a_hundred(chance: float) -> str:
    """A chance as a person says it: ``23 of 100``, and below one ``0.4 of 100``."""
    share = 100 * chance
    if 0 < share < 1 or 99 < share < 100:
        return f"{share:.1f} of 100"
    return f"{share:.0f} of 100"


def worth(value: float) -> str:
    """What an act is worth: ``worth 2.4 counters``, ``costs 1.5 counters``."""
    amount = f"{abs(value):.1f} counters"
    return f"costs {amount} in the long run" if value < -0.05 else f"is worth {amount}"


def same(options: Sequence[Action], words: str) -> Thought:
    """Acts between which there is nothing to choose."""
    return Thought(tuple([Weighed(act, 0.0, words) for act in options]))
