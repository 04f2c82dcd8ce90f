"""The rulebook, and an article with all that hangs on it."""

from __future__ import annotations

import re

from hoyle.book.articles import SOURCES, Article
from hoyle.book.enforcers import Enforcer
from hoyle.book.library import Library
from hoyle.book.markdown import plain_text
from hoyle.book.rooms import Room
from hoyle.study.referee.citing import ruled_under
from hoyle.web.look import Look
from hoyle.web.present.common import (
    View,
    capital,
    counted,
    crumbs,
    hand_href,
    kinds,
    law_href,
    law_link,
)
from hoyle.web.present.options import house_link, options_of_law
from hoyle.web.present.reading import SHELF, home
from hoyle.web.present.rulings import spoken

MOST_ASKED = 4  # questions listed at once
SENTENCE = re.compile(r".+?[.!?](?=\s|$)")


def rulebook(room: Room) -> View:
    """Every article by its first sentence, under the parts of the book."""
    return {
        "title": room.laws.title,
        "crumbs": crumbs(SHELF, home(room), here="Rulebook"),
        "game": room.game.name,
        "intro": room.laws.intro,
        "kinds": kinds(),
        "parts": [
            {
                "id": part.id,
                "title": part.title,
                "html": part.html,
                "articles": [_line(room.laws.articles[law]) for law in part.articles],
            }
            for part in room.laws.parts
        ],
    }


def whole(room: Room) -> View:
    """Every article in full, for paper."""
    parts = [
        {
            "title": part.title,
            "html": part.html,
            "articles": [_in_full(room.laws.articles[law]) for law in part.articles],
        }
        for part in room.laws.parts
    ]
    rulebook_place = (f"/{room.game.name}/laws/", "Rulebook")
    return {
        "title": f"{room.laws.title}, in full",
        "crumbs": crumbs(SHELF, home(room), rulebook_place, here="In full"),
        "intro": room.laws.intro,
        "parts": parts,
    }


def source(article: Article) -> View:
    """Where an article comes from, as a badge."""
    label = SOURCES[article.source]
    return {"key": article.source, "label": label, "codes": "; ".join(article.codes)}


def _line(article: Article) -> View:
    text = plain_text(article.says)
    first = SENTENCE.match(text)
    return {
        **law_link(article),
        "anchor": article.anchor,
        "number": article.number or "",
        "title": article.title,
        "source": source(article),
        "manners": article.manners,
        "says": first[0] if first else text,
        "readings": [reading.number for reading in article.readings],
    }


def _in_full(article: Article) -> View:
    return {
        **lawbox(article),
        "sections": article.sections,
        "readings": readings(article),
    }


def lawbox(article: Article) -> View:
    """An article's words, as parts/lawbox.html sets them."""
    return {
        "id": article.id,
        "number": article.number or "",
        "title": article.title,
        "href": law_href(article),
        "source": source(article),
        "manners": article.manners,
        "html": article.says,
    }


def readings(article: Article) -> list[View]:
    """What is not said, and how we read it."""
    return [
        {"number": one.number, "title": one.title, "html": one.html} for one in article.readings
    ]


def article(room: Room, article: Article, book: Library, look: Look) -> View:
    """An article: says, means, example, counter-example, remedy, varies, disputed, enforced."""
    cited = room.citations.get(article.id, ())
    kept = [one for one in cited if one.verdict == "lawful"]
    broken = [one for one in cited if one.verdict != "lawful"]
    name = capital(article.name)
    rulebook_place = (f"/{room.game.name}/laws/", "Rulebook")
    return {
        "title": name,
        "crumbs": crumbs(SHELF, home(room), rulebook_place, here=name),
        "law": lawbox(article),
        "part": next(part.title for part in room.laws.parts if part.id == article.part),
        "codes": source(article)["codes"],
        **{kind: _section(article, kind) for kind in ("means", "example", "remedy", "varies")},
        "examples": spoken(room, article.id, kept, look),
        "counters": spoken(room, article.id, broken, look),
        "options": options_of_law(room, article.id),
        "houses": [house_link(room, house) for house in room.houses_on.get(article.id, ())],
        "readings": readings(article),
        "enforcers": [_enforcer(one) for one in book.enforcers.get(article.id, ())],
        "questions": _questions(room, article),
        "disputes": _disputes(room, article),
        **_kin(room, article),
    }


def _section(article: Article, kind: str) -> str:
    return "".join(section.html for section in article.sections if section.kind == kind)


def _enforcer(one: Enforcer) -> View:
    return {
        "name": one.name.lstrip("_"),
        "module": one.module,
        "line": one.line,
        "source": one.source,
    }


def _questions(room: Room, article: Article) -> View:
    """Questions that turn on a law, each once: some at once, the others folded away."""
    found = {
        (slug, question.id): {
            "href": hand_href(room.game.name, slug) + f"questions/{question.id}/",
            "prompt": question.prompt,
            "hand": room.hands[slug].title,
        }
        for slug, question in room.questions_on.get(article.id, ())
        if question.id in room.hands[slug].questions
    }
    first, rest = [*found.values()][:MOST_ASKED], [*found.values()][MOST_ASKED:]
    return {"first": first, "rest": rest, "more": counted(len(rest), "more question")}


def _disputes(room: Room, article: Article) -> list[View]:
    """Disputes that are settled under a law."""
    found = ruled_under(room.game).get(article.id, ())
    return [{"href": f"/{room.game.name}/settle/{one.id}/", "label": one.title} for one in found]


def _kin(room: Room, article: Article) -> View:
    """The articles before and after, and the others of the same part."""
    articles = list(room.laws.articles.values())
    at = articles.index(article)
    same = [one for one in articles if one.part == article.part and one is not article]
    return {
        "before": law_link(articles[at - 1]) if at else None,
        "after": law_link(articles[at + 1]) if at + 1 < len(articles) else None,
        "kin": [law_link(one) for one in same],
    }
