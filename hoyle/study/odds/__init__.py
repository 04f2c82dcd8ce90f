"""Odds, counted and not sampled wherever counting is possible."""

from hoyle.study.odds.draws import Draw, draw, every_draw
from hoyle.study.odds.openers import Chance, Somebody, chance_to_open, opens, somebody
from hoyle.study.odds.standing import Against, against_one
from hoyle.study.odds.trumps import higher_out, jack_out, lower_out, turned_jack

__all__ = [
    "Against",
    "Chance",
    "Draw",
    "Somebody",
    "against_one",
    "chance_to_open",
    "draw",
    "every_draw",
    "higher_out",
    "jack_out",
    "lower_out",
    "opens",
    "somebody",
    "turned_jack",
]
