"""The desk: what it can settle."""

from __future__ import annotations

from django.http import HttpRequest, HttpResponse
from django.utils.cache import patch_vary_headers
from django.views.decorators.http import require_safe

from hoyle.web.present import desk as pages
from hoyle.web.shelf import library
from hoyle.web.show import show
from hoyle.web.views.asking import as_json, wants_json


@require_safe
def index(request: HttpRequest) -> HttpResponse:
    """Everything the desk can settle."""
    context = pages.index(library())
    if wants_json(request):
        return as_json({"tools": context["tools"]})
    response = show(request, "desk/index.html", "desk/index_body.html", context)
    patch_vary_headers(response, ("Accept",))
    return response
