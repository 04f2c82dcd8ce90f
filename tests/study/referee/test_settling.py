"""What holds for every dispute: only what matters is asked, and what a ruling turned on is true."""

import re
import tomllib
from dataclasses import fields
from functools import cache
from itertools import product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from hoyle.engine.shelf import GAMES
from hoyle.engine.state import letter
from hoyle.study.charter import LONGEST, MOST
from hoyle.study.checking import check_counters
from hoyle.study.record import read_record, write_record
from hoyle.study.referee.disputes import DISPUTES, disputes_of
from hoyle.study.referee.facts import RULED, UNSURE, accounts
from hoyle.study.referee.grouping import alike
from hoyle.study.referee.settling import Desk
from hoyle.study.replay import rule_all
from hoyle.study.telling import consequences, sentence, told_of
from tests.source import BASE

CASES = [(game, dispute) for game in GAMES for dispute in disputes_of(game).values()]
IDS = [f"{game.name} {dispute.id}" for game, dispute in CASES]
every_dispute = pytest.mark.parametrize(("game", "dispute"), CASES, ids=IDS)


def desk(game, dispute, rules=None, figures=None) -> Desk:
    """The desk as printed, at a usual table."""
    return Desk(dispute, game, rules or game.rules(), figures or dispute.usual())


@cache
def houses(game: str) -> dict:
    """The changes of every house of a game."""
    text = (BASE / f"lessons/{game}/houses.toml").read_text(encoding="utf-8")
    return {
        name: {key: tuple(one) if isinstance(one, list) else one for key, one in table.items()}
        for name, house in tomllib.loads(text)["houses"].items()
        for table in [house["rules"]]
    }


def test_every_dispute_arises_somewhere_and_under_one_name():
    assert {dispute.id for _, dispute in CASES} == {dispute.id for dispute in DISPUTES}
    for game in GAMES:
        own = [dispute.id for dispute in DISPUTES if dispute.suits(game)]
        assert len(own) == len(set(own))


@every_dispute
def test_no_fact_or_figure_has_the_name_of_an_option(game, dispute):
    options = {one.name for one in fields(game.rules)} | {"house"}
    named = {one.id for one in (*dispute.facts, *dispute.figures)}
    assert not named & options
    assert not named & {"edition", "ruled", "set", "by"}


@every_dispute
def test_every_account_comes_to_the_disputed_act_as_printed(game, dispute):
    for account in accounts(dispute, {}):
        ruled = desk(game, dispute).rule(account)
        assert not ruled.before_it, (account, ruled.line)
        assert ruled.line
        assert ruled.laws
        assert ruled.step.label == RULED


MATTERS = {  # what follows from the act, where that is asked: by the laws it is told under
    "game-tied": {"allfours.tie", "pitch.tie"},
    "low-captured": {"allfours.low"},
    "next-deal": {"straight.deal"},
    "all-pass": {"straight.all-pass", "straight.ante"},
    "nobody-opened": {"jacks.low", "jacks.thrown-in"},
    "unopened": {"jack.fattening", "jack.dealing-off"},
    "nobody-came-in": {"jack.nobody-antes", "jack.only-two-in-dealer"},
    "gift": {"allfours.gift"},
    "turned-jack": {"allfours.turned-jack", "allfours.same-suit"},
    "bunching": {"allfours.bunching"},
    "wrong-number": {"allfours.deal"},
    "bid-not-made": {"pitch.set-back", "pitch.revoke"},
    "the-sellers-answer": {"pitch.set-back", "pitch.no-bid"},
}


def followed(ruled, laws):
    """What the engine told under these laws from the disputed act on, a sentence each."""
    steps = ruled.steps[ruled.at :]
    kinds = {event.kind for step in steps for event in step.events if event.law in laws}
    return [words for step in steps for words in told_of(step, kinds)]


@every_dispute
def test_the_line_answers_what_is_asked(game, dispute):
    for account in accounts(dispute, {}):
        ruled = desk(game, dispute).rule(account)
        words = followed(ruled, MATTERS.get(dispute.id, set()))
        if ruled.verdict != "lawful":
            assert ruled.step.ruling.reason in ruled.line or dispute.asks == "turn"
        elif words:
            assert all(one in ruled.line for one in words), (account, ruled.line)
        elif dispute.asks == "end" or (dispute.asks == "after" and ruled.step.state.outcome):
            assert ruled.line.split(". ")[0] in " ".join(consequences(ruled.step))
        elif dispute.asks == "turn":
            assert ruled.line.startswith("It is ")
        else:
            assert ruled.line == f"Lawful: {sentence(ruled.step)}"


@every_dispute
def test_a_dispute_over_what_followed_is_answered_by_it(game, dispute):
    told = [
        words
        for account in accounts(dispute, {})
        for words in followed(desk(game, dispute).rule(account), MATTERS.get(dispute.id, set()))
    ]
    assert bool(dispute.tells) is (dispute.id in MATTERS) is bool(told)


@every_dispute
def test_a_deal_names_all_to_whom_cards_are_dealt_and_none_has_more_of_a_first(game, dispute):
    for account in accounts(dispute, {}):
        held = 0
        for step in desk(game, dispute).rule(account).steps[1:]:
            if step.action.verb == "deal" and not step.refused:
                words = sentence(step).removeprefix("The dealer ")
                seats = [seat for seat, hand in enumerate(step.state.hands) if hand]
                assert all(letter(seat) in re.findall(r"\b[A-H]\b", words) for seat in seats), words
                assert (" more " in words) is (0 < held < most(step)), words
            held = most(step)


def most(step) -> int:
    """The most cards in one hand."""
    return max(map(len, step.state.hands))


@every_dispute
def test_the_ruling_is_the_engines_and_the_record_a_hand_file(game, dispute):
    for account in accounts(dispute, {}):
        ruled = desk(game, dispute).rule(account)
        again = read_record(write_record(ruled.record), "dispute.toml")
        assert again == ruled.record
        steps = rule_all(game, ruled.rules, again).steps
        assert steps[ruled.at].ruling == ruled.step.ruling
        check_counters(game, ruled.rules, again)
        before, after = ruled.steps[0].state.pool, ruled.steps[-1].state.pool
        assert sum(before.stacks) + before.total == (
            sum(after.stacks) + after.total + after.next_jack
        )


@every_dispute
def test_what_a_ruling_turned_on_changes_it_and_nothing_else_does(game, dispute):
    at = desk(game, dispute)
    for account in accounts(dispute, {}):
        settled = at.settle(account)
        listed = {hinge.fact.id: {one.choice for one in hinge.others} for hinge in settled.hinges}
        for one in dispute.facts:
            if one.id not in account:
                continue
            for choice in {choice.id for choice in one.choices} - {account[one.id]}:
                flipped = at.settle({**account, one.id: choice})
                same = [way.essence for way in flipped.ways] == [settled.ruled.essence]
                assert same is (choice not in listed.get(one.id, set())), (account, one.id, choice)


@every_dispute
def test_only_what_can_change_the_ruling_is_asked(game, dispute):
    at = desk(game, dispute)
    walk(at, dispute, {})


def walk(at: Desk, dispute, facts: dict) -> None:
    """Every way through the questions: each of them matters, and at the end one ruling is left."""
    question = at.question(facts)
    if question is None:
        assert len(at.settle(facts).ways) == 1
        return
    ways = [at.settle({**facts, question.id: choice.id}) for choice in question.choices]
    assert len({frozenset(way.essence for way in one.ways) for one in ways}) > 1
    for choice in question.choices:
        walk(at, dispute, {**facts, question.id: choice.id})


@every_dispute
def test_not_sure_rules_every_way_and_says_whether_it_matters(game, dispute):
    at = desk(game, dispute)
    unsure = dict.fromkeys((one.id for one in dispute.facts), UNSURE)
    settled = at.settle(unsure)
    every = {at.rule(account).essence for account in accounts(dispute, {})}
    assert {way.essence for way in settled.ways} == every
    assert settled.matters is (len(every) > 1)
    told = [account for found in settled.accounts for account in found]
    assert len(told) == len([*accounts(dispute, {})])


@every_dispute
def test_of_what_is_not_sure_only_the_facts_that_decide_are_named(game, dispute):
    at = desk(game, dispute)
    settled = at.settle(dict.fromkeys((one.id for one in dispute.facts), UNSURE))
    found = alike(settled)
    assert [way for one in found for way in one.ways if way not in settled.ways] == []
    assert sum(len(one.ways) for one in found) == len(settled.ways)
    seen = [(one.ways[0].line, one.ways[0].remedy, one.ways[0].moved) for one in found]
    assert len(seen) == len(set(seen))
    for account in accounts(dispute, {}):
        (own,) = [one for one in found if any(holds(when, account) for when in one.when)]
        assert at.rule(account).essence in {way.essence for way in own.ways}, account


def holds(when, account) -> bool:
    """Whether an account is as a condition has it."""
    return all(account.get(name) in told for name, told in when.items())


def test_an_opening_of_which_nothing_is_known_is_ruled_in_nine_ways_and_not_fourteen():
    game, dispute = next(one for one in CASES if one[1].id == "false-opening")
    settled = desk(game, dispute).settle(dict.fromkeys(("held", "found", "others"), UNSURE))
    found = alike(settled)
    assert (len(settled.ways), len(found)) == (14, 9)
    refused = next(one for one in found if one.ways[0].verdict == "refused")
    assert refused.when == ({"held": ("openers",), "found": ("before", "after")},)
    assert refused.then == ""


@every_dispute
def test_the_order_of_the_facts_is_nothing(game, dispute):
    at = desk(game, dispute)
    account = max(accounts(dispute, {}), key=len)
    turned = dict(reversed(account.items()))
    assert at.settle(turned).digest == at.settle(account).digest
    assert at.settle(turned).ruled.essence == at.settle(account).ruled.essence


@every_dispute
def test_under_every_house_it_is_ruled_on_and_houses_that_differ_are_named(game, dispute):
    account = next(accounts(dispute, {}))
    rules = {name: game.rules(**delta) for name, delta in houses(game.name).items()}
    at = desk(game, dispute)
    named = {name for one in at.elsewhere(account, rules) for name in one.houses}
    for name, own in rules.items():
        differs = desk(game, dispute, own).rule(account).essence != at.rule(account).essence
        assert differs is (name in named)


def test_a_digest_tells_rulings_apart():
    game, dispute = next(one for one in CASES if one[1].id == "false-opening")
    facts = {"held": "nothing", "found": "before", "others": "in"}
    plain = desk(game, dispute).settle(facts)
    other = desk(game, dispute, game.rules(false_opener="withdraw")).settle(facts)
    assert plain.digest == desk(game, dispute).settle(facts).digest
    assert plain.digest != other.digest
    assert len(plain.digest) == 10


@st.composite
def tables(draw):
    """A dispute at some table: any options its rules admit, any figures."""
    game, dispute = draw(st.sampled_from(CASES))
    chosen = {}
    for one in fields(game.rules):
        name = one.name
        choices, least = one.metadata.get("choices", ()), one.metadata.get("least", 0)
        if isinstance(one.default, bool):
            chosen[name] = draw(st.booleans())
        elif isinstance(one.default, tuple):
            words = st.lists(st.sampled_from(choices), min_size=least, max_size=LONGEST)
            chosen[name] = tuple(draw(words))
        elif isinstance(one.default, int):
            chosen[name] = draw(st.sampled_from(choices) if choices else st.integers(least, MOST))
        elif choices:
            chosen[name] = draw(st.sampled_from(choices))
    figures = {one.id: draw(st.integers(one.least, one.most)) for one in dispute.figures}
    return game, dispute, chosen, figures


@settings(max_examples=60)
@given(tables())
def test_at_any_table_every_account_is_ruled_on(table):
    game, dispute, chosen, figures = table
    try:
        rules = game.rules(**chosen)
    except ValueError:
        return
    at = desk(game, dispute, rules, figures)
    for account, _ in zip(accounts(dispute, {}), range(6), strict=False):
        ruled = at.rule(account)
        assert ruled.line
        assert ruled.verdict in ("lawful", "irregular", "refused")


@every_dispute
def test_the_figures_may_be_anything_they_admit(game, dispute):
    ends = [{one.least, one.most} for one in dispute.figures]
    for figures in product(*ends):
        told = dict(zip((one.id for one in dispute.figures), figures, strict=True))
        for account in accounts(dispute, {}):
            assert not desk(game, dispute, None, told).rule(account).before_it, (told, account)
