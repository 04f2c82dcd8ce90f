"""`laws.md`: what an article holds, and every way to write it wrong."""

import pytest

from hoyle.book.articles import read_laws, write_laws
from hoyle.book.faults import BadLesson, Faults
from hoyle.book.links import Links
from hoyle.book.markdown import Renderer
from hoyle.book.passage import Passage

HEAD = '+++\ntitle = "Laws"\n[codes]\nEB = "Britannica, 1929"\n+++\n'
BOOK = (
    HEAD
    + """
What we hold and what we do not.

# Before the draw {#before}

Some words on this part.

## 38. Opening {#poker.38 source="foster-law"}

He may open.

:::{means}
A opens for four.
:::

And nobody must.

:::{reading 28 What is the limit?}
Not said.
:::

## The cut {#pool.cut .manners source="other-code" code="EB"}

Cut. # not a heading

```
## nor is this {#x}
```

# After {#after}

## Odd counter {#pool.odd source="reading"}

It stays.
"""
)


def write(text):
    faults = Faults()
    draft = read_laws(Passage("laws.md", 1, text), faults)
    return write_laws("draw-poker", draft, Renderer(Links(), faults)), faults


def test_an_article_holds_its_number_source_words_and_readings():
    book, faults = write(BOOK)
    one = book.articles["poker.38"]
    assert not faults
    assert (one.number, one.title, one.name) == (38, "Opening", "law 38, Opening")
    assert (one.source, one.source_label) == ("foster-law", "Foster’s law")
    assert one.says == "<p>He may open.</p><p>And nobody must.</p>"
    assert [(part.kind, part.title) for part in one.sections] == [("means", "What it means")]
    (reading,) = one.readings
    assert (reading.number, reading.title) == ("28", "What is the limit?")
    assert reading.html == "<p>Not said.</p>"
    assert (one.line, one.order, one.anchor, one.part) == (13, 0, "law-38", "before")
    assert "A opens for four." in one.text


def test_a_law_of_another_code_names_it_and_may_be_left_to_manners():
    one = write(BOOK)[0].articles["pool.cut"]
    assert one.manners
    assert one.source_label == "Another code: Britannica, 1929"
    assert (one.number, one.name, one.anchor) == (None, "The cut", "pool-cut")


def test_parts_hold_their_articles_in_order():
    book, _ = write(BOOK)
    assert [(part.id, part.articles) for part in book.parts] == [
        ("before", ("poker.38", "pool.cut")),
        ("after", ("pool.odd",)),
    ]
    assert book.parts[0].html == "<p>Some words on this part.</p>"
    assert book.intro == "<p>What we hold and what we do not.</p>"


def test_articles_without_parts_stand_in_one():
    book, _ = write(HEAD + '## Ante {#pool.ante source="reading"}\nTwo.')
    assert [(part.title, part.articles) for part in book.parts] == [("Laws", ("pool.ante",))]


GOOD = '{#a.b source="reading"}'


@pytest.mark.parametrize(
    ("text", "line", "message"),
    [
        (f"## T {GOOD}\nx\n\n## U {GOOD}\ny", 9, "already declared on line 6"),
        ('## T {source="reading"}\nx', 6, "needs a title and an id"),
        (f"## {GOOD}\nx", 6, "needs a title and an id"),
        ("## T {#a.b}\nx", 6, "no source"),
        ("## T\nx", 6, "needs a title and an id"),
        ('## T {#a.b source="hearsay"}\nx', 6, "unknown source"),
        ('## T {#a.b source="other-code"}\nx', 6, "must name its code"),
        ('## T {#a.b source="reading" code="EB"}\nx', 6, "no other source may"),
        ('## T {#a.b source="other-code" code="HGM"}\nx', 6, "not among the [codes]"),
        ('## T {#a.b source="reading" .manors}\nx', 6, "unknown mark .manors"),
        ('## T {#a.b source="reading" page="3"}\nx', 6, "attribute not understood"),
        ("## T {#a.b source=reading}\nx", 6, "attribute not understood"),
        (f"## T {GOOD}\n\n", 6, "without words"),
        (f"## T {GOOD}\n:::{{means}}\nx\n:::", 6, "says nothing"),
        (f"## T {GOOD}\nx\n\n:::{{reading}}\ny\n:::", 9, "a reading needs its number"),
        (f"## T {GOOD}\nx\n\n:::{{hand opening}} :::", 9, "unknown directive"),
        (f"## T {GOOD}\nx [[nobody]]", 7, "nothing bears this name"),
        (f"## T {GOOD}\nx\n\n_=Ties.=_", 9, "a mark left from a plain text"),
    ],
)
def test_a_malformed_article_is_a_fault_with_its_line(text, line, message):
    _, faults = write(HEAD + text)
    assert any(fault.line == line and message in fault.message for fault in faults), faults


def test_all_faults_are_listed_not_only_the_first():
    _, faults = write(HEAD + "## T {#a}\nx\n\n## U {#b}\ny [[z]]")
    assert len(faults) == 2


def test_front_matter_must_be_there_and_be_known():
    with pytest.raises(BadLesson, match="must begin with front matter"):
        read_laws(Passage("laws.md", 1, "## T"), Faults())
    faults = Faults()
    read_laws(Passage("laws.md", 1, '+++\ntitel = "x"\n+++\n'), faults)
    assert [fault.text for fault in faults] == ["titel"]
    with pytest.raises(BadLesson, match=r"laws.md:2: not TOML"):
        read_laws(Passage("laws.md", 1, "+++\ntitle = \n+++\n"), Faults())
