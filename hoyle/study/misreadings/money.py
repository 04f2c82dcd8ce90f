"""Misreadings of what is paid: wrong sums."""

from __future__ import annotations

from hoyle.engine.state import Seat, letter
from hoyle.study.misreadings.types import Misreading
from hoyle.study.replay import Step
from hoyle.study.spot import Spot


def _verb(spot: Spot) -> str:
    return spot.act.verb if spot.act else ""


def _verb_then(spot: Spot) -> str:
    return spot.then.action.verb if spot.then.action else ""


def _level(spot: Spot) -> int:
    return int(getattr(spot.state, "level", 0))


def _staked(spot: Spot) -> int:
    stakes: tuple[int, ...] = getattr(spot.state, "stakes", ())
    return stakes[spot.seat] if 0 <= spot.seat < len(stakes) else 0


def _blind_forgotten(spot: Spot) -> int | None:
    """The age pays the whole level, or both antes, on top of the blind."""
    if _verb(spot) == "make-good":
        return _level(spot)
    if _verb(spot) == "make-jack":
        return 2 * int(spot.rules.jack_ante)
    return None


def _blind_forgotten_pool(spot: Spot) -> int | None:
    if _verb_then(spot) in ("make-good", "make-jack"):
        return spot.then.state.pool.total + int(spot.rules.blind)
    return None


def _own_ante_only(spot: Spot) -> int | None:
    return int(spot.rules.jack_ante - spot.rules.blind) if _verb(spot) == "make-jack" else None


def _anter_left_in(spot: Spot) -> int | None:
    if _verb_then(spot) != "make-jack":
        return None
    back = -sum(entry.amount for entry in spot.then.entries if entry.amount < 0)
    return spot.then.state.pool.total + back


def _raise_is_all(spot: Spot) -> int | None:
    return spot.act.amount if spot.act and _verb(spot) == "raise" else None


def _raise_is_total(spot: Spot) -> int | None:
    amount = _raise_is_all(spot)
    return None if amount is None or amount <= _staked(spot) else amount - _staked(spot)


def _stake_forgotten(spot: Spot) -> int | None:
    """The whole level again, as though nothing had been put up."""
    if _verb(spot) in ("call", "raise") and _staked(spot) and spot.act:
        return _level(spot) + spot.act.amount
    return None


def _all_charged(spot: Spot) -> int | None:
    """Everybody at the table antes, even those who passed the jack."""
    in_jack: tuple[Seat, ...] = getattr(spot.then.state, "in_jack", ())
    passed = sum(1 for step in _up_to(spot) if _is(step, "pass-jack"))
    if not in_jack or not passed:
        return None
    return spot.then.state.pool.total + passed * int(spot.rules.jack_ante)


def _up_to(spot: Spot) -> tuple[Step, ...]:
    return spot.steps[: spot.ask.at + 1]


def _is(step: Step, verb: str) -> bool:
    return step.action is not None and step.action.verb == verb and not step.refused


def _debts_counted(spot: Spot) -> int | None:
    """Debts are added, those that have lapsed among them."""
    state = spot.then.state
    lapsed = sum(event.amount for event in state.events if event.kind == "lapsed")
    owed = sum(state.pool.owed) + lapsed
    return state.pool.total + owed if owed and not state.outcome else None


def _into_this_pool(spot: Spot) -> int | None:
    aside = spot.then.state.pool.next_jack
    return spot.then.state.pool.total + aside if aside else None


def _stake_returned(spot: Spot) -> int | None:
    """The false opener has his counters back."""
    action = spot.then.action
    if action is None or action.verb != "own-up" or spot.then.refused:
        return None
    return spot.then.state.pool.total - spot.then.state.pool.staked[action.seat]


def _last_act_forgotten(spot: Spot) -> int | None:
    """What lay there before the act."""
    inside = sum(entry.amount for entry in spot.then.entries if not entry.aside)
    return spot.then.state.pool.total - inside if inside else None


def _only_those_in(spot: Spot) -> str | None:
    """The penalty counted over those still in, and not over the whole table."""
    steps = spot.steps[spot.ask.at :] if spot.ask.act is None else (spot.then,)
    for step in steps:
        payers = [entry.seat for entry in step.entries if entry.aside]
        if payers:
            active = len(getattr(step.state, "active", ()))
            ante = int(spot.rules.jack_ante)
            return f"{letter(payers[0])}-{max(1, active) * ante}"
    return None


def _no_penalty(spot: Spot) -> str:
    return "nobody"


MONEY = (
    Misreading(
        "blind-forgotten",
        "The blind is not counted",
        "That charges the age as though the blind were not in already.",
        {"cost": _blind_forgotten, "pool": _blind_forgotten_pool},
    ),
    Misreading(
        "own-ante-only",
        "The age pays for himself alone",
        "That makes up the age's own ante and forgets the one he pays for the player who takes "
        "his counters down.",
        {"cost": _own_ante_only},
    ),
    Misreading(
        "anter-left-in",
        "The lone anter's counters stay up",
        "That leaves up the counters which the lone anter takes down.",
        {"pool": _anter_left_in},
    ),
    Misreading(
        "raise-without-seeing",
        "A raise need not see the bet",
        "That pays the raise alone; a raise first sees what is up.",
        {"cost": _raise_is_all},
    ),
    Misreading(
        "raise-is-total",
        "A raise names the whole stake",
        "That takes the figure named for the whole stake; a raise is named by what it adds.",
        {"cost": _raise_is_total},
    ),
    Misreading(
        "stake-forgotten",
        "What is in already is forgotten",
        "That pays the whole price again; what the player has up already counts towards it.",
        {"cost": _stake_forgotten},
    ),
    Misreading(
        "passers-charged",
        "Who passes the jack antes too",
        "That charges an ante to players who have passed this jack and have no cards.",
        {"pool": _all_charged},
    ),
    Misreading(
        "debts-counted",
        "What is owed lies in the pool",
        "That counts counters which somebody is shy and has not put up.",
        {"pool": _debts_counted},
    ),
    Misreading(
        "penalty-in-this-pool",
        "The penalty goes into this pool",
        "That adds the penalty to this pool; it is put up for another jack.",
        {"pool": _into_this_pool},
    ),
    Misreading(
        "stake-returned",
        "A foul hand takes its counters back",
        "That gives the false opener his counters back; what he has put up is lost to him.",
        {"pool": _stake_returned},
    ),
    Misreading(
        "only-those-in",
        "The penalty is for those still in",
        "That counts only the players still in the pool; the antes are for everybody else at the "
        "table.",
        {"pays": _only_those_in},
    ),
    Misreading(
        "no-penalty",
        "Losing the hand is enough",
        "That lets it rest with the loss of the hand; the law asks for antes in another jack.",
        {"pays": _no_penalty},
    ),
)

LAST_ACT_FORGOTTEN = Misreading(
    "last-act-forgotten",
    "The last payment is forgotten",
    "That is what lay there before the last act.",
    {"pool": _last_act_forgotten},
)
