"""Misreadings of a game with a buck: who antes, who deals, and what a pass is."""

from __future__ import annotations

from typing import Any

from hoyle.engine.laws import Verdict
from hoyle.engine.pool import Entry
from hoyle.engine.state import Seat, letter
from hoyle.study.misreadings.types import Misreading, only
from hoyle.study.spot import Spot

_FOR_ALL = "antes for everybody"


def _left(spot: Spot, seat: Seat) -> str:
    return letter((seat + 1) % len(spot.state.hands))


def _dealing(spot: Spot) -> Any:
    """The table asked about, with its dealer."""
    return spot.steps[spot.ask.at - 1].state if spot.ask.at else spot.state


def _each_antes(spot: Spot) -> str:
    return "each"


def _own_ante(spot: Spot) -> int | None:
    """The holder of the buck pays for himself alone."""
    return int(spot.rules.ante) if _antes_in(spot) else None


def _antes_in(spot: Spot) -> bool:
    done = spot.done
    return bool(done and any(event.kind == "antes-for-all" for event in done.events))


def _dealer_antes(spot: Spot) -> str | None:
    """Whoever deals next puts up the ante."""
    ending = spot.last.state.outcome
    return letter(ending.next_dealer) if ending else _left(spot, _dealing(spot).dealer)


def _buck_stays(spot: Spot) -> str:
    """The one who paid last pays again."""
    return letter((int(_dealing(spot).buck) - 1) % len(spot.state.hands))


def _winner_antes(spot: Spot) -> str | None:
    """The buck goes where the pool goes."""
    ending = spot.last.state.outcome
    return letter(ending.winners[0]) if ending and ending.winners else None


def _deals_left(spot: Spot) -> str:
    """The deal goes to the left whoever has won."""
    return _left(spot, _dealing(spot).dealer)


def _same_deals(spot: Spot) -> str:
    """The same dealer deals until somebody wins."""
    return letter(_dealing(spot).dealer)


def _holder_deals(spot: Spot) -> str:
    """The buck marks the dealer."""
    return letter(_dealing(spot).buck)


def _passers_out(spot: Spot) -> str | None:
    """Those who passed have no more say, once there is a bet."""
    state: Any = spot.then.state
    if state.phase != "bets":
        return None
    left = [seat for seat in state.waiting if seat not in state.passed]
    return letter(left[0]) if left else letter(state.aggressor)


def _passer_may_not(spot: Spot) -> str | None:
    """One who has passed may neither call nor raise."""
    act, state = spot.act, spot.state
    late = act and act.verb in ("call", "raise") and act.seat in getattr(state, "passed", ())
    return Verdict.REFUSED.value if late and state.phase == "bets" else None


def _ante_doubled(spot: Spot) -> int | None:
    """A double pool is made by an ante of twice the size."""
    then = spot.then
    made = any(event.kind == "nobody-bets" for event in then.events)
    paid = [entry.amount for entry in then.entries]
    return then.state.pool.total + sum(paid) if made else None


def _ante_forgotten(spot: Spot) -> int | None:
    """What was put up for everybody is not counted as lost."""
    seat, state = spot.seat, spot.last.state
    if state.outcome is None:
        return None
    entries = [entry for entry in state.pool.entries if entry.seat == seat and not entry.won]
    anted = sum(entry.amount for entry in entries if entry.why == _FOR_ALL and _own(spot, entry))
    return state.pool.stacks[seat] - spot.stacks[seat] + anted if anted else None


def _own(spot: Spot, entry: Entry) -> bool:
    """Whether counters were put into the pool asked about, and not into an earlier one."""
    earlier = [step.number for step in spot.steps[: spot.ask.at] if step.state.outcome]
    over = [at for at in earlier if not spot.steps[at + 1].state.outcome]
    return entry.step > max(over, default=-1)


def _fresh_pool(spot: Spot) -> int | None:
    """What lay there is given back, and a new ante is put up."""
    then = spot.then
    made = any(event.kind == "nobody-bets" for event in then.events)
    return sum(entry.amount for entry in then.entries) if made else None


BUCK = only(
    "straight-poker",
    Misreading(
        "everybody-antes",
        "Everybody antes",
        "That has each player ante for himself; the holder of the buck antes for them all.",
        {"antes": _each_antes, "cost": _own_ante},
    ),
    Misreading(
        "ante-forgotten",
        "What is anted for all is not one's own",
        "That forgets the ante which he put up for everybody; it is lost like any other stake.",
        {"net": _ante_forgotten},
    ),
    Misreading(
        "buck-with-the-winner",
        "The buck goes with the pool",
        "That hands the buck to the winner; the winner has the deal, and the buck goes round by "
        "itself, a seat to the left at every ante.",
        {"antes": _winner_antes},
    ),
    Misreading(
        "dealer-antes",
        "The dealer antes",
        "That has the dealer ante, as he does in the first pool only; then the buck goes its own "
        "way and the deal another.",
        {"antes": _dealer_antes},
    ),
    Misreading(
        "buck-stays",
        "Who anted once antes again",
        "That leaves the buck where it was; whoever has anted passes it to his left.",
        {"antes": _buck_stays},
    ),
    Misreading(
        "deal-always-left",
        "The deal always goes to the left",
        "That passes the deal to the left whoever has won; it goes left only when all have passed, "
        "and else to the winner.",
        {"dealer-next": _deals_left},
    ),
    Misreading(
        "dealt-off",
        "The same dealer deals again",
        "That leaves the deal where it was, as a jack pot does; here it goes to the winner, or to "
        "the left when all have passed.",
        {"dealer-next": _same_deals},
    ),
    Misreading(
        "buck-follows-the-deal",
        "The buck and the deal go together",
        "That gives the deal to the holder of the buck; the two go separate ways.",
        {"dealer-next": _holder_deals},
    ),
    Misreading(
        "a-passer-is-out",
        "A passer is out",
        "That leaves out those who have passed; they kept their hands, and once there is a bet "
        "they decide like the others.",
        {"turn": _passers_out, "verdict": _passer_may_not},
    ),
    Misreading(
        "ante-doubled",
        "For a double pool the ante is doubled",
        "That doubles the ante itself; it never varies, and the same sum is put up once more.",
        {"pool": _ante_doubled},
    ),
    Misreading(
        "new-pool-for-a-new-deal",
        "What nobody won is taken back",
        "That counts the new ante alone; what lay there stays, and the two together are the "
        "double pool.",
        {"pool": _fresh_pool},
    ),
)
