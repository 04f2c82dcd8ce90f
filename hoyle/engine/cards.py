"""Cards: fifty-two, a joker, and the card nobody has seen.

A card is a small whole number (so that a hand can be ranked by adding) which knows its own name:
``4 * rank + suit``, rank 0 to 12 for 2 to ace, suit 0 to 3 for clubs, diamonds, hearts, spades;
52 is the joker, 53 a card that is not known.
"""

from __future__ import annotations

RANKS = "23456789TJQKA"
SUITS = "cdhs"
RANK_NAMES = (
    *("two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"),
    *("jack", "queen", "king", "ace"),
)
SUIT_NAMES = ("clubs", "diamonds", "hearts", "spades")
_SIGNS = {"♣": "c", "♦": "d", "♥": "h", "♠": "s", "\ufe0e": "", "\ufe0f": ""}
_WORDS = dict(zip(RANK_NAMES, RANKS, strict=True)) | {
    "deuce": "2",
    "trey": "3",
    "10": "T",
}
_SUIT_WORDS = dict(zip(SUIT_NAMES, SUITS, strict=True))


class BadCard(ValueError):
    """A text that names no card, a card named twice, or a hand of an impossible size."""


class Card(int):
    """One card; equal to its number, ordered by rank and then suit."""

    __slots__ = ()

    @property
    def seen(self) -> bool:
        """Whether the face is known."""
        return self != 53

    @property
    def rank(self) -> int:
        """0 for a two to 12 for an ace; 13 for the joker and the unseen card."""
        return int(self) >> 2

    @property
    def suit(self) -> int:
        """0 clubs, 1 diamonds, 2 hearts, 3 spades; of no meaning for the joker."""
        return int(self) & 3

    @property
    def text(self) -> str:
        """Two letters: ``Jc``, ``Td``, ``Jk`` for the joker, ``??`` unseen."""
        return _TEXTS[self]

    @property
    def name(self) -> str:
        """Words for the ear: ``jack of clubs``."""
        return _NAMES[self]

    def __repr__(self) -> str:
        return f"Card({self.text})"

    def __str__(self) -> str:
        return self.text


_TEXTS = (*(rank + suit for rank in RANKS for suit in SUITS), "Jk", "??")
_NAMES = (
    *(f"{rank} of {suit}" for rank in RANK_NAMES for suit in SUIT_NAMES),
    "joker",
    "a card not seen",
)
CARDS = tuple(Card(number) for number in range(54))
JOKER, UNSEEN = CARDS[52], CARDS[53]
PACK = CARDS[:52]
_EXACT = dict(zip(_TEXTS, CARDS, strict=True))
_BY_TEXT = {text.lower(): card for text, card in _EXACT.items()} | {
    "joker": JOKER,
    "?": UNSEEN,
}


def parse_card(text: str) -> Card:
    """The card a person meant: ``Th``, ``th``, ``10h``, ``10♥`` or ``ten of hearts``.

    Raises `BadCard`, naming the text, for anything else.
    """
    plain = text.strip().lower()
    for sign, letter in _SIGNS.items():
        plain = plain.replace(sign, letter)
    card = _BY_TEXT.get("".join(plain.replace("10", "t").split()))
    if card is None:
        card = _BY_TEXT.get(_from_words(plain))
    if card is None:
        raise BadCard(f"“{text}” is not a card")
    return card


def _from_words(plain: str) -> str:
    rank, _, suit = plain.partition(" of ")
    return (_WORDS.get(rank.strip(), "") + _SUIT_WORDS.get(suit.strip(), "")).lower()


def parse_cards(text: str) -> tuple[Card, ...]:
    """Several cards, run together (``JsJd9d``) or parted by spaces or commas.

    Raises `BadCard` for an unknown card and for a card named twice.
    """
    try:
        cards = tuple([_EXACT[text[at : at + 2]] for at in range(0, len(text), 2)])
    except KeyError:
        cards = tuple([parse_card(word) for word in _words(text)])
    if len(set(cards)) < len(cards):
        _refuse_twice(cards)
    return cards


def _words(text: str) -> list[str]:
    words = text.replace(",", " ").split()
    if len(words) > 1:
        return words
    joined = "".join(words).replace("10", "T")
    return [joined[at : at + 2] for at in range(0, len(joined), 2)]


def _refuse_twice(cards: tuple[Card, ...]) -> None:
    for card in cards:
        if card.seen and cards.count(card) > 1:
            raise BadCard(f"the {card.name} is named twice")


def show_cards(cards: tuple[Card, ...]) -> str:
    """The cards as a run of two-letter texts."""
    return "".join(_TEXTS[card] for card in cards)
