"""The figures of a hand that is played to tricks: the Jack, and whether a trump is High or Low."""

from __future__ import annotations

from hoyle.engine.cards import SUIT_NAMES, SUITS
from hoyle.engine.game import Game
from hoyle.study.odds import Chance, higher_out, jack_out, lower_out, turned_jack
from hoyle.web.present.common import View, card_view
from hoyle.web.present.odds_asked import Asked
from hoyle.web.present.odds_hands import bar


def trump_figures(game: Game, asked: Asked) -> View:
    """All there is to say of a hand of six, for the suit turned or for each that it holds."""
    suits = [card.suit for card in asked.turned or asked.hand]
    names = ", ".join(card.name for card in asked.hand)
    return {
        "hand": {
            "label": names,
            "size": "large",
            "cards": [card_view(card) for card in asked.hand],
        },
        "turned": [card_view(card) for card in asked.turned],
        "turns": turns(game),
        "turned_jack": bar(turned_jack().share),
        "suits": [_suit(suit, asked) for suit in dict.fromkeys(sorted(suits, reverse=True))],
    }


def turns(game: Game) -> bool:
    """Whether a card is turned for trumps in this game: then somebody may beg."""
    return any("beg" in phase.says for phase in game.phases)


def _suit(suit: int, asked: Asked) -> View:
    seats, own, turned = asked.others + 1, asked.hand, asked.turned
    held = [card for card in own if card.suit == suit]
    rows = [_row("The Jack is out against you", jack_out(seats, suit, own, turned))]
    higher, lower = higher_out(seats, suit, own, turned), lower_out(seats, suit, own, turned)
    if higher and lower:
        rows.append(_row(f"A trump higher than your {max(held).name} is out", higher))
        rows.append(_row(f"A trump lower than your {min(held).name} is out", lower))
    return {"suit": SUITS[suit], "name": SUIT_NAMES[suit], "held": len(held), "rows": rows}


def _row(label: str, found: Chance) -> View:
    return {"label": label, **bar(found.share)}
