"""What a dispute is: facts to be asked for, figures, and how they make a record.

A dispute holds no ruling. It writes a record of what is said to have happened, marks in it the act
that is disputed, and the engine rules on that.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any, NamedTuple

from hoyle.engine.game import Game
from hoyle.study.record import Record
from hoyle.study.telling.board import holes

UNSURE = "unsure"
RULED = "ruled"  # the label of the disputed act
Facts = Mapping[str, str]


class Choice(NamedTuple):
    """One answer to a question of fact."""

    id: str
    text: str


@dataclass(frozen=True, slots=True)
class Fact:
    """A question of fact: what is asked, what may be answered, and when it arises at all."""

    id: str
    ask: str
    choices: tuple[Choice, ...]
    arises: Callable[[Facts], bool] = lambda facts: True

    def text(self, choice: str) -> str:
        """An answer in words."""
        return next((one.text for one in self.choices if one.id == choice), "not sure")


def fact(id: str, ask: str, *choices: str, when: Mapping[str, str] | None = None) -> Fact:
    """A question whose choices are written ``id: text``; it arises `when` others are so answered.

    Of several answers that will do, one stands beside the other: ``{"when": "before after"}``.
    """
    parted = (choice.partition(": ") for choice in choices)
    made = tuple(Choice(name, text) for name, _, text in parted)
    if not when:
        return Fact(id, ask, made)
    wanted = {name: frozenset(answers.split()) for name, answers in when.items()}
    return Fact(
        id, ask, made, lambda facts: all(facts.get(one, "") in any_ for one, any_ in wanted.items())
    )


@dataclass(frozen=True, slots=True)
class Figure:
    """A number that the counters depend on and that is easily told: how many sit at the table."""

    id: str
    label: str
    least: int
    most: int
    usual: int


@dataclass(frozen=True, slots=True)
class Case:
    """One complete account of a dispute: the game, its rules, every fact and every figure."""

    game: Game
    rules: Any
    facts: Facts
    figures: Mapping[str, int]

    def says(self, fact: str, *choices: str) -> bool:
        """Whether a fact has been answered in one of these ways."""
        return self.facts.get(fact, "") in choices

    def __getitem__(self, figure: str) -> int:
        return self.figures[figure]


@dataclass(frozen=True, slots=True)
class Dispute:
    """Something that players disagree about.

    `id`: its name in addresses. `title`, `says`: what happened, in the language of the table.
    `needs`: words said, phases or a board, by which a game is known to have it. `write`: the record
    of a case, in which the act that is disputed bears the label `RULED`. `supposes`: options that
    hold because of what is told, such as that a revoke can happen at all. `asks`: what the ruling
    is read from: ``act`` whether it may be done, ``turn`` whose say it is then, ``end`` who wins,
    ``after`` what followed. `tells`: the events that what followed is told by, which may come later
    than the disputed act; where there are none the act, or the turn, answers. `edition`: raised
    when the same facts are written down or answered otherwise though no law has changed, so that
    a link from before is not told that the ruling differs.
    """

    id: str
    title: str
    says: str
    needs: tuple[str, ...]
    facts: tuple[Fact, ...]
    write: Callable[[Case], Record]
    figures: tuple[Figure, ...] = ()
    supposes: Callable[[Facts], Mapping[str, Any]] = lambda facts: {}
    asks: str = "act"
    tells: tuple[str, ...] = ()
    edition: int = 1

    def suits(self, game: Game) -> bool:
        """Whether the game has all the words and phases that the dispute turns on."""
        return set(self.needs) <= words_of(game)

    def fact(self, id: str) -> Fact:
        """The question of that name."""
        return next(one for one in self.facts if one.id == id)

    def usual(self) -> dict[str, int]:
        """The figures of a usual table."""
        return {one.id: one.usual for one in self.figures}


def words_of(game: Game) -> set[str]:
    """Every word said in a game, the names of its phases, the kinds of its deals, and its board."""
    said = {word for phase in game.phases for word in phase.says}
    said |= {phase.name for phase in game.phases} | {f"{kind} deal" for kind in game.kinds}
    return said | {"board"} if holes(game.rules) else said


def accounts(dispute: Dispute, facts: Facts) -> Iterator[dict[str, str]]:
    """Every complete account that these facts leave open; what does not arise is left out.

    A fact that is not known, or not yet asked, may be any of its choices.
    """
    yield from _accounts(dispute.facts, facts, {})


def _accounts(
    asked: tuple[Fact, ...], facts: Facts, told: dict[str, str]
) -> Iterator[dict[str, str]]:
    if not asked:
        yield dict(told)
        return
    first, rest = asked[0], asked[1:]
    if not first.arises(told):
        yield from _accounts(rest, facts, told)
        return
    known = facts.get(first.id, UNSURE)
    for choice in [known] if known != UNSURE else [one.id for one in first.choices]:
        yield from _accounts(rest, facts, {**told, first.id: choice})
