"""Disputes over the cribbage board of All Fives: pegs at once, a second count, and sixty-one."""

import pytest

from hoyle.engine.cards import PACK, parse_cards
from hoyle.engine.game import legal_actions, start
from hoyle.engine.games.all_fives import GAME
from hoyle.engine.games.all_fives.pegging import peg, pegging
from hoyle.engine.games.all_fives.rules import AllFivesRules
from hoyle.engine.laws import Verdict
from hoyle.engine.state import Deal
from hoyle.engine.tricks.points import count, game, total
from hoyle.engine.tricks.table import Trick, round_from
from hoyle.study.record import read_record
from hoyle.study.replay import replay
from tests.casebook.dispute import Dispute, house_rules

TRUMPS = {"clubs": 0, "diamonds": 1, "hearts": 2, "spades": 3}
HEAD = 'variant = "all-fives"\ntitle = "A dispute"\nstarting_stacks = {}\ncarried = {}\n'


class Pegged(Dispute):
    """A dispute at the board: the score of each side, and then the hand."""

    plays = "all-fives"

    def __init__(self, scores, text, house="", **rules):
        stacks = [61 - score for score in scores] + [0, 0] * (len(scores) == 4)
        self.game = GAME
        self.record = read_record(HEAD.format(stacks, sum(scores)) + text, "a-dispute.toml")
        options = AllFivesRules(**{**house_rules("all-fives", house), **rules})
        self.steps = replay(GAME, options, self.record)

    def scores(self, place=""):
        """Where each side stands after a step."""
        return tuple(61 - left for left in self.table(place).pool.stacks)


def board(trump, *scores):
    """A board with these scores, and trumps."""
    state = start(GAME, AllFivesRules(), Deal(tuple(61 - score for score in scores)))
    return state.but(phase="tricks", trump=TRUMPS[trump])


def won(state, seat, cards):
    """The table once a seat has taken these cards in, pegged."""
    trick = Trick(seat, parse_cards(cards), seat)
    return peg(state.but(tricks=(*state.tricks, trick), waiting=round_from(seat, 2)))


def taken(trump, *piles):
    """Tricks turned over at the end: these cards before each."""
    tricks = tuple(Trick(seat, parse_cards(cards), seat) for seat, cards in enumerate(piles))
    return board(trump, 0, 0).but(tricks=tricks, dealer=1)


# Pegging


@pytest.mark.parametrize(
    ("trump", "trick", "holes"),
    [
        ("diamonds", "Kd9dTd2c", 13),  # king and ten; not the king alone, and the ten not one
        ("hearts", "AhTh5hKc", 19),  # the plain king is left out, and nothing waits for the end
        ("clubs", "TcAc", 14),
        ("spades", "2s9s", 0),
        ("hearts", "5c5d", 0),
        ("hearts", "Th5hTcQh", 17),
    ],
)
def test_allfives_peg_every_counting_trump_of_the_trick_at_once(trump, trick, holes):
    after = won(board(trump, 0, 0), 0, trick)
    assert (61 - after.pool.stacks[0], 61 - after.pool.stacks[1]) == (holes, 0)


def test_allfives_peg_all_six_come_to_twenty_five():
    state = board("hearts", 0, 0)
    trumps = [card for card in PACK if card.suit == state.trump]
    assert total(state, pegging(state, tuple(trumps))) == 25
    assert total(state, PACK) == 85


def test_allfives_peg_whoever_takes_the_ten_pegs_it():
    case = Pegged(
        (0, 0),
        """actions = [
          "d deal p1 Tc2s3s4s5s6s p2 Ac2d3d4d6d7d",
          "d turn 8c", "p1 keep", "p1 play Tc @led", "p2 play Ac",
        ]""",
    )
    assert case.scores("led") == (0, 0)
    assert case.scores() == (0, 14)


WHOLE = """
players = ["A", "B"]
actions = [
  "d deal p1 Ac5cKd9dTh2s p2 TcJcAd7dQh3s", "d turn 8c", "p1 keep",
  "p1 play Ac", "p2 play Jc @t1", "p1 play Kd", "p2 play Ad @t2", "p2 play Tc", "p1 play 5c @t3",
  "p2 play Qh", "p1 play Th @t4", "p2 play 7d", "p1 play 9d @t5", "p1 play 2s", "p2 play 3s @t6",
  "p1 count @c1", "p2 count @c2",
]
"""


def test_allfives_peg_a_whole_hand_trick_by_trick():
    case = Pegged((30, 40), WHOLE)
    stood = [case.scores(f"t{trick}") for trick in range(1, 7)]
    assert stood == [(35, 40), (35, 40), (35, 55), (35, 55), (35, 55), (35, 55)]
    assert case.table("t6").outcome is None
    assert [count(case.table("t6"), side) for side in (0, 1)] == [5, 34]
    assert case.scores("c2") == (37, 56)  # High and Low to A, Game to B; the Jack has been pegged


# Counted over again


@pytest.mark.parametrize(
    ("trump", "piles", "totals", "winner", "without_the_five"),
    [
        ("diamonds", ("TcJd5h5s", "AdKsKhQc"), (11, 12), 1, (11, 12)),
        ("hearts", ("Ah5hKcQd", "ThQcJs"), (14, 13), 0, (9, 13)),
        ("hearts", ("Ah5c5dKc", "QhKsAc"), (7, 9), 1, (7, 9)),
    ],
)
def test_allfives_counted_again_with_the_five_of_trumps(
    trump, piles, totals, winner, without_the_five
):
    state = taken(trump, *piles)
    assert tuple(count(state, side) for side in (0, 1)) == totals
    assert game(state).side == winner
    fives = tuple(5 * any(c.text[0] == "5" and c.suit == state.trump for c in parse_cards(pile))
                  for pile in piles)  # fmt: skip
    assert tuple(a - b for a, b in zip(totals, fives, strict=True)) == without_the_five


@pytest.mark.parametrize(
    ("house", "scores"), [("", (37, 56)), ("jack-twice", (38, 56)), ("game-alone", (35, 56))]
)
def test_allfives_points_as_the_house_counts_them(house, scores):
    assert Pegged((30, 40), WHOLE, house).scores() == scores


# Follow or trump


def test_allfours_follow_or_trump_holds_at_the_board():
    hands = parse_cards("8h9sKd2d"), parse_cards("Tc3cJhAd")
    state = board("hearts", 0, 0).but(hands=hands, trick=parse_cards("7c"), leader=0, waiting=(1,))
    assert {act.cards[0].text for act in legal_actions(GAME, state)} == {"Tc", "3c", "Jh"}


# Sixty-one


def test_allfives_sixty_one_the_first_to_peg_it_has_won_though_the_other_wants_one():
    state = won(board("hearts", 55, 60), 0, "Jh5h")
    assert state.outcome.winners == (0,)
    assert state.phase == "over"
    assert [61 - left for left in state.pool.stacks] == [61, 60]
    assert legal_actions(GAME, state) == ()


def test_allfives_sixty_one_sixty_is_not_enough():
    state = won(board("hearts", 50, 44), 0, "Th2h")
    assert [61 - left for left in state.pool.stacks] == [60, 44]
    assert state.outcome is None


def test_allfives_sixty_one_at_the_count_high_comes_before_game():
    case = Pegged(
        (60, 60),
        """actions = [
          "d deal p1 9hTs2s3s4s6s p2 8h2d3d4d6d7d",
          "d turn 2h", "p1 keep",
          "p1 play 2s", "p2 play 8h", "p2 play 2d", "p1 play 9h", "p1 play Ts", "p2 play 3d",
          "p1 play 3s", "p2 play 4d", "p1 play 4s", "p2 play 6d", "p1 play 6s", "p2 play 7d",
          "p1 count", "p2 count",
        ]""",
    )
    assert case.table().outcome.winners == (0,)
    assert case.table().outcome.laws[0] == "allfours.high"


def test_allfours_gift_puts_nobody_out_at_sixty():
    text = """actions = [
      "d deal p1 9hTs2s3s4s6s p2 8h2d3d4d6d7d", "d turn 2h", "p1 beg",
    ]"""
    case = Pegged((60, 12), text)
    ruling = case.ruling("p2 give")
    assert ruling.verdict is Verdict.REFUSED
    assert ruling.laws == ("allfours.gift-puts-nobody-out",)
    assert "counter" not in ruling.reason
    assert case.lawful("p2 run")
    assert Pegged((59, 12), text).lawful("p2 give")


def test_allfours_turned_jack_is_a_hole_and_may_be_the_last():
    case = Pegged((40, 60), 'actions = ["d deal p1 9hTs2s3s4s6s p2 8h2d3d4d6d7d", "d turn Jh"]')
    assert case.table().outcome.winners == (1,)
    assert case.scores() == (40, 61)


# A revoke

REVOKE = """
players = ["A", "B"]
actions = [
  "d deal p1 Kd9dAc8h6h4s p2 JsTsQd7dKc3h", "d turn 2s", "p1 keep",
  "p1 play 8h", "p2 play Js @jack", "p2 play Kc", "p1 play Ac", "p1 play Kd",
  "p2 play 3h ! allfours.revoke", "p1 play 9d", "p2 play Ts @ten", "p2 play Qd", "p1 play 4s",
  "p1 play 6h", "p2 play 7d", "p1 count", "p2 count",
]
"""


@pytest.mark.parametrize(("before", "ten", "after"), [(20, 31, 31), (50, 60, 60), (45, 56, 56)])
def test_allfives_revoke_stops_at_sixty_and_gives_the_jack_back(before, ten, after):
    case = Pegged((40, before), REVOKE, "revokes-happen")
    assert case.scores("jack") == (40, before + 1)
    assert case.scores("ten") == (40, ten)
    # the Jack's hole goes back, High is his; Low, Game and two for the revoke are A's
    assert case.scores() == (44, after)


def test_allfives_revoke_before_the_jack_is_pegged_costs_the_same():
    case = Pegged(
        (40, 20),
        """actions = [
          "d deal p1 Kd9d8hAc6h4s p2 JsTsQd7dKc3h", "d turn 2s", "p1 keep",
          "p1 play Kd", "p2 play 3h ! allfours.revoke", "p1 play 8h", "p2 play Js @jack",
          "p2 play Kc", "p1 play Ac", "p1 play 9d", "p2 play Ts", "p2 play Qd", "p1 play 4s",
          "p1 play 6h", "p2 play 7d", "p1 count", "p2 count",
        ]""",
        "revokes-happen",
    )
    assert case.scores("jack") == (40, 21)
    assert case.scores() == (44, 31)
