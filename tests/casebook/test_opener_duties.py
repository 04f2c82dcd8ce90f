"""Disputes over what an opener must do and show, each under its law; settled elsewhere."""

from hoyle.engine.cards import parse_cards
from hoyle.engine.game import obligations
from hoyle.engine.games.draw_poker import GAME
from hoyle.engine.laws import Verdict
from hoyle.engine.vying.drawing import gatherable
from tests.casebook.dispute import Dispute

RAISED = """
kind = "jack"
antes = [2, 2, 2, 2]
actions = [
  "d deal p1 QcQd9h5s2c", "p1 open 5", "p2 raise 5", "p3 fold", "p4 fold",
  "p1 fold  @drops", {more}
]
"""


def test_poker_42_an_opener_who_will_not_meet_a_raise_shows_all_five():
    raised = Dispute(4, RAISED.format(more='"p1 show  @shows"'))
    assert raised.table("drops").phase == "proof"
    assert raised.refused("p1 show-openers", "drops")
    assert "jack.whole-hand" in raised.ruling("p1 show-openers", "drops").laws
    assert raised.table("shows").shown[0] == parse_cards("QcQd9h5s2c")
    assert raised.table().outcome.winners == (1,)


def test_poker_42_an_opener_who_will_not_show_antes_for_all_the_others():
    hidden = Dispute(4, RAISED.format(more='"p1 refuse ! poker.42"'))
    assert hidden.at().ruling.fine == 6
    assert hidden.table().pool.next_jack == 6
    assert hidden.won("A") == -2 - 5 - 6
    assert hidden.table().outcome.next_kind == "jack"
    assert hidden.table().outcome.next_prepaid == (0,)


KINGS = """
kind = "jack"
antes = [2, 2, 2, 2]
actions = [
  "d deal p1 KcKd7h4s2c p2 9c9d8h6s3c", "p1 open 4", "p2 come-in", "p3 fold", "p4 fold",
  "p1 draw 7h4s2c", "d help AcJh8d", "p2 stand",
  "p1 fold  @declines", "p1 show-openers  @shows",
]
"""


def test_poker_45_an_opener_who_declines_to_bet_shows_openers_and_not_what_he_drew():
    declined = Dispute(4, KINGS)
    owed = [duty for duty in obligations(GAME, declined.table("declines")) if duty.seat == 0]
    assert [(duty.what, duty.laws) for duty in owed] == [("show openers", ("poker.45",))]
    assert declined.table("shows").shown[0] == parse_cards("KcKd")
    assert declined.table().outcome.winners == (1,)


def test_jack_winner_shows_openers_where_nobody_calls():
    uncalled = Dispute(
        4,
        """
        kind = "jack"
        antes = [2, 2, 2, 2]
        actions = [
          "d deal p1 JcJdAh6s2c p2 9c9d8h7s3c", "p1 open 4", "p2 come-in", "p3 fold", "p4 fold",
          "p1 draw Ah6s2c", "d help KcTh8d", "p2 stand",
          "p1 bet 5", "p2 fold  @alone", "p1 show-openers",
        ]
        """,
    )
    assert uncalled.table("alone").phase == "proof"
    assert uncalled.table("alone").pool.total == 21
    assert uncalled.at().ruling.laws == ("jack.winner-shows-openers",)
    assert "23" in uncalled.at().ruling.readings
    assert uncalled.table().shown[0] == parse_cards("JcJd")
    assert uncalled.table().outcome.awards == ((0, 21),)


def test_poker_41_passers_on_the_openers_right_speak_after_the_rest():
    asked = Dispute(
        5,
        """
        kind = "jack"
        antes = [2, 2, 2, 2, 2]
        actions = ["d deal", "p1 pass", "p2 pass", "p3 open 4", "p4 fold", "p5 come-in"]
        """,
    )
    assert asked.table().waiting == (0, 1)
    assert asked.says() == {"come-in", "raise", "fold"}
    assert "jack.passers-come-in" in asked.ruling("p1 come-in").laws
    assert asked.ruling("p2 come-in").void


SPLIT = """
kind = "jack"
antes = [2, 2, 2, 2, 2]
actions = [
  "d deal p1 AcAd8h6s3c p2 JhJdKh8d3h p3 9c9d7h5s2c p4 TcTd6h4s2d p5 QcTh7s5h4d",
  "p1 pass", "p2 open 4", "p3 come-in", "p4 come-in", "p5 come-in", "p1 come-in",
  "p1 stand", "p2 draw Jd  @split", "d help 5d",
  "p3 draw 7h5s2c", "d help 8c6c3d", "p4 draw 6h2d", "d help 9h4c",
]
"""


def test_poker_43_the_opener_may_split_and_his_discard_lies_under_the_counters():
    split = Dispute(5, SPLIT)
    assert split.at("split").ruling.verdict is Verdict.LAWFUL
    assert split.table("split").under_chips == parse_cards("Jd")
    assert len(gatherable(split.table(), 4)) == 5
    assert parse_cards("Jd")[0] not in gatherable(split.table(), 4)


def test_poker_43_draws_go_from_the_dealers_left_and_poker_45_the_opener_bets_first():
    drawn = Dispute(
        5,
        """
        kind = "jack"
        antes = [2, 2, 2, 2, 2]
        actions = [
          "d deal", "p1 pass", "p2 pass", "p3 open 4", "p4 come-in", "p5 come-in", "p1 come-in",
          "p2 fold  @level", "p1 stand", "p3 stand", "p4 stand", "p5 stand",
        ]
        """,
    )
    assert drawn.table("level").waiting == (0, 2, 3, 4)
    assert drawn.table().drawn == (0, 2, 3, 4)
    assert (drawn.table().phase, drawn.table().turn) == ("bets", 2)


def test_poker_45_whoever_is_called_and_will_not_show_antes_for_all_the_others():
    called = Dispute(
        6,
        """
        kind = "jack"
        antes = [2, 2, 2, 2, 2, 2]
        actions = [
          "d deal p3 KcKd9h5s2c p4 AcKh9d5c2d", "p1 pass", "p2 pass", "p3 open 4", "p4 come-in",
          "p5 fold", "p6 fold", "p1 fold", "p2 fold", "p3 stand", "p4 stand",
          "p3 bet 2", "p4 call", "p3 show", "p4 refuse ! poker.45",
        ]
        """,
    )
    assert called.at().ruling.fine == 10
    assert called.table().pool.next_jack == 10
    assert called.table().outcome.winners == (2,)
    assert called.table().outcome.next_prepaid == (3,)


def test_poker_43_what_lies_under_the_counters_is_never_dealt_again():
    drawn = Dispute(
        4,
        """
        kind = "jack"
        antes = [2, 2, 2, 2]
        actions = [
          "d deal p3 JsJd9d6c2s", "p1 pass", "p2 pass", "p3 open 4", "p4 fold", "p1 come-in",
          "p2 fold", "p1 stand", "p3 draw 9d6c2s",
        ]
        """,
    )
    ruling = drawn.ruling("d help Jc9d2s")
    assert (ruling.verdict, ruling.laws) == (Verdict.REFUSED, ("poker.43",))
    assert "under the counters" in ruling.reason
    assert drawn.lawful("d help JcKd4s")


def test_poker_45_unbet_the_pool_goes_unseen_to_the_last_who_holds_cards():
    unbet = Dispute(
        4,
        """
        kind = "jack"
        antes = [2, 2, 2, 2]
        actions = [
          "d deal p1 9c9d5h4s2c p3 JcJdJh8s4c p4 7c6d5c3h2h",
          "p1 pass", "p2 pass", "p3 open 4", "p4 come-in", "p1 come-in", "p2 fold",
          "p1 stand", "p3 stand", "p4 stand  @drawn",
          "p3 fold", "p3 show-openers", "p4 fold  @gives-up",
        ]
        """,
    )
    assert unbet.table("drawn").turn == 2
    assert unbet.refused("p3 check", "drawn")
    assert "22" in unbet.ruling("p3 check", "drawn").readings
    assert unbet.table().outcome.awards == ((0, 20),)
    assert unbet.table().shown[0] == ()
    assert "poker.45" in unbet.table().outcome.laws


def test_poker_45_the_opener_gone_the_first_bet_falls_to_the_next_on_his_left():
    gone = Dispute(
        6,
        """
        kind = "jack"
        antes = [2, 2, 2, 2, 2, 2]
        actions = [
          "d deal p2 JcJd9h5s2c", "p1 pass", "p2 open 4", "p3 come-in", "p4 raise 4",
          "p5 fold", "p6 fold", "p1 come-in", "p2 fold", "p2 show", "p3 call",
          "p1 stand", "p3 stand", "p4 stand",
        ]
        """,
    )
    assert gone.table().active == (0, 2, 3)
    assert (gone.table().phase, gone.table().turn) == ("bets", 2)


AFTER_A_FALSE_OPENER = """
kind = "jack"
antes = [2, 2, 2, 2]
actions = [
  "d deal p1 Qc9d7h5s2c p2 JcJd8h4s3c", "p1 open 5 ! poker.38", "p1 own-up ! poker.39",
  "p2 open 5", "p3 fold", "p4 fold  @alone", "p2 show-openers",
]
"""


def test_jack_winner_shows_openers_though_a_false_opener_was_found_out_before_him():
    again = Dispute(4, AFTER_A_FALSE_OPENER)
    assert again.table("alone").phase == "proof"
    assert again.table().shown[1] == parse_cards("JcJd")
    assert again.table().outcome.winners == (1,)
