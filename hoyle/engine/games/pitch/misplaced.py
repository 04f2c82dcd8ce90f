"""Words that have no place where they are said at Pitch, and the law that says so."""

from __future__ import annotations

from hoyle.engine.game import Phase
from hoyle.engine.laws import Law, Ruling, law, refuse
from hoyle.engine.state import Action
from hoyle.engine.tricks.table import TrickState
from hoyle.engine.tricks.words import OWN, Why, out_of_place

_TURNED = ("turn",)
_BEGGING = ("keep", "beg", "give", "run", "propose", "go-on", "agree", "decline", "discard")
_SELLING = ("pitch", "sell", "offer", "no-bid", "accept")

_LOOKS = "No trump is turned at Pitch, and everybody looks at his cards at once."
_NO_TURN = "No card is turned at Pitch: the first card played makes trumps."
_NO_BEG = "No trump is turned at Pitch, so there is nothing to beg against, to give for or to run."
_NOTHING_SOLD = "Nothing is sold or bid at this table: the eldest hand pitches."
_PITCHED = "It is settled who pitches."
_NOT_YET = "Nobody leads until it is settled who pitches."
_FIRST_SAY = "The eldest hand has the first say, and nothing is for sale yet."

_WHY: dict[tuple[str, str], Why] = {
    ("play", "sell"): (_NOT_YET, ("pitch.selling",)),
    ("play", "bids"): (_NOT_YET, ("pitch.bid",)),
    ("play", "sale"): (_NOT_YET, ("pitch.sale",)),
    ("play", "count"): ("Every card has been played.", ("allfours.game",)),
    ("count", "tricks"): ("Tricks are counted when the last is in.", ("allfours.game",)),
    ("offer", "sell"): (_FIRST_SAY, ("pitch.selling",)),
    ("offer", "sale"): ("The bidding is over, and the bid is answered.", ("pitch.bid",)),
    ("accept", "bids"): ("All have their say before a bid is answered.", ("pitch.sale",)),
    ("pitch", "bids"): ("It is for sale, and the bids are heard first.", ("pitch.sale",)),
}

_OWN: dict[str, tuple[Law, ...]] = {
    **OWN,
    **dict.fromkeys(("pitch", "sell"), ("pitch.selling",)),
    **dict.fromkeys(("offer", "no-bid"), ("pitch.bid",)),
    "accept": ("pitch.sale",),
}


@law("pitch.no-turn-up")
def misplaced(phase: Phase, state: TrickState, action: Action) -> Ruling:
    """The refusal of a word out of its place, with the law a player would be shown."""
    sentence, cited = _why(phase, state, action.verb)
    return refuse(sentence, laws=cited) if sentence else out_of_place(phase, action, _OWN)


def _why(phase: Phase, state: TrickState, verb: str) -> Why:
    if verb in _TURNED:
        return _NO_TURN, ("pitch.no-turn-up", "pitch.first-card")
    if verb == "look":
        return _LOOKS, ("pitch.no-turn-up",)
    if verb in _BEGGING:
        return _NO_BEG, ("pitch.no-turn-up",)
    if verb in _SELLING and state.rules.auction == "eldest-pitches":
        return _NOTHING_SOLD, ("pitch.selling",)
    if verb in _SELLING and phase.name == "tricks":
        return _PITCHED, ("pitch.selling",)
    return _WHY.get((verb, phase.name), ("", ()))
