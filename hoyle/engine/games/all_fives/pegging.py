"""The pegs: holes that are won with a trick, and a Jack that is given back after a revoke."""

from __future__ import annotations

from hoyle.engine.laws import law
from hoyle.engine.state import Action, Event
from hoyle.engine.tricks.irregular import offenders, stops
from hoyle.engine.tricks.playing import play
from hoyle.engine.tricks.points import JACK, that_count, total
from hoyle.engine.tricks.scoring import Point, count_points, take_back
from hoyle.engine.tricks.table import Hand, TrickState, side_of, trumps_in_play


@law("allfours.lead", "allfives.peg")
def play_and_peg(state: TrickState, action: Action) -> TrickState:
    """Lay a card to the trick; if it brings the trick in, the trumps in it are pegged."""
    after = play(state, action)
    return peg(after) if len(after.tricks) > len(state.tricks) else after


@law("allfives.peg", "allfives.sixty-one", "allfives.revoke")
def peg(state: TrickState) -> TrickState:
    """The winner pegs the counting trumps of the trick; the peg that ends the game ends the hand.

    Who has revoked in this hand may not go out in it, and stops one hole short.
    """
    trick = state.tricks[-1]
    cards = pegging(state, trick.cards)
    if not cards:
        return state
    side, amount = side_of(state, trick.winner), total(state, cards)
    return count_points(state, (Point("peg", side, amount, "allfives.peg", cards),), stops(state))


@law("allfives.peg")
def pegging(state: TrickState, cards: Hand) -> Hand:
    """Those of the cards that are pegged: trumps that count for Game, the five among them."""
    return that_count(state, tuple([card for card in cards if card.suit == state.trump]))


@law("allfives.points")
def jack_is_counted(state: TrickState) -> TrickState:
    """A Jack in play has been pegged where it fell: that hole is its point."""
    jack = [card for card in trumps_in_play(state) if card.rank == JACK]
    if not jack:
        return state
    event = Event("jack-counted", amount=1, cards=(jack[0],), law="allfives.points")
    return state.but(events=state.told(event))


@law("allfives.revoke")
def jack_given_back(state: TrickState) -> TrickState:
    """A side that has revoked may not score the Jack: the hole it pegged for it is given back."""
    pegged = _jack_pegged(state)
    if pegged is None:
        return state
    side, jack = side_of(state, pegged.seat), [one for one in pegged.cards if one.rank == JACK]
    if side not in offenders(state) or pegged.amount < total(state, pegged.cards):
        return state
    return take_back(state, Point("jack-lost", side, -1, "allfives.revoke", (jack[0],)))


def _jack_pegged(state: TrickState) -> Event | None:
    """The peg of this hand in which the Jack was counted."""
    for event in reversed(state.events):
        if event.kind == "next-deal":
            return None
        if event.kind == "peg" and any(card.rank == JACK for card in event.cards):
            return event
    return None
