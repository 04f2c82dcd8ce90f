"""Openers, bobtails and grades over every hand there is."""

import json
from collections import Counter
from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hoyle.engine.cards import CARDS, PACK, RANKS, parse_cards, show_cards
from hoyle.engine.vying.openers import bobtail, bobtail_cards, grade_at_least, opener_cards, opens
from hoyle.engine.vying.ranks import CATEGORIES, category, merit, standard
from tests.engine.test_ranks import HANDS, every_index, one_of_each
from tests.source import BASE

FIGURES = json.loads((BASE / "tests/counts/hands.json").read_text())
MADE = {"straight", "flush", "straight_flush"}


@pytest.mark.parametrize("rank", "JQKA")
def test_hands_that_open(rank):
    figures, held = FIGURES["openers"][rank], Counter(every_index())
    able = [index for index, hand in enumerate(one_of_each()) if opens(hand, rank)]
    assert able == list(range(figures["lowest"], 7462))
    assert sum(held[index] for index in able) == figures["hands"]
    pair = (CATEGORIES.index("one_pair"), RANKS.index(rank))
    pairs = [index for index in able if merit(one_of_each()[index])[:2] == pair]
    assert sum(held[index] for index in pairs) == figures["pair"]


def patterns():
    """One hand for each set of ranks and each way of its suits that matters, and how many have it.

    Four cards of a suit need four ranks: all five differ, or two are a pair which that suit parts.
    """
    held = Counter(every_index())
    for ranks in combinations(range(13), 5):
        yield cards(ranks, (0, 0, 0, 0, 0)), 4
        yield cards(ranks, (0, 1, 2, 3, 0)), 4**5 - 4 - 5 * 12
        for odd in range(5):
            yield cards(ranks, [int(place == odd) for place in range(5)]), 12
    for pair in range(13):
        for odd in combinations([rank for rank in range(13) if rank != pair], 3):
            yield cards((pair, pair, *odd), (0, 1, 0, 0, 0)), 12
            yield cards((pair, pair, *odd), (0, 1, 2, 3, 0)), 6 * 4**3 - 12
    for index, hand in enumerate(one_of_each()):
        if len({card.rank for card in hand}) < 4:
            yield hand, held[index]


def cards(ranks, suits):
    """The cards of these ranks and suits."""
    return tuple(CARDS[4 * rank + suit] for rank, suit in zip(ranks, suits, strict=True))


@pytest.mark.parametrize("which", ["off", "open-ended", "any"])
def test_hands_that_open_with_a_bobtail(which):
    total = able = flushes = 0
    for hand, count in patterns():
        total += count
        four = bobtail_cards(hand, which)
        able += count if four or opens(hand, "J") else 0
        flushes += count if four and len({card.suit for card in four}) == 1 else 0
    assert total == 2_598_960
    assert able == FIGURES["jacks_or_bobtail"][which]
    assert flushes == (FIGURES["bobtails"]["four_flush"] if which != "off" else 0)


@given(HANDS)
def test_a_bobtail_is_one_card_from_a_straight_or_flush(hand):
    one_off = any(
        category(standard((*four, card))) in MADE
        for four in combinations(hand, 4)
        for card in PACK
        if card not in four
    )
    assert bobtail(hand, "any") == (one_off and category(standard(hand)) not in MADE)


@given(HANDS)
def test_an_open_ended_bobtail_fills_at_either_end(hand):
    four = bobtail_cards(hand, "open-ended")
    fills = {
        card.rank
        for card in PACK
        if four and card not in four and category(standard((*four, card))) in MADE
    }
    if four and len({card.suit for card in four}) > 1:
        assert len(fills) == 2
    assert bobtail(hand, "any") or not four


@given(HANDS, st.sampled_from("JQKA"), st.sampled_from(["off", "any", "open-ended"]))
def test_openers_are_shown_where_and_only_where_there_are_any(hand, rank, which):
    shown = opener_cards(hand, rank, which)
    assert bool(shown) == (opens(hand, rank) or bobtail(hand, which))
    assert set(shown) <= set(hand)


@pytest.mark.parametrize(
    ("hand", "rank", "shown"),
    [
        ("JsAdJh7c2s", "J", "JsJh"),
        ("KsKd4h4c2d", "J", "KsKd"),
        ("KsKd4h4c2d", "A", "KsKd4h4c"),
        ("3s3d2h2c9s", "J", "3s3d2h2c"),
        ("7s7d7hKcJs", "J", "7s7d7h"),
        ("5s6d7h8c9s", "J", "5s6d7h8c9s"),
        ("AsJs9s4s2s", "J", "AsJs9s4s2s"),
        ("5s5d5h2c2d", "J", "5s5d5h2c2d"),
        ("2s2d2h2cKs", "A", "2s2d2h2c"),
        ("As2s3s4s5s", "J", "As2s3s4s5s"),
        ("AsKdQhJc9s", "J", ""),
    ],
)
def test_which_cards_prove_the_opening(hand, rank, shown):
    assert show_cards(opener_cards(parse_cards(hand), rank)) == shown


@pytest.mark.parametrize(
    ("hand", "off", "open_ended", "any_"),
    [
        ("KhQh8h3h2c", "", "KhQh8h3h", "KhQh8h3h"),
        ("8c9dThJs2s", "", "8c9dThJs", "8c9dThJs"),
        ("8c9dJhQs2s", "", "", "8c9dJhQs"),
        ("JcQdKhAs2s", "", "", "JcQdKhAs"),
        ("Ac2d4h5s9s", "", "", "Ac2d4h5s"),
        ("JsJdQhKcTs", "JsJd", "JsJd", "JsJd"),
        ("9s9d7h6c8s", "", "9s7h6c8s", "9s7h6c8s"),
    ],
)
def test_which_cards_prove_a_bobtail(hand, off, open_ended, any_):
    held = parse_cards(hand)
    shown = [show_cards(opener_cards(held, "J", w)) for w in ("off", "open-ended", "any")]
    assert shown == [off, open_ended, any_]


@pytest.mark.parametrize(("grade", "kind"), [("flush", 5863), ("full", 7140), ("fours", 7296)])
def test_a_grade_or_better(grade, kind):
    able = [index for index, hand in enumerate(one_of_each()) if grade_at_least(hand, grade)]
    assert able == list(range(kind, 7462))
