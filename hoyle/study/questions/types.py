"""What a question holds: built by the engine from an `Ask` or a `Gate`, never typed."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from hoyle.engine.laws import Law, Ruling
from hoyle.engine.state import Action
from hoyle.study.record import Ask


@dataclass(frozen=True, slots=True)
class Choice:
    """One answer to choose. `id` tells nothing of right or wrong; `last` keeps its place."""

    id: str
    text: str
    last: bool = False


@dataclass(frozen=True, slots=True)
class Question:
    """A question with its answer. Only `id`, `prompt` and `choices` may go to a page unanswered.

    id, hand, branch, step    where it stands: the table after that step is what it looks at
    kind                      one of `KINDS`
    prompt, choices           what is asked; the choices in the order in which they are shown
    answer                    the id of the right choice
    laws                      the laws that decide it
    explain                   why the answer is right, in a sentence
    notes                     choice id -> the author's note on that choice
    because                   choice id -> id of the misreading that leads there
    acts                      choice id -> the act it stands for, where it stands for one
    act                       where the question is how an act is ruled, that act
    ask                       what was asked for, in the words of its file
    """

    id: str
    hand: str
    branch: str
    step: int
    kind: str
    prompt: str
    choices: tuple[Choice, ...]
    answer: str
    laws: tuple[Law, ...]
    explain: str
    notes: Mapping[str, str] = field(default_factory=dict)
    because: Mapping[str, str] = field(default_factory=dict)
    acts: Mapping[str, Action] = field(default_factory=dict)
    act: Action | None = None
    ask: Ask | None = None

    def choice(self, id: str) -> Choice | None:
        """The choice of that id."""
        return next((choice for choice in self.choices if choice.id == id), None)


@dataclass(frozen=True, slots=True)
class Explanation:
    """What is said to a choice, in the order in which it is said.

    right        whether it is the answer
    word         "right", "wrong", or for an act "lawful" (but not what happened), "irregular",
                 "refused"
    note         the author's note, or ""
    misreading   the sentence that names the misreading which leads there, or ""
    ruling       the engine's ruling on the act chosen, or None
    laws         the laws that decide it
    explain      why the right answer is right; shown after a wrong one too
    """

    right: bool
    word: str
    note: str
    misreading: str
    ruling: Ruling | None
    laws: tuple[Law, ...]
    explain: str


@dataclass(frozen=True, slots=True)
class Hint:
    """A rung of help: the "law" by name, the "clause" in the book's words, or few choices "left".

    `choices`: the ids of those left.
    """

    kind: str
    law: Law = ""
    choices: tuple[str, ...] = ()
