"""A step of a hand, told: what was done, the ruling, the laws in force, and the page of it."""

from __future__ import annotations

import re
from html import unescape
from typing import Any

from hoyle.book.articles import SOURCES, Article
from hoyle.book.hands import laws_at
from hoyle.book.rooms import Room
from hoyle.engine.game import Game
from hoyle.engine.laws import Law, Ruling, Verdict
from hoyle.engine.state import DEALER, LETTERS, Seat, State, letter
from hoyle.engine.tricks.table import TrickState
from hoyle.study.step import Step
from hoyle.study.telling import (
    announce,
    as_json,
    consequences,
    counters,
    law_words,
    ruling_seen,
    sentence,
    standing,
)
from hoyle.web.present.common import View, capital, crumbs, law_href, law_link
from hoyle.web.present.log import log
from hoyle.web.present.rounds import round_of, stretches
from hoyle.web.present.seats import speaks
from hoyle.web.present.sight import Sight
from hoyle.web.present.table import SWAP, table
from hoyle.web.walk import Walk

VERDICTS = {"lawful": "Lawful", "irregular": "Irregular", "refused": "Refused"}
MOST_LAWS = 3
_TAG = re.compile(r'<span [^>]*class="tip".*?</span>|<[^>]+>')
_SENTENCE = re.compile(r"(?<=[.!?])[’”)]*\s+(?=[“‘(]?[A-Z])")


def told(seen: Sight) -> View:
    """The step in words."""
    step, eyes, walk = seen.step, seen.eyes, seen.walk
    ruling = ruling_seen(step, eyes)
    return {
        "number": seen.number,
        "of": walk.last,
        "round": capital(round_of(walk, seen.number)),
        "said": sentence(step, eyes),
        "follows": consequences(step, eyes),
        "say": announce(step, walk.last, eyes, _spoken_law(walk.room)),
        "verdict": verdict(walk.room, ruling) if ruling and _weighty(ruling) else None,
        "stands": standing(step.state),
        "turn": turn_words(walk.room.game, step.state),
        "note": note(seen),
    }


def note(seen: Sight) -> str:
    """The author's remark, which may speak of any card: not for the eyes of one seat."""
    said = capital(seen.step.note) if seen.eyes is None else ""
    return f"{said}." if said and said[-1].isalnum() else said


def _weighty(ruling: Ruling) -> bool:
    return ruling.verdict is not Verdict.LAWFUL or bool(ruling.reason)


def _spoken_law(room: Room) -> Any:
    def words(law: str) -> str:
        article = room.articles.get(law)
        return law_words(law) if article is None or article.number else article.title

    return words


def turn_words(game: Game, state: State) -> str:
    """Who is to act."""
    if state.outcome:
        return "the game is over" if isinstance(state, TrickState) else "the pool is decided"
    seat = speaks(game, state)
    return "the dealer to give cards" if seat == DEALER else f"{letter(seat)} to speak"


def verdict(room: Room, ruling: Ruling) -> View:
    """A ruling, for its box."""
    articles = [room.articles[law] for law in ruling.laws if law in room.articles]
    return {
        "key": ruling.verdict.value,
        "label": VERDICTS[ruling.verdict.value],
        "reason": ruling.reason,
        "fine": f"{counters(ruling.fine)} to the pool" if ruling.fine else "",
        "laws": [{**law_link(article), "label": cited(article)} for article in articles],
        "readings": [reading_link(room, number) for number in ruling.readings],
    }


def cited(article: Article) -> str:
    """A law as it is cited in a word or two."""
    return f"Law {article.number}" if article.number else article.title


def reading_link(room: Room, number: str) -> View:
    """The way to one of our readings."""
    law = room.placed.get(number, "")
    article = room.articles.get(law)
    href = f"{law_href(article)}#reading-{number}" if article else f"/{room.game.name}/laws/"
    return {"label": f"reading {number}", "href": href}


def laws_heard(step: Step, eyes: Seat | None) -> tuple[Law, ...]:
    """The laws that speak at a step, but for what only another's cards could tell these eyes."""
    ruling = ruling_seen(step, eyes)
    hidden = set(step.ruling.laws) - set(ruling.laws) if step.ruling and ruling else set()
    return tuple(law for law in laws_at(step) if law not in hidden) if step.action else ()


def laws_in_force(seen: Sight) -> View:
    """The laws of the step: the first few in words, the others named."""
    room, step = seen.walk.room, seen.step
    at_rest = room.game.by_name[step.state.phase].laws
    cited = laws_heard(step, seen.eyes) if step.action else at_rest
    found = [room.articles[law] for law in cited if law in room.articles]
    boxes = [law_box(article) for article in found[:MOST_LAWS]]
    return {"boxes": boxes, "more": [law_link(article) for article in found[MOST_LAWS:]]}


def law_box(article: Article) -> View:
    """An article in one sentence."""
    source = "manners" if article.manners else article.source
    return {
        "id": article.id,
        "number": article.number or "",
        "title": article.title,
        "href": law_href(article),
        "source": {"key": source, "label": SOURCES[article.source]},
        "html": f"<p>{first_sentence(article.says)}</p>",
        "readings": [],
    }


def first_sentence(html: str) -> str:
    """The first sentence of a law, without its links and the meanings of words; still escaped."""
    paragraph = html.partition("</p>")[0]
    return _SENTENCE.split(_TAG.sub("", paragraph).strip(), maxsplit=1)[0]


def plain_sentence(html: str) -> str:
    """The same as text, for pages that escape it themselves."""
    return unescape(first_sentence(html))


def duties(seen: Sight) -> list[View]:
    """What each seat owes at this moment, in words."""
    laws = seen.walk.room.articles
    return [
        {
            "letter": letter(duty.seat),
            "text": duty.what,
            "when": duty.when,
            "laws": [law_link(laws[law]) for law in duty.laws[:1] if law in laws],
        }
        for duty in seen.duties
    ]


def stepbar(seen: Sight) -> View:
    """First, back, next, last, and the rounds."""
    walk, at, last = seen.walk, seen.number, seen.walk.last
    ends = {"first": 0, "prev": max(at - 1, 0), "next": min(at + 1, last), "last": last}
    return {
        "at": at,
        "of": last,
        **{name: {"href": walk.href(to), "off": to == at} for name, to in ends.items()},
        "rounds": _rounds(seen),
        "swap": SWAP,
    }


def _rounds(seen: Sight) -> list[View]:
    """The rounds come to so far, and where the next begins, without its name: it tells too much."""
    walk, at = seen.walk, seen.number
    starts = stretches(walk)
    reached = [(start, name) for start, name in starts if start <= at]
    ahead = [(start, "next part") for start, _ in starts[len(reached) :][:1] if seen.told(start)]
    return [
        {
            "label": capital(name),
            "href": walk.href(start),
            "current": reached[-1:] == [(start, name)],
        }
        for start, name in reached + ahead
    ]


def eyes(seen: Sight) -> View:
    """Whose eyes see the table, and the next seat's."""
    walk, seat = seen.walk, seen.eyes
    after = 0 if seat is None else seat + 1
    turn = after if after < len(seen.state.hands) else None
    return {
        "letter": "" if seat is None else letter(seat),
        "next": {
            "href": walk.href(seen.number, seat=turn),
            "label": "all cards" if turn is None else f"{LETTERS[turn]}’s eyes",
        },
        "all_href": "" if seat is None else walk.href(seen.number, seat=None),
    }


def page(seen: Sight) -> View:
    """What every page that shows a step is made of."""
    walk = seen.walk
    step = told(seen)
    hand = {"title": walk.hand.title, "teaches": walk.hand.record.teaches, "href": walk.home}
    return {
        "title": f"{seen.number}. {step['said']} {walk.hand.title}"
        if seen.number
        else walk.hand.title,
        "crumbs": way_here(walk),
        "hand": hand,
        "step": step,
        "table": table(seen),
        "stepbar": stepbar(seen),
        "duties": duties(seen),
        "laws": laws_in_force(seen),
        "log": log(seen),
        "eyes": eyes(seen),
        "canonical": walk.canonical(seen.number),
    }


def way_here(walk: Walk, *more: tuple[str, str], here: str = "") -> list[View]:
    """The crumbs above a hand."""
    game = walk.hand.game
    above = (("/", "Shelf"), (f"/{game}/", walk.room.entry.title), (f"/{game}/hands/", "Hands"))
    if not here:
        return crumbs(*above, *more, here=walk.hand.title)
    hand = (f"/{game}/hands/{walk.hand.slug}/", walk.hand.title)
    return crumbs(*above, hand, *more, here=here)


def plain(seen: Sight) -> dict[str, Any]:
    """The step as plain data, with its ways on."""
    walk, number = seen.walk, seen.number
    return {
        "hand": walk.hand.slug,
        "title": walk.hand.title,
        **as_json(seen.step, seen.eyes),
        "hands": ["".join(card.text for card in cards) for cards in seen.state.hands],
        "sentence": sentence(seen.step, seen.eyes),
        "follows": list(consequences(seen.step, seen.eyes)),
        "note": note(seen),
        "of": walk.last,
        "links": {
            "self": walk.canonical(number),
            "prev": walk.href(max(number - 1, 0)),
            "next": walk.href(min(number + 1, walk.last)),
        },
    }
