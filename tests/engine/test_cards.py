"""Cards as people write them."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hoyle.engine.cards import (
    CARDS,
    JOKER,
    PACK,
    UNSEEN,
    BadCard,
    Card,
    parse_card,
    parse_cards,
    show_cards,
)

SOME = st.lists(st.sampled_from(CARDS[:53]), max_size=10, unique=True).map(tuple)


def test_a_card_is_its_number_and_knows_its_name():
    jack = Card(36)
    assert (jack.rank, jack.suit, jack.text, jack.name) == (9, 0, "Jc", "jack of clubs")
    assert (str(jack), repr(jack), jack.seen, UNSEEN.seen) == ("Jc", "Card(Jc)", True, False)
    assert len(set(PACK)) == 52


@given(SOME, st.sampled_from(["", " ", ",", ", "]), st.integers(min_value=0, max_value=3))
def test_cards_are_read_as_they_were_shown(cards, between, unseen):
    hand = (*cards, *unseen * (UNSEEN,))
    assert parse_cards(between.join(card.text for card in hand)) == hand
    assert parse_cards(show_cards(hand)) == hand


@pytest.mark.parametrize(
    "text",
    ["Th", "th", " tH ", "10h", "10 h", "10♥", "T♥\ufe0f", "ten of hearts", "Ten of  Hearts"],
)
def test_one_card_in_many_spellings(text):
    assert parse_card(text).text == "Th"


@pytest.mark.parametrize(
    ("text", "card"),
    [("Jk", JOKER), ("joker", JOKER), ("??", UNSEEN), ("?", UNSEEN), ("trey of clubs", CARDS[4])],
)
def test_cards_with_names_of_their_own(text, card):
    assert parse_card(text) == card


@pytest.mark.parametrize("text", ["", "1h", "11h", "hT", "Tx", "T", "of", "ten of", "ten of stars"])
def test_what_names_no_card_is_refused_by_name(text):
    with pytest.raises(BadCard, match=f"“{text}” is not a card"):
        parse_card(text)


@pytest.mark.parametrize(
    ("text", "named"),
    [
        ("JcTd9", "“9” is not a card"),
        ("Jc Td 9", "“9” is not a card"),
        ("JcTdJc", "the jack of clubs is named twice"),
        ("Jc 10d j♣", "the jack of clubs is named twice"),
        ("JkJk", "the joker is named twice"),
    ],
)
def test_cards_that_cannot_be_read_are_named(text, named):
    with pytest.raises(BadCard, match=named):
        parse_cards(text)
