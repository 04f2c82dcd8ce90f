"""Articles: the words of the laws, read from a room's `laws.md`.

    +++
    title = "The laws of draw poker"
    [codes]                       # optional: short names of other codes, spelt out
    EB14 = "Encyclopaedia Britannica, 14th edition, 1929"
    +++
    Opening prose, if any.

    # Jack pots {#jack-pots}      a part of the book, with prose of its own, if any

    ## 38. Opening {#poker.38 source="foster-law"}
    What the law says, in our words.

    :::{means} … :::   :::{example} … :::   :::{remedy} … :::   :::{varies} … :::
    :::{reading 28 What is within the limit?} … :::

Attributes: `#id`; `source` (one of `SOURCES`); `code="EB14, BM"` with source `other-code`;
`.manners` for a law no engine can hold.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass

from hoyle.book.faults import BadLesson, Faults
from hoyle.book.markdown import Piece, Renderer, plain_text
from hoyle.book.passage import Passage, front_matter

SOURCES = {
    "foster-law": "Foster’s law",
    "foster-prose": "Foster’s text",
    "other-code": "Another code",
    "reading": "Our reading",
}
SECTIONS = {
    "means": "What it means",
    "example": "Example",
    "remedy": "Remedy",
    "varies": "Varies",
}
_HEADING = re.compile(r"^(#{1,2})[ ]+(?P<title>.*?)[ ]*(?:\{(?P<attrs>[^}\n]*)\})?[ ]*$", re.M)
_ATTR = re.compile(r'\s*(?:#(?P<id>[\w.-]+)|\.(?P<mark>[\w-]+)|(?P<key>\w+)="(?P<value>[^"]*)")')
_NUMBERED = re.compile(r"(?P<number>\d+)\.\s+(?P<title>.+)")


@dataclass(frozen=True, slots=True)
class Section:
    """A named part of an article: what it means, its remedy, how it varies."""

    kind: str
    title: str
    html: str


@dataclass(frozen=True, slots=True)
class Reading:
    """A doubt about an article and how we read it, by its number."""

    number: str
    title: str
    html: str
    text: str


@dataclass(frozen=True, slots=True)
class Article:
    """A law in words."""

    game: str
    id: str
    number: int | None
    title: str
    source: str
    codes: tuple[str, ...]
    manners: bool
    part: str
    says: str
    sections: tuple[Section, ...]
    readings: tuple[Reading, ...]
    text: str
    line: int
    order: int

    @property
    def name(self) -> str:
        """How the law is spoken of: `law 38, Opening`, or its title."""
        return f"law {self.number}, {self.title}" if self.number else self.title

    @property
    def source_label(self) -> str:
        """Where it comes from, in words."""
        named = f": {'; '.join(self.codes)}" if self.codes else ""
        return SOURCES[self.source] + named

    @property
    def anchor(self) -> str:
        """Its place on the rulebook page."""
        return f"law-{self.number}" if self.number else self.id.replace(".", "-")


@dataclass(frozen=True, slots=True)
class LawPart:
    """A part of the rulebook, with its articles by id."""

    id: str
    title: str
    html: str
    articles: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class LawBook:
    """A room's `laws.md`, read."""

    title: str
    intro: str
    parts: tuple[LawPart, ...]
    articles: dict[str, Article]


@dataclass(frozen=True, slots=True)
class Heading:
    """A heading of `laws.md` and the passage below it."""

    level: int
    title: str
    number: int | None
    id: str
    source: str
    code: str
    manners: bool
    line: int
    body: Passage

    @property
    def name(self) -> str:
        """As `Article.name`."""
        return f"law {self.number}, {self.title}" if self.number else self.title


@dataclass(frozen=True, slots=True)
class Draft:
    """`laws.md` taken apart but not yet rendered: links need every title first."""

    title: str
    codes: dict[str, str]
    intro: Passage
    headings: tuple[Heading, ...]


def read_laws(passage: Passage, faults: Faults) -> Draft:
    """Take `laws.md` apart into its headings; what is wrong goes to the faults."""
    matter, body = front_matter(passage)
    for name in set(matter) - {"title", "codes"}:
        faults.append(passage.fault(name, "unknown field; known are title, codes"))
    found = list(_HEADING.finditer(body.without_code()))
    ends = [*(one.start() for one in found), len(body.text)]
    headings: list[Heading] = []
    for one, end in zip(found, ends[1:], strict=True):
        with faults.gathered():
            headings.append(_heading(body, one, end))
    faults.extend(_duplicates(headings, passage.file))
    codes = {key: str(value) for key, value in dict(matter.get("codes", {})).items()}
    return Draft(str(matter.get("title", "Laws")), codes, body.part(0, ends[0]), tuple(headings))


def _heading(body: Passage, found: re.Match[str], end: int) -> Heading:
    attrs, marks = _attributes(body, found)
    numbered = _NUMBERED.fullmatch(found["title"])
    one = Heading(
        level=len(found[1]),
        title=numbered["title"] if numbered else found["title"],
        number=int(numbered["number"]) if numbered else None,
        id=attrs.get("id", ""),
        source=attrs.get("source", ""),
        code=attrs.get("code", ""),
        manners="manners" in marks,
        line=body.at(found.start()),
        body=body.part(found.end(), end),
    )
    for message in _wrong(one, marks):
        raise body.fault(found[0], message, found.start())
    return one


def _attributes(body: Passage, found: re.Match[str]) -> tuple[dict[str, str], set[str]]:
    written, attrs, marks = (found["attrs"] or "").rstrip(), {}, set()
    at = 0
    while at < len(written):
        one = _ATTR.match(written, at)
        if not one or (one["key"] and one["key"] not in ("source", "code")):
            raise body.fault(found[0], f"attribute not understood: {written[at:].strip()}")
        if one["mark"]:
            marks.add(one["mark"])
        else:
            attrs[one["key"] or "id"] = one["value"] if one["key"] else one["id"]
        at = one.end()
    return attrs, marks


def _wrong(one: Heading, marks: set[str]) -> Iterator[str]:
    if not one.title or not one.id:
        yield "a heading here needs a title and an id: {#poker.38 …}"
    if marks - {"manners"}:
        yield f"unknown mark .{min(marks - {'manners'})}; known is .manners"
    if one.level == 1:
        return
    if not one.source:
        yield f"no source; it must be one of {', '.join(SOURCES)}"
    if one.source not in SOURCES:
        yield f"unknown source; it must be one of {', '.join(SOURCES)}"
    if (one.source == "other-code") != bool(one.code):
        yield 'source other-code must name its code="…", and no other source may'
    if not one.body.text.strip():
        yield "an article without words"


def _duplicates(headings: list[Heading], file: str) -> Iterator[BadLesson]:
    lines: dict[str, int] = {}
    for one in headings:
        if one.id in lines:
            yield BadLesson(file, one.line, one.id, f"already declared on line {lines[one.id]}")
        lines.setdefault(one.id, one.line)


def write_laws(game: str, draft: Draft, renderer: Renderer) -> LawBook:
    """Render a draft."""
    parts: list[LawPart] = []
    articles: dict[str, Article] = {}
    for one in draft.headings:
        if one.level == 1:
            parts.append(LawPart(one.id, one.title, renderer.render(one.body), ()))
        elif one.id not in articles:
            parts = parts or [LawPart("laws", draft.title, "", ())]
            last = parts[-1]
            articles[one.id] = _article(game, one, draft, renderer, last.id, len(articles))
            parts[-1] = LawPart(last.id, last.title, last.html, (*last.articles, one.id))
    return LawBook(draft.title, renderer.render(draft.intro), tuple(parts), articles)


def _article(
    game: str, one: Heading, draft: Draft, renderer: Renderer, part: str, order: int
) -> Article:
    pieces = renderer.pieces(one.body, (*SECTIONS, "reading"))
    readings, sections = _readings(pieces, one, renderer), _sections(pieces)
    says = "".join(piece.html for piece in pieces if not piece.directive)
    if not says and pieces:
        renderer.faults.append(BadLesson(one.body.file, one.line, one.title, "says nothing"))
    return Article(
        *(game, one.id, one.number, one.title, one.source, _codes(one, draft, renderer.faults)),
        *(one.manners, part, says, sections, readings),
        text=plain_text("".join(piece.html for piece in pieces)),
        line=one.line,
        order=order,
    )


def _codes(one: Heading, draft: Draft, faults: Faults) -> tuple[str, ...]:
    names = tuple(name.strip() for name in one.code.split(",") if name.strip())
    for name in names if draft.codes else ():
        if name not in draft.codes:
            faults.append(BadLesson(one.body.file, one.line, name, "not among the [codes]"))
    return tuple(draft.codes.get(name, name) for name in names)


def _sections(pieces: list[Piece]) -> tuple[Section, ...]:
    named = [(piece.directive.name, piece.html) for piece in pieces if piece.directive]
    return tuple(Section(name, SECTIONS[name], text) for name, text in named if name in SECTIONS)


def _readings(pieces: list[Piece], one: Heading, renderer: Renderer) -> tuple[Reading, ...]:
    found = []
    for piece in pieces:
        directive = piece.directive
        if not directive or directive.name != "reading":
            continue
        number, _, title = directive.args.partition(" ")
        if number.isdecimal():
            found.append(Reading(number, title.strip(), piece.html, plain_text(piece.html)))
        else:
            message = "a reading needs its number: :::{reading 28}"
            renderer.faults.append(
                BadLesson(one.body.file, directive.line, directive.args, message)
            )
    return tuple(found)
