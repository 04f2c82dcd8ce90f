"""Words that have no place where they are said in a game of tricks, and the law that says so."""

from __future__ import annotations

from collections.abc import Mapping

from hoyle.engine.game import Phase, no_place
from hoyle.engine.laws import Law, Ruling, law, refuse
from hoyle.engine.state import Action
from hoyle.engine.tricks.table import TrickState

Why = tuple[str, tuple[Law, ...]]

_NO_SECOND: Why = ("The cards have been run: nobody begs twice.", ("allfours.beg",))
_NOT_ASKED: Why = ("Nobody has begged, so there is nothing to answer.", ("allfours.beg",))
_UNSETTLED: Why = ("The trump is not settled: nothing is led yet.", ("allfours.beg",))

WHY: dict[tuple[str, str], Why] = {
    ("beg", "bunch"): _NO_SECOND,
    ("beg", "bunch-answer"): _NO_SECOND,
    ("beg", "discard"): _NO_SECOND,
    ("beg", "answer"): ("The beg has been made, and the dealer answers.", ("allfours.beg",)),
    ("beg", "tricks"): ("The trump is settled, and play has begun.", ("allfours.beg",)),
    ("give", "beg"): _NOT_ASKED,
    ("run", "beg"): _NOT_ASKED,
    ("play", "beg"): _UNSETTLED,
    ("play", "answer"): _UNSETTLED,
    ("play", "discard"): ("Cards are laid away before anything is led.", ("allfours.six-cards",)),
    ("play", "count"): ("Every card has been played.", ("allfours.game",)),
    ("claim-low", "beg"): ("No trump has been played yet.", ("allfours.low-claim",)),
    ("count", "tricks"): ("Tricks are counted when the last is in.", ("allfours.game",)),
}


OWN: dict[str, tuple[Law, ...]] = {
    "deal": ("allfours.deal",),
    "turn": ("allfours.turn-up",),
    "give": ("allfours.gift",),
    "run": ("allfours.run",),
    "look": ("allfours.looking",),
    **dict.fromkeys(("keep", "beg"), ("allfours.beg",)),
    **dict.fromkeys(("propose", "go-on", "agree", "decline"), ("allfours.bunching",)),
    "discard": ("allfours.six-cards",),
    "play": ("allfours.lead",),
    "call-for": ("allfours.exposed",),
    "claim-low": ("allfours.low-claim",),
    "take-back": ("allfours.revoke",),
    "wrong-number": ("allfours.deal",),
    "count": ("allfours.game",),
}


def out_of_place(phase: Phase, action: Action, own: Mapping[str, tuple[Law, ...]] = OWN) -> Ruling:
    """A word that has no place, under its own law.

    Once the game is won it is that which leaves no place for it.
    """
    return no_place(phase, action, () if phase.name == "over" else own.get(action.verb, ()))


@law("allfours.beg")
def misplaced(phase: Phase, state: TrickState, action: Action) -> Ruling:
    """The refusal of a word out of its place, with the law a player would be shown."""
    sentence, cited = WHY.get((action.verb, phase.name), ("", ()))
    return refuse(sentence, laws=cited) if sentence else out_of_place(phase, action)
