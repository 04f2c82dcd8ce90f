"""The quick tools of the desk: who wins, may this hand open, and their like."""

from __future__ import annotations

from typing import Any

from django.http import Http404, HttpRequest, HttpResponse
from django.utils.cache import patch_vary_headers
from django.views.decorators.http import require_safe

from hoyle.study.referee.plain import plain
from hoyle.study.referee.reading import BadInput
from hoyle.web.desk import TOOLS, Tool, table_of, tables
from hoyle.web.learner import learner_of
from hoyle.web.look import look_of
from hoyle.web.present.desk_tools import page
from hoyle.web.putting import Put, agreed, doubled, joined
from hoyle.web.seeing import note_ruled
from hoyle.web.shelf import library
from hoyle.web.show import show
from hoyle.web.views.asking import as_json, wants_json


@require_safe
def tool(request: HttpRequest, tool: str) -> HttpResponse:
    """A quick tool: its form, its answer, or what could not be read, with the form kept."""
    known = TOOLS.get(tool)
    if known is None or not tables(known, library()):
        raise Http404("The desk has no such tool.")
    put, found = asked(request, known)
    status = 422 if put.fault else 200
    if wants_json(request):
        return as_json(said(known, put, found), status)
    if found is not None:
        note_ruled(learner_of(request), put.room.game.name, found.laws)
    context = page(known, library(), put, found)
    response = show(request, "desk/tool.html", "desk/tool_body.html", context, status)
    patch_vary_headers(response, ("Accept",))
    return response


def asked(request: HttpRequest, tool: Tool) -> tuple[Put, Any]:
    """What an address asks of a tool, and the answer; None where there is none to give."""
    words = chosen(joined(request.GET, tool.fields, tool.heaps))
    fault: BadInput | None = None
    try:
        name, room = table_of(tool, library(), words)
    except BadInput as bad:
        fault = bad
        name, room = table_of(tool, library(), {})
        words = {**words, tool.about: name}
    charter, wrong = agreed(room, request.GET, tool.fields)
    wrong = fault or wrong or doubled(request.GET, tool.fields, tool.heaps)
    put = Put(f"/settle/{tool.id}/", room, charter, words, look_of(request), wrong)
    if put.fault or (not wants_json(request) and _unasked(tool, words)):
        return put, None
    try:
        return put, tool.answer(name, room, charter.rules, words)
    except BadInput as bad:
        return put.at_fault(bad), None


def chosen(words: dict[str, str]) -> dict[str, str]:
    """The same, cards being tapped or typed from now on as the button pressed has it."""
    pressed = words.get("set", "")
    return {**words, "by": pressed} if pressed in ("tap", "type") else words


def _unasked(tool: Tool, words: dict[str, str]) -> bool:
    """Whether only the form is wanted: nothing has been put into it, or it is to be changed."""
    pressed = words.get("set", "")
    return pressed != "ask" and bool(pressed or not any(name in words for name in tool.needs))


def said(tool: Tool, put: Put, found: Any) -> dict[str, Any]:
    """The answer as plain data, or what is wrong."""
    if put.fault:
        return {"error": {"field": put.fault.field, "message": put.fault.message}}
    about = {"tool": tool.id, "game": put.room.game.name, "rules": dict(put.charter.said)}
    return {**about, "answer": plain(found), "link": put.href(set="", by="")}
