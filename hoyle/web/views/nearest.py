"""Pages whose addresses are like one that leads nowhere."""

from __future__ import annotations

from collections.abc import Iterator
from difflib import get_close_matches

from hoyle.book.library import Library, Room
from hoyle.web.present.common import capital
from hoyle.web.shelf import library

LONGEST = 80  # of an address that is worth comparing


def nearest(path: str) -> tuple[dict[str, str], ...]:
    """Up to three links, the likeliest first."""
    places = dict(_places(library()))
    if len(path) > LONGEST:
        return ()
    close = get_close_matches(path, places, n=3, cutoff=0.6)
    return tuple({"href": href, "label": places[href]} for href in close)


def _places(book: Library) -> Iterator[tuple[str, str]]:
    """Every page that has a name of its own, with its title."""
    yield from (("/glossary/", "Glossary"), ("/search/", "Search"), ("/about/", "About"))
    for name, room in book.rooms.items():
        yield from ((f"/{name}{href}", title) for href, title in _room(room))


def _room(room: Room) -> Iterator[tuple[str, str]]:
    yield "/", room.entry.title
    yield from (("/laws/", room.laws.title), ("/hands/", f"The hands of {room.entry.title}"))
    yield from (("/houses/", "House rules"), ("/coverage/", "What is shown and asked"))
    yield from ((f"/laws/{id}/", capital(one.name)) for id, one in room.laws.articles.items())
    yield from ((f"/lessons/{slug}/", one.title) for slug, one in room.lessons.items())
    yield from ((f"/hands/{slug}/", one.title) for slug, one in room.hands.items())
