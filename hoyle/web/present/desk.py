"""The desk: its quick tools, and the disputes of every game."""

from __future__ import annotations

from hoyle.book.library import Library
from hoyle.web.desk import TOOLS, tables
from hoyle.web.present.common import View, crumbs
from hoyle.web.present.reading import SHELF

DESK = ("/settle/", "Settle a dispute")


def index(book: Library) -> View:
    """Everything the desk can settle."""
    return {
        "title": "Settle a dispute",
        "crumbs": crumbs(SHELF, here="Settle a dispute"),
        "tools": tools(book),
    }


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
