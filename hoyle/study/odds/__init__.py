"""Odds, counted and not sampled wherever counting is possible."""

from hoyle.engine.game import Game
from hoyle.study.odds.draws import Draw, against_one, draw, every_draw
from hoyle.study.odds.openers import (
    Chance,
    Somebody,
    chance_to_open,
    openings,
    somebody,
)
from hoyle.study.odds.standing import Against, order
from hoyle.study.odds.trumps import against, higher_out, jack_out, lower_out, turned_jack


def count_ahead(game: Game) -> None:
    """Count what every answer on a game needs under its printed rules, before anybody asks."""
    rules = game.rules()
    for ranking in game.rankings:
        order(ranking, game.pack(rules))
    if game.openers:
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
