"""Every hand of the fifty-two cards, ranked once each, and the bugs that others had."""

import json
from array import array
from collections import Counter
from functools import cache
from hashlib import sha256
from itertools import combinations, pairwise

import pytest
import treys
from hypothesis import given
from hypothesis import strategies as st
from pokerkit import Card as TheirCard
from pokerkit import StandardHighHand

from hoyle.engine.cards import CARDS, PACK, BadCard, parse_card, parse_cards, show_cards
from hoyle.engine.vying.ranks import (
    CATEGORIES,
    category,
    index_of_ranks,
    merit,
    short_merit,
    standard,
    strength,
)
from tests.source import BASE

FIGURES = json.loads((BASE / "tests/counts/hands.json").read_text())
HANDS = st.lists(st.sampled_from(PACK), min_size=5, max_size=5, unique=True).map(tuple)
SHORT = st.lists(st.sampled_from(PACK), min_size=1, max_size=4, unique=True).map(tuple)


def ranked(text: str) -> int:
    """The index of a hand written out."""
    return standard(parse_cards(text))


@cache
def every_index() -> array:
    """The index of each of the 2,598,960 hands, in the order in which `combinations` deals them."""
    return array("H", map(standard, combinations(PACK, 5)))


@cache
def one_of_each() -> tuple[tuple, ...]:
    """A hand of every class, the poorest first."""
    found = dict(zip(every_index(), combinations(PACK, 5), strict=True))
    return tuple(found[index] for index in range(len(found)))


def test_every_hand_has_its_place():
    indexes = every_index()
    assert len(indexes) == 2_598_960
    assert sha256(indexes.tobytes()).hexdigest() == FIGURES["digest"]


def test_hands_and_classes_of_each_kind():
    held = Counter(every_index())
    hands, classes = Counter(), Counter()
    for index, count in held.items():
        hands[category(index)] += count
        classes[category(index)] += 1
    assert hands == FIGURES["hands"]
    assert classes == FIGURES["classes"]
    assert sorted(held) == list(range(7462))


@pytest.mark.parametrize(("hand", "index"), FIGURES["examples"].items())
def test_hands_written_out(hand, index):
    assert ranked(hand) == index


def test_merits_rise_with_the_index():
    merits = [merit(hand) for hand in one_of_each()]
    assert all(poorer < better for poorer, better in pairwise(merits))
    assert [CATEGORIES[place] for place, *_ in merits] == [category(n) for n in range(7462)]


def test_others_rank_every_class_alike():
    evaluate = treys.Evaluator().evaluate
    for index, hand in enumerate(one_of_each()):
        assert evaluate([treys.Card.new(card.text) for card in hand], []) == 7462 - index
        theirs = StandardHighHand.lookup.get_entry(tuple(TheirCard.parse(show_cards(hand))))
        assert theirs.index == index


@given(HANDS, HANDS)
def test_others_part_two_hands_alike(one, other):
    theirs = [StandardHighHand(show_cards(hand)) for hand in (one, other)]
    assert (standard(one) > standard(other)) == (theirs[0] > theirs[1])
    assert (standard(one) == standard(other)) == (theirs[0] == theirs[1])


@given(HANDS, st.permutations(range(4)), st.randoms(use_true_random=False))
def test_neither_order_nor_suit_counts(hand, suits, chance):
    moved = [CARDS[4 * card.rank + suits[card.suit]] for card in hand]
    chance.shuffle(moved)
    assert standard(moved) == strength(moved) == standard(hand)
    ranks = [card.rank for card in moved]
    assert index_of_ranks(ranks, len({card.suit for card in hand}) == 1) == standard(hand)


# What went wrong elsewhere.


def test_an_ace_ends_a_straight_at_either_end_and_none_turns_the_corner():
    lowest = ranked("As2d3h4c5s")
    assert lowest == 5853
    assert ranked("AsAdAhKcQs") == lowest - 1
    assert ranked("2s3d4h5c6s") == lowest + 1
    assert ranked("AsKdQhJcTs") == lowest + 9
    assert category(ranked("KsAd2h3c4s")) == category(ranked("QsKdAh2c3s")) == "high_card"


def test_the_ace_counts_low_in_a_suit_too():
    assert ranked("As2s3s4s5s") == 7452
    assert ranked("As2s3s4s6s") == 6647
    assert category(ranked("As2s3s4s6s")) == "flush"


@pytest.mark.parametrize(
    ("kind", "first", "last"),
    [
        ("high_card", 0, 1276),
        ("one_pair", 1277, 4136),
        ("two_pair", 4137, 4994),
        ("three_of_a_kind", 4995, 5852),
        ("straight", 5853, 5862),
        ("flush", 5863, 7139),
        ("full_house", 7140, 7295),
        ("four_of_a_kind", 7296, 7451),
        ("straight_flush", 7452, 7461),
    ],
)
def test_where_each_kind_begins_and_ends(kind, first, last):
    assert category(first) == category(last) == kind
    assert [n for n in range(7462) if category(n) == kind] == list(range(first, last + 1))


@pytest.mark.parametrize(
    ("cards", "named"),
    [
        ("JcJdJh4s", "five cards, not 4: Jc Jd Jh 4s"),
        ("JcJdJh4s4d2c", "five cards, not 6: Jc Jd Jh 4s 4d 2c"),
        ("", "five cards, not 0: none"),
        ("JcJdJh4sJk", "joker"),
        ("JcJdJh4s??", "a card not seen"),
    ],
)
def test_a_hand_that_cannot_be_ranked_is_named(cards, named):
    with pytest.raises(BadCard, match=named):
        ranked(cards)


@pytest.mark.parametrize("hand", ["JcJc4d5h6s", "KsKdKhKcKc", "AsAdAhAcAc", "9c8c7c6c6c"])
def test_a_card_held_twice_is_named(hand):
    hand = [parse_card(hand[at : at + 2]) for at in range(0, 10, 2)]
    twice = next(card for card in hand if hand.count(card) == 2)
    for wrong in (hand, [twice, twice]):
        with pytest.raises(BadCard, match=f"the {twice.name} is held twice"):
            merit(wrong)


@given(st.lists(st.sampled_from(CARDS), max_size=7))
def test_a_hand_is_ranked_or_refused(hand):
    sound = len(set(hand)) == len(hand) == 5 and all(card in PACK for card in hand)
    try:
        index = standard(hand)
    except BadCard:
        assert not sound
    else:
        assert sound
        assert 0 <= index < 7462


def test_a_flush_wanting_the_four_is_an_ordinary_flush():
    assert category(ranked("AcKc5c3c2c")) == "flush"


@pytest.mark.parametrize(
    ("better", "its_index", "worse", "other_index"),
    [
        ("KsKd4h4c2s", 4764, "QsQdJhJcAs", 4741),
        ("5s5d5h2c2d", 7176, "4s4d4hAcAd", 7175),
        ("AsAd3h3c2s", 4874, "KsKdQhQcAs", 4862),
        ("As6s4s3s2s", 6647, "KdQdJdTd8d", 6646),
        ("AsKsQsJs9s", 7139, "AdKdQdJd8d", 7138),
    ],
)
def test_ranks_are_compared_and_never_added_up(better, its_index, worse, other_index):
    assert (ranked(better), ranked(worse)) == (its_index, other_index)


# A hand that is short.


@given(SHORT, st.sampled_from(PACK))
def test_one_card_more_never_makes_a_hand_poorer(hand, card):
    if card not in hand:
        assert merit(hand) < merit((*hand, card))


@given(SHORT)
def test_a_short_hand_is_never_a_straight_or_a_flush(hand):
    kind = CATEGORIES[short_merit(hand)[0]]
    assert kind not in {"straight", "flush", "full_house", "straight_flush"}


def test_a_short_hand_beside_a_whole_one():
    assert merit(parse_cards("KcKd")) > merit(parse_cards("QcQdAhKsJs"))
    assert merit(parse_cards("KcKd")) < merit(parse_cards("KhKs4h3s2s"))
    assert merit(parse_cards("4c4d4h4s")) > merit(parse_cards("3c3d3h3sAs"))
    assert merit(parse_cards("4c4d2h2s")) > merit(parse_cards("4h4s"))


@pytest.mark.parametrize("cards", ["", "JcJdJh4s4d2c", "JcJk", "??"])
def test_what_is_no_hand_at_all_has_no_merit(cards):
    with pytest.raises(BadCard):
        merit(parse_cards(cards))
