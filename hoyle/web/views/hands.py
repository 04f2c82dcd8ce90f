"""A hand, step by step: the hand itself, its branches, and the same under another house."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from django.http import HttpRequest, HttpResponse
from django.utils.cache import patch_vary_headers
from django.views.decorators.http import require_safe

from hoyle.web.gates import Shut, answer_to, below, closed, name_of
from hoyle.web.kept import keep
from hoyle.web.learner import keep_place, learner_of
from hoyle.web.look import look_of
from hoyle.web.models import Learner, Place
from hoyle.web.present import hands as pages
from hoyle.web.present.questions import Asked
from hoyle.web.present.sight import sight
from hoyle.web.present.steps import plain
from hoyle.web.seeing import note_seen
from hoyle.web.show import show
from hoyle.web.views.asking import OWN, as_json, asked_at_gate, gate_page, wants_json
from hoyle.web.views.finding import Elsewhere, answered, step_of, way_of
from hoyle.web.walk import Walk

Maker = Callable[[Walk, int], dict[str, Any]]


@require_safe
@answered
def step(
    request: HttpRequest, game: str, slug: str, place: str = "0", branch: str = ""
) -> HttpResponse:
    """The table after a step; or, before a closed gate, the question that guards it."""
    walk = way_of(request, game, slug, branch)
    number = step_of(walk, place)
    learner = learner_of(request)
    barred = closed(walk, walk.last, learner)
    if barred and barred <= number:
        return gate_page(request, walk, Shut(barred, number), learner)
    return _step(request, walk, number, barred, learner)


@require_safe
@answered
def branch(request: HttpRequest, game: str, slug: str, branch: str) -> HttpResponse:
    """A branch, from the step at which it turns off."""
    walk = way_of(request, game, slug, branch)
    turns = walk.branch.after + 1 if walk.branch else 0
    raise Elsewhere(walk.href(min(turns, walk.last)))


def _step(
    request: HttpRequest, walk: Walk, number: int, barred: int, learner: Learner | None
) -> HttpResponse:
    if wants_json(request):
        return as_json(plain(sight(walk, number)))
    if learner is not None and walk.hand.slug in walk.room.hands:
        here = (walk.hand.game, walk.hand.slug)
        keep_place(learner, Place.HAND, *here, number, done=number == walk.last)
        note_seen(learner, walk, number)
        passed = _passed(walk, number, learner)
        if passed is not None:
            return _page(request, walk, number, barred, passed)
    place = (walk.base, number, walk.glance, barred)
    return keep(request, place, lambda: _page(request, walk, number, barred, None))


def _page(
    request: HttpRequest, walk: Walk, number: int, barred: int, passed: Asked | None
) -> HttpResponse:
    context = pages.step(walk, number, look_of(request), barred, passed)
    response = show(request, "hands/step.html", "hands/step_body.html", context)
    patch_vary_headers(response, ("Accept",))
    if passed is not None:
        response.headers["Cache-Control"] = OWN
    if walk.hand.slug not in walk.room.hands:
        response.headers["X-Robots-Tag"] = "noindex"
    return response


def _passed(walk: Walk, number: int, learner: Learner) -> Asked | None:
    """The gate just before this step, where the learner has answered it."""
    if number not in walk.hand.gates or walk.branch or walk.acts is not None:
        return None
    answer = answer_to(walk, name_of(number), learner)
    return asked_at_gate(walk, Shut(number, number), answer) if answer and answer.solved else None


def _up_to(request: HttpRequest, walk: Walk, place: str, under: str, make: Maker) -> HttpResponse:
    """A page that tells the hand up to a step, or the question that stands on the way there."""
    number = step_of(walk, place, under) if place else walk.last
    learner = learner_of(request)
    barred = closed(walk, number, learner)
    if barred:
        return gate_page(request, walk, Shut(barred, number, below(walk, request.path)), learner)
    names = (f"hands/{under}.html", f"hands/{under}_body.html")
    return show(request, *names, make(walk, number))


@require_safe
@answered
def audit(
    request: HttpRequest, game: str, slug: str, place: str = "", branch: str = ""
) -> HttpResponse:
    """Who paid what into the pool, when, and under which law, up to a step."""
    return _up_to(request, way_of(request, game, slug, branch), place, "audit", pages.pool_audit)


@require_safe
@answered
def words(
    request: HttpRequest, game: str, slug: str, place: str = "", branch: str = ""
) -> HttpResponse:
    """The hand in prose up to a step, and its table in rows."""
    return _up_to(request, way_of(request, game, slug, branch), place, "words", pages.in_words)


@require_safe
@answered
def paper(request: HttpRequest, game: str, slug: str) -> HttpResponse:
    """The whole hand as a sheet."""
    context = pages.paper(way_of(request, game, slug))
    return show(request, "hands/paper.html", "hands/paper_body.html", context)


@require_safe
@answered
def paper_key(request: HttpRequest, game: str, slug: str) -> HttpResponse:
    """The answers to a sheet's questions."""
    context = pages.paper_key(way_of(request, game, slug))
    return show(request, "hands/key.html", "hands/key_body.html", context)


@require_safe
@answered
def houses(request: HttpRequest, game: str, slug: str, branch: str = "") -> HttpResponse:
    """The houses under which the hand goes otherwise, and where each parts from it."""
    walk = way_of(request, game, slug, branch)
    context = pages.under_houses(walk, closed(walk, walk.last, learner_of(request)))
    return show(request, "hands/houses.html", "hands/houses_body.html", context)
