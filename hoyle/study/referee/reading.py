"""What is put to the referee, read: cards in many spellings, numbers, seats, and what is wrong.

Whatever cannot be read is a `BadInput`, which names the field of the form and says why.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping

from hoyle.engine.cards import JOKER, RANK_NAMES, SUIT_NAMES, BadCard, Card, parse_card, parse_cards

Said = Mapping[str, str]
Cards = tuple[Card, ...]
MOST_TEXT, MOST_DIGITS = 600, 5
_RANKS = "|".join((*RANK_NAMES, "deuce", "trey", "10", "[2-9tjqka]"))
_SUITS = "|".join((*SUIT_NAMES, *(name.removesuffix("s") for name in SUIT_NAMES)))
_IN_WORDS = re.compile(rf"\b({_RANKS})\s+of\s+({_SUITS})\b", re.IGNORECASE)
_APART = re.compile(r"\b(10|[2-9tjqka])\s+([cdhs♣♦♥♠])(?![a-z])", re.IGNORECASE)
_BETWEEN = re.compile(r"[;/+·|]|\band\b|\bthe\b|-(?=\s|$|[2-9tjqka1])", re.IGNORECASE)
_ONE = re.compile(r"(?:10|[2-9tjqka])[cdhs♣♦♥♠]\ufe0e?\ufe0f?|jk", re.IGNORECASE)
_RUN = re.compile(rf"(?:{_ONE.pattern}){{2,}}", re.IGNORECASE)
_NUMBER = re.compile(r"[0-9]+")


class BadInput(ValueError):
    """Something that cannot be read: the `field` it stands in, and the `message`."""

    def __init__(self, field: str, message: str) -> None:
        super().__init__(message)
        self.field, self.message = field, message


def read_cards(text: str, field: str, whose: str) -> Cards:
    """The cards a person meant: ``Jh Jd 9c``, ``10♥, 9♠``, ``ten of hearts and jack of spades``.

    `whose` begins the sentence that says what is wrong, such as ``Hand B``.
    """
    if len(text) > MOST_TEXT:
        raise BadInput(field, f"{whose}: that is more than a hand of cards.")
    try:
        cards = parse_cards(_plain(text)) if text.strip() else ()
    except BadCard as bad:
        raise BadInput(field, f"{whose}: {bad}.") from None
    if not all(card.seen for card in cards):
        raise BadInput(
            field, f"{whose}: a card that nobody has seen cannot be reckoned with; name it."
        )
    return cards


def _plain(text: str) -> str:
    """The same cards in two letters each."""
    spelt = _IN_WORDS.sub(lambda found: _short(found[1], found[2]), _BETWEEN.sub(" ", text))
    spelt = _APART.sub(r"\1\2", spelt)
    spelt = re.sub(r"\bjoker\b", "Jk", spelt, flags=re.IGNORECASE)
    words = spelt.replace(",", " ").split()
    return " ".join(" ".join(_ONE.findall(one)) if _RUN.fullmatch(one) else one for one in words)


def _short(rank: str, suit: str) -> str:
    name = {"t": "ten", "j": "jack", "q": "queen", "k": "king", "a": "ace", "10": "ten"}
    number = rank if rank.isdigit() and rank != "10" else ""
    said = RANK_NAMES[int(number) - 2] if number else name.get(rank.lower(), rank.lower())
    plural = suit.lower() if suit.lower().endswith("s") else f"{suit.lower()}s"
    return parse_card(f"{said} of {plural}").text


def each_once(hands: Iterable[tuple[str, str, Cards]]) -> None:
    """Refuse a card that stands in two places; each is (field, whose, cards)."""
    seen: dict[Card, str] = {}
    for field, whose, cards in hands:
        for card in cards:
            if card in seen:
                name = "joker" if card == JOKER else card.name
                raise BadInput(field, f"The {name} is in {seen[card]} and in {_small(whose)}.")
            seen[card] = _small(whose)


def _small(whose: str) -> str:
    return whose[0].lower() + whose[1:]


def read_number(said: Said, field: str, least: int, most: int, usual: int) -> int:
    """A whole number within bounds; the usual one where nothing is said."""
    text = said.get(field, "").strip()
    if not text:
        return usual
    if not _NUMBER.fullmatch(text) or len(text) > MOST_DIGITS or not least <= int(text) <= most:
        raise BadInput(field, f"“{text[:20]}” is not a whole number from {least} to {most}.")
    return int(text)


def read_choice(said: Said, field: str, choices: Iterable[str], usual: str) -> str:
    """One of the words that may stand here; the usual one where nothing is said."""
    text, known = said.get(field, "").strip(), tuple(choices)
    if not text:
        return usual
    if text not in known:
        raise BadInput(field, f"“{text[:30]}” is not one of {', '.join(known)}.")
    return text
