"""The Library: what it holds once it is read, and how loud it is about faults."""

import pytest

from hoyle.book.faults import BadBook, BadLesson
from hoyle.book.library import load
from tests.book.small import FILES, small, write
from tests.study import tiny
from tests.study.tiny import TINY, TinyRules


@pytest.fixture(scope="module")
def library(tmp_path_factory):
    return small(tmp_path_factory.mktemp("book"))


def test_a_sound_book_has_no_faults(library):
    assert library.faults == ()
    assert (library.title, list(library.rooms)) == ("Small", ["tiny"])
    assert list(library.glossary) == ["cut", "pool"]


def test_a_room_holds_laws_houses_hands_and_lessons(library):
    room = library.rooms["tiny"]
    assert room.game is TINY
    assert list(library.articles) == list(room.laws.articles)
    assert room.readings == {"1": "tiny.turn", "2": "tiny.limit"}
    assert room.houses["high"].rules(room.game.rules) == TinyRules(limit=9)
    assert room.options["limit"].law == "tiny.limit"
    assert room.options["limit"].default == 5
    assert [house.id for house in room.houses_on["tiny.limit"]] == ["high"]
    assert (list(room.hands), list(room.lessons)) == (["over"], ["first"])
    assert room.uncovered == {"tiny.deal", "tiny.turn", "tiny.fold"}


def test_prose_links_to_hands_lessons_laws_and_terms(library):
    article = library.articles["tiny.deal"]
    assert 'href="/tiny/hands/over/first/">this</a>' in article.says
    assert 'href="/tiny/lessons/first/">First</a>' in article.says
    assert "/glossary/#pool" in library.articles["tiny.win"].says


def test_a_hand_is_replayed_with_its_branches_and_questions(library):
    hand = library.rooms["tiny"].hands["over"]
    assert [step.number for step in hand.steps] == list(range(7))
    assert hand.step("first").number == 2
    assert hand.step("0").number == 0
    assert hand.step("end", "shy").number == 4
    assert list(hand.questions) == ["who", "over"]
    assert list(hand.gates) == [2]
    assert (hand.slug, hand.game, hand.rules) == ("over", "tiny", TinyRules())


@pytest.mark.parametrize("place", ["", "7", "-1", "99999999", "nowhere", "٣", "1.0", "\x00"])
def test_a_step_that_is_not_there_is_none(library, place):
    assert library.rooms["tiny"].hands["over"].step(place) is None


def test_a_branch_that_is_not_there_has_no_steps(library):
    assert library.rooms["tiny"].hands["over"].step("1", "nowhere") is None


def test_every_law_lists_the_steps_at_which_it_speaks(library):
    cited = library.rooms["tiny"].citations
    (one,) = cited["tiny.limit"]
    assert (one.hand, one.branch, one.step, one.verdict) == ("over", None, 3, "refused")
    ends = [(one.branch, one.step, one.label) for one in cited["tiny.win"]]
    assert ends == [(None, 6, "last"), ("shy", 4, "end")]


def test_what_a_branch_shares_with_its_hand_is_cited_once(library):
    (deal,) = library.rooms["tiny"].citations["tiny.deal"]
    assert deal.step == 1


def test_every_law_lists_its_questions_and_its_enforcers(library):
    asked = library.rooms["tiny"].questions_on
    assert ("over", "who") in [(slug, question.id) for slug, question in asked["tiny.win"]]
    (one,) = library.enforcers["tiny.limit"]
    assert (one.name, one.module) == ("within", "tests.study.tiny")
    assert one.source.startswith('@law("tiny.limit")\ndef within(')


def test_everything_can_be_searched_for(library):
    kinds = {word: {hit.kind for hit in library.search.find(word)} for word in ("pool", "limit")}
    assert kinds == {"pool": {"law", "term"}, "limit": {"law", "hand"}}
    assert library.search.find("3")[0].key == "tiny.limit"
    assert library.search.find("how it goes")[0].kind == "lesson"


def test_load_lists_every_fault_and_not_only_the_first(tmp_path):
    write(tmp_path, FILES)
    write(
        tmp_path,
        {
            "tiny/laws.md": FILES["tiny/laws.md"].replace("[[pool]]", "[[pond]]"),
            "tiny/houses.toml": FILES["tiny/houses.toml"].replace("limit", "limits"),
            "tiny/hands/over.toml": FILES["tiny/hands/over.toml"].replace("pool = 7", "pool = 8"),
            "tiny/hands/other.toml": "variant = 3",
            "tiny/02-second.md": "x",
        },
    )
    with pytest.raises(BadBook) as caught:
        load(tmp_path, (TINY,), tiny)
    where = [(fault.file, fault.line) for fault in caught.value.faults]
    assert where == [
        ("tiny/02-second.md", 1),
        ("tiny/hands/other.toml", 1),
        ("tiny/hands/over.toml", 15),
        ("tiny/houses.toml", 4),
        ("tiny/laws.md", 30),
    ]
    assert str(caught.value).count("\n") == 4


@pytest.mark.parametrize(
    ("file", "old", "new", "line", "message"),
    [
        ("contents", '"tiny"', '"tinny"', 1, "no such game"),
        ("contents", '"01-first"', '"02-second"', 1, "the file is missing"),
        ("over", "p2 bet 9           ! tiny.limit", "p2 bet 9", 10, "is refused under tiny.limit"),
        ("over", "! tiny.turn", "! tiny.bet", 11, "breaks tiny.turn, and is marked"),
        ("over", "p2 bet 5", "p2 bet 5 ! tiny.bet", 12, "is lawful, and is marked to break"),
        ("over", '"winner"', '"weather"', 26, "is not a kind of question"),
        ("over", "carried = 3", 'house = "low"', 1, "no house is called this"),
        ("laws", "over/first", "over/second", 7, "nothing bears this name"),
        ("glossary", "[[pool]]", "[[poole]]", 5, "nothing bears this name"),
    ],
)
def test_a_fault_names_file_line_and_matter(tmp_path, file, old, new, line, message):
    faults = small(tmp_path, **{file: (old, new)}).faults
    assert any(fault.line == line and message in fault.message for fault in faults), faults


def test_a_game_that_is_soon_to_come_stands_on_the_shelf_only(tmp_path):
    library = small(tmp_path, contents=('title = "Tiny"', 'title = "Tiny"\nstatus = "soon"'))
    assert [entry.game for entry in library.shelf] == ["tiny"]
    assert (dict(library.rooms), library.faults) == ({}, ())


def test_without_contents_there_is_no_book(tmp_path):
    with pytest.raises(BadLesson, match=r"contents\.toml:1: the file is missing"):
        load(tmp_path, (TINY,))
