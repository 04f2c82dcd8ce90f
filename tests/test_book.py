"""The proofs of the book: the lessons keep every one, and each is seen to fail where it must."""

from dataclasses import replace
from functools import cache
from pathlib import Path

import pytest

from hoyle.book.library import load
from hoyle.book.proofs import WORDS_BEFORE_CARDS, problems, question_wrongs, uncovered
from hoyle.engine.shelf import GAMES
from hoyle.study.questions import Choice
from tests.book.small import small

LESSONS = Path(__file__).resolve().parents[1] / "lessons"
STILL_UNCOVERED = 0  # laws that no step shows or no question asks; this number may only go down


@cache
def book():
    return load(LESSONS, GAMES)


def said(library):
    return [str(problem) for problem in problems(library)]


def test_the_book_keeps_every_proof():
    assert said(book()) == []


def test_the_list_of_uncovered_laws_only_shrinks():
    missing = [law for room in book().rooms.values() for law in uncovered(book(), room)]
    assert len(missing) <= STILL_UNCOVERED, missing


def test_every_game_has_its_room():
    assert set(book().rooms) == {game.name for game in GAMES}


def test_options_are_told_in_words():
    """Every option has words of its own, and no article calls one by the name of its field."""
    for room in book().rooms.values():
        named = {f"<code>{name}</code>" for name in room.options}
        for article in room.laws.articles.values():
            told = [article.says, *(part.html for part in (*article.sections, *article.readings))]
            assert not [name for name in named if any(name in html for html in told)], article.id
        plain = {one.name.replace("_", " ").capitalize() for one in room.options.values()}
        assert not plain & {one.title for one in room.options.values() if "_" in one.name}


def test_what_a_gate_offers_is_of_the_moment():
    """Nobody is offered to straddle in a jack, or to ante more than anybody could."""
    room = book().rooms["draw-poker"]
    gates = {
        (hand.steps[before - 1].state.phase, choice.text)
        for hand in room.hands.values()
        for before, gate in hand.gates.items()
        for choice in gate.choices
    }
    assert {words for phase, words in gates if words.startswith("Ante ")} <= {"Ante 1", "Ante 2"}
    early = {words for phase, words in gates if phase == "opening"}
    assert {"Come in", "Open for 12"} <= early
    assert not [words for words in early if "blind" in words or "traddle" in words]


def test_the_small_book_is_sound(tmp_path):
    assert said(small(tmp_path)) == []


@pytest.mark.parametrize(
    ("spoilt", "problem"),
    [
        # 1 every id is declared by exactly one heading
        ({"laws": ("{#tiny.win ", "{#tiny.bet ")}, "tiny/laws.md:29: already declared"),
        # 2 every article is enforced or left to manners, and never both
        ({"laws": (".manners ", "")}, "tiny.cut: is carried out by no function"),
        ({"laws": ("tiny.bet source", "tiny.bet .manners source")}, "tiny.bet: is marked .manners"),
        # 3 every stamp has an article, every article a source
        ({"laws": ("{#tiny.fold", "{#tiny.folds")}, "tiny.fold: has no article"),
        ({"laws": ('tiny.bet source="reading"', "tiny.bet")}, "tiny/laws.md:23: no source"),
        # 4 whatever is named exists
        ({"laws": ("[[pool]]", "[[pond]]")}, "tiny/laws.md:30: nothing bears this name"),
        ({"first": ('"tiny.bet"', '"tiny.bat"')}, "01-first.md: no law is called tiny.bat"),
        ({"first": ("hand over at", "hand under at")}, "01-first.md:8: no hand is called under"),
        ({"first": ("at=first", "at=second")}, "01-first.md:8: over has no step second"),
        ({"first": ("seat=A", "seat=D")}, "01-first.md:8: over has no seat D"),
        ({"first": ("seat=A", "house=low")}, "01-first.md:8: no house is called low"),
        ({"first": ("seat=A", "branch=no")}, "01-first.md:8: over has no branch no"),
        ({"first": ("at=first", "at=end branch=shy")}, ""),
        ({"first": ("ask=who", "ask=why")}, "01-first.md:12: over asks nothing called why"),
        ({"first": ("quiz over", "quiz under")}, "01-first.md:12: no hand is called under"),
        ({"first": ("rules limit", "rules limits")}, "01-first.md:14: no rule is called limits"),
        ({"over": ('["tiny.limit"]', '["tiny.win", "x.y"]')}, "is there to show x.y, which never"),
        # 5 every line is ruled on as it is marked, and the table is as it is stated
        ({"over": ("pool = 7", "pool = 8")}, "over.toml:15: after step 2 is 7, not 8"),
        ({"over": (" ! tiny.turn", "")}, "over.toml:11: is irregular under tiny.turn"),
        # 7 every law is shown and asked, less a list that only shrinks
        ({"uncovered": ("tiny.turn\n", "")}, "tiny.turn: is not asked"),
        ({"uncovered": ("tiny.turn", "tiny.win")}, "tiny.win: is covered"),
        ({"uncovered": ("tiny.turn", "tiny.tern")}, "tiny.tern: is covered, or no law"),
        # readings stand once each
        ({"laws": (":::{reading 2}", ":::{reading 1}")}, "reading 1: stands under 2 articles"),
        ({"laws": (":::{reading 2}", ":::{reading 3}")}, "reading 2: stands under 0 articles"),
        # what was promised is there
        ({"contents": ("lessons = 1", "lessons = 2")}, "tiny: 1 lessons, not 2"),
        ({"contents": ("questions = 2", "questions = 4")}, "tiny: 3 questions, not 4"),
        ({"contents": ('hands = ["over"]', 'hands = ["x"]')}, "tiny: the hand x is missing"),
        # cards come soon
        ({"first": ("It goes so.", "word " * 401)}, "401 words before the first hand, not 400"),
        ({"first": (":::{hand over at=first seat=A}", ":::{aside}")}, "01-first.md: shows no hand"),
    ],
)
def test_a_spoilt_book_is_found_out(tmp_path, spoilt, problem):
    found = said(small(tmp_path, **spoilt))
    assert any(problem in one for one in found) if problem else found == [], found


def test_a_law_declared_in_two_rooms_is_found_out(tmp_path):
    library = small(tmp_path)
    twice = replace(library, rooms={**library.rooms, "again": library.rooms["tiny"]})
    assert "tiny.bet: is declared in more than one room" in said(twice)


def test_an_option_without_a_law_is_found_out(tmp_path):
    library = small(tmp_path)
    room = library.rooms["tiny"]
    for law, wrong in (("", "names no law"), ("x.y", "names the law x.y, which has no article")):
        options = {"limit": replace(room.options["limit"], law=law)}
        spoilt = replace(library, rooms={"tiny": replace(room, options=options)})
        assert f"TinyRules.limit: {wrong}" in said(spoilt)


def test_a_reading_that_stands_nowhere_is_found_out(tmp_path):
    library = small(tmp_path)
    room = library.rooms["tiny"]
    hand = room.hands["over"]
    step = hand.steps[3]
    ruled = step._replace(ruling=replace(step.ruling, readings=("99",)))
    courses = {**hand.table.courses, "": (*hand.steps[:3], ruled, *hand.steps[4:])}
    spoilt = replace(hand, table=replace(hand.table, courses=courses))
    library = replace(library, rooms={"tiny": replace(room, hands={"over": spoilt})})
    problem = "tiny/hands/over.toml, step 3: rests on reading 99, which stands nowhere"
    assert problem in said(library)


@pytest.mark.parametrize(
    ("choices", "answer", "wrong"),
    [
        ((Choice("a", "split"), Choice("b", " Split "), Choice("c", "A")), "a", "“split”"),
        ((Choice("a", "split"),), "a", "fewer than two"),
        ((Choice("a", "A"), Choice("b", " ")), "a", "without words"),
        ((Choice("a", "A"), Choice("b", "B")), "c", "not among the choices"),
    ],
)
def test_a_question_that_cannot_be_asked_is_found_out(tmp_path, choices, answer, wrong):
    room = small(tmp_path).rooms["tiny"]
    question = room.hands["over"].questions["who"]
    assert list(question_wrongs(question)) == []
    (found,) = question_wrongs(replace(question, choices=choices, answer=answer))
    assert wrong in found


def test_cards_come_within_three_screens():
    assert WORDS_BEFORE_CARDS <= 3 * 140
