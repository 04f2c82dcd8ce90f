"""The shelf, a game's contents, its hands and houses, the glossary, and what this book is."""

from __future__ import annotations

from collections.abc import Iterator

from hoyle.book.contents import Entry
from hoyle.book.hands import Hand
from hoyle.book.lessons import Lesson
from hoyle.book.library import Library
from hoyle.book.rooms import Room
from hoyle.web.look import Look
from hoyle.web.present.common import View, counted, crumbs, hand_href, kinds
from hoyle.web.present.options import house_view
from hoyle.web.present.rulings import at_work

SHELF = ("/", "Shelf")


def home(room: Room) -> tuple[str, str]:
    """The place of a game among the crumbs."""
    return f"/{room.game.name}/", room.entry.title


def shelf(book: Library, look: Look) -> View:
    """The shelf."""
    first = next(iter(book.rooms.values()), None)
    return {
        "title": "A rulebook that can rule",
        "books": [_spine(entry, book.rooms.get(entry.game)) for entry in book.shelf],
        "doors": _doors(first) if first else [],
        "work": at_work(first, look) if first else None,
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
    """Four kinds of visit: to learn, to play, to settle a dispute, to show."""
    lesson, home = next(iter(room.lessons.values()), None), f"/{room.game.name}/"
    return [
        _door("Learn", lesson_href(lesson) if lesson else home, "Begin with the first lesson"),
        _door("Play", f"{home}sit/", "Sit down"),
        _door("Settle", "/settle/", "Go to the desk"),
        _door("Show", f"{home}hands/", "Choose a hand"),
    ]


_DOORS = {
    "Learn": "Lessons that move: cards on the table, a step at a time, with the law in force "
    "beside them, and questions as you go.",
    "Play": "A fresh hand against the book’s own players, by the rules you choose. The pack is "
    "sealed before you cut it.",
    "Settle": "You disagree about what has just happened. Say what it was, answer what can still "
    "change the ruling, and send the link.",
    "Show": "One hand at one step, on a page, a slide or paper, each with an address of its own.",
}


def _door(title: str, href: str, label: str) -> View:
    return {"title": title, "href": href, "label": label, "text": _DOORS[title]}


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
    """Hands by the part of the first law they show, numbered through in the book's order."""
    order = list(room.laws.articles)
    ranked = sorted(room.hands.values(), key=lambda one: (_place(_first(one), order), one.title))
    lines = [(_first(one), hand_line(one, at)) for at, one in enumerate(ranked, 1)]
    return [{"title": title, "hands": found} for title, found in _by_part(room, lines) if found]


def _by_part(room: Room, lines: list[tuple[str, View]]) -> Iterator[tuple[str, list[View]]]:
    """What belongs to each part of the rulebook, and at the end what belongs to none."""
    for part in room.laws.parts:
        yield part.title, [line for law, line in lines if law in part.articles]
    yield "Others", [line for law, line in lines if law not in room.laws.articles]


def _place(law: str, order: list[str]) -> int:
    return order.index(law) if law in order else len(order)


def _first(hand: Hand) -> str:
    return hand.record.laws[0] if hand.record.laws else ""


def hand_line(hand: Hand, number: int) -> View:
    """A hand in a list of hands."""
    return {
        "number": number,
        "href": hand_href(hand.game, hand.slug),
        "title": hand.title,
        "teaches": hand.record.teaches,
        "seats": counted(len(hand.record.stacks), "seat"),
        "steps": counted(len(hand.steps) - 1, "step"),
        "branches": counted(len(hand.branches), "other way") if hand.branches else "",
    }


def houses(room: Room) -> View:
    """The houses of a game, by the part of the first law they turn on."""
    lines = []
    for house in room.houses.values():
        fields = list(house.delta)
        law = room.options[fields[0]].law if fields else ""
        lines.append((law, house_view(room, house)))
    plain = [line for _, line in lines if not line["changes"]]
    changed = [one for one in lines if one[1]["changes"]]
    return {
        "title": f"House rules at {room.entry.title}",
        "crumbs": crumbs(SHELF, home(room), here="House rules"),
        "plain": plain,
        "groups": [
            {"title": title, "houses": found} for title, found in _by_part(room, changed) if found
        ],
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
        "kinds": kinds(),
        "rulebooks": [
            {"href": f"/{name}/laws/", "label": room.laws.title}
            for name, room in book.rooms.items()
        ],
    }
