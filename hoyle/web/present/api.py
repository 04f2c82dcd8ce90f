"""The description of the desk for programs, as a page."""

from __future__ import annotations

from typing import Any

from hoyle.web.present.common import View, crumbs
from hoyle.web.present.desk import DESK
from hoyle.web.present.reading import SHELF


def page(spec: dict[str, Any]) -> View:
    """Every address, and what may be said to it."""
    return {
        "title": "The desk for programs",
        "crumbs": crumbs(SHELF, DESK, here="For programs"),
        "lede": spec["info"]["description"],
        "version": spec["openapi"],
        "paths": [_path(spec, address, one["get"]) for address, one in spec["paths"].items()],
    }


def _path(spec: dict[str, Any], address: str, call: dict[str, Any]) -> View:
    asked = [_known(spec, one) for one in call.get("parameters", ())]
    return {
        "address": address,
        "summary": call["summary"],
        "words": [{"name": one["name"], "text": _said(one)} for one in asked],
    }


def _known(spec: dict[str, Any], one: dict[str, Any]) -> dict[str, Any]:
    """A parameter, or the shared one that it points at."""
    if "$ref" not in one:
        return one
    found: dict[str, Any] = spec["components"]["parameters"][one["$ref"].rpartition("/")[2]]
    return found


def _said(one: dict[str, Any]) -> str:
    choices = [*filter(None, one["schema"].get("enum", ()))]
    return one["description"] + (f" One of {', '.join(choices)}." if len(choices) > 1 else "")
