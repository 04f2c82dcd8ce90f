"""Disputes at Straight Poker: no straight flush, the buck, the deal and those who passed."""

import pytest

from hoyle.engine.cards import parse_cards
from hoyle.engine.laws import Verdict
from hoyle.engine.vying import ranks
from hoyle.engine.vying.naming import describe
from hoyle.engine.vying.straight_ranks import merit
from tests.casebook import dispute
from tests.casebook.kinds import OF_EACH_KIND


class Dispute(dispute.Dispute):
    """A hand of Straight Poker, replayed."""

    plays = "straight-poker"


def held(text):
    """The kind of a hand and its ranks in the order compared."""
    name = describe(parse_cards(text), merit)
    return name.category, "".join(name.ranks)


WORTH = {
    "ace to five, suited": ("5d 4d 3d 2d Ad", ("flush", "A5432"), "Ks Qs Js 9s 8s", "KQJ98", 1),
    "nine to five, suited": ("9h 8h 7h 6h 5h", ("flush", "98765"), "Ts 6s 4s 3s 2s", "T6432", -1),
    "the five best": ("Ah Kh Qh Jh Th", ("flush", "AKQJT"), "2c 2d 2h 2s 3c", "23", -1),
    "the smallest full": ("8c 7c 6c 5c 4c", ("flush", "87654"), "2d 2h 2s 3c 3d", "23", -1),
    "queen to eight": ("Qs Js Ts 9s 8s", ("flush", "QJT98"), "3c 3d 3h 3s 4c", "34", -1),
}


@pytest.mark.parametrize("case", WORTH.values(), ids=WORTH)
def test_straight_ranking_a_suited_row_is_a_flush(case):
    one, as_what, other, ranks_of, better = case
    assert held(one) == as_what
    assert held(other)[1] == ranks_of
    worth = [merit(parse_cards(hand)) for hand in (one, other)]
    assert (worth[0] > worth[1]) - (worth[0] < worth[1]) == better


@pytest.mark.parametrize(
    ("better", "poorer"),
    [
        ("2c 2d 7h 8s 9c", "Qc Kd Ah 2s 3c"),
        ("3c 3d 5h 8s 9h", "Kh Qd Js Tc 2d"),
        ("2h 2s Kd Jc 8c", "4c 5d 6h 7s 9c"),
        ("Ac 2d 3h 4s 5c", "9c 9d 9h Ks Qd"),
        ("Ad 7d 4d 3d 2d", "Kc Qc Jc Tc 8c"),
        ("2c 2d 2h 3s 3c", "Ah Th 9h 8h 7h"),
        ("2c 2d 7h 9d Qs", "Ks Js 9s 4s"),
        ("Ts Jd Qc Kh 9s", "As 8d 7c 4h 2s"),
    ],
)
def test_straight_ranking_what_holds_at_draw_poker_holds_here(better, poorer):
    for worth in (ranks.merit, merit):
        assert worth(parse_cards(better)) > worth(parse_cards(poorer))


def test_straight_ranking_a_hand_of_each_kind_in_order():
    assert {hand: held(hand)[0] for hand in OF_EACH_KIND} == OF_EACH_KIND
    ranked = sorted(OF_EACH_KIND, key=lambda hand: merit(parse_cards(hand)), reverse=True)
    assert ranked == list(OF_EACH_KIND)


WHOLE_DEAL = """actions = [
  "d deal p1 KcKdQhQs2c p2 9s8s7s6s5s p3 TdTcTh4s4d p4 Ah8d6c5h3d @dealt",
  "p1 pass",
  "p2 bet 3",
  "p3 raise 3",
  "p4 fold",
  "p1 call",
  "p2 call   @called",
  "p3 show",
  "p1 show",
  "p2 show",
]
[[expect]]
after = "called"
pool = 22
[[expect]]
winner = "C"
dealer = "C"
buck = "A"
"""


def test_straight_deal_the_winner_deals_and_the_buck_goes_its_own_way():
    hand = Dispute(4, WHOLE_DEAL)  # a full hand, against a row of spades and two pairs
    assert [entry.seat for entry in hand.table("dealt").pool.entries] == [3]
    assert (hand.table("dealt").dealer, hand.table("dealt").buck) == (3, 0)
    assert "straight.ranking" in hand.table().outcome.laws
    assert [hand.won(seat) for seat in "ABCD"] == [-6, -6, 16, -4]


def test_straight_ante_it_does_not_grow_with_the_pool():
    hand = Dispute(
        4,
        """actions = ["d deal", "p1 pass", "p2 pass", "p3 pass", "p4 pass", "d deal",
  "p2 pass", "p3 pass", "p4 pass", "p1 pass @thrice"]
[[expect]]
pool = 12
buck = "C"
dealer = "B"
""",
    )
    paid = [(entry.seat, entry.amount) for entry in hand.table().pool.entries]
    assert paid == [(3, 4), (0, 4), (1, 4)]
    assert hand.ruling("p3 ante 8").verdict is Verdict.REFUSED
    assert "straight.ante" in hand.ruling("p3 ante 8").laws


def test_straight_no_draw_is_made_at_any_time():
    hand = Dispute(4, WHOLE_DEAL)
    for step in hand.steps[1:-1]:
        ruling = hand.ruling("p1 draw Kc", str(step.number))
        assert ruling.verdict is Verdict.REFUSED
        assert ruling.laws == ("straight.no-draw",)


def test_straight_buck_goes_left_whoever_wins():
    hand = Dispute(
        4,
        """actions = [
  "d deal", "p1 pass", "p2 bet 1", "p3 fold", "p4 fold", "p1 fold  @b-won",
  "d deal @second", "p3 pass", "p4 bet 1", "p1 fold", "p2 fold", "p3 fold  @d-won",
  "d deal @third",
]
[[expect]]
after = "b-won"
dealer = "B"
buck = "A"
[[expect]]
after = "d-won"
dealer = "D"
buck = "B"
[[expect]]
after = "third"
buck = "C"
turn = "A"
""",
    )
    antes = [e.seat for e in hand.table().pool.entries if e.law == "straight.buck"]
    assert antes == [3, 0, 1]


def test_straight_all_pass_doubles_the_pool_and_the_deal_goes_left():
    hand = Dispute(
        4,
        """actions = ["d deal", "p1 pass", "p2 pass", "p3 pass", "p4 pass"]
[[expect]]
pool = 8
dealer = "A"
buck = "B"
stacks = [96, 100, 100, 96]
""",
    )
    assert hand.table().phase == "deal"


def test_straight_passers_decide_who_has_passed_may_call_raise_or_abandon():
    hand = Dispute(4, 'actions = ["d deal", "p1 pass", "p2 bet 3", "p3 fold", "p4 call"]')
    assert hand.table().turn == 0
    assert hand.says() == {"call", "raise", "fold"}
    for word in ("pass", "check"):
        assert hand.ruling(f"p1 {word}").verdict is Verdict.REFUSED
        assert hand.ruling(f"p1 {word}").laws == ("straight.passers-decide",)


def test_straight_deal_of_two_who_divide_the_first_on_the_dealers_left_deals():
    hand = Dispute(
        3,
        """actions = [
  "d deal p1 9h8d6c5h3d p2 AsKdJh8c3h p3 AdKsJc8h3c", "p1 pass", "p2 bet 1", "p3 call", "p1 fold",
  "p2 show", "p3 show",
]
[[expect]]
winner = ["B", "C"]
dealer = "B"
pool = 1
""",
    )
    assert hand.table().outcome.carried == 1


def test_straight_deal_a_misdeal_is_dealt_over_by_the_same_and_costs_no_ante():
    hand = Dispute(
        3,
        """actions = ["d deal", "d misdeal ! straight.deal", "d deal"]
[[expect]]
pool = 3
dealer = "C"
buck = "A"
""",
    )
    assert hand.table().turn == 0
