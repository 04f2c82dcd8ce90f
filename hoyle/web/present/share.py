"""A learner's share of the laws of a game: answered on, and seen at work, section by section."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator
from itertools import groupby

from hoyle.book.hands import laws_at
from hoyle.book.rooms import Room
from hoyle.engine.laws import Law
from hoyle.web.gates import name_of
from hoyle.web.models import Place
from hoyle.web.present.common import View
from hoyle.web.records import Stock
from hoyle.web.shelf import library


def share(room: Room, kept: Stock) -> View:
    """How many of the laws asked about the learner has answered on, and how many seen at work.

    Section by section of the room's own book; then the laws that stand in another room's.
    """
    game = room.game.name
    asked = {law for law, questions in room.questions_on.items() if questions}
    answered = {*_answered(room, kept), *kept.drilled(game)}
    seen = {*_seen(room, kept), *kept.met(game)}
    groups = [*_own(room, seen), *_lent(room, seen)]
    return {
        "game": game,
        "asked": len(asked),
        "mine": len(asked & answered),
        "lent": _lent_words(room, asked),
        "groups": groups,
        "seen": _total(groups, "seen"),
        "shown": _total(groups, "of"),
    }


def _total(rows: Iterable[View], what: str) -> int:
    return sum(row[what] for row in rows)


def _own(room: Room, seen: Collection[Law]) -> Iterator[View]:
    """The sections of the room's book; those that are parts of one subject in one group."""
    parts = [
        {"title": part.title, "href": f"#{part.id}", **_told(room, seen, part.articles)}
        for part in room.laws.parts
    ]
    told = [part for part in parts if part["of"]]
    for subject, found in groupby(told, key=lambda part: part["title"].partition(": ")[0]):
        rows = list(found)
        yield {
            "title": subject,
            "href": rows[0]["href"],
            "seen": _total(rows, "seen"),
            "of": _total(rows, "of"),
            "parts": [_within(subject, row) for row in rows] if len(rows) > 1 else [],
        }


def _within(subject: str, row: View) -> View:
    return {**row, "title": row["title"].removeprefix(f"{subject}: ")}


def _told(room: Room, seen: Collection[Law], laws: Iterable[Law]) -> View:
    """How many of these laws the hands of the room show at work, and how many the learner saw."""
    shown = [law for law in laws if room.citations.get(law)]
    return {"of": len(shown), "seen": sum(law in seen for law in shown)}


def _lent(room: Room, seen: Collection[Law]) -> Iterator[View]:
    """The laws at work in this room that stand in another's book, room by room."""
    for game, laws in _by_lender(room, room.citations).items():
        title = f"From the laws of {library().rooms[game].entry.title}, in force here too"
        yield {"title": title, "href": f"/{game}/laws/", **_told(room, seen, laws), "parts": []}


def _by_lender(room: Room, laws: Iterable[Law]) -> dict[str, list[Law]]:
    found: dict[str, list[Law]] = {}
    for law in laws:
        if law in room.articles and law not in room.laws.articles:
            found.setdefault(room.articles[law].game, []).append(law)
    return found


def _lent_words(room: Room, asked: Iterable[Law]) -> str:
    """Which of the laws asked about stand in another room's book, and not on this room's map."""
    lenders = _by_lender(room, asked).items()
    told = [
        f"{len(laws)} in the laws of {library().rooms[game].entry.title}" for game, laws in lenders
    ]
    return ", ".join(told)


def _seen(room: Room, kept: Stock) -> Iterator[Law]:
    """The laws at work in the steps of printed hands that the learner has come to."""
    for (kind, game, slug), place in kept.places.items():
        hand = room.hands.get(slug) if (kind, game) == (Place.HAND, room.game.name) else None
        if hand is not None:
            reached = hand.steps if place.done else hand.steps[: place.step + 1]
            yield from (law for step in reached for law in laws_at(step))


def _answered(room: Room, kept: Stock) -> Iterator[Law]:
    """The laws of printed questions and gates that the learner has answered rightly."""
    for hand in room.hands.values():
        gates = {name_of(before): gate for before, gate in hand.gates.items()}
        for name, question in {**hand.questions, **gates}.items():
            if kept.solved(hand.game, hand.slug, name):
                yield from question.laws
