"""A lesson on its page, lessons on paper, and the key to their questions."""

from __future__ import annotations

import re
from itertools import count

from hoyle.book.hands import Hand
from hoyle.book.lessons import Block, DrillBlock, HandBlock, Lesson, Prose, QuizBlock
from hoyle.book.odds import OddsBlock
from hoyle.book.rankings import RankingsBlock
from hoyle.book.rooms import Room
from hoyle.engine.state import LETTERS
from hoyle.study.questions import Question
from hoyle.study.telling import sentence
from hoyle.web.look import Look
from hoyle.web.present.common import View, card_view, crumbs, hand_href, law_link, law_links
from hoyle.web.present.odds_hands import percent
from hoyle.web.present.options import options_view
from hoyle.web.present.questions import in_print
from hoyle.web.present.reading import SHELF, home, lesson_href, lesson_line
from hoyle.web.present.sight import sight
from hoyle.web.present.table import sheet, table
from hoyle.web.present.tricks import felt
from hoyle.web.present.ways import question_href
from hoyle.web.walk import Glance, main_way

SIDES = ("First hand", "Second hand")
HEADING = re.compile(r'<(/?)h([2-5])\b(?: id="[^"]*")?')


def lesson(room: Room, lesson: Lesson, look: Look) -> View:
    """A lesson with its plates, questions and options."""
    blocks = _blocks(room, lesson, look)
    plates = any(block["kind"] == "hand" for block in blocks)
    return {
        **lesson_line(lesson),
        "title": lesson.title,
        "crumbs": crumbs(SHELF, home(room), here=f"Lesson {lesson.number}"),
        "game": room.game.name,
        "mine": f"{lesson_href(lesson)}mine/",
        "blocks": blocks,
        "skip": plates,
        "felt": felt(room.game) if plates else {},
        "laws": law_links(room.articles[law] for law in lesson.laws),
        **_around(room, lesson),
    }


def _around(room: Room, lesson: Lesson) -> View:
    """The lessons before and after."""
    every = list(room.lessons.values())
    at = every.index(lesson)
    return {
        "before": lesson_line(every[at - 1]) if at else None,
        "after": lesson_line(every[at + 1]) if at + 1 < len(every) else None,
    }


def _blocks(room: Room, lesson: Lesson, look: Look) -> list[View]:
    """The parts of a lesson in order; plates, questions and comparisons each have their numbers."""
    numbers = {kind: count(1) for kind in ("hand", "quiz", "rankings")}
    blocks = [_block(room, block, look) for block in lesson.blocks]
    for block in blocks:
        if block["kind"] in numbers:
            block["number"] = next(numbers[block["kind"]])
        if block["kind"] == "hand":
            _name(block, f"Plate {lesson.number}.{block['number']}")
    return blocks


def _name(plate: View, name: str) -> None:
    """Call the table of a plate, and its rows for paper, by a name that no other has."""
    plate["table"]["label"] = f"{name}: {plate['table']['label']}"
    plate["sheet"]["caption"] = f"{name}: {plate['sheet']['caption']}"


def _block(room: Room, block: Block, look: Look) -> View:
    if isinstance(block, Prose):
        return {"kind": "prose", "html": block.html}
    if isinstance(block, QuizBlock):
        return {"kind": "quiz", **quiz(room.hands[block.hand], block.ask)}
    if isinstance(block, HandBlock):
        return {"kind": "hand", **plate(room, block, look)}
    if isinstance(block, RankingsBlock):
        return {"kind": "rankings", **rankings(room, block, look)}
    if isinstance(block, OddsBlock):
        return {"kind": "odds", **odds(room, block, look)}
    if isinstance(block, DrillBlock):
        return {"kind": "drill", **drill(room, block)}
    return {"kind": "rules", "html": block.html, "options": options_view(room, block.fields)}


def quiz(hand: Hand, ask: str) -> View:
    """A question as it stands in print: what is asked, the choices, and where to answer it."""
    question = hand.questions[ask]
    return {
        "question": in_print(hand, question, question_href(hand, question.id)),
        "prompt": question.prompt,
        "choices": [choice.text for choice in question.choices],
        "hand": hand.title,
        "step": question.step,
        "hand_href": hand_href(hand.game, hand.slug, question.step, question.branch or None),
    }


def plate(room: Room, block: HandBlock, look: Look) -> View:
    """A hand at one step: the table, what has just been done, and the way into it."""
    hand = room.hands[block.hand]
    eyes = LETTERS.index(block.seat) if block.seat else None
    branch = hand.record.branch(block.branch) if block.branch else None
    walk = main_way(room, hand, Glance(eyes, block.house), branch)
    number = hand.record.step_of(block.at, branch) or 0
    seen = sight(walk, min(number, walk.last), look, links=False)
    return {
        "hand": hand.title,
        "caption": block.caption,
        "step": seen.number,
        "said": sentence(seen.step, eyes) if seen.number else "",
        "table": table(seen),
        "sheet": sheet(seen),
        "href": walk.canonical(seen.number),
    }


def rankings(room: Room, block: RankingsBlock, look: Look) -> View:
    """Two hands, and a row for each order of hands: what they are there, which wins, and why."""
    return {
        "hands": [
            {"label": label, "size": "large", "cards": [card_view(card, look) for card in hand]}
            for label, hand in zip(SIDES, block.hands, strict=True)
        ],
        "rows": [
            {
                "title": row.title,
                "law": law_link(room.articles[row.law]),
                "names": row.names,
                "better": "Neither" if row.better is None else SIDES[row.better],
                "why": row.why,
            }
            for row in block.rows
        ],
        "caption": block.html,
    }


def odds(room: Room, block: OddsBlock, look: Look) -> View:
    """Figures counted for a hand, each as a part of a hundred, and the page that counts more."""
    figures = [
        {
            "label": one.label,
            "percent": percent(one.chance.share),
            "ways": one.chance.ways,
            "total": one.chance.total,
        }
        for one in block.figures
    ]
    cards = [card_view(card, look) for card in block.cards]
    return {
        "title": block.title,
        "hand": {"label": "The hand", "cards": cards} if cards else None,
        "figures": figures,
        "caption": block.html,
        "href": f"/{room.game.name}/odds/" + (f"?{block.query}" if block.query else ""),
    }


def drill(room: Room, block: DrillBlock) -> View:
    """Drills on a law, and what is said of them."""
    law = law_link(room.articles[block.law])
    href = f"/{room.game.name}/practise/?law={block.law}"
    return {"law": law, "href": href, "html": block.html}


def paper(room: Room, one: Lesson | None, look: Look) -> View:
    """One lesson, or all of them, for paper: tables as rows, questions numbered, no answers."""
    lessons = [one] if one else room.lessons.values()
    title = one.title if one else f"The lessons of {room.entry.title}"
    way = lesson_href(one) if one else f"/{room.game.name}/lessons/"
    return {
        "title": f"{title}, on paper",
        "head": title,
        "lede": one.summary if one else "All of them, one after another, to read or to print.",
        "crumbs": crumbs(SHELF, home(room), here=f"{title}, on paper"),
        "key_href": f"{way}print/key/" if one else f"{way}key/",
        "lessons": [
            {
                **lesson_line(lesson),
                "linked": one is None,
                "blocks": [_lowered(block) for block in _blocks(room, lesson, look)],
            }
            for lesson in lessons
        ],
    }


def _lowered(block: View) -> View:
    """Prose below the heading of its lesson: its own headings a level down, and without ids."""
    if block["kind"] != "prose":
        return block
    html = HEADING.sub(lambda found: f"<{found[1]}h{int(found[2]) + 1}", block["html"])
    return {**block, "html": html}


def key(room: Room, one: Lesson | None) -> View:
    """The answers to the questions of a sheet, by their numbers."""
    lessons = [one] if one else room.lessons.values()
    what = one.title if one else f"the lessons of {room.entry.title}"
    return {
        "title": f"Key to {what}",
        "crumbs": crumbs(SHELF, home(room), here="Key"),
        "lessons": [
            {
                **lesson_line(lesson),
                "answers": [
                    _answer(room, number, room.hands[block.hand].questions[block.ask])
                    for number, block in enumerate(lesson.quizzes, 1)
                ],
            }
            for lesson in lessons
        ],
    }


def _answer(room: Room, number: int, question: Question) -> View:
    ids = [choice.id for choice in question.choices]
    right = ids.index(question.answer)
    return {
        "number": number,
        "prompt": question.prompt,
        "letter": "abcdefghijklmnop"[right],
        "text": question.choices[right].text,
        "explain": question.explain,
        "laws": law_links(room.articles[law] for law in question.laws),
    }
