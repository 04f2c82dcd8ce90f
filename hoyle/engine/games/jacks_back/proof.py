"""The opener proves his opening: before he gives up his hand, or takes a pot nobody called."""

from __future__ import annotations

from collections.abc import Hashable
from typing import TypeVar

from hoyle.engine.game import Phase, Say
from hoyle.engine.games.jacks_back.false_openers import consequence, found_out
from hoyle.engine.games.jacks_back.follow import follow
from hoyle.engine.games.jacks_back.openers import exposed, proof_cards
from hoyle.engine.games.jacks_back.state import JacksState
from hoyle.engine.laws import Ruling, irregular, law, refuse
from hoyle.engine.state import Action, Event, letter
from hoyle.engine.vying.betting import withdraw
from hoyle.engine.vying.table import at_seat

S = TypeVar("S", bound=JacksState)


@law("jacks.proof")
def opener_to_prove(state: JacksState, action: Action) -> Ruling | None:
    """Only the opener is asked."""
    if action.seat == state.opener:
        return None
    return refuse(f"The table waits for {letter(state.turn)}, who opened, to show.")


@law("jacks.false-opener")
def uncovers(state: JacksState, action: Action) -> Ruling | None:
    """What is shown has no openers in it."""
    return consequence(state, action.seat) if exposed(state) else None


@law("jacks.proof", "jacks.false-opener")
def refuses_proof(state: JacksState, action: Action) -> Ruling | None:
    """An opener who will not show is held to have had no openers."""
    return irregular(
        f"{letter(action.seat)} will not show openers: he is taken for a false opener, his hand is "
        "dead and his counters stay.",
        fine=state.pool.staked[action.seat],
        readings=("64",),
    )


@law("jacks.proof")
def show_openers(state: S, action: Action) -> S:
    """The cards that opened lie open, out of the hand and of the discard kept apart."""
    seat, cards = state.turn, proof_cards(state)
    shown = at_seat(state.shown, seat, cards)
    events = state.told(Event("shows", seat, cards=cards, law="jacks.proof"))
    state = state.but(shown=shown, events=events, phase=_round(state))
    if exposed(state):
        return found_out(state)
    if not state.leaving:
        return state.but(phase="paying", proving=False, waiting=())
    return follow(withdraw(state.but(proving=False, leaving=False), seat))


def _round(state: JacksState) -> str:
    """The round that the proof interrupts."""
    return "bets" if len(state.drawn) else "coming-in"


@law("jacks.false-opener")
def refuse_proof(state: S, action: Action) -> S:
    """He is treated as a false opener."""
    return found_out(state.but(phase=_round(state)))


def _key(state: JacksState) -> Hashable:
    return "proof", state.turn, state.turn == state.opener, exposed(state)


def _options(state: JacksState) -> tuple[Action, ...]:
    return (Action(state.turn, "show-openers"), Action(state.turn, "show"))


PHASE = Phase(
    "proof",
    "while the opener shows",
    ("jacks.proof",),
    {
        "show-openers": Say((opener_to_prove, uncovers), show_openers),
        "show": Say((opener_to_prove, uncovers), show_openers),
        "refuse": Say((opener_to_prove, refuses_proof), refuse_proof),
    },
    _options,
    _key,
)
