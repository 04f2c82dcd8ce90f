"""What every game promises, under random play, in every house and under rules that a table may
choose for itself, at every number of seats."""

from collections import Counter
from dataclasses import fields
from itertools import chain
from pathlib import Path
from random import Random

import pytest
from hypothesis import assume, given
from hypothesis import settings as example_settings
from hypothesis import strategies as st

from hoyle.book.library import read
from hoyle.engine.cards import UNSEEN
from hoyle.engine.game import (
    apply,
    judge,
    legal_actions,
    obligations,
    outcome,
    seen_by,
    start,
)
from hoyle.engine.laws import Unlawful, Verdict
from hoyle.engine.shelf import GAMES
from hoyle.engine.state import Action, Deal
from hoyle.study.charter import BadCharter, rules_from, text_of
from hoyle.study.record import Line, Record, read_record, write_record
from hoyle.study.replay import replay
from tests.play import any_act, irregular_acts, played, stacks_of

LIBRARY = read(Path(__file__).parents[1] / "lessons", GAMES)
PUBLIC = ("play", "turn", "claim-low", "call-for")  # acts whose cards everybody sees


def values(option):
    """Whatever an option of the rules admits; of numbers, those that matter soonest."""
    choices, least = option.metadata.get("choices", ()), option.metadata.get("least", 0)
    if isinstance(option.default, bool):
        return st.booleans()
    if isinstance(option.default, tuple):
        return st.lists(st.sampled_from(choices), min_size=least, max_size=4).map(tuple)
    return st.sampled_from(choices) if choices else st.integers(least, least + 8)


@st.composite
def charters(draw: st.DrawFn, game):
    """Rules with a few options set as a table may set them."""
    options = draw(st.lists(st.sampled_from(fields(game.rules)), unique=True, max_size=4))
    pairs = [(one.name, text_of(draw(values(one)))) for one in options]
    try:
        return rules_from(game, {}, pairs)
    except BadCharter as refused:
        assume("do not go together" not in str(refused))
        raise


@st.composite
def tables(draw: st.DrawFn):
    """A game, a house's rules or a table's own, a number of seats, a kind of deal and a seed."""
    game = draw(st.sampled_from(GAMES))
    houses = [house.rules(game.rules) for house in LIBRARY.rooms[game.name].houses.values()]
    rules = draw(st.sampled_from([game.rules(), *houses]) | charters(game))
    seats = draw(st.integers(*game.seats))
    return game, rules, seats, draw(st.sampled_from(game.kinds)), draw(st.integers(0, 2**32))


def counters(state):
    """All counters there are, wherever they lie."""
    return sum(state.pool.stacks) + state.pool.total + state.pool.next_jack


def places(state):
    """Every known card with its place; a card in two places is there twice."""
    return Counter(card for pile in state.piles for card in pile if card.seen)


@example_settings(max_examples=120)
@given(tables(), st.sampled_from((0.0, 0.3)))
def test_counters_and_cards_are_conserved(table, wild):
    game, rules, seats, kind, seed = table
    for _, _, state in played(game, rules, seats, kind, seed, wild):
        assert counters(state) == sum(stacks_of(game, seats, rules))
        assert not places(state) or max(places(state).values()) == 1
        in_hand = sum(map(len, state.piles))
        if in_hand:
            whole = len(game.pack(rules))
            assert in_hand + getattr(state, "left", whole - in_hand) == whole
        assert not [law for law in (entry.law for entry in state.pool.entries) if "." not in law]


@example_settings(max_examples=80)
@given(tables())
def test_options_agree_with_the_judge(table):
    game, rules, seats, kind, seed = table
    rng = Random(seed)
    for state, _, _ in played(game, rules, seats, kind, seed):
        listed = legal_actions(game, state)
        options = game.by_name[state.phase].options
        candidates = tuple(options(state)) if options else ()
        lawful = [a for a in candidates if judge(game, state, a).verdict is Verdict.LAWFUL]
        assert list(listed) == lawful  # what was kept from another table holds for this one
        assert len(set(listed)) == len(listed)
        for act in rng.sample(listed, min(3, len(listed))):
            apply(game, state, act)


@example_settings(max_examples=80)
@given(tables())
def test_the_judge_answers_everything_and_refusals_change_nothing(table):
    game, rules, seats, kind, seed = table
    rng = Random(seed)
    for _, _, state in played(game, rules, seats, kind, seed, wild=0.2):
        for _ in range(4):
            act = any_act(game, state, rng)
            ruling = judge(game, state, act)
            assert ruling.laws
            assert ruling.reason or ruling.verdict is Verdict.LAWFUL
            if ruling.verdict is Verdict.REFUSED:
                before = dict(state.__dict__)
                with pytest.raises(Unlawful) as caught:
                    apply(game, state, act)
                assert caught.value.ruling == ruling
                assert state.__dict__ == before
            else:
                assert apply(game, state, act).history[-1] == (act, ruling)


@example_settings(max_examples=60)
@given(tables())
def test_the_written_record_replays_to_the_same_tables(table):
    game, rules, seats, kind, seed = table
    course = list(played(game, rules, seats, kind, seed, wild=0.2))
    last = course[-1][2]
    lines = tuple(
        Line(action, breaks=ruling.laws[0] if ruling.verdict is Verdict.IRREGULAR else "")
        for action, ruling in last.history
    )
    stacks = stacks_of(game, seats, rules)
    record = Record("random", game.name, "Random", stacks, lines, kind=kind)
    again = replay(game, rules, read_record(write_record(record), "random.toml"))
    assert [step.state for step in again[1:]] == [state for _, _, state in course]


def shown(state):
    """Every card that has been laid open."""
    told = chain(
        getattr(state, "shown", ()),
        (event.cards for event in state.events),
        (act.cards for act, _ in state.history if act.verb in PUBLIC),
    )
    return {card for cards in told for card in cards}


@example_settings(max_examples=60)
@given(tables())
def test_a_seat_sees_its_own_cards_and_what_was_shown(table):
    game, rules, seats, kind, seed = table
    held = [{UNSEEN} for _ in range(seats)]
    for _, _, state in played(game, rules, seats, kind, seed, wild=0.1):
        for seat in range(seats):
            held[seat] |= {*state.hands[seat]}
            view = seen_by(game, state, seat)
            cards = {card for pile in view.piles for card in pile}
            cards |= {*getattr(view, "opened_on", ())}
            told = [act.cards for act, _ in view.history if act.seat != seat]
            cards |= {card for named in told for card in named}
            assert cards <= held[seat] | shown(state)
            assert not any(r.private for a, r in view.history if a.seat != seat)
            assert view.hands[seat] == state.hands[seat]


@example_settings(max_examples=60)
@given(tables())
def test_the_seat_to_speak_can_judge_by_what_it_sees(table):
    game, rules, seats, kind, seed = table
    for state, _, _ in played(game, rules, seats, kind, seed):
        if state.turn >= 0:
            view = seen_by(game, state, state.turn)
            assert legal_actions(game, view) == legal_actions(game, state)


def set_back(state):
    """How often somebody has had to take counters back: what is won may so be lost again."""
    return sum(event.kind == "set-back" for event in state.events)


@example_settings(max_examples=60)
@given(tables(), st.sampled_from((0.0, 0.2)))
def test_play_ends_and_pays_what_was_in_the_pool(table, wild):
    game, rules, seats, kind, seed = table
    course = list(played(game, rules, seats, kind, seed, wild, most=1500))
    before, _, last = course[-1]
    ending = outcome(last)
    if ending is None:  # only a jack that nobody opens may go on, and a game that goes backward
        assert getattr(last, "failed", 0) > 10 or set_back(last)
        return
    assert ending.laws
    assert ending.reason
    if game.stacks:  # to be rid of one's counters: the winners have none left
        assert not any(last.pool.stacks[seat] for seat in ending.winners)
    else:
        assert sum(amount for _, amount in ending.awards) + ending.carried == last.pool.total + sum(
            -entry.amount for entry in last.pool.entries if entry.won
        )
    assert legal_actions(game, last) == () == irregular_acts(game, last)
    assert before.outcome is None


@example_settings(max_examples=60)
@given(tables(), st.sampled_from((0.0, 0.2)))
def test_a_session_goes_on_from_pool_to_pool_and_loses_nothing(table, wild):
    game, rules, seats, kind, seed = table
    course = list(played(game, rules, seats, kind, seed, wild, most=150, session=True))
    for before, act, after in course:
        assert counters(after) == sum(stacks_of(game, seats, rules))
        assert not places(after) or max(places(after).values()) == 1
        if before.outcome is not None and after.outcome is None:
            assert act.verb == "deal"
            assert after.pool.entries[: len(before.pool.entries)] == before.pool.entries
    last = course[-1][2]
    lines = tuple(
        Line(action, breaks=ruling.laws[0] if ruling.verdict is Verdict.IRREGULAR else "")
        for action, ruling in last.history
    )
    stacks = stacks_of(game, seats, rules)
    record = Record("session", game.name, "Session", stacks, lines, kind=kind)
    again = replay(game, rules, read_record(write_record(record), "session.toml"))
    assert [step.state for step in again[1:]] == [state for _, _, state in course]


@example_settings(max_examples=40)
@given(tables())
def test_duties_name_a_seat_a_moment_and_a_law(table):
    game, rules, seats, kind, seed = table
    for _, _, state in played(game, rules, seats, kind, seed, wild=0.1):
        for duty in obligations(game, state):
            assert 0 <= duty.seat < seats
            assert duty.what
            assert duty.when
            assert duty.laws


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_a_table_too_small_or_too_large_is_refused(game):
    least, most = game.seats
    for seats in (least - 1, most + 1):
        with pytest.raises(ValueError, match="seats"):
            start(game, game.rules(), Deal((9,) * seats))


@example_settings(max_examples=60)
@given(tables(), st.sampled_from((0.0, 0.3)))
def test_a_refusal_that_rests_on_hidden_cards_is_heard_without_its_reason(table, wild):
    game, rules, seats, kind, seed = table
    rng = Random(seed)
    for state, _, _ in played(game, rules, seats, kind, seed, wild):
        opener = getattr(state, "opener", None)
        acts = [any_act(game, state, rng), Action(state.turn, "open", amount=1)]
        acts += [Action(opener, "own-up")] if opener is not None else []
        for act in acts:
            ruling = judge(game, state, act)
            if ruling.verdict is not Verdict.REFUSED or not ruling.private:
                continue
            heard = ruling.as_heard()
            assert heard.verdict is Verdict.REFUSED
            assert heard.laws == ruling.heard
            assert heard.reason == "It cannot be done here."
            assert not heard.private
