"""One address, two shapes: the full page, or the part of it that htmx asked for."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.utils.cache import patch_vary_headers
from django.utils.html import format_html

SHEET = re.compile(rb'<link rel="stylesheet" href="([^"]+)"')
HEAD = 2_000  # bytes of a page within which its head names its sheets
SHAPED_BY = ("Cookie", "HX-Request", "HX-Request-Type")


def wants_fragment(request: HttpRequest) -> bool:
    """Whether htmx will set the answer into a page; a history restore wants the page itself."""
    said = request.headers
    if "HX-History-Restore-Request" in said or said.get("HX-Request") != "true":
        return False
    return said.get("HX-Request-Type", "partial") == "partial"


def show(
    request: HttpRequest,
    page: str,
    fragment: str,
    context: Mapping[str, Any],
    status: int = 200,
    *,
    titled: bool = True,
) -> HttpResponse:
    """The page, or its fragment with the page's title in front, by what was asked for.

    `page` includes `fragment`, so there is one markup. `context["title"]` is the page's title; a
    fragment that other pages take in leaves theirs alone (not `titled`).
    """
    if wants_fragment(request):
        response = render(request, fragment, dict(context), status=status)
        if titled:
            title = format_html("<title>{} · Hoyle</title>\n", context.get("title", ""))
            response.content = title.encode() + response.content
    else:
        response = render(request, page, dict(context), status=status)
        response.headers["Link"] = _sheets(response.content)
    patch_vary_headers(response, SHAPED_BY)
    return response


def _sheets(page: bytes) -> str:
    """The style sheets of a page, to be fetched before its first word is read."""
    named = SHEET.findall(page, 0, HEAD)
    return ", ".join(f"<{sheet.decode()}>; rel=preload; as=style" for sheet in named)
