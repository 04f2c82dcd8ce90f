"""The shelf, a game's contents, its hands and houses, the glossary, and what this book is."""

from __future__ import annotations

from collections.abc import Iterable

from hoyle.book.articles import SOURCES
from hoyle.book.contents import Entry
from hoyle.book.hands import Hand
from hoyle.book.lessons import Lesson
from hoyle.book.library import Library
from hoyle.book.rooms import Room
from hoyle.web.present.common import View, crumbs, hand_href
from hoyle.web.present.options import house_view

SHELF = ("/", "Shelf")


def counted(number: int, word: str) -> str:
    """`1 lesson`, `9 lessons`."""
    return f"{number} {word}" if number == 1 else f"{number} {word}s"


def home(room: Room) -> tuple[str, str]:
    """The place of a game among the crumbs."""
    return f"/{room.game.name}/", room.entry.title


def shelf(book: Library) -> View:
    """The shelf."""
    first = next(iter(book.rooms.values()), None)
    return {
        "title": "A rulebook that can rule",
        "books": [_spine(entry, book.rooms.get(entry.game)) for entry in book.shelf],
        "doors": _doors(first) if first else [],
    }


def _spine(entry: Entry, room: Room | None) -> View:
    book: View = {"title": entry.title, "subtitle": entry.tagline, "closed": room is None}
    if room is None:
        return {**book, "lines": ["not yet written"]}
    least, most = room.game.seats
    lines = [
        f"{least} to {most} players",
        counted(len(room.lessons), "lesson"),
        counted(len(room.hands), "hand"),
        counted(len(room.laws.articles), "law"),
    ]
    return {**book, "href": f"/{entry.game}/", "lines": lines}


def _doors(room: Room) -> list[View]:
    """Three kinds of visit: to learn, to settle a dispute, to show."""
    lesson = next(iter(room.lessons.values()), None)
    start = lesson_href(lesson) if lesson else f"/{room.game.name}/"
    return [
        {
            "title": "Learn",
            "href": start,
            "label": "Begin with the first lesson",
            "text": "Lessons that move: cards on the table, a step at a time, with the law in "
            "force beside them, and questions as you go.",
        },
        {
            "title": "Settle",
            "href": f"/{room.game.name}/laws/",
            "label": "Open the rulebook",
            "text": "You disagree about what has just happened. Find the law, the case and the "
            "ruling, and send the link.",
        },
        {
            "title": "Show",
            "href": f"/{room.game.name}/hands/",
            "label": "Choose a hand",
            "text": "One hand at one step, on a page, a slide or paper, each with an address of "
            "its own.",
        },
    ]


def game(room: Room) -> View:
    """A game's contents."""
    return {
        "title": room.entry.title,
        "crumbs": crumbs(SHELF, here=room.entry.title),
        "game": room.game.name,
        "tagline": room.entry.tagline,
        "text": room.entry.description,
        "lessons": [lesson_line(lesson) for lesson in room.lessons.values()],
        "groups": hand_groups(room),
        "parts": [
            {"href": f"/{room.game.name}/laws/#{part.id}", "label": part.title}
            for part in room.laws.parts
        ],
        "counts": {
            "hands": counted(len(room.hands), "hand"),
            "laws": counted(len(room.laws.articles), "article"),
            "readings": counted(len(room.readings), "reading"),
            "houses": counted(len(room.houses), "house"),
        },
    }


def lesson_href(lesson: Lesson) -> str:
    """The address of a lesson."""
    return f"/{lesson.game}/lessons/{lesson.slug}/"


def lesson_line(lesson: Lesson) -> View:
    """A lesson in a list of lessons."""
    return {
        "number": lesson.number,
        "href": lesson_href(lesson),
        "title": lesson.title,
        "summary": lesson.summary,
        "minutes": f"{lesson.minutes} min" if lesson.minutes else "",
    }


def hands(room: Room) -> View:
    """The hands of a game, by the part of the rulebook they belong to."""
    return {
        "title": f"The hands of {room.entry.title}",
        "crumbs": crumbs(SHELF, home(room), here="Hands"),
        "groups": hand_groups(room),
        "count": counted(len(room.hands), "hand"),
    }


def hand_groups(room: Room) -> list[View]:
    """Hands grouped by the part in which the first law they show stands, in the book's order."""
    order = {law: at for at, law in enumerate(room.laws.articles)}
    ranked = sorted(
        room.hands.values(),
        key=lambda hand: (order.get(_first_law(hand), len(order)), hand.title),
    )
    groups = [
        {"title": part.title, "hands": _lines(ranked, part.articles)} for part in room.laws.parts
    ]
    others = [hand for hand in ranked if _first_law(hand) not in order]
    groups.append({"title": "Others", "hands": [hand_line(hand) for hand in others]})
    return [group for group in groups if group["hands"]]


def _lines(hands: Iterable[Hand], laws: tuple[str, ...]) -> list[View]:
    return [hand_line(hand) for hand in hands if _first_law(hand) in laws]


def _first_law(hand: Hand) -> str:
    return hand.record.laws[0] if hand.record.laws else ""


def hand_line(hand: Hand) -> View:
    """A hand in a list of hands."""
    return {
        "href": hand_href(hand.game, hand.slug),
        "title": hand.title,
        "teaches": hand.record.teaches,
        "seats": counted(len(hand.record.stacks), "seat"),
        "steps": counted(len(hand.steps) - 1, "step"),
        "branches": counted(len(hand.branches), "other way") if hand.branches else "",
    }


def houses(room: Room) -> View:
    """The houses of a game."""
    return {
        "title": "House rules",
        "crumbs": crumbs(SHELF, home(room), here="House rules"),
        "houses": [house_view(room, house) for house in room.houses.values()],
        "game": room.game.name,
    }


def glossary(book: Library) -> View:
    """The glossary, under its letters."""
    letters: dict[str, list[View]] = {}
    for term in book.glossary.values():
        line = {"id": term.id, "title": term.title, "html": term.html}
        letters.setdefault(term.title[0].upper(), []).append(line)
    return {
        "title": "Glossary",
        "crumbs": crumbs(SHELF, here="Glossary"),
        "letters": [{"letter": letter, "terms": terms} for letter, terms in letters.items()],
    }


def about(book: Library) -> View:
    """What this book is, and is not."""
    return {
        "title": "About this book",
        "crumbs": crumbs(SHELF, here="About"),
        "kinds": [{"key": key, "label": label} for key, label in SOURCES.items()],
        "rulebooks": [
            {"href": f"/{name}/laws/", "label": room.laws.title}
            for name, room in book.rooms.items()
        ],
    }
