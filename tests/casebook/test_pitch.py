"""Disputes at Pitch: the first card, a tie, what each point goes to, and the order of going out."""

import pytest

from hoyle.engine.cards import parse_cards
from hoyle.engine.game import legal_actions
from hoyle.engine.games.pitch import GAME, points, untied_game
from hoyle.engine.games.pitch.rules import PitchRules
from hoyle.engine.laws import Verdict
from hoyle.engine.state import LETTERS, Deal
from hoyle.engine.tricks.dealing import begin
from hoyle.engine.tricks.points import count
from hoyle.engine.tricks.scoring import Point, count_points
from hoyle.engine.tricks.table import Trick, TrickState
from tests.casebook import dispute
from tests.source import BASE


class Dispute(dispute.Dispute):
    """A hand of Pitch, replayed."""

    plays = "pitch"


def events(hand, kind):
    """Who an event of a kind befell, and how many counters it moved."""
    return [(LETTERS[one.seat], one.amount) for one in hand.table().events if one.kind == kind]


# The first card


def test_pitch_first_card_is_a_trump_and_must_be_followed():
    hand = Dispute(
        2,
        'actions = ["d deal p1 5d8c7c6s4h3h p2 Kd2c9sQh9h8h", "p1 play 5d"]',
    )
    assert hand.table().trump == parse_cards("5d")[0].suit
    assert {act.cards[0].text for act in legal_actions(GAME, hand.table())} == {"Kd"}
    assert hand.ruling("p2 play 2c").laws == ("allfours.trump-led",)


@pytest.mark.parametrize("card", ["2c", "Ah", "Td", "Js"])
def test_pitch_first_card_any_card_makes_its_suit_trumps(card):
    hand = Dispute(
        3,
        f"""actions = ["d deal p1 2cAhTdJs9s8s p2 3c4c5c6c7c8c p3 3d4d5d6d7d8d",
        "p1 play {card}"]""",
    )
    assert hand.table().trump == parse_cards(card)[0].suit
    assert hand.at().ruling.laws[0] == "pitch.first-card"


def test_pitch_no_turn_up_nothing_is_turned_begged_given_or_run():
    hand = Dispute(2, 'actions = ["d deal p1 5d8c7c6s4h3h p2 Kd2c9sQh9h8h"]')
    for act in ("d turn Ac", "p1 beg", "p1 keep", "p2 give", "p2 run"):
        assert hand.refused(act)
        assert hand.ruling(act).laws[0] == "pitch.no-turn-up"


def test_pitch_first_card_one_shown_too_soon_by_a_partner_makes_no_trumps():
    hand = Dispute(
        4,
        """actions = ["d deal p1 AcQc9c4d3d8s p2 KhTh7c5s2s9d p3 As5hJsTd6h3c p4 Kc8c7h6s4h2d",
        "p3 play As ! allfours.exposed", "p1 play Ac"]""",
        partners=True,
    )
    assert hand.table().trump == parse_cards("Ac")[0].suit


# Whole deals


SHORT_OF_A_JACK = """actions = [
  "d deal p1 7c5cKdJd9h2h p2 Qc3cAd6dTh4s",
  "p1 play 7c", "p2 play 3c", "p1 play Kd", "p2 play Ad", "p2 play Qc", "p1 play 5c",
  "p2 play Th", "p1 play 9h", "p2 play 6d", "p1 play Jd", "p1 play 2h", "p2 play 4s",
  "p1 count", "p2 count",
]
"""


def test_allfours_low_a_whole_deal_with_the_jack_in_the_stock():
    hand = Dispute(2, SHORT_OF_A_JACK)
    assert [LETTERS[trick.winner] for trick in hand.table().tricks] == list("ABBBAA")
    assert [one.kind for one in points(hand.table()) if one] == ["high", "low", "game"]
    assert {one.side for one in points(hand.table()) if one} == {1}
    assert (hand.won("A"), hand.won("B")) == (0, -3)


def test_allfours_jack_belongs_to_its_taker_high_and_low_to_whom_they_were_dealt():
    hand = Dispute(
        3,
        """actions = ["d deal p1 Jh2c3c4c5c6c p2 Ah2d3d4d5d6d p3 4h2s3s4s5s6s",
        "p1 play Jh", "p2 play Ah", "p3 play 4h @first"]""",
    )
    made = {one.kind: LETTERS[one.side] for one in points(hand.table()) if one}
    assert (made["high"], made["low"], made["jack"]) == ("B", "C", "B")


# Game


def taken(*piles, dealer):
    """A deal played out, these cards with each seat."""
    state = begin(TrickState, PitchRules(partners=False), Deal((7,) * len(piles)))
    tricks = tuple(Trick(seat, (c,), seat) for seat, p in enumerate(piles) for c in parse_cards(p))
    return state.but(phase="count", trump=2, tricks=tricks, dealer="ABCD".index(dealer))


@pytest.mark.parametrize(
    ("piles", "totals"),
    [
        (("Tc", "AhKhKs"), (10, 10)),
        (("", ""), (0, 0)),
        (("9c8d", "5s4s"), (0, 0)),
        (("Ah", "As", "Ac"), (4, 4, 4)),
        (("TcQd", "AhKsKdQc", "Jh"), (12, 12, 1)),
        (("ThJc", "AcKdKcJd", "Qs"), (11, 11, 2)),
        (("Td", "Qc", "AcAdQs", "Jc"), (10, 2, 10, 1)),
    ],
)
def test_pitch_tie_is_nobodys_whoever_has_dealt(piles, totals):
    for dealer in LETTERS[: len(piles)]:
        state = taken(*piles, dealer=dealer)
        assert tuple(count(state, seat) for seat in range(len(piles))) == totals
        assert untied_game(state) is None


def test_pitch_tie_between_sides_is_nobodys_either():
    state = taken("TdKh", "AcAd", "Jc", "KcKs", dealer="D").but(rules=PitchRules())
    assert (count(state, 0), count(state, 1)) == (14, 14)
    assert untied_game(state) is None


@pytest.mark.parametrize(
    ("piles", "totals", "winner"),
    [
        (("AsAdKcKd", "ThQcQdJs"), (14, 15), 1),  # not by aces
        (("TcKd", "AhKhQhJh"), (13, 10), 0),  # plain cards as well as trumps
        (("JdJh", "Td"), (2, 10), 1),  # not by tricks
        (("AcKdKhQs", "TdJcQh"), (12, 13), 1),  # court cards are three, two and one
    ],
)
def test_allfours_game_a_pip_more_decides_it(piles, totals, winner):
    state = taken(*piles, dealer="A")
    assert tuple(count(state, seat) for seat in (0, 1)) == totals
    assert untied_game(state).side == winner


def test_pitch_tie_the_two_rooms_say_different_things_of_a_tie():
    laws = (BASE / "lessons/pitch/laws.md").read_text(encoding="utf-8")
    tie = laws.partition("{#pitch.tie")[2].partition(":::")[0]
    assert "scored by nobody" in tie
    assert "[[allfours.tie|the non-dealer has it]]" in tie


# Going out


@pytest.mark.parametrize(
    ("to_go", "made", "winner", "last"),
    [
        ((1, 1), "BABA", "B", "high"),
        ((2, 2), "BABA", "B", "jack"),
        ((3, 1), "AAAB", "A", "jack"),
        ((2, 1), "AA-B", "A", "low"),
    ],
)
def test_allfours_out_in_order_the_first_counter_to_run_out_wins(to_go, made, winner, last):
    kinds = ("high", "low", "jack", "game")
    state = begin(TrickState, PitchRules(), Deal(to_go))
    scored = tuple(
        Point(kind, LETTERS.index(side), 1, f"allfours.{kind}")
        for kind, side in zip(kinds, made, strict=True)
        if side != "-"
    )
    ended = count_points(state, scored, {})
    assert [LETTERS[seat] for seat in ended.outcome.winners] == [winner]
    assert ended.outcome.laws == (f"allfours.{last}", "allfours.out-in-order", "pitch.seven")


# The auction


BOUGHT = """actions = [
  "d deal p1 9c8c7c6d5d4d p2 AsKs2s9h8h7h p3 Jc5c4c3c2c6h p4 Qh5s4s3s6s3h",
  "p1 sell", {bids}, "p1 accept",
  "p2 play As", "p3 play Jc", "p4 play 3s", "p1 play 9c",
  "p2 play Ks", "p3 play 5c", "p4 play 4s", "p1 play 8c",
  "p2 play 2s", "p3 play 4c", "p4 play 5s", "p1 play 7c",
  "p4 play Qh", "p1 play 6d", "p2 play 7h", "p3 play 6h",
  "p4 play 6s", "p1 play 5d", "p2 play 8h", "p3 play 3c",
  "p4 play 3h", "p1 play 4d", "p2 play 9h", "p3 play 2c",
  "p1 count", "p2 count", "p3 count", "p4 count @scored",
]
"""


def bought(bid, house):
    """B has bid so much, and makes High, Low and Game; after four nobody is asked."""
    bids = f'"p2 offer {bid}"' + (', "p3 no-bid", "p4 no-bid"' if bid < 4 else "")
    return Dispute(4, BOUGHT.format(bids=bids), house=house)


@pytest.mark.parametrize(("bid", "won"), [(2, -3), (3, -3), (4, 4)])
def test_pitch_set_back_three_points_are_enough_for_three_and_nothing_for_four(bid, won):
    hand = bought(bid, "auction")
    assert hand.table().pool.stacks[1] + hand.table().pool.owed[1] - hand.begun[1] == won
    assert events(hand, "set-back") == ([("B", 4)] if bid == 4 else [])


def test_pitch_paid_seller_keeps_what_he_was_paid_though_the_buyer_fails():
    paid = bought(4, "commercial")
    assert paid.won("A") == -4
    assert events(paid, "bid-paid") == [("A", 4)]
    assert bought(4, "auction").won("A") == 0


def test_pitch_bid_must_be_more_than_the_last():
    hand = Dispute(
        4,
        """actions = ["d deal p1 9c8c7c6d5d4d p2 AsKs2s9h8h7h p3 Jc5c4c3c2c6h p4 Qh5s4s3s6s3h",
        "p1 sell", "p2 offer 2"]""",
        house="auction",
    )
    for amount, verdict in ((0, "refused"), (1, "refused"), (2, "refused"), (3, "lawful")):
        assert hand.ruling(f"p3 offer {amount}").verdict is Verdict(verdict)
    assert hand.refused("p3 offer 5")
    assert hand.ruling("p4 offer 3").void
