"""The table charter: the rules agreed on, on a page of their own."""

from __future__ import annotations

from django.http import HttpRequest, HttpResponse
from django.views.decorators.http import require_safe

from hoyle.web.charters import Charter
from hoyle.web.kept import keep
from hoyle.web.present import charter as pages
from hoyle.web.show import show
from hoyle.web.views.finding import Elsewhere, answered, charter_of
from hoyle.web.views.rooms import room_of


@require_safe
@answered
def charter(request: HttpRequest, game: str) -> HttpResponse:
    """The charter of this query, at the shortest address that names it."""
    agreed = charter_of(request, room_of(game))
    if set(request.GET.items()) != set(agreed.said):
        raise Elsewhere(agreed.href)
    return _page(request, agreed) if agreed.pairs else _kept(request, agreed)


def _kept(request: HttpRequest, agreed: Charter) -> HttpResponse:
    """The page of a house of the book, which many will ask for."""
    return keep(request, (agreed.href, request.get_host()), lambda: _page(request, agreed))


def _page(request: HttpRequest, agreed: Charter) -> HttpResponse:
    context = pages.page(agreed, request.build_absolute_uri(agreed.href))
    return show(request, "charter/page.html", "charter/body.html", context)
