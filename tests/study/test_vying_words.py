"""What is said of a table where one vies: no name from inside, whatever is said and whenever."""

from random import Random

from hypothesis import given
from hypothesis import settings as example_settings

from hoyle.engine.game import judge
from hoyle.engine.laws import Verdict
from hoyle.engine.state import Action
from hoyle.study.record import Line, Record
from hoyle.study.step import first_step, step_on
from tests.inside import VERBS, raw, told_at
from tests.play import any_act, played, stacks_of
from tests.tables import VYING, vying_tables

EVERY = sorted(VERBS)


@example_settings(max_examples=60, deadline=None)
@given(vying_tables())
def test_nothing_told_has_a_name_from_inside(table):
    game, rules, seats, seed = table
    rng = Random(seed)
    kind = rng.choice(game.kinds)
    record = Record("r", game.name, "R", stacks_of(game, seats, rules), (), kind=kind)
    last = first_step(game, rules, record)
    for _, act, state in played(game, rules, seats, kind, seed, wild=0.25, most=60):
        last = step_on(game, last, Line(act))
        own = [any_act(game, state, rng) for _ in range(3)]
        tried = [*own, *(one._replace(verb=rng.choice(EVERY)) for one in own)]
        eyes = rng.randrange(seats)
        assert not [raw(text) for text in told_at(game, last, tried, eyes) if raw(text)]


@example_settings(max_examples=60, deadline=None)
@given(vying_tables())
def test_every_word_of_any_game_is_refused_in_every_phase_as_a_table_would(table):
    game, rules, seats, seed = table
    kind = Random(seed).choice(game.kinds)
    for _, _, state in played(game, rules, seats, kind, seed, wild=0.2, most=40):
        for verb in EVERY:
            for seat in (state.turn, (state.turn + 1) % seats):
                ruling = judge(game, state, Action(seat, verb))
                assert not raw(ruling.reason), (state.phase, verb, ruling.reason)
                assert not ruling.bare or ruling.verdict is Verdict.REFUSED


def test_a_word_has_no_place_as_the_table_calls_it():
    said = {
        judge(game, state, Action(0, verb)).reason
        for game in VYING
        for _, _, state in played(game, game.rules(), 4, game.kinds[0], 3)
        for verb in ("play", "check", "own-up")
    }
    assert "Playing a card has no place before the draw." in said
    assert "Owning to an opening without openers has no place at the show." in said
