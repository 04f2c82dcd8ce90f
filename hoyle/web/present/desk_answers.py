"""What the quick tools have found, for their pages: a line, the cards, the figures, the laws."""

from __future__ import annotations

from collections.abc import Iterable
from functools import singledispatch
from typing import Any

from hoyle.book.rooms import Room
from hoyle.engine.cards import Card
from hoyle.engine.laws import Law
from hoyle.study.referee import quick
from hoyle.study.telling import counters as counters_said
from hoyle.study.telling.words import card_names
from hoyle.web.present.common import View, card_view, law_link
from hoyle.web.present.steps import cited, reading_link
from hoyle.web.putting import Put

POINTS = {"high": "High", "low": "Low", "jack": "Jack", "game": "Game", "at-once": "As it fell"}


def answer(put: Put, found: Any) -> View:
    """An answer: its line, what is in it, and what it rests on."""
    room = put.room
    return {
        "key": "lawful",
        "hands": [],
        "rows": [],
        "said": [],
        "fault": "",
        **shown(found, put),
        "line": found.line,
        "laws": cites(room, found.laws),
        "readings": [reading_link(room, one) for one in getattr(found, "readings", ())],
    }


def cites(room: Room, laws: Iterable[Law]) -> list[View]:
    """Short ways to the laws an answer rests on."""
    articles = [room.articles[law] for law in laws if law in room.articles]
    return [{**law_link(article), "label": cited(article)} for article in articles]


def laid(put: Put, cards: Iterable[Card], label: str, lit: Iterable[Card] = ()) -> View:
    """Cards face up, some of them lit."""
    shining = set(lit)
    views = [card_view(card, put.look, mark="lit" if card in shining else "") for card in cards]
    return {"label": label, "cards": views}


@singledispatch
def shown(found: Any, put: Put) -> View:
    """What a page shows of an answer, beside its line and its laws."""
    raise TypeError(found)


@shown.register
def _(found: quick.WhoWins, put: Put) -> View:
    return {
        "said": [found.short] if found.short else [],
        "hands": [
            {
                **laid(put, one.cards, f"Hand {one.name}", one.cards if one.wins else ()),
                "who": one.name,
                "text": one.called,
                "tag": "best" if one.wins else "",
                "note": f"takes {counters_said(one.takes)}" if one.takes else one.why,
            }
            for one in found.hands
        ],
    }


@shown.register
def _(found: quick.MayOpen, put: Put) -> View:
    hand = {
        **laid(put, found.cards, "The hand", found.proof),
        "who": "",
        "text": f"Asked for: {found.asked}.",
        "tag": "",
        "note": "",
    }
    reason = [found.reason] if found.reason else []
    return {
        "key": "lawful" if found.may else "irregular",
        "hands": [hand],
        "said": [*reason, *found.duties],
    }


@shown.register
def _(found: quick.GameCount, put: Put) -> View:
    return {
        "key": "refused" if found.fault else "lawful",
        "fault": found.fault,
        "hands": [
            {
                **laid(put, [card for card, _ in one.cards], f"Taken by {one.name}"),
                "who": one.name,
                "text": _sum(one),
                "tag": "Game" if one.scores else "",
                "note": one.fault,
            }
            for one in found.sides
        ],
    }


def _sum(side: quick.counting.Count) -> str:
    figures = [str(worth) for _, worth in side.cards if worth]
    return f"{' + '.join(figures)} = {side.total}" if len(figures) > 1 else str(side.total)


@shown.register
def _(found: quick.WhoIsLow, put: Put) -> View:
    return {
        "rows": [
            {
                "name": POINTS[one.point],
                "value": one.whose or "not known yet",
                "note": f"{card_names((one.card,))}: {one.why}",
            }
            for one in found.made
        ],
    }


@shown.register
def _(found: quick.GoesOut, put: Put) -> View:
    rest = ", ".join(POINTS[one] for one in found.uncounted)
    return {
        "rows": [
            {
                "name": POINTS[one.point],
                "value": one.side,
                "note": f"{one.amount} counted, {one.to_go} to go",
            }
            for one in found.counted
        ],
        "said": [f"Not counted any more: {rest}."] if rest else [],
    }


@shown.register
def _(found: quick.MayPlay, put: Put) -> View:
    return {
        "said": [f"{found.winner} pegs {found.pegs}."] if found.pegs else [],
        "hands": [
            {
                **laid(put, [one.card], one.card.name),
                "who": "",
                "text": one.card.name,
                "tag": "" if one.may else one.verdict,
                "note": one.reason,
            }
            for one in found.plays
        ],
    }


@shown.register
def _(found: quick.WholeDeal, put: Put) -> View:
    wrong = [fault for trick in found.tricks for fault in trick.faults]
    return {
        "key": "irregular" if wrong else "lawful",
        "said": list(found.scored),
        "hands": [
            {
                **laid(put, trick.cards, f"Trick {number}"),
                "who": trick.winner,
                "text": f"Trick {number}: {trick.leader} leads, {trick.winner} takes it",
                "tag": "irregular" if trick.faults else "",
                "note": " ".join((*_pegged(trick), *trick.faults)),
            }
            for number, trick in enumerate(found.tricks, 1)
        ],
    }


def _pegged(trick: quick.whole.TrickTold) -> tuple[str, ...]:
    return (f"{trick.winner} pegs {trick.pegs}.",) if trick.pegs else ()
