"""Misreadings of tricks, and of follow or trump."""

from __future__ import annotations

from collections.abc import Callable

from hoyle.engine.cards import Card
from hoyle.engine.state import letter
from hoyle.engine.tricks.table import TrickState
from hoyle.study.misreadings.points import table_of
from hoyle.study.misreadings.types import Misreading
from hoyle.study.spot import Spot

_KING, _TEN = 11, 8


def _trick_by(best: Callable[[TrickState, tuple[Card, ...]], Card]) -> Callable[[Spot], str | None]:
    def takes(spot: Spot) -> str | None:
        state = table_of(spot)
        if state is None:
            return None
        trick = state.tricks[-1]
        place = trick.cards.index(best(state, trick.cards))
        return letter((trick.leader + place) % len(state.hands))

    return takes


def _first_trump(state: TrickState, cards: tuple[Card, ...]) -> Card:
    return next((card for card in cards if card.suit == state.trump), max(cards))


def _highest(state: TrickState, cards: tuple[Card, ...]) -> Card:
    return max(cards, key=lambda card: card.rank)


def _best_led(state: TrickState, cards: tuple[Card, ...]) -> Card:
    return max((card for card in cards if card.suit == cards[0].suit), key=lambda card: card.rank)


def _ten_high(state: TrickState, cards: tuple[Card, ...]) -> Card:
    def order(card: Card) -> tuple[bool, bool, float]:
        above = _KING + 0.5 if card.rank == _TEN else card.rank
        return card.suit == state.trump, card.suit == cards[0].suit, above

    return max(cards, key=order)


def _to_follow(spot: Spot) -> int | None:
    """Trumping only when void, as in whist."""
    state = spot.state
    if not isinstance(state, TrickState) or not state.trick:
        return None
    hand = state.hands[state.turn]
    return sum(card.suit == state.trick[0].suit for card in hand) or len(hand)


def _anything(spot: Spot) -> int | None:
    state = spot.state
    return len(state.hands[state.turn]) if isinstance(state, TrickState) else None


def _must_trump(spot: Spot) -> int | None:
    """Who has none of the suit must trump."""
    state = spot.state
    if not isinstance(state, TrickState) or not state.trick:
        return None
    hand = state.hands[state.turn]
    if any(card.suit == state.trick[0].suit for card in hand):
        return None
    return sum(card.suit == state.trump for card in hand) or None


def _follow_strictly(spot: Spot) -> str | None:
    act, state = spot.act, spot.state
    if act is None or act.verb != "play" or not isinstance(state, TrickState) or not state.trick:
        return None
    card, led = act.cards[0], state.trick[0].suit
    holds = any(one.suit == led for one in state.hands[act.seat])
    return "refused" if holds and card.suit == state.trump != led else None


def _no_undertrump(spot: Spot) -> str | None:
    act, state = spot.act, spot.state
    if act is None or act.verb != "play" or not isinstance(state, TrickState):
        return None
    lying = [card for card in state.trick if card.suit == state.trump]
    card = act.cards[0]
    return "refused" if lying and card.suit == state.trump and card < max(lying) else None


def _trump_frees(spot: Spot) -> str | None:
    act, state = spot.act, spot.state
    if act is None or act.verb != "play" or not isinstance(state, TrickState) or not state.trick:
        return None
    return "lawful" if act.cards[0].suit not in (state.trick[0].suit, state.trump) else None


def _at_once(spot: Spot) -> str | None:
    """A revoke that cannot be mended."""
    return "refused" if spot.act and spot.act.verb == "take-back" else None


TRICKS = (
    Misreading(
        "ten-above-the-jack",
        "The ten ranks as high as it counts",
        "That ranks the ten above the court cards because it counts ten for Game; in a trick it is "
        "below the jack.",
        {"takes": _trick_by(_ten_high)},
    ),
    Misreading(
        "first-trump-wins",
        "The first trump wins",
        "That gives the trick to the first trump played; the best one takes it.",
        {"takes": _trick_by(_first_trump)},
    ),
    Misreading(
        "highest-card-wins",
        "The highest card wins",
        "That looks at rank alone; a card of another suit, if it is no trump, wins nothing.",
        {"takes": _trick_by(_highest)},
    ),
    Misreading(
        "trump-overlooked",
        "The suit led decides",
        "That overlooks the trump that was played.",
        {"takes": _trick_by(_best_led)},
    ),
    Misreading(
        "must-follow-first",
        "One trumps only when void",
        "That is the rule of other games; here one may follow suit or trump.",
        {"playable": _to_follow, "verdict": _follow_strictly},
    ),
    Misreading(
        "must-trump-when-void",
        "Who cannot follow must trump",
        "That obliges a player without the suit to trump; he may throw anything.",
        {"playable": _must_trump},
    ),
    Misreading(
        "free-to-throw",
        "Whoever may trump may throw anything",
        "That lets a third suit be thrown by one who has the suit led.",
        {"playable": _anything, "verdict": _trump_frees},
    ),
    Misreading(
        "no-undertrumping",
        "A trump must beat the trumps before it",
        "That forbids a lower trump than one already played; any trump will do.",
        {"verdict": _no_undertrump},
    ),
    Misreading(
        "played-is-played",
        "A card played is played",
        "That lets a revoke stand from the moment it is made; it may be taken back until another "
        "card is led.",
        {"verdict": _at_once},
    ),
)
