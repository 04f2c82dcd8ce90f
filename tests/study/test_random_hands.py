"""Hands played at random: written, read and replayed alike, and asked about at every step."""

from contextlib import suppress
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from hoyle.engine.game import judge, legal_actions
from hoyle.engine.games.draw_poker import GAME
from hoyle.engine.games.draw_poker.rules import DrawPokerRules
from hoyle.engine.laws import Verdict
from hoyle.engine.state import Action
from hoyle.study.dealing import deals_now, next_chance
from hoyle.study.questions import KINDS, build, explain, hints, unpublishable
from hoyle.study.record import Ask, BadRecord, Line, Record, read_record, write_record
from hoyle.study.replay import replay
from hoyle.study.spot import lay
from hoyle.study.step import first_step, step_on
from hoyle.study.telling import announce, audit, narrate
from tests.study.hands import jack_pot

HOUSES = (
    DrawPokerRules(),
    DrawPokerRules(only_two_in=("any",), odd_counter="left-of-dealer", check_after_draw=True),
    DrawPokerRules(false_opener="withdraw", bobtail="any", openers=("J", "Q", "K", "A", "K", "Q")),
    DrawPokerRules(false_opener="refund", raised_opener_shows="openers", fattener=0),
)
ODD = ("own-up", "refuse", "throw-away", "show-openers", "take-up", "fold", "check")


def played_at_random(rules: DrawPokerRules, kind: str, seed: int) -> Record:
    """A hand of five seats in which most acts are lawful, and some are not."""
    rng, antes = Random(seed), (2,) * 5 if kind == "jack" else ()
    lines = [Line(Action(seat, "ante")) for seat, _ in enumerate(antes)]
    dealt = jack_pot().lines[0]
    record = Record("random", "draw-poker", "R", (40,) * 5, (dealt,), tuple("ABCDE"), kind=kind)
    steps = [first_step(GAME, rules, record)]
    for line in lines:
        steps.append(step_on(GAME, steps[-1], line))
    while steps[-1].state.outcome is None and len(lines) < 60:
        state = steps[-1].state
        action = _some_act(state, record, rng)
        ruling = judge(GAME, state, action)
        lawful = ruling.verdict is Verdict.LAWFUL
        lines.append(Line(action, breaks="" if lawful else ruling.laws[0]))
        steps.append(step_on(GAME, steps[-1], lines[-1]))
    return Record(
        "random", "draw-poker", "R", (40,) * 5, tuple(lines), tuple("ABCDE"), kind=kind, antes=antes
    )


def _some_act(state, record, rng):
    if deals_now(GAME, state):
        return next_chance(GAME, state, record, rng)
    if rng.random() < 0.12:
        return Action(rng.choice([state.turn, rng.randrange(5)]), rng.choice(ODD))
    if state.phase == "opening" and rng.random() < 0.5:
        return Action(state.turn, "open", amount=rng.randint(1, 11))
    acts = legal_actions(GAME, state) or (Action(state.turn, "show"),)  # a false opener’s proof
    verb = rng.choice(sorted({act.verb for act in acts}))
    return rng.choice([act for act in acts if act.verb == verb])


hands = st.tuples(st.sampled_from(HOUSES), st.sampled_from(["ordinary", "jack"]), st.integers(0))


@given(hands)
@settings(max_examples=100, deadline=None)
def test_a_hand_played_is_written_read_and_replayed_alike(hand):
    rules, kind, seed = hand
    record = played_at_random(rules, kind, seed)
    again = read_record(write_record(record), "hands/random.toml")
    assert again == record
    steps = replay(GAME, rules, again)
    assert [step.number for step in steps] == list(range(len(record.lines) + 1))
    assert all(narrate(step, 1) and announce(step, 99) for step in steps)
    rows = audit(steps)
    assert not rows or rows[-1].total == steps[-1].state.pool.total


@given(hands, st.integers(0, 60))
@settings(max_examples=100, deadline=None)
def test_whatever_can_be_asked_has_one_answer_and_no_two_choices_alike(hand, at):
    rules, kind, seed = hand
    table = lay(GAME, rules, played_at_random(rules, kind, seed))
    at = min(at, len(table.courses[""]) - 1)
    for name in KINDS:
        with suppress(BadRecord):
            question = build(table, Ask("q", name, at, seat=at % 5))
            assert not unpublishable(question.choices)
            assert question.step <= at
            right = [c.id for c in question.choices if explain(question, c.id, table).right]
            assert question.answer in right
            assert len(right) == 1 or name == "next"
            assert question.answer in hints(question)[-1].choices
            if name == "winner":
                assert question.choices[-1].id == "divided"
    with pytest.raises(BadRecord):
        build(table, Ask("q", "riddle", at))
