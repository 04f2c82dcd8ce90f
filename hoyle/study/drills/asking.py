"""What may be asked of a situation: every kind of question, at every step, in chance's order."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from random import Random

from hoyle.engine.game import obligations
from hoyle.engine.laws import Verdict
from hoyle.engine.state import DEALER, Action, Seat, State
from hoyle.study.dealing import deals_now
from hoyle.study.questions import KINDS
from hoyle.study.record import Ask
from hoyle.study.spot import Table
from hoyle.study.step import Step
from hoyle.study.telling.board import holes

DRILL = "drill"
_OF_A_SEAT = frozenset(("shows", "net", "pips", "to-go", "stands"))
_TOLD = frozenset(("next", "may"))  # answered by what an author chose, and not by the engine alone
_PEGGED = frozenset(("pegs", "score"))  # asked where the score is kept on a board
_TRIES = 3


def asks(table: Table, rng: Random, choosy: bool = True) -> Iterator[Ask]:
    """Everything worth asking, each kind as often as another; all that can be, if not `choosy`."""
    steps = table.courses[""]
    kinds = sorted(kind for kind in KINDS if kind not in _TOLD and _belongs(kind, table))
    places = [(kind, at) for kind in kinds for at in range(1, len(steps))]
    for kind, at in rng.sample(places, len(places)):
        if not choosy or _WORTH_ASKING.get(kind, _always)(table, steps[at]):
            yield from _asked(kind, at, steps[at].state, table, rng)


def _belongs(kind: str, table: Table) -> bool:
    """Whether a kind of question has a meaning at this game at all."""
    if kind == "pays":
        return "jack" in table.game.kinds
    return kind not in _PEGGED or bool(holes(table.rules))


def _always(table: Table, step: Step) -> bool:
    return True


def _may_cost(table: Table, step: Step) -> bool:
    """Whether antes for another pot could be owed: something was put up so, or done amiss."""
    odd = step.ruling is not None and step.ruling.verdict is Verdict.IRREGULAR
    return odd or any(entry.aside for entry in step.entries)


def _must_show(table: Table, step: Step) -> bool:
    """Whether somebody has to show something now, or soon."""
    return table.game.openers is not None and bool(obligations(table.game, step.state))


def _moves_on(table: Table, step: Step) -> bool:
    """Whether the turn passes otherwise than to the next player."""
    actor = step.action.seat if step.action else DEALER
    return actor == DEALER or step.state.turn != (actor + 1) % len(step.state.hands)


def _differs(table: Table, step: Step) -> bool:
    """Whether more than one thing may be dealt in this game."""
    return len(table.game.kinds) > 1


def _puts_up(table: Table, step: Step) -> bool:
    return bool(step.entries)


def _is_costly(table: Table, step: Step) -> bool:
    """Whether the act that comes next moves counters, or is done amiss."""
    steps = table.courses[""]
    then = steps[step.number + 1] if step.number + 1 < len(steps) else None
    return then is not None and (_puts_up(table, then) or _may_cost(table, then))


def _is_said(table: Table, step: Step) -> bool:
    """Whether a player acts next, and not the dealer for all of them."""
    return not deals_now(table.game, step.state)


_WORTH_ASKING: Mapping[str, Callable[[Table, Step], bool]] = {
    "pays": _may_cost,
    "shows": _must_show,
    "turn": _moves_on,
    "pool": _puts_up,
    "cost": _is_costly,
    "law": _is_said,
    "deal-next": _differs,
}


def _asked(kind: str, at: int, state: State, table: Table, rng: Random) -> Iterator[Ask]:
    if kind in _OF_A_SEAT:
        yield Ask(DRILL, kind, at, seat=rng.randrange(len(state.hands)))
    elif kind == "verdict":
        yield from (Ask(DRILL, kind, at, act=act) for act in attempts(table, state, rng))
    else:
        yield Ask(DRILL, kind, at)


def attempts(table: Table, state: State, rng: Random) -> Iterator[Action]:
    """Acts somebody might try: on offer, out of turn, or for one counter too many."""
    options = table.game.by_name[state.phase].options
    acts = tuple(options(state)) if options and state.turn != DEALER else ()
    for act in rng.sample(acts, min(len(acts), _TRIES)):
        yield act
        yield act._replace(seat=_another(state, act.seat, rng))
        if act.amount:
            yield act._replace(amount=getattr(table.rules, "limit", act.amount) + 1)


def _another(state: State, seat: Seat, rng: Random) -> Seat:
    return rng.choice([other for other in range(len(state.hands)) if other != seat])
