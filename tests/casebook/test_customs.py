"""Customs of the table that a rule gone wrong would change unnoticed, each under its law."""

import pytest

from hoyle.engine.laws import Verdict
from tests.casebook.dispute import Dispute

# How a jack comes about


def test_jack_only_two_in_dealer_alone_makes_a_jack_of_itself():
    """Five players: two each in the end, the age adding one to his blind."""
    alone = Dispute(
        5,
        """
        actions = [
          "d deal", "p2 fold", "p3 fold", "p4 fold", "p5 ante 2  @lone",
          "p2 ante", "p3 ante", "p4 ante",
        ]
        [[expect]]
        after = "lone"
        phase = "antes"
        pool = 4
        stacks = [98, 100, 100, 100, 98]
        [[expect]]
        pool = 10
        """,
    )
    assert alone.table().in_jack == (0, 1, 2, 3, 4)


@pytest.mark.parametrize("house", ["no-only-two-in", "two-in-any"])
def test_jack_only_two_in_dealer_is_an_option(house):
    alone = Dispute(
        5, 'actions = ["d deal", "p2 fold", "p3 fold", "p4 fold", "p5 ante 2"]', house=house
    )
    assert alone.table().phase == "first-bets"
    assert alone.lawful("p1 make-jack") is (house == "two-in-any")


@pytest.mark.parametrize(
    "acts",
    [
        '"p2 fold", "p3 ante 2", "p4 ante 2", "p5 fold"',
        '"p2 fold", "p3 fold", "p4 ante 3", "p5 fold"',
    ],
)
def test_jack_only_two_in_needs_exactly_one_plain_ante(acts):
    table = Dispute(5, f'actions = ["d deal", {acts}]', house="large-party")
    assert table.table().turn == 0
    assert table.refused("p1 make-jack")


def test_jack_only_two_in_is_barred_by_a_straddle():
    straddled = Dispute(
        5,
        'actions = ["p2 straddle", "d deal", "p3 fold", "p4 ante 4", "p5 fold"]',
        house="large-party-straddle",
    )
    assert straddled.refused("p1 make-jack")
    assert "4" in straddled.ruling("p1 make-jack").readings


def test_jack_nobody_antes_all_make_up_two_and_the_age_adds_one():
    nobody = Dispute(
        4,
        """
        actions = [
          "d deal", "p2 fold", "p3 fold", "p4 fold  @none", "p2 ante", "p3 ante", "p4 ante",
        ]
        [[expect]]
        after = "none"
        pool = 2
        phase = "antes"
        [[expect]]
        pool = 8
        stacks = [98, 98, 98, 98]
        """,
    )
    assert nobody.at("none").events[0].law == "jack.nobody-antes"


def test_jack_nobody_antes_the_age_may_take_his_blind_back_by_house():
    Dispute(
        4,
        """
        actions = ["d deal", "p2 fold", "p3 fold", "p4 fold"]
        [[expect]]
        pool = 0
        stacks = [100, 100, 100, 100]
        next = "ordinary"
        """,
        house="age-takes-back",
    )


FLUSH = """
actions = [
  "d deal p1 AcAdKh7s2c p2 Kd9d6d4d3d p3 8c7h5s4h2h",
  "p2 ante 2", "p3 fold", "p1 make-good", "p1 stand", "p2 stand",
  "p2 bet 1", "p1 {answer}", {show}
]
"""


@pytest.mark.parametrize(
    ("house", "answer", "show", "next_kind"),
    [
        ("high-hand-flush", "call", '"p2 show", "p1 show"', "jack"),
        ("high-hand-flush", "fold", "", "ordinary"),
        ("high-hand", "call", '"p2 show", "p1 show"', "ordinary"),
        ("", "call", '"p2 show", "p1 show"', "ordinary"),
    ],
)
def test_jack_high_hand_must_be_of_the_grade_and_shown_in_a_call(house, answer, show, next_kind):
    won = Dispute(3, FLUSH.format(answer=answer, show=show), house=house).table().outcome
    assert won.winners == (1,)
    assert won.next_kind == next_kind


def test_jack_high_hand_shown_as_openers_and_called_by_nobody_brings_no_jack():
    """A full proves an opening with all its five cards, and yet there was no call."""
    uncalled = Dispute(
        3,
        """
        kind = "jack"
        antes = [2, 2, 2]
        actions = [
          "d deal p1 KcKdKh7s7c", "p1 open 3", "p2 come-in", "p3 fold", "p1 stand", "p2 stand",
          "p1 bet 2", "p2 fold", "p1 show-openers",
        ]
        """,
        house="high-hand",
    )
    assert len(uncalled.table().shown[0]) == 5
    assert uncalled.table().outcome.next_kind == "ordinary"


def test_jack_round_of_jacks_every_player_deals_one():
    fours = Dispute(
        3,
        """
        actions = [
          "d deal p1 9c9d9h9s2c p2 KdKh6d4d3d p3 8c7h5s4h2h",
          "p2 ante 2", "p3 fold", "p1 make-good", "p1 stand", "p2 stand",
          "p2 bet 1", "p1 call", "p2 show", "p1 show",
        ]
        """,
        house="round-of-jacks",
    )
    assert (fours.table().outcome.next_kind, fours.table().outcome.next_jacks) == ("jack", 3)


# Before the draw


def test_pool_straddle_doubles_the_blind_and_speaks_last_before_the_draw():
    straddled = Dispute(
        5,
        'actions = ["p2 straddle", "d deal  @dealt", "p3 ante 4", "p4 fold", "p5 fold  @round"]',
        house="straddle",
    )
    assert straddled.table().pool.total == 1 + 2 + 4
    assert straddled.table("round").waiting == (0, 1)
    assert straddled.refused("p3 ante 2", "dealt")


def test_pool_ante_the_left_of_the_age_speaks_first_and_the_age_last():
    dealt = Dispute(5, 'actions = ["d deal"]')
    assert dealt.table().waiting == (1, 2, 3, 4, 0)


def test_pool_raise_a_cap_bounds_the_raises_and_without_one_there_is_no_end():
    acts = '"p2 ante 2", "p3 ante 3", "p1 raise 1", "p2 raise 1"'
    assert Dispute(3, f'actions = ["d deal", {acts}]').lawful("p3 raise 1")
    capped = Dispute(3, f'actions = ["d deal", {acts}]', house="three-raises")
    assert capped.refused("p3 raise 1")
    assert capped.lawful("p3 call")


def test_pool_raise_a_first_bet_is_no_raise():
    drawn = '"d deal", "p2 ante 2", "p1 make-good", "p1 stand", "p2 stand", "p2 bet 1"'
    acts = f'actions = [{drawn}, "p1 raise 1", "p2 raise 1 @two", "p1 raise 1 @three"]'
    capped = Dispute(2, acts, house="three-raises")
    assert capped.lawful("p1 raise 1", "two")
    assert capped.refused("p2 raise 1", "three")


def test_pool_in_turn_words_out_of_turn_bind_nobody():
    early = Dispute(
        4,
        """
        actions = ["d deal", "p4 fold ! pool.in-turn @early", "p2 ante 2", "p3 fold"]
        """,
    )
    assert early.at("early").ruling.verdict is Verdict.IRREGULAR
    assert early.table("early").active == (0, 1, 2, 3)
    assert early.table().turn == 3
    assert early.lawful("p4 ante 2")


def test_pool_retire_a_pass_before_the_draw_is_final():
    passed = Dispute(4, 'actions = ["d deal", "p2 fold", "p3 ante 2"]')
    assert passed.refused("p2 ante 2")
    assert passed.refused("p2 call")


# The jack pot


def test_poker_37_who_has_passed_the_jack_is_out_of_it_until_it_is_decided():
    passed = Dispute(
        4,
        """
        kind = "jack"
        antes = [2, 0, 2, 2]
        actions = [
          "d deal", "p1 pass", "p3 pass", "p4 pass",
          "d deal", "p1 open 2",
        ]
        [[expect]]
        pool = 11
        """,
    )
    assert passed.refused("p2 come-in")
    assert "10" in passed.ruling("p2 come-in").readings


def test_jack_dealing_off_the_deal_passes_only_by_house():
    acts = '"p1 pass", "p2 pass", "p3 pass"'
    text = f'kind = "jack"\nantes = [2, 2, 2]\nactions = ["d deal", {acts}, "d deal"]'
    assert Dispute(3, text).table().dealer == 2
    moved = Dispute(3, text, house="deal-passes").table()
    assert (moved.dealer, moved.turn) == (0, 1)


def test_jack_penalty_antes_only_the_payer_is_asked_whether_he_is_in():
    paid = Dispute(
        4,
        """
        kind = "jack"
        prepaid = ["C"]
        carried = 6
        actions = ["p3 ante", "d deal"]
        [[expect]]
        pool = 8
        stacks = [100, 100, 98, 100]
        """,
    )
    assert paid.table().active == (0, 1, 2, 3)


def test_jack_bobtail_opens_by_house_and_its_four_cards_are_the_proof():
    bobtail = Dispute(
        3,
        """
        kind = "jack"
        antes = [2, 2, 2]
        actions = [
          "d deal p1 KhQh8h3h2c", "p1 open 3  @opened", "p2 fold", "p3 fold", "p1 show-openers",
        ]
        """,
        house="bobtail",
    )
    assert bobtail.at("opened").ruling.verdict is Verdict.LAWFUL
    assert "jack.bobtail" in bobtail.at("opened").ruling.laws
    assert {card.text for card in bobtail.table().shown[0]} == {"Kh", "Qh", "8h", "3h"}


@pytest.mark.parametrize(("house", "fine"), [("", 5), ("throw-down-free", 0)])
def test_jack_abandoning_is_fined_free_or_forbidden(house, fine):
    head = 'kind = "jack"\nantes = [2, 2, 2]\nactions = ["d deal"'
    dealt = Dispute(3, f"{head}]", house=house)
    assert dealt.ruling("p1 throw-away").fine == fine
    assert dealt.lawful("p1 throw-away") is (fine == 0)
    assert Dispute(3, f"{head}]", house="throw-down-forbidden").refused("p1 throw-away")


# The end


SHORT = """
actions = [
  "d deal p1 Kd9d6d4d p2 8c7h5s4h2h p3 QcJh5c4c2s ! poker.35",
  "p2 ante 2", "p3 fold", "p1 make-good", "p1 stand", "p2 stand",
  "p2 bet 1", "p1 call", "p2 show  @shown", "p1 show",
]
"""


def test_poker_35_four_cards_are_played_and_are_no_flush():
    short = Dispute(3, SHORT)
    for claim in ("p1 claim-flush", "p1 claim-straight"):
        assert short.refused(claim, "shown")
        assert short.ruling(claim, "shown").laws == ("poker.35",)
        assert "32" in short.ruling(claim, "shown").readings
    assert short.table().outcome.winners == (0,)
    assert "poker.35" in short.table().outcome.laws


def test_pool_bet_or_drop_a_house_may_let_one_check():
    acts = '"p2 ante 2", "p3 fold", "p1 make-good", "p1 stand", "p2 stand"'
    assert Dispute(3, f'actions = ["d deal", {acts}]').refused("p2 check")
    modern = Dispute(3, f'actions = ["d deal", {acts}, "p2 check"]', house="modern-checks")
    assert modern.table().turn == 0


def test_pool_limit_bounds_each_bet_and_each_raise():
    acts = '"p2 ante 2", "p3 fold", "p1 make-good", "p1 stand", "p2 stand"'
    small = Dispute(3, f'actions = ["d deal", {acts}]', house="small-limit")
    assert small.lawful("p2 bet 5")
    assert small.refused("p2 bet 6")
    assert small.refused("p2 bet 0")
    raised = Dispute(3, f'actions = ["d deal", {acts}, "p2 bet 5"]', house="small-limit")
    assert raised.lawful("p1 raise 5")
    assert raised.refused("p1 raise 6")
