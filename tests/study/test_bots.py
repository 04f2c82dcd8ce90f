"""The book's own players: lawful, fair to what they cannot see, and the same again."""

from itertools import product
from pathlib import Path
from random import Random
from statistics import median
from time import process_time

import pytest

from bench.players import Table, counters, turns, whole
from hoyle.book.library import read
from hoyle.engine.cards import UNSEEN
from hoyle.engine.game import legal_actions, seen_by
from hoyle.engine.laws import Verdict
from hoyle.engine.shelf import GAMES
from hoyle.study.bots import choose, weigh
from hoyle.study.bots.tricks.search import BUDGET, how_many

LIBRARY = read(Path(__file__).parents[2] / "lessons", GAMES)
BY_NAME = {game.name: game for game in GAMES}


def houses():
    """Every house of every game, with every number of seats and every kind of deal in turn."""
    for game in GAMES:
        tables = list(product(range(game.seats[0], game.seats[1] + 1), game.kinds))
        every = list(LIBRARY.rooms[game.name].houses.values())
        for at in range(max(len(every), len(tables))):
            house, (seats, kind) = every[at % len(every)], tables[at % len(tables)]
            table = Table(game, house.rules(game.rules), seats, kind)
            yield pytest.param(table, at, id=f"{game.name}-{house.id}-{seats}")


@pytest.mark.parametrize(("table", "seed"), list(houses()))
def test_a_pool_of_the_books_players_is_lawful_keeps_everything_and_ends(table, seed):
    last = None
    for before, action, last, choice in turns(table, seed, range(table.seats)):
        assert counters(last) == sum(table.stacks)
        assert whole(table, last)
        if choice is not None:
            assert action in legal_actions(table.game, before)
            assert last.history[-1].ruling.verdict is Verdict.LAWFUL
            assert choice.figures
            assert all(choice.figures)
    assert last.outcome is not None


def hidden(state, seat):
    """The places of cards that a seat has not seen: which pile, and where in it."""
    for name in ("hands", "discards"):
        for owner, pile in enumerate(getattr(state, name)):
            yield from [(name, owner, at) for at, _ in enumerate(pile) if owner != seat]


def shuffled(game, state, seat, rng):
    """Another true state that looks the same to the seat: all cards it cannot see change places."""
    view = seen_by(game, state, seat)
    places = [
        (name, owner, at)
        for name, owner, at in hidden(state, seat)
        if getattr(view, name)[owner][at] is UNSEEN
    ]
    known = {card for pile in view.piles for card in pile}
    free = [card for card in game.pack(state.rules) if card not in known]
    cards = rng.sample(free, len(places))
    piles = {name: [list(pile) for pile in getattr(state, name)] for name in ("hands", "discards")}
    for (name, owner, at), card in zip(places, cards, strict=True):
        piles[name][owner][at] = card
    return state.but(**{name: tuple(map(tuple, new)) for name, new in piles.items()})


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
@pytest.mark.parametrize("seed", range(3))
def test_two_tables_that_look_the_same_to_a_seat_are_decided_the_same(game, seed):
    rng, seats = Random(seed), game.seats[1] - 1
    kind = game.kinds[seed % len(game.kinds)]
    table = Table(game, game.rules(), seats, kind)
    for before, _, _, choice in turns(table, seed, range(seats), 60):
        if choice is None:
            continue
        seat = before.turn
        other = shuffled(game, before, seat, rng)
        options = legal_actions(game, before)
        one, two = (seen_by(game, state, seat) for state in (before, other))
        lot = rng.random()
        first, again, moved = (
            choose(game, view, seat, options, Random(lot), quick=True) for view in (one, one, two)
        )
        assert first == again == moved


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_every_act_is_weighed_and_the_best_is_chosen(game):
    seats, kind = game.seats[0] + 1, game.kinds[-1]
    table = Table(game, game.rules(), seats, kind)
    for before, _, _, choice in turns(table, 5, range(seats), 40):
        if choice is None:
            continue
        options, seat = legal_actions(game, before), before.turn
        view = seen_by(game, before, seat)
        weighed = weigh(game, view, seat, options, Random(1), quick=True)
        chosen = choose(game, view, seat, options, Random(1), quick=True)
        assert tuple(one.action for one in weighed) == options
        assert all(one.words for one in weighed)
        values = {one.action: one.value for one in weighed}
        assert values[chosen.action] == pytest.approx(max(values.values()))


def test_who_has_no_act_is_asked_in_vain():
    game = BY_NAME["seven-up"]
    state = next(turns(Table(game, game.rules(), 2, "ordinary"), 1, ())).after
    with pytest.raises(ValueError, match="nothing to choose"):
        choose(game, seen_by(game, state, 0), 0, (), Random(1))


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_a_decision_takes_less_than_a_learner_waits(game):
    """At a full table, counting and sampling all they do; the processor's time, and its median."""
    table = Table(game, game.rules(), game.seats[1], game.kinds[-1])
    took = []
    for before, _, _, choice in turns(table, 2, range(table.seats), 40):
        if choice is not None:
            options, view = legal_actions(game, before), seen_by(game, before, before.turn)
            began = process_time()
            choose(game, view, before.turn, options, Random(1))
            took.append(process_time() - began)
    assert median(took) < 0.15


def test_what_is_tried_is_bounded():
    for acts, left in product(range(2, 10), range(1, 64)):
        assert how_many(acts, left, quick=True) <= how_many(acts, left, quick=False) <= 48
        assert how_many(acts, left, quick=False) * acts * left < 2 * BUDGET
