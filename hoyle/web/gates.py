"""Gates: the questions that stand before a step, and who has passed them.

A gate is passed by an answer that the engine finds lawful, kept with the learner; or by the
address, which may say up to which step the gates stand open.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from typing import Any

from hoyle.study.questions import Question, explain
from hoyle.web.models import Answer, Learner
from hoyle.web.walk import Walk

BELOW = re.compile(r"(?:otherwise|audit|words)/[\w,/-]*", re.ASCII)


@dataclass(frozen=True, slots=True)
class Shut:
    """A gate on the way to something.

    `before`: the step it stands before. `wanted`: the step up to which the hand would be told.
    `then`: what was asked for where that is no step, as its address goes on below the hand.
    """

    before: int
    wanted: int
    then: str = ""

    def href(self, walk: Walk, **glance: Any) -> str:
        """The address that was asked for."""
        if not self.then:
            return walk.href(self.wanted, **glance)
        return f"{walk.home}{self.then}{replace(walk.glance, **glance).query}"


def below(walk: Walk, path: str) -> str:
    """How a path goes on below the hand, if it leads to more than a step."""
    rest = path.removeprefix(walk.home)
    return rest if BELOW.fullmatch(rest) else ""


def name_of(before: int) -> str:
    """What a gate is called among the answers."""
    return f"gate-{before}"


def gates_on(walk: Walk, number: int) -> list[int]:
    """The steps up to this one before which a gate stands on this way."""
    reach = min(number, walk.after) if walk.acts is not None else number
    shared = walk.branch.after if walk.branch else reach
    return sorted(before for before in walk.hand.gates if before <= min(reach, shared))


def closed(walk: Walk, number: int, learner: Learner | None) -> int:
    """The step before which the first closed gate stands on the way to this one; 0 for none."""
    shut = [before for before in gates_on(walk, number) if before > walk.glance.shown]
    if shut and learner is not None:
        passed = _passed(walk, shut, learner)
        shut = [before for before in shut if name_of(before) not in passed]
    return shut[0] if shut else 0


def _passed(walk: Walk, gates: list[int], learner: Learner) -> set[str]:
    names = [name_of(before) for before in gates]
    found = learner.answers.filter(
        game=walk.hand.game, hand=walk.hand.slug, question__in=names, solved=True
    )
    return set(found.values_list("question", flat=True))


def answer_to(walk: Walk, name: str, learner: Learner | None) -> Answer | None:
    """What the learner last answered to a question or gate of this hand."""
    if learner is None:
        return None
    place = {"game": walk.hand.game, "hand": walk.hand.slug, "question": name}
    return learner.answers.filter(**place).first()


def is_right(walk: Walk, question: Question, choice: str) -> bool:
    """Whether the engine finds the choice right. Raises ValueError for what is no choice."""
    return explain(question, choice, walk.hand.table).right
