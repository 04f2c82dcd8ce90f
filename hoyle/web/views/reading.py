"""The pages one reads: the shelf, a game, lessons, the rulebook, houses, glossary, coverage."""

from __future__ import annotations

from django.http import HttpRequest, HttpResponse, HttpResponseRedirect
from django.views.decorators.http import require_safe

from hoyle.web.kept import kept
from hoyle.web.look import look_of
from hoyle.web.present import coverage as coverage_page
from hoyle.web.present import laws as law_pages
from hoyle.web.present import lessons as lesson_pages
from hoyle.web.present import reading as pages
from hoyle.web.present.common import law_href
from hoyle.web.shelf import library
from hoyle.web.show import show
from hoyle.web.views.rooms import article_of, lesson_of, numbered, room_of


@require_safe
@kept
def shelf(request: HttpRequest) -> HttpResponse:
    """The shelf: every game, face out."""
    context = pages.shelf(library(), look_of(request))
    return show(request, "shelf/page.html", "shelf/body.html", context)


@require_safe
@kept
def game(request: HttpRequest, game: str) -> HttpResponse:
    """A game: what it is, its lessons, its hands, its laws."""
    return show(request, "game/page.html", "game/body.html", pages.game(room_of(game)))


@require_safe
@kept
def hands(request: HttpRequest, game: str) -> HttpResponse:
    """The hands of a game, listed."""
    return show(request, "game/hands.html", "game/hands_body.html", pages.hands(room_of(game)))


@require_safe
@kept
def lesson(request: HttpRequest, game: str, slug: str) -> HttpResponse:
    """A lesson."""
    room = room_of(game)
    context = lesson_pages.lesson(room, lesson_of(room, slug), look_of(request))
    return show(request, "lessons/page.html", "lessons/body.html", context)


@require_safe
@kept
def lessons(request: HttpRequest, game: str, slug: str = "") -> HttpResponse:
    """A lesson, or all of them, for paper: the questions without their answers."""
    room = room_of(game)
    one = lesson_of(room, slug) if slug else None
    context = lesson_pages.paper(room, one, look_of(request))
    return show(request, "lessons/sheet.html", "lessons/sheet_body.html", context)


@require_safe
@kept
def lesson_key(request: HttpRequest, game: str, slug: str = "") -> HttpResponse:
    """The answers to a sheet, at an address of their own."""
    room = room_of(game)
    context = lesson_pages.key(room, lesson_of(room, slug) if slug else None)
    return show(request, "lessons/key.html", "lessons/key_body.html", context)


@require_safe
@kept
def rulebook(request: HttpRequest, game: str) -> HttpResponse:
    """Every law of a game, in the order of the book."""
    return show(request, "laws/page.html", "laws/body.html", law_pages.rulebook(room_of(game)))


@require_safe
@kept
def rulebook_in_full(request: HttpRequest, game: str) -> HttpResponse:
    """Every word of every law, for paper."""
    return show(request, "laws/full.html", "laws/full_body.html", law_pages.whole(room_of(game)))


@require_safe
@kept
def article(request: HttpRequest, game: str, law: str) -> HttpResponse:
    """One law and all that hangs on it."""
    room = room_of(game)
    if asked_for := numbered(room, law):
        return HttpResponseRedirect(law_href(asked_for))
    context = law_pages.article(room, article_of(room, law), library(), look_of(request))
    return show(request, "laws/article.html", "laws/article_body.html", context)


@require_safe
@kept
def houses(request: HttpRequest, game: str) -> HttpResponse:
    """The houses of a game: what each changes, and in which laws."""
    return show(request, "game/houses.html", "game/houses_body.html", pages.houses(room_of(game)))


@require_safe
@kept
def coverage(request: HttpRequest, game: str) -> HttpResponse:
    """Which laws are shown by a hand, asked by a question and carried out by the engine."""
    context = coverage_page.coverage(room_of(game), library())
    return show(request, "coverage/page.html", "coverage/body.html", context)


@require_safe
@kept
def glossary(request: HttpRequest) -> HttpResponse:
    """The words of the table."""
    return show(request, "glossary/page.html", "glossary/body.html", pages.glossary(library()))


@require_safe
@kept
def about(request: HttpRequest) -> HttpResponse:
    """Sources, what is not held, licences, and what is kept about a reader."""
    return show(request, "about/page.html", "about/body.html", pages.about(library()))
