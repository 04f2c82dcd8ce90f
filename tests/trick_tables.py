"""A table of any game of tricks under any of its houses, for tests that try them all."""

from hypothesis import strategies as st

from hoyle.book.library import read
from hoyle.engine.games import all_fives, pitch, seven_up
from hoyle.engine.shelf import GAMES
from tests.source import BASE

TRICKS = (seven_up.GAME, pitch.GAME, all_fives.GAME)
HOUSES = [
    (game, house.rules(game.rules))
    for game in TRICKS
    for house in read(BASE / "lessons", GAMES).rooms[game.name].houses.values()
]


@st.composite
def trick_tables(draw: st.DrawFn):
    """A game of tricks under one of its houses, a number of seats and a seed."""
    game, rules = draw(st.sampled_from(HOUSES))
    return game, rules, draw(st.integers(*game.seats)), draw(st.integers(0, 2**32))
