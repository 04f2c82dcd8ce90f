"""House rules as data: `houses.toml`, a table to each house.

[houses.large-party]
title = "A large party"
text  = "Six or seven at the table, who would rather not wait."

[houses.large-party.rules]
ante = 2
only_two_in = ["dealer", "any"]
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, fields
from typing import Any

from hoyle.book.faults import Faults
from hoyle.book.markdown import Renderer
from hoyle.book.passage import Passage, expect, read_toml
from hoyle.study.charter import admits, admitted


@dataclass(frozen=True, slots=True)
class House:
    """A named departure from the printed laws."""

    id: str
    title: str
    text: str
    html: str
    delta: Mapping[str, Any] = field(default_factory=dict)

    def rules(self, kind: type) -> Any:
        """The rules of this house."""
        return kind(**self.delta)


def read_houses(
    passage: Passage, kind: type, renderer: Renderer, faults: Faults
) -> dict[str, House]:
    """Every house of a room, each checked against its game's rules."""
    houses: dict[str, House] = {}
    whole: dict[str, Any] = read_toml(passage)
    expect(whole, {"houses": dict, "options": dict}, passage)
    for name, table in whole.get("houses", {}).items():
        with faults.gathered():
            houses[name] = _house(name, table, passage, kind, renderer)
    return houses


def _house(name: str, table: Any, passage: Passage, kind: type, renderer: Renderer) -> House:
    where = _own_part(passage, name)
    if not isinstance(table, dict):
        raise where.fault(name, "a house is a table")
    expect(table, {"title": str, "text": str, "rules": dict}, where, needed=("title",))
    delta = {key: _frozen(value) for key, value in table.get("rules", {}).items()}
    check_delta(name, delta, where, kind)
    text = table.get("text", "")
    at = where.at(where.text.find(text.strip().partition("\n")[0]))
    html = renderer.render(Passage(where.file, at, text))
    return House(name, table["title"], text, html, delta)


def check_delta(name: str, delta: Mapping[str, Any], where: Passage, kind: type) -> None:
    """Refuse a field the rules do not have, a value of another type, and one they do not take."""
    known = {one.name: one for one in fields(kind)}
    for key, value in delta.items():
        if key not in known:
            raise where.fault(key, f"house {name}: no such rule; known are {', '.join(known)}")
        if not admits(known[key], value):
            must = admitted(known[key])
            raise where.fault(key, f"house {name}: {key} must be {must}, not {value!r}")
    try:
        kind(**delta)
    except (TypeError, ValueError) as error:
        key = next((key for key in delta if key in str(error)), name)
        raise where.fault(key, f"house {name}: {error}") from None


def _own_part(passage: Passage, name: str) -> Passage:
    start = passage.text.find(f"[houses.{name}]")
    return passage.part(start) if start >= 0 else passage


def _frozen(value: Any) -> Any:
    return tuple(_frozen(item) for item in value) if isinstance(value, list) else value


def houses_on(houses: Mapping[str, House], kind: type) -> dict[str, tuple[House, ...]]:
    """Which houses turn on each law."""
    laws = {one.name: one.metadata.get("law", "") for one in fields(kind)}
    turning: dict[str, tuple[House, ...]] = {}
    for house in houses.values():
        for law in dict.fromkeys(laws[name] for name in house.delta):
            turning[law] = (*turning.get(law, ()), house)
    return turning
