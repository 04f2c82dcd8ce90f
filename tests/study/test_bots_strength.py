"""How well the book's own players play, beside players who take any lawful act by lot.

Counted over hands from given seeds, so that the figures are the same each time; the bars lie well
below what was measured.
"""

from statistics import mean

import pytest

from hoyle.engine.shelf import GAMES
from hoyle.engine.tricks.table import TrickState
from tests.play import stacks_of
from tests.study.bot_play import ended, turns

BY_NAME = {game.name: game for game in GAMES}
VYING = [("draw-poker", "ordinary"), ("draw-poker", "jack"), *[
    (name, "ordinary") for name in ("straight-poker", "jacks-back")
]]  # fmt: skip
HANDS, SEATS = 60, 4


@pytest.mark.parametrize(("name", "kind"), VYING)
def test_at_vying_games_they_win_counters_from_chance(name, kind):
    game, rules = BY_NAME[name], BY_NAME[name].rules()
    won = []
    for seed in range(HANDS):
        seat = seed % SEATS
        last = ended(turns(game, rules, SEATS, kind, seed, (seat,)))
        won.append(last.pool.stacks[seat] - stacks_of(game, SEATS, rules)[seat])
    assert mean(won) > 0


def test_at_trick_games_they_go_out_before_chance_does():
    game = BY_NAME["seven-up"]
    rules, games = game.rules(), 24
    won = 0
    for seed in range(games):
        mine = (seed % 2, seed % 2 + 2)
        last = ended(turns(game, rules, 4, "ordinary", seed, mine))
        assert isinstance(last, TrickState)
        won += set(last.outcome.winners) <= set(mine)
    assert won > games / 2
