"""The joker as bug and as fitter: all 2,869,685 hands of the fifty-three cards, once each."""

import json
from array import array
from collections import Counter
from functools import cache
from hashlib import sha256
from itertools import combinations

import pytest

from hoyle.engine.cards import CARDS, JOKER, PACK, BadCard, parse_cards
from hoyle.engine.vying.joker import (
    bug_index,
    bug_merit,
    bug_opens,
    bug_stands,
    fitter_index,
    fitter_merit,
    fitter_stands,
    with_joker,
)
from hoyle.engine.vying.low_naming import describe_low
from hoyle.engine.vying.low_ranks import LOW_KINDS
from hoyle.engine.vying.naming import KINDS, describe
from tests.source import BASE

FIGURES = json.loads((BASE / "tests/counts/low_and_joker.json").read_text())
INDEX = {"bug53": bug_index, "fitter53": fitter_index}
WORTH = {"bug53": (bug_merit, KINDS), "fitter53": (fitter_merit, LOW_KINDS)}


@cache
def every_index(which):
    """The index of each hand of the fifty-three, in the order in which `combinations` deals."""
    return array("H", map(INDEX[which], combinations(CARDS[:53], 5)))


@cache
def kind_of_index(which):
    """What kind the hands of each index are."""
    worth, kinds = WORTH[which]
    found = dict(zip(every_index(which), combinations(CARDS[:53], 5), strict=True))
    return {index: kinds[worth(hand)[0]] for index, hand in found.items()}


@pytest.mark.parametrize("which", INDEX)
def test_every_hand_has_its_place(which):
    assert sha256(every_index(which).tobytes()).hexdigest() == FIGURES[which]["digest"]


@pytest.mark.parametrize("which", INDEX)
def test_hands_of_each_kind(which):
    hands = Counter()
    for index, count in Counter(every_index(which)).items():
        hands[kind_of_index(which)[index]] += count
    assert hands == FIGURES[which]["hands"]


@pytest.mark.parametrize("which", INDEX)
def test_hands_of_each_kind_that_hold_the_joker(which):
    worth, kinds = WORTH[which]
    held = Counter(kinds[worth((*four, JOKER))[0]] for four in combinations(PACK, 4))
    wanted = {kind: count for kind, count in FIGURES[which]["with_joker"].items() if count}
    assert held == wanted


@pytest.mark.parametrize("which", INDEX)
def test_hands_written_out(which):
    for hand, index in FIGURES[which]["examples"].items():
        assert INDEX[which](parse_cards(hand)) == index, hand


def test_jacks_opening_as_many_hands_open_as_the_count_says():
    first = FIGURES["bug53"]["lowest_opener"]
    able = sum(index >= first for index in every_index("bug53"))
    assert able == FIGURES["bug53"]["openers"]["jacks"]


@pytest.mark.parametrize(
    ("hand", "may"),
    [
        ("AsJk9d6h3c", True),
        ("JsJk9d6h3c", False),
        ("TsTdJk6h3c", False),
        ("2c2d3h3sJk", True),
        ("Kh9h6h3hJk", True),
        ("KsQh7d2cJk", False),
        ("5c6d7h8sJk", True),
    ],
)
def test_jacks_bug_what_opens_with_it(hand, may):
    assert bug_opens(parse_cards(hand), "J") is may


@pytest.mark.parametrize(
    ("hand", "text", "name", "why"),
    [
        ("AsJk9d6h3c", "A", "an ace", "since it completes no straight and no flush"),
        ("Kh9h6h3hJk", "A♥", "the ace of hearts", "the highest of the hearts not held"),
        ("Ah9h6h3hJk", "K♥", "the king of hearts", "the highest of the hearts not held"),
        ("KsQdJc9hJk", "10", "a ten", "which completes the straight"),
        ("5c4d3h2sJk", "6", "a six", "which completes the straight"),
        ("9c8c6c5cJk", "7♣", "the seven of clubs", "which completes the straight flush"),
        ("AcAdAhAsJk", "A", "an ace", "the fifth of them"),
    ],
)
def test_jacks_bug_what_it_stands_for(hand, text, name, why):
    stand_in = bug_stands(parse_cards(hand))
    assert (stand_in.text, stand_in.name) == (text, name)
    assert stand_in.why.startswith(why)


@pytest.mark.parametrize(
    ("hand", "text", "name"),
    [
        ("Ac2d3h6sJk", "4", "6-4-3-2-A (the joker is a four, the lowest card not held)"),
        ("Ac2d3h4sJk", "5", "5-4-3-2-A, the wheel (the joker is a five, the lowest card not held)"),
        ("5c4d3h2sJk", "A", "5-4-3-2-A, the wheel (the joker is an ace, the lowest card not held)"),
        ("Ac5d7h9sJk", "2", "9-7-5-2-A (the joker is a two, the lowest card not held)"),
        ("Ac2d3h4s5c", "", "5-4-3-2-A, the wheel"),
    ],
)
def test_jacks_fitter_what_it_stands_for(hand, text, name):
    cards = parse_cards(hand)
    named = with_joker(lambda cards: describe_low(cards, fitter_merit).name, fitter_stands)
    assert named(cards) == name
    assert not text or fitter_stands(cards).text == text


def test_jacks_bug_five_aces_above_a_straight_flush():
    aces, royal = parse_cards("AcAdAhAsJk"), parse_cards("KsQsJsTsJk")
    assert bug_merit(aces) > bug_merit(royal) > bug_merit(parse_cards("KsQsJsTs9s"))
    assert describe(aces, bug_merit).name == "five aces"


@pytest.mark.parametrize("rank", [bug_index, fitter_index, bug_merit, fitter_merit])
@pytest.mark.parametrize(
    ("hand", "said"),
    [
        ((JOKER, JOKER, *PACK[:3]), "the joker is held twice"),
        ((JOKER, PACK[5], PACK[5], *PACK[:2]), "the three of diamonds is held twice"),
        ((JOKER, CARDS[53], *PACK[:3]), r"\?\?"),
        ((PACK[5], PACK[5], *PACK[:3]), "the three of diamonds is held twice"),
        ((*PACK[:5], JOKER), "joker|six of|three of|2c"),
        ((JOKER, *PACK[:3]), "joker"),
    ],
)
def test_impossible_hands_are_refused_and_the_card_named(rank, hand, said):
    with pytest.raises(BadCard, match=said):
        rank(hand)


def test_two_jokers_cannot_be_written():
    with pytest.raises(BadCard, match="the joker is named twice"):
        parse_cards("JkJk")
