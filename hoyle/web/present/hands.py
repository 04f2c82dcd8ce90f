"""The pages of a hand: a step, a gate, acts to try, the audit of the pool, the sheet for paper."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise

from hoyle.engine.state import letter
from hoyle.study.questions import Question
from hoyle.study.telling import audit, narrate, standing
from hoyle.study.telling.playing import side_words
from hoyle.web.gates import Shut
from hoyle.web.look import PLAIN, Look
from hoyle.web.present.acts import Fork, offers
from hoyle.web.present.board import account, running
from hoyle.web.present.common import View, capital, law_link
from hoyle.web.present.log import log
from hoyle.web.present.questions import Asked, question
from hoyle.web.present.reading import lesson_href
from hoyle.web.present.rounds import rounds
from hoyle.web.present.sight import sight
from hoyle.web.present.steps import page, told, way_here
from hoyle.web.present.table import sheet, table
from hoyle.web.present.ways import all_houses, own_house, question_href, ways
from hoyle.web.walk import Glance, Walk, main_way

BELOW = {
    "otherwise": "what is tried after step {}, and the ruling on it",
    "audit": "the account kept, to step {}",
    "words": "the hand in words, to step {}",
}
# Said where other acts are asked for and none can be tried.
IDLE = "The dealer is to give cards, and until he has, nobody at the table has a say."


def step(walk: Walk, number: int, look: Look, barred: int = 0, passed: Asked | None = None) -> View:
    """A step, with the ways on from it. `passed`: the gate before it, if it has been answered."""
    seen = sight(walk, number, look, barred=barred)
    own = walk.acts is not None
    return {
        **page(seen),
        "ways": ways(seen),
        "own": own,
        "acts": offers(Fork(walk, number)) if own else None,
        "passed": question(passed)["result"] if passed and passed.explanation else None,
    }


def otherwise(walk: Walk, number: int, look: Look, barred: int) -> View:
    """A step of the example and the acts that may be tried there."""
    seen = sight(walk, number, look, barred=barred)
    view = page(seen)
    return {
        **view,
        "title": f"Play it otherwise from step {number}. {walk.hand.title}",
        "ways": {**ways(seen), "example_href": walk.href(number)},
        "own": True,
        "acts": offers(Fork(walk, number)),
        "idle": IDLE,
        "canonical": "",
        "trying": True,
    }


def gate(walk: Walk, asked: Asked, shut: Shut, look: Look) -> View:
    """The table before a gate, and the question that guards it."""
    seen = sight(walk, shut.before - 1, look, asking=True, barred=shut.before)
    view = page(seen)
    view["stepbar"]["next"] = {"href": shut.href(walk), "off": True}
    return {
        **view,
        "title": f"What comes next? {walk.hand.title}",
        "gate": question(asked) if seen.eyes is None else None,
        "open_href": shut.href(walk, seat=None),
        "show_href": asked.show_href,
        "toward": _toward(shut),
        "laws": {"boxes": [], "more": []},
        "canonical": "",
    }


def _toward(shut: Shut) -> str:
    """What the question stands on the way to, where that is not the very next step."""
    for kind, words in BELOW.items():
        if shut.then.startswith(kind):
            return words.format(shut.wanted)
    return f"step {shut.wanted}" if shut.wanted > shut.before else ""


def pool_audit(walk: Walk, number: int) -> View:
    """Every counter of the pool up to a step: who paid it, when, under which law."""
    laws = walk.room.articles
    rows = [
        {
            "step": row.step,
            "href": walk.href(row.step),
            "letter": side_words(walk.steps[0].state, row.seat),
            "amount": f"{row.amount:+d}".replace("-", "−"),
            "law": law_link(laws[row.law]) if row.law in laws else {"label": row.law, "href": "#"},
            "why": f"{row.why} (for the next jack)" if row.aside else row.why,
            "total": total,
        }
        for row, total in running(walk.steps[0].state, audit(walk.steps[: number + 1]))
    ]
    carried = walk.steps[0].state.pool.total - sum(
        entry.amount for entry in walk.steps[0].entries if not entry.aside
    )
    words, state = account(walk.steps[number].state), walk.steps[number].state
    return {
        "title": f"{words['title']}. {walk.hand.title}",
        "crumbs": way_here(walk, here=words["title"]),
        "words": words,
        "hand": {"title": walk.hand.title, "href": walk.home},
        "number": number,
        "back": walk.href(number),
        "carried": carried,
        "ledger": {"caption": f"{words['eyebrow']}, to step {number}", "rows": rows},
        "stands": standing(state),
    }


def paper(walk: Walk) -> View:
    """The whole hand as a sheet: the table at the turn of each round, every step in words."""
    plain_walk = replace(walk, glance=replace(walk.glance, shown=walk.last))
    starts = [start for start, _ in rounds(walk)]
    turns = [*starts, walk.last + 1]
    parts = [
        _part(plain_walk, name, start, end - 1)
        for (start, name), end in zip(rounds(walk), turns[1:], strict=True)
    ]
    return {
        "title": f"{walk.hand.title}, on paper",
        "crumbs": way_here(walk, here="On paper"),
        "hand": {
            "title": walk.hand.title,
            "teaches": walk.hand.record.teaches,
            "source": walk.hand.record.source,
            "href": walk.home,
        },
        "start": table(sight(plain_walk, 0, PLAIN, links=False)),
        "parts": parts,
        "questions": [_on_paper(walk, at) for at in walk.hand.questions],
        "key_href": f"{walk.home}print/key/",
        "end": sheet(sight(plain_walk, walk.last, PLAIN, links=False)),
    }


def in_words(walk: Walk, number: int) -> View:
    """The hand so far as prose, and the table as rows."""
    seen = sight(walk, number, PLAIN, links=False)
    eyes = walk.glance.seat
    turns = [*rounds(walk), (walk.last + 1, "")]
    parts = [
        {
            "name": capital(name),
            "text": " ".join(narrate(step, eyes) for step in walk.steps[start:end]),
        }
        for (start, name), (after, _) in pairwise(turns)
        if (end := min(after, number + 1)) > start
    ]
    return {
        "title": f"{walk.hand.title}, in words",
        "crumbs": way_here(walk, here="In words"),
        "hand": {"title": walk.hand.title, "teaches": walk.hand.record.teaches},
        "eyes": "" if eyes is None else letter(eyes),
        "number": number,
        "back": walk.href(number),
        "parts": parts,
        "sheet": sheet(seen),
        "turn": told(seen)["turn"],
    }


def under_houses(walk: Walk, barred: int) -> View:
    """The hand under every house that changes it before the first closed gate."""
    return {
        "title": f"{walk.hand.title}, under other laws",
        "crumbs": way_here(walk, here="Under other laws"),
        "hand": {"title": walk.hand.title, "href": walk.home},
        "own": own_house(walk),
        "houses": all_houses(sight(walk, 0, barred=barred)),
        "barred": barred,
    }


def _part(walk: Walk, name: str, start: int, end: int) -> View:
    """A round: its steps, and the table as it lies when it is over."""
    seen = sight(walk, end, PLAIN, links=False)
    first = sight(walk, start, PLAIN, links=False)
    lines = log(replace(first, number=start), end)["lines"][start - 1 :]
    notes = {step.number: step.note for step in walk.steps[start : end + 1]}
    for line in lines:
        line["note"] = notes[line["number"]]
    return {"name": name.capitalize(), "lines": lines, "table": table(seen), "end": end}


def _on_paper(walk: Walk, id: str) -> View:
    asked = walk.hand.questions[id]
    return {
        "prompt": asked.prompt,
        "at": asked.step,
        "choices": [choice.text for choice in asked.choices],
        "href": question_href(walk.hand, id),
    }


def paper_key(walk: Walk) -> View:
    """The answers to a sheet's questions, on a page of their own."""
    answers = [
        {
            "prompt": one.prompt,
            "answer": choice.text if (choice := one.choice(one.answer)) else "",
            "explain": one.explain,
            "laws": [law_link(walk.room.articles[law]) for law in one.laws],
        }
        for one in walk.hand.questions.values()
    ]
    return {
        "title": f"Answers: {walk.hand.title}",
        "crumbs": way_here(walk, here="Answers"),
        "hand": {"title": walk.hand.title, "href": walk.home},
        "answers": answers,
    }


def asked_there(walk: Walk, asked: Asked, look: Look) -> View:
    """A question with the table it looks at, and nothing of what comes after."""
    branch, place = walk.hand.record.branch(asked.question.branch), (walk.hand.slug, asked.back)
    there = main_way(walk.room, walk.hand, Glance(), branch)
    seen = sight(there, asked.question.step, look, links=False, asking=True)
    return {
        "title": f"A question. {walk.hand.title}",
        "crumbs": way_here(walk, here="A question"),
        "hand": {"title": walk.hand.title, "href": walk.home},
        "table": table(seen),
        "step": told(seen),
        "question": question(asked),
        "lessons": [
            {"href": f"{lesson_href(lesson)}#question-{asked.id}", "label": lesson.title}
            for lesson in walk.room.lessons.values()
            if any((one.hand, one.ask) == place for one in lesson.quizzes)
        ],
    }


def after(walk: Walk, one: Question) -> tuple[View, ...]:
    """Where to go after a right answer: the table, and the next question of the hand."""
    ids = list(walk.hand.questions)
    at = ids.index(one.id)
    branch = walk.hand.record.branch(one.branch) if one.branch else None
    there = replace(walk, branch=branch).href(one.step)
    links: list[View] = [{"href": there, "label": "See it at the table"}]
    if at + 1 < len(ids):
        href = question_href(walk.hand, ids[at + 1])
        links.append({"href": href, "label": "Next question", "key": "next"})
    return tuple(links)
