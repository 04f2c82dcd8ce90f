"""Misreadings of what the dealer of Jacks Back announces: sevens, and no check and raise."""

from __future__ import annotations

from typing import Any

from hoyle.study.misreadings.types import Misreading
from hoyle.study.spot import Spot


def _later_bets_back(spot: Spot) -> int | None:
    """The bets after the draw are void, where another than the lowest hand is paid them."""
    last: Any = spot.last.state
    pool = last.pool
    later = [entry for entry in pool.entries if entry.law == "jacks.checked-seven"]
    if not later:
        return None
    paid = sum(-entry.amount for entry in later if entry.seat == spot.seat)
    bet = int(last.stakes[spot.seat])
    return int(pool.stacks[spot.seat] - spot.stacks[spot.seat] - paid + bet)


ANNOUNCED = (
    Misreading(
        "check-raise-barred",
        "One may not check and then raise",
        "That bars a raise after a check; only some tables do so, and only where the dealer has "
        "said it before the deal.",
        delta={"check_raise": False},
        kinds=("verdict",),
    ),
    Misreading(
        "check-raise-free",
        "Checking binds nobody",
        "That lets a player check and then raise; at this table the dealer has announced "
        "that it is not done in the low.",
        delta={"check_raise": True},
        kinds=("verdict",),
    ),
    Misreading(
        "sevens-always-bet",
        "A seven must always be bet",
        "That holds every table to the rule of sevens; the check is refused only where the dealer "
        "has announced that they are bet.",
        delta={"sevens": "bet"},
        kinds=("verdict",),
    ),
    Misreading(
        "sevens-may-check",
        "Any hand may check",
        "That lets a seven-low check as it likes; at this table the dealer has announced a rule "
        "of sevens.",
        delta={"sevens": "free"},
        kinds=("verdict",),
    ),
    Misreading(
        "checked-seven-wins-all",
        "The lowest hand takes all there is",
        "That gives a seven-low that was checked the later bets as well; at this table it wins "
        "only what lay in the pot at the draw.",
        delta={"sevens": "free"},
        kinds=("net", "pool"),
    ),
    Misreading(
        "later-bets-go-back",
        "What was bet after the draw goes back",
        "That gives everybody back what he bet after the draw; it is paid to the best of the other "
        "hands in the call.",
        {"net": _later_bets_back},
    ),
)
