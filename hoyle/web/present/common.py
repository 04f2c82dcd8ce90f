"""Shapes that several pages share: cards, counters, links to laws, and where one is."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from django.templatetags.static import static

from hoyle.book.articles import SOURCES, Article
from hoyle.engine.cards import SUITS, Card
from hoyle.web.look import PLAIN, Look

View = dict[str, Any]

WORTH = (("blue", 25), ("red", 5), ("white", 1))
KINDS = {
    "foster-law": "One of his numbered laws, in our words.",
    "foster-prose": "Told in his text, outside the numbered laws; in our words.",
    "other-code": "From another code of his time, named; it stands in where his is not held.",
    "reading": "The sources are silent, and we have had to choose.",
    "manners": "Good form at the table. No act of the game can break it, so no code holds it.",
}
TALLEST = 8  # counters drawn in one pile; the figure beside it is always exact


def crumbs(*places: tuple[str, str], here: str) -> list[View]:
    """The way to this page: (address, words) of each place above it, and its own words."""
    return [*({"href": href, "label": label} for href, label in places), {"label": here}]


def card_view(card: Card, look: Look = PLAIN, *, mark: str = "", href: str = "") -> View:
    """A card lying face up, or a place where a card nobody has seen lies."""
    if not card.seen:
        return {"face": "unseen", "name": card.name}
    joker = card.text == "Jk"
    return {
        "face": "up",
        "text": card.text,
        "rank": "" if joker else card.text[0].replace("T", "10"),
        "suit": "j" if joker else SUITS[card.suit],
        "name": f"{card.name}, {mark}" if mark else card.name,
        "mark": mark,
        "href": href,
        "art": "" if joker else art(card, look),
    }


def art(card: Card, look: Look) -> str:
    """The address of the card's picture, for readers who asked for pictures."""
    if look.faces != "picture":
        return ""
    return static(f"cards/{'4' if look.suits == 'four' else '2'}/{card.text}.svg")


def counters(amount: int, label: str = "", *, hide_label: bool = False, href: str = "") -> View:
    """An amount in counters: the figure, and the piles that picture it."""
    piles, rest = [], amount
    for kind, worth in WORTH:
        count, rest = divmod(rest, worth)
        if count:
            piles.append({"kind": kind, "n": min(count, TALLEST)})
    return {
        "figure": str(amount),
        "label": label,
        "piles": piles,
        "hide_label": hide_label,
        "href": href,
    }


def kinds() -> list[View]:
    """Where a rule may come from, and what that means."""
    labels = {**SOURCES, "manners": "Manners"}
    return [{"key": key, "label": labels[key], "text": text} for key, text in KINDS.items()]


def law_href(article: Article) -> str:
    """The address of an article's own page."""
    return f"/{article.game}/laws/{article.id}/"


def law_link(article: Article) -> View:
    """A short way to an article: its number where it has one, and its name."""
    return {
        "id": article.id,
        "label": str(article.number or article.title),
        "name": article.name,
        "href": law_href(article),
    }


def law_links(articles: Iterable[Article]) -> list[View]:
    """Short ways to several articles, each once."""
    return [law_link(article) for article in dict.fromkeys(articles)]


def hand_href(game: str, slug: str, place: str | int = "", branch: str | None = None) -> str:
    """The address of a hand, or of one step of it, in the main line or in a branch."""
    way = f"/{game}/hands/{slug}/" + (f"branch/{branch}/" if branch else "")
    return way + (f"{place}/" if place != "" else "")


def capital(words: str) -> str:
    """Words at the head of a line, the first letter large and the others as they are."""
    return words[:1].upper() + words[1:]


def counted(number: int, word: str) -> str:
    """`1 lesson`, `9 lessons`."""
    return f"{number} {word}" if number == 1 else f"{number} {word}s"
