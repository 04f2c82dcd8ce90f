"""Search over all that the book says and does: one small index in memory, built at load."""

from __future__ import annotations

import re
import sqlite3
from collections.abc import Iterable
from threading import Lock
from typing import NamedTuple

MOST = 20  # finds of one query
_LONGEST = 200
_MOST_WORDS = 10
_FEW = 3
_OPEN, _CLOSE = "\x01", "\x02"
_MARKED = re.compile(f"{_OPEN}([^{_CLOSE}]*){_CLOSE}")
_WORD = re.compile(r"[^\W_]+")
_NUMBER = re.compile(r"\s*(?:laws?|article|rule|no\.?|§)?\s*(\d{1,3})\.?\s*", re.I)
_TABLE = """create virtual table pages using fts5(
    title, number, body, unsaid, kind unindexed, game unindexed, key unindexed,
    tokenize='porter unicode61 remove_diacritics 2', prefix='2 3')"""
_FIND = f"""select kind, game, key, title,
    snippet(pages, 2, '{_OPEN}', '{_CLOSE}', '…', 24)
    from pages where pages match ? order by bm25(pages, 10.0, 8.0, 2.0, 1.0)
    * case kind when 'house' then 0.5 else 1 end, rowid limit ?"""


class Page(NamedTuple):
    """Something to be found: a law, a lesson, a hand, a term, or something to be done.

    `unsaid` is found and never shown: the acts of a hand, which a find must not tell beforehand.
    """

    kind: str
    game: str
    key: str
    title: str
    text: str
    number: str = ""
    unsaid: str = ""


class Hit(NamedTuple):
    """A find. `segments`: a stretch of its text, in pieces; True marks the words looked for."""

    kind: str
    game: str
    key: str
    title: str
    segments: tuple[tuple[str, bool], ...]


class Index:
    """The index. Safe to ask from several threads: one connection behind one lock."""

    def __init__(self, pages: Iterable[Page]) -> None:
        self._lock = Lock()
        self._base = sqlite3.connect(":memory:", check_same_thread=False)
        self._base.execute(_TABLE)
        self.add(pages)

    def add(self, pages: Iterable[Page]) -> None:
        """Have these found too."""
        with self._lock:
            self._base.executemany(
                "insert into pages(kind, game, key, title, body, number, unsaid)"
                " values (?, ?, ?, ?, ?, ?, ?)",
                pages,
            )

    def find(self, query: str, limit: int = MOST) -> list[Hit]:
        """The best finds for a law's number, a word or an act; every query has an answer.

        Pages with all the words come first; where they are few, those with any of them follow.
        """
        words = _terms(query[:_LONGEST])
        if not words:
            return []
        hits = self._numbered(query, limit)
        for joint in (" AND ", " OR "):
            hits += self._ask(joint.join(words), limit)
            if len(hits) >= _FEW:
                break
        once: dict[tuple[str, str, str], Hit] = {}
        for hit in hits:
            once.setdefault(hit[:3], hit)
        return list(once.values())[:limit]

    def _numbered(self, query: str, limit: int) -> list[Hit]:
        number = law_number(query)
        return self._ask(f'number : "{number}"', limit) if number is not None else []

    def _ask(self, match: str, limit: int) -> list[Hit]:
        with self._lock:
            rows = self._base.execute(_FIND, (match, limit)).fetchall()
        return [Hit(kind, game, key, title, _cut(text)) for kind, game, key, title, text in rows]


def law_number(query: str) -> int | None:
    """The number of the law that is asked for, if it is one: `38`, `law 38`, `§38`."""
    found = _NUMBER.fullmatch(query[:_LONGEST])
    return int(found[1]) if found else None


def _terms(query: str) -> list[str]:
    """Each word once, whole or begun; a single letter among others is a word, or all would do."""
    words = list(dict.fromkeys(word.lower() for word in _WORD.findall(query)))[:_MOST_WORDS]
    return [f'"{word}"*' if len(word) > 1 or words == [word] else f'"{word}"' for word in words]


def _cut(text: str) -> tuple[tuple[str, bool], ...]:
    """The snippet cut where its marks begin and end."""
    cut = _MARKED.split(text)
    return tuple((part, at % 2 == 1) for at, part in enumerate(cut) if part)
