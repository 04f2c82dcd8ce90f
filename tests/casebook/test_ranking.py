"""Disputes over which hand is the better, each under its law; the values are settled elsewhere."""

import pytest

from hoyle.engine.cards import parse_cards, show_cards
from hoyle.engine.vying.naming import describe
from hoyle.engine.vying.ranks import merit
from tests.casebook.kinds import OF_EACH_KIND


def held(text: str) -> tuple[str, str]:
    """The kind of a hand and its ranks in the order compared."""
    name = describe(parse_cards(text))
    return name.category, "".join(name.ranks)


def beats(one: str, other: str) -> bool:
    """Whether the first hand takes the pool from the second."""
    return merit(parse_cards(one)) > merit(parse_cards(other))


def test_pool_ranking_a_run_through_the_ace_is_no_straight():
    assert held("Qc Kd Ah 2s 3c") == ("high_card", "AKQ32")
    assert held("2c 2d 7h 8s 9c") == ("one_pair", "2987")
    assert beats("2c 2d 7h 8s 9c", "Qc Kd Ah 2s 3c")


def test_pool_ranking_the_greater_merit_is_the_better_hand():
    assert held("7c 7d 7h Kc Jd") == ("three_of_a_kind", "7KJ")
    assert held("Jh Js Kd 9c 5h") == ("one_pair", "JK95")
    assert beats("7c 7d 7h Kc Jd", "Jh Js Kd 9c 5h")


def test_poker_36_two_pairs_are_not_added_up():
    assert held("9c 9d 2h 2s 5c") == ("two_pair", "925")
    assert held("8c 8d 3h 3s Ac") == ("two_pair", "83A")
    assert beats("9c 9d 2h 2s 5c", "8c 8d 3h 3s Ac")


def test_pool_ranking_a_hand_of_each_kind_in_order():
    assert {hand: held(hand)[0] for hand in OF_EACH_KIND} == OF_EACH_KIND
    ranked = sorted(OF_EACH_KIND, key=lambda hand: merit(parse_cards(hand)), reverse=True)
    assert ranked == list(OF_EACH_KIND)


def test_poker_35_four_cards_of_a_suit_are_no_flush():
    assert held("Ks Js 9s 4s") == ("high_card", "KJ94")
    assert held("2c 2d 7h 9d Qs") == ("one_pair", "2Q97")
    assert beats("2c 2d 7h 9d Qs", "Ks Js 9s 4s")


def test_poker_36_a_full_hand_goes_by_its_triplets():
    assert held("6s 6h 6d 2c 2d") == ("full_house", "62")
    assert held("5c 5d 5h Kc Kd") == ("full_house", "5K")
    assert beats("6s 6h 6d 2c 2d", "5c 5d 5h Kc Kd")


def test_poker_35_four_of_a_straight_and_a_two_are_a_high_card():
    assert held("Kh Qd Js Tc 2d") == ("high_card", "KQJT2")
    assert held("3c 3d 5h 8s 9h") == ("one_pair", "3985")
    assert beats("3c 3d 5h 8s 9h", "Kh Qd Js Tc 2d")


def test_poker_36_a_ragged_ace_flush_beats_a_flush_of_courts():
    assert held("As 6s 4s 3s 2s") == ("flush", "A6432")
    assert held("Kh Qh Jh 9h 7h") == ("flush", "KQJ97")
    assert beats("As 6s 4s 3s 2s", "Kh Qh Jh 9h 7h")


def test_poker_36_the_odd_card_parts_equal_pairs():
    assert held("Qc Qd 7h 7s 3c") == ("two_pair", "Q73")
    assert held("Qh Qs 7c 7d Jd") == ("two_pair", "Q7J")
    assert beats("Qh Qs 7c 7d Jd", "Qc Qd 7h 7s 3c")


def test_poker_36_a_flush_one_card_from_a_straight_flush_is_a_flush():
    assert held("Ad 7d 4d 3d 2d") == ("flush", "A7432")
    assert held("Kc Qc Jc Tc 8c") == ("flush", "KQJT8")
    assert beats("Ad 7d 4d 3d 2d", "Kc Qc Jc Tc 8c")


def test_poker_36_equal_ranks_divide_whatever_the_suits():
    one, other = "Ah Kd 9c 7s 3h", "As Kh 9d 7c 3d"
    assert held(one) == held(other) == ("high_card", "AK973")
    assert merit(parse_cards(one)) == merit(parse_cards(other))
    assert not beats(one, other)
    assert not beats(other, one)


def test_poker_36_the_pair_comes_before_the_ace_beside_it():
    assert held("8c 8d Ah 4s 2c") == ("one_pair", "8A42")
    assert held("9h 9s 5d 3c 2h") == ("one_pair", "9532")
    assert beats("9h 9s 5d 3c 2h", "8c 8d Ah 4s 2c")


def test_pool_ranking_four_in_sequence_make_a_flush_no_better():
    assert held("Ah Th 9h 8h 7h") == ("flush", "AT987")
    assert held("2c 2d 2h 3s 3c") == ("full_house", "23")
    assert beats("2c 2d 2h 3s 3c", "Ah Th 9h 8h 7h")


def test_poker_36_threes_with_courts_lose_to_fours():
    assert held("3c 3d Kh Qs 7c") == ("one_pair", "3KQ7")
    assert held("4h 4s 8d 6c 2d") == ("one_pair", "4862")
    assert beats("4h 4s 8d 6c 2d", "3c 3d Kh Qs 7c")


def test_poker_36_flushes_are_compared_to_the_last_card():
    assert held("Ah 9h 7h 4h 3h") == ("flush", "A9743")
    assert held("As 9s 7s 4s 2s") == ("flush", "A9742")
    assert beats("Ah 9h 7h 4h 3h", "As 9s 7s 4s 2s")


def test_pool_ranking_ace_to_five_beats_triplets():
    assert held("Ac 2d 3h 4s 5c") == ("straight", "5")
    assert held("9c 9d 9h Ks Qd") == ("three_of_a_kind", "9KQ")
    assert beats("Ac 2d 3h 4s 5c", "9c 9d 9h Ks Qd")


def test_pool_ranking_four_in_a_row_and_a_gap_are_no_straight():
    assert held("4c 5d 6h 7s 9c") == ("high_card", "97654")
    assert held("2h 2s Kd Jc 8c") == ("one_pair", "2KJ8")
    assert beats("2h 2s Kd Jc 8c", "4c 5d 6h 7s 9c")


@pytest.mark.parametrize("typed", ["10s Jd Qc Kh 9s", "10sJdQcKh9s", "10♠ J♦ Q♣ K♥ 9♠"])
def test_pool_ranking_a_ten_may_be_typed_in_figures(typed):
    assert show_cards(parse_cards(typed)) == "TsJdQcKh9s"
    assert held(typed) == ("straight", "K")
    assert beats(typed, "As 8d 7c 4h 2s")
