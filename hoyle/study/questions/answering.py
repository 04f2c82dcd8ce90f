"""What is said to a choice, and the help there is before one is made."""

from __future__ import annotations

from hoyle.engine.game import judge
from hoyle.engine.laws import Ruling, Verdict
from hoyle.study.misreadings import MISREADINGS
from hoyle.study.questions.types import Explanation, Hint, Question
from hoyle.study.spot import Table


def explain(question: Question, choice: str, table: Table) -> Explanation:
    """Whether a choice is right, and everything there is to say about it.

    Raises ValueError for what is not a choice of this question. Where the question is what comes
    next, every lawful act is right, and the word says whether it is what the hand follows.
    """
    if question.choice(choice) is None:
        raise ValueError(f"“{choice}” is not a choice of the question {question.id}")
    ruling = _ruling(question, choice, table)
    lawful = ruling is not None and ruling.verdict is Verdict.LAWFUL
    right = choice == question.answer or (question.kind == "next" and lawful)
    because = question.because.get(choice, "")
    return Explanation(
        right,
        _word(question, choice, ruling),
        question.notes.get(choice, ""),
        MISREADINGS[because].sentence if because and not right else "",
        ruling,
        ruling.laws if ruling else question.laws,
        question.explain,
    )


def _ruling(question: Question, choice: str, table: Table) -> Ruling | None:
    act = question.acts.get(choice)
    if act is None:
        return None
    return judge(table.game, table.courses[question.branch][question.step].state, act)


def _word(question: Question, choice: str, ruling: Ruling | None) -> str:
    if choice == question.answer:
        return "right"
    return ruling.verdict.value if ruling else "wrong"


def hints(question: Question) -> tuple[Hint, ...]:
    """Rungs of help: which law, its deciding clause, two choices left.

    Where the law is itself the answer, three choices are left and then two.
    """
    law = question.laws[0] if question.laws else ""
    two = Hint("left", choices=_left(question, 2))
    if question.kind == "law" or not law:
        return (Hint("left", choices=_left(question, 3)), two)
    return (Hint("law", law), Hint("clause", law), two)


def _left(question: Question, number: int) -> tuple[str, ...]:
    """The right choice and the likeliest wrong ones, in the order in which they are shown."""
    wrong = [choice.id for choice in question.choices if choice.id != question.answer]
    wrong.sort(key=lambda id: id not in question.because)
    kept = {question.answer, *wrong[: number - 1]}
    return tuple(choice.id for choice in question.choices if choice.id in kept)
