"""What every round of betting shares: check, open or bet, and then fold, call or raise."""

from __future__ import annotations

from collections.abc import Hashable, Iterator
from typing import TypeVar

from hoyle.engine.game import Say
from hoyle.engine.games.jacks_back.false_openers import OWN_UP
from hoyle.engine.games.jacks_back.follow import follow
from hoyle.engine.games.jacks_back.state import JacksState
from hoyle.engine.laws import Law, Ruling, law, lawful, refuse
from hoyle.engine.state import Action, letter
from hoyle.engine.vying.betting import in_turn, may_raise, stake, withdraw, within_limit

S = TypeVar("S", bound=JacksState)

ROUND: dict[str, Law] = {
    "opening": "jacks.opening",
    "coming-in": "jacks.high-opened",
    "bets": "jacks.high-opened",
    "low-opening": "jacks.low",
    "low-coming-in": "jacks.low",
    "low-bets": "jacks.low-final",
}
_BLIND_SPEAKS = lawful("jacks.blind", "pool.raise", readings=("72",))


@law("jacks.opening", "jacks.low")
def nothing_up(state: JacksState, action: Action) -> Ruling | None:
    """The first bet of a round is made once."""
    if state.level == 0:
        return None
    return refuse("A bet is up: call it, raise it or fold.", laws=(ROUND[state.phase],))


@law("jacks.opening")
def free_to_check(state: JacksState, action: Action) -> Ruling | None:
    """One checks while there is nothing to meet."""
    owing = state.level - state.stakes[action.seat]
    if owing:
        return refuse(
            f"There are {owing} to meet: call, raise or fold.", laws=(ROUND[state.phase],)
        )
    return None


@law("jacks.opening")
def something_to_meet(state: JacksState, action: Action) -> Ruling | None:
    """A hand is folded, and a bet called or raised, only where there is a bet (reading 61)."""
    if state.level > state.stakes[action.seat]:
        return None
    if action.verb == "raise" and state.level:
        return None  # the blind, which nobody has raised
    said = "fold" if action.verb == "fold" else "call or to raise"
    sentence = f"Nobody has bet: there is nothing to {said}."
    if action.verb == "fold":
        sentence = "Nobody has bet: check, and keep the hand. One folds only when facing a bet."
    return refuse(sentence, laws=("jacks.opening", ROUND[state.phase]), readings=("61",))


@law("jacks.no-check-raise")
def no_check_raise(state: JacksState, action: Action) -> Ruling | None:
    """Where the dealer has said so, one who has checked in a low round does not raise in it."""
    if state.rules.check_raise or not state.low or action.seat not in state.checked:
        return None
    return refuse(
        f"{letter(action.seat)} has checked in this round, and at this table one does not check "
        "and then raise when the hand is played for low: call or fold.",
        laws=("jacks.no-check-raise", "jacks.announced"),
        readings=("71",),
    )


@law("jacks.blind")
def cited_round(state: JacksState, action: Action) -> Ruling | None:
    """A sound word in answer to a bet falls under the law of its round."""
    if state.posted == action.seat and state.level == state.stakes[action.seat]:
        return _BLIND_SPEAKS
    return _CHECKS[state.phase] if action.verb == "fold" else _SOUND[state.phase]


_SOUND = {name: lawful(cited, "pool.raise") for name, cited in ROUND.items()}
_CHECKS = {name: lawful(cited) for name, cited in ROUND.items()}
_CHECKS["bets"] = lawful("jacks.high-opened", readings=("62",))


@law("jacks.high-opened", "jacks.low", "jacks.low-final")
def cited_check(state: JacksState, action: Action) -> Ruling | None:
    """A check falls under the law of its round."""
    return _CHECKS[state.phase]


@law("pool.raise")
def call(state: S, action: Action) -> S:
    """Meet the bet."""
    return follow(stake(state, action.seat, 0, "pool.raise", "calls"))


@law("pool.raise")
def raise_it(state: S, action: Action) -> S:
    """Meet the bet and add to it."""
    return follow(stake(state, action.seat, action.amount, "pool.raise", "sees and raises"))


@law("jacks.opening")
def check(state: S, action: Action) -> S:
    """Let the word pass, and keep the hand."""
    checked = (*state.checked, action.seat)
    return follow(state.but(waiting=state.waiting[1:], checked=checked))


@law("jacks.high-opened", "jacks.low")
def fold(state: S, action: Action) -> S:
    """Give up the hand; an opener must first prove his openers."""
    if action.seat == state.opener and not state.low:
        return state.but(phase="proof", proving=True, leaving=True)
    return follow(withdraw(state, action.seat))


@law("jacks.proof")
def opener_leaves(state: JacksState, action: Action) -> Ruling | None:
    """An opener who gives up his hand has to show that he could open."""
    return _LEAVES if action.seat == state.opener and not state.low else None


_LEAVES = lawful("jacks.proof", "jacks.high-opened")

ANSWERS = {
    "call": Say((in_turn, something_to_meet, cited_round), call),
    "raise": Say(
        (in_turn, something_to_meet, within_limit, may_raise, no_check_raise, cited_round),
        raise_it,
        ("amount",),
    ),
    "fold": Say((in_turn, something_to_meet, opener_leaves, cited_round), fold),
    "own-up": OWN_UP,
}


def answers_key(state: JacksState) -> Hashable:
    """All that the guards look at where a bet may be up."""
    seat, rules = state.turn, state.rules
    capped = 0 < rules.raise_cap <= state.raises
    owing = state.level > state.stakes[seat]
    barred = state.low and seat in state.checked
    own = seat == state.opener, seat == state.posted
    return state.phase, seat, state.level > 0, owing, capped, barred, own


def answers(state: JacksState, bet: str = "") -> Iterator[Action]:
    """Candidate acts: check, fold, call, and a raise (or a first `bet`) of every size."""
    seat = state.turn
    for verb in ("check", "fold", "call"):
        yield Action(seat, verb)
    for extra in range(1, state.rules.limit + 1):
        yield Action(seat, "raise" if state.level or not bet else bet, amount=extra)
