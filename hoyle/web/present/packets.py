"""The tricks each seat has taken in: packets on the table, and their cards turned up beside it."""

from __future__ import annotations

from typing import Any

from hoyle.engine.cards import Card
from hoyle.engine.state import Seat, letter
from hoyle.engine.tricks.points import total
from hoyle.engine.tricks.table import TrickState
from hoyle.web.present.common import View
from hoyle.web.present.sight import Sight
from hoyle.web.present.tricks import claimed, trick_card

Tricks = list[tuple[Card, ...]]


def packets(seen: Sight, seat: Seat) -> View | None:
    """The tricks of a seat as they lie before it, and the address at which they are turned over."""
    won = _won(seen.state, seat)
    if not won:
        return None
    up, href = seat in seen.walk.glance.up, _turned(seen, seat)
    return {
        "backs": [""] * len(won),
        "label": _many(won),
        "up": up,
        "href": href if up or not href else f"{href}#taken-{letter(seat)}",
    }


def taken(seen: Sight) -> list[View]:
    """The tricks that are turned up; where nothing can be pressed, those of every seat."""
    seats = seen.walk.glance.up if seen.links else range(len(seen.state.hands))
    return [_side_by_side(seen, seat, won) for seat in seats if (won := _won(seen.state, seat))]


def _won(state: Any, seat: Seat) -> Tricks:
    if not isinstance(state, TrickState):
        return []
    return [trick.cards for trick in state.tricks if trick.winner == seat]


def _many(won: Tricks) -> str:
    return f"{len(won)} trick{'s' * (len(won) != 1)}"


def _turned(seen: Sight, seat: Seat) -> str:
    """Where the tricks of this seat lie the other way up; nowhere, where nothing is pressed."""
    if not seen.links:
        return ""
    up = set(seen.walk.glance.up) ^ {seat}
    return seen.walk.href(seen.number, up=tuple(sorted(up)))


def _side_by_side(seen: Sight, seat: Seat, won: Tricks) -> View:
    kept = claimed(seen.state)
    counted = total(seen.state, [card for cards in won for card in cards])
    return {
        "letter": letter(seat),
        "label": _many(won),
        "tricks": [[trick_card(seen, card) for card in cards if card != kept] for cards in won],
        "counts": "" if seen.asking else f"They count {counted or 'nothing'} for Game.",
        "href": _turned(seen, seat),
    }
