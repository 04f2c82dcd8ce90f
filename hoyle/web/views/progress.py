"""A learner's own pages: what is kept, to go on from, to take along, and to have forgotten."""

from __future__ import annotations

from typing import Any

from django.http import HttpRequest, HttpResponse, JsonResponse
from django.shortcuts import render
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_GET, require_POST, require_safe

from hoyle.web.learner import erase, forget, keep_place, learner_of, remember, welcome
from hoyle.web.models import Place
from hoyle.web.present import progress as pages
from hoyle.web.present import share as shares
from hoyle.web.records import MOST_BYTES, BadRecords, Stock, read_in, stock, understood, written
from hoyle.web.shelf import library
from hoyle.web.show import show
from hoyle.web.views.questions import See
from hoyle.web.views.rooms import lesson_of, room_of

HOME = "/progress/"
DONE = {
    "brought": "What the file held has been added.",
    "brought-but-tables": "What the file held has been added, but not all of its tables: some were "
    "sealed by another book than this, or are of rules that it no longer knows.",
    "forgotten": "All of it is forgotten.",
}


def kept_of(request: HttpRequest) -> Stock:
    """What is kept about whoever asks."""
    return stock(learner_of(request))


@require_safe
@never_cache
def progress(request: HttpRequest) -> HttpResponse:
    """What has been read, stepped through and answered."""
    return page(request, {"done": DONE.get(request.GET.get("done", ""), "")})


def page(request: HttpRequest, said: dict[str, Any], status: int = 200) -> HttpResponse:
    """The page of progress, with something to say about what was just done."""
    context = {**pages.progress(library(), kept_of(request)), **said}
    return show(request, "progress/page.html", "progress/body.html", context, status)


@require_GET
@never_cache
def export(request: HttpRequest) -> HttpResponse:
    """Everything kept, as a file to take along."""
    response = JsonResponse(written(learner_of(request)), json_dumps_params={"indent": 1})
    response.headers["Content-Disposition"] = 'attachment; filename="hoyle-progress.json"'
    return response


@require_POST
def bring(request: HttpRequest) -> HttpResponse:
    """Add what such a file holds."""
    file = request.FILES.get("file")
    if file is None or (file.size or 0) > MOST_BYTES:
        return page(request, {"fault": "Choose the file that was saved here, and no larger."}, 422)
    try:
        rows = understood(b"".join(file.chunks()).decode("utf-8", "replace"))
    except BadRecords as fault:
        return page(request, {"fault": str(fault)}, 422)
    learner = welcome(request)
    done = "brought-but-tables" if read_in(learner, rows) else "brought"
    return remember(See(f"{HOME}?done={done}"), learner)


@require_POST
def wipe(request: HttpRequest) -> HttpResponse:
    """Forget the learner and all that was kept, once that is confirmed."""
    if request.POST.get("sure") != "yes":
        return page(
            request, {"fault": "Nothing was forgotten: tick the box to say you mean it."}, 422
        )
    learner = learner_of(request)
    if learner is not None:
        erase(learner)
    return forget(See(f"{HOME}?done=forgotten"))


@require_POST
def mark(request: HttpRequest, game: str, slug: str) -> HttpResponse:
    """Keep that a lesson has been read."""
    lesson = lesson_of(room_of(game), slug)
    learner = welcome(request)
    keep_place(learner, Place.LESSON, game, lesson.slug, 0, done=True)
    return remember(See(f"/{game}/lessons/{lesson.slug}/mine/"), learner)


@require_safe
@never_cache
def lesson(request: HttpRequest, game: str, slug: str) -> HttpResponse:
    """A learner's share of a lesson: a line for its end."""
    room = room_of(game)
    line = pages.lesson_line(room, lesson_of(room, slug), kept_of(request))
    line["again"] = pages.again(room, lesson_of(room, slug), learner_of(request))
    context = {"title": f"Your share of “{line['title']}”", "line": line}
    names = ("progress/lesson.html", "progress/lesson_line.html")
    return show(request, *names, context, titled=False)


@require_safe
@never_cache
def resume(request: HttpRequest, game: str) -> HttpResponse:
    """Where to go on in a game: a line for its page."""
    return render(request, "progress/resume.html", pages.resume(room_of(game), kept_of(request)))


@require_safe
@never_cache
def share(request: HttpRequest, game: str) -> HttpResponse:
    """A learner's share of the laws: a line for the coverage map."""
    return render(request, "progress/share.html", shares.share(room_of(game), kept_of(request)))
