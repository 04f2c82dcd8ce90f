"""Words that have no place where they are said, and the law that says so."""

from __future__ import annotations

from hoyle.engine.game import Phase, no_place
from hoyle.engine.games.jacks_back.state import JacksState
from hoyle.engine.laws import Law, Ruling, law, refuse
from hoyle.engine.state import Action

Why = tuple[str, tuple[Law, ...], tuple[str, ...]]

_ONLY_CHECK: Why = (
    "Nobody has opened, and there is nothing to meet: open, or check and keep the hand.",
    ("jacks.opening",),
    ("61",),
)
_ONLY_CHECK_LOW: Why = (
    "Nobody has opened for low, and there is nothing to meet: open, or check and keep the hand.",
    ("jacks.low", "jacks.opening"),
    ("61",),
)
_OPENED: Why = ("The pot is open already: call, raise or fold.", ("jacks.high-opened",), ())
_OPENED_LOW: Why = ("The pot is open already: call, raise or fold.", ("jacks.low",), ())
_FACING: Why = (
    "The pot is open and there is a bet to meet: call, raise or fold.",
    ("jacks.high-opened",),
    (),
)
_UNCALLED: Why = ("What nobody has called need not be shown.", ("pool.uncalled",), ())
_ANTED: Why = ("The antes are up: everybody put one up before the deal.", ("jacks.antes",), ())
_NOT_LEVEL: Why = (
    "Nobody draws until all who stay have put up alike.",
    ("jacks.high-opened",),
    (),
)
_NO_DRAW: Why = (
    "Nobody has opened: there is nothing yet to draw for.",
    ("jacks.opening",),
    (),
)
_NO_DRAW_LOW: Why = (
    "For low too, cards are drawn only once the pot has been opened and all who stay lie level.",
    ("jacks.low-draw", "jacks.low"),
    (),
)
_NO_PROOF: Why = (
    "The hand is played for low: nobody has opened for high, and openers are not asked for.",
    ("jacks.low",),
    (),
)

WHY: dict[tuple[str, str], Why] = {
    **{(word, "opening"): _ONLY_CHECK for word in ("fold", "call", "raise", "bet")},
    **{(word, "low-opening"): _ONLY_CHECK_LOW for word in ("fold", "call", "raise", "bet")},
    **{(word, "opening"): _NO_DRAW for word in ("draw", "stand")},
    **{(word, "low-opening"): _NO_DRAW_LOW for word in ("draw", "stand")},
    **{(word, "low-coming-in"): _NO_DRAW_LOW for word in ("draw", "stand")},
    **{(word, "coming-in"): _NOT_LEVEL for word in ("draw", "stand")},
    ("open", "coming-in"): _OPENED,
    ("bet", "coming-in"): _OPENED,
    ("check", "coming-in"): _FACING,
    ("open", "low-coming-in"): _OPENED_LOW,
    ("bet", "low-coming-in"): _OPENED_LOW,
    ("show", "bets"): _UNCALLED,
    ("show", "low-bets"): _UNCALLED,
    ("show", "over"): _UNCALLED,
    ("show-openers", "low-bets"): _NO_PROOF,
    ("show-openers", "low-show"): _NO_PROOF,
    **{("ante", name): _ANTED for name in ("deal", "opening", "low-opening")},
}


@law("jacks.opening")
def misplaced(phase: Phase, state: JacksState, action: Action) -> Ruling:
    """The refusal of a word out of its place, with the law a player would be shown."""
    if (action.verb, phase.name) not in WHY:
        return no_place(phase, action)
    sentence, cited, readings = WHY[action.verb, phase.name]
    return refuse(sentence, laws=cited, readings=readings)
