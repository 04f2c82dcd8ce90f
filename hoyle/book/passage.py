"""A passage: a stretch of a source file that still knows its file and line."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from hoyle.book.faults import BadLesson

_CODE = re.compile(
    r"^( *)(`{3,}|~{3,}).*?^ *\2`*~* *$|(`+)(?!`)(?:(?!\n\n).)+?(?<!`)\3(?!`)",
    re.M | re.S,
)
_OPENING = re.compile(r"""(?<![^\s(\[“‘—])["']""")
_TOML_LINE = re.compile(r"\(at line (\d+)")


@dataclass(frozen=True, slots=True)
class Passage:
    """Text of a file, from the line where it begins."""

    file: str
    line: int
    text: str

    def at(self, offset: int) -> int:
        """The line of the file on which the character at this offset stands."""
        return self.line + self.text.count("\n", 0, max(offset, 0))

    def fault(self, words: str, message: str, offset: int | None = None) -> BadLesson:
        """A fault at an offset, or else where the words first stand."""
        where = self.text.find(words) if offset is None else offset
        return BadLesson(self.file, self.at(where), words, message)

    def part(self, start: int, end: int | None = None) -> Passage:
        """The passage from one offset to another."""
        return Passage(self.file, self.at(start), self.text[start:end])

    def without_code(self) -> str:
        """The text with everything set as code blanked, each character in its place."""
        return _CODE.sub(lambda found: re.sub(r"[^\n]", " ", found[0]), self.text)


def read_passage(path: Path, root: Path) -> Passage:
    """The whole of a file; its name is given from the root of the book."""
    name = path.relative_to(root).as_posix()
    try:
        text = path.read_text(encoding="utf-8")
    except FileNotFoundError:
        raise BadLesson(name, 1, "", "the file is missing") from None
    except UnicodeDecodeError as error:
        line = error.object.count(b"\n", 0, error.start) + 1
        raise BadLesson(name, line, "", "not UTF-8") from None
    return Passage(name, 1, text)


def read_toml(passage: Passage) -> dict[str, Any]:
    """The passage as TOML, its strings in typographer's quotes."""
    try:
        return {name: _curled(value) for name, value in tomllib.loads(passage.text).items()}
    except tomllib.TOMLDecodeError as error:
        found = _TOML_LINE.search(str(error))
        line = passage.line + int(found[1]) - 1 if found else passage.line
        raise BadLesson(passage.file, line, "", f"not TOML: {error}") from None


def _curled(value: Any) -> Any:
    if isinstance(value, dict):
        return {name: _curled(one) for name, one in value.items()}
    if isinstance(value, list):
        return [_curled(one) for one in value]
    return curl(value) if isinstance(value, str) else value


def curl(text: str) -> str:
    """A text in typographer's quotes: an apostrophe closes, a mark before a word opens."""
    opened = _OPENING.sub(lambda found: "“" if found[0] == '"' else "‘", text)
    return opened.replace('"', "”").replace("'", "’")


def front_matter(passage: Passage) -> tuple[dict[str, Any], Passage]:
    """The TOML between two lines of `+++` at the head of a file, and what comes after it."""
    found = re.match(r"\+\+\+ *\n(.*?)^\+\+\+ *$\n?", passage.text, re.S | re.M)
    if not found:
        raise passage.fault("", "must begin with front matter between two lines of +++")
    return read_toml(passage.part(*found.span(1))), passage.part(found.end())


def expect(
    table: Mapping[str, Any],
    fields: Mapping[str, type],
    where: Passage,
    needed: tuple[str, ...] = (),
) -> None:
    """Refuse a field that is unknown, of another type, or needed and missing or empty."""
    for name, value in table.items():
        if name not in fields:
            raise where.fault(name, f"unknown field; known are {', '.join(fields)}")
        if type(value) is not fields[name]:
            raise where.fault(name, f"must be of type {fields[name].__name__}")
    for name in needed:
        if not table.get(name):
            raise where.fault("", f"{name} is missing")
