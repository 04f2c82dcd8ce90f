"""Two hands side by side under every order of hands that the games of the book have.

    :::{rankings 9h8h7h6h5h Ts6s4s3s2s}
    A caption.
    :::

Who wins, and why, is never typed: each order is asked.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from hoyle.book.directives import Directive
from hoyle.book.faults import BadLesson
from hoyle.engine.cards import BadCard, Card, parse_cards
from hoyle.engine.game import Ranking
from hoyle.engine.laws import Law

Cards = tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class Ranked:
    """What one order says of two hands; `better` is the place of the better one, None for a tie."""

    title: str
    law: Law
    names: tuple[str, str]
    better: int | None
    why: str


@dataclass(frozen=True, slots=True)
class RankingsBlock:
    """Two hands, what each order says of them, and a caption."""

    hands: tuple[Cards, Cards]
    rows: tuple[Ranked, ...]
    html: str
    line: int


def rankings_block(
    one: Directive, html: str, file: str, orders: Iterable[Ranking]
) -> RankingsBlock:
    """The block of a directive. Raises `BadLesson` for cards that make no two hands."""
    try:
        hands = _two_hands(one)
    except BadCard as bad:
        raise BadLesson(file, one.line, one.args, str(bad)) from bad
    rows = tuple(row for order in orders if (row := compare(order, hands)))
    if not rows:
        raise BadLesson(file, one.line, one.args, "no order of hands knows these cards")
    return RankingsBlock(hands, rows, html, one.line)


def compare(order: Ranking, hands: tuple[Cards, Cards]) -> Ranked | None:
    """What an order says of two hands; None where it does not know such cards."""
    first, second = hands
    try:
        worth = order.worth(first), order.worth(second)
    except BadCard:
        return None
    better = None if worth[0] == worth[1] else int(worth[1] > worth[0])
    names = order.name(first), order.name(second)
    return Ranked(order.title, order.law, names, better, order.why(first, second))


def _two_hands(one: Directive) -> tuple[Cards, Cards]:
    if len(one.words) != 2 or one.options:
        raise BadCard("two hands are laid side by side, each in one word: 9h8h7h6h5h")
    first, second = (parse_cards(text) for text in one.words)
    for hand, text in zip((first, second), one.words, strict=True):
        if len(hand) != 5 or not all(card.seen for card in hand):
            raise BadCard(f"“{text}” is not five cards")
    parse_cards(" ".join(card.text for card in (*first, *second)))
    return first, second
