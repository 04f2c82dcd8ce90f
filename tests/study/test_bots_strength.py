"""How well the book's own players play, beside players who take any lawful act by lot.

Over hands from given seeds, so that the figures are the same each time; the bars lie well below
what was measured over many more (`python -m bench.players`).
"""

from statistics import mean

import pytest

from bench.players import Table, against
from hoyle.engine.shelf import GAMES

KINDS = [(game, kind) for game in GAMES for kind in game.kinds]
HANDS, GAMES_OUT = 60, 16


@pytest.mark.parametrize(("game", "kind"), KINDS, ids=lambda one: getattr(one, "name", one))
def test_they_win_from_chance(game, kind):
    table = Table(game, game.rules(), 4, kind)
    hands = GAMES_OUT if game.stacks else HANDS
    assert mean(against(table, seed)[0] for seed in range(hands)) > 0
