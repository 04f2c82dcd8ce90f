"""The desk for programs: its description, for machines and for people."""

from __future__ import annotations

from django.http import HttpRequest, HttpResponse
from django.views.decorators.http import require_safe

from hoyle.web import openapi
from hoyle.web.present.api import page
from hoyle.web.show import show


@require_safe
def description(request: HttpRequest) -> HttpResponse:
    """The description, as it is kept."""
    return HttpResponse(openapi.text(), content_type="application/json; charset=utf-8")


@require_safe
def about(request: HttpRequest) -> HttpResponse:
    """The description, to be read."""
    return show(request, "desk/api.html", "desk/api_body.html", page(openapi.spec()))
