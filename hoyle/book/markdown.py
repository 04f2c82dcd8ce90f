"""The one renderer: Markdown of ours in, html that is safe to print out.

Shipped extensions for attributes, definition lists, footnotes, tables, fenced code, sane lists and
typographer's quotes; ours for links by name, cards and directives. No raw HTML, no picture, no
foreign attribute and no address but a relative one, `#` or https comes out, however it is spelt.
"""

from __future__ import annotations

import html
import re
from collections.abc import Callable
from dataclasses import dataclass
from html.parser import HTMLParser
from xml.etree.ElementTree import Element

from markdown import Markdown
from markdown.blockprocessors import BlockProcessor
from markdown.treeprocessors import Treeprocessor

from hoyle.book import inlines
from hoyle.book.directives import Directive, DirectiveProcessor, scan, split
from hoyle.book.faults import BadLesson, Faults
from hoyle.book.links import Links
from hoyle.book.passage import Passage

EXTENSIONS = ["attr_list", "def_list", "fenced_code", "footnotes", "sane_lists", "smarty", "tables"]
ATTRIBUTES = {
    *("id", "class", "href", "title", "role", "start"),
    *("aria-label", "aria-hidden", "tabindex", "data-card", "data-suit"),
    *("type", "popover", "popovertarget"),
}
_ALIGN = re.compile(r"text-align: (left|right|center);")
_SCHEME = re.compile(r"[a-z][a-z0-9+.-]*:|//")
_UNESCAPE = re.compile("\x02(\\d+)\x03")
_FAULTY = (
    (re.compile(r"<(?!https://)[A-Za-z/!?][^>\n]*>?"), "raw HTML is not taken"),
    (re.compile(r"_=|=_|(?<![\w=])=[A-Z][^=\n]*[^=\s]=(?![\w=])"), "a mark left from a plain text"),
    (re.compile(r"\[\[(?![^\[\]|\n]+(?:\|[^\[\]\n]+)?\]\])"), "not a link by name"),
    (re.compile(r"!\[[^\]\n]*\][\[(]"), "pictures are not taken"),
)
_LIST_LINE = re.compile(r"^(?:[*+-]|\d{1,3}\.)[ ]+\S", re.M)


@dataclass(frozen=True, slots=True)
class Piece:
    """A stretch of a document: prose (no directive), or the body of a directive."""

    directive: Directive | None
    html: str


class Renderer:
    """One Markdown, used for every document in turn; not to be shared between threads."""

    def __init__(self, links: Links, faults: Faults) -> None:
        self.links, self.faults = links, faults
        self._passage = Passage("", 1, "")
        self._markdown = build(lambda name: self.links.find(name), self._blame)

    def render(self, passage: Passage) -> str:
        """The html of a passage that holds no pieces."""
        return "".join(piece.html for piece in self.pieces(passage, ()))

    def pieces(self, passage: Passage, names: tuple[str, ...]) -> list[Piece]:
        """The passage cut at its directives of these names; faults go to the list of faults."""
        self.faults.extend(lint(passage))
        found, bad = scan(passage, names)
        self.faults.extend(bad)
        if bad:
            return []
        self._passage = passage
        stretches = split(self._markdown.reset().convert(passage.text))
        cuts = [one for one in found if one.name in names]
        after: list[Directive | None] = [None]
        for one in cuts:
            after += [one, None]
        pieces = [Piece(one, text) for one, text in zip(after, stretches, strict=True)]
        return [piece for piece in pieces if piece.directive or piece.html.strip()]

    def _blame(self, words: str, message: str) -> None:
        self.faults.append(self._passage.fault(words, message))


def lint(passage: Passage) -> list[BadLesson]:
    """What the text must not hold, code aside."""
    text = passage.without_code()
    return [
        passage.fault(found[0], message, found.start())
        for pattern, message in _FAULTY
        for found in pattern.finditer(text)
    ]


def build(find: Callable, blame: Callable[[str, str], None]) -> Markdown:
    """A Markdown with our extensions and without the doors we keep shut."""
    md = Markdown(
        extensions=EXTENSIONS,
        extension_configs={"footnotes": {"UNIQUE_IDS": True, "BACKLINK_TEXT": "↩\ufe0e"}},
        output_format="html",
    )
    md.preprocessors.deregister("html_block")
    for name in ("html", "image_link", "image_reference", "short_image_ref", "automail"):
        md.inlinePatterns.deregister(name)
    md.parser.blockprocessors.register(DirectiveProcessor(md.parser, blame), "directive", 105)
    md.parser.blockprocessors.register(ListAfterText(md.parser), "list-after-text", 45)
    link = inlines.NamedLink(find, lambda words: blame(words, "nothing bears this name"))
    md.inlinePatterns.register(link, "named", 178)
    md.inlinePatterns.register(inlines.CardRun(inlines.CARDS), "cards", 177)
    md.inlinePatterns.register(inlines.CardRun(inlines.SIGNED), "signed-card", 76)
    md.inlinePatterns.register(inlines.SuitSign(inlines.SUIT), "suit", 75)
    md.inlinePatterns.register(inlines.PlainStar(inlines.STAR), "star", 70)
    md.treeprocessors.register(HeadingIds(md), "heading-ids", 7)
    md.treeprocessors.register(inlines.TermsJoined(md), "terms-joined", -5)
    md.treeprocessors.register(Gatekeeper(md, blame), "gatekeeper", -10)
    return md


class ListAfterText(BlockProcessor):
    """A list right under a sentence is a list, though no blank line parts them.

    A numbered line is taken for one only where it begins at 1 or the sentence ends in a colon: a
    line of prose may begin with a number.
    """

    def test(self, parent: Element, block: str) -> bool:
        """Whether a list begins below the first line."""
        return self._start(block) is not None

    def run(self, parent: Element, blocks: list[str]) -> None:
        """Part the sentence from the list."""
        block = blocks.pop(0)
        start = self._start(block)
        blocks[:0] = [block[:start].rstrip("\n"), block[start:]]

    @staticmethod
    def _start(block: str) -> int | None:
        if _LIST_LINE.match(block) or block[0] in " \t>|":
            return None
        for found in _LIST_LINE.finditer(block):
            numbered, above = found[0][0].isdigit(), block[: found.start()].rstrip()
            if not numbered or found[0].startswith("1.") or above.endswith(":"):
                return found.start()
        return None


class HeadingIds(Treeprocessor):
    """Gives each heading without an id one made of its words."""

    def run(self, root: Element) -> None:
        """Go through the headings in order."""
        taken: set[str] = set()
        for heading in root.iter():
            if re.fullmatch("h[1-6]", str(heading.tag)):
                name = heading.get("id") or slug("".join(heading.itertext()))
                while name in taken:
                    name += "-again"
                taken.add(name)
                heading.set("id", name)


class Gatekeeper(Treeprocessor):
    """The last to see the tree: takes off what may not be printed, and says so."""

    def __init__(self, md: Markdown, blame: Callable[[str, str], None]) -> None:
        super().__init__(md)
        self.blame = blame

    def run(self, root: Element) -> None:
        """Look at every attribute of every element."""
        for element in root.iter():
            for name, value in list(element.items()):
                if name == "style" and _ALIGN.fullmatch(value):
                    element.set("class", value.removeprefix("text-align: ").strip(";"))
                    del element.attrib[name]
                elif not allowed(name, _UNESCAPE.sub(lambda m: chr(int(m[1])), value)):
                    del element.attrib[name]
                    self.blame(value, f"{name} may not be this")


def allowed(name: str, value: str) -> bool:
    """Whether an attribute may be printed with this value."""
    if name == "href":
        return safe_href(value)
    return name in ATTRIBUTES


def safe_href(href: str) -> bool:
    """Whether an address is relative, within the page, or https, whichever way it is spelt."""
    bare = html.unescape(html.unescape(href.replace("\x02amp\x03", "&")))
    bare = re.sub(r"[\x00-\x20\x7f-\xa0\u2000-\u200f\u2028-\u202f\ufeff]", "", bare).lower()
    return "\\" not in bare and (not _SCHEME.match(bare) or bare.startswith("https://"))


def slug(words: str) -> str:
    """Words as an id: `The age's blind` is `the-ages-blind`."""
    letters = re.sub(r"[^a-z0-9\s-]", "", plain_text(words).casefold())
    return "-".join(letters.replace("-", " ").split()) or "section"


class _Words(HTMLParser):
    def __init__(self) -> None:
        super().__init__(convert_charrefs=True)
        self.words: list[str] = []
        self.stack: list[bool] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        if tag in ("br", "hr"):
            self.words.append(" ")
            return
        silent = ("aria-hidden", "true") in attrs or ("class", "tip") in attrs
        hidden = silent or bool(self.stack and self.stack[-1])
        self.stack.append(hidden)

    def handle_endtag(self, tag: str) -> None:
        if self.stack:
            self.stack.pop()
        if tag in ("p", "li", "h2", "h3", "h4", "td", "th", "dt", "dd", "div", "pre", "caption"):
            self.words.append(" ")

    def handle_data(self, data: str) -> None:
        if not (self.stack and self.stack[-1]):
            self.words.append(data)


def plain_text(markup: str) -> str:
    """The words a reader hears, in one line."""
    words = _Words()
    words.feed(markup)
    words.close()
    return " ".join("".join(words.words).split())
