"""The cribbage board: where its pegs stand, and that figures and words say the same."""

import re

import pytest
from django.test import Client

from hoyle.engine.game import start
from hoyle.engine.games.all_fives import GAME
from hoyle.engine.games.all_fives.rules import AllFivesRules
from hoyle.engine.state import Deal
from hoyle.study.telling import announce, audit
from hoyle.web.present.board import board, pegs, running
from hoyle.web.shelf import library
from tests.web.page import Page

pytestmark = pytest.mark.django_db

HANDS = library().rooms["all-fives"].hands


def hand(slug):
    return HANDS[slug]


def at(slug, place):
    return hand(slug).step(place).state


def step(slug, place, more=""):
    """A page of that room, every gate behind it."""
    answer = Client().get(f"/all-fives/hands/{slug}/{place}/?shown=999{more}")
    assert answer.status_code == 200
    return Page(answer)


def figures(page):
    """The score under the board: name and hole."""
    said = page.text.partition('class="pegs"')[2].partition("</figcaption>")[0]
    caption = said.partition("<figcaption>")[2]
    return re.findall(r'<b>([^<]+)</b> <b class="figure">(\d+)</b>', caption)


def test_every_hole_has_a_place_of_its_own():
    places = set()
    for hole in range(62):
        state = start(GAME, AllFivesRules(), Deal((61 - hole, 61)))
        lane = board(state)["lanes"][0]
        places.add(tuple(lane["front"].values()))
    assert len(places) == 62


def test_the_rows_turn_after_thirty_and_end_beyond_sixty():
    lanes = [board(start(GAME, AllFivesRules(), Deal((61 - hole, 61))))["lanes"][0]
             for hole in (30, 31, 60, 61)]  # fmt: skip
    (thirty, next_one, sixty, last) = [lane["front"] for lane in lanes]
    assert thirty["x"] == next_one["x"]
    assert thirty["y"] < next_one["y"] == sixty["y"] == last["y"]
    assert last["x"] < sixty["x"]
    assert [lane["left"] for lane in lanes] == ["31 to go", "30 to go", "one to go", "out"]


@pytest.mark.parametrize(
    ("place", "stand"),
    [
        (0, [(0, 0, 0), (0, 0, 0)]),
        ("king", [(0, 0, 0), (0, 0, 0)]),
        ("five", [(5, 0, 5), (0, 0, 0)]),  # with the trick, not after it
        ("ace-led", [(5, 0, 0), (0, 0, 0)]),
        ("ten", [(5, 0, 0), (10, 0, 10)]),
        ("saved", [(10, 5, 5), (10, 0, 0)]),  # the peg behind goes past the other
        ("a-counts", [(10, 5, 0), (10, 0, 0)]),
        ("scored", [(12, 11, 2), (11, 10, 1)]),  # High and Low one after the other
    ],
)
def test_the_pegs_go_past_each_other(place, stand):
    state = at("pegging", str(place))
    assert [tuple(pegs(state, side)) for side in (0, 1)] == stand


def test_a_hand_that_begins_in_the_middle_tells_nothing_of_the_hinder_peg():
    state = at("five-of-trumps-decides", "deuce")
    assert pegs(state, 0) == (41, None, 0)
    assert pegs(at("five-of-trumps-decides", "five"), 0) == (46, 41, 5)


def test_a_hole_given_back_comes_off_the_front_peg():
    before, after = at("revoke-stops-at-sixty", "a-counts"), at("revoke-stops-at-sixty", "scored")
    assert pegs(before, 1).front == 60
    assert pegs(after, 1) == (60, 59, 0)  # one back for the Jack, and one on for High


def test_the_page_says_the_score_in_figures_and_in_words():
    page = step("pegging", "ten")
    assert figures(page) == [("A", "5"), ("B", "10")]
    label = page.one("svg", role="img")["aria-label"]
    assert label == "A: 5 of 61. B: 10 of 61."
    assert "Score: <b>A 5, B 10</b>" in page.text
    assert "Pool" not in page.text
    assert "+10" in page.text
    assert "56 to go" in page.text


def test_partners_have_one_lane():
    page = step("sides-of-the-board", "four")
    assert figures(page) == [("A and C", "56"), ("B and D", "37")]
    assert "56 of 61, and 35." in page.one("svg", role="img")["aria-label"]


def test_the_step_is_said_with_the_score():
    pegged = hand("pegging").step("five")
    assert "Score: A five, B nought." in announce(pegged, 17)


def test_every_hole_is_accounted_for():
    one = hand("five-of-trumps-decides")
    rows = list(running(one.steps[0].state, audit(one.steps)))
    assert [(row.seat, row.amount, total) for row, total in rows] == [
        (1, 10, 54), (0, 5, 46), (0, 4, 50), (0, 1, 51), (0, 1, 52), (0, 1, 53),
    ]  # fmt: skip
    page = step("five-of-trumps-decides", "audit/17")
    assert "Who pegged what" in page.text
    assert "Score now: <b>A 53, B 54</b>" in page.text


def test_a_game_of_counters_has_no_board():
    page = Page(Client().get("/seven-up/hands/four-in-sides/20/?shown=99"))
    assert "pegs.css" not in page.text
    assert "in the pool</span>" in page.text


def test_where_nobody_has_put_any_in_no_bare_nought_stands_on_the_table():
    page = Page(Client().get("/seven-up/hands/first-deal/turned/?shown=99"))
    assert 'class="pool"' in page.text
    assert "in the pool</span>" not in page.text


def test_the_count_shows_the_five_of_trumps_and_no_other_five():
    page = step("five-of-trumps-decides", "scored")
    counted = page.text.partition('class="count"')[2]
    assert "five of hearts" in counted
    assert "+5" in counted
    for slug in HANDS:
        for one in hand(slug).steps:
            for event in one.events if one.events and one.events[0].kind == "counts" else ():
                fives = [card for card in event.cards if card.text[0] == "5"]
                assert all(card.suit == one.state.trump or one.state.trump < 0 for card in fives)
