"""What a wrong answer would come to, if the table did as it says."""

from __future__ import annotations

from collections.abc import Iterator

from hoyle.engine.game import judge, legal_actions
from hoyle.engine.laws import Verdict
from hoyle.engine.state import Action, State, letter
from hoyle.study.dealing import deals_now
from hoyle.study.questions.types import Question
from hoyle.study.record import Line
from hoyle.study.replay import Step, step_on
from hoyle.study.spot import Table
from hoyle.study.telling import consequences, sentence

_MOST = 3
_PLAIN = (
    *("come-in", "call", "make-good", "check", "pass", "ante", "no-straddle", "stand"),
    *("show", "show-openers", "bet", "fold"),
)


def would_follow(question: Question, choice: str, table: Table) -> tuple[Step, ...]:
    """The act a choice stands for, done at the table of the question, and what the others then do.

    Three steps at the most. After a refused act, or one that counts for nothing, there are no
    more: the table is as it was. The others do the plainest thing that is lawful, never what they
    do in the hand, and no card is dealt, so that nothing is told of steps not reached. A false
    opener owns up at once. Empty for a choice that stands for no act; where the question is how an
    act is ruled, every choice stands for that act.
    """
    act = question.acts.get(choice, question.act)
    if act is None:
        return ()
    steps = [step_on(table.game, table.courses[question.branch][question.step], Line(act))]
    while len(steps) < _MOST and (after := _plain_act(table, steps[-1])) is not None:
        steps.append(step_on(table.game, steps[-1], Line(after)))
    return tuple(steps)


def played_out(question: Question, choice: str, table: Table) -> tuple[str, ...]:
    """The same in words, a paragraph to a step; the reason of the first ruling is left out."""
    return tuple(_told(would_follow(question, choice, table)))


def _told(steps: tuple[Step, ...]) -> Iterator[str]:
    for step in steps:
        said = (sentence(step), *consequences(step))
        yield " ".join((*said, _unmoved(step.state)) if _idle(step) else said)


def _idle(step: Step) -> bool:
    """Whether the act leaves the table as it was."""
    return step.ruling is not None and (step.refused or step.ruling.void)


def _unmoved(state: State) -> str:
    if state.outcome:
        return "The table is as it was."
    who = letter(state.turn)
    return f"The table is as it was, and it is for {who} to act."


def _plain_act(table: Table, step: Step) -> Action | None:
    """What comes next, as plainly as may be; None where nothing does."""
    state, action, ruling = step.state, step.action, step.ruling
    if _idle(step) or state.outcome or deals_now(table.game, state):
        return None
    if action and ruling and ruling.verdict is Verdict.IRREGULAR:
        owns = Action(action.seat, "own-up")
        if judge(table.game, state, owns).verdict is Verdict.IRREGULAR:
            return owns
    lawful = [act for act in legal_actions(table.game, state) if act.verb in _PLAIN]
    return min(lawful, key=lambda act: (_PLAIN.index(act.verb), act.amount), default=None)
