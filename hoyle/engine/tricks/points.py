"""High, Low, Jack and Game: who has made them in a deal that has been played out."""

from __future__ import annotations

from collections.abc import Collection

from hoyle.engine.cards import PACK, RANKS, Card
from hoyle.engine.laws import law
from hoyle.engine.state import Seat, of
from hoyle.engine.tricks.scoring import Point
from hoyle.engine.tricks.table import (
    Hand,
    Side,
    TrickState,
    player_of,
    side_of,
    sides,
    taken_by,
    trumps_out,
)

JACK = RANKS.index("J")
_PIPS = {"A": 4, "K": 3, "Q": 2, "J": 1, "T": 10}
PIPS = tuple(_PIPS.get(rank, 0) for rank in RANKS)
_WORTH = tuple(PIPS[card.rank] for card in PACK)
_FIVES = tuple(card for card in PACK if card.rank == RANKS.index("5"))  # by suits
_JACKS = tuple(card for card in PACK if card.rank == JACK)


@law("allfours.game")
def pips(card: Card) -> int:
    """What a card counts for Game: ace 4, king 3, queen 2, jack 1, ten 10, of every suit."""
    return _WORTH[card]


@law("allfours.game")
def count(state: TrickState, side: Side) -> int:
    """What a side has taken in, counted for Game."""
    return total(state, taken_by(state, side))


def total(state: TrickState, cards: Collection[Card]) -> int:
    """What these cards count for Game; the five of trumps counts where the rules say so."""
    found, five = sum([_WORTH[card] for card in cards]), state.rules.five
    return found + five if five and _FIVES[state.trump] in cards else found


def that_count(state: TrickState, cards: Hand) -> Hand:
    """Those of the cards that count anything for Game."""
    five = _FIVES[state.trump] if state.rules.five else None
    return tuple([card for card in cards if _WORTH[card] or card == five])


@law("allfours.high")
def high(state: TrickState) -> Point | None:
    """The best trump in play counts to whoever was dealt it, whatever it is."""
    trumps = trumps_out(state)
    if not trumps:
        return None
    best = max(trumps)
    return _one(state, "high", best, player_of(state, best))


@law("allfours.low")
def low(state: TrickState) -> Point | None:
    """The lowest trump in play counts to whoever was dealt it; by option to whoever took it."""
    trumps = trumps_out(state)
    if not trumps:
        return None
    least = min(trumps)
    whose = player_of if state.rules.low == "dealt" else taker
    return _one(state, "low", least, whose(state, least))


@law("allfours.jack")
def jack(state: TrickState) -> Point | None:
    """The jack of trumps, if it is in play, counts to whoever takes the trick with it."""
    card = _JACKS[state.trump]
    return _one(state, "jack", card, taker(state, card))


def _one(state: TrickState, kind: str, card: Card, seat: Seat | None) -> Point | None:
    """One point for one card, to the side of a seat, if to any."""
    if seat is None:
        return None
    return of(Point, (kind, side_of(state, seat), 1, f"allfours.{kind}", (card,)))


def taker(state: TrickState, card: Card) -> Seat | None:
    """Who has taken a card in, if anybody has."""
    return next((winner for _, cards, winner in state.tricks if card in cards), None)


@law("allfours.game", "allfours.tie")
def game(state: TrickState) -> Point | None:
    """The most pips count for Game; a tie is settled as the rules have it."""
    taken = [taken_by(state, side) for side in sides(state)]
    counts = [total(state, cards) for cards in taken]
    best = max(counts)
    top = tuple([side for side, found in enumerate(counts) if found == best])
    winner = top[0] if len(top) == 1 else tied(state, top)
    if winner is None:
        return None
    law_id = "allfours.game" if len(top) == 1 else "allfours.tie"
    return of(Point, ("game", winner, 1, law_id, that_count(state, taken[winner])))


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
