"""What is said when a page cannot be given: which, why, and where to go instead."""

from __future__ import annotations

import logging
from collections.abc import Callable
from itertools import takewhile

from django.http import Http404, HttpRequest, HttpResponse
from django.template.loader import render_to_string
from django.utils.cache import patch_vary_headers

from hoyle.web.show import show, wants_fragment
from hoyle.web.views.asking import as_json, wants_json
from hoyle.web.views.nearest import nearest
from hoyle.web.views.rooms import LONGEST_NAME

log = logging.getLogger(__name__)
HOME = {"href": "/", "label": "The shelf"}
SEARCH = {"href": "/search/", "label": "Search the book"}
WORDS = {
    400: ("That cannot be read", "Something in the address or the form is not as it should be."),
    403: (
        "This form was not ours, or had grown old",
        "Go back, load the page once more, and send it again. If that does not help, let your "
        "browser keep cookies from this site: the form is signed with one.",
    ),
    404: ("No such page", "Nothing in this book stands at that address."),
    405: ("That cannot be done here", "There is a page here, but not for what was asked of it."),
    414: (
        "This address is too long",
        "No page of this book has so long an address. Perhaps two were pasted into one, or more "
        "was put into it than can be asked at once.",
    ),
    500: (
        "Something has gone wrong on our side",
        "It has been noted down. Your place and your answers are kept. Try again in a moment.",
    ),
}
LONGEST_ADDRESS = 16_000  # a server gives up, without a word, at four times as much
MOST_WORDS = 500  # of a query
View = Callable[[HttpRequest], HttpResponse]


def error(request: HttpRequest, status: int, text: str = "", links: tuple = ()) -> HttpResponse:
    """The page for a status, or a short message where htmx will set it into a page; or data."""
    title, words = WORDS[status]
    told = text or words
    if not _at_the_desk(request):
        return _page(request, status, title, told, links)
    if wants_json(request):
        return as_json({"error": {"field": "", "message": told}}, status)
    page = _page(request, status, title, told, links)
    patch_vary_headers(page, ("Accept",))
    return page


def _page(
    request: HttpRequest, status: int, title: str, text: str, links: tuple = ()
) -> HttpResponse:
    empty = {"title": title, "text": text, "links": [*links, HOME, SEARCH]}
    context = {"title": title, "empty": empty}
    return show(request, "errors/page.html", "errors/message.html", context, status)


def bad_request(request: HttpRequest, exception: Exception) -> HttpResponse:
    """400."""
    return error(request, 400)


def forbidden(request: HttpRequest, exception: Exception) -> HttpResponse:
    """403."""
    return error(request, 403)


def csrf_failure(request: HttpRequest, reason: str = "") -> HttpResponse:
    """403 for a form without its token, or with an old one."""
    return error(request, 403)


def not_found(request: HttpRequest, exception: Exception) -> HttpResponse:
    """404, with what the reader may have meant."""
    said = exception.args[0] if exception.args and isinstance(exception, Http404) else ""
    text = said if isinstance(said, str) else ""
    return error(request, 404, text, nearest(request.path_info))


def _at_the_desk(request: HttpRequest) -> bool:
    """Whether an address is one of the desk or of the odds, which answer programs too."""
    return not {"settle", "odds"}.isdisjoint(request.path_info.split("/")[1:3])


def server_error(request: HttpRequest) -> HttpResponse:
    """500. Asks nothing of the book, which may be what has failed."""
    title, words = WORDS[500]
    name = "errors/message.html" if wants_fragment(request) else "errors/page.html"
    empty = {"title": title, "text": words, "links": [HOME]}
    return HttpResponse(render_to_string(name, {"title": title, "empty": empty}), status=500)


def explained(get_response: View) -> View:
    """Middleware: words for an address that is too long, and for a bare 405."""

    def with_words(request: HttpRequest) -> HttpResponse:
        if _too_long(request):
            return error(request, 414, links=nearest(_short_of(request.path_info)))
        response = get_response(request)
        if response.status_code != 405 or response.content:
            return response
        page = error(request, 405)
        page.headers["Allow"] = response.headers["Allow"]
        return page

    return with_words


def _too_long(request: HttpRequest) -> bool:
    query = request.META.get("QUERY_STRING", "")
    return len(request.path_info) + len(query) > LONGEST_ADDRESS or query.count("&") >= MOST_WORDS


def _short_of(path: str) -> str:
    """An address as far as the part of it that is too long."""
    return "/".join((*takewhile(lambda part: len(part) <= LONGEST_NAME, path.split("/")), ""))
