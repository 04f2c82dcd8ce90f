"""The last round: begun by the opener, for low by the first on the dealer's left; one may check."""

from __future__ import annotations

from collections.abc import Hashable, Iterator
from typing import TypeVar

from hoyle.engine.cards import UNSEEN
from hoyle.engine.game import Phase, Say
from hoyle.engine.games.jacks_back.follow import follow
from hoyle.engine.games.jacks_back.state import JacksState
from hoyle.engine.games.jacks_back.wagers import (
    ANSWERS,
    ROUND,
    answers,
    answers_key,
    check,
    cited_check,
    free_to_check,
    nothing_up,
)
from hoyle.engine.laws import Ruling, irregular, law, lawful, refuse
from hoyle.engine.state import Action, Seat, letter
from hoyle.engine.vying.betting import in_turn, stake, within_limit
from hoyle.engine.vying.joker import fitter_merit
from hoyle.engine.vying.low_ranks import LOW_KINDS, LOW_RANKS

S = TypeVar("S", bound=JacksState)

_SEVEN = (LOW_KINDS.index("no_pair"), LOW_RANKS.index("7"))
_BETS = {
    "bets": lawful("jacks.high-opened", readings=("26",)),
    "low-bets": lawful("jacks.low-final"),
}


def _refused(seat: Seat) -> Ruling:
    return refuse(
        f"{letter(seat)} holds a seven-low or better, and the table plays sevens: bet it.",
        laws=("jacks.sevens", "jacks.announced"),
        readings=("70",),
    )


def _barred(seat: Seat) -> Ruling:
    return irregular(
        f"{letter(seat)} holds a seven-low or better. Checked, it can win at the show what lies in "
        "the pot now, and nothing that is bet from here on.",
        laws=("jacks.sevens", "jacks.checked-seven", "jacks.announced"),
        readings=("70", "76"),
        heard=("jacks.low-final",),
    )


_CHECKED = {"bet": _refused, "pot-only": _barred}  # a seven-low that is checked, by the custom


@law("jacks.sevens")
def sevens_bet(state: JacksState, action: Action) -> Ruling | None:
    """Where the dealer has said so, a seven-low or better that is first to speak is to be bet."""
    if not is_seven(state, action.seat):
        return None
    return _CHECKED[state.rules.sevens](action.seat)


def is_seven(state: JacksState, seat: Seat) -> bool:
    """Whether a hand is known to fall under a custom of sevens that the table keeps."""
    hand = state.hands[seat]
    if not state.low or state.rules.sevens not in _CHECKED or UNSEEN in hand:
        return False
    return fitter_merit(hand) >= _SEVEN


@law("jacks.high-opened", "jacks.low-final")
def cited_bet(state: JacksState, action: Action) -> Ruling | None:
    """The first bet falls under the law of its round."""
    return _BETS[state.phase]


@law("jacks.high-opened", "jacks.low-final")
def bet(state: S, action: Action) -> S:
    """The first bet of the round."""
    return follow(stake(state, action.seat, action.amount, ROUND[state.phase], "bets"))


def _key(state: JacksState) -> Hashable:
    return answers_key(state), is_seven(state, state.turn)


def _options(state: JacksState) -> Iterator[Action]:
    return answers(state, "bet")


_SAYS = {
    **ANSWERS,
    "bet": Say((in_turn, nothing_up, within_limit, cited_bet), bet, ("amount",)),
    "check": Say((in_turn, free_to_check, sevens_bet, cited_check), check),
}
PHASE = Phase("bets", "after the draw", ("jacks.high-opened",), _SAYS, _options, _key)
LOW = Phase("low-bets", "after the draw for low", ("jacks.low-final",), _SAYS, _options, _key)
