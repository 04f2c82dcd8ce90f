"""The table of contents: `contents.toml`, a `[[games]]` to each room in the order of the shelf.

title = "Hoyle"

[[games]]
game = "draw-poker"
title = "Draw Poker"
tagline = "The ordinary pool, and the jack pots"
description = "…"
seats = 5                              # at how many one sits down to it, if nobody says: or 4
status = "open"                        # or "soon": on the shelf, but not to be entered
lessons = ["01-seats", "02-opening"]   # the files, in order
searches = ["law 38", "bobtail"]       # what one might look for; offered where nothing was

[games.promise]                        # what the room must hold; a proof of the book
lessons = 9
questions = 60
readings = 37                          # the last of them; first_reading = 1 unless it says so
hands = ["opening"]
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from hoyle.book.faults import Faults
from hoyle.book.passage import Passage, expect, read_toml

_STATUS = ("open", "soon")
_FIELDS: dict[str, type] = {
    **dict.fromkeys(("game", "title", "tagline", "description", "status"), str),
    "lessons": list,
    "searches": list,
    "seats": int,
    "promise": dict,
}
_PROMISE: dict[str, type] = {
    **dict.fromkeys(("lessons", "questions", "readings", "first_reading"), int),
    "hands": list,
}


@dataclass(frozen=True, slots=True)
class Promise:
    """What a room must hold: at least so many lessons and questions, the readings from the first
    to the last once each, and at least the hands named."""

    lessons: int = 0
    questions: int = 0
    readings: int = 0
    first_reading: int = 1
    hands: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Entry:
    """A game on the shelf."""

    game: str
    title: str
    tagline: str = ""
    description: str = ""
    status: str = "open"
    seats: int = 4
    lessons: tuple[str, ...] = ()
    searches: tuple[str, ...] = ()
    promise: Promise = Promise()


@dataclass(frozen=True, slots=True)
class Contents:
    """The shelf."""

    title: str
    shelf: tuple[Entry, ...]


def read_contents(passage: Passage, faults: Faults) -> Contents:
    """The shelf as the file has it; a faulty entry is left out and named among the faults."""
    table = read_toml(passage)
    expect(table, {"title": str, "games": list}, passage, needed=("title", "games"))
    shelf: list[Entry] = []
    for one in table["games"]:
        with faults.gathered():
            shelf.append(_entry(one, passage))
    return Contents(table["title"], tuple(shelf))


def _entry(table: dict[str, Any], passage: Passage) -> Entry:
    name = str(table.get("game", ""))
    where = passage.part(max(passage.text.find(f'"{name}"'), 0))
    expect(table, _FIELDS, where, needed=("game", "title"))
    promise = table.get("promise", {})
    expect(promise, _PROMISE, where)
    if table.get("status", "open") not in _STATUS:
        raise where.fault(table["status"], f"status must be one of {', '.join(_STATUS)}")
    return Entry(
        **table
        | {
            "lessons": tuple(table.get("lessons", ())),
            "searches": tuple(table.get("searches", ())),
            "promise": Promise(**promise | {"hands": tuple(promise.get("hands", ()))}),
        }
    )
