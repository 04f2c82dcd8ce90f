"""Draw odds, against figures counted by another programme."""

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hoyle.engine.cards import PACK, BadCard, parse_cards
from hoyle.engine.vying.ranks import CATEGORIES, category, standard
from hoyle.study.odds import draw_odds
from tests.engine.test_ranks import HANDS
from tests.source import BASE

DRAWS = json.loads((BASE / "tests/counts/draws.json").read_text())


@pytest.mark.parametrize("draw", DRAWS, ids=lambda draw: draw["keep"] or "nothing")
def test_every_draw_is_counted(draw):
    odds = draw_odds(parse_cards(draw["keep"]), parse_cards(draw["throw"]))
    assert {kind: ways for kind, ways in odds.items() if ways} == draw["become"]
    assert sum(odds.values()) == draw["ways"]
    assert tuple(odds) == CATEGORIES


@given(HANDS, st.integers(min_value=0, max_value=1))
def test_a_draw_of_one_card_or_none_can_be_dealt_out(hand, thrown):
    kept, gone = hand[thrown:], hand[:thrown]
    hands = [(*kept, card) for card in PACK if card not in hand] if thrown else [hand]
    found = [category(standard(one)) for one in hands]
    assert draw_odds(kept, gone) == {kind: found.count(kind) for kind in CATEGORIES}


@pytest.mark.parametrize(
    ("kept", "thrown"), [("JcJd", "4h4s"), ("JcJd", "Jc4h4s"), ("JcJd4h4s", "Jk")]
)
def test_only_a_hand_of_five_can_draw(kept, thrown):
    with pytest.raises(BadCard):
        draw_odds(parse_cards(kept), parse_cards(thrown))
