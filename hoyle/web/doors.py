"""What can be done in the book, as a search finds it: the desk, tables, charters, drills, odds."""

from __future__ import annotations

from collections.abc import Iterator

from hoyle.book.library import Library
from hoyle.book.rooms import Room
from hoyle.book.search import Page
from hoyle.study.referee.citing import ruled_under
from hoyle.study.referee.disputes import disputes_of
from hoyle.study.referee.facts import Dispute
from hoyle.web.desk import TOOLS, tables

OF_A_GAME = {
    "sit": ("Sit down to {}", "A fresh deal against the book’s own players."),
    "practise": (
        "Practise {}",
        "Drills without end on any of its laws; what is missed comes back.",
    ),
    "odds": ("Odds at {}", "What a hand may become, what it meets, and who else may hold what."),
    "charter": ("A table charter for {}", "The rules a table agrees on, each with its law."),
}
SAID = {
    "sit": "play game bots opponents players",
    "practise": "drill exercise question train quiz review",
    "odds": "chance probability percent improve discard draw openers jack out",
    "charter": "house rules options agree custom variant",
}


def doors(book: Library) -> Iterator[Page]:
    """Every tool, dispute and house, and of every game its tables, drills, odds and charter."""
    for tool in TOOLS.values():
        served = " ".join(title for title, _ in tables(tool, book).values())
        yield Page("tool", "", tool.id, tool.title, tool.lede, unsaid=served)
    for id, rooms in disputed(book).items():
        yield _dispute(id, rooms)
    for name, room in book.rooms.items():
        for kind, (title, text) in OF_A_GAME.items():
            yield Page(kind, name, kind, title.format(room.entry.title), text, unsaid=SAID[kind])
    for (id, title), rooms in housed(book).items():
        first, games = rooms[0], " ".join(room.entry.title for room in rooms)
        yield Page("house", first.game.name, id, title, first.houses[id].text, unsaid=games)


def disputed(book: Library) -> dict[str, list[Room]]:
    """The rooms that know each dispute."""
    found: dict[str, list[Room]] = {}
    for room in book.rooms.values():
        for id in disputes_of(room.game):
            found.setdefault(id, []).append(room)
    return found


def housed(book: Library) -> dict[tuple[str, str], list[Room]]:
    """The rooms that have a house of each name; the printed rules are none."""
    found: dict[tuple[str, str], list[Room]] = {}
    for room in book.rooms.values():
        for house in (one for one in room.houses.values() if one.delta):
            found.setdefault((house.id, house.title), []).append(room)
    return found


def _dispute(id: str, rooms: list[Room]) -> Page:
    """A dispute is found by what is asked and answered in it, and by the laws it is ruled under."""
    first = rooms[0]
    dispute = disputes_of(first.game)[id]
    words = [room.entry.title for room in rooms]
    words += [first.articles[law].title for law in _ruled_under(first, dispute)]
    for fact in dispute.facts:
        words += [fact.ask, *(choice.text for choice in fact.choices)]
    return Page("dispute", first.game.name, id, dispute.title, dispute.says, unsaid=" ".join(words))


def _ruled_under(room: Room, dispute: Dispute) -> list[str]:
    found = ruled_under(room.game).items()
    return [law for law, known in found if dispute in known and law in room.articles]
