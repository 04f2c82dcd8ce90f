"""Drills without end: situations, questions and answers made by the engine from a seed.

    drill = make(game, rules, seed, level=2)                   # on anything
    drill = make(game, rules, seed, law="poker.38", examples=examples)      # on one law
    pair = twin(drill.table, drill.ask, drill.question, rng)   # one card apart, answered otherwise

The same seed makes the same drill. A law is looked for in deals played at random; where chance does
not bring it about soon, an example that shows it is dealt again in other suits.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any, NamedTuple

from hoyle.engine.game import Game
from hoyle.engine.laws import Law
from hoyle.study.drills.asking import asks
from hoyle.study.drills.situations import LEVELS, in_other_suits, situation
from hoyle.study.drills.twins import Twin, twin
from hoyle.study.questions import NOTHING, Question, build, decided
from hoyle.study.record import Ask, BadRecord, Branch, Record
from hoyle.study.spot import Table, lay

__all__ = ["LEVELS", "Drill", "Example", "NoDrill", "Twin", "make", "twin"]

MOST_DEALS = 12
MOST_ASKS = 150


class NoDrill(LookupError):
    """Neither chance nor an example brings the law about so that it can be asked."""


class Example(NamedTuple):
    """A hand of the book, or a branch of it, in which a law is at work, under its own rules."""

    rules: Any
    record: Record
    branch: Branch | None


class Drill(NamedTuple):
    """A situation and a question on it.

    `deals`: how many deals were played until one could be asked; the more, the rarer. `example`:
    the hand of the book it was made from, or "".
    """

    table: Table
    ask: Ask
    question: Question
    deals: int
    example: str

    @property
    def load(self) -> int:
        """How much there is to hold in mind: the acts before the question, and the players."""
        return self.question.step + len(self.table.record.stacks)


def make(
    game: Game,
    rules: Any,
    seed: str,
    *,
    level: int = 2,
    law: Law = "",
    examples: Sequence[Example] = (),
    titles: Mapping[Law, str] = NOTHING,
) -> Drill:
    """The drill of a seed. Raises `NoDrill`."""
    rng = Random(f"{game.name}/{law}/{level}/{seed}")
    for deals in range(1, MOST_DEALS + 1):
        table = lay(game, rules, situation(game, rules, rng, LEVELS[level]))
        if found := _asked(table, law, rng, titles):
            return Drill(table, *found, deals, "")
    for example in rng.sample(examples, len(examples)):
        record = in_other_suits(example.record, example.branch, rng)
        table = lay(game, example.rules, record)
        if found := _asked(table, law, rng, titles):
            return Drill(table, *found, MOST_DEALS, record.slug)
    raise NoDrill(law)


def _asked(
    table: Table, law: Law, rng: Random, titles: Mapping[Law, str]
) -> tuple[Ask, Question] | None:
    """The first thing asked that this law decides, or anything where none is named."""
    for number, ask in enumerate(asks(table, rng, choosy=not law)):
        laws = decided(table, ask) if number < MOST_ASKS or law else ()
        if laws and (not law or law in laws):
            try:
                return ask, build(table, ask, titles)
            except BadRecord:
                continue
    return None
