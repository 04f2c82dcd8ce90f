"""The options of Jacks Back, each under its law."""

from __future__ import annotations

from dataclasses import dataclass

from hoyle.engine.laws import option


@dataclass(frozen=True)
class JacksBackRules:
    """What a table agrees before play. Amounts are whole white counters.

    `joker`: a fifty-third card, at high a bug and at low a fitter.
    `blind`: what the dealer's left posts when the hand turns low, 0 where there is no blind.
    `sevens`: a seven-low is checked freely, or must be bet, or is checked and wins no later bet.
    `thrown_in`: what becomes of the pot when nobody has opened at all. `raise_cap` 0 is none.
    """

    ante: int = option(1, "jacks.antes")
    limit: int = option(10, "pool.limit", least=1)
    raise_cap: int = option(0, "pool.raise")
    joker: bool = option(False, "jacks.joker")
    false_opening: str = option("ruled", "jacks.opening", "ruled", "forbidden")
    blind: int = option(0, "jacks.blind")
    check_raise: bool = option(True, "jacks.no-check-raise")
    sevens: str = option("free", "jacks.sevens", "free", "bet", "pot-only")
    thrown_in: str = option("carried", "jacks.thrown-in", "carried", "returned")
    odd_counter: str = option("left-of-dealer", "jacks.split", "next-pool", "left-of-dealer")

    def __post_init__(self) -> None:
        object.__setattr__(self, "memo", {})  # options found lawful so far, for the judge alone
