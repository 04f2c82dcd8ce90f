"""A dispute settled: what is still to be asked, the ruling, and what it turned on."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from hashlib import blake2b
from itertools import combinations
from typing import Any

from hoyle.engine.game import Game
from hoyle.engine.laws import Law
from hoyle.study.referee.facts import UNSURE, Dispute, Fact, Facts, accounts
from hoyle.study.referee.ruling import Ruled, rule_on


@dataclass(frozen=True, slots=True)
class Otherwise:
    """The rulings that would be possible if a fact were another."""

    choice: str
    ways: tuple[Ruled, ...]


@dataclass(frozen=True, slots=True)
class Hinge:
    """A fact that the ruling turned on, as it was told, and what it would be otherwise."""

    fact: Fact
    told: str
    others: tuple[Otherwise, ...]


@dataclass(frozen=True, slots=True)
class Elsewhere:
    """How other rules have it: the names of the houses that agree with each other on this."""

    houses: tuple[str, ...]
    ruled: Ruled


@dataclass(frozen=True, slots=True)
class Settlement:
    """The answer of the desk.

    `ways`: every ruling that the facts leave open, one for each that differs; the first is the
    ruling where there is but one. `doubts`: the facts of which nobody was sure. `accounts`: for
    each of the ways, the accounts that lead to it.
    """

    dispute: Dispute
    facts: Facts
    ways: tuple[Ruled, ...]
    accounts: tuple[tuple[Facts, ...], ...]
    doubts: tuple[Fact, ...]
    hinges: tuple[Hinge, ...]

    @property
    def ruled(self) -> Ruled:
        """The ruling, or the first of those that are possible."""
        return self.ways[0]

    @property
    def matters(self) -> bool:
        """Whether what nobody is sure of would change the ruling."""
        return len(self.ways) > 1

    @property
    def laws(self) -> tuple[Law, ...]:
        """The laws at work in it, whichever of the rulings it is."""
        return tuple(dict.fromkeys(law for way in self.ways for law in way.laws))

    @property
    def digest(self) -> str:
        """A mark that changes when anything but the words of the settlement changes."""
        told = repr(sorted(repr(way.essence) for way in self.ways))
        return blake2b(told.encode(), digest_size=5).hexdigest()


@dataclass(frozen=True, slots=True)
class Desk:
    """A dispute under given rules, with the figures of the table."""

    dispute: Dispute
    game: Game
    rules: Any
    figures: Mapping[str, int]

    def rule(self, facts: Facts) -> Ruled:
        """The engine on one complete account."""
        return rule_on(self.dispute, self.game, self.rules, facts, self.figures)

    def question(self, facts: Facts) -> Fact | None:
        """The next fact to ask for: the first not yet asked that can still change the ruling."""
        open_ = [self.rule(account) for account in accounts(self.dispute, facts)]
        unasked = (one for one in self.dispute.facts if one.id not in facts)
        return next((one for one in unasked if _turns(one.id, open_)), None)

    def settle(self, facts: Facts) -> Settlement:
        """The settlement on these facts; what was not told is taken for not sure."""
        open_ = [self.rule(account) for account in accounts(self.dispute, facts)]
        ways: dict[Any, list[Ruled]] = {}
        for ruled in open_:
            ways.setdefault(ruled.essence, []).append(ruled)
        doubted = [one for one in self.dispute.facts if facts.get(one.id) == UNSURE]
        doubts = tuple(one for one in doubted if any(one.id in ruled.facts for ruled in open_))
        return Settlement(
            dispute=self.dispute,
            facts=facts,
            ways=tuple(same[0] for same in ways.values()),
            accounts=tuple(tuple(one.facts for one in same) for same in ways.values()),
            doubts=doubts,
            hinges=tuple(self._hinges(facts, open_)),
        )

    def _hinges(self, facts: Facts, open_: list[Ruled]) -> Iterator[Hinge]:
        """Every fact told that would have changed the ruling, had it been another."""
        today = {ruled.essence for ruled in open_}
        for one in self.dispute.facts:
            told = facts.get(one.id, UNSURE)
            if told == UNSURE or not any(one.id in ruled.facts for ruled in open_):
                continue
            others = tuple(self._otherwise(one, told, facts, today))
            if others:
                yield Hinge(one, told, others)

    def _otherwise(
        self, one: Fact, told: str, facts: Facts, today: set[Any]
    ) -> Iterator[Otherwise]:
        for choice in one.choices:
            if choice.id == told:
                continue
            flipped = {**facts, one.id: choice.id}
            found = [self.rule(account) for account in accounts(self.dispute, flipped)]
            if {ruled.essence for ruled in found} != today:
                ways = {ruled.essence: ruled for ruled in reversed(found)}
                yield Otherwise(choice.id, tuple(reversed(ways.values())))

    def elsewhere(self, facts: Facts, houses: Mapping[str, Any]) -> tuple[Elsewhere, ...]:
        """The houses under which a complete account is ruled on otherwise, those alike together."""
        here = self.rule(facts).essence
        others: dict[Any, list[tuple[str, Ruled]]] = {}
        for name, rules in houses.items():
            ruled = rule_on(self.dispute, self.game, rules, facts, self.figures)
            if ruled.essence != here:
                others.setdefault(ruled.essence, []).append((name, ruled))
        return tuple(
            Elsewhere(tuple(name for name, _ in same), same[0][1]) for same in others.values()
        )


def _turns(fact: str, open_: Iterable[Ruled]) -> bool:
    """Whether two accounts that differ in nothing else both tell of are ruled on differently."""
    return any(
        one.essence != other.essence and _alike_but(fact, one.facts, other.facts)
        for one, other in combinations(open_, 2)
    )


def _alike_but(fact: str, one: Facts, other: Facts) -> bool:
    both = one.keys() & other.keys()
    return fact in both and all((one[name] == other[name]) is (name != fact) for name in both)
