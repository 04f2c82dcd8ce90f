"""Deals played out: each act is tried in many that may be the true one, and the points counted.

Every card is played by the engine itself. The last tricks between two sides are searched to the
end, each side playing its best; before that the rules of thumb play for everybody.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from random import Random
from typing import Any, NamedTuple

from hoyle.engine.cards import PACK
from hoyle.engine.game import Game, apply, legal_actions
from hoyle.engine.state import DEALER, Action
from hoyle.engine.tricks.table import Side, side_of, sides, to_go
from hoyle.study.bots.tricks.thumb import by_thumb
from hoyle.study.dealing import deals_now, next_chance
from hoyle.study.record import Line, Record

BUDGET, QUICK_BUDGET = 3000, 150  # acts played by the engine in one decision
_LEAST, _MOST = 3, 48  # deals that are tried
_SEARCHED, _NEAR = 4, 6  # cards left in all hands when play is searched, and when it begins so late
_SEARCH_COSTS = 14
_ENDLESS = 400
_GAME_WON = 3.0  # what it is worth to be out, beside the counters
_BY_THREES = Record("run", "", "", (), (Line(Action(DEALER, "deal", PACK[:1], 0, (3,))),))


class Tried(NamedTuple):
    """What an act came to over so many deals: counters on balance, and how often a point was made.

    What is pegged is counted by the hole, everything else by the deal. `lost`: the holes that the
    other sides pegged, and `others`: how many sides they are.
    """

    deals: int
    balance: float
    made: Counter[str]
    lost: int
    others: int


def how_many(acts: int, left: int, quick: bool) -> int:
    """In how many deals each of so many acts is tried, so many cards being left to play."""
    budget = QUICK_BUDGET if quick else BUDGET
    return max(_LEAST, min(_MOST, budget // (acts * (left + _SEARCH_COSTS))))


def pegged(state: Any, side: Side | None = None) -> int:
    """The holes that a side, or all of them, have pegged for trumps since a trial began."""
    pegs = [event for event in state.events if event.kind == "peg"]
    return sum(one.amount for one in pegs if side in (None, side_of(state, one.seat)))


class Trial:
    """Acts tried by one seat, in deals that are handed in."""

    def __init__(self, game: Game, seen: Any, seat: int, rng: Random) -> None:
        self.game, self.rng = game, rng
        self.side: Side = side_of(seen, seat)
        self.sides = sides(seen)
        self.begun = {side: to_go(seen, side) for side in self.sides}
        left = sum(map(len, seen.hands))
        self.searched = _NEAR if left <= _NEAR else _SEARCHED

    def tried(self, action: Action, deals: list[Any]) -> Tried:
        """An act in each of these deals, played to the end of the deal."""
        made: Counter[str] = Counter()
        balance, lost = 0.0, 0
        for table in deals:
            ended = self._ended(apply(self.game, table, action))
            balance += self.balance(ended)
            made.update(self._points(ended))
            lost += pegged(ended) - pegged(ended, self.side)
        return Tried(len(deals), balance / len(deals), made, lost, len(self.sides) - 1)

    def _points(self, ended: Any) -> Counter[str]:
        made: Counter[str] = Counter()
        for event in ended.events:
            if event.seat >= 0 and side_of(ended, event.seat) == self.side and event.amount:
                made[event.kind] += event.amount if event.kind == "peg" else 1
        return made

    def balance(self, state: Any) -> float:
        """Counters put in since the trial began: one's own, less those of the others.

        Where there is a board they are holes, those that were pegged for trumps among them.
        """
        gains = {side: self.begun[side] - to_go(state, side) for side in self.sides}
        own = gains.pop(self.side)
        result = own - sum(gains.values()) / len(gains)
        if state.outcome is None:
            return result
        won = side_of(state, state.outcome.winners[0]) == self.side
        return result + (_GAME_WON if won else -_GAME_WON)

    def _ended(self, state: Any) -> Any:
        """The deal played to its end."""
        for _ in range(_ENDLESS):
            if self._over(state):
                return state
            if self._searched(state):
                return self._best(state, -1e9, 1e9)[1]
            state = self._next(state, by_thumb)
        return state

    def _over(self, state: Any) -> bool:
        return state.outcome is not None or state.phase == "deal"

    def _next(self, state: Any, choose: Callable[[Any, Any], Action]) -> Any:
        if deals_now(self.game, state):
            act = next_chance(self.game, state, _BY_THREES, self.rng)
        else:
            act = choose(state, legal_actions(self.game, state))
        return apply(self.game, state, act)

    def _searched(self, state: Any) -> bool:
        if len(self.sides) > 2 or state.phase != "tricks":
            return False
        return sum(map(len, state.hands)) <= self.searched

    def _best(self, state: Any, low: float, high: float) -> tuple[float, Any]:
        """The value of a table when both sides see all and play their best, and where it leads."""
        while state.phase != "tricks":
            if self._over(state):
                return self.balance(state), state
            state = self._next(state, by_thumb)
        ours = side_of(state, state.turn) == self.side
        best: tuple[float, Any] | None = None
        for act in legal_actions(self.game, state):
            found = self._best(apply(self.game, state, act), low, high)
            if best is None or (found[0] > best[0] if ours else found[0] < best[0]):
                best = found
            low, high = (max(low, best[0]), high) if ours else (low, min(high, best[0]))
            if low >= high:
                break
        assert best is not None
        return best
