"""Steps at which a law speaks: what was done, the ruling, and the cards it looked at."""

from __future__ import annotations

from collections.abc import Iterable

from hoyle.book.articles import Article
from hoyle.book.hands import Citation
from hoyle.book.rooms import Room
from hoyle.engine.state import letter
from hoyle.study.telling import sentence
from hoyle.web.look import PLAIN, Look
from hoyle.web.present.common import View, capital, counted, law_href, law_link
from hoyle.web.present.lying import hand
from hoyle.web.present.sight import Sight, sight
from hoyle.web.walk import Glance, main_way

LEAST, MOST = 2, 4  # steps shown with their cards; the others are named after them
VERDICTS = ("lawful", "irregular", "refused")


def spoken(room: Room, law: str, citations: Iterable[Citation], look: Look) -> View:
    """Steps that cite a law: a few with their cards, each another act, then all the others."""
    ranked = sorted(dict.fromkeys(citations), key=lambda one: _remote(room, law, one))
    first = _varied(room, ranked)
    rest = [one for one in ranked if one not in first]
    return {
        "first": [{**line(room, one), "hand": evidence(room, one, look)} for one in first],
        "rest": _by_hand(room, rest),
        "count": len(ranked),
        "more": counted(len(rest), "more step"),
    }


def _remote(room: Room, law: str, citation: Citation) -> tuple[bool, bool]:
    """How far a step is from being an example: in a hand about the law, in its main line, first."""
    return law not in room.hands[citation.hand].record.laws, citation.branch is not None


def _varied(room: Room, citations: Iterable[Citation]) -> list[Citation]:
    """The first step of each sort of act; where there is but one sort, two hands of it."""
    verbs: dict[str, Citation] = {}
    hands: dict[str, Citation] = {}
    for one in citations:
        action = _seen(room, one).step.action
        verbs.setdefault(action.verb if action else "", one)
        hands.setdefault(one.hand, one)
    chosen = [*verbs.values()][:MOST]
    return [*chosen, *(one for one in hands.values() if one not in chosen)][
        : max(len(chosen), LEAST)
    ]


def _by_hand(room: Room, citations: Iterable[Citation]) -> list[View]:
    """Steps named by their numbers, a line to each hand and to each branch of one."""
    lines: dict[str, list[View]] = {}
    for one in citations:
        step = line(room, one)
        lines.setdefault(step["title"], []).append(step)
    return [{"title": title, "steps": steps} for title, steps in lines.items()]


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
    for one in sorted(room.citations[found.id], key=lambda one: _remote(room, found.id, one)):
        first.setdefault(one.verdict, one)
    steps = [first[verdict] for verdict in VERDICTS if verdict in first]
    return {
        **law_link(found),
        "title": capital(found.name),
        "href": law_href(found),
        "steps": [{**line(room, one), "hand": evidence(room, one, look)} for one in steps],
    }


def _worth(room: Room, article: Article) -> tuple[int, bool, int]:
    """How much a law has to show: different verdicts, a number of its own, hands that break it."""
    cited = room.citations.get(article.id, ())
    broken = {one.hand for one in cited if one.verdict != "lawful"}
    return len({one.verdict for one in cited}), bool(article.number), len(broken)
