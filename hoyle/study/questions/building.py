"""From an `Ask` to a `Question`: the engine's answer, the misreadings' answers, and an order."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import replace
from hashlib import sha256
from types import MappingProxyType
from typing import NoReturn

from hoyle.engine.laws import Law
from hoyle.engine.state import Action
from hoyle.study.misreadings import misled
from hoyle.study.questions.acting import ACTING
from hoyle.study.questions.ending import ENDING
from hoyle.study.questions.joker import JOKERS
from hoyle.study.questions.kind import Kind, id_of
from hoyle.study.questions.pegging import PEGGING
from hoyle.study.questions.standing import STANDING
from hoyle.study.questions.tricks import TRICKS
from hoyle.study.questions.types import Choice, Question
from hoyle.study.record import Ask, BadRecord, Gate
from hoyle.study.spot import Spot, Table, Value

KINDS: Mapping[str, Kind] = {**ACTING, **STANDING, **ENDING, **JOKERS, **TRICKS, **PEGGING}
_MOST_MISREAD = 4
NOTHING: Mapping[Law, str] = MappingProxyType({})


def build(table: Table, ask: Ask, titles: Mapping[Law, str] = NOTHING) -> Question:
    """The question an ``[[asks]]`` table puts. Raises `BadRecord` where it cannot be asked."""
    kind = KINDS.get(ask.kind)
    if kind is None:
        _fault(table, ask, f"“{ask.kind}” is not a kind of question: {', '.join(KINDS)}")
    spot = Spot(table, ask, table.rules, titles)
    right = kind.value(spot)
    if right is None:
        _fault(table, ask, f"“{ask.kind}” cannot be asked here: the engine has no answer to it")
    return _question(kind, spot, right)


def decided(table: Table, ask: Ask) -> tuple[Law, ...]:
    """The laws that decide what an `Ask` asks; none where the engine has no answer to it."""
    kind, spot = KINDS[ask.kind], Spot(table, ask, table.rules, NOTHING)
    return () if kind.value(spot) is None else kind.why(spot)[0]


def answer_to(table: Table, ask: Ask) -> str | None:
    """The id of the right answer to what an `Ask` asks; None where the engine has none."""
    value = KINDS[ask.kind].value(Spot(table, ask, table.rules, NOTHING))
    return None if value is None else id_of(value)


def _question(kind: Kind, spot: Spot, right: Value) -> Question:
    table, ask = spot.table, spot.ask
    because = misled(spot, ask.kind, kind.value)
    values = _gather(kind, spot, right, because)
    choices = _choices(kind, spot, values, f"{table.record.slug}/{ask.id}")
    if fault := unpublishable(choices):
        _fault(table, ask, fault)
    laws, why = kind.why(spot)
    return Question(
        id=ask.id,
        hand=table.record.slug,
        branch=ask.branch,
        step=kind.shown(spot),
        kind=ask.kind,
        prompt=ask.prompt or kind.prompt(spot),
        choices=choices,
        answer=id_of(right),
        laws=laws,
        explain=why,
        notes=_notes(table, ask, choices),
        because={id_of(value): because[value] for value in values if value in because},
        acts={id_of(value): value for value in values if isinstance(value, Action)},
        act=spot.act if ask.kind == "verdict" else None,
        ask=ask,
    )


def guard(table: Table, gate: Gate, titles: Mapping[Law, str] = NOTHING) -> Question:
    """The question that stands before a step: which act comes next?"""
    ask = Ask(
        f"before-{gate.before}",
        "next",
        gate.before - 1,
        acts=gate.acts,
        prompt=gate.ask,
        number=gate.number,
    )
    question = build(table, ask, titles)
    return replace(question, explain=gate.note) if gate.note else question


def _gather(kind: Kind, spot: Spot, right: Value, because: Mapping[Value, str]) -> list[Value]:
    """The right answer, the acts named, and enough wrong answers, no two of which read alike."""
    values = [right, *(act for act in spot.ask.acts if act != right)]
    texts = {_normal(kind.words(spot, value)) for value in values}
    for value in _candidates(kind, spot, right, because):
        text = _normal(kind.words(spot, value))
        enough = len(values) >= kind.least and value not in because
        if not enough and text not in texts:
            values.append(value)
            texts.add(text)
    return values


def _candidates(
    kind: Kind, spot: Spot, right: Value, because: Mapping[Value, str]
) -> Iterator[Value]:
    misread = list(because)[:_MOST_MISREAD]
    yield from (value for value in misread if not isinstance(right, Action))
    yield from kind.others(spot, right)


def _choices(kind: Kind, spot: Spot, values: Iterable[Value], key: str) -> tuple[Choice, ...]:
    """In an order that depends on the question alone; fixed ones stand last."""
    made = [Choice(id_of(value), kind.words(spot, value), value in kind.last) for value in values]
    lasts = [id_of(value) for value in kind.last]
    return tuple(
        sorted(
            made,
            key=lambda choice: (
                (1, str(lasts.index(choice.id))) if choice.last else (0, _shuffled(key, choice))
            ),
        )
    )


def _shuffled(key: str, choice: Choice) -> str:
    return sha256(f"{key}/{choice.id}".encode()).hexdigest()


def unpublishable(choices: Iterable[Choice]) -> str:
    """Why choices may not be shown as they are; empty when they may."""
    texts = [_normal(choice.text) for choice in choices]
    if len(texts) < 2:
        return "offers fewer than two choices"
    twice = next((text for text in texts if texts.count(text) > 1), None)
    return f"two choices both read “{twice}”" if twice is not None else ""


def _normal(text: str) -> str:
    return " ".join(text.split()).casefold()


def _notes(table: Table, ask: Ask, choices: tuple[Choice, ...]) -> dict[str, str]:
    notes = {key.replace(" ", "_"): note for key, note in ask.notes}
    ids = [choice.id for choice in choices]
    stray = [key for key in notes if key not in ids]
    if stray:
        _fault(table, ask, f"a note for “{stray[0]}”, which is no choice: {', '.join(ids)}")
    return notes


def _fault(table: Table, ask: Ask, message: str) -> NoReturn:
    raise BadRecord(table.record.where, ask.number, ask.id, message)
