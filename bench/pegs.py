"""`python -m bench.pegs [GAMES]`: All Fives, with what is pegged for trumps counted and without.

Two sides play the same games twice, with the same chance, and change places. Both deal out what
they have not seen and play it on; one of them leaves what is pegged in play out of the balance.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from random import Random
from statistics import mean, stdev
from typing import Any

from bench.measure import Line, told
from hoyle.engine.game import apply, legal_actions, seen_by, start
from hoyle.engine.games.all_fives import GAME
from hoyle.engine.state import Action, Deal, State
from hoyle.engine.tricks.table import side_of, to_go
from hoyle.study.bots.tricks.search import Trial, how_many, pegged
from hoyle.study.bots.tricks.worlds import world
from hoyle.study.dealing import DEALT_OPEN, deals_now, next_chance

GAMES, SEATS = 40, (2, 4)
Player = Callable[[Any, Random], Action]


class Unpegged(Trial):
    """Acts tried as if nothing were pegged before the count."""

    def balance(self, state: Any) -> float:
        """The counters, less what was pegged for trumps."""
        own, every = pegged(state, self.side), pegged(state)
        return super().balance(state) - own + (every - own) / (len(self.sides) - 1)


def player(kind: type[Trial]) -> Player:
    """One who weighs his acts by trials of a kind, in few deals."""

    def choose(state: Any, rng: Random) -> Action:
        options = legal_actions(GAME, state)
        seen = seen_by(GAME, state, state.turn)
        trial = kind(GAME, seen, state.turn, rng)
        number = how_many(len(options), sum(map(len, seen.hands)), quick=True)
        deals = [world(GAME, seen, rng) for _ in range(number)]
        worth = [trial.tried(act, deals).balance for act in options] if options[1:] else [0.0]
        return options[worth.index(max(worth))]

    return choose


def match(players: tuple[Player, Player], seats: int, seed: int) -> State:
    """A game: the player of each side."""
    rng, rules = Random(seed), GAME.rules()
    state = start(GAME, rules, Deal(GAME.stacks(seats, rules) if GAME.stacks else ()))
    while state.outcome is None:
        if deals_now(GAME, state):
            act = next_chance(GAME, state, DEALT_OPEN, rng)
        else:
            act = players[side_of(state, state.turn)](state, Random(rng.random()))
        state = apply(GAME, state, act)
    return state


def ahead(state: Any, side: int) -> float:
    """How many holes a deal a side has won more than the other."""
    return (to_go(state, 1 - side) - to_go(state, side)) / state.deals


def lines(games: int) -> Iterator[Line]:
    """A line for each number of seats: how far ahead they are who count the pegs."""
    counting, blind = player(Trial), player(Unpegged)
    for seats in SEATS:
        won = []
        for seed in range(games):
            won.append(ahead(match((counting, blind), seats, seed), 0))
            won.append(ahead(match((blind, counting), seats, seed), 1))
        figure = f"{mean(won):+.2f} ± {stdev(won) / len(won) ** 0.5:.2f}"
        what = f"All Fives, {seats} seats: holes a deal ahead"
        yield Line(what, "pegs counted, or not", figure, mean(won), 0.0)


def main(arguments: list[str]) -> int:
    """Print a line for each figure; an exit status of 1 if one is missed."""
    return 1 if told(lines(int(arguments[0]) if arguments else GAMES)) else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
