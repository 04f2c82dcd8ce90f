"""Laws by their ids, and the rulings that cite them.

The words of a law are in the book; here it is only an id such as ``poker.38``, stamped on the one
function that carries it out.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field, replace
from enum import Enum
from functools import lru_cache
from typing import Any, TypeVar

Law = str
F = TypeVar("F", bound=Callable[..., object])


def law(*ids: Law) -> Callable[[F], F]:
    """Stamp a guard, an effect or a scorer with the laws it carries out."""

    def stamp(function: F) -> F:
        function.laws = ids  # type: ignore[attr-defined]
        return function

    return stamp


def to_others(guard: F) -> F:
    """Mark a guard that has nothing against the seat whose say it is: only others are asked it."""
    guard.to_others = True  # type: ignore[attr-defined]
    return guard


def laws_of(function: Callable[..., object]) -> tuple[Law, ...]:
    """The laws a function is stamped with; empty when it carries none."""
    return getattr(function, "laws", ())


def option(default: Any, law: Law, *choices: Any, least: int = 0) -> Any:
    """A field of a game's rules with the law it belongs to and, where they are few, its values.

    Of an option that is several words, `choices` are the words; a number is `least` or more.
    """
    metadata = {"law": law, "choices": choices, "least": least}
    return field(default=default, metadata=metadata)


class Verdict(Enum):
    """What becomes of an act: done, done with a consequence, or not done."""

    LAWFUL = "lawful"
    IRREGULAR = "irregular"
    REFUSED = "refused"


@dataclass(frozen=True, slots=True)
class Ruling:
    """The judge's answer to one act.

    `fine` is in whole white counters. `readings` are the numbers of the readings it rests on.
    `heard` is set where it rests on cards the table has not seen: the laws that the others hear
    cited, to whom an act that is done is as lawful as any, and one that is refused is refused
    without a reason. `void` marks an irregular act that has happened and counts for nothing.
    `bare` marks the refusal of a word of which no more is said than that it has no place.
    """

    verdict: Verdict
    laws: tuple[Law, ...]
    reason: str
    fine: int = 0
    readings: tuple[str, ...] = ()
    heard: tuple[Law, ...] = ()
    void: bool = False
    bare: bool = False

    @property
    def private(self) -> bool:
        """Whether it rests on cards the table has not seen."""
        return bool(self.heard)

    def as_heard(self) -> Ruling:
        """What the rest of the table hears of it."""
        if not self.heard:
            return self
        if self.verdict is Verdict.REFUSED:
            return Ruling(Verdict.REFUSED, self.heard, "It cannot be done here.")
        return Ruling(Verdict.LAWFUL, self.heard, "")

    def under(self, laws: tuple[Law, ...]) -> Ruling:
        """The same ruling citing these laws, where it does not name its own."""
        return self if self.laws else replace(self, laws=laws)


@lru_cache(maxsize=256)
def lawful(*laws: Law, readings: tuple[str, ...] = (), heard: tuple[Law, ...] = ()) -> Ruling:
    """The act is done, under these laws and not under those of its word."""
    return Ruling(Verdict.LAWFUL, laws, "", 0, readings, heard)


def refuse(
    reason: str,
    *,
    laws: tuple[Law, ...] = (),
    readings: tuple[str, ...] = (),
    heard: tuple[Law, ...] = (),
) -> Ruling:
    """The act does not happen."""
    return Ruling(Verdict.REFUSED, laws, reason, 0, readings, heard)


def irregular(
    reason: str,
    *,
    laws: tuple[Law, ...] = (),
    fine: int = 0,
    readings: tuple[str, ...] = (),
    heard: tuple[Law, ...] = (),
    void: bool = False,
) -> Ruling:
    """The act happens, and a law attaches a consequence to it."""
    return Ruling(Verdict.IRREGULAR, laws, reason, fine, readings, heard, void)


class Unlawful(Exception):
    """An act the judge refuses was applied all the same; carries the ruling."""

    def __init__(self, ruling: Ruling) -> None:
        super().__init__(ruling.reason)
        self.ruling = ruling
