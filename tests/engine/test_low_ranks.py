"""Every hand of the fifty-two cards, ranked once each for ace-to-five low."""

import json
from array import array
from collections import Counter
from functools import cache
from hashlib import sha256
from itertools import combinations, pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st
from pokerkit import RegularLowHand

from hoyle.engine.cards import CARDS, JOKER, PACK, BadCard, parse_cards, show_cards
from hoyle.engine.vying.low_naming import describe_low, why_low
from hoyle.engine.vying.low_ranks import LOW_KINDS, LOW_RANKS, low_index, low_merit, low_strength
from tests.source import BASE

FIGURES = json.loads((BASE / "tests/counts/low_and_joker.json").read_text())["low"]
HANDS = st.lists(st.sampled_from(PACK), min_size=5, max_size=5, unique=True).map(tuple)


def low(text):
    """The index of a hand written out."""
    return low_index(parse_cards(text))


@cache
def every_index():
    """The index of each of the 2,598,960 hands, in the order in which `combinations` deals them."""
    return array("H", map(low_strength, combinations(PACK, 5)))


@cache
def one_of_each():
    """A hand of every class, the poorest first."""
    found = dict(zip(every_index(), combinations(PACK, 5), strict=True))
    return tuple(found[index] for index in range(len(found)))


def test_every_hand_has_its_place():
    assert sha256(every_index().tobytes()).hexdigest() == FIGURES["digest"]
    assert len(one_of_each()) == 6175


def test_hands_and_classes_of_each_kind():
    kinds = [LOW_KINDS[low_merit(hand)[0]] for hand in one_of_each()]
    hands = Counter()
    for index, count in Counter(every_index()).items():
        hands[kinds[index]] += count
    assert hands == FIGURES["hands"]
    assert Counter(kinds) == FIGURES["classes"]


def test_unpaired_hands_by_their_highest_card():
    heads = Counter()
    for index, count in Counter(every_index()).items():
        place, *lowness = low_merit(one_of_each()[index])
        if LOW_KINDS[place] == "no_pair":
            heads[LOW_RANKS[lowness[0]]] += count
    assert heads == FIGURES["heads"]


@pytest.mark.parametrize(("hand", "index"), FIGURES["examples"].items())
def test_hands_written_out(hand, index):
    assert low(hand) == index


def test_merits_rise_with_the_index():
    merits = [low_merit(hand) for hand in one_of_each()]
    assert all(poorer < better for poorer, better in pairwise(merits))


@given(HANDS, HANDS)
def test_others_part_two_hands_alike(one, other):
    theirs = [RegularLowHand(show_cards(hand)) for hand in (one, other)]
    assert (low_index(one) > low_index(other)) == (theirs[0] > theirs[1])
    assert (low_index(one) == low_index(other)) == (theirs[0] == theirs[1])


@pytest.mark.parametrize(
    ("lower", "higher"),
    [
        ("8c6d4h3s2c", "8h7d3c2sAc"),  # from the highest card down, not from the lowest
        ("8c5d4h3s2c", "8h6d4c3s2d"),
        ("KcQdJhTc9s", "AcAd2h3s4c"),  # no pair beats the best pair
        ("6c5c4c3c2c", "7d4h3s2dAd"),  # a straight and a flush are nothing
        ("AcAd2h3s4c", "2c2d3h4s5c"),
        ("KcKdQhJsTc", "AcAd2h2s3c"),
        ("KcKdQhQs2h", "AcAdAh2c2d"),
    ],
)
def test_jacks_low_ranking_the_lower_hand_wins(lower, higher):
    assert low(lower) > low(higher)


@pytest.mark.parametrize(
    ("hand", "said"),
    [
        ((*PACK[:4], JOKER), "joker"),
        ((*PACK[:4], PACK[2]), "two of hearts"),
        ((*PACK[:4], CARDS[53]), "not seen"),
        (PACK[:4], "five cards, not 4"),
        (PACK[:6], "five cards, not 6"),
    ],
)
def test_impossible_hands_are_refused_and_the_card_named(hand, said):
    with pytest.raises(BadCard, match=said):
        low_index(hand)


@pytest.mark.parametrize(
    ("hand", "name"),
    [
        ("5c4d3h2sAc", "5-4-3-2-A, the wheel"),
        ("Tc7d3h2sAc", "10-7-3-2-A"),
        ("AcAd2h3s4c", "a pair of aces, with a four, a three and a two"),
        ("KcKdQhQs2h", "two pairs, kings and queens, with a two"),
        ("AcAdAh2c2d", "full hand, aces over twos"),
        ("8c8d8h8s6c", "four eights, with a six"),
        ("6c6d6h8sKc", "triplets, sixes, with a king and an eight"),
    ],
)
def test_hands_for_low_in_words(hand, name):
    assert describe_low(parse_cards(hand)).name == name


@pytest.mark.parametrize(
    ("one", "other", "said"),
    [
        (
            "7c5s4c3d2d",
            "7h6h4h2hAh",
            "Neither holds a pair, alike down to the seven; the next card decides: a five is lower"
            " than a six.",
        ),
        ("9c8d3h2sAc", "8c7d6h5s4c", "Neither holds a pair; the highest card decides: an eight is"),
        ("KcQdJhTc9s", "AcAd2h3s4c", "A hand without a pair is lower than a pair."),
        ("AcAd2h3s4c", "2c2d3h4s5c", "Both hold a pair; aces are lower than twos."),
        ("AcAd2h2s3c", "KcKdQhJsTc", "A pair is lower than two pairs."),
        ("KcKdQhQs2h", "AcAdAh2c2d", "Two pairs are lower than a full hand."),
        ("5c4d3h2sAc", "5d4h3s2cAd", "Equal in every rank: they divide the pool."),
    ],
)
def test_why_one_hand_is_the_lower(one, other, said):
    assert why_low(parse_cards(one), parse_cards(other)).startswith(said)
