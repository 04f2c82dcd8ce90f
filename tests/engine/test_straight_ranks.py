"""Every hand of the fifty-two cards under the order of Straight Poker, ranked once each."""

import json
from array import array
from collections import Counter
from functools import cache
from hashlib import sha256
from itertools import combinations, pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hoyle.engine.cards import CARDS, PACK, BadCard, parse_cards
from hoyle.engine.vying import ranks
from hoyle.engine.vying.ranks import CATEGORIES
from hoyle.engine.vying.straight_ranks import merit, strength
from tests.source import BASE

FIGURES = json.loads((BASE / "tests/counts/straight_hands.json").read_text())
HANDS = st.lists(st.sampled_from(PACK), min_size=5, max_size=5, unique=True).map(tuple)


@cache
def every_index() -> array:
    """The index of each of the 2,598,960 hands, in the order in which `combinations` deals them."""
    return array("H", map(strength, combinations(PACK, 5)))


def kind(hand) -> str:
    """The kind of a hand in this order."""
    return CATEGORIES[merit(hand)[0]]


def test_straight_ranking_every_hand_has_its_place():
    indexes = every_index()
    assert len(indexes) == 2_598_960
    assert sha256(indexes.tobytes()).hexdigest() == FIGURES["digest"]


def test_straight_ranking_hands_and_classes_of_each_kind():
    one_of_each = dict(zip(every_index(), combinations(PACK, 5), strict=True))
    assert sorted(one_of_each) == list(range(7462))
    hands, classes = Counter(), Counter()
    for index, count in Counter(every_index()).items():
        hands[kind(one_of_each[index])] += count
        classes[kind(one_of_each[index])] += 1
    assert hands == FIGURES["hands"]
    assert classes == FIGURES["classes"]
    merits = [merit(one_of_each[index]) for index in range(7462)]
    assert all(poorer < better for poorer, better in pairwise(merits))


@pytest.mark.parametrize(("hand", "index"), FIGURES["examples"].items())
def test_straight_ranking_hands_written_out(hand, index):
    assert strength(parse_cards(hand)) == index


@given(HANDS, st.permutations(range(4)), st.randoms(use_true_random=False))
def test_straight_ranking_neither_order_nor_suit_counts(hand, suits, chance):
    moved = [CARDS[4 * card.rank + suits[card.suit]] for card in hand]
    chance.shuffle(moved)
    assert strength(moved) == strength(hand)


@given(HANDS)
def test_straight_ranking_is_that_of_draw_poker_but_for_forty_hands(hand):
    theirs = ranks.merit(hand)
    if CATEGORIES[theirs[0]] == "straight_flush":
        assert kind(hand) == "flush"
    else:
        assert merit(hand) == theirs


def test_straight_ranking_the_forty_are_flushes_by_their_cards():
    suited_runs = [
        hand
        for suit in range(4)
        for top in range(3, 13)
        for hand in [tuple(CARDS[4 * (rank % 13) + suit] for rank in range(top - 4, top + 1))]
    ]
    assert len(suited_runs) == 40
    for hand in suited_runs:
        ordered = sorted((card.rank for card in hand), reverse=True)
        assert merit(hand) == (CATEGORIES.index("flush"), *ordered)


@pytest.mark.parametrize("text", ["AsKdQhJcJk", "AsKdQhJc??", "AsKdQhJcTs9s"])
def test_straight_ranking_other_cards_are_no_hand(text):
    with pytest.raises(BadCard):
        merit(parse_cards(text))


def test_poker_35_a_short_hand_is_weighed_as_at_draw_poker():
    assert merit(parse_cards("KhQhJh9h")) == ranks.merit(parse_cards("KhQhJh9h"))
