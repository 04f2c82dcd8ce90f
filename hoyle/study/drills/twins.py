"""Minimal pairs: the same question at a table one card or one act apart, answered otherwise.

Two cards change places, or a player does something else than he did, and the engine is asked again.
So many tables are tried and no more: where none of them turns the answer, there is no pair.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import replace
from itertools import combinations, islice, product, zip_longest
from random import Random
from typing import NamedTuple

from hoyle.engine.cards import Card
from hoyle.engine.game import legal_actions
from hoyle.engine.laws import Law
from hoyle.engine.state import DEALER, Action
from hoyle.study.checking import marked
from hoyle.study.drills.asking import attempts
from hoyle.study.drills.situations import exchanged
from hoyle.study.questions import NOTHING, Question, answer_to, build
from hoyle.study.record import Ask, BadRecord, Line, Record
from hoyle.study.replay import rule_all
from hoyle.study.spot import Table

MOST_CARDS, MOST_LINES = 150, 100  # tables tried of either sort
MOST_ACTS = 4  # instead of any one act


class Twin(NamedTuple):
    """The other of a pair.

    `cards`: the two that have changed places. `line`: the number of the act that is another. None
    of both where it is the act asked about that differs.
    """

    table: Table
    ask: Ask
    question: Question
    cards: tuple[Card, ...] = ()
    line: int = 0


class _Near(NamedTuple):
    table: Table
    ask: Ask
    cards: tuple[Card, ...] = ()
    line: int = 0


def twin(
    table: Table, ask: Ask, question: Question, rng: Random, titles: Mapping[Law, str] = NOTHING
) -> Twin | None:
    """A table as near as may be at which the question is answered otherwise; None if none is."""
    for near in _near(table, ask, question, rng):
        if len(near.table.courses[""]) <= ask.at:
            continue
        answer = answer_to(near.table, near.ask)
        if answer is None or answer == question.answer:
            continue
        try:
            found = build(near.table, near.ask, titles)
        except BadRecord:
            continue
        return Twin(near.table, near.ask, found, near.cards, near.line)
    return None


def _near(table: Table, ask: Ask, question: Question, rng: Random) -> Iterator[_Near]:
    """Tables one card away, other acts asked about, and tables at which something else was done."""
    yield from islice(_dealt_otherwise(table, ask, question.step, rng), MOST_CARDS)
    if ask.act is not None:
        state = table.courses[""][ask.at].state
        others = [act for act in attempts(table, state, rng) if act.verb == ask.act.verb]
        yield from (_Near(table, replace(ask, act=act)) for act in others)
    yield from islice(_done_otherwise(table, ask, rng), MOST_LINES)


def _dealt_otherwise(table: Table, ask: Ask, step: int, rng: Random) -> Iterator[_Near]:
    for one, other in _exchanges(table, step, rng):
        yield _Near(_laid(table, exchanged(table.record, one, other)), ask, (one, other))


def _exchanges(table: Table, step: int, rng: Random) -> Iterator[tuple[Card, Card]]:
    """A card of somebody's and one that nobody has, or two of two players; near ranks first."""
    hands = _hands(table, step)
    held = [card for hand in hands for card in hand]
    used = {card for line in table.record.lines for card in line.action.cards}
    free = [card for card in table.game.pack(table.rules) if card not in used]
    others = [pair for one, other in combinations(hands, 2) for pair in product(one, other)]
    found = [_nearest(product(held, free), rng), _nearest(others, rng)]
    return (pair for pairs in zip_longest(*found) for pair in pairs if pair)


def _hands(table: Table, step: int) -> list[list[Card]]:
    """What each holds at a step; where all is played, what each was dealt last."""
    steps = table.courses[""][: step + 1]
    full = max((len(one.state.hands[0]), one.number) for one in steps)[1] if steps else 0
    state = steps[-1].state if any(steps[-1].state.hands) else steps[full].state
    return [[card for card in hand if card.seen] for hand in state.hands]


def _nearest(pairs: Iterable[tuple[Card, Card]], rng: Random) -> list[tuple[Card, Card]]:
    found = list(pairs)
    found = rng.sample(found, len(found))
    return sorted(found, key=lambda pair: abs(pair[0].rank - pair[1].rank))[:MOST_CARDS]


def _done_otherwise(table: Table, ask: Ask, rng: Random) -> Iterator[_Near]:
    """Something else done, as near as may be to what is asked about, or to the end."""
    record = table.record
    last = len(record.lines)
    numbers = sorted(range(1, last + 1), key=lambda n: min(abs(n - ask.at - 1), last - n))
    for number in numbers:
        for act in _others(table, number, rng):
            lines = (*record.lines[: number - 1], Line(act), *record.lines[number:])
            yield _Near(_laid(table, replace(record, lines=lines)), ask, line=number)


def _others(table: Table, number: int, rng: Random) -> list[Action]:
    """What might lawfully have been done instead of an act: a few, every word and card once."""
    done = table.record.lines[number - 1].action
    state = table.courses[""][number - 1].state
    if done.seat == DEALER or state.turn != done.seat:
        return []
    found = [act for act in legal_actions(table.game, state) if act != done]
    once = {(act.verb, act.cards): act for act in rng.sample(found, len(found))}
    return list(once.values())[:MOST_ACTS]


def _laid(table: Table, record: Record) -> Table:
    """The acts of a record as far as they can be done, marked anew."""
    unmarked = tuple([Line(line.action) for line in record.lines])
    course = rule_all(table.game, table.rules, replace(record, lines=unmarked))
    lines = tuple([marked(step) for step in course.steps[1:]])
    return Table(table.game, table.rules, replace(record, lines=lines), {"": course.steps})
