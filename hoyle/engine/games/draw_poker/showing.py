"""The show: every hand in the call lies open, the opener's to the last card."""

from __future__ import annotations

from collections.abc import Hashable
from typing import TypeVar

from hoyle.engine.cards import UNSEEN
from hoyle.engine.game import Phase, Say, nothing
from hoyle.engine.games.draw_poker.false_openers import (
    OWN_UP,
    consequence,
    exposed,
    found_out,
    pay_antes_for_all,
    penalty,
)
from hoyle.engine.games.draw_poker.follow import after_show, retire
from hoyle.engine.games.draw_poker.shy import OVER, TAKE_UP
from hoyle.engine.games.draw_poker.state import PokerState
from hoyle.engine.games.draw_poker.turns import his_say
from hoyle.engine.laws import Ruling, irregular, law, lawful, refuse
from hoyle.engine.state import Action, Event, letter
from hoyle.engine.vying.showing import his_own_hand, laid_open

S = TypeVar("S", bound=PokerState)

_SHOWS_IN_A_JACK = lawful("poker.45")


@law("poker.44")
def false_opener_shows(state: PokerState, action: Action) -> Ruling | None:
    """A false opener who has to show is found out, too late."""
    if action.seat == state.opener and exposed(state):
        return consequence(state, action.seat)
    return None


@law("poker.45")
def cited_show(state: PokerState, action: Action) -> Ruling | None:
    """In a jack the show falls under law 45."""
    return _SHOWS_IN_A_JACK if state.kind == "jack" else None


@law("poker.45")
def whole_hand_at_a_call(state: PokerState, action: Action) -> Ruling | None:
    """In the final call openers alone are not enough."""
    return refuse(
        "In the final call the whole hand is shown, winning or not, and not a part of it."
    )


@law("poker.35")
def claim_stands(state: PokerState, action: Action) -> Ruling | None:
    """Four cards cannot be claimed as a straight or as a flush."""
    what = "straight" if action.verb == "claim-straight" else "flush"
    count = len(state.hands[action.seat])
    if count < 5:
        return refuse(
            f"{letter(action.seat)} holds {count} cards: a short hand cannot be claimed as a "
            f"{what}. It is shown, and counts for its pairs and its highest cards.",
            readings=("32",),
        )
    return refuse(f"Nothing is claimed: show the hand, and it is a {what} or it is not.")


@law("pool.show-called")
def will_not_show(state: PokerState, action: Action) -> Ruling | None:
    """To hide a hand at a call costs the hand; in a jack, everybody’s ante in another besides."""
    name = letter(action.seat)
    if state.kind != "jack":
        return irregular(f"{name} was called and will not show: the hand is dead and cannot win.")
    return irregular(
        f"{name} was called and will not show: the hand cannot win, and {name} antes for all the "
        "others in another jack.",
        laws=("poker.45", "jack.penalty-antes"),
        fine=penalty(state),
    )


@law("pool.show-called")
def show(state: S, action: Action) -> S:
    """Lay the whole hand open; the opener's discard is turned up with it."""
    draft, opener = laid_open(state, action), action.seat == state.opener
    if opener and state.under_chips:
        what, cards, cited = "turns-up-discard", state.under_chips, "jack.under-the-chips"
        draft["events"] += (Event(what, action.seat, 0, cards, cited),)
    if opener and exposed(state):
        return found_out(state.becomes(draft))
    draft["waiting"] = state.waiting[1:]
    return after_show(state.becomes(draft))


@law("pool.show-called")
def refuse_to_show(state: S, action: Action) -> S:
    """The hand is dead; in a jack the penalty is put up."""
    if state.kind == "jack":
        state = pay_antes_for_all(state, action.seat)
    return retire(state, action.seat)


def _key(state: PokerState) -> Hashable:
    seat = state.waiting[0]
    return "show", seat, UNSEEN in state.hands[seat], seat == state.opener and exposed(state)


PHASE = Phase(
    "show",
    "at the show",
    ("pool.show-called", "poker.45"),
    {
        "show": Say((his_say, his_own_hand, false_opener_shows, cited_show), show, ("cards",)),
        "refuse": Say((his_say, will_not_show), refuse_to_show),
        "show-openers": Say((his_say, whole_hand_at_a_call), nothing),
        "claim-flush": Say((his_say, claim_stands), nothing),
        "claim-straight": Say((his_say, claim_stands), nothing),
        "own-up": OWN_UP,
        **TAKE_UP,
        **OVER,
    },
    lambda state: (Action(state.turn, "show"),),
    _key,
)
