"""The figures of a hand that is vied with: as dealt, as openers, by every draw, and behind it."""

from __future__ import annotations

from typing import Any

from hoyle.book.rooms import Room
from hoyle.engine.cards import Card
from hoyle.engine.game import Game, Openers, Ranking
from hoyle.study.odds import Draw, Somebody, against_one, every_draw, somebody
from hoyle.web.present.common import View, capital, card_view, law_link
from hoyle.web.present.odds_asked import Asked, Hand

BEST = 6


def percent(share: float) -> str:
    """A part as a percentage: `90.3%`, `0.02%`; never nought or all where it is not."""
    figure = 100 * share
    if 0 < figure < 0.1 or 99.9 < figure < 100:
        return f"{figure:.3f}%"
    return f"{figure:.1f}%"


def hand_figures(room: Room, rules: Any, asked: Asked) -> View:
    """All there is to say of a hand of five."""
    game, ranking = room.game, room.game.rankings[asked.order]
    openers = opens_here(game, asked)
    proof = tuple(openers.proof(rules, asked.failed, asked.hand)) if openers else ()
    pack = game.pack(rules)
    return {
        "hand": large_hand(asked.hand),
        "name": capital(ranking.name(asked.hand)),
        "law": law_link(room.articles[ranking.law]),
        "met": _met(ranking, pack, asked.hand),
        "draws": _draws(ranking, pack, asked, proof) if drawn(game) else None,
        "openers": _openers(room, openers, rules, asked, proof) if openers else None,
    }


def opens_here(game: Game, asked: Asked) -> Openers | None:
    """What opens under the order asked about: the second is played when nobody has opened."""
    return None if asked.order else game.openers


def drawn(game: Game) -> bool:
    """Whether cards are drawn in this game."""
    return any("draw" in phase.says for phase in game.phases)


def large_hand(cards: Hand) -> View:
    """The cards asked about, large, and named for the ear."""
    names = ", ".join(card.name for card in cards)
    return {"label": names, "size": "large", "cards": [card_view(card) for card in cards]}


def _met(ranking: Ranking, pack: Hand, hand: Hand) -> View:
    found = against_one(ranking, pack, hand)
    parts = zip(("beaten", "equal", "better"), found, strict=True)
    total = sum(found)
    rows = [{"label": label, "ways": f"{ways:,}", **bar(ways / total)} for label, ways in parts]
    return {"rows": rows, "total": f"{total:,}"}


def bar(share: float) -> View:
    """A part as it is said and as it is drawn, out of a hundred."""
    return {"percent": percent(share), "width": f"{100 * share:.2f}"}


def _draws(ranking: Ranking, pack: Hand, asked: Asked, proof: Hand) -> View:
    found = every_draw(ranking, pack, asked.hand)
    shown = found if asked.every else found[:BEST]
    return {"shown": [_draw(ranking, one, proof) for one in shown], "every": asked.every}


def _draw(ranking: Ranking, one: Draw, proof: Hand) -> View:
    kinds = [
        {"label": ranking.kinds[place], "ways": f"{ways:,}", **bar(ways / one.ways)}
        for place, ways in enumerate(one.kinds)
        if ways
    ]
    return {
        "thrown": [card.name for card in one.thrown],
        "hand": _parted(one),
        "ways": f"{one.ways:,}",
        "better": bar(one.better / one.ways),
        "standing": bar(one.standing),
        "kinds": kinds[::-1],
        "splits": bool(proof) and not set(proof).isdisjoint(one.thrown),
    }


def _parted(one: Draw) -> View:
    """The hand with the cards thrown marked, in the order of the cards."""
    cards = sorted((*one.kept, *one.thrown), reverse=True)
    marks = ["discarded" if card in one.thrown else "" for card in cards]
    views = [card_view(card, mark=mark) for card, mark in zip(cards, marks, strict=True)]
    return {"label": "The hand", "cards": views}


def _cards(cards: tuple[Card, ...]) -> list[View]:
    return [card_view(card) for card in cards]


def _openers(room: Room, openers: Openers, rules: Any, asked: Asked, proof: Hand) -> View:
    known = asked.hand
    counts = [
        somebody(room.game, rules, asked.failed, known, hands)
        for hands in range(1, asked.others + 1)
    ]
    return {
        "asked": openers.asked(rules, asked.failed),
        "law": law_link(room.articles[openers.law]),
        "proof": _cards(proof),
        "somebody": [_somebody(one) for one in counts],
    }


def _somebody(one: Somebody) -> View:
    return {"hands": one.hands, "counted": one.counted, **bar(one.share)}
