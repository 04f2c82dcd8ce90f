"""The rules that an address agrees on: a house of the book, and options of its own on top.

`?house=large-party&limit=5` says the same on every page that plays, rules or reckons.
"""

from __future__ import annotations

from collections.abc import Container
from dataclasses import dataclass
from typing import Any
from urllib.parse import urlencode

from django.http import QueryDict

from hoyle.book.houses import House
from hoyle.book.rooms import Room
from hoyle.study.charter import BadCharter, Pairs, pairs_of, rules_from


@dataclass(frozen=True, slots=True)
class Charter:
    """What a table has agreed: `rules`, which are those of `house` but for `pairs`."""

    room: Room
    house: House
    rules: Any

    @property
    def pairs(self) -> Pairs:
        """The options in which it departs from its house."""
        return pairs_of(self.room.game, self.rules, self.house.delta)

    @property
    def said(self) -> Pairs:
        """The shortest pairs that name it, the house first."""
        return (*((("house", self.house.id),) if self.house.delta else ()), *self.pairs)

    @property
    def query(self) -> str:
        """The same as the end of an address; nothing for the printed rules."""
        return f"?{urlencode(self.said, safe=',')}" if self.said else ""

    @property
    def href(self) -> str:
        """The address of its page."""
        return f"/{self.room.game.name}/charter/{self.query}"


def read_charter(room: Room, asked: QueryDict, but: Container[str] = ()) -> Charter:
    """The charter a query or form names; `but` are words of the page's own. Raises `BadCharter`."""
    house = _house(room, asked)
    pairs = [
        (name, text)
        for name, texts in asked.lists()
        for text in texts
        if name != "house" and name not in but
    ]
    return charter_for(room, rules_from(room.game, house.delta, pairs), house)


def charter_for(room: Room, rules: Any, house: House) -> Charter:
    """These rules, by the name of the house that has them, or else as departures from this one."""
    houses = room.houses.values()
    same = (one for one in houses if one.rules(room.game.rules) == rules)
    return Charter(room, next(same, house), rules)


def printed_house(room: Room) -> House:
    """The house that changes nothing."""
    plain = (house for house in room.houses.values() if not house.delta)
    return next(plain, House("", "As printed", "", ""))


def _house(room: Room, asked: QueryDict) -> House:
    names = asked.getlist("house")
    if len(names) > 1:
        raise BadCharter("house", "It is set more than once.")
    if not names or not names[0]:
        return printed_house(room)
    if names[0] not in room.houses:
        raise BadCharter("house", f"No house is called so; there are {', '.join(room.houses)}.")
    return room.houses[names[0]]
