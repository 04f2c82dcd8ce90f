"""What has been said at a vying table, and what it cost beside what lay in the pool."""

from __future__ import annotations

from collections import Counter
from typing import Any, NamedTuple

from hoyle.engine.state import DEALER, Seat

_BREAKS = frozenset(("draw", "stand", "help"))


class Word(NamedTuple):
    """What a seat has said: the cards it named, and what it paid as a part of what lay there."""

    seat: Seat
    verb: str
    cards: int
    price: float


def words_of_this_deal(seen: Any) -> list[Word]:
    """What has been said since the cards were dealt; words out of turn left out."""
    paid = Counter[int]()
    for entry in seen.pool.entries:
        paid[entry.step] += entry.amount
    lying, words = seen.pool.total, list[Word]()
    for step in range(len(seen.history), 0, -1):
        action, ruling = seen.history[step - 1]
        if action.seat == DEALER and action.verb == "deal":
            break
        lying -= paid[step]
        raises = action.verb == "ante" and "pool.raise" in ruling.laws
        verb = "raise" if raises else action.verb  # to come in for more than the price is to raise
        if not ruling.void:
            cards = len(action.cards) or action.amount
            words.append(Word(action.seat, verb, cards, paid[step] / max(1, lying)))
    return words[::-1]


def words_of_this_interval(words: list[Word]) -> list[Word]:
    """Those that were said since somebody drew, or before anybody has."""
    last = max([at for at, word in enumerate(words) if word.verb in _BREAKS], default=-1)
    return words[last + 1 :]
