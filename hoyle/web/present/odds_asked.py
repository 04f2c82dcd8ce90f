"""What is asked of the odds: cards typed, seats, an order, under the rules of a table."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from hoyle.engine.cards import BadCard, Card
from hoyle.engine.game import Game
from hoyle.study.referee.reading import read_cards
from hoyle.web.present.common import View

LONGEST = 200
WORDS = ("hand", "others", "turned", "order", "failed", "every")
EXAMPLES = {True: "Js Jd As 6s 3s", False: "Jh 9h Ts As 4c 2d"}
Hand = tuple[Card, ...]


class BadAsking(ValueError):
    """Something asked that cannot be answered; the message says what, and what can be."""


class Asked(NamedTuple):
    """A question to the odds, read: the cards, how many others, what was turned, which order.

    `every`: all thirty-two discards are wanted, and not the best alone.
    """

    hand: Hand
    others: int
    turned: Hand
    order: int
    failed: int
    every: bool


def kept(game: Game, query: Mapping[str, str]) -> dict[str, str]:
    """The words of a query as they were typed, for the form to hold; an example for the rest."""
    words = {name: query.get(name, "")[:LONGEST] for name in WORDS}
    words["hand"] = words["hand"] or EXAMPLES[bool(game.rankings)]
    words["others"] = query.get("others", "")[:LONGEST] or ("3" if game.rankings else "1")
    return words


def read_asked(game: Game, rules: Any, words: Mapping[str, str]) -> Asked:
    """The question that the words ask. Raises `BadAsking`, `BadCard` or `BadInput`."""
    size = 5 if game.rankings else 6
    hand, turned = read_cards(words["hand"], "hand", "The hand"), _turned(words["turned"])
    if len(hand) != size:
        raise BadAsking(f"Odds are reckoned for a hand of {size} cards; here are {len(hand)}.")
    _in_the_pack(game, rules, (*hand, *turned))
    least, most = game.seats
    return Asked(
        hand,
        _number("others", words["others"], max(least - 1, 1), most - 1),
        turned,
        _number("order", words["order"] or "0", 0, max(len(game.rankings) - 1, 0)),
        _number("deals passed out", words["failed"] or "0", 0, 20),
        words["every"] == "yes",
    )


def _turned(text: str) -> Hand:
    turned = read_cards(text, "turned", "The card turned")
    if len(turned) > 1:
        raise BadAsking("One card alone is turned for trumps.")
    return turned


def _in_the_pack(game: Game, rules: Any, cards: Hand) -> None:
    pack = game.pack(rules)
    for card in cards:
        if card not in pack:
            raise BadCard(f"the {card.name} is not in the pack of these rules")
        if cards.count(card) > 1:
            raise BadCard(f"the {card.name} is named twice")


def _number(name: str, text: str, least: int, most: int) -> int:
    if not (text.isascii() and text.isdigit() and len(text) < 4 and least <= int(text) <= most):
        raise BadAsking(f"{name.capitalize()} must be a number from {least} to {most}.")
    return int(text)


def choices(least: int, most: int, chosen: str) -> list[View]:
    """The numbers a form offers."""
    return [
        {"value": str(number), "label": str(number), "chosen": str(number) == chosen}
        for number in range(least, most + 1)
    ]
