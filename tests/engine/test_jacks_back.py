"""Jacks Back under every house and at every number of seats, played to its end."""

from pathlib import Path

import pytest

from hoyle.book.library import read
from hoyle.engine.games.jacks_back import GAME
from hoyle.engine.shelf import GAMES
from tests.play import STACK, played
from tests.source import BASE

HOUSES = read(Path(BASE) / "lessons", GAMES).rooms[GAME.name].houses


@pytest.mark.parametrize("house", HOUSES)
@pytest.mark.parametrize("seats", range(GAME.seats[0], GAME.seats[1] + 1))
def test_every_house_plays_to_an_end_at_every_number_of_seats(house, seats):
    rules = HOUSES[house].rules(GAME.rules)
    for seed in range(6):
        *_, (_, _, last) = played(GAME, rules, seats, "ordinary", seed, wild=0.15, most=400)
        assert last.outcome is not None
        assert sum(last.pool.stacks) + last.pool.total == STACK * seats
        assert last.outcome.reason
        assert GAME.note(last).startswith(("Played for", "Jacks or better"))
