"""The figures of a hand that is played to tricks: the Jack, and whether a trump is High or Low."""

from __future__ import annotations

from hoyle.engine.cards import SUIT_NAMES, SUITS
from hoyle.engine.game import Game
from hoyle.study.odds import against, turned_jack
from hoyle.web.present.common import View, capital, card_view
from hoyle.web.present.odds_asked import Asked
from hoyle.web.present.odds_hands import bar, large_hand


def trump_figures(game: Game, asked: Asked) -> View:
    """All there is to say of a hand of six, for the suit turned or for each that it holds."""
    suits = [card.suit for card in asked.turned or asked.hand]
    return {
        "hand": large_hand(asked.hand),
        "turned": [card_view(card) for card in asked.turned],
        "turns": turns(game),
        "turned_jack": bar(turned_jack().share),
        "suits": [_suit(suit, asked) for suit in dict.fromkeys(sorted(suits, reverse=True))],
    }


def turns(game: Game) -> bool:
    """Whether a card is turned for trumps in this game: then somebody may beg."""
    return any("beg" in phase.says for phase in game.phases)


def _suit(suit: int, asked: Asked) -> View:
    found = against(asked.others + 1, suit, asked.hand, asked.turned)
    rows = [{"label": capital(label), **bar(chance.share)} for label, chance in found]
    held = sum([card.suit == suit for card in asked.hand])
    return {"suit": SUITS[suit], "name": SUIT_NAMES[suit], "held": held, "rows": rows}
