"""Minimal pairs: the same question at a table one card or one act apart, answered otherwise."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace
from random import Random
from typing import NamedTuple

from hoyle.engine.cards import Card
from hoyle.engine.laws import Law
from hoyle.study.drills.asking import attempts
from hoyle.study.drills.situations import exchanged
from hoyle.study.questions import NOTHING, Question, build
from hoyle.study.record import Ask, BadRecord
from hoyle.study.spot import Table, lay

MOST_TRIES = 40


class Twin(NamedTuple):
    """The other of a pair, and the `cards` that have changed places; none where the act differs."""

    table: Table
    ask: Ask
    question: Question
    cards: tuple[Card, ...]


def twin(
    table: Table, ask: Ask, question: Question, rng: Random, titles: Mapping[Law, str] = NOTHING
) -> Twin | None:
    """A table as near as may be at which the question is answered otherwise; None if none is."""
    for cards, other, again in _near(table, ask, question, rng):
        try:
            found = build(other, again, titles)
        except BadRecord:
            continue
        if found.answer != question.answer:
            return Twin(other, again, found, cards)
    return None


def _near(
    table: Table, ask: Ask, question: Question, rng: Random
) -> Iterator[tuple[tuple[Card, ...], Table, Ask]]:
    """Tables one card away, and then other acts at the same table."""
    for one, other in _exchanges(table, question.step, rng):
        try:
            yield (
                (one, other),
                lay(table.game, table.rules, exchanged(table.record, one, other)),
                ask,
            )
        except BadRecord:
            continue
    if ask.act is not None:
        state = table.courses[""][ask.at].state
        others = [act for act in attempts(table, state, rng) if act.verb == ask.act.verb]
        yield from (((), table, replace(ask, act=act)) for act in others)


def _laid(table: Table, one: Card, other: Card) -> Table | None:
    try:
        return lay(table.game, table.rules, exchanged(table.record, one, other))
    except BadRecord:
        return None


def _exchanges(table: Table, step: int, rng: Random) -> Iterator[tuple[Card, Card]]:
    """A card that somebody holds and one that nobody has, the nearest in rank first."""
    state = table.courses[""][step].state
    held = [card for hand in state.hands for card in hand if card.seen]
    used = {card for line in table.record.lines for card in line.action.cards}
    free = [card for card in table.game.pack(table.rules) if card not in used]
    pairs = [(one, other) for one in held for other in free]
    pairs = rng.sample(pairs, len(pairs))
    pairs.sort(key=lambda pair: abs(pair[0].rank - pair[1].rank))
    return iter(pairs[:MOST_TRIES])
