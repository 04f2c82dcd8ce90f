"""Sitting down: the choice of a table, the table itself, and its acts, which lead back to it."""

from __future__ import annotations

from django.http import Http404, HttpRequest, HttpResponse, QueryDict
from django.utils.cache import patch_vary_headers
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_http_methods, require_POST, require_safe

from hoyle.engine.state import LETTERS
from hoyle.web.charters import Charter
from hoyle.web.learner import learner_of, remember, welcome
from hoyle.web.live import Seated, seated
from hoyle.web.look import look_of
from hoyle.web.present import sitting as pages
from hoyle.web.present import sitting_down as choosing
from hoyle.web.present import sitting_reasons as whys
from hoyle.web.seeing import note_seen
from hoyle.web.show import show
from hoyle.web.sittings import LIVE_FOR, begin, deal_again, found, is_own, leaving, of_learner
from hoyle.web.views.asking import as_json, wants_json
from hoyle.web.views.finding import answered, charter_in, charter_of, number, step_of
from hoyle.web.views.playing import taken
from hoyle.web.views.questions import GET_OR_POST, See
from hoyle.web.views.rooms import room_of

OWN_WORDS = ("seats", "seat", "kind", "csrfmiddlewaretoken")
NO_TABLE = (
    "There is no such table, or no longer. A hand that is being played is seen only where it is "
    f"played, and a table left alone for {LIVE_FOR.days} days is cleared away."
)


@require_http_methods(GET_OR_POST)
@never_cache
@answered
def sit(request: HttpRequest, game: str) -> HttpResponse:
    """Choose the rules, how many play and where one sits; sent, the table is laid."""
    room = room_of(game)
    if request.method == "POST":
        return _begun(request, charter_in(request.POST, room, *OWN_WORDS))
    charter = charter_of(request, room, *OWN_WORDS)
    asked = request.GET.get("seats", "")
    seats = _seats(asked, charter) if asked else choosing.usual(charter)
    if not seats:
        return _choice(request, charter, choosing.usual(charter), _seats_fault(charter))
    return _choice(request, charter, seats)


def _choice(request: HttpRequest, charter: Charter, seats: int, fault: str = "") -> HttpResponse:
    learner = learner_of(request)
    kept = of_learner(learner, charter.room.game.name)
    context = choosing.choosing(charter, seats, kept, leaving(learner), fault)
    status = 400 if fault else 200
    return show(request, "sit/choose.html", "sit/choose_body.html", context, status)


def _begun(request: HttpRequest, charter: Charter) -> HttpResponse:
    """The table laid; or the form again, and what is wrong with it."""
    form, usual = request.POST, choosing.usual(charter)
    seats = _seats(form.get("seats", ""), charter)
    fault = _seats_fault(charter) if not seats else _seat_fault(form, charter, seats)
    if fault:
        return _choice(request, charter, seats or usual, fault)
    learner, kinds = welcome(request), charter.room.game.kinds
    seat = LETTERS.index(form["seat"])
    row = begin(learner, charter, seats, seat, form.get("kind", kinds[0]))
    return remember(See(f"/{row.game}/sit/{row.key}/"), learner)


def _seats(text: str, charter: Charter) -> int:
    """How many sit at the table; 0 where the game is not played by so many."""
    least, most = charter.room.game.seats
    seats = number(text)
    return seats if seats is not None and least <= seats <= most else 0


def _seats_fault(charter: Charter) -> str:
    least, most = charter.room.game.seats
    return f"{charter.room.entry.title} is played by {least} to {most}: choose one of these."


def _seat_fault(form: QueryDict, charter: Charter, seats: int) -> str:
    seat, kinds = form.get("seat", ""), charter.room.game.kinds
    if len(seat) != 1 or seat not in LETTERS[:seats]:
        return f"Choose your seat: at this table they are A to {LETTERS[seats - 1]}."
    if form.get("kind", kinds[0]) not in kinds:
        return f"Here are dealt: {', '.join(kinds)}."
    return ""


def _at(request: HttpRequest, game: str, key: str) -> Seated:
    """The table of this key, if whoever asks may see it."""
    learner = learner_of(request)
    row = found(learner, room_of(game).game.name, key)
    if row is None:
        raise Http404(NO_TABLE)
    return seated(row, is_own(row, learner), request.GET.get("up", ""))


def _own(request: HttpRequest, game: str, key: str) -> Seated:
    """The same, for the one who sat down and nobody else."""
    at = _at(request, game, key)
    if not at.own:
        raise Http404(NO_TABLE)
    return at


def _over(request: HttpRequest, game: str, key: str) -> Seated:
    """The same, once its hand is over."""
    at = _at(request, game, key)
    if not at.play.over:
        raise Http404("That is told when the hand is over.")
    return at


@require_http_methods(GET_OR_POST)
@never_cache
@answered
def table(request: HttpRequest, game: str, key: str) -> HttpResponse:
    """The table as it lies; sent, an act of one's own."""
    if request.method != "POST":
        return _table(request, _at(request, game, key))
    at = _own(request, game, key)
    result = taken(at.row, request.POST)
    if result.status == See.status_code:
        return See(at.chair.here)
    again = seated(at.row, True, request.GET.get("up", ""))
    return _table(request, again, result.notice, result.status)


def _table(request: HttpRequest, at: Seated, notice: str = "", status: int = 200) -> HttpResponse:
    if at.own:
        note_seen(at.row.learner, at.chair, at.play.number)
    if wants_json(request):
        return as_json({**pages.data(at), "notice": notice}, status)
    context = pages.page(at, look_of(request), notice=notice)
    response = show(request, "sit/table.html", "sit/table_body.html", context, status)
    patch_vary_headers(response, ("Accept",))
    return response


@require_safe
@never_cache
@answered
def back(request: HttpRequest, game: str, key: str, place: str) -> HttpResponse:
    """The table as it lay after an earlier step, seen from the same seat."""
    at = _at(request, game, key)
    context = pages.page(at, look_of(request), step_of(at.chair, place))
    return show(request, "sit/table.html", "sit/table_body.html", context)


@require_safe
@never_cache
@answered
def reasons(request: HttpRequest, game: str, key: str) -> HttpResponse:
    """What the book's own player would think of each act one may do now."""
    context = whys.reasons(_own(request, game, key), look_of(request))
    return show(request, "sit/table.html", "sit/table_body.html", context)


@require_safe
@never_cache
@answered
def reason(request: HttpRequest, game: str, key: str, place: str) -> HttpResponse:
    """Why one of the book's players did what it did: told when the hand is over."""
    at = _over(request, game, key)
    context = whys.reason_of(at, step_of(at.chair, place, "why"))
    return show(request, "sit/why.html", "sit/why_body.html", context)


@require_safe
@never_cache
@answered
def seal(request: HttpRequest, game: str, key: str) -> HttpResponse:
    """The shuffles opened, to be checked against the seals: told when the hand is over."""
    context = pages.seal(_over(request, game, key))
    return show(request, "sit/seal.html", "sit/seal_body.html", context)


@require_safe
@never_cache
@answered
def audit(request: HttpRequest, game: str, key: str, place: str = "") -> HttpResponse:
    """Who paid what into the pool: no secret at any table."""
    at = _at(request, game, key)
    context = pages.audit(at, step_of(at.chair, place, "audit") if place else at.play.number)
    return show(request, "hands/audit.html", "hands/audit_body.html", context)


@require_POST
@answered
def again(request: HttpRequest, game: str, key: str) -> HttpResponse:
    """Deal again: the hand that follows one that is over."""
    at = _own(request, game, key)
    if not at.play.over:
        return _table(request, at, "This hand is not over yet: nothing was dealt.", 409)
    row = deal_again(at.row)
    return See(f"/{row.game}/sit/{row.key}/")
