"""Rules of thumb by which a deal is played on when its acts are weighed; quick, and no more.

Each sees his own hand alone: with a good card to be won he wins it, to his partner's trick he
throws tens, else he parts with the least that he holds.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from hoyle.engine.cards import Card
from hoyle.engine.state import Action
from hoyle.engine.tricks.following import partners, winning
from hoyle.engine.tricks.points import JACK, PIPS
from hoyle.engine.tricks.table import NO_TRUMP

_KING, _FIVE_CARD = 11, 3
_JACK_IS_WORTH, _HOLE_IS_WORTH = 12, 3  # beside what cards count for Game
_WORTH_WINNING = 3
_EITHER = (("keep", "beg"), ("give", "run"), ("go-on", "propose"), ("decline", "agree"))
_ALL = 4  # points in a deal
_HIGH_FOR = {12: 1.0, 11: 0.7, 10: 0.4}  # how often an ace, a king, a queen is High


def least_first(trump: int) -> Callable[[Card], tuple[int, ...]]:
    """The order in which cards are parted with: small cards first, tens and trumps last."""
    return lambda card: (card.suit == trump, PIPS[card.rank], card.rank)


def by_thumb(state: Any, acts: Sequence[Action]) -> Action:
    """The act that the rules of thumb would say, of those that are lawful."""
    if len(acts) == 1:
        return acts[0]
    if acts[0].verb == "play":
        return _lead(state, acts) if not state.trick else _follow(state, acts)
    return _say(state, acts)


def _say(state: Any, acts: Sequence[Action]) -> Action:
    """A word: with good trumps the trump stands, with poor ones another is asked for."""
    if acts[0].verb == "discard":
        least = least_first(state.trump)
        return min(acts, key=lambda act: least(act.cards[0]))
    words = {act.verb: act for act in acts}
    if state.trump == NO_TRUMP:
        return _bids(state, acts, words)
    good = good_trumps(state)
    for better, worse in _EITHER:
        if better in words and worse in words:
            return words[better if good else worse]
    return acts[0]


def _bids(state: Any, acts: Sequence[Action], words: dict[str, Action]) -> Action:
    """Before there is a trump: as many points are bid as the best suit is good for."""
    points = max(suit_points(state.hands[state.turn]))
    if "pitch" in words:
        needs = state.bids[-1][1] if state.bids else _ALL
        return (
            words["pitch"] if points >= needs else next(act for act in acts if act.verb != "pitch")
        )
    offers = [act for act in acts if act.verb == "offer" and act.amount <= points]
    return offers[0] if offers else words.get("no-bid", acts[0])


def suit_points(hand: Sequence[Card]) -> list[float]:
    """What each suit is good for as trumps: High and Low by its ends, the Jack, length for Game."""
    found = [0.0] * 4
    for suit in range(4):
        ranks = [card.rank for card in hand if card.suit == suit]
        if ranks:
            high = _HIGH_FOR.get(max(ranks), 0.0)
            low = max(0.0, 1 - 0.25 * min(ranks))
            found[suit] = high + low + 0.6 * (JACK in ranks) + 0.2 * (len(ranks) - 1)
    return found


def good_trumps(state: Any) -> bool:
    """Three trumps, or two of which one is high: enough to let a trump stand."""
    trumps = [card for card in state.hands[state.turn] if card.suit == state.trump]
    return len(trumps) > 2 or (len(trumps) > 1 and max(trumps).rank >= JACK)


def _lead(state: Any, acts: Sequence[Action]) -> Action:
    """The ace or king of trumps, else a high plain card, else the least; a first trump is high."""
    trump = state.trump
    if trump == NO_TRUMP:
        points = suit_points(state.hands[state.turn])
        return max(acts, key=lambda act: (points[act.cards[0].suit], act.cards[0].rank))
    for act in acts:
        card = act.cards[0]
        if card.rank >= _KING and card.suit == trump:
            return act
    for act in acts:
        if act.cards[0].rank >= _KING:
            return act
    least = least_first(trump)
    return min(acts, key=lambda act: least(act.cards[0]))


def _follow(state: Any, acts: Sequence[Action]) -> Action:
    trick, trump = state.trick, state.trump
    ahead = winning(trick, trump)
    seats = len(state.hands)
    last = len(trick) == seats - 1
    if partners(state, (state.leader + ahead) % seats, state.turn) and (
        last or trick[ahead].suit == trump
    ):
        return max(acts, key=lambda act: _gives(state, act.cards[0]))
    wins = [act for act in acts if beats(act.cards[0], trick[ahead], trump)]
    lying = sum([_value(state, card) for card in trick])
    if wins and (lying >= _WORTH_WINNING or last):
        if last:
            return max(wins, key=lambda act: (_value(state, act.cards[0]), -act.cards[0].rank))
        return max(wins, key=lambda act: (act.cards[0].suit == trump, act.cards[0].rank))
    return min(acts, key=lambda act: _parts(state, act.cards[0]))


def beats(card: Card, other: Card, trump: int) -> bool:
    """Whether a card takes the trick from the one that is ahead."""
    if card.suit == other.suit:
        return card > other
    return card.suit == trump


def _value(state: Any, card: Card) -> int:
    """What a card is worth to whoever takes it; where trumps are pegged, holes above all."""
    value, five = PIPS[card.rank], state.rules.five
    if card.suit != state.trump:
        return value
    if five:
        return value + _HOLE_IS_WORTH * (five if card.rank == _FIVE_CARD else value)
    return value + _JACK_IS_WORTH if card.rank == JACK else value


def _gives(state: Any, card: Card) -> tuple[int, ...]:
    """What is thrown to a partner's trick: the most that it counts, and small rather than high."""
    return _value(state, card) if card.rank != 12 else 0, -card.rank


def _parts(state: Any, card: Card) -> tuple[int, ...]:
    return _value(state, card), card.suit == state.trump, card.rank
