"""When a missed question comes back: spaced review, reckoned by fsrs.

A card is plain data, as it is stored. `now` is always given: nothing here holds a clock. The first
miss makes a card that is due in ten minutes; each right answer when it is due sends it further off.
"""

from __future__ import annotations

import json
from datetime import datetime, timedelta
from typing import Any, NamedTuple

from fsrs import Card, Rating, Scheduler

SOON = timedelta(minutes=10)
_SCHEDULER = Scheduler(learning_steps=(SOON,), relearning_steps=(SOON,), enable_fuzzing=False)


class Reviewed(NamedTuple):
    """A card after a review, and when it is due again."""

    card: dict[str, Any]
    due: datetime


def missed(card: dict[str, Any] | None, now: datetime) -> Reviewed:
    """After a wrong answer; `card` is None at the first."""
    held = Card.from_dict(card) if card else Card(card_id=1, due=now)  # type: ignore[arg-type]
    return _rated(held, Rating.Again, now)


def remembered(card: dict[str, Any], now: datetime, helped: bool = False) -> Reviewed:
    """After a right answer; `helped` where hints were taken or it was not the first try."""
    held = Card.from_dict(card)  # type: ignore[arg-type]
    return _rated(held, Rating.Hard if helped else Rating.Good, now)


def read_card(card: dict[str, Any]) -> Reviewed | None:
    """The same card as it is kept, and when it is due; None where the data is of something else."""
    try:
        held = Card.from_dict(card)  # type: ignore[arg-type]
        kept = dict(held.to_dict())
        for rating in Rating:
            _rated(held, rating, held.due)
        json.dumps(kept, allow_nan=False)
    except (LookupError, TypeError, ValueError, ArithmeticError, AttributeError):
        return None
    return Reviewed(kept, held.due) if held.due.tzinfo else None


def _rated(card: Card, rating: Rating, now: datetime) -> Reviewed:
    after, _ = _SCHEDULER.review_card(card, rating, review_datetime=now)
    return Reviewed(dict(after.to_dict()), after.due)
