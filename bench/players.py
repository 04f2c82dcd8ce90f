"""`python -m bench.players [HANDS [GAME ...]]`: the book's players play among themselves.

So many hands of every game, in every house and at every number of seats in turn: whether each
ended, and whether every counter and card was kept. Then what one side of them wins a hand where
chance has all the other seats. They count and sample less than at a learner's table (`quick`). A
hand of a trick game is a deal, and its game is played to the end. Last, how long a decision takes
at a full table when they count all they do.
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Collection, Iterator
from functools import partial
from itertools import cycle
from pathlib import Path
from random import Random
from statistics import mean, stdev
from time import process_time
from typing import Any, NamedTuple

from bench.measure import Line, told
from hoyle.book.library import read
from hoyle.engine.game import Game, apply, legal_actions, seen_by, start
from hoyle.engine.shelf import GAMES
from hoyle.engine.state import Action, Deal, Seat, State
from hoyle.engine.tricks.table import TrickState, side_of
from hoyle.study.bots import Choice, choose
from hoyle.study.dealing import DEALT_OPEN, deals_now, next_chance

STACK, HANDS, MOST = 200, 2000, 4000
TIMED, SOME, WAITS = 400, 60, 150.0  # decisions timed, acts of a game, and milliseconds
LESSONS = Path(__file__).parents[1] / "lessons"


class Turn(NamedTuple):
    """A moment of play: the table, what was said and the table after it; why, if by a player."""

    before: State
    action: Action
    after: State
    choice: Choice | None


class Table(NamedTuple):
    """What is played: a game under the rules of a house, at so many seats, one kind of deal."""

    game: Game
    rules: Any
    seats: int
    kind: str

    @property
    def stacks(self) -> tuple[int, ...]:
        """What lies before each seat: what the rules of the game say, or plenty."""
        game, seats = self.game, self.seats
        return game.stacks(seats, self.rules) if game.stacks else (STACK,) * seats


def turns(table: Table, seed: int, bots: Collection[Seat], most: int = MOST) -> Iterator[Turn]:
    """A pool, or a whole game, in which some seats are the book's and chance has the others."""
    game, rng = table.game, Random(seed)
    state = start(game, table.rules, Deal(table.stacks, table.kind))
    for _ in range(most):
        if state.outcome is not None:
            return
        choice = None
        if deals_now(game, state):
            action = next_chance(game, state, DEALT_OPEN, rng)
        elif state.turn in bots:
            choice = said(game, state, rng)
            action = choice.action
        else:
            action = by_lot(game, state, rng)
        after = apply(game, state, action)
        yield Turn(state, action, after, choice)
        state = after


def said(game: Game, state: State, rng: Random, quick: bool = True) -> Choice:
    """What a player of the book says whose turn it is."""
    seat = state.turn
    options = legal_actions(game, state)
    return choose(game, seen_by(game, state, seat), seat, options, rng, quick=quick)


def by_lot(game: Game, state: State, rng: Random) -> Action:
    """A lawful word by lot, and with it any of its cards or amounts."""
    acts = legal_actions(game, state)
    word = rng.choice(sorted({act.verb for act in acts}))
    return rng.choice([act for act in acts if act.verb == word])


def ended(course: Iterator[Turn]) -> State:
    """The last table of a course of play."""
    *_, last = course
    return last.after


def counters(state: State) -> int:
    """All counters there are, wherever they lie."""
    return sum(state.pool.stacks) + state.pool.total + state.pool.next_jack


def whole(table: Table, state: State) -> bool:
    """Whether no card lies in two places, and as many are out as are not in the pack."""
    out = Counter(card for pile in state.piles for card in pile if card.seen)
    in_all = sum(map(len, state.piles))
    pack = len(table.game.pack(table.rules))
    left = getattr(state, "left", pack - in_all)
    return not in_all or (max(out.values(), default=1) == 1 and in_all + left == pack)


def tables(game: Game, kind: str) -> Iterator[Table]:
    """Every house at every number of seats, round and round."""
    houses = read(LESSONS, GAMES).rooms[game.name].houses.values()
    least, most = game.seats
    seats = cycle(range(least, most + 1))
    for house in cycle(houses):
        yield Table(game, house.rules(game.rules), next(seats), kind)


def among_themselves(game: Game, kind: str, hands: int) -> Iterator[Line]:
    """So many hands in which every seat is the book's."""
    played = acts = unkept = unended = 0
    began = process_time()
    for seed, table in enumerate(tables(game, kind)):
        state = None
        for turn in turns(table, seed, range(table.seats)):
            state, acts = turn.after, acts + 1
            unkept += counters(state) != sum(table.stacks) or not whole(table, state)
        played += deals(state)
        unended += state is None or state.outcome is None
        if played >= hands:
            break
    what = f"{game.name}, {kind}"
    yield Line(f"{what}: hands", "book's players", f"{played:,}", float(played), float(hands))
    yield Line(f"{what}: acts", "", f"{acts:,}")
    yield Line(f"{what}: acts that lost a counter or card", "", f"{unkept}", unkept, 0, True)
    yield Line(f"{what}: hands or games not ended", "", f"{unended}", unended, 0, True)
    yield Line(f"{what}: hands a second", "", f"{played / (process_time() - began):.1f}")


def decisions(game: Game, kind: str, hands: int) -> Iterator[Line]:
    """How long a learner waits for one of them: the median, and what one in a hundred takes."""
    table, took = Table(game, game.rules(), game.seats[1], kind), list[float]()
    for seed in range(hands):
        for turn in turns(table, seed, range(table.seats), SOME):
            if turn.choice is not None:
                began = process_time()
                said(game, turn.before, Random(seed), quick=False)
                took.append(1000 * (process_time() - began))
        if len(took) >= TIMED:
            break
    for name, at in (("median", len(took) // 2), ("99 of 100 within", len(took) * 99 // 100)):
        figure = sorted(took)[at]
        what = f"{game.name}, {kind}: a decision"
        yield Line(what, name, f"{figure:.1f} ms", figure, WAITS, True)


def deals(state: State | None) -> int:
    """How many hands a course of play was: of a trick game its deals."""
    return state.deals if isinstance(state, TrickState) else 1


def against_chance(game: Game, kind: str, hands: int) -> Iterator[Line]:
    """What a hand is worth to one side of them when chance has all the other seats."""
    least, most = game.seats
    table, won, seed = Table(game, game.rules(), min(most, least + 2), kind), list[float](), 0
    while len(won) < hands:
        gain, deals = against(table, seed)
        won += [gain / deals] * deals
        seed += 1
    figure = f"{mean(won):+.2f} ± {stdev(won) / len(won) ** 0.5:.2f}"
    yield Line(f"{game.name}, {kind}: counters a hand", "against chance", figure, mean(won), 0.0)


def against(table: Table, seed: int) -> tuple[float, int]:
    """What one side wins from chance in a pool or a game, and in how many hands.

    In a trick game counters are got rid of: it is what it put in, less what the others did.
    """
    side = partial(_side, start(table.game, table.rules, Deal(table.stacks, table.kind)))
    every = {side(seat) for seat in range(table.seats)}
    mine = [seat for seat in range(table.seats) if side(seat) == seed % len(every)]
    last = ended(turns(table, seed, mine))
    gains = [after - before for after, before in zip(last.pool.stacks, table.stacks, strict=True)]
    own = sum(gains[seat] for seat in mine)
    if not isinstance(last, TrickState):
        return float(own), 1
    return (sum(gains) - own) / (len(every) - 1) - own, last.deals


def _side(state: State, seat: Seat) -> int:
    return side_of(state, seat) if isinstance(state, TrickState) else seat


def main(arguments: list[str]) -> int:
    """Print a line for each figure; an exit status of 1 if one is missed."""
    hands = int(arguments[0]) if arguments else HANDS
    games = [game for game in GAMES if game.name in (arguments[1:] or [game.name])]
    parts = (among_themselves, against_chance, decisions)
    every = ((part, game, kind) for game in games for kind in game.kinds for part in parts)
    return 1 if told(line for part, game, kind in every for line in part(game, kind, hands)) else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
