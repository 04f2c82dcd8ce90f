"""What a search has found."""

from __future__ import annotations

from django.utils.html import format_html_join
from django.utils.safestring import SafeString

from hoyle.book.library import Library
from hoyle.book.rooms import Room
from hoyle.book.search import MOST, Hit, law_number
from hoyle.engine.laws import Law
from hoyle.web.doors import OF_A_GAME, disputed, housed
from hoyle.web.present.common import View, capital, counted, crumbs, hand_href, law_href, law_link
from hoyle.web.present.reading import SHELF, lesson_href

LONGEST = 200
EVERYWHERE = {"term": "glossary/#{}", "tool": "settle/{}/"}
SHARED = {"dispute": "/{}/settle/{}/", "house": "/{}/houses/#{}"}  # by several rooms
KINDS = {
    **{"law": "Law", "lesson": "Lesson", "hand": "Hand", "term": "Word", "house": "House"},
    **{"tool": "Tool", "dispute": "Dispute", "sit": "Table", "practise": "Drills"},
    **{"odds": "Odds", "charter": "Charter"},
}


def results(book: Library, asked: str) -> View:
    """The page for a query, whatever it holds."""
    query = " ".join("".join(filter(_visible, asked[:LONGEST])).split())
    hits = [_hit(book, hit) for hit in book.search.find(query)] if query else []
    return {
        "title": f"Search: {query}" if query else "Search",
        "crumbs": crumbs(SHELF, here="Search"),
        "query": query,
        "hits": hits,
        "said": _said(query, len(hits)),
        "cut": len(asked) > LONGEST,
        "unheld": _unheld(book, query),
        "examples": [words for room in book.rooms.values() for words in room.entry.searches],
    }


def _unheld(book: Library, query: str) -> str:
    """That a law asked for by its number is not in the book, and which are."""
    number = law_number(query)
    held = {room.entry.title: room.law_numbers for room in book.rooms.values() if room.law_numbers}
    if number is None or any(number in numbers for numbers in held.values()):
        return ""
    said = "; ".join(f"{game}, laws {min(all_)} to {max(all_)}" for game, all_ in held.items())
    return f"A law {number} is not held in this book. It holds {said}."


def _visible(letter: str) -> bool:
    return letter.isprintable() or letter.isspace()


def _said(query: str, found: int) -> str:
    if not query:
        return ""
    if not found:
        return "Nothing in the book has this"
    return f"{'The first ' if found == MOST else ''}{counted(found, 'place')} in the book"


def _hit(book: Library, hit: Hit) -> View:
    href, kin = _place(book, hit)
    own = book.rooms.get(hit.game)
    return {
        "kind": "word" if hit.kind == "term" else hit.kind,
        "kind_label": KINDS[hit.kind],
        "title": capital(hit.title),
        "href": href,
        "html": marked(hit.segments),
        "game": own.entry.title if own else "",
        "kin": kin,
        "near": "Near it" if hit.kind == "law" else "Also at",
        "drill": _drill(own, hit.key) if own and hit.kind == "law" else "",
    }


def _drill(room: Room, law: Law) -> str:
    """Where a law is practised, if it can be."""
    return f"/{room.game.name}/practise/?law={law}" if room.questions_on.get(law) else ""


def marked(segments: tuple[tuple[str, bool], ...]) -> SafeString:
    """A stretch of text, the words looked for marked."""
    parts = (("mark" if found else "span", text) for text, found in segments)
    return format_html_join("", "<{0}>{1}</{0}>", parts)


def _place(book: Library, hit: Hit) -> tuple[str, list[View]]:
    """Where a hit leads, and what stands near it."""
    if hit.kind in EVERYWHERE:
        return f"/{EVERYWHERE[hit.kind].format(hit.key)}", []
    room = book.rooms[hit.game]
    if hit.kind == "law":
        articles = list(room.laws.articles.values())
        at = next(at for at, one in enumerate(articles) if one.id == hit.key)
        near = [*articles[max(at - 1, 0) : at], *articles[at + 1 : at + 2]]
        return law_href(articles[at]), [{**law_link(one), "label": one.name} for one in near]
    if hit.kind == "lesson":
        return lesson_href(room.lessons[hit.key]), []
    if hit.kind in SHARED:
        href = SHARED[hit.kind].format
        return href(hit.game, hit.key), [
            {"href": href(other.game.name, hit.key), "label": other.entry.title}
            for other in _known_in(book, hit)[1:]
        ]
    if hit.kind in OF_A_GAME:
        return f"/{hit.game}/{hit.kind}/", []
    return hand_href(hit.game, hit.key), []


def _known_in(book: Library, hit: Hit) -> list[Room]:
    """The rooms that have the dispute or the house which was found."""
    return disputed(book)[hit.key] if hit.kind == "dispute" else housed(book)[hit.key, hit.title]
