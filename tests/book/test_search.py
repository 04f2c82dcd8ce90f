"""Search: by number, word and act; and nothing that is asked can hurt it."""

from concurrent.futures import ThreadPoolExecutor

import pytest

from hoyle.book.search import Index, Page

MADE = "p1 make-jack at the café"


@pytest.fixture(scope="module")
def index():
    return Index(
        [
            Page("law", "draw-poker", "poker.37", "law 37, Antes", "Two each; 38 is next.", "37"),
            Page("law", "draw-poker", "poker.38", "law 38, Opening", "Any player may open.", "38"),
            Page("hand", "draw-poker", "only-two-in", "Only two in", "A lone ante.", "", MADE),
            Page("term", "", "age", "age", "The dealer's left, with the blind."),
        ]
    )


def keys(index, query):
    return [hit.key for hit in index.find(query)]


@pytest.mark.parametrize("query", ["38", "law 38", "Law 38.", "§38", " 38 "])
def test_a_law_is_found_by_its_number_first(index, query):
    assert keys(index, query)[0] == "poker.38"


@pytest.mark.parametrize(
    ("query", "key"),
    [
        ("opens", "poker.38"),
        ("opening law", "poker.38"),
        ("make-jack", "only-two-in"),
        ("make jack", "only-two-in"),
        ("cafe", "only-two-in"),
        ("blin", "age"),
        ("dealer’s", "age"),
    ],
)
def test_words_and_acts_are_found(index, query, key):
    assert keys(index, query)[0] == key


def test_where_no_page_has_all_the_words_any_will_do(index):
    assert set(keys(index, "opening blind")) == {"poker.38", "age"}


def test_the_words_looked_for_are_marked_and_nothing_is_html(index):
    (hit,) = index.find("player")
    assert hit.segments == (("Any ", False), ("player", True), (" may open.", False))


@pytest.mark.parametrize(
    "query",
    [
        *("", " ", '"', "'", '""', "*", "a*", "^a", "a:b", "title:x", "-", "(", ")", "{a b}"),
        *("AND", "OR", "NOT", "NEAR(a b, 3)", "a AND", "NEAR", "a + b", "kind : law", "\\"),
        *("\x00", "a\x00b", "\ud800", "\udcff x", "\u202e", "💥", "²", "ß", "%", "<b>", "٣٨"),
        *("a" * 10_000, "a " * 5_000, '"' * 10_000, "(" * 10_000, "\ud800" * 10_000),
    ],
)
def test_every_query_has_an_answer(index, query):
    for hit in index.find(query):
        assert hit.kind in {"law", "hand", "term"}


def test_a_query_is_cut_at_two_hundred_signs(index):
    assert keys(index, "x" * 199 + " open") == []
    assert keys(index, " " * 190 + "open") == ["poker.38"]


def test_a_word_said_often_is_one_word(index):
    assert index.find("open law " * 20) == index.find("open law")


def test_words_beyond_ten_are_let_go(index):
    others = " ".join(f"nowhere{number}" for number in range(10))
    assert keys(index, f"{others} open") == []
    assert keys(index, f"open {others}") == ["poker.38"]


def test_a_letter_among_words_is_no_beginning(index):
    """Else it would be found on every page, and looked for at every word of it."""
    assert keys(index, "p") != []
    assert keys(index, "p zzz") == []


def test_it_answers_in_several_threads_at_once(index):
    with ThreadPoolExecutor(4) as pool:
        assert set(map(tuple, pool.map(lambda _: keys(index, "open"), range(40)))) == {
            ("poker.38",)
        }


def test_no_more_hits_than_asked_for(index):
    assert len(index.find("the law a", limit=1)) == 1


def test_the_acts_of_a_hand_are_found_and_not_told(index):
    (hit,) = index.find("make-jack")
    assert hit.segments == (("A lone ante.", False),)
