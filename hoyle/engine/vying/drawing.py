"""The draw: discards, cards to replace them, and a pack that may run short."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain
from typing import Any, TypeVar

from hoyle.engine.cards import JOKER, UNSEEN, Card
from hoyle.engine.laws import Ruling, law, lawful, refuse
from hoyle.engine.state import DEALER, Action, Event, Seat, letter
from hoyle.engine.vying.table import VyingState, at_seat

S = TypeVar("S", bound=VyingState)

_MADE_UP = lawful("pool.short-pack", "poker.43", readings=("31",))


@law("pool.draw")
def from_his_hand(state: VyingState, action: Action) -> Ruling | None:
    """Up to five cards are thrown, each of them held."""
    hand = state.hands[action.seat]
    if UNSEEN not in hand:
        return _known_discard(hand, action)
    if action.cards or not 1 <= action.amount <= len(hand):
        return refuse("This hand has not been seen: say how many cards are drawn, from 1 to 5.")
    return None


def _known_discard(hand: tuple[Card, ...], action: Action) -> Ruling | None:
    once = set(action.cards)
    if not once or action.amount or len(once) < len(action.cards):
        return refuse("Name each card thrown away, once; to throw none is to stand.")
    if once.issubset(hand):
        return None
    card = next(card for card in action.cards if card not in hand)
    return refuse(f"{letter(action.seat)} does not hold the {card.name}.")


@law("pool.short-pack")
def pack_suffices(state: VyingState, action: Action) -> Ruling | None:
    """There must be cards enough, in the pack and among what may be gathered."""
    need = len(action.cards) or action.amount
    if need <= state.left or need <= state.left + len(gatherable(state, action.seat)):
        return None
    return refuse(f"There are not {need} cards left to draw.")


def discard(state: S, seat: Seat, cards: tuple[Card, ...], **where: Any) -> S:
    """Take cards out of a hand and wait for as many; `where` changes with it: where they lie."""
    hand = tuple([card for card in state.hands[seat] if card not in cards])
    if cards[0] is UNSEEN:
        hand = state.hands[seat][len(cards) :]
    draft = state.__dict__ | where
    draft["hands"] = at_seat(state.hands, seat, hand)
    draft["asked"] = len(cards)
    return state.becomes(draft)


def thrown(action: Action) -> tuple[Card, ...]:
    """The cards a draw throws away, unseen ones where only a number was said."""
    return action.cards or (UNSEEN,) * action.amount


def gatherable(state: VyingState, drawer: Seat) -> tuple[Card, ...]:
    """What a short pack is made up from: all discards and hands thrown up, less the drawer's own.

    The opener's discard lies elsewhere, under the counters, and is not among them.
    """
    away = [cards for seat, cards in enumerate(state.discards) if seat != drawer]
    away += [hand for seat, hand in enumerate(state.hands) if seat not in state.active]
    return tuple([card for cards in away for card in cards])


@law("pool.deal")
def dealer_helps(state: VyingState, action: Action) -> Ruling | None:
    """The dealer gives exactly as many as were thrown away."""
    if action.seat != DEALER:
        return refuse("Only the dealer gives out cards.", laws=("pool.deal",))
    if action.cards and len(action.cards) != state.asked:
        return refuse(f"{state.asked} were thrown away and {len(action.cards)} given.")
    return None


@law("poker.43")
def from_the_pack(state: VyingState, action: Action) -> Ruling | None:
    """Cards come from the pack; thrown cards only once it runs short, and never the opener's."""
    if named_twice(action.cards):
        return refuse("The same card cannot be given twice.")
    if JOKER not in action.cards and {*action.cards, UNSEEN}.isdisjoint(dealt_out(state)):
        return None
    spare = gatherable(state, state.waiting[0]) if len(action.cards) > state.left else ()
    for at, card in enumerate(action.cards):
        place = whereabouts(state, card)
        if place and (at < state.left or card not in spare):
            laws = ("poker.43",) if card in state.under_chips else ("pool.short-pack",)
            return refuse(f"The {card.name} cannot come from the pack: {place}.", laws=laws)
    return None


@law("pool.short-pack")
def made_up(state: VyingState, action: Action) -> Ruling | None:
    """A pack too short for the draw is made up from what was thrown away (Peel; law 43)."""
    return _MADE_UP if state.asked > state.left else None


def named_twice(cards: tuple[Card, ...]) -> bool:
    """Whether a card that has been seen is among them more than once."""
    once = set(cards)
    return len(once) < len(cards) and len(once | {UNSEEN}) < len(cards) + 1 - cards.count(UNSEEN)


def dealt_out(state: VyingState) -> Iterator[Card]:
    """Every card that lies in a hand, among the discards or under the counters."""
    return chain(state.under_chips, *state.hands, *state.discards)


def whereabouts(state: VyingState, card: Card) -> str:
    """Where a card lies that is not in the pack, in words; empty when it may be in the pack."""
    if card is JOKER and not getattr(state.rules, "joker", False):
        return "there is none among the fifty-two"
    for seat, hand in enumerate(state.hands):
        if card in hand and card.seen:
            return f"{letter(seat)} was dealt it"
    for seat, cards in enumerate(state.discards):
        if card in cards and card.seen:
            return f"{letter(seat)} threw it away"
    if card in state.under_chips and card.seen:
        return "it lies under the counters of the pool"
    return ""


def gather(state: S, drawer: Seat) -> S:
    """Make up a short pack from what has been thrown away."""
    spare = gatherable(state, drawer)
    kept = tuple([c if seat == drawer else () for seat, c in enumerate(state.discards)])
    hands = tuple([h if seat in state.active else () for seat, h in enumerate(state.hands)])
    event = Event("gathered", drawer, len(spare), law="pool.short-pack")
    return state.but(
        hands=hands, discards=kept, left=state.left + len(spare), events=state.told(event)
    )


def help_to(state: S, cards: tuple[Card, ...], **then: Any) -> S:
    """Give the drawer his cards, gathering the discards first where the pack is too short.

    `then` changes with it.
    """
    seat, need = state.waiting[0], state.asked
    if need > state.left:
        state = gather(state, seat)
    draft = state.__dict__ | then
    draft["hands"] = at_seat(state.hands, seat, state.hands[seat] + (cards or (UNSEEN,) * need))
    draft["left"], draft["asked"] = state.left - need, 0
    draft["drawn"], draft["waiting"] = (*state.drawn, seat), state.waiting[1:]
    return state.becomes(draft)
