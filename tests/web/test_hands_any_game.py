"""The pages of a hand ask nothing of a game but what every game has."""

import pytest

from hoyle.web import shelf
from tests.book.small import small
from tests.web.page import JSON, PARTIAL, Page
from tests.web.small_book import forget

OVER = "/tiny/hands/over/"
pytestmark = pytest.mark.django_db


@pytest.fixture
def tiny(monkeypatch, tmp_path):
    """A book of the smallest game."""
    book = small(tmp_path)
    monkeypatch.setattr(shelf.book, "load", lambda root, games: book)
    forget()
    yield book.rooms["tiny"]
    forget()


def test_every_page_of_a_hand_of_a_tiny_game(client, tiny):
    hand = tiny.hands["over"]
    more = ["print/", "print/key/", "houses/", "audit/?shown=9", "words/?shown=9", "gates/2/"]
    more += [f"{n}/?shown=9{seat}" for n in range(len(hand.steps)) for seat in ("", "&seat=B")]
    more += [f"branch/shy/{n}/?shown=9" for n in range(4)] + ["2/", "questions/who/"]
    more += [f"otherwise/{n}/?shown=9" for n in range(len(hand.steps))]
    more += ["1/?house=high", "otherwise/1/p1_bet_3,p2_fold/", "otherwise/1/p1_raise_3/2/"]
    for address in more:
        for headers in ({}, PARTIAL, JSON):
            answer = client.get(f"{OVER}{address}", headers=headers, follow=True)
            assert answer.status_code == 200, address
    assert client.get("/progress/").status_code == 200
    assert client.get("/tiny/resume/").status_code == 200


def test_a_question_of_a_tiny_game_is_judged(client, tiny):
    question = tiny.hands["over"].questions["who"]
    client.post(f"{OVER}questions/who/", {"choice": question.answer, "attempt": 1})
    page = Page(client.get(f"{OVER}questions/who/"))
    assert page.one("div", class_="result")["data-verdict"] == "right"


def test_its_acts_can_be_tried(client, tiny):
    page = Page(client.get(f"{OVER}otherwise/1/"))
    assert f"{OVER}otherwise/1/p1_fold/2/" in page.links
    assert 'name="verb" value="bet"' in page.text
