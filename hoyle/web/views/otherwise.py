"""Play it otherwise: acts of the reader's own, lawful or not, and what comes of them."""

from __future__ import annotations

from dataclasses import replace

from django.http import HttpRequest, HttpResponse
from django.views.decorators.http import require_safe

from hoyle.engine.state import DEALER
from hoyle.study.record import action_from_text
from hoyle.web.gates import Shut, below, closed
from hoyle.web.learner import learner_of
from hoyle.web.look import look_of
from hoyle.web.present import hands as pages
from hoyle.web.present.sight import sight
from hoyle.web.present.steps import plain
from hoyle.web.seeing import note_seen
from hoyle.web.show import show
from hoyle.web.views.asking import as_json, gate_page, wants_json
from hoyle.web.views.finding import (
    Elsewhere,
    Unreadable,
    act_of,
    answered,
    number,
    own_way_of,
    step_of,
    way_back,
    way_of,
)
from hoyle.web.views.saying import named
from hoyle.web.walk import Walk, own_way


@require_safe
@answered
def otherwise(request: HttpRequest, game: str, slug: str, after: str, **more: str) -> HttpResponse:
    """The acts that may be tried at a step, or the table after some have been."""
    acts, place = more.get("acts", ""), more.get("place", "")
    walk = _all_cards(way_of(request, game, slug, more.get("branch", "")))
    leaves = step_of(walk, after)
    barred = _barred(request, walk, leaves)
    if barred:
        return barred
    own = own_way_of(walk, after, acts)
    if "verb" in request.GET:
        raise Elsewhere(_tried(request, own))
    return _step(request, own, place) if acts else _offers(request, walk, leaves)


def _barred(request: HttpRequest, walk: Walk, leaves: int) -> HttpResponse | None:
    """The question that stands before the step at which the way would leave."""
    learner = learner_of(request)
    barred = closed(walk, leaves, learner)
    shut = Shut(barred, leaves, below(walk, request.path))
    return gate_page(request, walk, shut, learner) if barred else None


def _all_cards(walk: Walk) -> Walk:
    """Who plays every seat sees every card."""
    return replace(walk, glance=replace(walk.glance, seat=None))


def _offers(request: HttpRequest, walk: Walk, leaves: int) -> HttpResponse:
    barred = closed(walk, walk.last, learner_of(request))
    context = pages.otherwise(walk, leaves, look_of(request), barred)
    return _own(show(request, "hands/step.html", "hands/step_body.html", context))


def _step(request: HttpRequest, own: Walk, place: str) -> HttpResponse:
    if not place:
        raise Elsewhere(own.href(last_act(own)))
    number = step_of(own, place)
    if wants_json(request):
        return as_json(plain(sight(own, number)))
    note_seen(learner_of(request), own, number)
    context = pages.step(own, number, look_of(request))
    return _own(show(request, "hands/step.html", "hands/step_body.html", context))


def _own(response: HttpResponse) -> HttpResponse:
    """Endless ways are not worth a search engine's while."""
    response.headers["X-Robots-Tag"] = "noindex, nofollow"
    return response


def last_act(own: Walk) -> int:
    """The step of the reader's last act, before the dealer goes on."""
    acts = [step.number for step in own.steps if step.action and step.action.seat != DEALER]
    return max(acts, default=own.after)


def _tried(request: HttpRequest, own: Walk) -> str:
    """The address of what a form asks to try: who does what, with which cards or how many."""
    asked = request.GET
    _check_amount(asked.get("amount", ""), own)
    words = [asked.get("who", ""), asked["verb"], *named(asked)]
    act = act_of(own, " ".join(filter(None, words)), action_from_text)
    way = own_way(own, own.after, (*(own.acts or ()), act))
    return way.href(last_act(way))


def _check_amount(text: str, own: Walk) -> None:
    if text.strip() and number(text.strip()) is None:
        said = "How many counters must be told by a whole number: 1, 2, 3 and so on."
        raise Unreadable(400, "A number was asked for", said, way_back(own))


@require_safe
@answered
def audit(
    request: HttpRequest, game: str, slug: str, after: str, acts: str, place: str, branch: str = ""
) -> HttpResponse:
    """Who paid what on a way of the reader's own."""
    walk = _all_cards(way_of(request, game, slug, branch))
    barred = _barred(request, walk, step_of(walk, after))
    if barred:
        return barred
    own = own_way_of(walk, after, acts)
    context = pages.pool_audit(own, step_of(own, place, "audit"))
    return _own(show(request, "hands/audit.html", "hands/audit_body.html", context))
