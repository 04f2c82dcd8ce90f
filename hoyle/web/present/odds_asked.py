"""What is asked of the odds: cards typed, seats, an order, under the rules of a table."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from hoyle.engine.cards import Card
from hoyle.engine.game import Game
from hoyle.study.referee.reading import BadInput, read_cards, read_choice, read_number
from hoyle.web.present.common import View

LONGEST, MOST_FAILED = 200, 20
WORDS = ("hand", "others", "turned", "order", "failed", "every")
EXAMPLES = {True: "Js Jd As 6s 3s", False: "Jh 9h Ts As 4c 2d"}
Hand = tuple[Card, ...]
Words = Mapping[str, str]


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


def kept(game: Game, query: Words) -> dict[str, str]:
    """The words of a query as they were typed, for the form to hold; an example for the rest."""
    words = {name: query.get(name, "")[:LONGEST] for name in WORDS}
    words["hand"] = words["hand"] or EXAMPLES[bool(game.rankings)]
    words["others"] = query.get("others", "")[:LONGEST] or ("3" if game.rankings else "1")
    return words


def read_asked(game: Game, rules: Any, words: Words) -> Asked:
    """The question that the words ask. Raises `BadInput`."""
    size = 5 if game.rankings else 6
    hand, turned = read_cards(words["hand"], "hand", "The hand"), _turned(words["turned"])
    if len(hand) != size:
        message = f"Odds are reckoned for a hand of {size} cards; here are {len(hand)}."
        raise BadInput("hand", message)
    _in_the_pack(game, rules, hand, turned)
    least, most = game.seats
    return Asked(
        hand,
        read_number(words, "others", max(least - 1, 1), most - 1, 0),
        turned,
        read_number(words, "order", 0, max(len(game.rankings) - 1, 0), 0),
        read_number(words, "failed", 0, MOST_FAILED, 0),
        read_choice(words, "every", ("yes",), "") == "yes",
    )


def _turned(text: str) -> Hand:
    turned = read_cards(text, "turned", "The card turned")
    if len(turned) > 1:
        raise BadInput("turned", "One card alone is turned for trumps.")
    return turned


def _in_the_pack(game: Game, rules: Any, hand: Hand, turned: Hand) -> None:
    pack, cards = game.pack(rules), (*hand, *turned)
    for at, card in enumerate(cards):
        field = "hand" if at < len(hand) else "turned"
        if card not in pack:
            raise BadInput(field, f"The {card.name} is not in the pack of these rules.")
        if card in cards[:at]:
            raise BadInput(field, f"The {card.name} is named twice.")


def choices(least: int, most: int, chosen: str) -> list[View]:
    """The numbers a form offers."""
    return [
        {"value": str(number), "label": str(number), "chosen": str(number) == chosen}
        for number in range(least, most + 1)
    ]
