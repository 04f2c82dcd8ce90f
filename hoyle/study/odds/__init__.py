"""Odds, counted and not sampled wherever counting is possible."""

from collections.abc import Collection
from typing import Any

from hoyle.engine.game import Game
from hoyle.study.odds.draws import Draw, against_one, draw, every_draw
from hoyle.study.odds.openers import (
    Chance,
    Somebody,
    chance_to_open,
    openings,
    somebody,
)
from hoyle.study.odds.scale import scale_of
from hoyle.study.odds.standing import Against
from hoyle.study.odds.trumps import against, higher_out, jack_out, lower_out, turned_jack


def count_ahead(game: Game, tables: Collection[Any]) -> None:
    """Count what every answer on a game needs, before anybody asks: the order of its hands in every
    pack that these rules play with, and who opens under each of them."""
    for pack in {game.pack(rules) for rules in tables}:
        for ranking in game.rankings:
            scale_of(ranking, pack)
    for rules in set(tables) if game.openers else ():
        somebody(game, rules, 0, (), 2)


__all__ = [
    "Against",
    "Chance",
    "Draw",
    "Somebody",
    "against",
    "against_one",
    "chance_to_open",
    "count_ahead",
    "draw",
    "every_draw",
    "higher_out",
    "jack_out",
    "lower_out",
    "openings",
    "somebody",
    "turned_jack",
]
