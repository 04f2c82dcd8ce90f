"""The tables of a learner, taken along in a file and brought back.

A hand that is over is written out openly, as its link shows it anyway. Of one that is not, nothing
but what game it is: its cards, its cuts and whence its shuffles come are sealed, and only this book
can open them.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from datetime import datetime
from typing import Any

from django.db import transaction

from hoyle.web.models import Learner, Sitting, new_key
from hoyle.web.sealing import NotSealedHere, seal, unseal
from hoyle.web.shelf import library
from hoyle.web.sittings import MOST, readable

PURPOSE = "a table taken along"
KEPT = (
    *("key", "game", "house", "options", "seat", "record", "step", "begins", "cuts", "jacks"),
    *("secret", "over"),
)
OPEN = ("game", "house", "options", "seat", "step", "over")


def tables_of(learner: Learner) -> list[dict[str, Any]]:
    """Every table of a learner, the latest first."""
    rows = learner.sittings.select_related("before").order_by("-when", "-pk")[:MOST]
    return [_written(row) for row in rows]


def _written(row: Sitting) -> dict[str, Any]:
    openly = {name: getattr(row, name) for name in OPEN}
    whole = {name: getattr(row, name) for name in KEPT}
    whole |= {"before": row.before.key if row.before else "", "when": row.when.isoformat()}
    record = {"record": row.record} if row.over else {}
    return {**openly, **record, "when": whole["when"], "sealed": seal(json.dumps(whole), PURPOSE)}


def bring_tables(learner: Learner, sealed: Iterable[str]) -> int:
    """Bring back tables from what is sealed of them; how many could not be.

    A table that is still kept stays as it is; one that another browser keeps is brought as a copy.
    """
    found, shut = _opened(sealed)
    room = max(MOST - learner.sittings.count(), 0)
    own = set(learner.sittings.values_list("key", flat=True))
    wanted = [one for key, one in found.items() if key not in own][:room]
    with transaction.atomic():
        rows = [(one, row) for one in wanted if (row := _row(learner, one))]
        _joined(rows)
    return shut + len(wanted) - len(rows)


def _opened(sealed: Iterable[str]) -> tuple[dict[str, dict[str, Any]], int]:
    """The tables by their keys, and how many stay shut."""
    found, shut = {}, 0
    for text in sealed:
        try:
            one = json.loads(unseal(text, PURPOSE))
        except NotSealedHere:
            shut += 1
        else:
            found[one["key"]] = one
    return found, shut


def _row(learner: Learner, one: Mapping[str, Any]) -> Sitting | None:
    """The table, kept; None where the book no longer knows its rules or its words."""
    row = Sitting(learner=learner, **{name: one[name] for name in KEPT})
    if row.game not in library().rooms or not readable(row):
        return None
    if Sitting.objects.filter(key=row.key).exists():
        row.key = new_key()
    row.save()
    Sitting.objects.filter(pk=row.pk).update(when=datetime.fromisoformat(one["when"]))
    return row


def _joined(rows: list[tuple[dict[str, Any], Sitting]]) -> None:
    """Let each hand know again of which it is the next."""
    named = {one["key"]: row for one, row in rows}
    for one, row in rows:
        if one["before"] in named:
            Sitting.objects.filter(pk=row.pk).update(before=named[one["before"]])
