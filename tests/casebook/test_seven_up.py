"""Disputes at Seven-Up: who is out first, what a whole deal is worth, a trick one step back."""

import re

import pytest

from hoyle.engine.cards import parse_cards
from hoyle.engine.game import legal_actions, start
from hoyle.engine.games.seven_up import GAME, points
from hoyle.engine.games.seven_up.rules import SevenUpRules
from hoyle.engine.laws import Verdict
from hoyle.engine.state import LETTERS, Deal
from hoyle.engine.tricks.points import count
from hoyle.engine.tricks.scoring import Point, count_points
from hoyle.engine.tricks.table import taken_by
from hoyle.study.odds import turned_jack
from hoyle.web.shelf import library
from tests.casebook import dispute
from tests.web.page import Page

COUNTED = ("high", "low", "jack", "game")


class Dispute(dispute.Dispute):
    """A hand of Seven-Up, replayed."""

    plays = "seven-up"


def reckoned(to_go: tuple[int, ...], made: str):
    """The table after points: ``BABA`` is High to B, Low to A, the Jack to B, Game to A."""
    state = start(GAME, SevenUpRules(), Deal(to_go))
    scored = [
        Point(kind, LETTERS.index(who), 1, f"allfours.{kind}")
        for kind, who in zip(COUNTED, made, strict=True)
        if who != "-"
    ]
    return count_points(state, tuple(scored), {})


def called(state) -> list[str]:
    """The points that were called, each with who scored it and what he had left of seven."""
    return [f"{event.kind} {LETTERS[event.seat]}" for event in state.events if event.amount]


# Who is out first


@pytest.mark.parametrize(
    ("to_go", "made", "winner", "said"),
    [
        ((1, 1), "BABA", "B", ["high B"]),  # six all: High is called first
        ((2, 2), "BABA", "B", ["high B", "low A", "jack B"]),  # five all, two each
        ((3, 1), "AAAB", "A", ["high A", "low A", "jack A"]),  # three before one
        ((2, 1), "AA-B", "A", ["high A", "low A"]),  # no Jack out: Low before Game
        ((1, 1), "-B-A", "B", ["low B"]),
        ((1, 2), "BABA", "A", ["high B", "low A"]),
        ((2, 2), "ABBA", "B", ["high A", "low B", "jack B"]),
    ],
)
def test_allfours_out_in_order_the_first_rid_of_his_counters_has_won(to_go, made, winner, said):
    state = reckoned(to_go, made)
    assert called(state) == said
    assert state.outcome.winners == (LETTERS.index(winner),)
    assert state.pool.stacks[LETTERS.index(winner)] == 0
    assert state.pool.total == len(said)


def test_sevenup_seven_counters_go_down_and_are_never_counted_up():
    """Three to go and one to go: the side with three is rid of all of them first."""
    state = reckoned((3, 1), "AAAB")
    assert state.pool.stacks == (0, 1)
    assert sum(state.pool.stacks) + state.pool.total == 4


def test_allfours_out_in_order_nobody_is_out_before_his_last_counter():
    state = reckoned((7, 7), "BABA")
    assert state.outcome is None
    assert state.pool.stacks == (5, 5)


def test_allfours_turned_jack_comes_before_everything():
    hand = Dispute(
        2,
        'actions = ["d deal p1 AhKhQhTh9h8h p2 2c3c4c5c6c7c", "d turn Jh"]',
    )
    assert [event.kind for event in hand.table().events] == ["turned-jack"]


def test_allfours_turned_jack_the_figure_in_its_article_is_the_counted_one():
    article = library().rooms["seven-up"].articles["allfours.turned-jack"]
    figure = f"{100 * turned_jack().share:.1f}".replace(".", "·")
    assert f"one in thirteen, {figure} in a hundred" in article.text


# Whole deals


RUFFS = """actions = [
"d deal p1 Ah2hTsKs9c4d p2 Jh5hAsTcQd3c", "d turn 6h", "p1 keep",
"p1 play Ks", "p2 play As @first", "p2 play Tc", "p1 play 2h @ruffed", "p1 play Ah", "p2 play 5h",
"p1 play Ts", "p2 play Jh @saved", "p2 play Qd", "p1 play 4d", "p2 play 3c", "p1 play 9c @played",
"p1 count", "p2 count"]"""
NO_JACK = """actions = [
"d deal p1 7c5cKdJd9h2h p2 Qc3cAd6dTh4s", "d turn 8c", "p1 keep",
"p1 play 7c", "p2 play 3c", "p1 play Kd", "p2 play Ad", "p2 play Qc", "p1 play 5c",
"p2 play Th", "p1 play 9h", "p2 play 6d", "p1 play Jd", "p1 play 2h", "p2 play 4s @played",
"p1 count", "p2 count"]"""


@pytest.mark.parametrize(
    ("text", "winners", "made", "pips", "won"),
    [
        (RUFFS, "BAABBA", "AABB", (14, 20), (-2, -2)),
        (NO_JACK, "ABBBAA", "BB-B", (1, 19), (0, -3)),
    ],
)
def test_allfours_a_whole_deal_from_the_first_lead_to_the_score(text, winners, made, pips, won):
    hand = Dispute(2, text)
    assert all(step.ruling.verdict is Verdict.LAWFUL for step in hand.steps[1:])
    played = hand.table("played")
    assert "".join(LETTERS[trick.winner] for trick in played.tricks) == winners
    assert "".join(LETTERS[one.side] if one else "-" for one in points(played)) == made
    assert (count(played, 0), count(played, 1)) == pips
    assert (hand.won("A"), hand.won("B")) == won


def test_allfours_follow_or_trump_a_club_is_trumped_by_one_who_holds_a_club():
    hand = Dispute(2, RUFFS)
    before = hand.steps[hand.record.step_of("ruffed") - 1]
    may = {act.cards[0].text for act in legal_actions(GAME, before.state)}
    assert may == {"2h", "Ah", "9c"}


def test_allfours_jack_of_another_suit_is_no_point():
    made = list(points(Dispute(2, NO_JACK).table("played")))
    assert made[2] is None


def test_allfours_jack_left_in_the_stock_counts_for_nobody():
    """High to A, Low to B, Game to A: three points in all, and no fourth."""
    hand = Dispute(
        2,
        """actions = [
"d deal p1 KhAcKcTs9s8d p2 3h4h5d6d7s2c", "d turn 9h", "p1 keep",
"p1 play Kh", "p2 play 3h", "p1 play Ac", "p2 play 2c", "p1 play Kc", "p2 play 4h",
"p2 play 7s", "p1 play 9s", "p1 play Ts", "p2 play 5d", "p1 play 8d", "p2 play 6d",
"p1 count", "p2 count"]""",
    )
    scored = [one.kind for one in hand.table().events if one.kind in (*COUNTED, "turned-jack")]
    assert scored == ["high", "low", "game"]
    assert (hand.won("A"), hand.won("B")) == (-2, -1)


# The turn-up and the beg


def test_allfours_turn_up_is_neither_high_nor_low_nor_game():
    """The ace turned up is in nobody's hand: High is the best trump that was dealt."""
    deal = """actions = [
"d deal p1 KhTc9c8c7c6c p2 3h2s4s5s6s7s", "d turn Ah", "p1 keep", "p1 play Kh", "p2 play 3h",
"p1 play Tc", "p2 play 2s", "p1 play 9c", "p2 play 4s", "p1 play 8c", "p2 play 5s",
"p1 play 7c", "p2 play 6s", "p1 play 6c", "p2 play 7s @played"]"""
    high = next(iter(points(Dispute(2, deal).table("played"))))
    assert high.cards == parse_cards("Kh")


def test_allfours_tie_for_game_goes_to_the_non_dealer_and_not_to_nobody():
    """A ten against an ace and two kings: ten all, and B has dealt."""
    hand = Dispute(
        2,
        """actions = [
"d deal p1 Tc2d3d4h5s6s p2 9cAhKhKs7s8s", "d turn 2c", "p1 keep",
"p1 play Tc", "p2 play 9c", "p1 play 4h", "p2 play Ah", "p2 play Kh", "p1 play 2d",
"p2 play Ks", "p1 play 5s", "p2 play 7s", "p1 play 6s", "p2 play 8s", "p1 play 3d",
"p1 count", "p2 count"]""",
    )
    game = [event for event in hand.table().events if event.kind == "game"]
    assert [(event.seat, event.law) for event in game] == [(0, "allfours.tie")]


# On the page


def cards_named(html: str) -> list[str]:
    """The cards that lie open in a part of a page, by their spoken names."""
    return re.findall(r'<span class="vh">([^<]* of [^<,]*)', html)


@pytest.mark.django_db
def test_stepper_back_over_a_trick_puts_it_on_the_table_again(client):
    """After the second trick one step back: the six lies there alone, and B has the first two."""
    after = Page(client.get("/seven-up/hands/game-eleven-to-twelve/7/?up=B"))
    page = Page(client.get(after.one("a", id="step-prev")["href"]))
    trick = page.text.partition('class="trick"')[2].partition("</ol>")[0]
    assert cards_named(trick) == ["six of diamonds"]
    turned_up = page.text.partition('id="taken-B"')[2].partition("</ol>")[0]
    assert cards_named(turned_up) == ["nine of clubs", "ten of clubs"]
    assert page.text.count('class="won"') == 1
    state = library().rooms["seven-up"].hands["game-eleven-to-twelve"].steps[page.step].state
    assert (taken_by(state, 0), taken_by(state, 1)) == ((), parse_cards("9cTc"))
    assert state.turn == 0


@pytest.mark.django_db
def test_access_a_card_that_may_not_be_played_says_why_and_is_not_merely_dim(client):
    page = client.get("/seven-up/hands/follow-or-trump/4/").content.decode()
    why = "nine of diamonds, may not be played: Clubs were led"
    assert why in page
    assert "he must follow or trump" in page.partition(why)[2][:200]
