"""The page of odds: what is asked, and the figures of one kind of game or the other."""

from __future__ import annotations

from typing import Any
from urllib.parse import urlencode

from hoyle.book.rooms import Room
from hoyle.web.charters import Charter
from hoyle.web.present.charter import in_force
from hoyle.web.present.common import View, crumbs
from hoyle.web.present.odds_asked import Asked, Words, choices
from hoyle.web.present.odds_hands import hand_figures
from hoyle.web.present.odds_trumps import trump_figures, turns
from hoyle.web.present.reading import SHELF, home


def odds_page(charter: Charter, words: Words, asked: Asked | None, fault: str) -> View:
    """The page for what is asked; `fault` says what could not be read, and then nothing is."""
    room, rules, game = charter.room, charter.rules, charter.room.game
    page: View = {
        "title": f"Odds: {room.entry.title}",
        "game": game.name,
        "crumbs": crumbs(SHELF, home(room), here="Odds"),
        "form": _form(charter, words),
        "rules": in_force(charter),
        "fault": fault,
    }
    if asked is None:
        return page
    if game.rankings:
        asked_all = {**dict(charter.said), **words, "every": "yes"}
        every = f"?{urlencode(asked_all)}#draws"
        return {**page, "vying": {**hand_figures(room, rules, asked), "every_href": every}}
    return {**page, "tricks": trump_figures(game, asked)}


def _form(charter: Charter, words: Words) -> View:
    room, rules, game = charter.room, charter.rules, charter.room.game
    least, most = game.seats
    deals = _deals(room, rules, words) if game.openers else []
    return {
        "hidden": [{"name": name, "value": value} for name, value in charter.said],
        "hand": words["hand"],
        "size": "five" if game.rankings else "six",
        "others": choices(max(least - 1, 1), most - 1, words["others"]),
        "turned": words["turned"] if not game.rankings and turns(game) else None,
        "orders": _orders(room, words) if len(game.rankings) > 1 else [],
        "deals": deals if len({one["asked"] for one in deals}) > 1 else [],
    }


def _orders(room: Room, words: Words) -> list[View]:
    return [
        {"value": str(at), "label": ranking.title, "chosen": words["order"] == str(at)}
        for at, ranking in enumerate(room.game.rankings)
    ]


def _deals(room: Room, rules: Any, words: Words) -> list[View]:
    """How many deals of a jack may have been passed out, and what each then asks for."""
    openers = room.game.openers
    return [
        {
            "value": str(failed),
            "asked": openers.asked(rules, failed),
            "label": f"{failed} passed out: {openers.asked(rules, failed).partition(',')[0]}",
            "chosen": words["failed"] == str(failed),
        }
        for failed in range(8)
        if openers
    ]
