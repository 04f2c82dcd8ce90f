"""The renderer: what an author writes, what a reader gets, and what never gets through."""

from html.parser import HTMLParser

import pytest

from hoyle.book.faults import Faults
from hoyle.book.links import Links, hand_link, law_link, lesson_link, term_link
from hoyle.book.markdown import Renderer, plain_text, safe_href, slug
from hoyle.book.passage import Passage, curl


class Page(HTMLParser):
    """Tags, attributes and words of a piece of html."""

    def __init__(self, markup):
        super().__init__(convert_charrefs=True)
        self.tags, self.words = [], []
        self.feed(markup)

    def handle_starttag(self, tag, attrs):
        self.tags.append((tag, dict(attrs)))

    def handle_data(self, data):
        self.words.append(data)

    def count(self, tag):
        return sum(name == tag for name, _ in self.tags)


@pytest.fixture
def renderer():
    links = Links()
    links.add("poker.38", law_link("draw-poker", "poker.38", "law 38, Opening"))
    links.add("make-good", term_link("make-good", "Make good", "To bring up what is wanting."))
    links.add("hand:opening/opened", hand_link("draw-poker", "opening", "Opening", "opened"))
    links.add("lesson:seats", lesson_link("draw-poker", "seats", "Seats"))
    return Renderer(links, Faults())


def render(renderer, text, line=1):
    return renderer.render(Passage("x.md", line, text))


def messages(renderer):
    return [(fault.line, fault.text, fault.message) for fault in renderer.faults]


def test_a_list_right_under_a_sentence_is_a_list(renderer):
    page = Page(render(renderer, "Show in order:\n- opener\n- caller"))
    assert page.count("ul") == 1
    assert page.count("li") == 2
    assert page.count("p") == 1


def test_a_numbered_list_right_under_a_sentence_is_a_list(renderer):
    assert Page(render(renderer, "Three ways:\n1. stay\n2. withdraw\n3. refund")).count("li") == 3


def test_a_line_of_prose_may_begin_with_a_number(renderer):
    page = Page(render(renderer, "This is the matter of law\n38. Nobody doubts it."))
    assert page.count("li") == 0


def test_law_numbers_survive_as_list_numbers(renderer):
    page = Page(render(renderer, "36. Ties.\n37. The Antes."))
    assert page.tags[0] == ("ol", {"start": "36"})
    assert page.count("li") == 2


def test_stars_between_ranks_are_seen(renderer):
    assert plain_text(render(renderer, "A*K*Q*J")) == "A*K*Q*J"
    assert render(renderer, "*quite* so") == "<p><em>quite</em> so</p>"


@pytest.mark.parametrize(
    "text",
    [
        "[rules](javascript:alert(1))",
        "[rules]( JaVaScRiPt:alert(1))",
        "[rules](javascript&#58;alert(1))",
        "[rules](javascript&colon;alert(1))",
        "[rules](&#106;avascript:alert(1))",
        "[rules](java&Tab;script:alert(1))",
        "[rules](java\tscript:alert(1))",
        "[rules](\x01javascript:alert(1))",
        "[rules](javascript\\:alert(1))",
        "[rules](vbscript:x)",
        "[rules](data:text/html;base64,PHN2Zz4=)",
        "[rules](//elsewhere.example/)",
        "[rules](\\\\elsewhere.example/)",
        "[rules](/\\elsewhere.example/)",
        "[rules](http://elsewhere.example/)",
        "[rules][1]\n\n[1]: javascript:alert(1)",
        "[rules](#a){: href='javascript:alert(1)' }",
        "[rules](#a){: onclick='alert(1)' }",
        "a word{: style='x' }\n{: onload='alert(1)' style='x' }",
        "<javascript:alert(1)>",
        "<a href='javascript:alert(1)'>rules</a>",
        "<img src=x onerror=alert(1)>",
        "<script>alert(1)</script>",
        "![rules](javascript:alert(1))",
        "<!-- x --><svg onload=alert(1)>",
    ],
)
def test_no_script_scheme_attribute_or_tag_reaches_the_page(renderer, text):
    page = Page(render(renderer, text))
    for tag, attrs in page.tags:
        assert tag in {"p", "a"}
        assert set(attrs) <= {"href"}
        assert safe_href(attrs.get("href", "#"))
        assert ":" not in attrs.get("href", "#")
    assert renderer.faults, "it is taken out, and the author is told"


def test_https_relative_and_inner_links_pass(renderer):
    text = "[a](https://a.example/) [b](/glossary/) [c](#top) [d](../laws/) <https://e.example>"
    assert Page(render(renderer, text)).count("a") == 5
    assert not renderer.faults


def test_raw_html_is_refused_with_its_line(renderer):
    render(renderer, "first\n\nsecond <b>bold</b>", line=10)
    assert messages(renderer)[0] == (12, "<b>", "raw HTML is not taken")


@pytest.mark.parametrize("text", ["_=Exposed Cards.=_ When four play", "the =Ties= law"])
def test_marks_left_from_a_plain_text_are_refused(renderer, text):
    render(renderer, text)
    assert messages(renderer)[0][2] == "a mark left from a plain text"


def test_sums_and_comparisons_are_no_marks(renderer):
    assert render(renderer, "4 = 2 + 2, and 3 < 4 > 2")
    assert not renderer.faults


def test_a_law_is_linked_by_its_id(renderer):
    html = render(renderer, "See [[poker.38]] or [[poker.38|*this* law]].")
    assert '<a class="to-law" href="/draw-poker/laws/poker.38/">law 38, Opening</a>' in html
    assert "<em>this</em> law</a>" in html


def test_a_term_is_linked_as_it_is_written_with_its_meaning(renderer):
    page = Page(render(renderer, "[[make-good]], [[Make good]], [[make-good|making good]]"))
    links = [attrs["href"] for tag, attrs in page.tags if tag == "a"]
    tips = [attrs["id"] for _, attrs in page.tags if "popover" in attrs]
    assert links == ["/glossary/#make-good"] * 3
    assert [attrs["popovertarget"] for tag, attrs in page.tags if tag == "button"] == tips
    assert len(set(tips)) == 3
    for words in ("make good", "Make good", "making good"):
        assert words in page.words


def test_hands_and_lessons_are_linked_by_kind(renderer):
    html = render(renderer, "[[hand:opening/opened]] [[lesson:seats|the first lesson]]")
    assert 'href="/draw-poker/hands/opening/opened/">Opening</a>' in html
    assert 'href="/draw-poker/lessons/seats/">the first lesson</a>' in html


def test_an_unknown_name_is_a_fault_with_its_line(renderer):
    html = render(renderer, "one\ntwo [[poker.99]]", line=5)
    assert messages(renderer) == [(6, "[[poker.99]]", "nothing bears this name")]
    assert "<a" not in html


def test_a_broken_name_is_a_fault(renderer):
    render(renderer, "see [[poker.38]")
    assert messages(renderer)[0][2] == "not a link by name"


def test_names_in_code_are_left_alone(renderer):
    assert "[[age]]" in render(renderer, "write `[[age]]` or\n\n```\n[[nobody]] <b>\n```")
    assert not renderer.faults


@pytest.mark.parametrize("text", ["[7h]", "7♥", "7♥\ufe0e"])
def test_a_card_has_a_name_for_the_ear_and_a_drawn_suit_for_the_eye(renderer, text):
    html = render(renderer, text)
    assert plain_text(html) == "seven of hearts"
    assert 'aria-hidden="true">7<svg><use href="#s-h">' in html
    assert "♥" not in html
    assert "black" not in html.lower()


def test_several_cards_in_one_bracket(renderer):
    html = render(renderer, "[Js Jd 10h] and [??] and [Jk]")
    assert Page(html).count("svg") == 3
    said = "jack of spades jack of diamonds ten of hearts and a card not seen and joker"
    assert plain_text(html) == said


def test_a_bare_suit_is_drawn_and_named(renderer):
    html = render(renderer, "four ♦ in hand")
    assert plain_text(html) == "four diamonds in hand"
    assert "♦" not in html


def test_what_is_no_card_stays_as_it_is(renderer):
    assert plain_text(render(renderer, "[Zz] [1h] [9](#x)")) == "[Zz] [1h] 9"


def test_headings_get_ids_of_their_words_each_once(renderer):
    page = Page(render(renderer, "## The age's *blind*\n\n## The age's blind\n\n## X {#own}"))
    ids = [attrs["id"] for tag, attrs in page.tags if tag == "h2"]
    assert ids == ["the-ages-blind", "the-ages-blind-again", "own"]


def test_columns_are_set_by_class_not_by_style(renderer):
    html = render(renderer, ":::{table The pool}\n| a | b |\n|---|--:|\n| 1 | 2 |\n:::")
    assert '<td class="right">2</td>' in html
    assert "style" not in html
    assert 'aria-label="The pool"' in html
    assert not renderer.faults


def test_footnotes_of_two_texts_do_not_share_ids(renderer):
    first = Page(render(renderer, "a[^1]\n\n[^1]: b"))
    second = Page(render(renderer, "a[^1]\n\n[^1]: b"))
    ids = [attrs["id"] for page in (first, second) for _, attrs in page.tags if "id" in attrs]
    assert len(ids) == 4 == len(set(ids))


def test_quotes_and_dashes_are_set(renderer):
    assert "“I pass”" in "".join(Page(render(renderer, '"I pass"')).words)


def test_plain_text_leaves_out_tips_and_faces():
    html = '<p>the <span>age<span class="tip">left</span></span> <b aria-hidden="true">J</b>x</p>'
    assert plain_text(html) == "the age x"


def test_a_slug_is_never_empty():
    assert slug("…") == "section"


@pytest.mark.parametrize("mark", [".", ",", ")", "”"])
def test_what_closes_behind_a_term_stays_on_its_line(renderer, mark):
    assert f"</span>\u2060{mark}" in render(renderer, f"He may [[make-good]]{mark}")
    assert "\u2060" not in render(renderer, "He may [[make-good]] it.")


@pytest.mark.parametrize(
    ("typed", "set_"),
    [
        ("Keller's rule", "Keller’s rule"),
        ('He says "I bet" (or "I check")', "He says “I bet” (or “I check”)"),
        ("the players' pool, '49", "the players’ pool, ‘49"),
        ("plain", "plain"),
    ],
)
def test_front_matter_is_set_in_typographers_quotes(typed, set_):
    assert curl(typed) == set_
