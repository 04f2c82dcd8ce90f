"""The draw: from the dealer's left; the opener's discard goes under the counters of the pool."""

from __future__ import annotations

from collections.abc import Hashable, Iterator
from itertools import chain, combinations, repeat
from typing import TypeVar

from hoyle.engine.game import Phase, Say
from hoyle.engine.games.draw_poker.false_openers import OWN_UP
from hoyle.engine.games.draw_poker.follow import after_draw
from hoyle.engine.games.draw_poker.openers import holds_openers, known
from hoyle.engine.games.draw_poker.shy import SHY, TAKE_UP
from hoyle.engine.games.draw_poker.state import PokerState
from hoyle.engine.games.draw_poker.turns import his_say
from hoyle.engine.laws import Ruling, law, lawful
from hoyle.engine.state import Action, Event, of
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

S = TypeVar("S", bound=PokerState)

_ORDINARY = lawful("pool.draw")
_IN_A_JACK = lawful("poker.43")
_UNDER = ("poker.43", "jack.under-the-chips")
_OPENER = lawful(*_UNDER)
_SPLITS = lawful(*_UNDER, readings=("25",), heard=_UNDER)


@law("poker.43")
def cited_draw(state: PokerState, action: Action) -> Ruling | None:
    """The law of a sound draw; the opener may split his openers."""
    if action.seat != state.opener:
        return _IN_A_JACK if state.kind == "jack" else _ORDINARY
    if action.verb == "stand" or not known(state.opened_on):
        return _OPENER
    kept = tuple([card for card in state.hands[action.seat] if card not in action.cards])
    return _OPENER if kept and holds_openers(state, kept) else _SPLITS


@law("pool.draw", "jack.under-the-chips")
def draw(state: S, action: Action) -> S:
    """Throw cards away face down, the opener under the counters, and wait for as many."""
    seat, cards = action.seat, thrown(action)
    if seat != state.opener:
        discards = at_seat(state.discards, seat, cards)
        return discard(state, seat, cards, phase="help", discards=discards)
    event = of(Event, ("under-the-chips", seat, len(cards), (), "jack.under-the-chips"))
    events = (*state.events, event)
    return discard(state, seat, cards, phase="help", under_chips=cards, events=events)


@law("pool.draw")
def stand(state: S, action: Action) -> S:
    """Draw nothing."""
    drawn = (*state.drawn, action.seat)
    return after_draw(state.but(drawn=drawn, waiting=state.waiting[1:]))


@law("pool.deal")
def give(state: S, action: Action) -> S:
    """The dealer helps the one who has just thrown cards away."""
    return after_draw(help_to(state, action.cards, phase="draw"))


def _key(state: PokerState) -> Hashable:
    seat = state.waiting[0]
    hand = state.hands[seat]
    room = state.left if state.left >= len(hand) else state.left + len(gatherable(state, seat))
    return "draw", seat, known(hand), len(hand), min(room, len(hand))


def _options(state: PokerState) -> Iterator[Action]:
    seat = state.turn
    hand = state.hands[seat]
    stand, sizes = Action(seat, "stand"), range(1, len(hand) + 1)
    if not known(hand):
        return chain((stand,), [Action(seat, "draw", amount=count) for count in sizes])
    throws = chain.from_iterable([combinations(hand, count) for count in sizes])
    draws = zip(repeat(seat), repeat("draw"), throws, repeat(0), repeat(()))
    return chain((stand,), map(of, repeat(Action), draws))


PHASE = Phase(
    "draw",
    "at the draw",
    ("pool.draw", "poker.43"),
    {
        "draw": Say((his_say, from_his_hand, pack_suffices, cited_draw), draw, ("cards", "amount")),
        "stand": Say((his_say, cited_draw), stand),
        "own-up": OWN_UP,
        **TAKE_UP,
        **SHY,
    },
    _options,
    _key,
    own=True,
)
HELP = Phase(
    "help",
    "while the dealer helps a player",
    ("pool.draw", "poker.43"),
    {"help": Say((dealer_helps, from_the_pack, made_up), give, ("cards",)), **TAKE_UP},
)
