"""The description of what the desk answers as data: a file kept by hand, with the book's own lists.

Where the file says `x-from`, the names come from the shelf: its games, the tables a tool may be
asked about, the disputes. So a new game is described without a word.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from hoyle.book.library import Library
from hoyle.study.referee.disputes import disputes_of
from hoyle.web.desk import TOOLS, tables

KEPT = Path(__file__).with_name("openapi.json")


def spec(book: Library) -> dict[str, Any]:
    """The description, for what stands on the shelf."""
    found: dict[str, Any] = _filled(json.loads(KEPT.read_text(encoding="utf-8")), _lists(book))
    return found


def _lists(book: Library) -> dict[str, list[str]]:
    games = list(book.rooms)
    disputes = [id for room in book.rooms.values() for id in disputes_of(room.game)]
    asked = {tool.id: list(tables(tool, book)) for tool in TOOLS.values()}
    return {**asked, "games": games, "disputes": list(dict.fromkeys(disputes))}


def _filled(part: Any, lists: Mapping[str, list[str]]) -> Any:
    """The same, with every list that comes from the book written out."""
    if isinstance(part, list):
        return [_filled(one, lists) for one in part]
    if not isinstance(part, dict):
        return part
    own = {name: _filled(one, lists) for name, one in part.items() if name != "x-from"}
    if "x-from" in part:
        own["enum"] = [*part.get("enum", ()), *lists[part["x-from"]]]
    return own
