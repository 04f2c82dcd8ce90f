"""Colon directives: `:::{name words key=value}`, a body, and a line of `:::`.

They nest, stand inside lists, and must be closed. Two kinds: a *wrapper* (an aside, a table) may
stand anywhere and becomes an element around its body; a *piece* (a hand, a quiz, a remedy) stands
by itself, and cuts the document in two where it stands.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from xml.etree.ElementTree import Element, SubElement

from markdown.blockparser import BlockParser
from markdown.blockprocessors import BlockProcessor

from hoyle.book.faults import BadLesson
from hoyle.book.passage import Passage

_FENCE = re.compile(
    r"^ *:{3,}(?:\{(?P<name>[^\s}]*)(?P<args>[^}\n]*)\}(?P<rest>[^\n]*))?[^\S\n]*$", re.M
)
_HERE = re.compile(_FENCE.pattern.replace("^ *", "^ {0,3}", 1), re.M)
_LIKE = re.compile(r"^ *:{2,}.*$", re.M)
_ARG = re.compile(r'(?:([a-z_]+)=)?("[^"]*"|\S+)')
WRAPPERS = ("aside", "table")
CUT = "hoyle-cut"


@dataclass(frozen=True, slots=True)
class Directive:
    """The opening line of a directive."""

    name: str
    args: str
    line: int

    @property
    def words(self) -> tuple[str, ...]:
        """The arguments that are bare words."""
        return tuple(word.strip('"') for key, word in _ARG.findall(self.args) if not key)

    @property
    def options(self) -> dict[str, str]:
        """The arguments given by name."""
        return {key: word.strip('"') for key, word in _ARG.findall(self.args) if key}


def scan(passage: Passage, pieces: tuple[str, ...]) -> tuple[list[Directive], list[BadLesson]]:
    """Every directive in order, and every fault in how they are written."""
    text, found, bad = passage.without_code(), list[Directive](), list[BadLesson]()
    open_ones: list[Directive] = []
    for line in _LIKE.finditer(text):
        fence = _FENCE.match(text, line.start(), line.end())
        if not fence:
            bad.append(passage.fault(line[0].strip(), "not a directive", line.start()))
        elif fence["name"] is not None:
            one = Directive(fence["name"], fence["args"].strip(), passage.at(line.start()))
            found.append(one)
            bad += _misplaced(passage.file, one, pieces, bool(open_ones))
            if (fence["rest"] or "").strip() != ":::":
                open_ones.append(one)
        elif open_ones:
            open_ones.pop()
        else:
            bad.append(passage.fault(":::", "closes nothing", line.start()))
    unclosed = "this directive is never closed with :::"
    return found, bad + [BadLesson(passage.file, o.line, o.name, unclosed) for o in open_ones]


def _misplaced(
    file: str, one: Directive, pieces: tuple[str, ...], nested: bool
) -> Iterator[BadLesson]:
    known = (*pieces, *WRAPPERS)
    if one.name not in known:
        message = f"unknown directive; known here are {', '.join(known)}"
        yield BadLesson(file, one.line, one.name, message)
    elif one.name in pieces and nested:
        yield BadLesson(file, one.line, one.name, "must stand by itself, not in another")


class DirectiveProcessor(BlockProcessor):
    """Turns directives into elements; the pieces leave a cut on either side of their body."""

    def __init__(self, parser: BlockParser, blame: Callable[[str, str], None]) -> None:
        super().__init__(parser)
        self.blame = blame

    def test(self, parent: Element, block: str) -> bool:
        """Whether a directive opens somewhere in the block."""
        found = _HERE.search(block)
        return found is not None and found["name"] is not None

    def run(self, parent: Element, blocks: list[str]) -> bool:
        """Take the directive, its body and its end from the blocks."""
        opening = _HERE.search(blocks[0])
        if not opening:
            return False
        before, rest = blocks[0][: opening.start()].strip("\n"), opening["rest"].strip()
        blocks[0] = "\n".join(filter(None, (rest, blocks[0][opening.end() :].strip("\n"))))
        body = self._take_body(opening[0].strip(), blocks)
        if before:
            self.parser.parseBlocks(parent, [before])
        self._build(parent, opening, body)
        return True

    def _take_body(self, words: str, blocks: list[str]) -> list[str]:
        depth, body = 1, []
        while blocks:
            block = blocks.pop(0)
            for fence in _HERE.finditer(block):
                depth += 1 if fence["name"] is not None else -1
                if depth == 0:
                    body.append(block[: fence.start()].rstrip("\n"))
                    after = block[fence.end() :].lstrip("\n")
                    if after:
                        blocks.insert(0, after)
                    return [part for part in body if part.strip()]
            body.append(block)
        self.blame(words, "inside a list a directive may hold no blank line")
        return [part for part in body if part.strip()]

    def _build(self, parent: Element, opening: re.Match[str], body: list[str]) -> None:
        if opening["name"] in WRAPPERS:
            holder = wrap(parent, opening["name"], opening["args"].strip())
            self.parser.parseBlocks(holder, body)
            return
        SubElement(parent, CUT)
        self.parser.parseBlocks(parent, body)
        SubElement(parent, CUT)


def wrap(parent: Element, name: str, title: str) -> Element:
    """The element around an aside or a wide table, with its title."""
    if name == "table":
        attributes = {"role": "region", "tabindex": "0", "aria-label": title or "Table"}
        return SubElement(parent, "div", {"class": "wide", **attributes})
    holder = SubElement(parent, "div", {"class": name, "role": "note"})
    if title:
        SubElement(holder, "p", {"class": f"{name}-title"}).text = title
    return holder


def split(html: str) -> list[str]:
    """The html between the cuts: prose and bodies by turns, prose first and last."""
    return re.split(rf"\s*<{CUT}></{CUT}>\s*", html)
