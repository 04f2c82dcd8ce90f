"""The desk: what it can settle, and a dispute settled."""

from __future__ import annotations

from django.http import Http404, HttpRequest, HttpResponse
from django.utils.cache import patch_vary_headers
from django.views.decorators.http import require_safe

from hoyle.study.referee.disputes import disputes_of
from hoyle.web.disputing import asked
from hoyle.web.learner import learner_of
from hoyle.web.look import look_of
from hoyle.web.present import desk as pages
from hoyle.web.present import dispute as dispute_page
from hoyle.web.present.dispute_data import data
from hoyle.web.seeing import note_ruled
from hoyle.web.shelf import library
from hoyle.web.show import show
from hoyle.web.views.asking import as_json, wants_json
from hoyle.web.views.rooms import room_of


@require_safe
def index(request: HttpRequest) -> HttpResponse:
    """Everything the desk can settle."""
    context = pages.index(library())
    if wants_json(request):
        return as_json({name: context[name] for name in ("tools", "games")})
    return _varied(show(request, "desk/index.html", "desk/index_body.html", context))


@require_safe
def game(request: HttpRequest, game: str) -> HttpResponse:
    """What the desk can settle of one game."""
    context = pages.of_game(library(), room_of(game))
    if wants_json(request):
        return as_json({name: context[name] for name in ("game", "disputes", "tools")})
    return _varied(show(request, "desk/game.html", "desk/game_body.html", context))


@require_safe
def dispute(request: HttpRequest, game: str, dispute: str) -> HttpResponse:
    """A dispute: the next question that can still change the ruling, or the settlement."""
    room = room_of(game)
    known = disputes_of(room.game).get(dispute)
    if known is None:
        raise Http404("The desk knows no such dispute at this game.")
    put = asked(known, room, request.GET, look_of(request))
    question = None if put.put.fault else put.desk.question(put.facts)
    settled = None if put.put.fault or question else put.desk.settle(put.facts)
    status = 422 if put.put.fault else 200
    if wants_json(request):
        return as_json(data(put, question, settled), status)
    if settled:
        note_ruled(learner_of(request), room.game.name, settled.laws)
    context = dispute_page.page(put, question, settled, look_of(request))
    return _varied(show(request, "desk/dispute.html", "desk/dispute_body.html", context, status))


def _varied(response: HttpResponse) -> HttpResponse:
    patch_vary_headers(response, ("Accept",))
    return response
