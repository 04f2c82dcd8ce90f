"""Who is learning: known by a key in a signed cookie, which is made with the first answer.

Reading leaves no trace. Only an answer (or the wish to keep one's place) makes a learner.
"""

from __future__ import annotations

from collections.abc import Iterable

from django.db import transaction
from django.http import HttpRequest, HttpResponse
from django.utils import timezone
from django.utils.crypto import salted_hmac

from hoyle.web.models import DRILLS, ID, Answer, Learner, Place, new_key

COOKIE = "learner"
KEPT_FOR = 400 * 24 * 3600  # as long as browsers keep a cookie


def learner_of(request: HttpRequest) -> Learner | None:
    """The learner whom the cookie names; a forged or forgotten one is nobody."""
    key = request.get_signed_cookie(COOKIE, default="", salt=COOKIE)
    return Learner.objects.filter(key=key).first() if key else None


def welcome(request: HttpRequest) -> Learner:
    """The learner, made now if there is none.

    The first key is drawn from the secret that guards the form, so that two first answers given at
    the same moment belong to one learner.
    """
    found = learner_of(request)
    if found is not None:
        return found
    secret = request.META.get("CSRF_COOKIE", "")
    key = salted_hmac(COOKIE, secret, algorithm="sha256").hexdigest()[:43] if secret else new_key()
    return Learner.objects.get_or_create(key=key)[0]


def remember(response: HttpResponse, learner: Learner) -> HttpResponse:
    """The same answer, with the cookie by which the learner is known again."""
    response.set_signed_cookie(
        *(COOKIE, learner.key, COOKIE), max_age=KEPT_FOR, httponly=True, samesite="Lax"
    )
    return response


def forget(response: HttpResponse) -> HttpResponse:
    """The same answer, taking the cookie back."""
    response.delete_cookie(COOKIE, samesite="Lax")
    return response


def erase(learner: Learner) -> None:
    """Delete the learner and all that is kept; what is being written for him waits, and fails."""
    with transaction.atomic():
        for found in Learner.objects.select_for_update().filter(pk=learner.pk):
            found.delete()


def keep_answer(
    learner: Learner, place: tuple[str, str, str], choice: str, right: bool, attempt: int
) -> Answer:
    """Store an answer to the question at (game, hand, question).

    `attempt` is the number the form was given out with: the same form sent twice counts once.
    """
    game, hand, question = place
    first = {"choice": choice, "right": right, "first": right, "solved": right}
    with transaction.atomic():
        answer, new = Answer.objects.select_for_update().get_or_create(
            learner=learner, game=game, hand=hand, question=question, defaults=first
        )
        repeated = choice == answer.choice and attempt <= answer.attempts
        if not new and not repeated:
            _again(answer, choice, right)
    return answer


def keep_drilled(learner: Learner, game: str, law: str, said: str, right: bool, try_: int) -> None:
    """Store that a drill on a law was answered; `said` tells which, and what the answer was."""
    keep_answer(learner, (game, DRILLS, law), said[:ID], right, try_)


def keep_seen(learner: Learner, game: str, laws: Iterable[str]) -> None:
    """Store that laws were seen at work, each once."""
    rows = learner.places.filter(kind=Place.LAW, game=game)
    new = set(laws).difference(rows.values_list("slug", flat=True))
    row = {"learner": learner, "kind": Place.LAW, "game": game, "done": True}
    Place.objects.bulk_create([Place(**row, slug=law) for law in new], ignore_conflicts=True)


def _again(answer: Answer, choice: str, right: bool) -> None:
    answer.choice, answer.right = choice, right
    answer.solved = answer.solved or right
    answer.attempts += 1
    answer.save()


def keep_place(learner: Learner, kind: str, game: str, slug: str, step: int, done: bool) -> None:
    """Store how far the learner has come; what was once read to its end stays so."""
    known = {"learner": learner, "kind": kind, "game": game, "slug": slug}
    place, new = Place.objects.get_or_create(**known, defaults={"step": step, "done": done})
    if not new and (place.step != step or done > place.done):
        told = {"step": step, "when": timezone.now()} | ({"done": True} if done else {})
        Place.objects.filter(pk=place.pk).update(**told)
