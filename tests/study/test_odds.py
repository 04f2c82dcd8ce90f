"""Odds, against figures counted by another programme and against hands dealt out one by one."""

import json
from dataclasses import replace
from itertools import combinations
from math import comb

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from hoyle.engine.cards import PACK, BadCard, parse_cards
from hoyle.engine.shelf import GAMES
from hoyle.engine.vying.openers import bobtail as bobtail_of
from hoyle.engine.vying.openers import opens
from hoyle.engine.vying.ranks import CATEGORIES, category, standard
from hoyle.study.odds import (
    Chance,
    against_one,
    chance_to_open,
    draw,
    every_draw,
    higher_out,
    jack_out,
    lower_out,
    openings,
    somebody,
    turned_jack,
)
from hoyle.study.odds.openers import nobody_of_two
from hoyle.study.odds.standing import order
from tests.engine.test_ranks import HANDS
from tests.source import BASE

DRAWS = json.loads((BASE / "tests/counts/draws.json").read_text())
BY_NAME = {game.name: game for game in GAMES}
DRAW, JACKS = BY_NAME["draw-poker"], BY_NAME["jacks-back"]
STANDARD = DRAW.rankings[0]
WITH_JOKER = replace(JACKS.rules(), joker=True)
JOKER_PACK = JACKS.pack(WITH_JOKER)


@pytest.mark.parametrize("wanted", DRAWS, ids=lambda draw: draw["keep"] or "nothing")
def test_every_draw_is_counted(wanted):
    found = draw(STANDARD, PACK, parse_cards(wanted["keep"]), parse_cards(wanted["throw"]))
    named = zip(CATEGORIES, found.kinds, strict=False)
    assert {kind: ways for kind, ways in named if ways} == wanted["become"]
    assert found.ways == sum(found.kinds) == wanted["ways"]


@given(HANDS, st.integers(min_value=0, max_value=1))
def test_a_draw_of_one_card_or_none_can_be_dealt_out(hand, thrown):
    hand = tuple(hand)
    kept, gone = hand[thrown:], hand[:thrown]
    hands = [(*kept, card) for card in PACK if card not in hand] if thrown else [hand]
    kinds = [category(standard(one)) for one in hands]
    found = draw(STANDARD, PACK, kept, gone)
    assert found.kinds[: len(CATEGORIES)] == tuple(kinds.count(kind) for kind in CATEGORIES)
    assert found.better == sum(standard(one) > standard(hand) for one in hands)
    assert found.same == sum(standard(one) == standard(hand) for one in hands)


@settings(max_examples=8, deadline=None)
@given(st.permutations(JOKER_PACK).map(lambda pack: tuple(pack[:5])), st.sampled_from([0, 1]))
def test_a_draw_of_two_from_a_pack_with_the_joker_can_be_dealt_out(hand, low):
    ranking = JACKS.rankings[low]
    left = [card for card in JOKER_PACK if card not in hand]
    worths = [ranking.worth((*hand[2:], *two)) for two in combinations(left, 2)]
    found = draw(ranking, JOKER_PACK, hand[2:], hand[:2])
    assert found.better == sum(worth > ranking.worth(hand) for worth in worths)
    assert found.kinds == tuple(
        sum(worth[0] == kind for worth in worths) for kind in range(len(ranking.kinds))
    )


@pytest.mark.parametrize(
    ("kept", "thrown"), [("JcJd", "4h4s"), ("JcJd", "Jc4h4s"), ("JcJd4h4s", "Jk")]
)
def test_only_a_hand_of_five_can_draw(kept, thrown):
    with pytest.raises(BadCard):
        draw(STANDARD, PACK, parse_cards(kept), parse_cards(thrown))


def test_of_all_discards_the_one_that_stands_highest_is_first():
    found = every_draw(STANDARD, PACK, parse_cards("JsJdAs6s3s"))
    assert len({one.kept for one in found}) == 32
    assert [one.standing for one in found] == sorted((one.standing for one in found), reverse=True)
    split = next(one for one in found if one.thrown == parse_cards("Jd"))
    assert split.kinds[CATEGORIES.index("flush")] == 9
    assert split.standing < found[0].standing


def test_a_hand_stands_by_the_hands_it_beats():
    share = order(STANDARD, PACK).share
    assert share[0] == 1020 / 2 / 2598960  # 7-5-4-3-2 beats nothing, and meets itself
    assert share[-1] == 1 - 4 / 2 / 2598960


@settings(max_examples=8, deadline=None)
@given(st.permutations(PACK).map(lambda pack: tuple(pack[:18])))
def test_one_other_hand_is_met_in_every_way(pack):
    hand, left = pack[:5], pack[5:]
    held, others = standard(hand), [standard(one) for one in combinations(left, 5)]
    found = against_one(STANDARD, pack, hand)
    assert found.beaten == sum(place < held for place in others)
    assert found.better == sum(place > held for place in others)
    assert sum(found) == len(others)


@pytest.mark.parametrize(
    ("rank", "bobtail", "hands"),
    [
        ("J", "off", 536_100),
        ("Q", "off", 451_620),
        ("K", "off", 367_140),
        ("A", "off", 282_660),
        ("J", "any", 947_352),
        ("J", "open-ended", 708_120),
    ],
)
def test_poker_38_hands_that_open_are_counted(rank, bobtail, hands):
    rules = replace(DRAW.rules(), openers=(rank,), bobtail=bobtail)
    assert chance_to_open(openings(DRAW, rules, 0), frozenset(PACK)) == Chance(hands, 2_598_960)


def test_jacks_opening_hands_that_open_with_the_joker_are_counted():
    which = openings(JACKS, WITH_JOKER, 0)
    assert chance_to_open(which, frozenset(JOKER_PACK)) == Chance(642_881, 2_869_685)


def test_progressive_openers_are_counted_by_the_deal():
    rules = replace(DRAW.rules(), openers=("J", "Q"))
    assert chance_to_open(openings(DRAW, rules, 3), frozenset(PACK)).ways == 451_620


@pytest.mark.parametrize("bobtail", ["off", "any", "open-ended"])
def test_cards_that_are_known_can_be_in_no_other_hand(bobtail):
    which = openings(DRAW, replace(DRAW.rules(), bobtail=bobtail), 0)
    left = [*PACK[:3], *PACK[20:33]]
    dealt = [opens(hand, "J") or bobtail_of(hand, bobtail) for hand in combinations(left, 5)]
    assert chance_to_open(which, frozenset(left)) == Chance(sum(dealt), len(dealt))


@pytest.mark.parametrize(
    ("game", "rules", "ways", "total"),
    [
        (DRAW, DRAW.rules(), 2504390626404, 3986646103440),
        (JACKS, WITH_JOKER, 2947026982212, 4913773104240),
    ],
)
def test_two_hands_neither_of_which_opens_are_counted(game, rules, ways, total):
    pack = frozenset(game.pack(rules))
    assert nobody_of_two(openings(game, rules, 0).patterns, pack) == Chance(ways, total)
    found = somebody(game, rules, 0, (), 2)
    assert found.counted
    assert found.share == pytest.approx(1 - ways / total)


@pytest.mark.parametrize(
    ("hands", "dealt_out"),
    [(3, 0.504207), (4, 0.610059), (5, 0.694517), (6, 0.761397), (7, 0.814323)],
)
def test_more_hands_are_reckoned_near_to_ten_million_deals(hands, dealt_out):
    found = somebody(DRAW, DRAW.rules(), 0, (), hands)
    assert not found.counted
    assert found.share == pytest.approx(dealt_out, abs=0.0015)


@pytest.mark.parametrize("bobtail", ["any", "open-ended"])
def test_with_a_bobtail_more_hands_are_reckoned_near_to_hands_by_themselves(bobtail):
    rules = replace(DRAW.rules(), bobtail=bobtail)
    one = somebody(DRAW, rules, 0, (), 1).share
    found = somebody(DRAW, rules, 0, (), 3)
    assert not found.counted
    assert 0 < found.share - (1 - (1 - one) ** 3) < 0.01


def test_nobody_behind_opens_nothing():
    assert somebody(DRAW, DRAW.rules(), 0, parse_cards("JsJd4h3c2d"), 0).share == 0


def test_the_jack_is_turned_once_in_thirteen_deals():
    assert turned_jack().share == pytest.approx(1 / 13)


@pytest.mark.parametrize(("seats", "share"), [(2, 12 / 51), (3, 18 / 51), (4, 24 / 51)])
def test_the_jack_is_out_as_often_as_its_card_is_dealt(seats, share):
    assert jack_out(seats, 2, (), parse_cards("7h")).share == pytest.approx(share)


def test_what_is_held_or_turned_is_not_out():
    own, turned = parse_cards("Jh9h2c3c4c5c"), parse_cards("Ah")
    assert jack_out(2, 2, own, turned).share == 0
    assert higher_out(2, 2, own, turned).share == pytest.approx(1 - comb(43, 6) / comb(45, 6))
    assert lower_out(2, 2, own, turned).ways == comb(45, 6) - comb(38, 6)
    assert higher_out(2, 3, own, turned) is None
