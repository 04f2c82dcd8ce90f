"""pokerkit's five-card draw, played at random, replayed and asked what is lawful."""

from collections import deque
from copy import deepcopy
from itertools import chain, combinations
from random import Random

import pokerkit.state
from pokerkit import Automation, HandHistory, StandardHighHand, State
from pokerkit.games import FixedLimitPokerMixin, SingleDraw
from pokerkit.utilities import Deck

from bench.packs import packs

Act = tuple[str, tuple[object, ...]]
SEATS, STACK, ANTE, BET = 4, 200, 2, 10


class FiveCardDraw(FixedLimitPokerMixin, SingleDraw):
    """Five cards, one draw, high hand wins."""

    deck = Deck.STANDARD
    hand_types = (StandardHighHand,)
    hole_dealing_count = 5


GAME = FiveCardDraw(tuple(Automation), True, ANTE, 0, BET)
CODE = "F5H1D"
HandHistory.game_types[CODE] = FiveCardDraw
HandHistory.variants[FiveCardDraw] = CODE
FIELDS = HandHistory.required_field_names
FIELDS[CODE] = FIELDS["N2L1D"]

PACKS = packs(tuple(Deck.STANDARD))


def ready(cards: deque) -> None:
    """A pack shuffled beforehand, instead of one shuffled for each hand."""
    cards.clear()
    cards.extend(next(PACKS))


pokerkit.state.shuffle = ready


def bets(state: State) -> list[Act]:
    """What the player to bet may do: the name of the operation and what it is given."""
    found: list[Act] = []
    if state.can_fold():
        found.append(("fold", ()))
    if state.can_check_or_call():
        found.append(("check_or_call", ()))
    if state.can_complete_bet_or_raise_to():
        found.append(("complete_bet_or_raise_to", ()))
    return found


def lawful(state: State) -> list[Act]:
    """Every lawful act: those of betting, and at the draw each of the 32 ways to discard."""
    if not state.can_stand_pat_or_discard():
        return bets(state)
    hand = tuple(state.get_down_cards(state.stand_patter_or_discarder_index))
    ways = chain.from_iterable(combinations(hand, count) for count in range(len(hand) + 1))
    return [
        ("stand_pat_or_discard", (cards,))
        for cards in ways
        if state.can_stand_pat_or_discard(cards)
    ]


def act(state: State, chance: Random) -> Act | None:
    """A lawful act at random; at the draw each card is thrown away or kept without a list."""
    if acts := bets(state):
        return acts[int(chance.random() * len(acts))]
    if not state.can_stand_pat_or_discard():
        return None
    hand = state.get_down_cards(state.stand_patter_or_discarder_index)
    return "stand_pat_or_discard", (tuple(card for card in hand if chance.random() < 0.5),)


def play(chance: Random, seen: list[State] | None = None) -> State:
    """One hand of random lawful acts: the state at its end, and copies of those on the way."""
    state = GAME((STACK,) * SEATS, SEATS)
    while chosen := act(state, chance):
        if seen is not None:
            seen.append(deepcopy(state))
        name, given = chosen
        getattr(state, name)(*given)
    return state


def record(state: State) -> HandHistory:
    """The hand as pokerkit writes it."""
    return HandHistory.from_game_state(GAME, state)


def replay(history: HandHistory) -> None:
    """Every state of a written hand, in turn."""
    for _ in history:
        pass
