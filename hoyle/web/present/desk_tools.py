"""The pages of the quick tools: a form for each, kept as it was filled in, and the answer."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from hoyle.book.library import Library
from hoyle.engine.cards import PACK
from hoyle.engine.state import LETTERS
from hoyle.study.referee.facts import words_of
from hoyle.web.desk import POINTS, TOOLS, Tool, keys, seats, tables
from hoyle.web.present import desk_fields as fields
from hoyle.web.present.charter import in_force
from hoyle.web.present.common import View, crumbs
from hoyle.web.present.desk import DESK
from hoyle.web.present.desk_answers import answer
from hoyle.web.present.reading import SHELF
from hoyle.web.putting import Put

Form = Iterator[View]
MOST_HANDS = 8
ORDER = "A leads, then round the table; whoever takes a trick leads to the next: 7c 3c, Kd Ad, …"
LEADING = ("tap", "type", "more")  # the buttons that change the form
SAID = {"high": "High", "low": "Low", "jack": "The Jack", "game": "Game"}


def page(tool: Tool, book: Library, put: Put, found: Any) -> View:
    """A tool with its form, and what it has found."""
    first = _first_heap(tool, put)
    put = _leading(put, first)
    asked = [*FORMS[tool.id](put), *fields.options(put, tool.options), fields.house(put)]
    return {
        "title": tool.title,
        "crumbs": crumbs(SHELF, DESK, here=tool.title),
        "lede": tool.lede,
        "here": put.here,
        "about": _about(tool, book, put),
        "rules": in_force(put.charter),
        "fields": asked,
        "hidden": _hidden(tool, put),
        "ask": tool.title.rstrip("?"),
        "tapping": put.value("by") == "tap",
        "cards": bool(tool.heaps),
        "more": _another(put) if tool.id == "who-wins" else "",
        "first": first,
        "last": LETTERS[min(hands(put), MOST_HANDS - 1)],
        "fault": put.fault.message if put.fault else "",
        "fault_at": fields.fault_at(put, asked),
        "answer": answer(put, found) if found is not None else None,
        "link": put.href(set="" if any(map(put.value, tool.needs)) else "ask", by=""),
        "others": [
            {"href": f"/settle/{one.id}/", "label": one.title}
            for one in TOOLS.values()
            if one is not tool and tables(one, book)
        ],
    }


def _first_heap(tool: Tool, put: Put) -> str:
    """The first field of the form that holds cards; "" where none does."""
    return next((one["name"] for one in FORMS[tool.id](put) if one["name"] in tool.heaps), "")


def _leading(put: Put, first: str) -> Put:
    """The same, led to the hand that is wanted: the first to be filled in, or the one more."""
    pressed = put.value("set")
    lead = LETTERS[hands(put) - 1] if pressed == "more" else first
    return put.saying({**put.said, "lead": lead if pressed in LEADING else ""})


def _about(tool: Tool, book: Library, put: Put) -> View:
    """The orders of hands, or the games, among which one may choose."""
    known = tables(tool, book)
    now = put.value(tool.about, next(iter(known)))
    heaps = {name: put.value(name) for name in tool.heaps if put.value(name)}
    links = [
        {
            "href": Put(put.here, room, put.charter, {tool.about: name, **heaps}).plain_href(),
            "label": title,
            "current": name == now,
        }
        for name, (title, room) in known.items()
    ]
    return {"label": "Order of hands" if tool.about == "order" else "Game", "links": links}


def _hidden(tool: Tool, put: Put) -> list[tuple[str, str]]:
    """What the form sends along unseen: the table, how cards are chosen, and other rules."""
    shown = {"house", *tool.options}
    rules = [(name, text) for name, text in put.charter.pairs if name not in shown]
    own = [(name, put.value(name)) for name in (tool.about, "by") if put.value(name)]
    size = [("n", str(hands(put)))] if tool.id == "who-wins" else []
    return [*own, *size, *rules]


def hands(put: Put) -> int:
    """How many hands the form has room for: one more where another was asked for."""
    given = max((at for at, name in enumerate(LETTERS, 1) if put.value(name)), default=2)
    wanted = put.value("n")
    asked = int(wanted) if wanted in list("2345678") else 2
    return min(MOST_HANDS, max(2, given, asked + (put.value("set") == "more")))


def _another(put: Put) -> str:
    return "Another hand" if hands(put) < MOST_HANDS else ""


def _who_wins(put: Put) -> Form:
    pack = put.room.game.pack(put.charter.rules)
    for name in LETTERS[: hands(put)]:
        help = fields.HELP if name == "A" else ""
        yield fields.cards(put, name, f"Hand {name}", _with_joker(put, pack), help)
    yield fields.number(put, "pool", "Counters in the pool", 0, 99_999)
    yield fields.tick(put, "apart", "The hands come from different deals")


def _with_joker(put: Put, pack: Any) -> Any:
    """The pack, and the joker at a game that may be played with it."""
    rules = put.room.game.rules
    return put.room.game.pack(rules(joker=True)) if "joker" in put.room.options else pack


def _may_open(put: Put) -> Form:
    pack = _with_joker(put, put.room.game.pack(put.charter.rules))
    yield fields.cards(put, "hand", "The hand", pack, fields.HELP)
    yield fields.number(put, "deal", "Which deal of this pot is it?", 1, 40, "1")


def _table(put: Put) -> Form:
    """How many play and who deals."""
    least, most = put.room.game.seats
    if most > least:
        yield fields.number(put, "seats", "Players", least, most, str(least))


def _dealer(put: Put) -> Form:
    letters = LETTERS[: seats(put.room, put.said)]
    yield fields.choice(
        put, "dealer", "Dealer", dict(zip(letters, letters, strict=True)), usual=letters[-1]
    )


def _trump(put: Put) -> View:
    return fields.choice(put, "trump", "Trumps", fields.SUIT_CHOICES, blank="not said")


def _game_count(put: Put) -> Form:
    yield from (*_table(put), *_dealer(put))
    if put.charter.rules.five:
        yield _trump(put)
    sides = {key: " and ".join(key) for key in keys(put.room, put.charter.rules, put.said)}
    for key, name in sides.items():
        yield fields.cards(put, key, f"Taken by {name}", PACK, "The cards that count are enough.")
        yield fields.words(put, f"claim-{key}", f"{name} counts", "As 4 + 10 + 1 = 15, or a total.")
    yield fields.choice(
        put, "claims", "Who claims Game?", {**sides, "nobody": "nobody"}, blank="nobody has said"
    )


def _low(put: Put) -> Form:
    yield from (*_table(put), _trump(put))
    letters = LETTERS[: seats(put.room, put.said)]
    for one in letters:
        yield fields.cards(put, one, f"Trumps dealt to {one}", PACK)
    takers = dict(zip(letters, letters, strict=True))
    yield fields.choice(put, "took-low", "Who took the lowest?", takers, blank="not said")
    yield fields.choice(
        put, "took-jack", "Who took the Jack?", takers, blank="not said, or not out"
    )


def _goes_out(put: Put) -> Form:
    yield from _table(put)
    sides = {key: " and ".join(key) for key in keys(put.room, put.charter.rules, put.said)}
    for key, name in sides.items():
        yield fields.number(put, f"needs-{key}", f"{name} had to go", 1, 99)
    yield fields.words(put, "once", "Scored as it fell", "A turned Jack, a gift, pegs: B 1, A 1.")
    for point in POINTS:
        yield fields.choice(put, f"made-{point}", SAID[point], sides, blank="nobody, or not said")


def _may_play(put: Put) -> Form:
    yield from (*_table(put), _trump(put))
    yield fields.cards(put, "trick", "The trick so far", PACK, "In the order played; A has led.")
    yield fields.cards(put, "hand", "The hand to play from", PACK)


def _whole_deal(put: Put) -> Form:
    yield from _table(put)
    if "turn" in words_of(put.room.game):
        yield fields.words(put, "turned", "Turned for trumps", "The card on the stock, such as 6h.")
    yield fields.words(put, "plays", "Every card as it was played", ORDER)


FORMS: dict[str, Callable[[Put], Form]] = {
    "who-wins": _who_wins,
    "may-open": _may_open,
    "game-count": _game_count,
    "low": _low,
    "goes-out": _goes_out,
    "may-play": _may_play,
    "whole-deal": _whole_deal,
}
