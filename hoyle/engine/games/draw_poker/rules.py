"""The options of draw poker and its jack pots, each under its law."""

from __future__ import annotations

from dataclasses import dataclass

from hoyle.engine.laws import law, option


@dataclass(frozen=True)
class DrawPokerRules:
    """What a table agrees before play. Amounts are whole white counters.

    `openers`: the pair asked for, deal by deal, round and round. `only_two_in`: ``dealer`` when the
    dealer alone has come in against the age, ``any`` when anybody has. `raise_cap` 0 is none.
    """

    blind: int = option(1, "pool.blind", least=1)
    ante: int = option(2, "pool.ante", least=1)
    limit: int = option(10, "pool.limit", least=1)
    straddles: int = option(0, "pool.straddle")
    raise_cap: int = option(0, "pool.raise")
    check_after_draw: bool = option(False, "pool.bet-or-drop")
    odd_counter: str = option("next-pool", "pool.odd-counter", "next-pool", "left-of-dealer")
    only_two_in: tuple[str, ...] = option(("dealer",), "jack.only-two-in", "dealer", "any")
    nobody_antes: str = option("jack", "jack.nobody-antes", "jack", "age-takes-back")
    jack_ante: int = option(2, "poker.37")
    fattener: int = option(1, "poker.40")
    openers: tuple[str, ...] = option(("J",), "jack.progressive", "J", "Q", "K", "A", least=1)
    bobtail: str = option("off", "jack.bobtail", "off", "any", "open-ended")
    abandoning: str = option("fine", "jack.abandoning", "fine", "free", "forbidden")
    abandon_fine: int = option(5, "poker.38")
    false_opening: str = option("ruled", "poker.38", "ruled", "forbidden")
    false_opener: str = option("stay", "poker.39", "stay", "withdraw", "refund")
    raised_opener_shows: str = option("whole", "poker.42", "whole", "openers")
    redealer: str = option("same", "jack.dealing-off", "same", "left")
    high_hand: str = option("", "jack.high-hand", "", "flush", "full", "fours")
    round_of_jacks: bool = option(False, "jack.round-of-jacks")

    def __post_init__(self) -> None:
        object.__setattr__(self, "summed", hash(tuple(self.__dict__.values())))
        object.__setattr__(self, "memo", {})  # options found lawful so far, for the judge alone

    def __hash__(self) -> int:
        """Summed up once: every pool that begins asks for it."""
        return int(self.__dict__["summed"])

    @law("jack.progressive")
    def required(self, failed: int) -> str:
        """The rank of the pair that opens after `failed` deals of this jack passed out."""
        return self.openers[failed % len(self.openers)]
