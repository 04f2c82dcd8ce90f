"""How a vying pool ends, and why."""

from __future__ import annotations

from hoyle.engine.laws import law
from hoyle.engine.state import Outcome, letter
from hoyle.engine.vying.naming import why
from hoyle.engine.vying.ranks import merit

_UNSEEN = "{} is the last to hold cards and takes the pool without showing a hand."
_UNCALLED = {
    "jack.winner-shows-openers": "{} is the last to hold cards, has shown openers and is called by "
    "nobody.",
    "jack.nobody-antes": "Nobody has come in: {} takes back the blind, and the deal passes.",
}


class VyingOutcome(Outcome):
    """The end of a pool that is won by the best hand shown, or by the last that is held."""

    __slots__ = ()
    worth = staticmethod(merit)

    @property
    @law("pool.uncalled")
    def reason(self) -> str:
        """One sentence on why the pool goes where it goes."""
        *others, last = [letter(seat) for seat in self.winners] or [""]
        names = f"{', '.join(others)} and {last}" if others else last
        if not self.winners:
            return "Nobody is left to take the pool: it stays for the next deal."
        if len(self.winners) > 1:
            return f"{names} show hands equal in every rank and divide the pool."
        if len(self.grounds) == 2:
            return why(*self.grounds, self.worth)
        if self.grounds:
            return f"{names} shows the only hand left."
        return _UNCALLED.get(self.laws[0], _UNSEEN).format(names)
