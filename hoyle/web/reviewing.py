"""What a learner missed and when it comes back: few at a time, and nothing piles up."""

from __future__ import annotations

from collections.abc import Iterable

from django.db import transaction
from django.utils import timezone

from hoyle.study.reviews import missed, remembered
from hoyle.web.models import Learner, Review

MOST_AT_ONCE = 10


def note_answer(learner: Learner, game: str, item: str, right: bool, helped: bool = False) -> None:
    """Keep what an answer means for reviews: a miss comes back, and what is due goes further off.

    A right answer before its time changes nothing, and what was never missed is not kept.
    """
    now = timezone.now()
    with transaction.atomic():
        known = learner.reviews.select_for_update().filter(game=game, item=item).first()
        if not right:
            card, due = missed(known.card if known else None, now)
            learner.reviews.update_or_create(
                game=game, item=item, defaults={"card": card, "due": due}
            )
        elif known is not None and known.due <= now:
            known.card, known.due = remembered(known.card, now, helped)
            known.save()


def due_now(learner: Learner | None) -> list[Review]:
    """The few to look at now, those that have waited longest first."""
    if learner is None:
        return []
    waiting = learner.reviews.filter(due__lte=timezone.now()).order_by("due", "pk")
    return list(waiting[:MOST_AT_ONCE])


def missed_of(learner: Learner | None, game: str, items: Iterable[str]) -> set[str]:
    """Which of these items were missed and are due again."""
    if learner is None:
        return set()
    found = learner.reviews.filter(game=game, item__in=list(items), due__lte=timezone.now())
    return set(found.values_list("item", flat=True))
