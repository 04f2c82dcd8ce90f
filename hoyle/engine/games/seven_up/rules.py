"""The options of Seven-Up, each under its law."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from hoyle.engine.laws import option


@dataclass(frozen=True)
class SevenUpRules:
    """What a table agrees before play.

    `partners`: four play two against two. `nine_after_a_run`: after a single run all nine cards are
    played. `low`: who counts it, whoever was ``dealt`` it or the ``taker``. `tie`: who has a tied
    Game, the ``non-dealer`` or ``nobody``. `early_look`: points for looking too soon. `revoke`:
    ``forbidden``, or it happens and is ``ruled`` on. `revoke_penalty`: ``added`` by the other side,
    or ``deducted`` from the offender.
    """

    partners: bool = option(True, "allfours.sides")
    bunching: bool = option(True, "allfours.bunching")
    nine_after_a_run: bool = option(False, "allfours.six-cards")
    low: str = option("dealt", "allfours.low", "dealt", "taker")
    tie: str = option("non-dealer", "allfours.tie", "non-dealer", "nobody")
    early_look: int = option(0, "allfours.looking")
    revoke: str = option("forbidden", "allfours.revoke", "forbidden", "ruled")
    revoke_penalty: str = option("added", "allfours.revoke", "added", "deducted")
    five: ClassVar[int] = 0  # what the five of trumps counts
    goal: ClassVar[str] = "sevenup.seven"

    def __post_init__(self) -> None:
        object.__setattr__(self, "memo", {})  # options found lawful so far, for the judge alone
