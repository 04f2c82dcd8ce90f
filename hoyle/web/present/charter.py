"""A table charter: every option with its value and its law, and the form that changes them."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby
from typing import Any
from urllib.parse import urlencode

from hoyle.book.houses import House
from hoyle.book.options import Option
from hoyle.study.charter import MOST, text_of
from hoyle.web.charters import Charter
from hoyle.web.present.common import View, capital, counted, crumbs, law_link
from hoyle.web.present.reading import SHELF, home
from hoyle.web.present.steps import first_sentence


def in_force(charter: Charter) -> View:
    """The rules in force in a line, for parts/in_force.html: the house and what departs from it."""
    options = charter.room.options
    changes = [_change(options[name], charter) for name, _ in charter.pairs]
    return {"title": charter.house.title, "changes": changes, "href": charter.href}


def _change(option: Option, charter: Charter) -> View:
    value = getattr(charter.rules, option.name)
    return {"name": option.title, "value": option.said(value)}


def page(charter: Charter, address: str) -> View:
    """The charter to print, and below it the form."""
    room = charter.room
    rows = [_row(one, charter) for one in _in_order(charter)]
    changed = sum(row["changed"] for row in rows)
    return {
        "title": f"Table charter: {room.entry.title}",
        "crumbs": crumbs(SHELF, home(room), here="Table charter"),
        "game": room.game.name,
        "name": room.entry.title,
        "house": {"title": charter.house.title, "html": charter.house.html},
        "rules": in_force(charter),
        "changed": _changed(changed, len(rows)),
        "parts": _parts(charter, rows),
        "address": address,
        "hidden": {"house": charter.house.id if charter.house.delta else ""},
        "chips": houses_of(charter, f"/{room.game.name}/charter/"),
        "sit_href": f"/{room.game.name}/sit/{charter.query}",
    }


def _changed(changed: int, of: int) -> str:
    if not changed:
        return f"All {of} options are as printed."
    verb = "is" if changed == 1 else "are"
    return f"Of {counted(of, 'option')}, {changed} {verb} not as printed."


def _in_order(charter: Charter) -> list[Option]:
    """The options in the order of the rulebook, those under other rooms' laws last."""
    order = {law: at for at, law in enumerate(charter.room.laws.articles)}
    return sorted(charter.room.options.values(), key=lambda one: order.get(one.law, len(order)))


def _parts(charter: Charter, rows: list[View]) -> list[View]:
    """The rows under the parts of the rulebook."""
    titles = {part.id: part.title for part in charter.room.laws.parts}
    grouped = groupby(rows, key=lambda row: row["part"])
    return [{"title": titles.get(part, "Others"), "rows": list(found)} for part, found in grouped]


def _row(option: Option, charter: Charter) -> View:
    article = charter.room.articles.get(option.law)
    own = charter.room.laws.articles.get(option.law)
    value = getattr(charter.rules, option.name)
    return {
        "name": option.title,
        "field": option.name,
        "value": option.said(value),
        "printed": option.said(option.default),
        "changed": value != option.default,
        "law": law_link(article) if article else None,
        "says": first_sentence(article.says) if article else "",
        "part": own.part if own else "",
        **_control(option, charter),
    }


def _control(option: Option, charter: Charter) -> View:
    """What a form offers: a number with its bounds, or every value there is to choose."""
    value = getattr(charter.rules, option.name)
    if type(option.default) is int:
        nought = "" if option.least else option.values.get("0", "")
        more = {"unit": f"{option.unit}s" if option.unit else "", "nought": nought}
        return {"number": value, "least": option.least, "most": MOST, **more}
    return {
        "choices": [
            {"text": text_of(one), "words": capital(option.said(one)), "chosen": one == value}
            for one in dict.fromkeys((*_values(option, charter), value))
        ]
    }


def _values(option: Option, charter: Charter) -> Iterator[Any]:
    """Every value of an option; of a cycle, those that the book knows."""
    if isinstance(option.default, bool):
        yield from (True, False)
    elif isinstance(option.default, tuple):
        yield option.default
        houses = charter.room.houses.values()
        yield from (one.delta[option.name] for one in houses if option.name in one.delta)
    else:
        yield from option.choices


def houses_of(charter: Charter, here: str, seats: int = 0) -> View:
    """The houses to begin from, at an address."""
    room = charter.room
    found = [
        {
            "href": here + _asked(house, seats),
            "label": house.title,
            "current": house == charter.house and not charter.pairs,
        }
        for house in room.houses.values()
    ]
    return {"label": "Begin from a house", "entries": found}


def _asked(house: House, seats: int) -> str:
    """A house, and how many sit at the table, as an address asks for them."""
    said = ({"house": house.id} if house.delta else {}) | ({"seats": seats} if seats else {})
    return f"?{urlencode(said)}" if said else ""
