"""Odds: what a hand may become, whether somebody can open, and whether the Jack is out."""

from __future__ import annotations

from django.http import HttpRequest, HttpResponse
from django.utils.cache import patch_vary_headers
from django.views.decorators.http import require_safe

from hoyle.study.referee.reading import BadInput
from hoyle.web.charters import Charter
from hoyle.web.present.odds import odds_page
from hoyle.web.present.odds_asked import WORDS, Asked, Words, kept, read_asked
from hoyle.web.present.odds_data import odds_data
from hoyle.web.putting import agreed, doubled
from hoyle.web.show import show
from hoyle.web.views.asking import as_json, wants_json
from hoyle.web.views.rooms import room_of

NO_HAND = "Say which cards are held."


@require_safe
def odds(request: HttpRequest, game: str) -> HttpResponse:
    """The figures for the cards asked about; a fault in them is said, with what was typed kept."""
    room, query = room_of(game), request.GET
    charter, wrong = agreed(room, query, WORDS)
    words, json = kept(room.game, query), wants_json(request)
    wrong = wrong or doubled(query, WORDS)
    if json and not query.get("hand", "").strip():
        wrong = wrong or BadInput("hand", NO_HAND)
    asked, wrong = (None, wrong) if wrong else read(charter, words)
    status = 422 if wrong else 200
    if json:
        return as_json(odds_data(charter, words, asked, wrong), status)
    context = odds_page(charter, words, asked, wrong.message if wrong else "")
    page = show(request, "odds/page.html", "odds/body.html", context, status)
    patch_vary_headers(page, ("Accept",))
    return page


def read(charter: Charter, words: Words) -> tuple[Asked | None, BadInput | None]:
    """What is asked, or what in it cannot be read."""
    try:
        return read_asked(charter.room.game, charter.rules, words), None
    except BadInput as wrong:
        return None, wrong
