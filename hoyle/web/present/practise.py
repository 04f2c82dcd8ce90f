"""The pages of practice without end: choosing what to practise, and a drill."""

from __future__ import annotations

from dataclasses import replace

from hoyle.book.articles import LawPart
from hoyle.book.rooms import Room
from hoyle.study.drills import LEVELS
from hoyle.study.telling import narrate, sentence
from hoyle.web.charters import Charter
from hoyle.web.drilling import Laid, Practice, laid
from hoyle.web.look import Look
from hoyle.web.models import Answer
from hoyle.web.present.charter import in_force
from hoyle.web.present.common import View, capital, counted, crumbs, law_links
from hoyle.web.present.hands import asked_there
from hoyle.web.present.questions import Asked
from hoyle.web.present.reading import SHELF, home

TITLES = {1: "Few players, few acts", 2: "A usual table", 3: "A full table, and odd acts"}
FIRST = "Found in the first deal played at random."
FOUND = "It took {} played at random until one could be asked so: the more, the rarer."
OTHER_TRIED = "The table is the same; another act is tried at it."
ONE_ACT = "One act is another. It was: “{was}” It is now: “{now}”"
ALONE = "No table one card or one act away was found at which this is answered otherwise."
DRESSED = "Chance seldom brings this law about, so an example of the book is dealt in other suits."


def choose(charter: Charter, seed: int, law: str) -> View:
    """The page on which one chooses a law and how hard it shall be."""
    room = charter.room
    return {
        "title": f"Practise: {room.entry.title}",
        "crumbs": crumbs(SHELF, home(room), here="Practise"),
        "game": room.game.name,
        "rules": in_force(charter),
        "hidden": [{"name": name, "value": value} for name, value in charter.said],
        "seed": seed,
        "levels": [{"value": level, "label": TITLES[level]} for level in LEVELS],
        "parts": [_part(room, part, law) for part in room.laws.parts],
    }


def _part(room: Room, part: LawPart, chosen: str) -> View:
    """A part of the rulebook: those of its laws that can be asked about."""
    laws = [law for law in part.articles if room.questions_on.get(law)]
    return {
        "title": part.title,
        "laws": [
            {"id": law, "label": capital(room.laws.articles[law].name), "chosen": law == chosen}
            for law in laws
        ],
    }


def drill(practice: Practice, found: Laid, asked: Asked, look: Look) -> View:
    """A drill with the table it looks at, what led to it, and the question."""
    room, made = practice.room, found.drill
    steps = found.walk.steps[1 : made.question.step + 1]
    told = _is_told(asked)
    twin = laid(practice.twin) if told else None  # looked for once the answer is told
    led_on = replace(asked, on=_on(practice, twin)) if told else asked
    return {
        **asked_there(found.walk, led_on, look),
        "alone": ALONE if told and twin is None else "",
        "title": f"A drill. {room.entry.title}",
        "crumbs": crumbs(SHELF, home(room), _door(practice), here=f"Drill {practice.seed}"),
        "rules": in_force(practice.charter),
        "log": [narrate(step) for step in steps],
        "apart": _apart(found) if practice.pair else "",
        "made": DRESSED if made.example else _found_in(made.deals),
        "next_href": practice.next.href,
        "on_laws": law_links([room.articles[law] for law in _laws(practice)]),
    }


def _found_in(deals: int) -> str:
    return FIRST if deals == 1 else FOUND.format(counted(deals, "deal"))


def _laws(practice: Practice) -> list[str]:
    return [practice.law] if practice.law in practice.room.articles else []


def _door(practice: Practice) -> tuple[str, str]:
    return f"/{practice.room.game.name}/practise/{practice.charter.query}", "Practise"


def _apart(found: Laid) -> str:
    """What parts this table from the first of its pair."""
    if found.changed:
        one, other = found.changed
        return f"The {one.name} has become the {other.name}, and nothing else has changed."
    if found.was is None:
        return OTHER_TRIED
    now = found.walk.steps[found.was.number]
    return ONE_ACT.format(was=sentence(found.was), now=sentence(now))


def asked(practice: Practice, found: Laid) -> Asked:
    """The question of a drill, with the choice that its address says was made."""
    question, here = found.drill.question, practice.fresh.href
    answer = None
    if question.choice(practice.choice):
        answer = Answer(choice=practice.choice, attempts=practice.attempt)
    show = f"{here}{'&' if '?' in here else '?'}show=1"
    return Asked(found.walk, question, practice.href, here, show, answer)


def _is_told(asked: Asked) -> bool:
    said = asked.explanation
    return asked.shown or (said is not None and said.right)


def _on(practice: Practice, twin: Laid | None) -> tuple[View, ...]:
    """To the next drill, and to the other of the pair."""
    ahead: list[View] = [{"href": practice.next.href, "label": "Next drill", "key": "next"}]
    if twin is not None:
        ahead.append({"href": practice.twin.href, "label": _pair_words(practice, twin)})
    return tuple(ahead)


def _pair_words(practice: Practice, found: Laid) -> str:
    if practice.pair:
        return "The first of the pair"
    return "The same, one card apart" if found.changed else "The same, another act"
