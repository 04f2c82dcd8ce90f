"""A question as it is asked, helped with, judged and explained."""

from __future__ import annotations

from dataclasses import dataclass, replace

from hoyle.book.articles import Article
from hoyle.book.hands import Hand
from hoyle.book.rooms import Room
from hoyle.engine.cards import Card
from hoyle.engine.laws import Verdict
from hoyle.study.questions import (
    Choice,
    Explanation,
    Hint,
    Question,
    evidence,
    explain,
    hints,
    played_out,
)
from hoyle.web.models import Answer
from hoyle.web.present.common import View, capital
from hoyle.web.present.steps import plain_sentence, verdict
from hoyle.web.walk import Walk, otherwise

NUMBERS = {2: "Two", 3: "Three"}
TITLES = {
    "right": "Right.",
    "lawful": "Lawful too, though this hand goes another way.",
    "irregular": "It can be done, and a law attaches a price to it.",
    "refused": "That may not be done.",
    "wrong": "Not so.",
}
HOW = {
    "net": "Go through the deal and take what the seat put up from what it was paid.",
    "pool": "Add up what each seat put up, and take off what was taken down again.",
    "cost": "Ask what the others’ stakes have come to, and what this seat has up already.",
    "turn": "Ask who is still in, and who has yet to answer what was said last.",
    "pips": "Turn over the tricks of that side and count card by card.",
    "to-go": "Begin with what the side had to go, and take off each point in its order.",
    "playable": "Take the cards one by one, and ask of each whether it follows or trumps.",
    "takes": "Look for trumps first, and then for the highest of the suit that was led.",
    "winner": "Lay the hands of those still in side by side.",
    "opens": "Take the hands one by one, and ask of each whether it holds what is asked for.",
}
KEYS = {"right": "right", "lawful": "right", "irregular": "irregular"}


@dataclass(frozen=True, slots=True)
class Asked:
    """A question on a page: where it posts to, its address, and what has come of it so far.

    `href`: its own address. `rungs`: how many hints have been asked for. `why`: the explanation was
    asked for after a wrong answer. `shown`: the answer itself was asked for. `fault`: what is wrong
    with the form just sent. `on`: where to go after a right answer.
    `picked`: the choice that its address marks, not yet an answer.
    `swap`: what comes of it takes the question's own place on the page, whatever page that is.
    """

    walk: Walk
    question: Question
    href: str
    action: str
    show_href: str
    answer: Answer | None = None
    rungs: int = 0
    why: bool = False
    shown: bool = False
    fault: str = ""
    on: tuple[View, ...] = ()
    swap: bool = False
    picked: str = ""

    @property
    def id(self) -> str:
        """What the question is called on its page."""
        return question_id(self.walk.hand, self.question)

    @property
    def room(self) -> Room:
        """The room whose laws decide."""
        return self.walk.room

    @property
    def home(self) -> str:
        """Where the hand or branch stands that the question looks at."""
        return replace(self.walk, branch=self.walk.hand.record.branch(self.question.branch)).home

    @property
    def back(self) -> str:
        """The name by which the question is come back to; a gate stands on the way itself."""
        return self.question.id if self.question.id in self.walk.hand.questions else ""

    @property
    def evidence(self) -> frozenset[Card]:
        """The cards that the ruling on the answer turns on."""
        said = self.explanation
        act = self.question.acts.get(self.answer.choice) if self.answer else None
        if said is None or said.ruling is None or act is None or not said.ruling.private:
            return frozenset()
        steps = self.walk.hand.table.courses[self.question.branch]
        return frozenset(steps[self.question.step].state.hands[act.seat])

    @property
    def explanation(self) -> Explanation | None:
        """What is said to the answer, if there is one that still is a choice."""
        answer = self.answer
        if answer is None or self.question.choice(answer.choice) is None:
            return None
        return explain(self.question, answer.choice, self.walk.hand.table)


def question_id(hand: Hand, question: Question) -> str:
    """What a question is called on a page, where others may stand beside it."""
    return f"{hand.slug}-{question.id}"


def question(asked: Asked) -> View:
    """The question, with whatever the reader may be told by now."""
    said = asked.explanation
    chosen = asked.picked or (asked.answer.choice if asked.answer and said else "")
    outcome = _outcome(asked, said)
    given = hints(asked.question)[: asked.rungs]
    done = asked.shown or (said is not None and said.right)
    more = len(given) < len(hints(asked.question)) and not done
    return {
        "id": asked.id,
        "swap": asked.swap,
        "action": asked.action,
        "prompt": asked.question.prompt,
        "choices": [_choice(asked, choice, chosen, said) for choice in asked.question.choices],
        "answered": said is not None,
        "attempt": (asked.answer.attempts if asked.answer else 0) + 1,
        "hints": [_hint(asked, hint) for hint in given],
        "hint_href": _with(asked, hint=len(given) + 1) if more else "",
        "show_href": "" if done else asked.show_href,
        "ask": "Answer again" if said else "Answer",
        "result": outcome and {**outcome, "id": f"ruled-{asked.id}"},
    }


def in_print(hand: Hand, one: Question, href: str) -> View:
    """The question as a page that is the same for all holds it: the form is fetched with a choice.

    `href`: where it is answered.
    """
    choices = [{"id": choice.id, "text": choice.text} for choice in one.choices]
    return {"id": question_id(hand, one), "fetch": href, "prompt": one.prompt, "choices": choices}


def _choice(asked: Asked, choice: Choice, chosen: str, said: Explanation | None) -> View:
    """A choice; after an answer the one chosen is judged, and no other."""
    answered = said is not None and asked.answer is not None and choice.id == asked.answer.choice
    judged = said.word.replace("refused", "wrong") if said and answered else ""
    if asked.shown and choice.id == asked.question.answer:
        judged = "right"
    return {
        "id": choice.id,
        "text": choice.text,
        "chosen": choice.id == chosen,
        "judged": judged,
    }


def _outcome(asked: Asked, said: Explanation | None) -> View | None:
    if asked.fault:
        return {"key": "wrong", "title": asked.fault, "paragraphs": []}
    if asked.shown:
        return _shown(asked)
    return _result(asked, said) if said else None


def _shown(asked: Asked) -> View:
    """The answer, told without its having been found."""
    right = asked.question.choice(asked.question.answer)
    words = [asked.question.notes.get(asked.question.answer, ""), asked.question.explain]
    return {
        "key": "right",
        "title": f"The answer is “{right.text if right else ''}”.",
        "paragraphs": [text for text in words if text],
        "links": list(asked.on),
    }


def _with(asked: Asked, **more: int) -> str:
    """The question's address with something more in its query, and where on the page it stands."""
    query = "&".join(f"{name}={value}" for name, value in more.items())
    place = "" if asked.swap else f"#question-{asked.id}"
    return f"{asked.href}{'&' if '?' in asked.href else '?'}{query}{place}"


def _hint(asked: Asked, hint: Hint) -> str:
    article = asked.room.articles.get(hint.law)
    if hint.kind == "law":
        return f"It turns on {_named(article) if article else hint.law}."
    if hint.kind == "clause":
        return plain_sentence(article.says) if article else hint.law
    left = [asked.question.choice(id) for id in hint.choices]
    said = " or ".join(f"“{choice.text}”" for choice in left if choice)
    return f"{NUMBERS.get(len(left), str(len(left)))} are left: {said}."


def _named(article: Article) -> str:
    return article.name if article.number else f"“{article.title}”"


def _result(asked: Asked, said: Explanation) -> View:
    """What is said to the answer, in the order: note, misreading, ruling, reason, what next."""
    told = [said.note, said.misreading]
    silent = not any(told) and (said.ruling is None or said.ruling.verdict is Verdict.LAWFUL)
    if said.right or asked.why:
        told.append(said.explain)
    elif silent:
        told.append(_where_to_look(asked))
    judged = said.ruling if said.ruling and said.ruling.verdict is not Verdict.LAWFUL else None
    return {
        "key": KEYS.get(said.word, "wrong"),
        "title": TITLES[said.word],
        "paragraphs": [text for text in told if text],
        "verdict": verdict(asked.room, judged) if judged else None,
        "follows": _follows(asked, said, told),
        "links": list(asked.on) if said.right else _ways(asked),
    }


def _where_to_look(asked: Asked) -> str:
    """What is said of a wrong choice that no misreading leads to: the law and the facts."""
    laws = asked.question.laws
    article = asked.room.articles.get(laws[0]) if laws else None
    if asked.question.kind == "law":
        return _other_law(asked)
    choice = asked.answer.choice if asked.answer else ""
    facts = evidence(asked.question, choice, asked.walk.hand.table)
    if article is None:
        return facts or "Look again at what was done, and at what the table shows."
    said = f"It turns on {_named(article)}: {plain_sentence(article.says)}"
    return " ".join(filter(None, (said, facts, HOW.get(asked.question.kind, ""))))


def _other_law(asked: Asked) -> str:
    """What the law that was chosen speaks of."""
    chosen = asked.question.choice(asked.answer.choice) if asked.answer else None
    article = asked.room.articles.get(chosen.id) if chosen else None
    if article is None:
        return "Look again at what was done, and at what the table shows."
    return f"{capital(_named(article))} speaks of something else: {plain_sentence(article.says)}"


def _follows(asked: Asked, said: Explanation, told: list[str]) -> list[str]:
    """What the act would come to. Where its ruling is the answer, once the answer is told."""
    answer, one = asked.answer, asked.question
    if said.right or answer is None or (one.act is not None and one.explain not in told):
        return []
    return list(played_out(one, answer.choice, asked.walk.hand.table))


def _ways(asked: Asked) -> list[View]:
    """After a wrong answer: why, and what would come of the act."""
    ways = []
    if not asked.why:
        ways.append({"href": _with(asked, why=1), "label": "Why", "key": "why", "here": asked.swap})
    act = asked.question.acts.get(asked.answer.choice) if asked.answer else None
    if act is not None and act.seat >= 0:
        step = asked.question.step
        way = otherwise(asked.home, step, (act,))
        query = replace(asked.walk.glance, seat=None, ask=asked.back).query
        ways.append({"href": f"{way}{step + 1}/{query}", "label": "See what would come of it"})
    return ways
