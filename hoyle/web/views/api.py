"""The desk for programs: its description, for machines and for people."""

from __future__ import annotations

from django.http import HttpRequest, HttpResponse
from django.views.decorators.http import require_safe

from hoyle.web import openapi
from hoyle.web.kept import kept
from hoyle.web.present.api import page
from hoyle.web.shelf import library
from hoyle.web.show import show
from hoyle.web.views.asking import as_json


@require_safe
@kept
def description(request: HttpRequest) -> HttpResponse:
    """The description, as OpenAPI has it."""
    return as_json(openapi.spec(library()))


@require_safe
@kept
def about(request: HttpRequest) -> HttpResponse:
    """The description, to be read."""
    return show(request, "desk/api.html", "desk/api_body.html", page(openapi.spec(library())))
