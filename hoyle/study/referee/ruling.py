"""One account of a dispute put to the engine, and what it rules."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, fields, replace
from functools import lru_cache
from typing import Any

from hoyle.engine.game import Game, judge, legal_actions
from hoyle.engine.laws import Law, Ruling, Verdict
from hoyle.engine.state import Event, State
from hoyle.study.record import Record
from hoyle.study.referee.facts import RULED, Case, Dispute, Facts
from hoyle.study.referee.saying import line_of, may_say, remedy_of, told_after, whose_say
from hoyle.study.replay import Step, rule_all

SIGNS = {Verdict.LAWFUL: "lawful", Verdict.IRREGULAR: "irregular", Verdict.REFUSED: "refused"}


@dataclass(frozen=True, slots=True)
class Ruled:
    """The engine's answer to one account.

    `at`: the number of the disputed step. `before_it`: the record was stopped before it came to
    that act, by a ruling on an earlier one. `line`: the ruling in one sentence. `remedy`: what
    follows, a sentence each. `then`: who is to speak next, and what he may say. `moved`: what each
    seat has paid (or, less than nothing, been paid) from that act on. `essence`: all in which
    another ruling could differ from this one, words aside.
    """

    facts: Facts
    record: Record
    rules: Any
    steps: tuple[Step, ...]
    at: int
    before_it: bool
    verdict: str
    line: str
    remedy: tuple[str, ...]
    then: str
    moved: tuple[int, ...]
    laws: tuple[Law, ...]
    readings: tuple[str, ...]
    essence: tuple[Any, ...]

    @property
    def step(self) -> Step:
        """The disputed step."""
        return self.steps[self.at]


def rule_on(
    dispute: Dispute, game: Game, rules: Any, facts: Facts, figures: Mapping[str, int]
) -> Ruled:
    """Write the record of a complete account, have it played, and read the ruling."""
    return _rule_on(
        dispute.id,
        game,
        rules,
        tuple(facts.items()),
        tuple(sorted(figures.items())),
        _Kept(dispute),
    )


class _Kept:
    """A dispute as a memo knows it: by its name alone."""

    def __init__(self, dispute: Dispute) -> None:
        self.dispute = dispute

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Kept) and self.dispute is other.dispute

    def __hash__(self) -> int:
        return hash(self.dispute.id)


@lru_cache(maxsize=1024)  # some 24 kB each
def _rule_on(
    name: str,
    game: Game,
    rules: Any,
    facts: tuple[tuple[str, str], ...],
    figures: tuple[tuple[str, int], ...],
    kept: _Kept,
) -> Ruled:
    dispute = kept.dispute
    rules = supposed(dispute, rules, dict(facts))
    record = dispute.write(Case(game, rules, dict(facts), dict(figures)))
    course = rule_all(game, rules, record)
    wanted, last = record.step_of(RULED), len(course.steps) - 1
    assert wanted is not None or course.steps[-1].refused, f"{name}: no line is labelled"
    at = last if wanted is None else min(wanted, last)  # a script ends with what was refused
    before_it = wanted is None or at < wanted
    return _read(dispute, game, rules, dict(facts), record, course.steps, at, before_it)


def supposed(dispute: Dispute, rules: Any, facts: Facts) -> Any:
    """The rules with what the account supposes, as far as the game has such options."""
    told, options = dispute.supposes(facts).items(), {one.name for one in fields(rules)}
    held = {name: value for name, value in told if name in options}
    return replace(rules, **held) if held else rules


def _read(
    dispute: Dispute,
    game: Game,
    rules: Any,
    facts: Facts,
    record: Record,
    steps: tuple[Step, ...],
    at: int,
    before_it: bool,
) -> Ruled:
    step = steps[at]
    ruling = step.ruling
    assert ruling is not None, f"{dispute.id}: the first act is refused"
    moved, then = _moved(steps, at), whose_say(game, steps[-1])
    told = told_after(steps[at:], dispute.tells)
    asks_turn = dispute.asks == "turn" and not step.refused and not told
    laws = _laws_of_turn(game, step.state) if asks_turn else ()
    laws = laws or tuple(dict.fromkeys((*_laws(ruling, step), *told.laws)))
    line = (asks_turn and then) or line_of(dispute.asks, step, ruling, told)
    return Ruled(
        *(facts, record, rules, steps, at, before_it),
        verdict=SIGNS[ruling.verdict],
        line=line,
        remedy=remedy_of(steps, at, line),
        then="" if then == line else then,
        moved=moved,
        laws=laws,
        readings=ruling.readings,
        essence=_essence(game, steps, at, moved, laws),
    )


def _moved(steps: tuple[Step, ...], at: int) -> tuple[int, ...]:
    before, after = steps[at - 1].state.pool.stacks, steps[-1].state.pool.stacks
    return tuple(was - now for was, now in zip(before, after, strict=True))


def _laws(ruling: Ruling, step: Step) -> tuple[Law, ...]:
    laws = [*ruling.laws, *(event.law for event in step.events), *(e.law for e in step.entries)]
    if step.state.outcome and not step.refused:
        laws += step.state.outcome.laws
    return tuple(dict.fromkeys(filter(None, laws)))


def _laws_of_turn(game: Game, state: State) -> tuple[Law, ...]:
    """The laws under which whoever is to speak may say what he may."""
    first = {act.verb: act for act in reversed(legal_actions(game, state))}
    cited = (law for act in first.values() for law in judge(game, state, act).laws)
    return tuple(dict.fromkeys(cited))


def _essence(
    game: Game, steps: tuple[Step, ...], at: int, moved: tuple[int, ...], laws: tuple[Law, ...]
) -> tuple[Any, ...]:
    step, state = steps[at], steps[-1].state
    ruling = step.ruling
    assert ruling is not None
    turn = () if state.outcome else (state.turn, may_say(game, state))
    return (
        *(ruling.verdict.value, laws, ruling.fine, ruling.void, moved, state.phase),
        *(state.pool.owed, state.pool.next_jack, _end(state), _told(step.events), turn),
    )


def _told(events: tuple[Event, ...]) -> tuple[Any, ...]:
    return tuple((one.kind, one.seat, one.amount, one.law) for one in events)


def _end(state: Any) -> tuple[Any, ...]:
    end = state.outcome
    if end is None:
        return ()
    return (end.winners, end.awards, end.carried, end.next_kind, end.next_dealer, end.next_prepaid)
