"""Hands in words: their names, and why one beats another."""

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hoyle.engine.cards import RANK_NAMES, parse_cards
from hoyle.engine.vying.naming import WORDS, describe, why
from hoyle.engine.vying.ranks import CATEGORIES, merit
from tests.engine.test_ranks import HANDS, SHORT, one_of_each

PLURALS = {("sixes" if name == "six" else f"{name}s"): name for name in RANK_NAMES}


@pytest.mark.parametrize(
    ("hand", "category", "name", "ranks"),
    [
        ("KsAd2h3c4s", "high_card", "ace-high, with a king, a four, a three and a two", "AK432"),
        ("JsJdAh8c2s", "one_pair", "a pair of jacks, with an ace, an eight and a two", "JA82"),
        ("KsKd4h4c2s", "two_pair", "two pairs, kings and fours, with a two", "K42"),
        ("7s7d7hKcJs", "three_of_a_kind", "triplets, sevens, with a king and a jack", "7KJ"),
        ("As2d3h4c5s", "straight", "five-high straight", "5"),
        ("As9s6s3s2s", "flush", "ace-high flush", "A9632"),
        ("5s5d5h2c2d", "full_house", "full hand, fives over twos", "52"),
        ("6s6d6h6cKd", "four_of_a_kind", "four sixes, with a king", "6K"),
        ("AsKsQsJsTs", "straight_flush", "ace-high straight flush", "A"),
        ("KsJs9s4s", "high_card", "king-high, with a jack, a nine and a four", "KJ94"),
        ("KsKd", "one_pair", "a pair of kings", "K"),
    ],
)
def test_what_a_hand_is_called(hand, category, name, ranks):
    assert describe(parse_cards(hand)) == (category, name, tuple(ranks))


@pytest.mark.parametrize(
    ("better", "worse", "said"),
    [
        ("KsKd4h4c2d", "JsJdAc8h2s", "Two pairs beat a pair."),
        ("2s2d5h4c3d", "AsKdQhJc9s", "A pair beats a hand without a pair."),
        ("As2s3s4s5s", "KsKdKhKcAd", "A straight flush beats four of a kind."),
        ("KsKd4h4c2d", "QsQdJhJcAd", "Both hold two pairs; the kings outrank the queens."),
        (
            "QcQd7h7s3c",
            "QhQs6c6dJd",
            "Both hold two pairs headed by queens; the lower pair decides: the sevens outrank the "
            "sixes.",
        ),
        (
            "QhQs7c7dJd",
            "QcQd7h7s3c",
            "Both hold queens and sevens; the odd card decides: the jack outranks the three.",
        ),
        (
            "8c8dAh4s2c",
            "8h8sAd3c2h",
            "Both hold a pair of eights; the second odd card decides: the four outranks the three.",
        ),
        (
            "9s9d9hKcQd",
            "9s9d9hKcJd",
            "Both hold three nines; the lower odd card decides: the queen outranks the jack.",
        ),
        (
            "6s5d4h3c2s",
            "5s4d3h2cAs",
            "Both hold a straight; a six at the head outranks a five, under which the ace counts "
            "low.",
        ),
        (
            "AhQh7h4h3h",
            "AsQs7s4s2s",
            "Both hold a flush, alike down to the four; the three outranks the two.",
        ),
        (
            "5s5d5h2c2d",
            "4s4d4hAcAd",
            "Both hold a full hand; the triplets decide: the fives outrank the fours.",
        ),
        (
            "AsAdAhAcKd",
            "AsAdAhAcQd",
            "Both hold four aces; the odd card decides: the king outranks the queen.",
        ),
        (
            "AsKd9h7c3s",
            "AdQh9s7d4c",
            "Neither holds a pair, and the ace heads both; the king outranks the queen.",
        ),
        ("AhKd9c7s3h", "AsKh9d7c3d", "Equal in every rank: they divide the pool."),
        (
            "KdJd9d4d2c",
            "KsJs9s4s",
            "Neither holds a pair; they match as far as the shorter goes, and the fuller is "
            "better.",
        ),
    ],
)
def test_why_one_hand_beats_another(better, worse, said):
    hands = parse_cards(better), parse_cards(worse)
    assert why(*hands) == why(*hands[::-1]) == said


def true_of(said: str, worse, better) -> bool:
    """Whether a sentence fits the merits of the two hands it was said of."""
    if worse == better:
        return said == "Equal in every rank: they divide the pool."
    stronger, weaker = (WORDS[CATEGORIES[held[0]]] for held in (better, worse))
    if stronger is not weaker:
        return said == f"{stronger.beats} {weaker.beaten}."
    at = next((n for n, rank in enumerate(worse) if rank != better[n]), None)
    if at is None:
        return said.endswith("the fuller is better.")
    clash = said.partition("; ")[2].partition(",")[0].rstrip(".").rpartition(": ")[2].split()
    named = [PLURALS.get(word, word) for word in clash if PLURALS.get(word, word) in RANK_NAMES]
    return named == [RANK_NAMES[better[at]], RANK_NAMES[worse[at]]]


def test_why_holds_between_every_class_and_the_next():
    for worse, better in pairwise(one_of_each()):
        assert true_of(why(worse, better), merit(worse), merit(better))


@given(st.one_of(HANDS, SHORT), st.one_of(HANDS, SHORT))
def test_why_agrees_with_the_order(one, other):
    assert true_of(why(one, other), *sorted((merit(one), merit(other))))


@given(st.sampled_from(range(7462)), st.sampled_from(range(7462)))
def test_why_agrees_with_the_order_of_the_classes(one, other):
    worse, better = (one_of_each()[index] for index in sorted((one, other)))
    assert true_of(why(worse, better), merit(worse), merit(better))
