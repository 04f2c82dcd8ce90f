"""Odds: what a hand may become, whether somebody can open, and whether the Jack is out."""

from __future__ import annotations

from django.http import HttpRequest, HttpResponse
from django.views.decorators.http import require_safe

from hoyle.web.present.odds import odds_page
from hoyle.web.present.odds_asked import WORDS
from hoyle.web.show import show
from hoyle.web.views.finding import answered, charter_of
from hoyle.web.views.rooms import room_of


@require_safe
@answered
def odds(request: HttpRequest, game: str) -> HttpResponse:
    """The figures for the cards asked about; a fault in them is said, with what was typed kept."""
    charter = charter_of(request, room_of(game), *WORDS)
    context = odds_page(charter, request.GET)
    status = 400 if context["fault"] else 200
    return show(request, "odds/page.html", "odds/body.html", context, status)
