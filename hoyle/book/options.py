"""Options in words, beside the houses that set them: `[options.name]` in `houses.toml`.

[options.only_two_in]
title = "Who alone against the age makes a jack"
[options.only_two_in.values]
dealer = "the dealer"

[options.limit]
title = "The limit of a bet or raise"
unit  = "counter"
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import Field, dataclass, field, fields
from typing import Any

from hoyle.book.faults import Faults
from hoyle.book.passage import Passage, expect, read_toml
from hoyle.engine.laws import Law
from hoyle.study.charter import text_of

SEVERAL = ", "


@dataclass(frozen=True, slots=True)
class Option:
    """A field of a game's rules: what a house may set, and how it is said.

    `least`: the least number it may be. `unit`: what a number counts, for one of it. `values`: the
    words for a value, by its text in an address, or for each of several.
    """

    name: str
    law: Law
    default: Any
    choices: tuple[Any, ...] = ()
    least: int = 0
    title: str = ""
    unit: str = ""
    values: Mapping[str, str] = field(default_factory=dict)

    def said(self, value: Any) -> str:
        """A value in words."""
        text = text_of(value)
        if text in self.values:
            return self.values[text]
        if isinstance(value, tuple) and value:
            return SEVERAL.join(map(self.said, value))
        plain = text.replace("-", " ")
        return f"{plain} {self.unit}{'' if value == 1 else 's'}" if self.unit else plain


def read_options(passage: Passage, rules: type, faults: Faults) -> Iterator[Option]:
    """Every option of a game, in the words of the book where it has some."""
    known = {one.name: one for one in fields(rules)}
    words: dict[str, Any] = read_toml(passage).get("options", {})
    for name in words:
        if name not in known:
            faults.append(passage.fault(f"[options.{name}]", "no such rule"))
    for name, rule in known.items():
        with faults.gathered():
            yield _option(rule, words.get(name, {}), passage)


def _option(rule: Field[Any], told: Mapping[str, Any], passage: Passage) -> Option:
    expect(told, {"title": str, "unit": str, "values": dict}, passage)
    return Option(
        name=rule.name,
        law=rule.metadata.get("law", ""),
        default=rule.default,
        choices=rule.metadata.get("choices", ()),
        least=rule.metadata.get("least", 0),
        title=told.get("title", rule.name.replace("_", " ").capitalize()),
        unit=told.get("unit", ""),
        values=told.get("values", {}),
    )
