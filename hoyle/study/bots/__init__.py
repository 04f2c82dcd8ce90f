"""The book's own players: they see what their seat sees, choose among lawful acts, and say why.

`choose` gives an act with the figures it rests on; `weigh` gives every act with what it is worth,
so that a learner can ask why not. Both look only at a table as `seen_by` shows it, are bounded in
what they count and sample, and decide the same again with the same chance.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from hoyle.engine.game import Game
from hoyle.engine.state import Action, Seat
from hoyle.engine.tricks.table import TrickState
from hoyle.engine.vying.table import VyingState
from hoyle.study.bots import plain, tricks, vying
from hoyle.study.bots.choice import Choice, Thought, Weighed, best

__all__ = ("Choice", "Weighed", "choose", "weigh")


def choose(
    game: Game,
    seen: Any,
    seat: Seat,
    options: Sequence[Action],
    rng: Random,
    *,
    quick: bool = False,
) -> Choice:
    """The act a player of the book says, one of `options`, and the figures it rests on.

    `seen` is the table as `seen_by` shows it to the seat. `quick` counts and samples less: for many
    hands in a row.
    """
    return best(_think(game, seen, seat, tuple(options), rng, quick), rng)


def weigh(
    game: Game,
    seen: Any,
    seat: Seat,
    options: Sequence[Action],
    rng: Random,
    *,
    quick: bool = False,
) -> tuple[Weighed, ...]:
    """What each of `options` is worth to the seat, in their order, and that in words."""
    found = _think(game, seen, seat, tuple(options), rng, quick).ideas
    ideas = {one.action: one for one in found}
    return tuple([Weighed(act, ideas[act].value, ideas[act].say()) for act in options])


def _think(
    game: Game, seen: Any, seat: Seat, options: tuple[Action, ...], rng: Random, quick: bool
) -> Thought:
    if not options:
        raise ValueError("there is nothing to choose from")
    if isinstance(seen, VyingState) and game.rankings and vying.knows(seen, seat):
        return vying.think(game, seen, seat, options, quick)
    if isinstance(seen, TrickState) and tricks.knows(seen, seat):
        return tricks.think(game, seen, seat, options, rng, quick)
    return plain.think(options)
