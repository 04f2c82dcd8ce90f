"""What a player of the book answers with: an act, what each act is worth to him, and why.

Words are made only when they are asked for: to decide takes figures, and no sentences.
"""

from __future__ import annotations

from collections.abc import Callable
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


class Idea(NamedTuple):
    """An act as it is thought of: what it is worth, and how that is said when asked."""

    action: Action
    value: float
    say: Callable[[], str]


def nothing_more() -> tuple[str, ...]:
    """No figures beside those of the act itself."""
    return ()


class Thought(NamedTuple):
    """Every lawful act as it is thought of, and the figures that hold for all of them."""

    ideas: tuple[Idea, ...]
    figures: Callable[[], tuple[str, ...]] = nothing_more


def best(thought: Thought, rng: Random) -> Choice:
    """The act that is worth most, one of them by lot where several are worth the same."""
    most = max(round(one.value, 6) for one in thought.ideas)
    chosen = rng.choice([one for one in thought.ideas if round(one.value, 6) == most])
    return Choice(chosen.action, (chosen.say(), *thought.figures()))


def plainly(action: Action, value: float, words: str) -> Idea:
    """An act whose words are known beforehand."""
    return Idea(action, value, lambda: words)


def in_a_hundred(chance: float) -> str:
    """A chance as a person says it: ``23 of 100``, and near the ends ``0.4 of 100``."""
    share = 100 * chance
    if 0.05 <= share < 1 or 99 < share < 99.95:
        return f"{share:.1f} of 100"
    return f"{share:.0f} of 100"


def worth(value: float) -> str:
    """What an act is worth: ``is worth 2.4 counters``, ``loses 1.5 counters``."""
    verb = "loses" if value < 0 else "is worth"
    amount = f"{abs(value):.1f}"
    return f"{verb} {amount} counter{'' if amount == '1.0' else 's'} in the long run"
