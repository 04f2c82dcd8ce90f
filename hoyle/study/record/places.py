"""Where in the file a thing stands: TOML readers do not say, and a fault must."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import NoReturn

from hoyle.study.record.types import BadRecord


@dataclass(frozen=True, slots=True)
class Place:
    """A stretch of a file, from one offset to another."""

    where: str
    text: str
    start: int
    end: int

    def line_at(self, offset: int) -> int:
        """The line of the file on which an offset stands."""
        return self.text.count("\n", 0, offset) + 1

    def holds(self, other: Place) -> bool:
        """Whether another stretch lies within this one, or this is the header of the file."""
        return self.start == 0 or self.start <= other.start < self.end

    def number_of(self, words: str, after: int = -1) -> int:
        """The line of the file on which the words first stand; the stretch's own if nowhere."""
        return self.line_at(max(self.find(words, after), self.start))

    def find(self, words: str, after: int = -1) -> int:
        """The offset at which the words first stand after another offset, or -1."""
        return self.text.find(words, max(after, self.start), self.end)

    def key(self, name: str) -> int:
        """The offset of a key's line, or of the stretch where the key stands nowhere."""
        found = re.compile(rf'^[ \t]*"?{re.escape(name)}"?[ \t]*=', re.M).search(
            self.text, self.start, self.end
        )
        return found.start() if found else self.start

    def fault_of(self, name: str, message: str) -> NoReturn:
        """Raise `BadRecord` for a key."""
        raise BadRecord(self.where, self.line_at(self.key(name)), name, message)


_HEAD = re.compile(r"^[ \t]*\[", re.M)


def header(where: str, text: str) -> Place:
    """The stretch before the first table."""
    found = _HEAD.search(text)
    return Place(where, text, 0, found.start() if found else len(text))


def tables(where: str, text: str, name: str) -> tuple[Place, ...]:
    """The stretch of each ``[[name]]``, its own lesser tables with it."""
    heads = re.compile(rf"^[ \t]*\[\[[ \t]*{re.escape(name)}[ \t]*\]\]", re.M)
    other = re.compile(rf"^[ \t]*\[\[?[ \t]*(?!{re.escape(name)}[ \t]*\.)[\w.-]+[ \t]*\]", re.M)
    places = []
    for found in heads.finditer(text):
        next_one = other.search(text, found.end())
        places.append(
            Place(where, text, found.start(), next_one.start() if next_one else len(text))
        )
    return tuple(places)
