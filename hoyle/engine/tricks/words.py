"""Words that have no place where they are said in a game of tricks, and the law that says so."""

from __future__ import annotations

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


WORDS: dict[str, Why] = {
    "deal": ("Dealing", ("allfours.deal",)),
    "turn": ("Turning a card", ("allfours.turn-up",)),
    "keep": ("Letting the trump stand", ("allfours.beg",)),
    "beg": ("Begging", ("allfours.beg",)),
    "give": ("Giving a point", ("allfours.gift",)),
    "run": ("Running the cards", ("allfours.run",)),
    "look": ("Looking at the cards", ("allfours.looking",)),
    "propose": ("Bunching the cards", ("allfours.bunching",)),
    "go-on": ("Being content with the cards", ("allfours.bunching",)),
    "agree": ("Agreeing to bunch", ("allfours.bunching",)),
    "decline": ("Declining to bunch", ("allfours.bunching",)),
    "discard": ("Laying cards away", ("allfours.six-cards",)),
    "play": ("Playing a card", ("allfours.lead",)),
    "call-for": ("Calling for a card", ("allfours.exposed",)),
    "claim-low": ("Claiming Low", ("allfours.low-claim",)),
    "take-back": ("Taking a card back", ("allfours.revoke",)),
    "wrong-number": ("Telling of a wrong number of cards", ("allfours.deal",)),
    "count": ("Counting the tricks", ("allfours.game",)),
}


def out_of_place(phase: Phase, action: Action, words: dict[str, Why] = WORDS) -> Ruling:
    """A word that has no place, as the table calls it, under its own law.

    Once the game is won it is that which leaves no place for it.
    """
    doing, cited = words.get(action.verb, ("", ()))
    return no_place(phase, action, doing, () if phase.name == "over" else cited)


@law("allfours.beg")
def misplaced(phase: Phase, state: TrickState, action: Action) -> Ruling:
    """The refusal of a word out of its place, with the law a player would be shown."""
    sentence, cited = WHY.get((action.verb, phase.name), ("", ()))
    return refuse(sentence, laws=cited) if sentence else out_of_place(phase, action)
