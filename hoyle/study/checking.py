"""Whether a replayed hand is as its file says: marks, header, expectations."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NoReturn

from hoyle.engine.game import Game
from hoyle.engine.laws import Verdict
from hoyle.engine.state import DEALER, State, letter
from hoyle.study.record import SEATS, BadRecord, Expect, Line, Record, action_text
from hoyle.study.step import Step


def marked(step: Step) -> Line:
    """The line of a step just played, marked with the law that it breaks if it does."""
    assert step.action is not None
    assert step.ruling is not None
    lawful = step.ruling.verdict is Verdict.LAWFUL
    return Line(step.action, breaks="" if lawful else next(iter(step.ruling.laws), ""))


def check_mark(record: Record, line: Line, step: Step) -> None:
    """A line is lawful, or breaks the law it is marked with."""
    ruling = step.ruling
    assert ruling is not None
    lawful = ruling.verdict is Verdict.LAWFUL
    if lawful and not line.breaks:
        return
    cited = ", ".join(ruling.laws)
    if lawful:
        _fault(record, line, f"is lawful, and is marked to break {line.breaks}")
    elif not line.breaks:
        _fault(record, line, f"is {ruling.verdict.value} under {cited}: {ruling.reason}")
    elif line.breaks not in ruling.laws:
        _fault(record, line, f"breaks {cited}, and is marked to break {line.breaks}")


def _fault(record: Record, line: Line, message: str) -> NoReturn:
    raise BadRecord(record.where, line.number, action_text(line.action), message)


def check_header(record: Record, steps: Sequence[Step]) -> None:
    """Antes and blinds written in the header are what the engine takes."""
    for step, ante in zip(steps[1:], record.antes, strict=False):
        paid = sum(entry.amount for entry in step.entries)
        if paid != ante:
            _fault(record, record.lines[step.number - 1], f"puts up {paid}, not {ante}")
    if not record.blinds:
        return
    dealt = next((step for step in steps[1:] if step.action and step.action.seat == DEALER), None)
    if dealt:
        staked = steps[dealt.number - 1].state.pool.staked
        if staked != record.blinds:
            message = f"before the cards {list(staked)} are staked, not {list(record.blinds)}"
            raise BadRecord(record.where, 1, "blinds_or_straddles", message)


def check_counters(game: Game, rules: Any, record: Record) -> None:
    """Where a game is begun with so many counters, they are all to go or in the pool.

    So it is at every moment of it; who begins with none, his partner keeping them, never has any.
    """
    if game.stacks is None:
        return
    whole = game.stacks(len(record.stacks), rules)
    if record.carried != (due := put_in(game, rules, record.stacks)):
        message = (
            f"of {sum(whole)} counters {due} must be in the pool by now, and not {record.carried}"
        )
        raise BadRecord(record.where, 1, "carried", message)
    kept = [letter(seat) for seat, own in enumerate(record.stacks) if own and not whole[seat]]
    if kept:
        message = f"counters are with {' and '.join(kept)}, whose partner keeps them for his side"
        raise BadRecord(record.where, 1, "starting_stacks", message)


def put_in(game: Game, rules: Any, stacks: Sequence[int]) -> int:
    """How many counters are in the pool by now, where a game is begun with so many."""
    return sum(game.stacks(len(stacks), rules)) - sum(stacks) if game.stacks else 0


def check_expect(record: Record, expect: Expect, step: Step) -> None:
    """The table is as the file expects."""
    for name, wanted in expect.wants:
        found = _found(name, step.state)
        if not _as_wanted(name, found, wanted):
            message = f"after step {step.number} is {_said(name, found)}, not {_said(name, wanted)}"
            raise BadRecord(record.where, expect.number, name, message)


def _as_wanted(name: str, found: object, wanted: object) -> bool:
    """Whether it is as the file says; of laws, whether those named are among those that speak."""
    if name == "laws" and isinstance(found, tuple) and isinstance(wanted, tuple):
        return set(wanted) <= set(found)
    return found == wanted


def _found(name: str, state: State) -> object:
    pool, ending = state.pool, state.outcome
    if name == "phase" or name in SEATS:
        return getattr(state, name, None)
    if name in ("pool", "stacks", "owed"):
        return {"pool": pool.total, "stacks": pool.stacks, "owed": pool.owed}[name]
    if ending is None:
        return None
    winners = tuple(sorted(ending.winners))
    found = {"winner": winners, "next": ending.next_kind, "carried": ending.carried}
    return found.get(name, ending.laws)


def _said(name: str, value: object) -> str:
    if value is None:
        return "not decided" if name not in SEATS else "not known at this game"
    if name in SEATS and isinstance(value, int):
        return letter(value)
    if name == "winner" and isinstance(value, tuple):
        return " and ".join(map(letter, value)) or "nobody"
    return f"{list(value)}" if isinstance(value, tuple) else f"{value}"
