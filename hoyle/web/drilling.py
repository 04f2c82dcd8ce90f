"""A drill from its address: the seed, the law, how hard, and the rules of the table."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import lru_cache
from random import Random
from typing import Any
from urllib.parse import urlencode

from hoyle.book.hands import Hand
from hoyle.book.rooms import Room
from hoyle.engine.cards import Card
from hoyle.engine.laws import Law
from hoyle.study.drills import Drill, Example, Twin, make, twin
from hoyle.study.replay import Step
from hoyle.web.charters import Charter
from hoyle.web.shelf import library
from hoyle.web.walk import Walk

WORDS = ("law", "level", "pair", "choice", "attempt", "hint", "why", "show")
LONGEST_SEED = 9
USUAL = 2


@dataclass(frozen=True, slots=True)
class Practice:
    """What the address of a drill asks for.

    `pair`: the other table of a minimal pair. `choice`: the answer given, at which `attempt`.
    """

    charter: Charter
    seed: int
    law: Law = ""
    level: int = USUAL
    pair: bool = False
    choice: str = ""
    attempt: int = 0

    @property
    def room(self) -> Room:
        """The room of its game."""
        return self.charter.room

    @property
    def query(self) -> dict[str, str]:
        """What stands in its address beside the seed."""
        said = dict(self.charter.said)
        said |= {"law": self.law} if self.law else {}
        said |= {"level": str(self.level)} if self.level != USUAL else {}
        said |= {"pair": "1"} if self.pair else {}
        answered = {"choice": self.choice, "attempt": str(self.attempt)}
        return said | (answered if self.choice else {})

    @property
    def href(self) -> str:
        """Its address."""
        query = f"?{urlencode(self.query)}" if self.query else ""
        return f"/{self.room.game.name}/practise/{self.seed}/{query}"

    @property
    def fresh(self) -> Practice:
        """The same, not yet answered."""
        return replace(self, choice="", attempt=0)

    def answered(self, choice: str, attempt: int) -> Practice:
        """The same with an answer given."""
        return replace(self, choice=choice, attempt=attempt)

    @property
    def next(self) -> Practice:
        """The one after it."""
        return replace(self.fresh, seed=(self.seed + 1) % 10**LONGEST_SEED, pair=False)

    @property
    def twin(self) -> Practice:
        """The other of its pair."""
        return replace(self.fresh, pair=not self.pair)


@dataclass(frozen=True, slots=True)
class Laid:
    """A drill laid out: the way to its table, and what parts it from the other of its pair.

    `changed`: two cards that have changed places. `was`: the step that was another, at its number.
    """

    drill: Drill
    walk: Walk
    changed: tuple[Card, ...] = ()
    was: Step | None = None


def laid(practice: Practice) -> Laid | None:
    """The drill, or the other of its pair; None where there is no other. Raises `NoDrill`."""
    room = practice.room
    place = (room.game.name, practice.charter.rules, practice.seed, practice.law, practice.level)
    drill = _made(*place)
    if not practice.pair:
        return Laid(drill, _walk(room, drill))
    found = _other(*place)
    if found is None:
        return None
    changed = drill._replace(table=found.table, ask=found.ask, question=found.question)
    was = drill.table.courses[""][found.line] if found.line else None
    return Laid(changed, _walk(room, changed), found.cards, was)


@lru_cache(maxsize=256)
def _made(game: str, rules: Any, seed: int, law: Law, level: int) -> Drill:
    room = library().rooms[game]
    examples = _examples(room, law) if law else ()
    return make(
        room.game,
        rules,
        str(seed),
        level=level,
        law=law,
        examples=examples,
        titles=_titles(room),
    )


@lru_cache(maxsize=256)
def _other(game: str, rules: Any, seed: int, law: Law, level: int) -> Twin | None:
    drill = _made(game, rules, seed, law, level)
    titles = _titles(library().rooms[game])
    return twin(drill.table, drill.ask, drill.question, Random(seed), titles)


def _titles(room: Room) -> dict[Law, str]:
    """The name of every law, those of the room first."""
    own = {law: article.title for law, article in room.laws.articles.items()}
    return own | {law: article.title for law, article in room.articles.items() if law not in own}


def _examples(room: Room, law: Law) -> tuple[Example, ...]:
    """The hands of the book, and branches of them, in which the law is at work."""
    places = {(one.hand, one.branch or "") for one in room.citations.get(law, ())}
    found = [(room.hands[slug], branch) for slug, branch in sorted(places)]
    return tuple(
        [Example(hand.rules, hand.record, hand.record.branch(branch)) for hand, branch in found]
    )


def _walk(room: Room, drill: Drill) -> Walk:
    question = drill.question
    hand = Hand(drill.table, None, {question.id: question}, {})
    return Walk(room, hand, hand.steps, hand.rules)
