"""Steps at which a law speaks: what was done, the ruling, and the cards it looked at."""

from __future__ import annotations

from collections.abc import Iterable

from hoyle.book.articles import Article
from hoyle.book.hands import Citation
from hoyle.book.rooms import Room
from hoyle.engine.state import letter
from hoyle.study.telling import sentence
from hoyle.web.look import PLAIN, Look
from hoyle.web.present.common import View, capital, law_href, law_link
from hoyle.web.present.table import Sight, hand, sight
from hoyle.web.walk import Glance, main_way

MOST = 5  # steps shown with their cards; the others are folded away
VERDICTS = ("lawful", "irregular", "refused")


def spoken(room: Room, citations: Iterable[Citation], look: Look) -> View:
    """Steps that cite a law: some with their cards, no hand twice among them, then the others."""
    first: list[View] = []
    rest: list[View] = []
    seen: set[str] = set()
    for one in dict.fromkeys(citations):
        if one.hand in seen or len(first) == MOST:
            rest.append(line(room, one))
        else:
            first.append({**line(room, one), "hand": evidence(room, one, look)})
        seen.add(one.hand)
    return {"first": first, "rest": rest, "count": len(first) + len(rest)}


def line(room: Room, citation: Citation) -> View:
    """A step in a list of steps."""
    seen = _seen(room, citation)
    ruling, branch = seen.step.ruling, seen.walk.branch
    return {
        "href": seen.walk.canonical(seen.number),
        "title": f"{seen.walk.hand.title}: {branch.title}" if branch else seen.walk.hand.title,
        "number": seen.number,
        "text": sentence(seen.step),
        "verdict": citation.verdict,
        "reason": capital(ruling.reason) if ruling and citation.verdict != "lawful" else "",
    }


def evidence(room: Room, citation: Citation, look: Look) -> View | None:
    """The cards of the seat that acted, where anybody has seen them."""
    seen = _seen(room, citation, look)
    action = seen.step.action
    if action is None or action.seat < 0 or not any(seen.state.hands[action.seat]):
        return None
    held = hand(seen, action.seat)
    if not any(card["face"] == "up" for card in held["cards"]):
        return None
    return {**held, "label": f"{letter(action.seat)}’s hand", "size": "small"}


def _seen(room: Room, citation: Citation, look: Look = PLAIN) -> Sight:
    played = room.hands[citation.hand]
    branch = played.record.branch(citation.branch) if citation.branch else None
    return sight(main_way(room, played, Glance(), branch), citation.step, look, links=False)


def at_work(room: Room, look: Look) -> View | None:
    """A law that has been kept, bent and broken in the hands, with a step of each."""
    found = max(room.laws.articles.values(), key=lambda one: _worth(room, one), default=None)
    if found is None or not _worth(room, found)[0]:
        return None
    first: dict[str, Citation] = {}
    for one in room.citations[found.id]:
        first.setdefault(one.verdict, one)
    steps = [first[verdict] for verdict in VERDICTS if verdict in first]
    return {
        **law_link(found),
        "title": capital(found.name),
        "href": law_href(found),
        "steps": [{**line(room, one), "hand": evidence(room, one, look)} for one in steps],
    }


def _worth(room: Room, article: Article) -> tuple[int, bool, int]:
    """How much a law has to show: different verdicts first, then a number of its own."""
    verdicts = {one.verdict for one in room.citations.get(article.id, ())}
    return len(verdicts), bool(article.number), -article.order
