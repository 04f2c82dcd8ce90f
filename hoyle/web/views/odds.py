"""Odds: what a hand may become, whether somebody can open, and whether the Jack is out."""

from __future__ import annotations

from django.http import HttpRequest, HttpResponse
from django.views.decorators.http import require_safe

from hoyle.web.present.odds import odds_page
from hoyle.web.show import show
from hoyle.web.views.rooms import room_of


@require_safe
def odds(request: HttpRequest, game: str) -> HttpResponse:
    """The figures for the cards asked about; a fault in them is said, with what was typed kept."""
    room = room_of(game)
    context = odds_page(room, room.game.rules(), request.GET.dict())
    status = 400 if context["fault"] else 200
    return show(request, "odds/page.html", "odds/body.html", context, status)
