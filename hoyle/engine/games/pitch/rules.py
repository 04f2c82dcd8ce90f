"""The options of Pitch, each under its law."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from hoyle.engine.laws import option

AUCTIONS = ("eldest-pitches", "eldest-sells", "table-bids")


@dataclass(frozen=True)
class PitchRules:
    """What a table agrees before play.

    `partners`: four play two against two. `auction`: the ``eldest-pitches``; or he
    ``eldest-sells`` the pitch to the others; or the ``table-bids`` for it. `seller_paid`: the
    seller scores the bid he accepts. `first_out`: who is counted first, by the ``order`` of the
    points or the ``pitcher``. `low`: who counts it, whoever was ``dealt`` it or the ``taker``.
    `revoke`: ``forbidden``, or it happens and is ``ruled`` on. `revoke_penalty`: ``added`` by the
    other side, or ``deducted`` from the offender.
    """

    partners: bool = option(True, "allfours.sides")
    auction: str = option("eldest-pitches", "pitch.selling", *AUCTIONS)
    seller_paid: bool = option(False, "pitch.paid-seller")
    first_out: str = option("order", "pitch.first-out", "order", "pitcher")
    low: str = option("dealt", "allfours.low", "dealt", "taker")
    revoke: str = option("forbidden", "allfours.revoke", "forbidden", "ruled")
    revoke_penalty: str = option("added", "allfours.revoke", "added", "deducted")
    tie: ClassVar[str] = "nobody"  # a tied Game, where no trump is turned
    nine_after_a_run: ClassVar[bool] = False  # nothing is run
    five: ClassVar[int] = 0  # what the five of trumps counts
    goal: ClassVar[str] = "pitch.seven"

    def __post_init__(self) -> None:
        object.__setattr__(self, "memo", {})  # options found lawful so far, for the judge alone
