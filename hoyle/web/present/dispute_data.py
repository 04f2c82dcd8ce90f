"""A dispute as plain data: the next question, or the settlement."""

from __future__ import annotations

from typing import Any

from hoyle.engine.state import letter
from hoyle.study.referee.facts import Fact
from hoyle.study.referee.plain import plain
from hoyle.study.referee.ruling import Ruled
from hoyle.study.referee.settling import Settlement
from hoyle.study.telling import sentence
from hoyle.web.disputing import Asked, link_to, noted
from hoyle.web.present.dispute import noted_words


def data(asked: Asked, question: Fact | None, settled: Settlement | None) -> dict[str, Any]:
    """The dispute as data: the next question, or the settlement, or what could not be read."""
    fault = asked.put.fault
    if fault:
        return {"error": {"field": fault.field, "message": fault.message}}
    told = {
        "dispute": asked.dispute.id,
        "game": asked.put.room.game.name,
        "rules": dict(asked.put.charter.said),
        "facts": dict(asked.facts),
        "figures": dict(asked.figures),
        "noted": _noted(asked, settled),
    }
    if question:
        choices = [{"id": one.id, "text": one.text} for one in question.choices]
        return {**told, "question": {"fact": question.id, "ask": question.ask, "choices": choices}}
    assert settled is not None
    return {**told, "settlement": _as_data(asked, settled)}


def _noted(asked: Asked, settled: Settlement | None) -> dict[str, Any] | None:
    """What the link notes, with what the page says of it; None where it notes nothing."""
    one = noted(asked, settled)
    words = noted_words(one, settled is not None)
    return words and {**plain(one), "says": f"{words['made']} {words['said']}"}


def _as_data(asked: Asked, settled: Settlement) -> dict[str, Any]:
    return {
        "matters": settled.matters,
        "ways": [_way_as_data(way) for way in settled.ways],
        "hinges": [
            {
                "fact": one.fact.id,
                "told": one.told,
                "otherwise": {
                    other.choice: [way.line for way in other.ways] for other in one.others
                },
            }
            for one in settled.hinges
        ],
        "digest": settled.digest,
        "link": link_to(asked, settled.digest),
    }


def _way_as_data(way: Ruled) -> dict[str, Any]:
    return {
        "verdict": way.verdict,
        "line": way.line,
        "remedy": list(way.remedy),
        "then": way.then,
        "moved": {letter(seat): amount for seat, amount in enumerate(way.moved)},
        "laws": list(way.laws),
        "readings": list(way.readings),
        "steps": [sentence(step) for step in way.steps[1:]],
        "disputed": way.at,
    }
