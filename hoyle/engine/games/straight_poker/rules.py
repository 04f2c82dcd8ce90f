"""The options of Straight Poker, each under its law."""

from __future__ import annotations

from dataclasses import dataclass

from hoyle.engine.laws import option


@dataclass(frozen=True)
class StraightPokerRules:
    """What a table agrees before play. Amounts are whole white counters.

    `ante` is for one player, and never varies; `raise_cap` 0 is none.
    """

    ante: int = option(1, "straight.ante")
    limit: int = option(10, "pool.limit", least=1)
    raise_cap: int = option(0, "pool.raise")
    odd_counter: str = option("next-pool", "pool.odd-counter", "next-pool", "left-of-dealer")

    def __post_init__(self) -> None:
        object.__setattr__(self, "summed", hash(tuple(self.__dict__.values())))
        object.__setattr__(self, "memo", {})  # options found lawful so far, for the judge alone

    def __hash__(self) -> int:
        """Summed up once: every pool that begins asks for it."""
        return int(self.__dict__["summed"])
