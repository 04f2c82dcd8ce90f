"""Misreadings of what must be shown."""

from __future__ import annotations

from hoyle.study.misreadings.types import Misreading
from hoyle.study.spot import Spot


def _nothing(spot: Spot) -> str:
    return "nothing"


def _everything(spot: Spot) -> str:
    return "whole"


def _openers(spot: Spot) -> str | None:
    return "openers" if spot.then.state.phase == "show" else None


SHOWING = (
    Misreading(
        "uncalled-shows-nothing",
        "Nobody need show who is not called",
        "That lets a hand go unseen because nobody called it; one who opened has still to prove "
        "that he could, and a called hand is always shown.",
        {"shows": _nothing},
    ),
    Misreading(
        "openers-at-a-call",
        "Openers are enough at a call",
        "That shows the openers alone; in a call the whole hand lies open.",
        {"shows": _openers},
    ),
    Misreading(
        "whole-hand-always",
        "The opener always shows everything",
        "That shows all five cards; after the draw, unless he is called, the opener shows his "
        "openers and keeps what he drew to himself.",
        {"shows": _everything},
    ),
)
