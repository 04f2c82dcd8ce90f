"""The draw, for high and for low: from the dealer's left, none to five cards."""

from __future__ import annotations

from collections.abc import Hashable
from itertools import chain, combinations
from typing import TypeVar

from hoyle.engine.cards import UNSEEN
from hoyle.engine.game import Phase, Say
from hoyle.engine.games.jacks_back.false_openers import OWN_UP
from hoyle.engine.games.jacks_back.follow import follow
from hoyle.engine.games.jacks_back.openers import known, proof_cards
from hoyle.engine.games.jacks_back.state import JacksState
from hoyle.engine.laws import Ruling, law, lawful, refuse
from hoyle.engine.state import Action, Event
from hoyle.engine.vying.betting import in_turn
from hoyle.engine.vying.dealing import pack_fault
from hoyle.engine.vying.drawing import (
    dealer_helps,
    discard,
    from_his_hand,
    from_the_pack,
    gatherable,
    help_to,
    made_up,
    pack_suffices,
    thrown,
)
from hoyle.engine.vying.table import at_seat

S = TypeVar("S", bound=JacksState)

_FOR_HIGH = lawful("jacks.high-opened", "pool.draw", readings=("73",))
_FOR_LOW = lawful("jacks.low-draw", "pool.draw", readings=("73", "75"))
_OPENER = lawful("jacks.high-opened", "jacks.proof")
_SPLITS = lawful("jacks.proof", "jacks.high-opened", heard=("jacks.high-opened", "jacks.proof"))


@law("jacks.high-opened", "jacks.low-draw")
def cited_draw(state: JacksState, action: Action) -> Ruling | None:
    """The law of a sound draw; the opener may split his openers."""
    if action.seat != state.opener:
        return _FOR_LOW if state.low else _FOR_HIGH
    splits = known(state.opened_on) and not set(proof_cards(state)).isdisjoint(action.cards)
    return _SPLITS if splits else _OPENER


@law("pool.draw", "jacks.proof")
def draw(state: S, action: Action) -> S:
    """Throw cards away face down, the opener apart from the others, and wait for as many."""
    seat, cards = action.seat, thrown(action)
    phase = "low-help" if state.low else "help"
    if seat != state.opener:
        discards = at_seat(state.discards, seat, cards)
        return discard(state, seat, cards, phase=phase, discards=discards)
    events = state.told(Event("under-the-chips", seat, len(cards), law="jacks.proof"))
    return discard(state, seat, cards, phase=phase, under_chips=cards, events=events)


@law("pool.draw")
def stand(state: S, action: Action) -> S:
    """Draw nothing."""
    drawn = (*state.drawn, action.seat)
    return follow(state.but(drawn=drawn, waiting=state.waiting[1:]))


@law("pool.deal", "jacks.joker")
def in_this_pack(state: JacksState, action: Action) -> Ruling | None:
    """No joker comes out of a pack of fifty-two."""
    fault = pack_fault(action.cards, state.rules.joker)
    return refuse(fault) if fault else None


@law("pool.deal")
def give(state: S, action: Action) -> S:
    """The dealer helps the one who has just thrown cards away."""
    return follow(help_to(state, action.cards, phase="low-draw" if state.low else "draw"))


def _key(state: JacksState) -> Hashable:
    seat = state.turn
    hand = state.hands[seat]
    room = state.left if state.left >= len(hand) else state.left + len(gatherable(state, seat))
    return state.phase, seat, UNSEEN in hand, min(room, len(hand))


def _options(state: JacksState) -> list[Action]:
    seat = state.turn
    hand = state.hands[seat]
    stand, sizes = Action(seat, "stand"), range(1, len(hand) + 1)
    if not known(hand):
        return [stand, *[Action(seat, "draw", amount=count) for count in sizes]]
    throws = chain.from_iterable([combinations(hand, count) for count in sizes])
    return [stand, *[Action(seat, "draw", cards) for cards in throws]]


_SAYS = {
    "draw": Say((in_turn, from_his_hand, pack_suffices, cited_draw), draw, ("cards", "amount")),
    "stand": Say((in_turn, cited_draw), stand),
}
_HELP = {"help": Say((dealer_helps, in_this_pack, from_the_pack, made_up), give, ("cards",))}
_HIGH, _LOW = ("jacks.high-opened", "pool.draw"), ("jacks.low-draw", "pool.draw")
PHASE = Phase("draw", "at the draw", _HIGH, {**_SAYS, "own-up": OWN_UP}, _options, _key, own=True)
HELP = Phase("help", "while the dealer helps a player", _HIGH, _HELP)
LOW = Phase("low-draw", "at the draw for low", _LOW, _SAYS, _options, _key, own=True)
LOW_HELP = Phase("low-help", "while the dealer helps a player for low", _LOW, _HELP)
