"""The odds as plain data: what was asked, and every figure with the ways it is counted from."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from hoyle.engine.cards import SUITS, Card
from hoyle.engine.game import Game, Openers
from hoyle.study.odds import Chance, Draw, against, against_one, every_draw, somebody, turned_jack
from hoyle.study.referee.reading import BadInput
from hoyle.web.charters import Charter
from hoyle.web.present.odds_asked import Asked, Hand, Words
from hoyle.web.present.odds_hands import BEST, drawn, opens_here
from hoyle.web.present.odds_trumps import turns
from hoyle.web.putting import Put

Data = dict[str, Any]


def odds_data(charter: Charter, words: Words, asked: Asked | None, wrong: BadInput | None) -> Data:
    """The figures, or what could not be read."""
    if asked is None:
        return {"error": {"field": wrong.field if wrong else "", "message": str(wrong)}}
    game = charter.room.game
    figures = _vying if game.rankings else _tricks
    told = {name: text for name, text in words.items() if text}
    return {
        "game": game.name,
        "rules": dict(charter.said),
        "asked": _asked(asked),
        "answer": figures(game, charter.rules, asked),
        "link": Put(f"/{game.name}/odds/", charter.room, charter, told).href(),
    }


def _asked(asked: Asked) -> Data:
    cards = {"hand": _texts(asked.hand), "turned": _texts(asked.turned)}
    return {**cards, "others": asked.others, "order": asked.order, "failed": asked.failed}


def _texts(cards: Iterable[Card]) -> list[str]:
    return [card.text for card in cards]


def _vying(game: Game, rules: Any, asked: Asked) -> Data:
    ranking, pack = game.rankings[asked.order], game.pack(rules)
    openers = opens_here(game, asked)
    proof = tuple(openers.proof(rules, asked.failed, asked.hand)) if openers else ()
    draws = every_draw(ranking, pack, asked.hand) if drawn(game) else ()
    return {
        "called": ranking.name(asked.hand),
        "law": ranking.law,
        "met": against_one(ranking, pack, asked.hand)._asdict(),
        "draws": [
            _draw(one, ranking.kinds, proof) for one in (draws if asked.every else draws[:BEST])
        ],
        "openers": _openers(game, openers, rules, asked, proof) if openers else None,
    }


def _draw(one: Draw, kinds: tuple[str, ...], proof: Hand) -> Data:
    return {
        "kept": _texts(one.kept),
        "thrown": _texts(one.thrown),
        "ways": one.ways,
        "kinds": {kinds[at]: ways for at, ways in enumerate(one.kinds) if ways},
        "better": one.better,
        "same": one.same,
        "standing": one.standing,
        "splits": bool(set(proof) & set(one.thrown)),
    }


def _openers(game: Game, openers: Openers, rules: Any, asked: Asked, proof: Hand) -> Data:
    hands = range(1, asked.others + 1)
    behind = [somebody(game, rules, asked.failed, asked.hand, count) for count in hands]
    return {
        "law": openers.law,
        "asked": openers.asked(rules, asked.failed),
        "may": bool(proof),
        "proof": _texts(proof),
        "somebody": [one._asdict() for one in behind],
    }


def _tricks(game: Game, rules: Any, asked: Asked) -> Data:
    suits = dict.fromkeys(card.suit for card in asked.turned or sorted(asked.hand, reverse=True))
    return {
        "turned_jack": _chance("a Jack is turned", turned_jack()) if turns(game) else None,
        "suits": [
            {
                "suit": SUITS[suit],
                "held": sum([card.suit == suit for card in asked.hand]),
                "out": [
                    _chance(what, chance)
                    for what, chance in against(asked.others + 1, suit, asked.hand, asked.turned)
                ],
            }
            for suit in suits
        ],
    }


def _chance(what: str, chance: Chance) -> Data:
    return {"what": what, **chance._asdict(), "share": chance.share}
