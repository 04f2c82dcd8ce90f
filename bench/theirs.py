"""pokerkit's five-card draw, played at random, replayed and asked what is lawful."""

from copy import deepcopy
from random import Random

from pokerkit import Automation, HandHistory, StandardHighHand, State
from pokerkit.games import FixedLimitPokerMixin, SingleDraw
from pokerkit.utilities import Deck

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


def lawful(state: State) -> list[tuple[str, object]]:
    """What the player to act may do: the name of the operation and its argument."""
    found: list[tuple[str, object]] = []
    if state.can_fold():
        found.append(("fold", None))
    if state.can_check_or_call():
        found.append(("check_or_call", None))
    if state.can_complete_bet_or_raise_to():
        found.append(("complete_bet_or_raise_to", None))
    if state.can_stand_pat_or_discard():
        found.append(("stand_pat_or_discard", ()))
        hand = tuple(state.get_down_cards(state.stand_patter_or_discarder_index))
        found += [("stand_pat_or_discard", hand[:count]) for count in (1, 2, 3)]
    return found


def play(chance: Random, seen: list[State] | None = None) -> State:
    """One hand of random lawful acts: the state at its end, and copies of those on the way."""
    state = GAME((STACK,) * SEATS, SEATS)
    while acts := lawful(state):
        if seen is not None:
            seen.append(deepcopy(state))
        name, given = chance.choice(acts)
        do = getattr(state, name)
        do() if given is None else do(given)
    return state


def record(state: State) -> HandHistory:
    """The hand as pokerkit writes it."""
    return HandHistory.from_game_state(GAME, state)


def replay(history: HandHistory) -> None:
    """Every state of a written hand, in turn."""
    for _ in history:
        pass
