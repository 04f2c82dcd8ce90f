"""What happens to every answer on its way out: constant headers, and fewer bytes."""

import gzip
import re
from collections.abc import Callable
from typing import Any

from django.core.exceptions import ObjectDoesNotExist
from django.db import IntegrityError
from django.http import HttpRequest, HttpResponse
from django.utils.cache import patch_vary_headers

CSP = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self'",
        "font-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "form-action 'self'",
        "base-uri 'none'",
        "frame-ancestors 'none'",
    )
)
HEADERS = {
    "Content-Security-Policy": CSP,
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    "Cross-Origin-Opener-Policy": "same-origin",
}

View = Callable[[HttpRequest], HttpResponse]

GZIP = re.compile(r"\bgzip\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))")
LEVEL, WORTH_IT = 4, 1000  # a third of the default level's time, for a twentieth more bytes


def headers(get_response: View) -> View:
    """Put the constant headers on an answer, unless the view has set its own."""

    def with_headers(request: HttpRequest) -> HttpResponse:
        response = get_response(request)
        for name, value in HEADERS.items():
            response.headers.setdefault(name, value)
        return response

    return with_headers


def compressed(get_response: View) -> View:
    """Gzip what a view made, unless it is small or came compressed from the view's own store."""

    def with_gzip(request: HttpRequest) -> HttpResponse:
        response = get_response(request)
        if response.streaming or "Content-Encoding" in response or len(response.content) < WORTH_IT:
            return response
        patch_vary_headers(response, ("Accept-Encoding",))
        return _gzip(response) if GZIP.search(_accepted(request)) else response

    return with_gzip


def _accepted(request: HttpRequest) -> str:
    return request.headers.get("Accept-Encoding", "")


def _gzip(response: HttpResponse) -> HttpResponse:
    response.content = gzip.compress(response.content, LEVEL, mtime=0)
    response.headers["Content-Encoding"] = "gzip"
    response.headers["Content-Length"] = str(len(response.content))
    if (tag := response.headers.get("ETag", "")).startswith('"'):
        response.headers["ETag"] = f"W/{tag}"  # the same words, other bytes
    return response


class Afresh:
    """Answer once more what met a row that came or went while it was being answered.

    Somebody who has everything forgotten at the very moment of an answer is a newcomer the second
    time. What fails twice has failed.
    """

    def __init__(self, get_response: View) -> None:
        self.get_response = get_response

    def __call__(self, request: HttpRequest) -> HttpResponse:
        """Nothing is done to an answer on its way out."""
        return self.get_response(request)

    def process_view(
        self,
        request: HttpRequest,
        view: Callable[..., HttpResponse],
        args: tuple[Any, ...],
        place: dict[str, Any],
    ) -> HttpResponse:
        """Call the view, and again where the database has changed under it."""
        try:
            return view(request, *args, **place)
        except (IntegrityError, ObjectDoesNotExist):
            return view(request, *args, **place)
