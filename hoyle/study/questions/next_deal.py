"""What is dealt when a pool is decided, by whom, and why."""

from __future__ import annotations

from collections.abc import Iterator

from hoyle.engine.laws import Law
from hoyle.engine.state import Outcome, Seat, letter
from hoyle.study.questions.kind import Reasons
from hoyle.study.spot import Spot, Value
from hoyle.study.telling import hand_words, listed

DEALS = {
    "ordinary": "An ordinary pool",
    "jack": "A jack",
    "jacks": "A jack by each player in turn",
}
_BRINGS = {"high_hand": "jack.high-hand", "round_of_jacks": "jack.round-of-jacks"}
_DEALS_NEXT = "jack.who-deals-next"


def dealer_next(spot: Spot) -> Value | None:
    """Who deals next."""
    ending = _ending(spot)
    return letter(ending.next_dealer) if ending else None


def other_dealers(spot: Spot, right: Value) -> Iterator[Value]:
    """The dealer, the left of the dealer, and the others."""
    seats = len(spot.state.hands)
    yield from (letter(seat) for seat in (seats - 1, 0))
    yield from (letter(seat) for seat in range(seats))


def dealer_why(spot: Spot) -> Reasons:
    """The deal goes to the left."""
    ending = _ending(spot)
    if ending is None:
        return (), ""
    dealt = letter(getattr(spot.last.state, "dealer", len(spot.state.hands) - 1))
    laws = (_DEALS_NEXT,) if _DEALS_NEXT in ending.laws else ending.laws
    left = letter(ending.next_dealer)
    return laws, f"The pool is decided and the deal goes to the left, from {dealt} to {left}."


def deal_next(spot: Spot) -> Value | None:
    """What is dealt next."""
    ending = _ending(spot)
    if ending is None:
        return None
    return "jacks" if ending.next_jacks > 1 else ending.next_kind


def deal_why(spot: Spot) -> Reasons:
    """What brings a jack, or that nothing does."""
    ending = _ending(spot)
    if ending is None:
        return (), ""
    if ending.next_prepaid:
        return _cause_first(ending), _penalty(spot, ending.next_prepaid)
    if ending.next_kind == "jack":
        return _cause_first(ending), _high_hand(spot, ending)
    return _nothing_brings_it(spot, ending)


def _ending(spot: Spot) -> Outcome | None:
    return spot.last.state.outcome


def _cause_first(ending: Outcome) -> tuple[Law, ...]:
    return (ending.laws[-1], *ending.laws[:-1])


def _penalty(spot: Spot, payers: tuple[Seat, ...]) -> str:
    said = [f"{letter(seat)} {_fault(spot, seat)}" for seat in payers]
    have = "has" if len(payers) == 1 else "have"
    return f"{listed(said)}, and {have} put up the antes of all the others for a jack."


def _fault(spot: Spot, seat: Seat) -> str:
    acts = (played.action for played in spot.last.state.history)
    hid = any(act.seat == seat and act.verb == "refuse" for act in acts)
    return "refused to show" if hid else "opened without openers and was found out after the draw"


def _high_hand(spot: Spot, ending: Outcome) -> str:
    best = hand_words(ending.grounds[0]) if ending.grounds else "a high hand"
    comma, were = "," * (", " in best), "were" if best.startswith("four") else "was"
    shown = f"{best[0].upper()}{best[1:]}{comma} {were} shown"
    after = "each player in turn deals a jack" if ending.next_jacks > 1 else "a jack follows"
    return f"{shown} in a call: {after}."


def _nothing_brings_it(spot: Spot, ending: Outcome) -> Reasons:
    """An ordinary pool; where high hands bring a jack, why this pool did not."""
    brings = [law for name, law in _BRINGS.items() if getattr(spot.rules, name, "")]
    if not brings:
        return ending.laws, "Nobody is to pay for a jack, and an ordinary pool comes next."
    laws = tuple(dict.fromkeys((*brings, *ending.laws)))
    if not getattr(spot.last.state, "called", False):
        return laws, "Only a hand shown in a call brings a jack, and here nobody has called."
    return laws, "No hand shown in the call is high enough to bring a jack."
