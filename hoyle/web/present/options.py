"""House options in words: what each is called, what is printed, what a house makes of it."""

from __future__ import annotations

from collections.abc import Iterable

from hoyle.book.houses import House
from hoyle.book.options import Option
from hoyle.book.rooms import Room
from hoyle.web.present.common import View, law_link


def option_view(room: Room, option: Option) -> View:
    """An option: its name, its printed value, its law, and the houses that change it."""
    article = room.articles.get(option.law)
    return {
        "name": option.title,
        "printed": option.said(option.default),
        "law": law_link(article) if article else None,
        "houses": [
            {**house_link(room, house), "value": option.said(house.delta[option.name])}
            for house in room.houses.values()
            if option.name in house.delta
        ],
    }


def options_view(room: Room, names: Iterable[str]) -> list[View]:
    """The options of these names."""
    return [option_view(room, room.options[name]) for name in names if name in room.options]


def options_of_law(room: Room, law: str) -> list[View]:
    """The options that belong to a law."""
    return [option_view(room, one) for one in room.options.values() if one.law == law]


def house_link(room: Room, house: House) -> View:
    """A house's place on the page of houses."""
    return {"href": f"/{room.game.name}/houses/#{house.id}", "label": house.title}


def house_view(room: Room, house: House) -> View:
    """A house: its words, and each of its changes beside what is printed."""
    changes = [
        {**option_view(room, room.options[name]), "value": room.options[name].said(value)}
        for name, value in house.delta.items()
    ]
    hands = [hand for hand in room.hands.values() if hand.record.house == house.id]
    return {
        "id": house.id,
        "title": house.title,
        "html": house.html,
        "changes": changes,
        "charter": f"/{room.game.name}/charter/?house={house.id}",
        "hands": [
            {"href": f"/{room.game.name}/hands/{hand.slug}/", "label": hand.title} for hand in hands
        ],
    }
