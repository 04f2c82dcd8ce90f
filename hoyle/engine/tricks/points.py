"""High, Low, Jack and Game: who has made them in a deal that has been played out."""

from __future__ import annotations

from collections.abc import Iterable

from hoyle.engine.cards import RANKS, Card
from hoyle.engine.laws import law
from hoyle.engine.tricks.scoring import Point
from hoyle.engine.tricks.table import (
    Side,
    TrickState,
    side_of,
    sides,
    taken_by,
    trumps_in_play,
)

JACK = RANKS.index("J")
_PIPS = {"A": 4, "K": 3, "Q": 2, "J": 1, "T": 10}
PIPS = tuple(_PIPS.get(rank, 0) for rank in RANKS)


@law("allfours.game")
def pips(card: Card) -> int:
    """What a card counts for Game: ace 4, king 3, queen 2, jack 1, ten 10, of every suit."""
    return PIPS[card.rank]


@law("allfours.game")
def count(state: TrickState, side: Side) -> int:
    """What a side has taken in, counted for Game."""
    return total(state, taken_by(state, side))


def total(state: TrickState, cards: Iterable[Card]) -> int:
    """What these cards count for Game; the five of trumps counts where the rules say so."""
    five = state.rules.five
    return sum(PIPS[card.rank] + _five(state, card, five) for card in cards)


def _five(state: TrickState, card: Card, worth: int) -> int:
    return worth if worth and card.rank == 3 and card.suit == state.trump else 0


@law("allfours.high")
def high(state: TrickState) -> Point | None:
    """The best trump in play counts to whoever was dealt it, whatever it is."""
    trumps = trumps_in_play(state)
    if not trumps:
        return None
    best = max(trumps)
    return Point("high", side_of(state, trumps[best]), 1, "allfours.high", (best,))


@law("allfours.low")
def low(state: TrickState) -> Point | None:
    """The lowest trump in play counts to whoever was dealt it; by option to whoever took it."""
    trumps = trumps_in_play(state)
    if not trumps:
        return None
    least = min(trumps)
    seat = trumps[least] if state.rules.low == "dealt" else taker(state, least)
    return Point("low", side_of(state, seat), 1, "allfours.low", (least,))


@law("allfours.jack")
def jack(state: TrickState) -> Point | None:
    """The jack of trumps, if it is in play, counts to whoever takes the trick with it."""
    held = [card for card in trumps_in_play(state) if card.rank == JACK]
    if not held:
        return None
    return Point("jack", side_of(state, taker(state, held[0])), 1, "allfours.jack", (held[0],))


def taker(state: TrickState, card: Card) -> int:
    """Who has taken in a card that has been played."""
    return next(trick.winner for trick in state.tricks if card in trick.cards)


@law("allfours.game", "allfours.tie")
def game(state: TrickState, barred: tuple[Side, ...] = ()) -> Point | None:
    """The most pips count for Game; a tie is settled as the rules have it.

    A side that may not score Game leaves it to the others, and nobody has it by default.
    """
    counts = {side: count(state, side) for side in sides(state)}
    best = max(counts.values())
    top = tuple(side for side, pips_ in counts.items() if pips_ == best)
    winner = top[0] if len(top) == 1 else tied(state, top)
    if winner is None or winner in barred:
        return None
    law_id = "allfours.game" if len(top) == 1 else "allfours.tie"
    cards = tuple(card for card in taken_by(state, winner) if total(state, (card,)))
    return Point("game", winner, 1, law_id, cards)


@law("allfours.tie")
def tied(state: TrickState, top: tuple[Side, ...]) -> Side | None:
    """A tie goes against the dealer, who has had the chance of the turned Jack.

    One side that did not deal has it; two that did not deal tie for nothing; and where nobody turns
    a trump nobody has it.
    """
    if state.rules.tie == "nobody":
        return None
    against = [side for side in top if side != side_of(state, state.dealer)]
    return against[0] if len(against) == 1 else None
