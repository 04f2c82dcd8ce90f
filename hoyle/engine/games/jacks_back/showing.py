"""The show: the last to bet or raise shows first, and every hand in the call lies open."""

from __future__ import annotations

from collections.abc import Hashable
from typing import TypeVar

from hoyle.engine.cards import UNSEEN
from hoyle.engine.game import Phase, Say, nothing
from hoyle.engine.games.jacks_back.false_openers import OWN_UP, consequence, found_out
from hoyle.engine.games.jacks_back.follow import follow
from hoyle.engine.games.jacks_back.openers import exposed
from hoyle.engine.games.jacks_back.state import JacksState
from hoyle.engine.laws import Ruling, irregular, law, lawful, refuse
from hoyle.engine.state import DEALER, Action, Event, letter
from hoyle.engine.vying.betting import in_turn, withdraw
from hoyle.engine.vying.dealing import pack_fault
from hoyle.engine.vying.showing import his_own_hand, laid_open

S = TypeVar("S", bound=JacksState)

_SHOWS = lawful("jacks.show-order", "pool.show-called")
_FIRST_TO_ACT = lawful("jacks.show-order", "pool.show-called", readings=("63",))


@law("pool.deal", "jacks.joker")
def out_of_this_pack(state: JacksState, action: Action) -> Ruling | None:
    """No joker is shown out of a pack of fifty-two, and no card twice."""
    fault = pack_fault(action.cards, state.rules.joker)
    return refuse(fault) if fault else None


@law("jacks.false-opener")
def false_opener_shows(state: JacksState, action: Action) -> Ruling | None:
    """A false opener who has to show is found out."""
    false = action.seat == state.opener and not state.low and exposed(state)
    return consequence(state, action.seat) if false else None


@law("jacks.show-order")
def cited_show(state: JacksState, action: Action) -> Ruling | None:
    """The order of the show: from the last bettor, or from the first to act."""
    return _FIRST_TO_ACT if state.aggressor == DEALER else _SHOWS


@law("pool.show-called")
def whole_hand(state: JacksState, action: Action) -> Ruling | None:
    """At the show the whole hand lies open, openers alone are not enough."""
    return refuse("At the show the whole hand is laid open, and not a part of it.")


@law("pool.show-called")
def will_not_show(state: JacksState, action: Action) -> Ruling | None:
    """A hand that is not shown cannot win."""
    name = letter(action.seat)
    return irregular(f"{name} will not show: the hand is dead and cannot win.")


@law("pool.show-called", "jacks.proof")
def show(state: S, action: Action) -> S:
    """Lay the whole hand open; the opener's discard is turned up with it."""
    draft, opener = laid_open(state, action), action.seat == state.opener
    if opener and state.under_chips:
        what, cards = "turns-up-discard", state.under_chips
        draft["events"] += (Event(what, action.seat, 0, cards, "jacks.proof"),)
    if opener and exposed(state):
        return found_out(state.becomes(draft))
    draft["waiting"] = state.waiting[1:]
    return _after(state.becomes(draft))


@law("pool.show-called")
def keep_closed(state: S, action: Action) -> S:
    """The hand is dead."""
    return _after(withdraw(state, action.seat))


def _after(state: S) -> S:
    """The next shows; when all have, the pot is paid."""
    return state if state.waiting else follow(state)


def _key(state: JacksState) -> Hashable:
    seat = state.turn
    false = seat == state.opener and not state.low and exposed(state)
    return state.phase, seat, UNSEEN in state.hands[seat], false


_SAYS = {
    "show": Say(
        (in_turn, out_of_this_pack, his_own_hand, false_opener_shows, cited_show),
        show,
        ("cards",),
    ),
    "refuse": Say((in_turn, will_not_show), keep_closed),
    "show-openers": Say((in_turn, whole_hand), nothing),
}


def _options(state: JacksState) -> tuple[Action, ...]:
    return (Action(state.turn, "show"),)


_LAWS = ("jacks.show-order", "pool.show-called")
PHASE = Phase("show", "at the show", _LAWS, {**_SAYS, "own-up": OWN_UP}, _options, _key)
LOW = Phase("low-show", "at the show for low", (*_LAWS, "jacks.low-ranking"), _SAYS, _options, _key)
