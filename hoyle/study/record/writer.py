"""The writer: a record as a hand file that reads back as equal."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator

from hoyle.engine.cards import show_cards
from hoyle.engine.state import DEALER, LETTERS, Action
from hoyle.study.record.lines import action_text, line_text
from hoyle.study.record.types import SEATS, VERSION, Ask, Branch, Expect, Gate, Line, Record

Pair = tuple[str, object]


def write_record(record: Record) -> str:
    """The record as TOML."""
    parts = [_table(_header(record)) + _lines(record.lines[len(record.antes) :])]
    parts += [_table(_expect(one), "[[expect]]") for one in record.expects]
    for branch in record.branches:
        parts += [_table(_branch(branch), "[[branches]]") + _lines(branch.lines)]
        parts += [_table(_expect(one), "[[branches.expect]]") for one in branch.expects]
    parts += [_table(_gate(gate), "[[gates]]") for gate in record.gates]
    parts += [_table(_ask(ask), "[[asks]]") for ask in record.asks]
    return "\n".join(parts)


def _table(pairs: Iterable[Pair], head: str = "") -> str:
    lines = [head] if head else []
    return "\n".join([*lines, *(f"{name} = {_value(value)}" for name, value in pairs)]) + "\n"


def _value(value: object) -> str:
    if isinstance(value, tuple):
        return f"[{', '.join(map(_value, value))}]"
    if isinstance(value, dict):
        return "{" + ", ".join(f"{_value(k)} = {_value(v)}" for k, v in value.items()) + "}"
    return json.dumps(value, ensure_ascii=False).replace("\x7f", "\\u007f")


def _lines(lines: Iterable[Line]) -> str:
    body = "".join(f"  {_value(line_text(line))},\n" for line in lines)
    return f"actions = [\n{body}]\n"


def _header(record: Record) -> Iterator[Pair]:
    yield from (("variant", record.game), ("title", record.title))
    optional = {
        "version": record.version if record.version != VERSION else 0,
        "source": record.source,
        "teaches": record.teaches,
        "laws": record.laws,
        "house": record.house,
        "players": record.players,
        "kind": record.kind if record.kind != "ordinary" else "",
        "carried": record.carried,
        "failed": record.failed,
        "prepaid": tuple(LETTERS[seat] for seat in record.prepaid),
        "antes": record.antes,
        "blinds_or_straddles": record.blinds,
        "starting_stacks": record.stacks,
        "stock": show_cards(record.stock),
    }
    yield from ((name, value) for name, value in optional.items() if value)


def _expect(expect: Expect) -> Iterator[Pair]:
    yield "after", expect.after
    for name, value in expect.wants:
        if name == "winner" and isinstance(value, tuple):
            yield name, tuple(LETTERS[seat] for seat in value)
        elif name in SEATS and isinstance(value, int):
            yield name, "dealer" if value == DEALER else LETTERS[value]
        else:
            yield name, value


def _branch(branch: Branch) -> Iterator[Pair]:
    yield from (("id", branch.id), ("title", branch.title), ("after", branch.after))


def _gate(gate: Gate) -> Iterator[Pair]:
    yield from (("before", gate.before), ("ask", gate.ask))
    yield from (("note", gate.note),) if gate.note else ()
    yield from _acts(gate.acts)


def _ask(ask: Ask) -> Iterator[Pair]:
    yield from (("id", ask.id), ("ask", ask.kind), ("at", ask.at))
    yield from (("seat", LETTERS[ask.seat]),) if ask.seat is not None else ()
    yield from (("act", action_text(ask.act)),) if ask.act else ()
    yield from _acts(ask.acts)
    optional: dict[str, object] = {
        "prompt": ask.prompt,
        "notes": dict(ask.notes),
        "branch": ask.branch,
    }
    yield from ((name, value) for name, value in optional.items() if value)


def _acts(acts: tuple[Action, ...]) -> Iterator[Pair]:
    if acts:
        yield "acts", tuple(map(action_text, acts))
