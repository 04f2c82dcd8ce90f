"""The false opener of Foster's prose, in each of the three ways and after the draw.

Five players, an ante of two and one deal passed out: three each, fifteen in the pool. A passes, B
opens falsely for five, C and D come in; E and A have still to speak.
"""

import pytest

from tests.casebook.dispute import Dispute

WAYS = """
kind = "jack"
antes = [2, 2, 2, 2, 2]
actions = [
  "d deal", "p1 pass", "p2 pass", "p3 pass", "p4 pass", "p5 pass",
  "d deal p1 KcKd8h5d3c p2 TcTd9h5s2c p3 QcQd9d6h2d p4 8c7d6s4h2h p5 Ac8d7h4s2s",
  "p1 pass", "p2 open 5 ! poker.38", "p3 come-in", "p4 come-in  @in",
  "p2 own-up ! {law}  @owns", {more}
]
[[expect]]
after = "in"
pool = 30
stacks = [97, 92, 92, 92, 97]
"""


def way(house: str, law: str, more: str = "") -> Dispute:
    """That deal, in a house."""
    return Dispute(5, WAYS.format(law=law, more=more), house=house)


def test_jack_way_stay_those_in_play_on_and_the_rest_may_come_in():
    stayed = way("", "jack.way-stay", '"p5 come-in", "p1 come-in"')
    assert stayed.table("owns").pool.total == 30
    assert stayed.table("owns").active == (0, 2, 3, 4)
    assert stayed.table("owns").waiting == (4, 0)
    assert stayed.table().pool.total == 40


def test_jack_way_stay_the_first_bet_is_the_next_ones_on_the_false_openers_left():
    drawn = way(
        "",
        "poker.39",
        '"p5 fold", "p1 come-in", "p1 stand", "p3 stand", "p4 stand"',
    )
    assert (drawn.table().phase, drawn.table().turn) == ("bets", 2)


def test_jack_way_withdraw_entries_come_back_and_anybody_with_cards_may_open():
    withdrawn = way("false-opener-withdraws", "jack.way-withdraw")
    assert withdrawn.table().pool.total == 20
    assert withdrawn.table().pool.stacks == (97, 92, 97, 97, 97)
    assert withdrawn.table().waiting == (2, 3, 4, 0)
    assert withdrawn.lawful("p3 open 5")
    opened = way(
        "false-opener-withdraws",
        "jack.way-withdraw",
        '"p3 pass", "p4 pass", "p5 pass", "p1 open 5"',
    )
    assert opened.table().opener == 0


def test_jack_way_withdraw_if_none_opens_all_five_fatten_and_all_are_dealt_in():
    passed = way(
        "false-opener-withdraws",
        "jack.way-withdraw",
        '"p3 pass", "p4 pass", "p5 pass", "p1 pass"',
    )
    assert passed.table().pool.total == 25
    assert passed.table().pool.stacks == (96, 91, 96, 96, 96)
    assert passed.table().active == (0, 1, 2, 3, 4)


def test_jack_way_refund_everybody_takes_all_back_and_he_pays_for_a_fresh_deal():
    refunded = way("false-opener-refunds", "jack.way-refund")
    assert refunded.table().pool.total == 30
    assert refunded.table().pool.stacks == (100, 70, 100, 100, 100)
    assert refunded.table().phase == "deal"
    assert refunded.table().active == (0, 1, 2, 3, 4)
    assert refunded.table().in_jack == (0, 1, 2, 3, 4)


@pytest.mark.parametrize("house", ["", "false-opener-withdraws", "false-opener-refunds"])
def test_poker_44_after_his_draw_the_law_is_the_same_in_every_house(house):
    drawn = Dispute(
        5,
        """
        kind = "jack"
        antes = [2, 2, 2, 2, 2]
        actions = [
          "d deal p2 TcTd9h5s2c", "p1 pass", "p2 open 5 ! poker.38", "p3 come-in", "p4 come-in",
          "p5 fold", "p1 fold", "p2 draw 9h", "d help Kd", "p2 own-up ! poker.44",
        ]
        [[expect]]
        pool = 25
        stacks = [98, 85, 93, 93, 98]
        """,
        house=house,
    )
    assert drawn.table().pool.next_jack == 8
    assert drawn.table().active == (2, 3)


def test_poker_44_left_alone_he_leaves_the_pool_to_the_jack_he_pays_for():
    alone = Dispute(
        4,
        """
        kind = "jack"
        antes = [2, 2, 2, 2]
        actions = [
          "d deal p1 TcTd9h5s2c", "p1 open 4 ! poker.38", "p2 come-in", "p3 fold", "p4 fold",
          "p1 stand", "p2 stand", "p1 bet 3", "p2 fold", "p1 show-openers ! poker.44",
        ]
        [[expect]]
        winner = []
        carried = 19
        next = "jack"
        """,
    )
    assert alone.table().pool.next_jack == 6
    assert alone.table().outcome.next_prepaid == (0,)


def test_poker_38_where_the_table_looks_no_pot_is_opened_falsely():
    looked = Dispute(
        4,
        'kind = "jack"\nantes = [2, 2, 2, 2]\nactions = ["d deal p1 TcTd9h5s2c"]',
        house="no-false-opening",
    )
    assert looked.refused("p1 open 4")
    assert looked.lawful("p1 pass")
