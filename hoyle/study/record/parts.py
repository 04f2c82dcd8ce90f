"""The parts of a hand file: its lines, and the tables that follow them."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import replace
from typing import Any

from hoyle.engine.state import DEALER, LETTERS, Action, Seat
from hoyle.study.record import fields
from hoyle.study.record.lines import BadLine, action_from_text, parse_line
from hoyle.study.record.places import Place, tables
from hoyle.study.record.types import (
    MOST_LINES,
    SEATS,
    Ask,
    BadRecord,
    Branch,
    Expect,
    Gate,
    Line,
    Record,
)

_ID = re.compile(r"[a-z0-9]+(?:-[a-z0-9]+)*")


def read_lines(
    texts: list[str], place: Place, seats: int, before: tuple[Line, ...] = ()
) -> tuple[Line, ...]:
    """The lines of ``actions``, after those that went before."""
    lines, at = list(before), place.key("actions")
    if len(texts) + len(before) > MOST_LINES:
        place.fault_of("actions", f"{len(texts)} acts; a hand has at most {MOST_LINES}")
    for text in texts:
        at = max(at, _quoted(text, place, at))
        try:
            lines.append(parse_line(text, seats, place.line_at(at)))
        except BadLine as error:
            raise BadRecord(place.where, place.line_at(at), text, str(error)) from None
        at += 1
    _check_labels(lines, place)
    return tuple(lines)


def _quoted(text: str, place: Place, at: int) -> int:
    """Where a text stands between its quotes."""
    plain = text.replace("\\", "\\\\").replace('"', '\\"')
    found = place.find(f'"{plain}"', at)
    return found if found >= 0 else place.find(f"'{text}'", at)


def _check_labels(lines: Iterable[Line], place: Place) -> None:
    seen: set[str] = set()
    for line in lines:
        if line.label and line.label in seen:
            message = "a label names one step, and this one is used twice"
            raise BadRecord(place.where, line.number, f"@{line.label}", message)
        seen.add(line.label)


def _each(table: dict[str, Any], name: str, place: Place) -> Iterator[tuple[dict[str, Any], Place]]:
    """Each table of that name with its place, or the place of all where it is written inline."""
    key = f"branches.{name}" if place.text.startswith("[[", place.start) else name
    within = [at for at in tables(place.where, place.text, key) if place.holds(at)]
    items = table.get(name, [])
    places = within if len(within) == len(items) else [place] * len(items)
    yield from zip(items, places, strict=True)


def read_branches(table: dict[str, Any], place: Place, record: Record) -> tuple[Branch, ...]:
    """Every ``[[branches]]``."""
    branches = tuple(_branch(one, at, record) for one, at in _each(table, "branches", place))
    _check_ids([(branch.id, branch.number) for branch in branches], place)
    return branches


def _branch(table: dict[str, Any], place: Place, record: Record) -> Branch:
    fields.check(table, fields.BRANCH, place, ("id", "title", "after", "actions"))
    after = _step(table["after"], "after", place, record, None)
    lines = read_lines(table["actions"], place, len(record.stacks))
    branch = Branch(table["id"], table["title"], after, lines, (), place.line_at(place.start))
    _check_labels(record.lines_of(branch), place)
    if after + len(lines) > MOST_LINES:
        place.fault_of("actions", f"a hand has at most {MOST_LINES} acts")
    return replace(branch, expects=read_expects(table, place, record, branch))


def read_expects(
    table: dict[str, Any], place: Place, record: Record, branch: Branch | None = None
) -> tuple[Expect, ...]:
    """Every ``[[expect]]`` of the main line, or of a branch."""
    return tuple(_expect(one, at, record, branch) for one, at in _each(table, "expect", place))


def _expect(table: dict[str, Any], place: Place, record: Record, branch: Branch | None) -> Expect:
    fields.check(table, fields.EXPECT, place)
    last = len(record.lines_of(branch))
    after = _step(table.get("after", last), "after", place, record, branch)
    wants = {name: value for name, value in table.items() if name != "after"}
    for name, value in wants.items():
        if name == "winner":
            names = value if isinstance(value, list) else [value]
            wants[name] = tuple(sorted(_seat(one, name, place, record) for one in names))
        elif name in SEATS:
            wants[name] = DEALER if value == "dealer" else _seat(value, name, place, record)
        elif isinstance(value, list):
            wants[name] = tuple(value)
    return Expect(after, tuple(wants.items()), place.line_at(place.start))


def read_gates(table: dict[str, Any], place: Place, record: Record) -> tuple[Gate, ...]:
    """Every ``[[gates]]``."""
    return tuple(_gate(one, at, record) for one, at in _each(table, "gates", place))


def _gate(table: dict[str, Any], place: Place, record: Record) -> Gate:
    fields.check(table, fields.GATE, place, ("before", "ask"))
    before = _step(table["before"], "before", place, record, None)
    if before == 0:
        place.fault_of("before", "there is no act before the first")
    acts = tuple(_act(text, "acts", place, record) for text in table.get("acts", ()))
    return Gate(before, table["ask"], table.get("note", ""), acts, place.line_at(place.start))


def read_asks(table: dict[str, Any], place: Place, record: Record) -> tuple[Ask, ...]:
    """Every ``[[asks]]``."""
    asks = tuple(_ask(one, at, record) for one, at in _each(table, "asks", place))
    _check_ids([(ask.id, ask.number) for ask in asks], place)
    return asks


def _ask(table: dict[str, Any], place: Place, record: Record) -> Ask:
    fields.check(table, fields.ASK, place, ("id", "at", "ask"))
    branch = record.branch(table.get("branch", ""))
    if "branch" in table and branch is None:
        place.fault_of("branch", f"there is no branch “{table['branch']}”")
    return Ask(
        table["id"],
        table["ask"],
        _step(table["at"], "at", place, record, branch),
        _seat(table["seat"], "seat", place, record) if "seat" in table else None,
        _act(table["act"], "act", place, record) if "act" in table else None,
        tuple(_act(text, "acts", place, record) for text in table.get("acts", ())),
        table.get("prompt", ""),
        _notes(table.get("notes", {}), place),
        table.get("branch", ""),
        place.line_at(place.start),
    )


def _notes(notes: dict[str, Any], place: Place) -> tuple[tuple[str, str], ...]:
    for name, note in notes.items():
        if type(note) is not str:
            place.fault_of(name, "a note is text")
    return tuple(notes.items())


def _act(text: str, key: str, place: Place, record: Record) -> Action:
    try:
        return action_from_text(text, len(record.stacks))
    except BadLine as error:
        raise BadRecord(
            place.where, place.number_of(text, place.key(key)), text, str(error)
        ) from None


def _seat(name: object, key: str, place: Place, record: Record) -> Seat:
    letters = LETTERS[: len(record.stacks)]
    if not isinstance(name, str) or name not in tuple(letters):
        place.fault_of(key, f"“{name}” is no seat; they are {', '.join(letters)}")
    return letters.index(name)


def _step(value: object, key: str, place: Place, record: Record, branch: Branch | None) -> int:
    known = type(value) is int or isinstance(value, str)
    step = record.step_of(str(value), branch) if known else None
    if step is None:
        last = len(record.lines_of(branch))
        place.fault_of(key, f"“{value}” names no step; numbers go from 0 to {last}")
    return step


def _check_ids(ids: list[tuple[str, int]], place: Place) -> None:
    seen: set[str] = set()
    for id, number in ids:
        if not _ID.fullmatch(id):
            raise BadRecord(place.where, number, id, "an id is small letters, figures and hyphens")
        if id in seen:
            raise BadRecord(place.where, number, id, "this id is used twice")
        seen.add(id)
