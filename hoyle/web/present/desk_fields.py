"""The fields of a form at the desk: hands to be typed or tapped, words to choose, numbers."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from hoyle.engine.cards import JOKER, RANKS, SUIT_NAMES, SUITS, Card
from hoyle.study.charter import text_of
from hoyle.study.referee.reading import BadInput, read_cards
from hoyle.web.present.common import View
from hoyle.web.putting import Put

Choices = Mapping[str, str]
SUIT_CHOICES = dict(zip(SUITS, (name.capitalize() for name in SUIT_NAMES), strict=True))
HELP = "Such as Jh Jd 9c, 10♥ 10♠, or ten of hearts, jack of clubs."


def field(kind: str, put: Put, name: str, label: str, **more: Any) -> View:
    """Any field: its name, its label, what stands in it and what is wrong with it."""
    return {
        "kind": kind,
        "name": name,
        "label": label,
        "value": put.value(name),
        "error": put.error(name),
        "lead": name == put.value("lead"),
        **more,
    }


def fault_at(put: Put, asked: Iterable[View]) -> str:
    """The id of the field at fault; nothing where it does not stand in the form."""
    names = [one["name"] for one in asked if one["kind"] != "tick"]
    return f"f-{put.fault.field}" if put.fault and put.fault.field in names else ""


def cards(put: Put, name: str, label: str, pack: Iterable[Card], help: str = "") -> View:
    """A hand: typed in words, or tapped from the pack, card by card."""
    if put.value("by") != "tap":
        return field("cards", put, name, label, help=help)
    held = _held(put, name)
    rows = [_row(name, held, suit) for suit in range(4)]
    joker = _pick(JOKER, held) if JOKER in pack else None
    shown = field("tap", put, name, label, help=help, rows=rows, joker=joker)
    return {**shown, "count": len(held)}


def _held(put: Put, name: str) -> tuple[Card, ...]:
    """The cards that are ticked already; none where they cannot be read."""
    try:
        return read_cards(put.value(name), name, name)
    except BadInput:
        return ()


def _row(name: str, held: tuple[Card, ...], suit: int) -> View:
    ranks = range(len(RANKS) - 1, -1, -1)
    cards = [_pick(Card(4 * rank + suit), held) for rank in ranks]
    return {"suit": SUITS[suit], "name": SUIT_NAMES[suit], "cards": cards}


def _pick(card: Card, held: tuple[Card, ...]) -> View:
    joker = card == JOKER
    return {
        "text": card.text,
        "rank": "Joker" if joker else card.text[0].replace("T", "10"),
        "suit": "j" if joker else SUITS[card.suit],
        "name": card.name,
        "chosen": card in held,
    }


def choice(
    put: Put, name: str, label: str, choices: Choices, blank: str = "", usual: str = ""
) -> View:
    """One of several words; `blank` is said of choosing none."""
    chosen = put.value(name, usual)
    options = [{"value": "", "label": blank, "chosen": not chosen}] if blank else []
    options += [
        {"value": value, "label": words, "chosen": value == chosen}
        for value, words in choices.items()
    ]
    return field("choice", put, name, label, options=options)


def number(put: Put, name: str, label: str, least: int, most: int, usual: str = "") -> View:
    """A whole number."""
    shown = field("number", put, name, label, least=least, most=most)
    return {**shown, "value": put.value(name, usual)}


def words(put: Put, name: str, label: str, help: str = "") -> View:
    """Something written."""
    return field("words", put, name, label, help=help)


def tick(put: Put, name: str, label: str) -> View:
    """Yes or nothing."""
    return field("tick", put, name, label, chosen=put.value(name) == "1")


def house(put: Put) -> View:
    """The house whose rules are in force."""
    options = [
        {
            "value": one.id if one.delta else "",
            "label": one.title,
            "chosen": one.id == put.charter.house.id,
        }
        for one in put.room.houses.values()
    ]
    return field("choice", put, "house", "House", options=options)


def options(put: Put, names: Iterable[str]) -> list[View]:
    """Options of the rules that bear on the question, each as the house has it or otherwise."""
    return [_option(put, name) for name in names if name in put.room.options]


def _option(put: Put, name: str) -> View:
    option = put.room.options[name]
    choices = (True, False) if isinstance(option.default, bool) else option.choices
    values = [(one,) if isinstance(option.default, tuple) else one for one in choices]
    chosen = dict(put.charter.pairs).get(name, "")
    found = [{"value": text_of(one), "label": option.said(one)} for one in values]
    if chosen and chosen not in [one["value"] for one in found]:
        found.append({"value": chosen, "label": option.said(getattr(put.charter.rules, name))})
    marked = [{**one, "chosen": one["value"] == chosen} for one in found]
    blank = {"value": "", "label": "as the house has it", "chosen": not chosen}
    return {**field("choice", put, name, option.title, options=[blank, *marked]), "value": chosen}
