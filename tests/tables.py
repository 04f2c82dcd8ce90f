"""A table of a family of games under any of its houses, for tests that try them all."""

from hypothesis import strategies as st

from hoyle.book.library import read
from hoyle.engine.games import all_fives, draw_poker, jacks_back, pitch, seven_up, straight_poker
from hoyle.engine.shelf import GAMES
from tests.source import BASE

TRICKS = (seven_up.GAME, pitch.GAME, all_fives.GAME)
VYING = (draw_poker.GAME, straight_poker.GAME, jacks_back.GAME)
ROOMS = read(BASE / "lessons", GAMES).rooms
HOUSES = {
    game: [house.rules(game.rules) for house in ROOMS[game.name].houses.values()]
    for game in (*TRICKS, *VYING)
}


@st.composite
def _tables(draw: st.DrawFn, games):
    game = draw(st.sampled_from(games))
    rules = draw(st.sampled_from(HOUSES[game]))
    return game, rules, draw(st.integers(*game.seats)), draw(st.integers(0, 2**32))


def trick_tables():
    """A game of tricks under one of its houses, a number of seats and a seed."""
    return _tables(TRICKS)


def vying_tables():
    """A vying game under one of its houses, a number of seats and a seed."""
    return _tables(VYING)
