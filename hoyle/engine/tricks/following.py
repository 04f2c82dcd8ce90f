"""Follow or trump: which cards may be played, and which card in hand makes it so."""

from __future__ import annotations

from functools import lru_cache

from hoyle.engine.cards import CARDS, SUIT_NAMES, UNSEEN
from hoyle.engine.laws import Ruling, law, laws_of, refuse
from hoyle.engine.state import Action, letter
from hoyle.engine.tricks.table import OF_SUIT, Hand, TrickState, side_of


@law("allfours.in-turn")
def one_held_card(state: TrickState, action: Action) -> Ruling | None:
    """One card is played, and it is one that the player holds."""
    seat, cards = action.seat, action.cards
    if not 0 <= seat < len(state.hands):
        return refuse("Nobody of that name sits at this table.")
    if len(cards) != 1:
        return refuse("One card is played to a trick, and it is named.")
    if cards[0] not in state.hands[seat] or cards[0] == UNSEEN:
        return refuse(f"{letter(seat)} does not hold the {cards[0].name}.")
    return None


@law("allfours.trump-led")
def follow_trumps(state: TrickState, action: Action) -> Ruling | None:
    """A trump led must be followed with a trump by all who have one."""
    trick = state.trick
    if not trick or trick[0].suit != state.trump:
        return None
    card, seat = action.cards[0], action.seat
    mine = _of(state.hands[seat], state.trump)
    if not mine or card.suit == state.trump:
        return None
    return refuse(
        f"Trumps were led and {letter(seat)} holds {_held(mine)}: he must play a trump.",
        heard=("allfours.trump-led",),
    )


@law("allfours.follow-or-trump")
def follow_or_trump(state: TrickState, action: Action) -> Ruling | None:
    """A plain suit led is followed or trumped; only who has none of it may throw another away."""
    trick = state.trick
    if not trick:
        return None
    card, seat, led = action.cards[0], action.seat, trick[0].suit
    if card.suit in (led, state.trump):
        return None
    mine = _of(state.hands[seat], led)
    if not mine:
        return None
    return refuse(
        f"{SUIT_NAMES[led].capitalize()} were led and {letter(seat)} holds {_held(mine)}: he must "
        "follow or trump.",
        heard=("allfours.follow-or-trump",),
    )


@lru_cache(maxsize=32)
def answering(led: int, trump: int) -> tuple[str, ...]:
    """How each card of the pack answers a suit led: it follows, trumps, or is of a third suit."""
    suits = [card.suit for card in CARDS]
    return tuple(["follow" if s == led else "trump" if s == trump else "third" for s in suits])


def _of(hand: Hand, suit: int) -> Hand:
    return tuple([card for card in hand if card.suit == suit])


def _held(cards: Hand) -> str:
    """The cards that bind a player, in words."""
    names = [f"the {card.name}" for card in cards]
    return names[0] if len(names) == 1 else f"{', '.join(names[:-1])} and {names[-1]}"


def breaks_suit(state: TrickState, action: Action) -> Ruling | None:
    """The refusal of a card that neither follows nor trumps where it must; None for the others."""
    trick = state.trick
    if not trick or OF_SUIT[trick[0] & 3].isdisjoint(state.hands[action.seat]):
        return None
    for guard in (follow_trumps, follow_or_trump):
        ruling = guard(state, action)
        if ruling is not None:
            return ruling.under(laws_of(guard))
    return None


def binding(state: TrickState, seat: int) -> Hand:
    """The cards of a hand that bind it in the trick on the table: those of the suit led."""
    if not state.trick:
        return ()
    return _of(state.hands[seat], state.trick[0].suit)


@law("allfours.trick")
def winning(cards: Hand, trump: int) -> int:
    """The place of the card that wins: the best trump, or else the best of the suit led."""
    trumps = OF_SUIT[trump].intersection(cards)
    return cards.index(max(trumps or OF_SUIT[cards[0] & 3].intersection(cards)))


def partners(state: TrickState, one: int, other: int) -> bool:
    """Whether two seats are on one side."""
    return side_of(state, one) == side_of(state, other)
