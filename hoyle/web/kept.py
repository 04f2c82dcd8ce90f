"""Pages that are the same for everyone: made once, compressed once, known again by their tag."""

from __future__ import annotations

import gzip
import re
from collections.abc import Callable, Hashable
from functools import wraps
from hashlib import blake2b
from typing import NamedTuple

import brotli
from django.conf import settings
from django.http import HttpRequest, HttpResponse
from django.utils.cache import get_conditional_response, patch_vary_headers

from hoyle.web.look import look_of
from hoyle.web.show import wants_fragment

MOST = 1_000  # pages in the store; the oldest leaves first
SQUEEZE: dict[str, Callable[[bytes], bytes]] = {
    "br": lambda body: brotli.compress(body, mode=brotli.MODE_TEXT, quality=10),
    "gzip": lambda body: gzip.compress(body, 6, mtime=0),
    "": bytes,
}
_TAKES = re.compile(r"\b(br|gzip)\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))")

View = Callable[..., HttpResponse]


class Page(NamedTuple):
    """A page as it leaves: its bytes and the headers that go with them."""

    body: bytes
    headers: dict[str, str]


_store: dict[Hashable, Page] = {}


def kept(view: View) -> View:
    """Keep what the view makes, by address, look and shape. Only for what has no learner in it."""

    @wraps(view)
    def from_the_store(request: HttpRequest, **place: str) -> HttpResponse:
        return keep(request, request.path_info, lambda: view(request, **place))

    return from_the_store


def keep(request: HttpRequest, place: Hashable, make: Callable[[], HttpResponse]) -> HttpResponse:
    """The page of this place, look and shape from the store, or else made now and put there."""
    coding = _coding(request)
    key = (place, look_of(request), wants_fragment(request), coding)
    page = _store.get(key)
    if page is None:
        response = make()
        if response.status_code != 200:
            return response
        page = _pressed(response, coding)
        if not settings.DEBUG:
            _keep(key, page)
    return _given(request, page)


def forget() -> None:
    """Empty the store, for when the book behind it has changed."""
    _store.clear()


def _coding(request: HttpRequest) -> str:
    takes = _TAKES.findall(request.META.get("HTTP_ACCEPT_ENCODING", ""))
    return "br" if "br" in takes else "gzip" if takes else ""


def _pressed(response: HttpResponse, coding: str) -> Page:
    patch_vary_headers(response, ("Accept-Encoding",))
    body = SQUEEZE[coding](response.content)
    headers = {**response.headers, "Content-Length": str(len(body)), "Cache-Control": "no-cache"}
    headers["ETag"] = f'"{blake2b(body, digest_size=9).hexdigest()}"'
    if coding:
        headers["Content-Encoding"] = coding
    return Page(body, headers)


def _keep(key: Hashable, page: Page) -> None:
    while len(_store) >= MOST:
        _store.pop(next(iter(_store)), None)
    _store[key] = page


def _given(request: HttpRequest, page: Page) -> HttpResponse:
    response = HttpResponse(page.body, headers=page.headers)
    if "HTTP_IF_NONE_MATCH" not in request.META:
        return response
    known = get_conditional_response(request, etag=page.headers["ETag"], response=response)
    return known or response
