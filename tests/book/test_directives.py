"""Colon directives: nesting, lists, code, and every way to write them wrong."""

import pytest

from hoyle.book.faults import Faults
from hoyle.book.links import Links
from hoyle.book.markdown import Renderer
from hoyle.book.passage import Passage


@pytest.fixture
def renderer():
    return Renderer(Links(), Faults())


def pieces(renderer, text, line=1):
    return renderer.pieces(Passage("x.md", line, text), ("hand", "quiz", "reading"))


def faults(renderer):
    return [(fault.line, fault.text, fault.message) for fault in renderer.faults]


def test_a_piece_cuts_the_document_where_it_stands(renderer):
    text = "before\n\n:::{hand opening at=opened}\na *caption*\n:::\n\nafter"
    before, hand, after = pieces(renderer, text, line=4)
    assert (before.directive, before.html) == (None, "<p>before</p>")
    assert (hand.directive.name, hand.directive.words) == ("hand", ("opening",))
    assert hand.directive.options == {"at": "opened"}
    assert hand.directive.line == 6
    assert hand.html == "<p>a <em>caption</em></p>"
    assert after.html == "<p>after</p>"


def test_a_piece_may_close_on_its_own_line_and_follow_prose_at_once(renderer):
    found = pieces(renderer, "before\n:::{quiz opening ask=who} :::\nafter")
    assert [one.directive and one.directive.name for one in found] == [None, "quiz", None]
    assert found[2].html == "<p>after</p>"


def test_words_may_follow_the_opening(renderer):
    (reading,) = pieces(renderer, ":::{reading 28 Is there a limit?} Not said.\nWe follow.\n:::")
    assert reading.directive.args == "28 Is there a limit?"
    assert "Not said.\nWe follow." in reading.html


def test_wrappers_nest_and_stand_in_prose(renderer):
    text = ":::{aside A word}\none\n\n:::{table T}\n| a |\n|---|\n| b |\n:::\n\ntwo\n:::\nthree"
    (prose,) = pieces(renderer, text)
    assert prose.html.index("A word") < prose.html.index("<table>") < prose.html.index("two")
    assert prose.html.endswith("</div>\n<p>three</p>")


def test_a_wrapper_in_a_list_stays_in_its_item(renderer):
    (prose,) = pieces(renderer, "- one\n\n    :::{aside}\n    in it\n    :::\n\n- two")
    assert prose.html.count("<ul>") == 1
    assert prose.html.index("in it") < prose.html.index("two")
    assert "<pre>" not in prose.html
    assert not renderer.faults


def test_code_holds_no_directives(renderer):
    (prose,) = pieces(renderer, "```\n:::{hand x}\n```\n\nand `:::{nobody}`")
    assert ":::{hand x}" in prose.html
    assert not renderer.faults


def test_footnotes_reach_across_pieces(renderer):
    found = pieces(renderer, "a[^1]\n\n:::{hand x} :::\n\nb\n\n[^1]: the note")
    assert "the note" in found[-1].html
    assert "footnote-ref" in found[0].html


@pytest.mark.parametrize(
    ("text", "line", "words", "message"),
    [
        ("a\n\n:::{hand x}\nb", 3, "hand", "never closed"),
        (":::{aside}\nb\n\n:::{table}\n:::", 1, "aside", "never closed"),
        ("a\n:::", 2, ":::", "closes nothing"),
        ("\n:::{nothing} :::", 2, "nothing", "unknown directive"),
        ("::: hand x", 1, "::: hand x", "not a directive"),
        (":::{hand x", 1, ":::{hand x", "not a directive"),
        (":::{aside}\n:::{hand x} :::\n:::", 2, "hand", "by itself"),
        ("- a\n\n    :::{aside}\n    b\n\n    c\n    :::", 3, ":::{aside}", "no blank line"),
    ],
)
def test_a_directive_written_wrong_is_a_fault_with_its_line(renderer, text, line, words, message):
    pieces(renderer, text, line=1)
    assert any(
        (at, said) == (line, words) and message in why for at, said, why in faults(renderer)
    ), faults(renderer)
