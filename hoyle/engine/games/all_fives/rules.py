"""The options of All Fives, each under its law."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from hoyle.engine.laws import option

SIXTY_ONE = 61


@dataclass(frozen=True)
class AllFivesRules:
    """What a table agrees before play.

    `points`: what is counted when a hand has been played out; its trumps have been pegged by then.
    `nine_after_a_run`, `bunching`, `low`, `tie`, `early_look`, `revoke` and `revoke_penalty` are as
    in Seven-Up.

    `board`: so many holes to the game, on a cribbage board; the stacks are the holes still to go.
    """

    points: str = option(
        "high-low-game", "allfives.points", "high-low-game", "jack-twice", "game-only"
    )
    bunching: bool = option(True, "allfours.bunching")
    nine_after_a_run: bool = option(False, "allfours.six-cards")
    low: str = option("dealt", "allfours.low", "dealt", "taker")
    tie: str = option("non-dealer", "allfours.tie", "non-dealer", "nobody")
    early_look: int = option(0, "allfours.looking")
    revoke: str = option("forbidden", "allfours.revoke", "forbidden", "ruled")
    revoke_penalty: str = option("added", "allfours.revoke", "added", "deducted")
    partners: ClassVar[bool] = True  # of four players; two or three play each for himself
    five: ClassVar[int] = 5  # what the five of trumps counts
    goal: ClassVar[str] = "allfives.sixty-one"
    board: ClassVar[int] = SIXTY_ONE

    def __post_init__(self) -> None:
        object.__setattr__(self, "memo", {})  # options found lawful so far, for the judge alone
