"""The first round: jacks or better open the pot for high; till then one may only check."""

from __future__ import annotations

from collections.abc import Hashable, Iterator
from typing import TypeVar

from hoyle.engine.cards import JOKER
from hoyle.engine.game import Phase, Say
from hoyle.engine.games.jacks_back.follow import follow
from hoyle.engine.games.jacks_back.openers import holds_openers, known
from hoyle.engine.games.jacks_back.state import JacksState
from hoyle.engine.games.jacks_back.wagers import ANSWERS, answers, answers_key, check
from hoyle.engine.laws import Ruling, irregular, law, lawful, refuse
from hoyle.engine.state import Action, letter
from hoyle.engine.vying.betting import in_turn, stake, within_limit

S = TypeVar("S", bound=JacksState)

_ON_THE_JOKER = lawful("jacks.opening", "jacks.bug", readings=("65",), heard=("jacks.opening",))
_HELD_BACK = lawful("jacks.opening", readings=("74",), heard=("jacks.opening",))


@law("jacks.opening")
def has_openers(state: JacksState, action: Action) -> Ruling | None:
    """The pot is opened on a pair of jacks or better; else the opening is a false one."""
    hand = state.hands[action.seat]
    joker = JOKER in hand
    if holds_openers(hand):
        return _ON_THE_JOKER if joker and known(hand) else None
    lack = f"{letter(action.seat)} does not hold a pair of jacks, nor anything that beats it"
    cited = ("jacks.opening", "jacks.bug") if joker else ("jacks.opening",)
    readings = ("64", "65") if joker else ("64",)
    if state.rules.false_opening == "forbidden":
        said = f"{lack}: at this table the pot is not opened falsely."
        return refuse(said, laws=cited, readings=readings)
    return irregular(
        f"{lack}: this is a false opening. Once it is found out the hand is dead, and all that it "
        "has put into the pot is lost.",
        laws=cited,
        readings=readings,
        heard=("jacks.opening",),
    )


@law("jacks.opening")
def need_not_open(state: JacksState, action: Action) -> Ruling | None:
    """One who holds openers may check all the same (reading 74)."""
    hand = state.hands[action.seat]
    return _HELD_BACK if known(hand) and holds_openers(hand) else None


@law("jacks.opening")
def open_pot(state: S, action: Action) -> S:
    """The pot is open for high: everybody else, those who checked included, may come in."""
    seat = action.seat
    state = stake(state, seat, action.amount, "jacks.opening", "opens")
    return follow(state.but(phase="coming-in", opener=seat, opened_on=state.hands[seat]))


def _key(state: JacksState) -> Hashable:
    hand = state.hands[state.turn]
    return "opening", state.turn, known(hand), holds_openers(hand)


def _options(state: JacksState) -> Iterator[Action]:
    yield Action(state.turn, "check")
    for amount in range(1, state.rules.limit + 1):
        yield Action(state.turn, "open", amount=amount)


PHASE = Phase(
    "opening",
    "in the first round",
    ("jacks.opening",),
    {
        "open": Say((in_turn, within_limit, has_openers), open_pot, ("amount",)),
        "check": Say((in_turn, need_not_open), check),
    },
    _options,
    _key,
)
COMING_IN = Phase(
    "coming-in",
    "once the pot is open for high",
    ("jacks.high-opened",),
    ANSWERS,
    answers,
    answers_key,
)
