"""The deal, without a turn-up, and the first card, which makes trumps."""

from __future__ import annotations

from hoyle.engine.game import Phase, Say
from hoyle.engine.games.pitch.selling import settle_pitch
from hoyle.engine.laws import Ruling, law, lawful
from hoyle.engine.state import Action, Event
from hoyle.engine.tricks.dealing import fresh_deal, six_each
from hoyle.engine.tricks.playing import play
from hoyle.engine.tricks.table import NO_TRUMP, TrickState

_MAKES_TRUMPS = lawful("pitch.first-card", "allfours.lead")


@law("allfours.deal", "pitch.no-turn-up")
def deal(state: TrickState, action: Action) -> TrickState:
    """Six cards each, and no card is turned."""
    return settle_pitch(fresh_deal(state, action))


@law("pitch.first-card")
def cited_pitch(state: TrickState, action: Action) -> Ruling | None:
    """The first card of a deal falls under a law of its own."""
    return _MAKES_TRUMPS if state.trump == NO_TRUMP else None


@law("pitch.first-card")
def first_card(state: TrickState, action: Action) -> TrickState:
    """The suit of the first card played is trumps; after it they are played as in all the family.

    A card shown out of turn is not played, and makes nothing.
    """
    if state.trump == NO_TRUMP and action.seat == state.turn:
        card = action.cards[0]
        event = Event("trumps", action.seat, cards=(card,), law="pitch.first-card")
        state = state.but(trump=card.suit, events=state.told(event))
    return play(state, action)


DEAL = Phase(
    "deal",
    "while the cards are dealt",
    ("allfours.deal", "pitch.no-turn-up"),
    {"deal": Say((six_each,), deal, ("cards", "counts"))},
)
