"""The book's own players: lawful, fair to what they cannot see, and the same again."""

from itertools import product
from pathlib import Path
from random import Random

import pytest

from hoyle.book.library import read
from hoyle.engine.cards import UNSEEN
from hoyle.engine.game import legal_actions, seen_by
from hoyle.engine.shelf import GAMES
from hoyle.study.bots import choose, weigh
from tests.study.bot_play import turns

LIBRARY = read(Path(__file__).parents[2] / "lessons", GAMES)
BY_NAME = {game.name: game for game in GAMES}


def houses():
    """Every house of every game, with every number of seats and every kind of deal in turn."""
    for game in GAMES:
        tables = list(product(range(game.seats[0], game.seats[1] + 1), game.kinds))
        every = list(LIBRARY.rooms[game.name].houses.values())
        for at in range(max(len(every), len(tables))):
            house, (seats, kind) = every[at % len(every)], tables[at % len(tables)]
            yield pytest.param(
                game, house.rules(game.rules), seats, kind, at, id=f"{game.name}-{house.id}-{seats}"
            )


def counters(state):
    """All counters there are, wherever they lie."""
    return sum(state.pool.stacks) + state.pool.total + state.pool.next_jack


@pytest.mark.parametrize(("game", "rules", "seats", "kind", "seed"), list(houses()))
def test_a_pool_of_the_books_players_is_lawful_keeps_every_counter_and_ends(
    game, rules, seats, kind, seed
):
    last = None
    for before, action, after, choice in turns(game, rules, seats, kind, seed, range(seats)):
        assert counters(after) == counters(before)
        if choice is not None:
            assert action in legal_actions(game, before)
            assert after.history[-1].ruling.verdict.name == "LAWFUL"
            assert choice.figures
            assert all(choice.figures)
        last = after
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
    for before, _, _, choice in turns(game, game.rules(), seats, kind, seed, range(seats), 60):
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
    for before, _, _, choice in turns(game, game.rules(), seats, kind, 5, range(seats), 40):
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
    state = next(turns(game, game.rules(), 2, "ordinary", 1, ())).after
    with pytest.raises(ValueError, match="nothing to choose"):
        choose(game, seen_by(game, state, 0), 0, (), Random(1))
