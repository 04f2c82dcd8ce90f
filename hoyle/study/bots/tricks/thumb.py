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

_KING, _FIVE_CARD = 11, 3
_JACK_IS_WORTH, _FIVE_IS_WORTH = 12, 10
_WORTH_WINNING = 3
_QUIET = ("pass", "go-on", "decline", "keep", "count")


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
    good = good_trumps(state)
    words = {act.verb: act for act in acts}
    for better, worse in (("keep", "beg"), ("give", "run"), ("go-on", "propose")):
        if better in words and worse in words:
            return words[better if good else worse]
    if "agree" in words:
        return words["decline" if good else "agree"]
    return next((words[verb] for verb in _QUIET if verb in words), acts[0])


def good_trumps(state: Any) -> bool:
    """Three trumps, or two of which one is high: enough to let a trump stand."""
    trumps = [card for card in state.hands[state.turn] if card.suit == state.trump]
    return len(trumps) > 2 or (len(trumps) > 1 and max(trumps).rank >= JACK)


def _lead(state: Any, acts: Sequence[Action]) -> Action:
    """The ace or king of trumps, else a high plain card, else the least."""
    trump = state.trump
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
    """What a card is worth to whoever takes it."""
    value = PIPS[card.rank]
    if card.suit != state.trump:
        return value
    if card.rank == JACK:
        return value + _JACK_IS_WORTH
    return value + _FIVE_IS_WORTH if card.rank == _FIVE_CARD and state.rules.five else value


def _gives(state: Any, card: Card) -> tuple[int, ...]:
    """What is thrown to a partner's trick: the most that it counts, and small rather than high."""
    return _value(state, card) if card.rank != 12 else 0, -card.rank


def _parts(state: Any, card: Card) -> tuple[int, ...]:
    return _value(state, card), card.suit == state.trump, card.rank
