"""Small words: counters, numbers for the ear, lists, cards and laws."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Sequence

from hoyle.engine.cards import Card
from hoyle.engine.laws import Law
from hoyle.engine.state import Seat, letter
from hoyle.engine.vying.naming import HandName, describe

_ONES = (
    *("nought", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"),
    *("eleven", "twelve", "thirteen", "fourteen", "fifteen", "sixteen", "seventeen"),
    *("eighteen", "nineteen"),
)
_TENS = ("", "", "twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety")
_NUMBER = re.compile(r"\d+")


def number_words(number: int) -> str:
    """A number as it is said: ``twenty-one``, ``one hundred and five``."""
    if number < 20:
        return _ONES[number]
    if number < 100:
        tens, ones = divmod(number, 10)
        return _TENS[tens] + (f"-{_ONES[ones]}" if ones else "")
    if number < 1000:
        hundreds, rest = divmod(number, 100)
        return f"{_ONES[hundreds]} hundred" + (f" and {number_words(rest)}" if rest else "")
    if number < 1_000_000:
        thousands, rest = divmod(number, 1000)
        joined = " and " if rest < 100 else " "
        return f"{number_words(thousands)} thousand" + (joined + number_words(rest) if rest else "")
    return str(number)


def spoken(text: str) -> str:
    """The text with its figures said as words."""
    return _NUMBER.sub(lambda found: number_words(int(found[0])), text)


def counters(number: int) -> str:
    """``one counter``, ``5 counters``, ``no counters``."""
    if number == 1:
        return "one counter"
    return f"{number or 'no'} counters"


def cards_number(number: int) -> str:
    """``one card``, ``three cards``."""
    return "one card" if number == 1 else f"{number_words(number)} cards"


def listed(words: Sequence[str]) -> str:
    """``A``, ``A and B``, ``A, B and C``."""
    if len(words) < 2:
        return "".join(words)
    return f"{', '.join(words[:-1])} and {words[-1]}"


def card_names(cards: Sequence[Card]) -> str:
    """``the jack of clubs and two cards not seen``."""
    known = [f"the {card.name}" for card in cards if card.seen]
    unseen = len(cards) - len(known)
    return listed(known + ([f"{cards_number(unseen)} not seen"] if unseen else []))


_NAMED = {"straight", "flush", "full_house", "straight_flush"}


def hand_words(
    cards: Sequence[Card], described: Callable[[tuple[Card, ...]], HandName] = describe
) -> str:
    """What a hand is called, its odd cards left out: ``two pairs, aces and nines``."""
    if not 1 < len(cards) < 6 or not all(card.seen for card in cards):
        return ""
    kind, name, _ = described(tuple(cards))
    name = name.partition(", with ")[0]
    name = name.replace("triplets, ", "triplets of ")
    article = "an" if name[0] in "ae" else "a"
    return f"{article} {name}" if kind in _NAMED else name


def shared(amounts: Iterable[tuple[Seat, int]], one: str, many: str) -> str:
    """Who takes or pays how much, those alike together: ``A and B take 3 counters each, C 2``."""
    alike: dict[int, list[str]] = {}
    for seat, amount in amounts:
        alike.setdefault(amount, []).append(letter(seat))
    parts: list[str] = []
    for amount, names in alike.items():
        verb = f" {one if len(names) == 1 else many} {counters(amount)}"
        each = " each" if len(names) > 1 else ""
        parts.append(f"{listed(names)}{f' {amount}' if parts else verb}{each}")
    return ", ".join(parts) if any(" and " in part for part in parts) else listed(parts)


def law_words(law: Law) -> str:
    """A law by its number where it has one (``Law 38``), else by its id in words."""
    name = law.rpartition(".")[2]
    return f"Law {name}" if name.isdigit() else name.replace("-", " ").capitalize()
