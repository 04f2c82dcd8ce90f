"""What is said of a table of tricks: no name from inside, and every refusal by its own law."""

from random import Random

import pytest
from hypothesis import given
from hypothesis import settings as example_settings

from hoyle.engine.cards import PACK
from hoyle.engine.game import apply, judge, start
from hoyle.engine.games import all_fives, pitch
from hoyle.engine.laws import Verdict
from hoyle.engine.state import DEALER, Action, Deal
from hoyle.study.record import Line, Record
from hoyle.study.step import Step, first_step, step_on
from hoyle.study.telling import (
    as_json,
    narrate,
    obliges,
)
from tests.inside import raw, told_at
from tests.play import any_act, played, stacks_of, words_of
from tests.tables import TRICKS, trick_tables

VERBS = {word for game in TRICKS for word in (*words_of(game), "deal", "turn")}
PLAYING = {"in-turn", "lead", "trump-led", "follow-or-trump", "exposed", "revoke", "deal"}
OWN = {  # the laws that each word is about, by the last part of their names
    "keep": {"beg"},
    "beg": {"beg"},
    "give": {"gift", "gift-puts-nobody-out", "beg"},
    "run": {"run", "beg", "gift-puts-nobody-out"},
    "look": {"looking"},
    "propose": {"bunching"},
    "go-on": {"bunching"},
    "agree": {"bunching"},
    "decline": {"bunching"},
    "discard": {"six-cards"},
    "play": {*PLAYING, "game", "beg", "six-cards", "selling", "bid", "sale", "first-card"},
    "call-for": {"exposed"},
    "claim-low": {"low-claim"},
    "take-back": {"revoke"},
    "wrong-number": {"deal"},
    "count": {"game", "sides"},
    "pitch": {"selling", "sale"},
    "sell": {"selling"},
    "offer": {"bid", "selling", "paid-seller", "table-bids"},
    "no-bid": {"bid", "selling", "table-bids"},
    "accept": {"sale", "selling"},
}
NO_TURN_UP = {*("keep", "beg", "give", "run", "look", "propose", "go-on", "agree"), "decline"}


@example_settings(max_examples=60, deadline=None)
@given(trick_tables())
def test_nothing_told_has_a_name_from_inside(table):
    game, rules, seats, seed = table
    rng = Random(seed)
    record = Record("r", game.name, "R", stacks_of(game, seats, rules), ())
    last = first_step(game, rules, record)
    for _, act, state in played(game, rules, seats, "ordinary", seed, wild=0.25, most=60):
        last = step_on(game, last, Line(act))
        tried = [any_act(game, state, rng) for _ in range(3)]
        eyes = rng.randrange(seats)
        assert not [raw(text) for text in told_at(game, last, tried, eyes) if raw(text)]


@example_settings(max_examples=120, deadline=None)
@given(trick_tables())
def test_every_refusal_cites_the_law_it_is_about(table):
    game, rules, seats, seed = table
    rng = Random(seed)
    words = words_of(game)
    for _, _, state in played(game, rules, seats, "ordinary", seed, wild=0.2, most=80):
        for _ in range(6):
            act = any_act(game, state, rng)
            if act.verb not in VERBS:
                continue
            act = act if act.verb == "play" else act._replace(verb=rng.choice(words))
            ruling = judge(game, state, act)
            if ruling.verdict is Verdict.LAWFUL:
                continue
            cited = {law.rpartition(".")[2] for law in ruling.laws}
            over = {"out-in-order"} if state.outcome else set()
            assert cited & (OWN[act.verb] | over), (state.phase, act, ruling)


def test_pitch_no_turn_up_is_why_nothing_is_begged_given_or_run():
    state = next(state for _, _, state in played(pitch.GAME, pitch.GAME.rules(), 2, "ordinary", 1))
    for verb in sorted(NO_TURN_UP):
        assert judge(pitch.GAME, state, Action(0, verb)).laws == ("pitch.no-turn-up",)


def test_allfours_sides_what_a_partner_wins_is_told_of_his_side():
    rules = pitch.GAME.rules(auction="eldest-sells", seller_paid=True)
    state = start(pitch.GAME, rules, Deal((7, 7, 0, 0))).but(dealer=1)
    for act in (
        *(Action(DEALER, "deal", PACK[:24], 0, (6,) * 4), Action(2, "sell")),
        *(Action(3, "offer", amount=2), Action(0, "no-bid"), Action(1, "no-bid")),
    ):
        state = apply(pitch.GAME, state, act)
    assert obliges(pitch.GAME, state, Action(2, "accept"))[0] == "Wins 2 counters."
    sold = step_on(pitch.GAME, Step(0, "", None, None, (), (), state), Line(Action(2, "accept")))
    assert "2 counters to A and C, for the pitch sold." in narrate(sold)
    assert as_json(sold)["sides"] == [
        {"seats": ["A", "C"], "kept_by": "A", "to_go": 5},
        {"seats": ["B", "D"], "kept_by": "B", "to_go": 7},
    ]


@pytest.mark.parametrize("seats", [2, 4])
def test_allfives_counted_again_is_cited_by_the_count_in_sides_as_well(seats):
    game = all_fives.GAME
    course = played(game, game.rules(), seats, "ordinary", 5)
    counts = [state.history[-1].ruling for _, act, state in course if act.verb == "count"]
    assert counts
    laws = ("allfours.game", "allfives.counted-again", "allfours.sides")
    assert {ruling.laws for ruling in counts} == {laws[: 3 if seats == 4 else 2]}
