"""The rulings that are possible, those together that rule and pay alike, and what decides."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from itertools import combinations
from typing import Any

from hoyle.study.referee.facts import Facts
from hoyle.study.referee.ruling import Ruled
from hoyle.study.referee.settling import Settlement

Condition = Mapping[str, tuple[str, ...]]


@dataclass(frozen=True, slots=True)
class Alike:
    """Rulings that rule and pay alike, and differ at most in whose say it is then.

    `when`: the conditions under which it is so ruled. Each names only the facts that decide, and
    for each the answers that will do.
    """

    ways: tuple[Ruled, ...]
    when: tuple[Condition, ...]

    @property
    def then(self) -> str:
        """Whose say it is then, where all have it alike."""
        said = {way.then for way in self.ways}
        return said.pop() if len(said) == 1 else ""


def alike(settled: Settlement) -> tuple[Alike, ...]:
    """The possible rulings of a settlement, those together that rule and pay alike."""
    together: dict[Any, list[int]] = {}
    for at, way in enumerate(settled.ways):
        key = (way.before_it, way.verdict, way.line, way.remedy, way.moved)
        together.setdefault(key, []).append(at)
    return tuple(_alike(settled, places) for places in together.values())


def _alike(settled: Settlement, places: list[int]) -> Alike:
    own = [account for at in places for account in _doubted(settled, at)]
    ways = range(len(settled.ways))
    others = [told for at in ways if at not in places for told in _doubted(settled, at)]
    when: list[Condition] = []
    for account in own:
        found = {name: (told,) for name, told in _deciding(account, others).items()}
        when += [found] if found not in when else []
    return Alike(tuple(settled.ways[at] for at in places), tuple(_joined(when)))


def _doubted(settled: Settlement, at: int) -> list[Facts]:
    """The accounts that lead to a ruling, without what is known."""
    doubts = {one.id for one in settled.doubts}
    accounts = settled.accounts[at]
    return [{name: told for name, told in one.items() if name in doubts} for one in accounts]


def _deciding(account: Facts, others: Iterable[Facts]) -> Facts:
    """The least of an account that still tells it from every other."""
    kept = dict(account)
    for name in [*account][::-1]:
        less = {one: told for one, told in kept.items() if one != name}
        if not any(less.items() <= other.items() for other in others):
            kept = less
    return kept


def _joined(when: list[Condition]) -> list[Condition]:
    """Conditions that differ in the answer to one fact alone are one, with either answer."""
    for one, other in combinations(when, 2):
        name = _apart(one, other)
        if name:
            either = {**one, name: (*one[name], *other[name])}
            return _joined([either if each is one else each for each in when if each is not other])
    return when


def _apart(one: Condition, other: Condition) -> str:
    """The one fact in which two conditions differ; none where they differ in more."""
    names = [name for name in one if one[name] != other.get(name)]
    return names[0] if one.keys() == other.keys() and len(names) == 1 else ""
