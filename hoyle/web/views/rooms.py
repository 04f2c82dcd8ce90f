"""Finding what an address names, or saying that the book has no such thing."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeVar

from django.http import Http404

from hoyle.book.articles import Article
from hoyle.book.hands import Hand
from hoyle.book.lessons import Lesson
from hoyle.book.rooms import Room
from hoyle.web.shelf import library
from hoyle.web.sittings import hand_at

T = TypeVar("T")
LONGEST_NAME = 60  # of a name that is worth repeating


def room_of(game: str) -> Room:
    """The room of a game."""
    return _found(library().rooms, game, "There is no game called “{}” on the shelf.")


def article_of(room: Room, law: str) -> Article:
    """An article by its law's id."""
    return _found(room.laws.articles, law, "The rulebook has no law called “{}”.")


def numbered(room: Room, law: str) -> Article | None:
    """The article of a law asked for by its number alone; None where no number is asked for."""
    if not (law.isascii() and law.isdigit()):
        return None
    for one in room.laws.articles.values():
        if str(one.number) == law:
            return one
    held = room.law_numbers
    words = f"It holds laws {min(held)} to {max(held)}" if held else "None of its laws has a number"
    raise Http404(f"The rulebook does not hold a law {law[:LONGEST_NAME]}. {words}.")


def lesson_of(room: Room, slug: str) -> Lesson:
    """A lesson by its name."""
    return _found(room.lessons, slug, "There is no lesson called “{}” in this room.")


def hand_of(room: Room, slug: str) -> Hand:
    """A hand by its name."""
    hand = hand_at(room, slug)
    return hand or _found(room.hands, slug, "There is no hand called “{}” in this room.")


def _found(things: Mapping[str, T], name: str, words: str) -> T:
    if name in things:
        return things[name]
    shown = name if len(name) <= LONGEST_NAME else f"{name[:LONGEST_NAME]}…"
    raise Http404(words.format(shown))
