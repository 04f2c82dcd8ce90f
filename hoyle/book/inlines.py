"""What our Markdown has within a line: links by name, cards, suits, and stars that are stars."""

from __future__ import annotations

import re
from collections.abc import Callable
from itertools import count
from xml.etree.ElementTree import Element, SubElement

from markdown.inlinepatterns import InlineProcessor
from markdown.treeprocessors import Treeprocessor
from markdown.util import ETX, STX, AtomicString

from hoyle.book.links import Link
from hoyle.engine.cards import SUIT_NAMES, SUITS, BadCard, Card, parse_card

NAMED = r"\[\[([^\[\]|\n]+)(?:\|([^\[\]\n]+))?\]\]"
_CARD = r"(?:(?:10|[2-9TJQKA])[cdhs]|Jk|\?\?)"
CARDS = rf"\[({_CARD})((?: {_CARD})*)\](?![\[(:])"
SIGNED = r"(?<!\w)((?:10|[2-9TJQKA])[♣♦♥♠])\ufe0e?(?!\w)"
SUIT = r"([♣♦♥♠])[\ufe0e\ufe0f]?"
CLOSING = ".,;:!?)]’”…—–"
STAR = r"(?<=[0-9TJQKA])\*(?=[0-9TJQKA])"
SIGNS = dict(zip("♣♦♥♠", SUITS, strict=True))
Found = tuple[Element | str | None, int | None, int | None]


class NamedLink(InlineProcessor):
    """`[[name]]` and `[[name|words]]`."""

    def __init__(self, find: Callable[[str], Link | None], unknown: Callable[[str], None]) -> None:
        super().__init__(NAMED)
        self.find, self.unknown, self.tips = find, unknown, count(1)

    def handleMatch(self, m: re.Match[str], data: str) -> Found:  # noqa: N802
        """The link, or the words alone where nothing bears that name."""
        link = self.find(m[1].strip())
        if not link:
            self.unknown(m[0])
            return AtomicString(m[2] or m[1]), m.start(0), m.end(0)
        words = m[2] or _own_words(link, m[1].strip())
        made = self._term(link, words) if link.tip else _anchor(link, words)
        return made, m.start(0), m.end(0)

    def _term(self, link: Link, words: str) -> Element:
        """A word of the glossary which, pressed, opens its meaning; each under an id of its own."""
        term, tip = Element("span", {"class": "term"}), f"tip-{next(self.tips)}"
        button = SubElement(term, "button", {"type": "button", "popovertarget": tip})
        button.text = words
        shown = SubElement(term, "span", {"class": "tip", "popover": "", "id": tip})
        shown.text = AtomicString(f"{link.tip} ")
        SubElement(shown, "a", {"href": link.href}).text = AtomicString("Glossary")
        return term


class TermsJoined(Treeprocessor):
    """What closes after a word of the glossary stays on its line: a button would let it go."""

    def run(self, root: Element) -> None:
        """Join each such word to the mark behind it."""
        for element in root.iter("span"):
            if element.get("class") == "term" and (element.tail or " ")[0] in CLOSING:
                element.tail = f"\u2060{element.tail}"


def _anchor(link: Link, words: str) -> Element:
    anchor = Element("a", {"class": f"to-{link.kind}", "href": link.href})
    anchor.text = words
    return anchor


def _own_words(link: Link, written: str) -> str:
    if link.kind != "term":
        return link.text
    return written if "-" in link.text else written.replace("-", " ")


class CardRun(InlineProcessor):
    """`[Jc]`, several cards `[Js Jd 9d]`, and the sign form `J♣`."""

    def handleMatch(self, m: re.Match[str], data: str) -> Found:  # noqa: N802
        """The cards, each a name for the ear and a face for the eye."""
        try:
            cards = [parse_card(text) for text in " ".join(filter(None, m.groups())).split()]
        except BadCard:
            return None, None, None
        if len(cards) == 1:
            return card_element(cards[0]), m.start(0), m.end(0)
        run = Element("span", {"class": "card-run"})
        for card in cards:
            run.append(card_element(card))
            run[-1].tail = " "
        run[-1].tail = ""
        return run, m.start(0), m.end(0)


class SuitSign(InlineProcessor):
    """A suit's sign by itself: drawn, so that it never turns into a coloured picture."""

    def handleMatch(self, m: re.Match[str], data: str) -> Found:  # noqa: N802
        """The sign with its name."""
        suit = SIGNS[m[1]]
        span = Element("span", {"class": "suit-inline", "data-suit": suit})
        return _hear_and_see(span, SUIT_NAMES[SUITS.index(suit)], "", suit), m.start(0), m.end(0)


class PlainStar(InlineProcessor):
    """A star between two ranks, as in A*K*Q, is a star."""

    def handleMatch(self, m: re.Match[str], data: str) -> Found:  # noqa: N802
        """The star, past the reach of emphasis."""
        return f"{STX}{ord('*')}{ETX}", m.start(0), m.end(0)


def card_element(card: Card) -> Element:
    """A card in prose: a name for the ear, an index and a drawn suit for the eye."""
    span = Element("span", {"class": "card-inline", "data-card": card.text})
    if card >= 52:
        return _hear_and_see(span, card.name, card.text, "")
    suit = SUITS[card.suit]
    span.set("data-suit", suit)
    return _hear_and_see(span, card.name, card.text[0].replace("T", "10"), suit)


def _hear_and_see(span: Element, name: str, index: str, suit: str) -> Element:
    SubElement(span, "span", {"class": "vh"}).text = AtomicString(name)
    sight = SubElement(span, "span", {"aria-hidden": "true"})
    sight.text = AtomicString(index)
    if suit:
        SubElement(SubElement(sight, "svg"), "use", {"href": f"#s-{suit}"})
    return span
