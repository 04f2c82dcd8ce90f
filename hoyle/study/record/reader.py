"""The reader: TOML text to `Record`, every fault named with its file, line and words."""

from __future__ import annotations

import re
import tomllib
from dataclasses import replace
from typing import Any

from hoyle.engine.cards import BadCard, Card, parse_cards
from hoyle.engine.state import LETTERS
from hoyle.study.record import fields
from hoyle.study.record.lines import action_from_text
from hoyle.study.record.parts import read_asks, read_branches, read_expects, read_gates, read_lines
from hoyle.study.record.places import Place, header
from hoyle.study.record.types import (
    MOST_COUNTERS,
    MOST_SEATS,
    VERSION,
    BadRecord,
    Line,
    Record,
)

_MOST_TEXT = 200_000
_KINDS = ("ordinary", "jack")
_TOML_LINE = re.compile(r"\(at line (\d+)")
_NOT_SLUG = re.compile(r"[^a-z0-9]+")
_NEEDED = ("variant", "title", "starting_stacks", "actions")


def read_record(text: str, where: str) -> Record:
    """The record a hand file holds. Raises `BadRecord`, naming file, line, words and fault."""
    table, place = _toml(text, where), header(where, text)
    fields.check(table, fields.HEADER, place, _NEEDED)
    _check_header(table, place)
    record = _record(table, place)
    record = replace(record, branches=read_branches(table, place, record))
    return replace(
        record,
        expects=read_expects(table, place, record),
        gates=read_gates(table, place, record),
        asks=read_asks(table, place, record),
    )


def _toml(text: str, where: str) -> dict[str, Any]:
    if len(text) > _MOST_TEXT:
        raise BadRecord(where, 1, "", f"is longer than {_MOST_TEXT} characters")
    try:
        return tomllib.loads(text)
    except (ValueError, RecursionError) as error:
        found = _TOML_LINE.search(str(error))
        line = int(found[1]) if found else max(1, text.count("\n"))
        said = (text.splitlines() or [""])[min(line, text.count("\n") + 1) - 1 :][:1]
        raise BadRecord(where, line, "".join(said).strip()[:120], f"not TOML: {error}") from None


def _record(table: dict[str, Any], place: Place) -> Record:
    seats = len(table["starting_stacks"])
    antes = _antes(table.get("antes", ()), place, seats)
    stem = place.where.rsplit("/", 1)[-1].removesuffix(".toml").lower()
    return Record(
        slug=_NOT_SLUG.sub("-", stem).strip("-") or "hand",
        game=table["variant"],
        title=table["title"],
        stacks=tuple(table["starting_stacks"]),
        lines=read_lines(table["actions"], place, seats, antes),
        players=tuple(table.get("players", LETTERS[:seats])),
        laws=tuple(table.get("laws", ())),
        prepaid=tuple(_seat(name, place, seats) for name in table.get("prepaid", ())),
        antes=tuple(table.get("antes", ())),
        blinds=tuple(table.get("blinds_or_straddles", ())),
        stock=_stock(table.get("stock", ""), place),
        where=place.where,
        **{name: table[name] for name in _PLAIN if name in table},
    )


_PLAIN = ("source", "teaches", "house", "kind", "carried", "failed", "version")


def _antes(antes: list[int], place: Place, seats: int) -> tuple[Line, ...]:
    """The acts that a jack's antes stand for: they are steps like any others."""
    verbs = ("pass-jack", "ante")
    number = place.line_at(place.key("antes"))
    return tuple(
        Line(action_from_text(f"p{seat} {verbs[bool(paid)]}", seats), number=number)
        for seat, paid in enumerate(antes, 1)
    )


def _seat(name: str, place: Place, seats: int) -> int:
    if name not in tuple(LETTERS[:seats]):
        place.fault_of("prepaid", f"“{name}” is no seat; they are {', '.join(LETTERS[:seats])}")
    return LETTERS.index(name)


def _stock(text: str, place: Place) -> tuple[Card, ...]:
    try:
        return parse_cards(text) if text else ()
    except BadCard as error:
        place.fault_of("stock", str(error))


def _check_header(table: dict[str, Any], place: Place) -> None:
    seats = len(table["starting_stacks"])
    if not 1 <= seats <= MOST_SEATS:
        place.fault_of("starting_stacks", f"seats are 1 to {MOST_SEATS}, not {seats}")
    for name in ("starting_stacks", "antes", "blinds_or_straddles", "players"):
        if name in table and len(table[name]) != seats:
            place.fault_of(name, f"must name each of the {seats} seats once")
    for name in ("starting_stacks", "antes", "blinds_or_straddles", "carried", "failed"):
        _check_amounts(name, table.get(name, 0), place)
    _check_words(table, place)


def _check_amounts(name: str, value: int | list[int], place: Place) -> None:
    for one in value if isinstance(value, list) else [value]:
        if not 0 <= one <= MOST_COUNTERS:
            place.fault_of(name, f"{one} is not between 0 and {MOST_COUNTERS}")


def _check_words(table: dict[str, Any], place: Place) -> None:
    if table.get("version", VERSION) != VERSION:
        place.fault_of("version", f"this reader knows version {VERSION}")
    kind = table.get("kind", "ordinary")
    if kind not in _KINDS:
        place.fault_of("kind", f"must be one of {', '.join(_KINDS)}")
    if kind != "jack" and ("antes" in table or "failed" in table):
        place.fault_of("antes" if "antes" in table else "failed", 'asks for kind = "jack"')
    players = table.get("players", ())
    if len(set(players)) < len(players):
        place.fault_of("players", "names a player twice")
    if not table["title"].strip():
        place.fault_of("title", "is empty")
