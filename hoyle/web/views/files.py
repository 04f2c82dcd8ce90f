"""Small files that machines ask for by name."""

from __future__ import annotations

from django.http import HttpRequest, HttpResponse, HttpResponsePermanentRedirect
from django.templatetags.static import static
from django.views.decorators.http import require_safe

ROBOTS = "User-agent: *\nDisallow: /search/\nDisallow: /progress/\n"


@require_safe
def robots(request: HttpRequest) -> HttpResponse:
    """What is not worth a machine's while."""
    return HttpResponse(ROBOTS, content_type="text/plain; charset=utf-8")


@require_safe
def favicon(request: HttpRequest) -> HttpResponse:
    """Where the icon is."""
    return HttpResponsePermanentRedirect(static("icon.svg"))
