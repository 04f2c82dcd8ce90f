"""The dealer of a what-if: cards as the record has them while it can, and then chance's."""

from __future__ import annotations

from random import Random

from hoyle.engine.game import Game
from hoyle.engine.state import Action, State
from hoyle.study.record import Record


def next_chance(game: Game, state: State, record: Record, rng: Random) -> Action:
    """What the dealer deals next. Nothing comes twice, and no chance is drawn but from `rng`."""
    raise NotImplementedError
