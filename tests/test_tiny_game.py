"""CONTRIBUTING is true: a game added by its steps is in the book, with no change to hoyle/.

The game is tests/highest_card: its engine part in game.py, its room beside it. What CONTRIBUTING
shows stands in those files word for word; here they are put where CONTRIBUTING says, and served.
"""

import re
import shutil
from html import unescape
from inspect import signature
from itertools import product
from pathlib import Path
from random import Random

import pytest

from hoyle.book.articles import SECTIONS, SOURCES
from hoyle.book.library import load
from hoyle.book.proofs import problems
from hoyle.engine.cards import parse_cards
from hoyle.engine.game import judge
from hoyle.engine.laws import Verdict
from hoyle.study.dealing import next_chance
from hoyle.study.record.fields import ASK, EXPECT, GATE, HEADER
from hoyle.study.telling import sentence
from hoyle.web import shelf
from hoyle.web.models import Answer
from hoyle.web.shelf import library
from tests import test_contract
from tests.highest_card import game
from tests.source import BASE
from tests.web.page import JSON, PARTIAL, Page
from tests.web.seated import Player
from tests.web.small_book import forget

EXAMPLE = Path(game.__file__).parent
GUIDE = (BASE / "CONTRIBUTING.md").read_text(encoding="utf-8")
HOME = "/highest-card/"
STAY, NOBODY = f"{HOME}hands/three-stay/", f"{HOME}hands/nobody-stays/"


@pytest.fixture(scope="module")
def made(tmp_path_factory):
    """The steps of CONTRIBUTING: the room is put in its place, and the book is read."""
    lessons = tmp_path_factory.mktemp("book") / "lessons"
    shutil.copytree(EXAMPLE / "room", lessons)
    return load(lessons, (game.GAME,), game)


@pytest.fixture
def book(monkeypatch, made, db):
    """The site with that book on its shelf: its views, addresses and templates as they are."""
    monkeypatch.setattr(shelf.book, "load", lambda root, games: made)
    forget()
    yield library()
    forget()


def page(client, address: str, **headers: str) -> str:
    """The words of a page that is there, in both its shapes."""
    answer = client.get(address, headers=headers)
    assert answer.status_code == 200, (address, answer.status_code)
    part = client.get(address, headers=PARTIAL)
    assert part.status_code == 200, address
    assert b"<html" not in part.content
    return unescape(answer.content.decode())


def examples():
    """Every piece of a file that CONTRIBUTING shows: the file's name, and the piece."""
    return re.findall(r"^[ ]*`([\w./-]+)`:\n\n```\w+\n(.*?)^```$", GUIDE, re.S | re.M)


# The guide


def file_of(name: str) -> Path:
    """Where a file that CONTRIBUTING names lies in the example."""
    if name.startswith("lessons/"):
        return EXAMPLE / "room" / name.removeprefix("lessons/")
    assert name == "hoyle/engine/games/highest_card.py"
    return EXAMPLE / "game.py"


def test_what_the_guide_shows_stands_in_the_files_it_names():
    shown = examples()
    assert len(shown) == GUIDE.count("```") // 2 > 8
    for name, piece in shown:
        assert piece.strip() in file_of(name).read_text(encoding="utf-8"), name


def test_the_guide_names_every_file_of_the_example():
    files = {path for path in EXAMPLE.rglob("*") if path.suffix in (".md", ".toml", ".py")}
    assert files - {file_of(name) for name, _ in examples()} == {
        EXAMPLE / "room/highest-card/hands/nobody-stays.toml"
    }


def test_the_guide_names_every_kind_of_source_and_every_field():
    for name in (*SOURCES, *SECTIONS, *HEADER, *EXPECT, *ASK, *GATE):
        assert re.search(rf"\b{name}\b", GUIDE), name


def test_the_book_of_the_example_keeps_every_proof(made):
    assert [str(problem) for problem in problems(made)] == []


PROMISES = [one for one in vars(test_contract).values() if hasattr(one, "hypothesis")]


@pytest.mark.parametrize("promise", PROMISES, ids=lambda one: one.__name__)
@pytest.mark.parametrize("seats", [2, 6])
def test_the_game_keeps_the_contract_of_every_game(promise, seats):
    check = promise.hypothesis.inner_test
    wild = (0.3,) if len(signature(check).parameters) > 1 else ()
    for seed, ace in product(range(4), ("high", "low")):
        check((game.GAME, game.HighestRules(ace=ace), seats, "ordinary", seed), *wild)


# The pages


@pytest.mark.parametrize(
    ("address", "words"),
    [
        ("/", ["Highest Card", "One card, one counter"]),
        (HOME, ["The smallest game there is.", "One card", "An ace against a king"]),
        (f"{HOME}lessons/one-card/", ["Whoever would", "A has a king", "How many counters lie"]),
        (f"{HOME}lessons/one-card/print/", ["A has a king"]),
        (f"{HOME}lessons/one-card/print/key/", ["B puts up 2: 3 in all."]),
        (f"{HOME}lessons/", ["One card"]),
        (f"{HOME}laws/", ["The laws of Highest Card", "Staying", "Thanking the dealer"]),
        (f"{HOME}laws/in-full/", ["May one stay for more?"]),
        (f"{HOME}laws/highest.stay/", ["Pay to stay.", "def stay(", "May one stay for more?"]),
        (f"{HOME}laws/highest.win/", ["Aces are low", "def pay("]),
        (f"{HOME}laws/highest.thanks/", ["One thanks the dealer."]),
        (f"{HOME}hands/", ["An ace against a king", "Nobody stays"]),
        (f"{HOME}houses/", ["Aces are low", "low"]),
        (f"{HOME}coverage/", ["Peeping", "Thanking the dealer"]),
        ("/glossary/", ["stay", "The counters in the middle of the table."]),
        ("/search/", ["peeping", "law 3"]),
        ("/search/?q=peeping", ["Peeping"]),
        ("/search/?q=king", ["An ace against a king"]),
        ("/progress/", ["Highest Card"]),
        ("/about/", ["Hoyle"]),
        (f"{STAY}print/", ["B says “peep”."]),
        (f"{STAY}print/key/", ["C has the highest card"]),
        (f"{STAY}audit/6/?shown=6", ["the fine for peeping", "takes the pool"]),
        (f"{STAY}otherwise/0/", ["Play it otherwise"]),
        (f"{STAY}questions/who-wins/", ["Who takes the pool?", "They divide it"]),
    ],
)
def test_every_page_of_the_game_is_there(client, book, address, words):
    text = page(client, address)
    assert [one for one in words if one not in text] == []


@pytest.mark.parametrize("slug", ["three-stay", "nobody-stays"])
@pytest.mark.parametrize("seat", ["", "A"])
def test_every_step_of_its_hands_is_there(client, book, slug, seat):
    hand = book.rooms["highest-card"].hands[slug]
    for step in hand.steps:
        address = f"{HOME}hands/{slug}/{step.number}/?shown=99&seat={seat}"
        text = page(client, address)
        assert step.number == 0 or sentence(step) in text
        seen = Page(client.get(address))
        assert (seen.step, seen.pool) == (step.number, step.state.pool.total)
        said = client.get(address, headers=JSON).json()
        assert said["pool"] == step.state.pool.total


def test_a_seat_sees_no_card_that_was_not_shown(client, book):
    for step in book.rooms["highest-card"].hands["three-stay"].steps[:-1]:
        address = f"{STAY}{step.number}/?shown=99&seat=A"
        for shape in ({}, JSON):
            text = client.get(address, headers=shape).content.decode()
            for card in parse_cards("7h As"):
                assert card.name not in text
                assert f'"{card.text}"' not in text
    assert "ace of spades" in page(client, f"{STAY}6/?shown=99&seat=A")


def test_a_branch_and_a_house_of_the_game(client, book):
    assert "C says “give up”." in page(client, f"{STAY}branch/away/alone/?shown=99")
    low = page(client, f"{STAY}6/?shown=99&house=low-aces")
    parted = low.partition('class="parted"')[2].partition("</section>")[0]
    assert "C takes 4 counters." in parted
    assert "A takes 4 counters." in parted


def test_chance_deals_as_many_cards_as_the_hand_does(book):
    hand = book.rooms["highest-card"].hands["three-stay"]
    again = hand.steps[1].state.but(phase="deal")
    action = next_chance(game.GAME, again, hand.record, Random(1))
    assert action.counts == (1, 1, 1)
    assert judge(game.GAME, again, action).verdict is Verdict.LAWFUL


def test_its_acts_may_be_tried_lawful_or_not(client, book):
    offered = page(client, f"{STAY}otherwise/1/?shown=1")
    for words in ("Stay", "Give up", "Peep", "one counter", "law 5, Peeping"):
        assert words in offered
    given_up = page(client, f"{STAY}otherwise/1/p1_give-up/2/?shown=1")
    assert "A says “give up”." in given_up
    peeped = Page(client.get(f"{STAY}otherwise/1/p1_peep/2/?shown=1"))
    assert peeped.one("div", class_="verdict")["data-verdict"] == "irregular"
    assert peeped.pool == 2
    ended = page(client, f"{STAY}otherwise/1/p1_give-up,p2_stay,p3_give-up/4/?shown=1")
    assert "B has the highest card of those who stayed." in ended
    refused = page(client, f"{STAY}otherwise/1/p1_raise_4/2/?shown=1")
    assert "has no place while all say whether they stay" in refused


def test_a_question_of_the_game_is_judged_and_explained(client, book):
    asked = f"{STAY}questions/after-the-peep/"
    question = book.rooms["highest-card"].hands["three-stay"].questions["after-the-peep"]
    wrong = next(one.id for one in question.choices if one.id != question.answer)
    assert client.post(asked, {"choice": wrong, "attempt": 1}).status_code == 303
    assert Page(client.get(asked)).one("div", class_="result")["data-verdict"] == "wrong"
    answer = client.post(asked, {"choice": question.answer, "attempt": 2})
    ruled = f"{asked}#ruled-three-stay-after-the-peep"
    assert (answer.status_code, answer.headers["Location"]) == (303, ruled)
    assert "One counter lay there; B puts up 2: 3 in all." in page(client, asked)
    kept = Answer.objects.get()
    assert (kept.game, kept.attempts, kept.solved) == ("highest-card", 2, True)
    assert "Highest Card" in page(client, "/progress/")


def test_a_gate_of_the_game_opens_to_a_lawful_answer(client, book):
    assert "A holds a king. What may he do?" in page(client, f"{STAY}2/")
    assert client.post(f"{STAY}gates/2/", {"choice": "p1_give-up", "attempt": 1}).status_code == 303
    assert Page(client.get(f"{STAY}2/")).one("div", class_="result")["data-verdict"] == "right"
    assert "A says “stay”." in page(client, f"{STAY}2/")


def test_one_sits_down_to_the_game(client, book):
    player = Player("highest-card", "?house=low-aces", "3", "B", client)
    assert player.play(Random(1))
    assert "have won" in page(client, player.home) or "has won" in page(client, player.home)
    assert "The seal, opened" in page(client, f"{player.home}seal/")


def test_what_the_game_has_not_is_not_found(client, book):
    for address in (f"{HOME}laws/poker.38/", f"{HOME}hands/opening/", f"{STAY}no-such/", "/whist/"):
        assert client.get(address).status_code == 404
