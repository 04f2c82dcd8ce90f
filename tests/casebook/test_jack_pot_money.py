"""Disputes over the counters of a jack pot, each under its law; the values settled elsewhere."""

import pytest

from hoyle.engine.laws import Verdict
from hoyle.engine.pool import open_pool
from hoyle.engine.vying.showing import divide
from tests.casebook.dispute import Dispute


def test_jack_only_two_in_the_age_pays_one_for_himself_and_two_for_the_other():
    jack = Dispute(
        5,
        """
        actions = [
          "d deal", "p2 fold", "p3 fold", "p4 ante 2",
          "p5 fold       # “I pass for a jack”, says E: a pass like any other",
          "p1 make-jack",
        ]
        [[expect]]
        pool = 4
        stacks = [96, 100, 100, 100, 100]
        """,
        house="large-party",
    )
    paid = [(entry.seat, entry.amount) for entry in jack.at().entries]
    assert sorted(paid) == [(0, 1), (0, 2), (3, -2)]
    assert jack.at().ruling.laws == ("jack.only-two-in",)
    assert jack.table().in_jack == (0, 3)


def test_jack_only_two_in_against_a_raise_the_age_adds_four_or_gives_up_the_blind():
    raised = Dispute(
        5,
        'actions = ["d deal", "p2 fold", "p3 fold", "p4 ante 5", "p5 fold"]',
        house="large-party",
    )
    assert raised.refused("p1 make-jack")
    assert raised.ruling("p1 make-jack").laws == ("jack.only-two-in",)
    good = Dispute(
        5,
        """
        actions = ["d deal", "p2 fold", "p3 fold", "p4 ante 5", "p5 fold", "p1 make-good"]
        [[expect]]
        phase = "draw"
        pool = 10
        stacks = [95, 100, 100, 95, 100]
        """,
    )
    assert good.at().entries[0].amount == 4
    Dispute(
        5,
        """
        actions = ["d deal", "p2 fold", "p3 fold", "p4 ante 5", "p5 fold", "p1 fold"]
        [[expect]]
        winner = "D"
        stacks = [99, 100, 100, 101, 100]
        """,
    )


def test_poker_44_who_has_drawn_on_a_false_opening_antes_for_everybody_at_the_table():
    drawn = Dispute(
        6,
        """
        kind = "jack"
        antes = [2, 2, 2, 2, 2, 2]
        actions = [
          "d deal p2 TcTd9h5s2c",
          "p1 pass", "p2 open 4 ! poker.38", "p3 come-in", "p4 fold", "p5 come-in", "p6 fold",
          "p1 fold", "p2 draw 9h5s2c", "d help KdQs3h", "p3 stand", "p5 stand",
          "p2 own-up ! poker.44 @owns",
        ]
        [[expect]]
        stacks = [98, 84, 94, 98, 94, 98]
        """,
    )
    assert drawn.at("owns").ruling.fine == 10
    assert drawn.table().pool.next_jack == 10
    assert drawn.table().active == (2, 4)


def test_jack_equal_rights_a_foul_hand_is_whole_again_on_the_next_deal():
    again = Dispute(
        4,
        """
        kind = "jack"
        antes = [2, 2, 2, 2]
        actions = [
          "d deal p1 2c3d5h7s9c p2 2d3h5s7c9dJc p3 2h3s5c7d9h p4 2s3c5d7h9s ! pool.deal",
          "p1 pass", "p3 pass", "p4 pass  @passed",
          "d deal p1 2c3d5h7s9c p2 KcKd8h5s3c p3 2h3s5c7d9h p4 2s4c5d7h9s",
          "p1 pass",
        ]
        [[expect]]
        after = "passed"
        pool = 12
        stacks = [97, 97, 97, 97]
        """,
    )
    assert ("right-restored", 1) in [(one.kind, one.seat) for one in again.at("passed").events]
    assert again.table().turn == 1
    assert again.lawful("p2 open 5")


@pytest.mark.parametrize("house", ["printed", "odd-to-the-left"])
@pytest.mark.parametrize("tied", [(0, 1), (0, 2, 3), (1, 2), (0, 1, 2, 3)])
def test_poker_36_shares_are_whole_counters_and_none_is_lost(house, tied):
    rules = Dispute(4, "actions = []", house=house).table().rules
    for lying in range(1, 61):
        table = Dispute(4, "actions = []").table().but(pool=open_pool((0,) * 4, lying), rules=rules)
        awards = divide(table.pool.total, tied, table.rules.odd_counter)
        shares = [amount for _, amount in awards]
        left = lying - sum(shares)
        assert all(type(share) is int for share in shares)
        assert max(shares) - min(shares) in (0, 1)
        assert left == (lying % len(tied) if house == "printed" else 0)


def test_jack_fixed_ante_a_set_sum_is_not_fattened():
    Dispute(
        4,
        """
        kind = "jack"
        antes = [5, 5, 5, 5]
        actions = [
          "d deal", "p1 pass", "p2 pass", "p3 pass", "p4 pass",
          "d deal", "p1 pass", "p2 pass", "p3 pass", "p4 pass",
          "d deal",
        ]
        [[expect]]
        pool = 20
        stacks = [95, 95, 95, 95]
        """,
        house="fixed-ante",
    )


def test_poker_36_a_tie_below_the_best_hand_divides_nothing():
    beaten = Dispute(
        4,
        """
        carried = 21
        actions = [
          "d deal p1 KcKd9h7s2c p2 KhKs9d7c2d p3 QcQdQh3s4c p4 8c6d5h4s2h",
          "p2 ante 2", "p3 ante 2", "p4 fold", "p1 make-good",
          "p1 stand", "p2 stand", "p3 stand",
          "p2 bet 1", "p3 call", "p1 call  @called",
          "p2 show", "p3 show", "p1 show",
        ]
        [[expect]]
        after = "called"
        pool = 30
        [[expect]]
        winner = "C"
        pool = 0
        """,
    )
    assert beaten.table().outcome.awards == ((2, 30),)


def test_poker_40_each_deal_that_is_passed_out_adds_one_counter_a_player():
    fattened = Dispute(
        5,
        """
        kind = "jack"
        antes = [2, 2, 2, 2, 2]
        actions = [
          "d deal", "p1 pass", "p2 pass", "p3 pass", "p4 pass", "p5 pass  @once",
          "d deal", "p1 pass", "p2 pass", "p3 pass", "p4 pass", "p5 pass",
          "d deal  @third",
        ]
        [[expect]]
        after = "once"
        pool = 15
        [[expect]]
        after = "third"
        pool = 20
        turn = "A"
        stacks = [96, 96, 96, 96, 96]
        """,
    )
    assert fattened.table().dealer == 4


def test_poker_38_the_limit_bounds_the_opening():
    opening = Dispute(4, 'kind = "jack"\nantes = [2, 2, 2, 2]\nactions = ["d deal"]')
    assert opening.lawful("p1 open 10")
    assert opening.refused("p1 open 12")
    assert opening.ruling("p1 open 12").laws == ("pool.limit",)


def test_poker_42_the_limit_bounds_the_raise_and_not_the_whole_stake():
    opened = Dispute(4, 'kind = "jack"\nantes = [2, 2, 2, 2]\nactions = ["d deal", "p1 open 6"]')
    assert opened.lawful("p2 raise 10")
    assert opened.refused("p2 raise 11")
    raised = Dispute(
        4, 'kind = "jack"\nantes = [2, 2, 2, 2]\nactions = ["d deal", "p1 open 6", "p2 raise 10"]'
    )
    assert raised.at().entries[0].amount == 16
    assert raised.table().level == 16


@pytest.mark.parametrize(
    ("antes", "pool", "hands"), [([2, 2, 0, 2, 2, 2], 10, 5), ([3, 0, 3, 3, 0, 3, 3], 15, 5)]
)
def test_poker_37_who_declines_the_jack_pays_nothing_and_is_dealt_nothing(antes, pool, hands):
    dealt = Dispute(
        len(antes),
        f'kind = "jack"\nantes = {antes}\nactions = ["d deal"]\n[[expect]]\npool = {pool}',
        jack_ante=max(antes),
    )
    assert sum(len(hand) == 5 for hand in dealt.table().hands) == hands
    assert [len(hand) for hand in dealt.table().hands] == [5 * bool(ante) for ante in antes]


ALONE = """
kind = "jack"
antes = [2, 2, 2, 2]
actions = [
  "d deal p2 TcTd9h5s2c p3 KcKd8h5d3c", "p1 pass",
  "p2 open 4 ! poker.38", "p2 own-up ! poker.39 @owns", {more}
]
[[expect]]
after = "owns"
pool = 12
stacks = [98, 94, 98, 98]
"""


def test_poker_39_a_false_opener_alone_loses_all_he_put_in_and_wins_nothing():
    alone = Dispute(4, ALONE.format(more=""))
    assert alone.at("owns").ruling.fine == 6
    assert 1 not in alone.table().active
    assert alone.table().outcome is None
    assert alone.refused("p2 open 4")


def test_poker_39_with_nobody_in_the_say_goes_on_as_if_unopened():
    """The law is silent here; reading 17 says what we do, and the ruling names it."""
    alone = Dispute(4, ALONE.format(more='"p3 open 4", "p4 fold", "p1 come-in"'))
    assert "17" in alone.at("owns").ruling.readings
    assert alone.table("owns").phase == "opening"
    assert alone.table("owns").waiting == (2, 3)
    assert alone.table().phase == "draw"
    assert alone.table().pool.total == 20


def test_poker_39_with_nobody_in_and_no_openers_the_same_jack_is_dealt_again():
    Dispute(
        4,
        ALONE.format(more='"p3 pass", "p4 pass"') + '[[expect]]\nphase = "deal"\npool = 16\n',
    )


def test_poker_46_what_is_shy_at_the_call_is_lost_to_the_winner():
    called = Dispute(
        4,
        """
        kind = "jack"
        antes = [2, 2, 2, 2]
        actions = [
          "d deal p1 AcAdKh7s2c p2 JcJd9h7c3d", "p1 pass", "p2 open 5", "p3 fold", "p4 fold",
          "p1 come-in", "p1 stand", "p2 draw 9h7c3d", "d help Qc8d4s",
          "p2 bet 2", "p2 shy 2 ! poker.46", "p1 call",
          "p2 show", "p1 show",
        ]
        """,
    )
    assert called.table().outcome.awards == ((0, 20),)
    assert called.table().pool.owed == (0, 0, 0, 0)
    assert ("lapsed", 1, 2) in [event[:3] for step in called.steps for event in step.events]
    assert called.refused("p1 dun 2")
    assert called.refused("p2 put-up 2")


FALSE = """
kind = "jack"
antes = [2, 2, 2, 2, 2]
actions = [
  "d deal p2 TcTd9h5s2c",
  "p1 pass", "p2 open 5 ! poker.38", "p3 come-in", "p4 raise 5", "p5 fold", "p1 fold",
  "p2 own-up ! poker.39 @owns",
]
[[expect]]
pool = 30
stacks = [98, 93, 93, 88, 98]
turn = "C"
"""


def test_poker_39_the_others_play_on_for_what_the_false_opener_put_in():
    found_out = Dispute(5, FALSE)
    assert found_out.at("owns").ruling.fine == 7
    assert found_out.table().active == (2, 3)
    assert found_out.table().level - found_out.table().stakes[2] == 5
    assert found_out.says() == {"call", "fold", "raise"}


DIVIDED = """
carried = 13
actions = [
  "d deal p1 AcKd9h7s2c p2 8c6d5h4s2h p3 AdKc9s7h2d p4 8d6c5s4h2s",
  "p2 ante 2", "p3 ante 2", "p4 ante 2", "p1 make-good",
  "p1 stand", "p2 stand", "p3 stand", "p4 stand",
  "p2 fold", "p3 bet 2", "p4 fold", "p1 call  @called",
  "p3 show", "p1 show",
]
[[expect]]
after = "called"
pool = 25
[[expect]]
winner = ["A", "C"]
"""


def test_pool_odd_counter_goes_to_the_dealers_left_where_the_house_says_so():
    divided = Dispute(4, DIVIDED, house="odd-to-the-left").table()
    assert divided.outcome.awards == ((0, 13), (2, 12))
    assert divided.outcome.carried == divided.pool.total == 0


def test_pool_odd_counter_stays_for_the_next_pool_by_the_book():
    divided = Dispute(4, DIVIDED).table()
    assert divided.outcome.awards == ((0, 12), (2, 12))
    assert divided.outcome.carried == divided.pool.total == 1
    assert "pool.odd-counter" in divided.outcome.laws


@pytest.mark.parametrize("first", ["p1 bet 1", "p2 bet 1", "p3 bet 1"])
def test_pool_odd_counter_does_not_depend_on_who_shows_first(first):
    """A hundred among three is 34, 33 and 33, the odd one to the first from the dealer's left."""
    order = {
        "p2 bet 1": '"p2 bet 1", "p3 call", "p1 call", "p2 show", "p3 show", "p1 show"',
        "p3 bet 1": '"p2 check", "p3 bet 1", "p1 call", "p2 call", "p3 show", "p1 show", "p2 show"',
        "p1 bet 1": '"p2 check", "p3 check", "p1 bet 1", "p2 call", "p3 call", "p1 show", '
        '"p2 show", "p3 show"',
    }[first]
    divided = Dispute(
        4,
        f"""
        carried = 91
        actions = [
          "d deal p1 AcKd9h7s2c p2 AdKc9s7h2d p3 AhKs9c7d2h p4 8d6c5s4h2s",
          "p2 ante 2", "p3 ante 2", "p4 fold", "p1 make-good",
          "p1 stand", "p2 stand", "p3 stand", {order},
        ]
        """,
        house="odd-to-the-left",
        check_after_draw=True,
    )
    assert divided.table().outcome.awards == ((0, 34), (1, 33), (2, 33))


WHOLE = """
kind = "jack"
antes = [2, 2, 2, 2, 2]
actions = [
  "d deal",
  "p1 pass", "p2 pass", "p3 pass", "p4 pass", "p5 pass  @fattened",
  "d deal p1 AhTh8h4h9s p2 3c3d9c7h5s p3 JsJd9d6c2s p4 Kc7d6s5d3s p5 QsQd8c7c2c",
  "p1 pass", "p2 pass", "p3 open 5", "p4 fold", "p5 come-in", "p1 raise 5", "p2 fold",
  "p3 call", "p5 call  @level",
  "p1 draw 9s", "d help 2h", "p3 draw 9d6c2s", "d help JcKd4s", "p5 draw 2c", "d help 5h",
  "p3 bet 5", "p5 fold", "p1 call  @called",
  "p3 show  @shows", "p1 show",
]
[[expect]]
after = "fattened"
pool = 15
[[expect]]
after = "level"
pool = 45
[[expect]]
after = "called"
pool = 55
[[expect]]
winner = "A"
"""


def test_poker_45_a_whole_jack_after_one_failure_counter_by_counter():
    whole = Dispute(5, WHOLE)
    assert {seat: whole.won(seat) for seat in "ABCDE"} == {
        "A": 37,
        "B": -3,
        "C": -18,
        "D": -3,
        "E": -13,
    }
    assert sum(whole.won(seat) for seat in "ABCDE") == 0
    assert len(whole.table("shows").shown[2]) == 5
    assert whole.refused("p3 show-openers", "called")


def test_jack_abandoning_costs_five_and_the_counters_lie_in_the_pool():
    thrown = Dispute(
        5,
        """
        kind = "jack"
        antes = [2, 2, 2, 2, 2]
        actions = ["d deal", "p1 throw-away ! jack.abandoning"]
        [[expect]]
        pool = 15
        stacks = [93, 98, 98, 98, 98]
        """,
    )
    ruling = thrown.at().ruling
    assert (ruling.verdict, ruling.fine) == (Verdict.IRREGULAR, 5)
    assert "poker.38" in ruling.laws
    assert thrown.table().turn == 1


def test_poker_37_a_dealer_may_ask_for_three_and_who_passes_pays_nothing():
    choice = Dispute(
        7,
        """
        kind = "jack"
        antes = [3, 3, 0, 3, 0, 3, 3]
        actions = ["d deal @dealt"]
        """,
        house="dealers-choice",
    )
    assert choice.table().pool.total == 15
    assert sum(bool(hand) for hand in choice.table("dealt").hands) == 5


def test_poker_45_the_first_bet_in_a_jack_is_entered_under_its_own_law():
    bet = Dispute(
        2,
        """
        kind = "jack"
        antes = [2, 2]
        actions = [
          "d deal", "p1 open 4", "p2 come-in", "p1 stand", "p2 stand", "p1 bet 5",
        ]
        """,
    )
    assert bet.table().pool.entries[-1].law == "poker.45"
