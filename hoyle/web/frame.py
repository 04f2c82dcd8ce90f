"""What the frame of every page needs: the reader's look and the main ways through the book."""

from __future__ import annotations

from dataclasses import asdict
from typing import Any

from django.http import HttpRequest

from hoyle.web.look import look_of
from hoyle.web.shelf import library

LONGEST_WAY_BACK = 2_000


def frame(request: HttpRequest) -> dict[str, Any]:
    """The context every template is given (see templates/base.html)."""
    back = request.get_full_path()
    look = {**asdict(look_of(request)), "back": back if len(back) < LONGEST_WAY_BACK else "/"}
    return {"look": look, "nav": _nav(request.path_info)}


def _nav(path: str) -> list[dict[str, Any]]:
    """Where the masthead leads; the rulebook is that of the game one is in, or of the first."""
    rooms = library().rooms
    here = path.split("/")[1]
    game = here if here in rooms else next(iter(rooms), "")
    places = [("/", "Shelf"), (f"/{game}/laws/", "Rulebook")] if game else [("/", "Shelf")]
    places += [("/settle/", "Settle"), ("/practise/", "Practise")]
    places += [("/glossary/", "Glossary"), ("/progress/", "Progress")]
    return [
        {"href": href, "label": label, "current": path == href if href == "/" else href in path}
        for href, label in places
    ]
