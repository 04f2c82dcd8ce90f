"""Two hands under every order of hands: what is computed, and every way to write it wrong."""

import pytest

from hoyle.book.faults import Faults
from hoyle.book.lessons import read_lesson, write_lesson
from hoyle.book.links import Links
from hoyle.book.markdown import Renderer
from hoyle.book.passage import Passage
from hoyle.book.rankings import Ranked, RankingsBlock
from hoyle.engine.cards import parse_cards
from hoyle.engine.games.draw_poker import GAME
from hoyle.engine.shelf import GAMES

MATTER = '+++\ntitle = "Hands"\nsummary = "Which is better."\n+++\n'
ORDERS = tuple(order for game in GAMES for order in game.rankings)


def lesson(body, orders=ORDERS):
    faults = Faults()
    draft = read_lesson(Passage("draw-poker/02-hands.md", 1, MATTER + body))
    return write_lesson(GAME, draft, Renderer(Links(), faults), orders), faults


def rows(cards):
    one, faults = lesson(f":::{{rankings {cards}}} :::")
    assert not faults
    return {row.title: row for row in one.blocks[0].rows}


def test_each_order_says_who_wins_and_why():
    one, faults = lesson(":::{rankings 9h8h7h6h5h Ts6s4s3s2s}\nTwo *flushes*?\n:::")
    (block,) = one.blocks
    assert not faults
    assert isinstance(block, RankingsBlock)
    assert block.hands == (parse_cards("9h8h7h6h5h"), parse_cards("Ts6s4s3s2s"))
    assert (block.line, block.html) == (5, "<p>Two <em>flushes</em>?</p>")
    assert block.rows[:2] == (
        Ranked(
            "Draw Poker",
            "pool.ranking",
            ("nine-high straight flush", "ten-high flush"),
            0,
            "A straight flush beats a flush.",
        ),
        Ranked(
            "Straight Poker",
            "straight.ranking",
            ("nine-high flush", "ten-high flush"),
            1,
            "Both hold a flush; the ten outranks the nine.",
        ),
    )
    assert one.text == "Two flushes?"


def test_every_order_of_the_book_has_a_row_in_the_order_of_the_shelf():
    assert list(rows("AhKhQhJhTh 2c2d2h2s3c")) == [order.title for order in ORDERS]


def test_equal_hands_are_better_in_no_order_that_takes_no_suits():
    found = rows("As Ah Kd 9c 2h".replace(" ", "") + " AcAdKh9s2d")
    assert found["Draw Poker"].better is found["Straight Poker"].better is None
    assert found["Draw Poker"].why == "Equal in every rank: they divide the pool."


def test_an_order_that_does_not_know_the_cards_has_no_row():
    one, faults = lesson(":::{rankings AsAhKd9cJk AcAdKh9s2d} :::")
    titles = [row.title for block in one.blocks for row in block.rows]
    assert "Draw Poker" not in titles
    assert bool(titles) != bool(faults)


@pytest.mark.parametrize(
    ("cards", "message"),
    [
        ("", "two hands are laid side by side"),
        ("9h8h7h6h5h", "two hands are laid side by side"),
        ("9h8h7h6h5h Ts6s4s3s2s AcAdKh9s2d", "two hands are laid side by side"),
        ("9h8h7h6h5h Ts6s4s3s2s seat=A", "two hands are laid side by side"),
        ("9h8h7h6h Ts6s4s3s2s", "“9h8h7h6h” is not five cards"),
        ("9h8h7h6h5h ????????Ts", "“????????Ts” is not five cards"),
        ("9h8h7h6h5h Ts6s4s3s1s", "“1s” is not a card"),
        ("9h8h7h6h5h Ts6s4s3s5h", "the five of hearts is named twice"),
        ("9h8h7h6h9h Ts6s4s3s2s", "the nine of hearts is named twice"),
    ],
)
def test_cards_that_are_no_two_hands_are_a_fault_with_its_line(cards, message):
    _, faults = lesson(f"Words.\n\n:::{{rankings {cards}}} :::")
    assert [(one.file, one.line) for one in faults] == [("draw-poker/02-hands.md", 7)]
    assert message in faults[0].message


def test_where_no_game_has_an_order_there_is_nothing_to_say():
    _, faults = lesson(":::{rankings 9h8h7h6h5h Ts6s4s3s2s} :::", orders=())
    assert [one.message for one in faults] == ["no order of hands knows these cards"]
