"""Disputes over who may open a jack pot, each under its law; the values are settled elsewhere."""

from hoyle.engine.cards import parse_cards
from hoyle.engine.game import obligations
from hoyle.engine.games.draw_poker import GAME
from hoyle.engine.games.draw_poker.rules import DrawPokerRules
from hoyle.engine.laws import Verdict
from hoyle.engine.vying.openers import bobtail, opens
from tests.casebook.dispute import Dispute

PROGRESSIVE = DrawPokerRules(openers=("J", "Q", "K", "A", "K", "Q"))


def may_open(hand: str, rank: str = "J") -> bool:
    """Whether a hand holds a pair of the rank asked for, or better."""
    return opens(parse_cards(hand), rank)


def test_poker_38_ace_to_five_opens():
    assert may_open("Ac 2d 3h 4s 5c")


def test_poker_38_whatever_beats_a_pair_of_jacks_opens():
    assert may_open("3c 3d 2h 2s 9c")
    assert may_open("2c 2d 2h Ks Td")
    assert not may_open("Tc Td Ah Ks 9d")
    assert may_open("Jc Jd 4h 3s 2c")


def test_poker_38_a_straight_opens_and_a_bare_ace_does_not():
    assert may_open("Ad Kh Qs Jc Th")
    assert not may_open("Ad Kh Qs Tc 9h")


def test_poker_38_one_jack_is_nothing():
    assert not may_open("Ac Kd Qh Js 9c")
    assert may_open("Jh Js 9d 6c 2h")


def test_poker_38_four_of_a_suit_open_only_where_a_bobtail_does():
    four, five = parse_cards("Kh Qh 8h 3h 2c"), parse_cards("Kh Qh 8h 3h 2h")
    assert (opens(four, "J"), opens(five, "J")) == (False, True)
    assert not bobtail(four, DrawPokerRules().bobtail)
    assert bobtail(four, "any")


def test_jack_progressive_the_second_deal_asks_for_queens():
    asked = PROGRESSIVE.required(failed=1)
    assert asked == "Q"
    assert not may_open("Jc Jd Ah Ks 9c", asked)
    assert may_open("Qc Qd 5h 4s 3c", asked)


def test_jack_progressive_the_fifth_deal_is_back_at_kings():
    asked = PROGRESSIVE.required(failed=4)
    assert asked == "K"
    assert not may_open("Qc Qd 9h 5s 2c", asked)
    assert may_open("Kc Kd 4h 3s 2c", asked)
    assert may_open("2c 2d 3h 3s 4c", asked)


def test_jack_first_say_is_the_dealers_left_and_there_is_no_age():
    dealt = Dispute(5, 'kind = "jack"\nantes = [2, 2, 2, 2, 2]\nactions = ["d deal"]')
    assert dealt.table().turn == 0
    assert set(dealt.table().pool.staked) == {2}
    assert dealt.refused("p1 straddle")
    assert dealt.refused("p1 make-good")


def test_poker_38_openers_may_be_held_back_and_poker_41_the_passer_comes_in():
    held_back = Dispute(
        4,
        """
        kind = "jack"
        antes = [2, 2, 2, 2]
        actions = ["d deal p1 JcJd9h5s2c", "p1 pass  @passes", "p2 pass", "p3 open 4", "p4 fold"]
        """,
    )
    assert held_back.at("passes").ruling.verdict is Verdict.LAWFUL
    kept = [duty.what for duty in obligations(GAME, held_back.table("passes")) if not duty.seat]
    assert any("keep the hand" in what for what in kept)
    assert held_back.table().turn == 0
    assert held_back.says() == {"come-in", "raise", "fold"}
    assert len(held_back.table().hands[0]) == 5
