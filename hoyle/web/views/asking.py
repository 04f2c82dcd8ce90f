"""Putting a question to a reader: at a gate, or on a page of its own."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from django.http import HttpRequest, HttpResponse, JsonResponse
from django.utils.cache import patch_vary_headers

from hoyle.web.gates import answer_to, name_of
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


def as_json(said: dict[str, Any]) -> HttpResponse:
    """Plain data, at the address of the page."""
    response = JsonResponse(said, json_dumps_params={"ensure_ascii": False})
    patch_vary_headers(response, ("Accept", "Cookie"))
    return response


def rungs(request: HttpRequest) -> int:
    """How many hints are asked for."""
    return min(number(request.GET.get("hint", "")) or 0, MOST_RUNGS)


def asked_at_gate(walk: Walk, barred: int, wanted: int, answer: Answer | None) -> Asked:
    """The question of a gate; `wanted` is the step the reader was on the way to."""
    way = f"{walk.home}gates/{barred}/{walk.glance.query}"
    return Asked(
        walk=walk,
        question=walk.hand.gates[barred],
        href=walk.href(wanted),
        action=f"{way}{'&' if '?' in way else '?'}to={wanted}",
        show_href=walk.href(wanted, shown=wanted),
        answer=answer,
    )


def gate_page(
    request: HttpRequest,
    walk: Walk,
    barred: int,
    wanted: int,
    learner: Learner | None,
    fault: str = "",
) -> HttpResponse:
    """The question that guards the way, and the table before it."""
    answer = answer_to(walk, name_of(barred), learner)
    asked = with_help(request, asked_at_gate(walk, barred, wanted, answer), fault)
    if wants_json(request):
        return as_json(_as_data(asked, barred))
    context = pages.gate(walk, asked, barred, wanted, look_of(request))
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
