"""The page of odds: what is asked, and the figures of one kind of game or the other."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any
from urllib.parse import urlencode

from hoyle.book.rooms import Room
from hoyle.engine.cards import BadCard
from hoyle.study.referee.reading import BadInput
from hoyle.web.charters import Charter
from hoyle.web.present.charter import in_force
from hoyle.web.present.common import View, capital, crumbs
from hoyle.web.present.odds_asked import BadAsking, choices, kept, read_asked
from hoyle.web.present.odds_hands import hand_figures
from hoyle.web.present.odds_trumps import trump_figures, turns
from hoyle.web.present.reading import SHELF, home


def odds_page(charter: Charter, query: Mapping[str, str]) -> View:
    """The page for what a query asks; `fault` says what cannot be read in it."""
    room, rules = charter.room, charter.rules
    game, words = room.game, kept(room.game, query)
    page: View = {
        "title": f"Odds: {room.entry.title}",
        "game": game.name,
        "crumbs": crumbs(SHELF, home(room), here="Odds"),
        "form": _form(charter, words),
        "rules": in_force(charter),
        "fault": "",
    }
    try:
        asked = read_asked(game, rules, words)
    except (BadCard, BadInput, BadAsking) as wrong:
        return {**page, "fault": f"{capital(str(wrong)).rstrip('.')}."}
    if game.rankings:
        asked_all = {**dict(charter.said), **words, "every": "yes"}
        every = f"?{urlencode(asked_all)}#draws"
        return {**page, "vying": {**hand_figures(room, rules, asked), "every_href": every}}
    return {**page, "tricks": trump_figures(game, asked)}


def _form(charter: Charter, words: Mapping[str, str]) -> View:
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


def _orders(room: Room, words: Mapping[str, str]) -> list[View]:
    return [
        {"value": str(at), "label": ranking.title, "chosen": words["order"] == str(at)}
        for at, ranking in enumerate(room.game.rankings)
    ]


def _deals(room: Room, rules: Any, words: Mapping[str, str]) -> list[View]:
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
