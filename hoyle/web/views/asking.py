"""Putting a question to a reader: at a gate, or on a page of its own."""

from __future__ import annotations

from dataclasses import replace
from typing import Any
from urllib.parse import urlencode

from django.http import HttpRequest, HttpResponse, JsonResponse
from django.utils.cache import patch_vary_headers

from hoyle.web.gates import Shut, answer_to, name_of
from hoyle.web.look import look_of
from hoyle.web.models import Answer, Learner
from hoyle.web.present import hands as pages
from hoyle.web.present.questions import Asked
from hoyle.web.show import show
from hoyle.web.views.finding import number
from hoyle.web.walk import Walk

MOST_RUNGS = 3
OWN = "private, no-store"
HTML, JSON = "text/html", "application/json"


def wants_json(request: HttpRequest) -> bool:
    """Whether plain data is asked for before a page."""
    accept = request.META.get("HTTP_ACCEPT", "")
    return "json" in accept and request.get_preferred_type([HTML, JSON]) == JSON


def as_json(said: dict[str, Any], status: int = 200) -> HttpResponse:
    """Plain data, at the address of the page."""
    response = JsonResponse(said, status=status, json_dumps_params={"ensure_ascii": False})
    patch_vary_headers(response, ("Accept", "Cookie"))
    return response


def rungs(request: HttpRequest) -> int:
    """How many hints are asked for."""
    return min(number(request.GET.get("hint", "")) or 0, MOST_RUNGS)


def asked_at_gate(walk: Walk, shut: Shut, answer: Answer | None) -> Asked:
    """The question of a gate, on the way to what was asked for."""
    said = {**walk.glance.said, "to": shut.wanted} | ({"then": shut.then} if shut.then else {})
    return Asked(
        walk=walk,
        question=walk.hand.gates[shut.before],
        href=shut.href(walk),
        action=f"{walk.home}gates/{shut.before}/?{urlencode(said, safe='/,')}",
        show_href=shut.href(walk, shown=shut.wanted),
        answer=answer,
    )


def gate_page(
    request: HttpRequest,
    walk: Walk,
    shut: Shut,
    learner: Learner | None,
    fault: str = "",
) -> HttpResponse:
    """The question that guards the way, and the table before it."""
    answer = answer_to(walk, name_of(shut.before), learner)
    asked = with_help(request, asked_at_gate(walk, shut, answer), fault)
    if wants_json(request):
        return as_json(_as_data(asked, shut.before))
    context = pages.gate(walk, asked, shut, look_of(request))
    page = show(request, "hands/gate.html", "hands/gate_body.html", context, 422 if fault else 200)
    page.headers["Cache-Control"] = OWN
    return page


def with_help(request: HttpRequest, asked: Asked, fault: str = "") -> Asked:
    """The question with the help its address asks for."""
    why, shown = (request.GET.get(name, "") == "1" for name in ("why", "show"))
    return replace(asked, rungs=rungs(request), why=why, shown=shown, fault=fault)


def _as_data(asked: Asked, barred: int) -> dict[str, object]:
    choices = [{"id": one.id, "text": one.text} for one in asked.question.choices]
    said = {"prompt": asked.question.prompt, "choices": choices, "show": asked.show_href}
    return {"hand": asked.walk.hand.slug, "gate": barred, **said}
