"""The deal by threes, three more for a run, and the card turned up for trumps."""

from __future__ import annotations

from typing import TypeVar

from hoyle.engine.cards import UNSEEN, Card
from hoyle.engine.laws import Ruling, irregular, law, lawful, refuse
from hoyle.engine.pool import open_pool
from hoyle.engine.state import DEALER, Action, Deal, Event, letter
from hoyle.engine.tricks.points import JACK
from hoyle.engine.tricks.scoring import Point, score_at_once
from hoyle.engine.tricks.table import (
    NO_TRUMP,
    Hand,
    TrickState,
    round_from,
    side_of,
)

S = TypeVar("S", bound=TrickState)
DEALT, RUN = 6, 3

_TURNED = lawful("allfours.turn-up")
_JACK_TURNED = lawful("allfours.turned-jack", readings=("46",))
_SAME_SUIT = lawful("allfours.same-suit", readings=("46",))
_RUNS_OUT = lawful("allfours.pack-runs-out")


def begin(kind: type[S], rules: object, deal: Deal) -> S:
    """The table before the first deal of a game."""
    seats = len(deal.stacks)
    nobody: tuple[Hand, ...] = ((),) * seats
    return kind(
        rules=rules,
        phase="deal",
        hands=nobody,
        pool=open_pool(deal.stacks, deal.carried),
        waiting=(),
        dealer=seats - 1,
        discards=nobody,
        exposed=nobody,
    )


def _dealers_own(state: TrickState, action: Action) -> Ruling | None:
    if action.seat != DEALER:
        return refuse("Only the dealer gives out cards.")
    if UNSEEN in action.cards:
        return refuse("The record names every card that is dealt.")
    if len(set(action.cards)) < len(action.cards):
        return refuse("A card is dealt twice; the pack holds each of them once.")
    return None


@law("allfours.deal")
def six_each(state: TrickState, action: Action) -> Ruling | None:
    """Six cards each, by threes, none twice; who is given another number may say so."""
    wrong = _dealers_own(state, action)
    return wrong or (_miscounted(state, action) if _so_many(state, action, DEALT) else None)


@law("allfours.run")
def three_more(state: TrickState, action: Action) -> Ruling | None:
    """Three more cards each, off the stock."""
    wrong = _dealers_own(state, action) or _so_many(state, action, RUN)
    return wrong or _in_the_stock(state, action.cards)


def _so_many(state: TrickState, action: Action, number: int) -> Ruling | None:
    if action.counts == (number,) * len(state.hands) and len(action.cards) == sum(action.counts):
        return None
    return refuse(f"Everybody is given {number} cards, and each is named.")


def _miscounted(state: TrickState, action: Action) -> Ruling:
    """A deal of a wrong number, found out or not: one packet too many, or too few."""
    counts = action.counts
    each = len(counts) == len(state.hands) and sum(counts) == len(action.cards)
    if not each or min(counts) < DEALT - RUN or max(counts) > DEALT + RUN:
        return refuse(f"Everybody is given {DEALT} cards, and each is named.")
    odd = [f"{letter(s)} has {count}" for s, count in enumerate(counts) if count != DEALT]
    return irregular(
        f"Everybody should have {DEALT} cards, and {' and '.join(odd)}. Whoever finds it says so "
        "before he plays to the first trick.",
        readings=("52",),
    )


def _in_the_stock(state: TrickState, cards: Hand) -> Ruling | None:
    named = frozenset(cards)
    for pile in state.piles:
        if not named.isdisjoint(pile):
            return refuse(f"The {min(named.intersection(pile)).name} is not in the stock.")
    return None


def give_out(held: tuple[Hand, ...], action: Action) -> tuple[Hand, ...]:
    """The hands with the cards of a deal added to them."""
    hands, at = [], 0
    for hand, count in zip(held, action.counts, strict=True):
        hands.append(hand + action.cards[at : at + count])
        at += count
    return tuple(hands)


@law("allfours.deal")
def fresh_deal(state: S, action: Action, phase: str = "turn") -> S:
    """A new deal: the cards of the last are gathered, the counters stay where they are."""
    nobody: tuple[Hand, ...] = ((),) * len(state.hands)
    return state.but(
        phase=phase,
        hands=give_out(nobody, action),
        trump=NO_TRUMP,
        turned=(),
        runs=0,
        trick=(),
        tricks=(),
        discards=nobody,
        low=None,
        looked=(),
        misdealt=tuple([s for s, count in enumerate(action.counts) if count != DEALT]),
        revokes=(),
        exposed=nobody,
        called=None,
        counted=(),
        deals=state.deals + 1,
        pitcher=DEALER,
        bid=0,
        bids=(),
        leader=state.eldest,
        left=52 - len(action.cards),
    )


@law("allfours.turn-up")
def from_the_stock(state: TrickState, action: Action) -> Ruling | None:
    """One card is turned, off the top of the stock."""
    if len(action.cards) != 1:
        return refuse("One card is turned for trumps, and it is named.")
    return _dealers_own(state, action) or _in_the_stock(state, action.cards)


@law("allfours.turned-jack", "allfours.same-suit")
def cited_turn(state: TrickState, action: Action) -> Ruling | None:
    """What a turn falls under: the suit again, a Jack, or simply the turn-up."""
    card = action.cards[0]
    if rejected(state, card):
        return _SAME_SUIT if can_run(state.left - 1, state) else _RUNS_OUT
    return _JACK_TURNED if card.rank == JACK else _TURNED


def rejected(state: TrickState, card: Card) -> bool:
    """Whether a card turned after a run is of the suit that was begged against."""
    return bool(state.turned) and card.suit == state.turned[0].suit


@law("allfours.turn-up")
def turn_up(state: S, action: Action) -> S:
    """The card makes trumps and lies on the stock; a Jack that does so counts at once."""
    card = action.cards[0]
    turned, left = (*state.turned, card), state.left - 1
    if rejected(state, card):
        event = Event("same-suit", state.dealer, cards=(card,), law="allfours.same-suit")
        return run_on(state.but(turned=turned, left=left, events=state.told(event)))
    state = state.but(turned=turned, left=left, trump=card.suit)
    return score_turned_jack(state, card) if card.rank == JACK else state


@law("allfours.turned-jack")
def score_turned_jack(state: S, card: Card) -> S:
    """The dealer scores a Jack that he turns for trumps, at once."""
    side = side_of(state, state.dealer)
    return score_at_once(state, Point("turned-jack", side, 1, "allfours.turned-jack", (card,)))


def can_run(left: int, state: TrickState) -> bool:
    """Whether the stock can give three to each and a card to turn."""
    return left > RUN * len(state.hands)


@law("allfours.run", "allfours.pack-runs-out")
def run_on(state: S) -> S:
    """Three more each, if the stock can give them and a card to turn; else all is thrown in."""
    if can_run(state.left, state):
        return state.but(phase="run", waiting=())
    event = Event("pack-runs-out", state.dealer, law="allfours.pack-runs-out")
    return throw_in(state, event)


def throw_in(state: S, event: Event) -> S:
    """All hands are thrown in, and the same dealer deals again."""
    return state.but(
        phase="deal",
        waiting=(),
        hands=((),) * len(state.hands),
        turned=(),
        trump=NO_TRUMP,
        left=52,
        runs=0,
        misdealt=(),
        events=state.told(event),
    )


@law("allfours.run")
def deal_three(state: S, action: Action) -> S:
    """Three more cards to each, and another is turned."""
    hands = give_out(state.hands, action)
    left = state.left - len(action.cards)
    return state.but(hands=hands, left=left, runs=state.runs + 1, phase="turn")


@law("allfours.next-deal")
def next_deal(state: S) -> S:
    """The deal goes to the left."""
    event = Event("next-deal", state.eldest, law="allfours.next-deal")
    events = state.told(event)
    return state.but(phase="deal", dealer=state.eldest, waiting=(), events=events)


def from_eldest(state: TrickState) -> tuple[int, ...]:
    """The seats once round from the dealer's left."""
    return round_from(state.eldest, len(state.hands))
