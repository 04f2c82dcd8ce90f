"""The description of what the desk answers as data, kept by hand beside this file."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import Any

KEPT = Path(__file__).with_name("openapi.json")


@cache
def text() -> str:
    """The file as it is."""
    return KEPT.read_text(encoding="utf-8")


@cache
def spec() -> dict[str, Any]:
    """The file, read."""
    found: dict[str, Any] = json.loads(text())
    return found
