"""The desk: its quick tools, and the disputes of every game."""

from __future__ import annotations

from hoyle.book.library import Library
from hoyle.book.rooms import Room
from hoyle.study.referee.disputes import disputes_of
from hoyle.web.desk import TOOLS, tables
from hoyle.web.present.common import View, crumbs
from hoyle.web.present.reading import SHELF, home

DESK = ("/settle/", "Settle a dispute")


def index(book: Library) -> View:
    """Everything the desk can settle."""
    return {
        "title": "Settle a dispute",
        "crumbs": crumbs(SHELF, here="Settle a dispute"),
        "tools": tools(book),
        "games": [
            {
                "title": room.entry.title,
                "href": f"/{room.game.name}/settle/",
                "disputes": disputes(room),
            }
            for room in book.rooms.values()
        ],
    }


def of_game(book: Library, room: Room) -> View:
    """What the desk can settle of one game."""
    return {
        "title": f"Settle a dispute at {room.entry.title}",
        "crumbs": crumbs(SHELF, home(room), here="Settle a dispute"),
        "disputes": disputes(room),
        "tools": tools(book, room.game.name),
        "game": room.game.name,
    }


def disputes(room: Room) -> list[View]:
    """The disputes that may arise in a game, as ways to them."""
    return [
        {"href": f"/{room.game.name}/settle/{one.id}/", "label": one.title, "text": one.says}
        for one in disputes_of(room.game).values()
    ]


def tools(book: Library, game: str = "") -> list[View]:
    """The quick tools, or those that serve one game."""
    found = []
    for tool in TOOLS.values():
        known = tables(tool, book)
        own = [name for name, (_, room) in known.items() if room.game.name == game]
        if own or (known and not game):
            query = f"?{tool.about}={own[0]}" if own else ""
            found.append(
                {"href": f"/settle/{tool.id}/{query}", "label": tool.title, "text": tool.lede}
            )
    return found
