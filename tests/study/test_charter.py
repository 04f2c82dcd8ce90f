"""The charter: every value of every option goes into words and comes back the same."""

from contextlib import suppress
from dataclasses import fields
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hoyle.engine.shelf import GAMES
from hoyle.study.charter import (
    MOST,
    BadCharter,
    admits,
    admitted,
    pairs_of,
    rules_from,
    text_of,
    value_of,
)
from tests.play import played


def values(option):
    """Every value of an option, or enough of them."""
    choices, least = option.metadata.get("choices", ()), option.metadata.get("least", 0)
    if isinstance(option.default, bool):
        return st.booleans()
    if isinstance(option.default, int):
        return st.sampled_from(choices) if choices else st.integers(least, MOST)
    if isinstance(option.default, tuple):
        return st.lists(st.sampled_from(choices), min_size=least, max_size=12).map(tuple)
    return st.sampled_from(choices)


def rules(game):
    """Any rules of a game."""
    return st.fixed_dictionaries(
        {}, optional={one.name: values(one) for one in fields(game.rules)}
    ).map(lambda chosen: game.rules(**chosen))


ANY = st.sampled_from(GAMES).flatmap(lambda game: st.tuples(st.just(game), rules(game)))
OPTIONS = [(game, one) for game in GAMES for one in fields(game.rules)]


@given(ANY, st.data())
def test_rules_go_into_pairs_and_come_back(agreed, data):
    game, chosen = agreed
    assert rules_from(game, {}, pairs_of(game, chosen)) == chosen
    other = data.draw(rules(game))
    delta = {one.name: getattr(other, one.name) for one in fields(game.rules)}
    assert rules_from(game, delta, pairs_of(game, chosen, delta)) == chosen


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_the_printed_rules_need_no_pairs(game):
    assert pairs_of(game, game.rules()) == ()
    assert rules_from(game, {}, ()) == game.rules()


@pytest.mark.parametrize(
    ("game", "option"), OPTIONS, ids=lambda one: getattr(one, "name", str(one))
)
def test_every_option_admits_its_default_and_names_what_it_admits(game, option):
    assert admits(option, option.default)
    assert value_of(option, text_of(option.default)) == option.default
    for bad in ("", "maybe", "-1", "1e3", "9" * 40, "½", "J,,Q", "\x00", "yes,no", "0x1"):
        with pytest.raises(BadCharter) as fault:
            rules_from(game, {}, [(option.name, bad)])
        assert fault.value.option == option.name
        assert admitted(option) in str(fault.value)


@given(ANY.map(lambda pair: pair[0]), st.text(), st.text())
def test_any_words_are_a_charter_or_a_refusal(game, name, text):
    with suppress(BadCharter):
        agreed = rules_from(game, {}, [(name, text)])
        assert dict(pairs_of(game, agreed)) in ({}, {name: text.strip()})


def test_an_option_set_twice_or_unknown_is_refused():
    game = GAMES[0]
    with pytest.raises(BadCharter, match="more than once"):
        rules_from(game, {}, [("limit", "5"), ("limit", "6")])
    with pytest.raises(BadCharter, match="there are blind, ante"):
        rules_from(game, {}, [("limits", "5")])


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_any_charter_can_be_played_and_loses_no_counter(game):
    """Whatever the form admits, the engine plays."""
    rng = Random(game.name)
    for seed in range(25):
        chosen = {}
        for one in fields(game.rules):
            choices, least = one.metadata["choices"], one.metadata["least"]
            if isinstance(one.default, bool):
                chosen[one.name] = rng.random() < 0.5
            elif isinstance(one.default, int):
                chosen[one.name] = rng.choice((least, least + 1, 7, MOST))
            elif isinstance(one.default, tuple):
                chosen[one.name] = tuple(rng.choices(choices, k=rng.randrange(least, 5)))
            else:
                chosen[one.name] = rng.choice(choices)
        seats, kind = rng.randint(*game.seats), rng.choice(game.kinds)
        pools = [
            sum(state.pool.stacks) + state.pool.total
            for before, _, after in played(game, game.rules(**chosen), seats, kind, seed)
            for state in (before, after)
        ]
        assert len(set(pools)) == 1
