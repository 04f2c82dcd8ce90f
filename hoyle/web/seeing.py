"""Laws seen at work: at tables and at the desk, in branches, other houses and ways of one’s own."""

from __future__ import annotations

from collections.abc import Iterable

from hoyle.engine.laws import Law
from hoyle.web.learner import keep_seen
from hoyle.web.models import Learner
from hoyle.web.present.steps import laws_heard
from hoyle.web.walk import Walk


def note_seen(learner: Learner | None, walk: Walk, number: int) -> None:
    """Keep which laws were at work on a way up to a step, as far as its eyes could tell.

    Of a hand as it is printed nothing is kept: its laws follow from the place reached in it.
    """
    if learner is not None and not _as_printed(walk):
        steps, eyes = walk.steps[: number + 1], walk.glance.seat
        laws = {law for step in steps for law in laws_heard(step, eyes)}
        keep_seen(learner, walk.room.game.name, laws)


def note_ruled(learner: Learner | None, game: str, laws: Iterable[Law]) -> None:
    """Keep which laws were at work in what the desk has told its reader of a game."""
    if learner is not None:
        keep_seen(learner, game, laws)


def _as_printed(walk: Walk) -> bool:
    own_way = walk.acts is not None or walk.branch is not None
    return not own_way and walk.hand.slug in walk.room.hands and walk.rules == walk.hand.rules
