"""What is kept about a learner: taken stock of, written out, and read back in."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from django.db import transaction

from hoyle.study.reviews import read_card
from hoyle.web.models import DRILLS, ID, ITEM, SLUG, Answer, Learner, Place
from hoyle.web.taking_along import bring_tables, tables_of

VERSION = 1
MOST_ROWS, MOST_BYTES = 20_000, 4_000_000
_PARTS = {"hoyle", "answers", "places", "reviews", "tables"}
_ANSWER = {
    "game": str,
    "hand": str,
    "question": str,
    "choice": str,
    "right": bool,
    "first": bool,
    "solved": bool,
    "attempts": int,
}
_TABLE = {"sealed": str}
_REVIEW = {"game": str, "item": str, "card": dict}
_PLACE = {"kind": str, "game": str, "slug": str, "step": int, "done": bool}
_LONGEST = {
    **{"game": SLUG, "hand": SLUG, "slug": SLUG, "question": ID, "choice": ID, "item": ITEM},
    "sealed": 100_000,
}


class BadRecords(ValueError):
    """A file that is no list of what is kept by us; the message says why."""


@dataclass(frozen=True, slots=True)
class Stock:
    """A learner's answers, by (game, hand, question), and places, by (kind, game, slug).

    `reviews`: how many things come back that were missed. `tables`: how many tables there are.
    """

    answers: Mapping[tuple[str, str, str], Answer]
    places: Mapping[tuple[str, str, str], Place]
    reviews: int = 0
    tables: int = 0

    def solved(self, game: str, hand: str, question: str) -> bool:
        """Whether a right answer was given."""
        answer = self.answers.get((game, hand, question))
        return answer is not None and answer.solved

    def read(self, kind: str, game: str, slug: str) -> bool:
        """Whether a hand or lesson was seen to its end."""
        place = self.places.get((kind, game, slug))
        return place is not None and place.done

    def drilled(self, game: str) -> set[str]:
        """The laws of a game of which a drill was answered rightly."""
        rows = self.answers.values()
        return {
            one.question for one in rows if one.game == game and one.hand == DRILLS and one.solved
        }

    def met(self, game: str) -> set[str]:
        """The laws of a game seen at work elsewhere than in printed hands."""
        return {slug for kind, where, slug in self.places if (kind, where) == (Place.LAW, game)}

    @property
    def given(self) -> int:
        """How many answers were given: each question's once, and each drill's."""
        rows = self.answers.values()
        return sum(one.attempts if one.hand == DRILLS else 1 for one in rows)

    @property
    def reached(self) -> int:
        """How many hands and lessons were begun."""
        return sum(kind != Place.LAW for kind, _, _ in self.places)

    @property
    def latest(self) -> Place | None:
        """The hand last stepped through and not to its end."""
        open_ = [one for one in self.places.values() if not one.done and one.kind == Place.HAND]
        return max(open_, key=lambda place: place.when, default=None)


def stock(learner: Learner | None) -> Stock:
    """All that is kept."""
    if learner is None:
        return Stock({}, {})
    answers = {(one.game, one.hand, one.question): one for one in learner.answers.all()}
    places = {(one.kind, one.game, one.slug): one for one in learner.places.all()}
    return Stock(answers, places, learner.reviews.count(), learner.sittings.count())


def written(learner: Learner | None) -> dict[str, Any]:
    """All that is kept, as plain data."""
    kept = stock(learner)
    return {
        "hoyle": VERSION,
        "answers": [_row(one, _ANSWER) for one in kept.answers.values()],
        "places": [_row(one, _PLACE) for one in kept.places.values()],
        "reviews": [_row(one, _REVIEW) for one in learner.reviews.all()] if learner else [],
        "tables": tables_of(learner) if learner else [],
    }


def _row(one: Any, fields: Iterable[str]) -> dict[str, Any]:
    return {name: getattr(one, name) for name in fields} | {"when": one.when.isoformat()}


def understood(text: str) -> dict[str, list[dict[str, Any]]]:
    """The answers, places, reviews and tables of a file. Raises `BadRecords`."""
    try:
        whole = json.loads(text)
    except (ValueError, RecursionError):
        raise BadRecords("This is not a file of ours: it is not JSON.") from None
    if not isinstance(whole, dict) or whole.get("hoyle") != VERSION or set(whole) - _PARTS:
        raise BadRecords("This is not a file of answers and places written by this book.")
    rows = {
        "answers": _rows(whole.get("answers"), _ANSWER),
        "places": _rows(whole.get("places"), _PLACE),
        "reviews": _rows(whole.get("reviews", []), _REVIEW),
        "tables": _rows(whole.get("tables", []), _TABLE),
    }
    for row in rows["reviews"]:
        if (card := read_card(row["card"])) is None:
            raise BadRecords("A row of this file has no fitting “card”.")
        row["card"], row["due"] = card
    if any(row["kind"] not in Place.KINDS for row in rows["places"]):
        raise BadRecords("A place is in a hand, a lesson or a law, and in nothing else.")
    return rows


def _rows(found: object, fields: Mapping[str, type]) -> list[dict[str, Any]]:
    if not isinstance(found, list) or len(found) > MOST_ROWS:
        raise BadRecords(f"Answers and places are lists of at most {MOST_ROWS} rows.")
    return [_checked(row, fields) for row in found]


def _checked(row: object, fields: Mapping[str, type]) -> dict[str, Any]:
    if not isinstance(row, dict):
        raise BadRecords("A row of this file is not a table.")
    for name, kind in fields.items():
        value = row.get(name)
        if type(value) is not kind:
            raise BadRecords(f"A row of this file has no fitting “{name}”.")
        if isinstance(value, str) and not 0 < len(value) <= _LONGEST.get(name, SLUG):
            raise BadRecords(f"A row of this file has too long a “{name}”, or an empty one.")
        if isinstance(value, str) and not value.isprintable():  # no database keeps every sign
            raise BadRecords(f"A row of this file has a “{name}” that cannot be read.")
        if isinstance(value, int) and not 0 <= value < 1_000_000:
            raise BadRecords(f"A row of this file has no fitting “{name}”.")
    return {name: row[name] for name in fields}


def read_in(learner: Learner, rows: Mapping[str, list[dict[str, Any]]]) -> int:
    """Add what a file holds; where both know something, the better of the two is kept.

    How many of its tables stay shut, having been sealed by another book.
    """
    with transaction.atomic():
        kept = stock(learner)
        for row in rows["answers"]:
            _merge_answer(learner, kept, row)
        for row in rows["places"]:
            _merge_place(learner, kept, row)
        for row in rows["reviews"]:
            _merge_review(learner, row)
        return bring_tables(learner, [row["sealed"] for row in rows["tables"]])


def _merge_review(learner: Learner, row: dict[str, Any]) -> None:
    """What is not yet known here is added; a review of one's own stays as it is."""
    place = {name: row[name] for name in ("game", "item")}
    learner.reviews.get_or_create(**place, defaults={name: row[name] for name in ("card", "due")})


def _merge_answer(learner: Learner, kept: Stock, row: dict[str, Any]) -> None:
    known = kept.answers.get((row["game"], row["hand"], row["question"]))
    if known is None:
        place = {name: row[name] for name in ("game", "hand", "question")}
        learner.answers.update_or_create(**place, defaults=row)
    elif row["solved"] and not known.solved:
        learner.answers.filter(pk=known.pk).update(**row)


def _merge_place(learner: Learner, kept: Stock, row: dict[str, Any]) -> None:
    known = kept.places.get((row["kind"], row["game"], row["slug"]))
    if known is None:
        place = {name: row[name] for name in ("kind", "game", "slug")}
        learner.places.update_or_create(**place, defaults=row)
    elif row["done"] and not known.done:
        learner.places.filter(pk=known.pk).update(**row)
