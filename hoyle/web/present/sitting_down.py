"""Where one sits down: the rules, how many at the table, one's own seat, and tables left open."""

from __future__ import annotations

from hoyle.engine.state import letter
from hoyle.study.telling import number_words
from hoyle.web.charters import Charter
from hoyle.web.models import Sitting
from hoyle.web.present.charter import houses_of, in_force
from hoyle.web.present.common import View, capital, crumbs
from hoyle.web.present.reading import SHELF, home
from hoyle.web.shelf import library
from hoyle.web.sittings import (
    KEPT_FOR,
    LISTED,
    LIVE_FOR,
    MOST_OPEN,
    MOST_PLAYED,
    charter_of_sitting,
)

KINDS = {"ordinary": "An ordinary pool", "jack": "A jack pot"}


def choosing(
    charter: Charter, seats: int, kept: list[Sitting], leaving: list[Sitting], fault: str = ""
) -> View:
    """The form. `leaving`: tables that are cleared away when one sits down to another."""
    room, game = charter.room, charter.room.game
    here = f"/{game.name}/sit/"
    return {
        "title": f"Sit down to {room.entry.title}",
        "crumbs": crumbs(SHELF, home(room), here="Sit down"),
        "game": game.name,
        "name": room.entry.title,
        "here": here,
        "fault": fault,
        "rules": in_force(charter),
        "pairs": charter.said,
        "chips": houses_of(charter, here, seats),
        "numbers": [_number(charter, here, one, seats) for one in _numbers(charter)],
        "seats": [_seat(seat, seats) for seat in range(seats)],
        "seated": seats,
        "kinds": _kinds(charter),
        "tables": [_table(row) for row in kept if not row.over],
        "played": [_table(row) for row in kept if row.over],
        "leaving": [_table(row) for row in leaving],
        "days": {"open": LIVE_FOR.days, "played": KEPT_FOR.days},
        "most": {"open": MOST_OPEN, "played": MOST_PLAYED, "listed": LISTED},
    }


def usual(charter: Charter) -> int:
    """How many sit at a table if nobody says: as many as the game is commonly played by."""
    least, most = charter.room.game.seats
    return min(max(least, charter.room.entry.seats), most)


def _numbers(charter: Charter) -> range:
    least, most = charter.room.game.seats
    return range(least, most + 1)


def _number(charter: Charter, here: str, number: int, chosen: int) -> View:
    pairs = charter.query.removeprefix("?")
    more = f"&{pairs}" if pairs else ""
    words = capital(number_words(number))
    return {"href": f"{here}?seats={number}{more}", "label": words, "current": number == chosen}


def _seat(seat: int, seats: int) -> View:
    last = seat == seats - 1
    role = "deals" if last else "on the dealer’s left" if seat == 0 else ""
    return {"letter": letter(seat), "role": role, "chosen": seat == 0}


def _kinds(charter: Charter) -> list[View]:
    kinds = charter.room.game.kinds
    if len(kinds) < 2:
        return []
    return [
        {"id": kind, "words": KINDS.get(kind, capital(kind)), "chosen": kind == kinds[0]}
        for kind in kinds
    ]


def _table(row: Sitting) -> View:
    rules = in_force(charter_of_sitting(row))
    return {
        "href": f"/{row.game}/sit/{row.key}/",
        "seat": letter(row.seat),
        "game": library().rooms[row.game].entry.title,
        "steps": row.step,
        "when": row.when,
        "rules": rules["title"] + (" and changes" if rules["changes"] else ""),
    }
