"""Words that have no place where they are said, and the law that says so."""

from __future__ import annotations

from hoyle.engine.game import Phase, no_place
from hoyle.engine.games.draw_poker.state import PokerState
from hoyle.engine.games.draw_poker.turns import out_of_this_jack
from hoyle.engine.laws import Law, Ruling, law, refuse
from hoyle.engine.state import Action

Why = tuple[str, tuple[Law, ...]]

_NO_STRADDLE: Why = ("There is neither age nor straddle in a jack pot.", ("poker.37",))
_NOT_LEVEL: Why = (
    "Nobody draws until all who stay have put up alike.",
    ("pool.level",),
)
_UNOPENED: Why = ("The pot has not been opened: open it, or pass and keep the hand.", ("poker.38",))
_OPENED: Why = ("The pot is open already: come in, raise or drop.", ("poker.41",))
_ANTED: Why = ("The antes have been put up, and the cards are dealt.", ("poker.37",))
_NO_OPENER: Why = ("Nobody has opened yet, so there is no opener.", ("poker.38",))
_NO_CHECK: Why = (
    "Before the draw one comes in or gives up the hand; nothing is checked.",
    ("pool.retire",),
)
_NOT_YET: Why = (
    "What he is shy may be asked for, but no law makes him pay it before a call; he may put it up.",
    ("poker.46",),
)
_UNCALLED: Why = ("What nobody has called need not be shown.", ("pool.uncalled",))

WHY: dict[tuple[str, str], Why] = {
    ("straddle", "antes"): _NO_STRADDLE,
    ("straddle", "opening"): _NO_STRADDLE,
    ("straddle", "coming-in"): _NO_STRADDLE,
    ("draw", "first-bets"): _NOT_LEVEL,
    ("draw", "coming-in"): _NOT_LEVEL,
    ("stand", "coming-in"): _NOT_LEVEL,
    ("stand", "first-bets"): _NOT_LEVEL,
    ("come-in", "opening"): _UNOPENED,
    ("raise", "opening"): _UNOPENED,
    ("call", "opening"): _UNOPENED,
    ("bet", "opening"): _UNOPENED,
    ("check", "opening"): _UNOPENED,
    ("ante", "opening"): _ANTED,
    ("pass-jack", "opening"): _ANTED,
    ("own-up", "opening"): _NO_OPENER,
    ("take-up", "opening"): _NO_OPENER,
    ("draw", "opening"): _NOT_LEVEL,
    ("stand", "opening"): _NOT_LEVEL,
    ("show", "opening"): _UNCALLED,
    ("claim-flush", "opening"): _UNCALLED,
    ("claim-straight", "opening"): _UNCALLED,
    ("fold", "opening"): (
        "Before the pot is opened one passes and keeps the hand, or throws it away and pays.",
        ("poker.38", "jack.abandoning"),
    ),
    ("open", "coming-in"): _OPENED,
    ("pass", "coming-in"): (
        "The pot is open: to decline now is to give up the hand.",
        ("poker.41",),
    ),
    ("throw-away", "coming-in"): (
        "The pot is open: to decline now is simply to give up the hand.",
        ("poker.41",),
    ),
    ("pass", "bets"): (
        "There is no passing after the draw: bet, or give up the hand.",
        ("pool.bet-or-drop",),
    ),
    ("check", "first-bets"): _NO_CHECK,
    ("check", "coming-in"): _NO_CHECK,
    ("show", "bets"): _UNCALLED,
    ("show", "over"): _UNCALLED,
    ("claim-flush", "bets"): _UNCALLED,
    ("claim-straight", "bets"): _UNCALLED,
}


@law("poker.37")
def misplaced(phase: Phase, state: PokerState, action: Action) -> Ruling:
    """The refusal of a word out of its place, with the law a player would be shown."""
    barred = out_of_this_jack(state, action) if state.phase != "antes" else None
    if barred is not None:
        return barred
    sentence, cited = WHY.get((action.verb, phase.name), ("", ()))
    if not sentence and action.verb == "dun":
        sentence, cited = _NOT_YET
    return refuse(sentence, laws=cited) if sentence else no_place(phase, action)
