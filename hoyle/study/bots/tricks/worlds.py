"""Deals that agree with everything a seat has seen, drawn by lot.

Known are his own cards, those laid away by himself, those turned, played and exposed; and whoever
did not follow a suit has none of it. The rest is dealt anew, and what others have laid away is
taken to be the least of what they held.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from hoyle.engine.cards import UNSEEN, Card
from hoyle.engine.game import Game
from hoyle.engine.state import Seat
from hoyle.study.bots.tricks.thumb import least_first

Hand = tuple[Card, ...]
_TRIES = 12


def world(game: Game, seen: Any, rng: Random) -> Any:
    """One deal in which every card lies somewhere, and all that the seat has seen is so."""
    free = unknown(game, seen)
    without = voids(seen)
    for _ in range(_TRIES):
        hands = _dealt(seen, rng.sample(free, len(free)), without)
        if hands is not None:
            return _laid(seen, hands)
    return _laid(seen, _dealt(seen, rng.sample(free, len(free)), {}))


def unknown(game: Game, seen: Any) -> list[Card]:
    """The cards this seat has not seen, wherever they lie."""
    known = {card for pile in seen.piles for card in pile}
    return [card for card in game.pack(seen.rules) if card not in known]


def voids(seen: Any) -> dict[Seat, set[int]]:
    """The suits that each seat has shown it has none of, by neither following nor trumping."""
    found: dict[Seat, set[int]] = {}
    for seat, card, led in _followed(seen):
        if card.suit not in (led, seen.trump):
            found.setdefault(seat, set()).add(led)
    return found


def _followed(seen: Any) -> Iterator[tuple[Seat, Card, int]]:
    lying = (seen.leader, seen.trick)
    for leader, cards in (*[(trick.leader, trick.cards) for trick in seen.tricks], lying):
        for turn, card in enumerate(cards):
            yield (leader + turn) % seen.seats, card, cards[0].suit


def _dealt(seen: Any, free: list[Card], without: dict[Seat, set[int]]) -> list[list[Card]] | None:
    """Cards for every place that is not known; None where the voids have left too few."""
    needs = [
        hand.count(UNSEEN) + away.count(UNSEEN)
        for hand, away in zip(seen.hands, seen.discards, strict=True)
    ]
    given: list[list[Card]] = [[] for _ in needs]
    for seat in sorted(range(len(needs)), key=lambda one: -len(without.get(one, ()))):
        barred = without.get(seat, ())
        for card in [card for card in free if card.suit not in barred][: needs[seat]]:
            free.remove(card)
            given[seat].append(card)
        if len(given[seat]) < needs[seat]:
            return None
    return given


def _laid(seen: Any, given: list[list[Card]] | None) -> Any:
    assert given is not None
    hands, discards = list(seen.hands), list(seen.discards)
    for seat, cards in enumerate(given):
        away = seen.discards[seat].count(UNSEEN)
        least = sorted(cards, key=least_first(seen.trump)) if away else cards
        discards[seat] = (*least[:away], *[c for c in discards[seat] if c.seen])
        hands[seat] = (*[c for c in hands[seat] if c.seen], *least[away:])
    pool = seen.pool._replace(entries=())
    return seen.but(hands=tuple(hands), discards=tuple(discards), pool=pool, history=(), events=())
