"""Search: a law's number, a word, an act."""

from __future__ import annotations

from django.http import HttpRequest, HttpResponse
from django.views.decorators.http import require_safe

from hoyle.web.present.searching import results
from hoyle.web.shelf import library
from hoyle.web.show import show


@require_safe
def search(request: HttpRequest) -> HttpResponse:
    """What the book has on the words asked for."""
    context = results(library(), request.GET.get("q", ""))
    return show(request, "search/page.html", "search/body.html", context)
