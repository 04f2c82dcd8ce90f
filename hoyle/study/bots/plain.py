"""A game for which the book has no method: one of the lawful acts is taken by lot."""

from __future__ import annotations

from hoyle.engine.state import Action
from hoyle.study.bots.choice import Thought, plainly


def think(options: tuple[Action, ...]) -> Thought:
    """Nothing to choose between the acts."""
    number = len(options)
    said = "It is the only lawful act." if number == 1 else f"One of {number} lawful acts, by lot."
    return Thought(tuple([plainly(act, 0.0, said) for act in options]))
