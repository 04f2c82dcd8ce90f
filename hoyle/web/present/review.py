"""What comes back today: a few things missed before, and where to go on without end."""

from __future__ import annotations

from collections.abc import Iterable

from hoyle.book.library import Library
from hoyle.book.rooms import Room
from hoyle.web.models import DRILLS, Review
from hoyle.web.present.common import View, capital, crumbs
from hoyle.web.present.reading import SHELF
from hoyle.web.present.ways import question_href

SEEDS = 10**9


def review(book: Library, due: Iterable[Review]) -> View:
    """The page of what comes back; never a count of all that waits."""
    return {
        "title": "Practise",
        "crumbs": crumbs(SHELF, here="Practise"),
        "due": lines(book, due),
        "rooms": [
            {"title": room.entry.title, "href": f"/{room.game.name}/practise/"}
            for room in book.rooms.values()
        ],
    }


def lines(book: Library, due: Iterable[Review]) -> list[View]:
    """Each thing and where it is asked, less what the book no longer holds."""
    found = ((book.rooms.get(one.game), one) for one in due)
    asked = (_line(room, one) for room, one in found if room is not None)
    return [line for line in asked if line is not None]


def _line(room: Room, one: Review) -> View | None:
    if one.item.startswith(DRILLS):
        return _law(room, one)
    slug, _, name = one.item.partition("/")
    hand = room.hands.get(slug)
    if hand is None or name not in hand.questions:
        return None
    label = hand.questions[name].prompt
    return {"href": question_href(hand, name), "label": label, "from": hand.title}


def _law(room: Room, one: Review) -> View | None:
    """A drill on the law, another each time it comes back."""
    article = room.articles.get(one.item.removeprefix(DRILLS))
    if article is None:
        return None
    href = f"/{room.game.name}/practise/{int(one.due.timestamp()) % SEEDS}/?law={article.id}"
    return {"href": href, "label": capital(article.name), "from": f"{room.entry.title}, a drill"}
