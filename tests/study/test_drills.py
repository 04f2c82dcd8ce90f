"""Drills: the same seed the same drill, every law within reach, pairs that differ in one thing."""

from random import Random

import pytest

from hoyle.engine.laws import Verdict
from hoyle.engine.shelf import GAMES
from hoyle.study.drills import LEVELS, NoDrill, make, twin
from hoyle.study.drills.asking import asks
from hoyle.study.drills.situations import in_other_suits, situation
from hoyle.study.questions import answer_to, build, evidence, explain
from hoyle.study.record import BadRecord
from hoyle.study.spot import lay

SEEDS = range(25)
NAMES = [game.name for game in GAMES]
BY_NAME = {game.name: game for game in GAMES}


def drills(game, level=2):
    return [make(game, game.rules(), str(seed), level=level) for seed in SEEDS]


@pytest.mark.parametrize("name", NAMES)
def test_the_same_seed_makes_the_same_drill(name):
    game = BY_NAME[name]
    one, again = (make(game, game.rules(), "7") for _ in range(2))
    assert one.table.record == again.table.record
    assert one.question == again.question
    assert make(game, game.rules(), "8").table.record != one.table.record


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("level", LEVELS)
def test_a_level_bounds_what_there_is_to_hold_in_mind(name, level):
    game, bounds = BY_NAME[name], LEVELS[level]
    for one in drills(game, level):
        assert len(one.table.record.stacks) <= max(bounds.seats, game.seats[0])
        assert len(one.table.record.lines) <= bounds.acts
        assert one.load <= bounds.acts + max(bounds.seats, game.seats[0])


@pytest.mark.parametrize("name", NAMES)
def test_only_the_answer_is_right(name):
    for one in drills(BY_NAME[name]):
        right = [
            choice.id
            for choice in one.question.choices
            if explain(one.question, choice.id, one.table).right
        ]
        assert right == [one.question.answer]
        assert one.question.laws


@pytest.mark.parametrize("name", NAMES)
def test_the_engine_rules_on_whatever_was_played(name):
    game = BY_NAME[name]
    odd = 0
    for seed in range(40):
        record = situation(game, game.rules(), Random(seed), LEVELS[3])
        steps = lay(game, game.rules(), record).courses[""]
        odd += any(step.ruling.verdict is Verdict.IRREGULAR for step in steps[1:])
    assert odd > 4


@pytest.mark.parametrize("name", NAMES)
def test_kinds_of_questions_are_many(name):
    kinds = {one.question.kind for level in LEVELS for one in drills(BY_NAME[name], level)}
    assert len(kinds) >= 8


@pytest.mark.parametrize("name", NAMES)
def test_of_a_pair_one_card_or_one_act_differs_and_the_answer_with_it(name):
    game, pairs = BY_NAME[name], 0
    for seed in range(90):
        one = make(game, game.rules(), f"pair-{seed}")
        other = twin(one.table, one.ask, one.question, Random(seed))
        if other is None:
            continue
        pairs += 1
        assert other.question.answer != one.question.answer
        assert [bool(other.cards), bool(other.line), other.ask.act != one.ask.act].count(True) == 1
        ours, theirs = (
            [line.action for line in table.record.lines[: one.question.step + 1]]
            for table in (one.table, other.table)
        )
        changed = {pair for pair in zip(ours, theirs, strict=False) if pair[0] != pair[1]}
        if other.line:
            now = other.table.record.lines[other.line - 1].action
            assert changed <= {(one.table.record.lines[other.line - 1].action, now)}
        else:
            assert {pair for acts in changed for pair in _redealt(acts)} <= {
                *({other.cards, other.cards[::-1]} if other.cards else ()),
            }
    assert pairs >= 30


def _redealt(acts):
    """The cards of two acts that stand in each other's places."""
    one, other = acts
    assert one._replace(cards=()) == other._replace(cards=())
    return {pair for pair in zip(one.cards, other.cards, strict=True) if pair[0] != pair[1]}


@pytest.mark.parametrize("name", NAMES)
def test_every_wrong_choice_is_explained_by_a_misreading_or_by_what_decides_it(name):
    """Of laws, it is the law chosen that speaks; of acts, the ruling on the act."""
    for seed in range(30):
        one = make(BY_NAME[name], BY_NAME[name].rules(), f"why-{seed}", level=1 + seed % 3)
        question = one.question
        for choice in question.choices:
            named = choice.id in question.because or choice.id in question.acts
            if choice.id != question.answer and not named and question.kind != "law":
                assert evidence(question, choice.id, one.table), (question, choice)


def test_the_facts_are_those_of_the_table():
    told = {}
    for seed in range(60):
        one = make(BY_NAME["all-fives"], BY_NAME["all-fives"].rules(), f"facts-{seed}")
        told[one.question.kind] = (one, evidence(one.question, one.question.answer, one.table))
    one, said = told["takes"]
    trick = one.table.courses[""][one.ask.at].state.tricks[-1]
    assert all(card.name in said for card in trick.cards)
    assert said.endswith(".")
    one, said = told["playable"]
    state = one.table.courses[""][one.ask.at].state
    assert all(card.name in said for card in state.hands[state.turn])
    one, said = told["to-go"]
    assert said.startswith(f"{'ABCDEFGH'[one.ask.seat]} had")


TURNED_BY_A_CARD_OR_AN_ACT = {
    *("cost", "law", "net", "opens", "pegs", "pips", "playable", "pool", "shows", "takes"),
    *("to-go", "trumps", "turn", "verdict", "winner", "game", "high", "jack", "low"),
}


def test_whatever_one_card_or_one_act_can_turn_has_its_pair():
    """A kind that is missing here turns on who deals, which no card and no act of a deal moves."""
    found = set()
    for name in NAMES:
        game = BY_NAME[name]
        for seed in range(12):
            rng = Random(seed)
            table = lay(game, game.rules(), situation(game, game.rules(), rng, LEVELS[2]))
            for ask in asks(table, rng):
                if ask.kind in TURNED_BY_A_CARD_OR_AN_ACT - found and answer_to(table, ask):
                    question = _built(table, ask)
                    if question and twin(table, ask, question, rng):
                        found.add(ask.kind)
    assert found == TURNED_BY_A_CARD_OR_AN_ACT


def _built(table, ask):
    try:
        return build(table, ask)
    except BadRecord:
        return None


@pytest.mark.parametrize("name", NAMES)
def test_nothing_is_asked_that_has_no_meaning_at_the_game(name):
    game = BY_NAME[name]
    for seed in SEEDS:
        table = lay(game, game.rules(), situation(game, game.rules(), Random(seed), LEVELS[3]))
        kinds = {ask.kind for ask in asks(table, Random(seed), choosy=False)}
        assert ("pays" in kinds) is ("jack" in game.kinds)
        assert not {"pegs", "score"} & kinds or game.rules().board


@pytest.mark.parametrize("name", NAMES)
def test_suits_exchanged_change_no_ruling(name):
    game = BY_NAME[name]
    for seed in SEEDS:
        record = situation(game, game.rules(), Random(seed), LEVELS[3])
        ours = lay(game, game.rules(), record).courses[""]
        theirs = lay(game, game.rules(), in_other_suits(record, None, Random(seed))).courses[""]
        assert [step.ruling.verdict for step in theirs[1:]] == [
            step.ruling.verdict for step in ours[1:]
        ]
        assert theirs[-1].state.pool == ours[-1].state.pool


def test_a_law_that_nothing_brings_about_is_no_drill():
    game = BY_NAME["draw-poker"]
    with pytest.raises(NoDrill):
        make(game, game.rules(), "1", law="poker.999")
