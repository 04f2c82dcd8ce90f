"""Words that have no place where they are said, and the law that says so."""

from __future__ import annotations

from hoyle.engine.game import Phase, no_place
from hoyle.engine.games.straight_poker.state import StraightState
from hoyle.engine.laws import Law, Ruling, law, refuse
from hoyle.engine.state import Action, letter

Why = tuple[str, tuple[Law, ...]]

_NO_DRAW: Why = (
    "There is no draw at Straight Poker: the hand is played as it was dealt.",
    ("straight.no-draw",),
)
_NO_BLIND: Why = (
    "There is neither blind nor straddle: the holder of the buck antes for all.",
    ("straight.buck",),
)
_NO_OPENERS: Why = (
    "Nothing is opened here, and no pair is asked for: bet, on any hand at all.",
    ("straight.bet-or-pass",),
)
_UNBET: Why = ("Nobody has bet: there is nothing to call or to raise.", ("straight.bet-or-pass",))
_UNCALLED: Why = ("Nobody has called: no hand need be shown.", ("pool.uncalled",))
_NO_CARDS: Why = ("The cards are not dealt yet.", ("straight.deal",))
_BET_UP: Why = (
    "A bet is up already: call it, raise it or give up the hand.",
    ("straight.passers-decide",),
)
_BETS_OVER: Why = (
    "The betting is over: all who stay have met the last bet, and show.",
    ("pool.raise", "pool.show-called"),
)
_CHECK: Why = (
    "The word is to pass: before a bet it keeps the hand, as a check would.",
    ("straight.bet-or-pass",),
)
_NO_SUCH_HAND: Why = (
    "No straight flush is known at Straight Poker, and no hand is claimed before it is shown.",
    ("straight.ranking",),
)

ANYWHERE: dict[str, Why] = {
    **dict.fromkeys(("draw", "stand", "help"), _NO_DRAW),
    **dict.fromkeys(("straddle", "no-straddle", "make-good", "blind"), _NO_BLIND),
    **dict.fromkeys(("open", "show-openers", "come-in", "make-jack", "pass-jack"), _NO_OPENERS),
    "claim-straight-flush": _NO_SUCH_HAND,
}
WHY: dict[tuple[str, str], Why] = {
    ("call", "before-a-bet"): _UNBET,
    ("raise", "before-a-bet"): _UNBET,
    ("check", "before-a-bet"): _CHECK,
    ("show", "before-a-bet"): _UNCALLED,
    ("refuse", "before-a-bet"): _UNCALLED,
    ("show", "bets"): _UNCALLED,
    ("refuse", "bets"): _UNCALLED,
    ("bet", "bets"): _BET_UP,
    **{(verb, "show"): _BETS_OVER for verb in ("bet", "call", "raise", "fold", "pass", "check")},
    **{
        (verb, phase): _NO_CARDS
        for verb in ("pass", "bet", "call", "raise", "fold", "check", "misdeal")
        for phase in ("deal", "between")
    },
}


@law("straight.no-draw")
def misplaced(phase: Phase, state: StraightState, action: Action) -> Ruling:
    """The refusal of a word out of its place, with the law a player would be shown."""
    if action.verb == "ante":
        return no_own_ante(phase, state, action)
    why = ANYWHERE.get(action.verb) or WHY.get((action.verb, phase.name))
    return refuse(why[0], laws=why[1]) if why else no_place(phase, action)


@law("straight.ante", "straight.buck")
def no_own_ante(phase: Phase, state: StraightState, action: Action) -> Ruling:
    """Nobody antes for himself, and the ante for all never varies."""
    amount, holder = state.rules.ante * state.seats, letter(state.buck)
    if phase.name not in ("deal", "between") or state.ante_up:
        return refuse("The ante lies there already, put up for everybody.", laws=_BUCK)
    if action.seat != state.buck:
        return refuse(
            f"Nobody antes for himself: {holder} antes for all, with the buck.", laws=_BUCK
        )
    if action.amount not in (0, amount):
        said = f"The ante never varies: {holder} puts up {amount}, {state.rules.ante} for each."
        return refuse(said, laws=("straight.ante",))
    return refuse(f"{holder}’s {amount} go into the pool as the cards are dealt.", laws=_BUCK)


_BUCK = ("straight.buck", "straight.ante")
