"""Disputes at Jacks Back, each under its law; the values are settled elsewhere."""

import pytest

from hoyle.engine.cards import parse_cards
from hoyle.engine.game import start
from hoyle.engine.laws import Verdict
from hoyle.engine.shelf import GAMES
from hoyle.engine.state import Deal
from hoyle.engine.vying.joker import bug_merit, bug_opens, fitter_merit, fitter_stands
from hoyle.engine.vying.low_naming import describe_low
from hoyle.engine.vying.naming import describe
from hoyle.study.record import BadRecord, action_from_text
from tests.casebook.dispute import Dispute


class Jacks(Dispute):
    """A deal of Jacks Back laid before the judge."""

    plays = "jacks-back"


def game():
    """The game."""
    return next(one for one in GAMES if one.name == "jacks-back")


CHECKED = """actions = [
  "d deal",
  "p1 check", "p2 check", "p3 check", "p4 check @turned",
"""


def test_jacks_bug_tens_and_the_joker_do_not_open_two_small_pairs_do():
    assert not bug_opens(parse_cards("TcTd9h8sJk"), "J")
    assert bug_opens(parse_cards("2c2d3h3sJk"), "J")


def test_jacks_bug_an_ace_beside_it_opens_a_jack_or_a_king_does_not():
    hands = ["As9d6c3hJk", "Js9d6c3hJk", "KsQh7d2cJk"]
    assert [bug_opens(parse_cards(hand), "J") for hand in hands] == [True, False, False]


def test_jacks_joker_its_part_changes_with_the_round():
    hand = parse_cards("JsJk4d3c2h")
    assert not bug_opens(hand, "J")
    assert describe(hand, bug_merit).ranks == ("A", "J", "4", "3", "2")
    assert describe_low(hand, fitter_merit).ranks == ("J", "4", "3", "2", "A")
    assert fitter_stands(hand).text == "A"


def test_jacks_fitter_it_is_looked_at_afresh_after_the_draw():
    before, after = parse_cards("Ac2d6hKsJk"), parse_cards("Ac2d6h3cJk")
    assert [fitter_stands(hand).text for hand in (before, after)] == ["3", "4"]
    assert "".join(describe_low(after, fitter_merit).ranks) == "6432A"


def test_jacks_low_a_whole_deal_with_the_joker():
    deal = Jacks(
        4,
        """actions = [
  "d deal p1 8h6s4c3dKc p2 QhTd9s7c5h p3 JsTc9d8s5c p4 8c6d4h2sJk",
  "p1 check", "p2 check", "p3 check", "p4 check",
  "p1 open 2", "p2 fold", "p3 call", "p4 raise 2", "p1 call", "p3 fold",
  "p1 draw Kc", "d help Ac", "p4 stand",
  "p1 check", "p4 bet 2", "p1 call @called",
  "p4 show", "p1 show",
]
[[expect]]
after = "called"
pool = 18
turn = "D"
[[expect]]
winner = "D"
laws = ["jacks.low-ranking", "jacks.fitter"]
""",
        joker=True,
    )
    assert deal.won("D") == 18 - 1 - 4 - 2


def test_jacks_high_opened_a_whole_deal_with_the_joker():
    deal = Jacks(
        3,
        """actions = [
  "d deal p1 As9s6s3hJk p2 AhKhQh8h5c p3 Td9d7c4c2s @dealt",
  "p1 open 2", "p2 call", "p3 fold",
  "p1 draw 3h", "d help 3s", "p2 draw 5c", "d help 2h",
  "p1 bet 4", "p2 call @called", "p1 show", "p2 show",
]
[[expect]]
after = "called"
pool = 15
[[expect]]
winner = "B"
""",
        joker=True,
    )
    assert deal.lawful("p1 open 2", "dealt")
    hands = deal.table().hands
    assert describe(hands[0], bug_merit)[::2] == ("flush", ("A", "K", "9", "6", "3"))
    assert describe(hands[1], bug_merit)[::2] == ("flush", ("A", "K", "Q", "8", "2"))


def test_jacks_no_check_raise_it_is_lawful_where_nothing_was_announced():
    deal = Jacks(
        3,
        """actions = [
  "d deal", "p1 check", "p2 check", "p3 check",
  "p1 check", "p2 open 2", "p3 fold @asked",
]""",
    )
    assert deal.lawful("p1 raise 2", "asked")


def test_jacks_low_nobody_opens_and_nothing_is_dealt_or_anted():
    deal = Jacks(
        4,
        """actions = [
  "d deal p1 QhTd9s7c5h p2 KcKd9h5s2c p3 JsTc9d8s6c p4 8c6d4h2s3d @dealt",
  "p1 check", "p2 check", "p3 check", "p4 check @turned",
]
[[expect]]
pool = 4
turn = "A"
""",
    )
    assert deal.table("turned").hands == deal.table("dealt").hands
    assert deal.table().low
    assert deal.lawful("p1 open 2")
    assert Jacks(4, CHECKED + '"p1 check @to-b"]').lawful("p2 open 2", "to-b")


def test_jacks_thrown_in_the_next_dealer_is_on_the_left():
    ending = Jacks(4, CHECKED + '"p1 check", "p2 check", "p3 check", "p4 check"]').table().outcome
    assert (ending.winners, ending.next_dealer, ending.carried) == ((), 0, 4)


def test_jacks_opening_pass_pass_open_fold_call_call_ends_the_round():
    deal = Jacks(
        5,
        """actions = [
  "d deal", "p1 check", "p2 check", "p3 open 2", "p4 fold", "p5 call", "p1 call", "p2 fold",
]""",
    )
    state = deal.table()
    assert (state.phase, state.active, state.turn) == ("draw", (0, 2, 4), 0)


def test_jacks_blind_it_may_raise_after_mere_calls():
    deal = Jacks(4, CHECKED + '"p2 call", "p3 call", "p4 call @back"]', blind=2)
    assert deal.table("turned").turn == 1
    assert deal.table("back").turn == 0
    assert deal.says("back") == {"check", "raise"}


def test_jacks_low_final_two_players_and_the_one_left_of_the_dealer_speaks_first():
    deal = Jacks(
        2,
        """actions = [
  "d deal @dealt", "p1 check", "p2 check @turned", "p1 check", "p2 open 1", "p1 call @level",
  "p1 stand", "p2 stand @drawn",
]""",
    )
    assert [deal.table(place).turn for place in ("dealt", "turned", "level", "drawn")] == [0] * 4


def test_jacks_show_order_the_last_bettor_or_raiser_shows_first():
    start_of_it = """actions = [
  "d deal", "p1 check", "p2 check", "p3 check", "p1 open 1", "p2 call", "p3 call",
  "p1 stand", "p2 stand", "p3 stand",
"""
    raised = Jacks(3, start_of_it + '"p1 bet 1", "p2 raise 1", "p3 call", "p1 call"]')
    assert raised.table().waiting == (1, 2, 0)
    checked = Jacks(3, start_of_it + '"p1 check", "p2 check", "p3 check"]')
    assert checked.table().waiting == (0, 1, 2)


def test_jacks_false_opener_pays_no_antes_for_the_others():
    deal = Jacks(
        4,
        """actions = [
  "d deal p1 9s8s6h4d3c p2 TcTdKh7s2c p3 QsQd8d5h3d p4 JcTh9c6s4s",
  "p1 check", "p2 open 3 ! jacks.opening", "p3 call", "p4 call", "p1 fold",
  "p2 draw Kh7s2c", "d help Ts8c5s", "p3 stand", "p4 stand",
  "p2 own-up ! jacks.false-opener",
]
[[expect]]
pool = 13
turn = "C"
""",
    )
    assert deal.won("B") == -4
    assert deal.table().pool.next_jack == 0


def test_jacks_split_the_odd_counter_goes_to_the_left_of_the_dealer():
    lines = """actions = [
  "d deal p1 Ac3d4h5s2h p2 5c4d3h2sAd p3 KhQd9c8s6c",
  "p1 check", "p2 check", "p3 check", "p1 open 3", "p2 call", "p3 fold",
  "p1 stand", "p2 stand", "p1 bet 2", "p2 call", "p1 show", "p2 show",
]"""
    split, waits = Jacks(3, lines), Jacks(3, lines, "odd-counter-waits")
    assert (split.won("A"), split.won("B")) == (1, 0)
    assert (waits.won("A"), waits.won("B"), waits.table().pool.total) == (0, 0, 1)


def test_jacks_sevens_calling_is_free_and_an_eight_may_check():
    lines = """actions = [
  "d deal p1 8c6h4d3sQc p2 7h5d4s3h2h p3 KhQdTd9h9c",
  "p1 check", "p2 check", "p3 check", "p1 open 2", "p2 call", "p3 fold",
  "p1 draw Qc", "d help 2s", "p2 stand @drawn", "p1 check @a-checks",
]"""
    deal = Jacks(3, lines, "sevens")
    assert deal.refused("p2 check", "a-checks")
    assert deal.ruling("p2 check", "a-checks").laws[0] == "jacks.sevens"
    assert deal.lawful("p2 bet 1", "a-checks")
    assert Jacks(3, lines).lawful("p2 check", "a-checks")


@pytest.mark.parametrize("word", ["deal p1 JkTd9s7c5h", "deal p1 TdTd9s7c5h"])
def test_pool_deal_no_joker_in_fifty_two_cards_and_none_twice(word):
    table = start(game(), game().rules(), Deal((100,) * 3))
    with pytest.raises((BadRecord, ValueError)):
        Jacks(3, f'actions = ["d {word}"]')
    assert table.phase == "deal"


def test_jacks_joker_none_is_given_at_the_draw_or_shown_out_of_fifty_two():
    drawing = """actions = [
  "d deal p1 8c6h4d3sQc p2 7h5d4s3h2h", "p1 check", "p2 check", "p1 open 2", "p2 call",
  "p1 draw Qc @waits",
]"""
    assert Jacks(2, drawing).refused("d help Jk", "waits")
    assert Jacks(2, drawing, joker=True).lawful("d help Jk", "waits")
    unseen = """actions = [
  "d deal", "p1 check", "p2 check", "p1 open 2", "p2 call", "p1 stand", "p2 stand",
  "p1 check", "p2 check @show",
]"""
    assert Jacks(2, unseen).refused("p1 show JkAc2d3h4s", "show")
    assert Jacks(2, unseen, joker=True).lawful("p1 show JkAc2d3h4s", "show")


def test_jacks_joker_two_of_them_cannot_be_written():
    with pytest.raises(ValueError, match="the joker is named twice"):
        action_from_text("d deal p1 JkJk9s7c5h p2 AcAdAhAs2c", 2)


def test_jacks_opening_a_false_opening_is_lawful_to_the_others_ears():
    deal = Jacks(
        3, 'actions = ["d deal p1 TcTdKh7s2c p2 QsQd8d5h3d p3 JcTh9c6s4s @dealt"]', "with-the-joker"
    )
    ruling = deal.ruling("p1 open 2", "dealt")
    assert ruling.verdict is Verdict.IRREGULAR
    assert ruling.as_heard().verdict is Verdict.LAWFUL
