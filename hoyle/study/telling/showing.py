"""Hands laid open: which cards, and what they are."""

from __future__ import annotations

from hoyle.engine.cards import Card
from hoyle.engine.vying.naming import describe
from hoyle.study.replay import Step
from hoyle.study.telling.words import card_names, hand_words


def whole_hand(step: Step, cards_seen: bool) -> str:
    """All the cards, and what the hand is called."""
    cards = _shown(step)
    if not cards:
        return "shows the whole hand"
    name = hand_words(cards, getattr(step.state, "described", describe))
    return f"shows the whole hand: {card_names(cards)}" + (f". That is {name}" if name else "")


def openers(step: Step, cards_seen: bool) -> str:
    """The openers, and which of them were thrown away; or the hand, if there are none in it."""
    cards = _shown(step)
    if not cards:
        return "shows the openers"
    if any(event.kind == "false-opener" for event in step.events):
        return (
            f"lays down what the pot was opened on: {card_names(cards)}; there are no openers in it"
        )
    under: tuple[Card, ...] = getattr(step.state, "under_chips", ())
    held = [card for card in cards if card not in under]
    if len(held) == len(cards):
        return f"shows the openers: {card_names(cards)}"
    split = card_names([card for card in cards if card in under])
    return f"shows the openers: {card_names(held)}, and from under the counters {split}"


def _shown(step: Step) -> tuple[Card, ...]:
    return next((event.cards for event in step.events if event.kind == "shows"), ())
