"""How a deal ends, and why; and the two orders of hands that the game knows."""

from __future__ import annotations

from hoyle.engine.game import Ranking
from hoyle.engine.laws import law
from hoyle.engine.state import Outcome, letter
from hoyle.engine.vying.joker import (
    bug_merit,
    bug_stands,
    fitter_merit,
    fitter_stands,
    with_joker,
)
from hoyle.engine.vying.low_naming import LOW_KIND_WORDS, describe_low, why_low
from hoyle.engine.vying.naming import KIND_WORDS, describe, why
from hoyle.engine.vying.ranks import Hand

_ENDS = {
    "jacks.thrown-in": "Nobody has opened, for high or for low.",
    "jacks.false-opener": "The opening was false, and nobody else is left: the pot stays.",
    "jacks.blind": "Nobody meets the blind: {} takes the pot without showing a hand.",
    "jacks.proof": "{} is called by nobody, has shown openers and takes the pot.",
    "pool.uncalled": "{} is the last to hold cards and takes the pot without showing a hand.",
}


class HighOutcome(Outcome):
    """The end of a deal that was opened for high, or never opened at all."""

    __slots__ = ()
    worth = staticmethod(bug_merit)

    @property
    @law("pool.uncalled")
    def reason(self) -> str:
        """One sentence on why the pot goes where it goes."""
        names = " and ".join(letter(seat) for seat in self.winners)
        if len(self.winners) > 1:
            return f"{names} show hands equal in every rank and split the pot."
        if len(self.grounds) == 2:
            return self.because(*self.grounds)
        if self.grounds:
            return f"{names} shows the only hand left."
        return _ENDS[self.laws[0]].format(names)

    def because(self, hand: Hand, other: Hand) -> str:
        """Why one hand beats another."""
        return HIGH.why(hand, other)


class LowOutcome(HighOutcome):
    """The end of a deal that was played for low."""

    __slots__ = ()
    worth = staticmethod(fitter_merit)

    def because(self, hand: Hand, other: Hand) -> str:
        """Why one hand is the lower of two."""
        return LOW.why(hand, other)


HIGH = Ranking(
    "Jacks Back, for high",
    "jacks.bug",
    bug_merit,
    with_joker(lambda hand: describe(hand, bug_merit).name, bug_stands),
    lambda hand, other: why(hand, other, bug_merit),
    KIND_WORDS,
)
LOW = Ranking(
    "Jacks Back, for low",
    "jacks.low-ranking",
    fitter_merit,
    with_joker(lambda hand: describe_low(hand, fitter_merit).name, fitter_stands),
    lambda hand, other: why_low(hand, other, fitter_merit),
    LOW_KIND_WORDS,
)
