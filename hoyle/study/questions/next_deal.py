"""What is dealt when a pool is decided, by whom, who antes for it, and why."""

from __future__ import annotations

from collections.abc import Iterator

from hoyle.engine.laws import Law
from hoyle.engine.state import Outcome, Seat, letter
from hoyle.study.dealing import deals_now
from hoyle.study.questions.kind import EACH, Reasons, seats_value
from hoyle.study.replay import Step
from hoyle.study.spot import Spot, Value
from hoyle.study.telling import counters, hand_words, listed

DEALS = {
    "ordinary": "An ordinary pool",
    "jack": "A jack",
    "jacks": "A jack by each player in turn",
}
_BRINGS = {"high_hand": "jack.high-hand", "round_of_jacks": "jack.round-of-jacks"}
_DEALS_NEXT, _WHO_DEALS = "jack.who-deals-next", "straight.deal"
_ANTEING = ("nobody-bets", "antes-for-all", "buck-passes")


def dealer_next(spot: Spot) -> Value | None:
    """Who deals next."""
    coming = _coming(spot)
    if coming is None:
        return None
    ending = coming.state.outcome
    return letter(ending.next_dealer if ending else _dealer(coming))


def _coming(spot: Spot) -> Step | None:
    """The table at which hands are to be dealt next, or at which the pool is decided."""
    ahead = (spot.then,) if spot.ask.act else spot.steps[spot.ask.at :]
    waits = (step for step in ahead if step.state.outcome or _to_deal(spot, step))
    return next(waits, None)


def _to_deal(spot: Spot, step: Step) -> bool:
    """Whether hands are to be dealt; a draw is no deal."""
    return deals_now(spot.game, step.state) and not any(step.state.hands)


def _dealer(step: Step) -> Seat:
    return int(getattr(step.state, "dealer", len(step.state.hands) - 1))


def before_the_deal(spot: Spot) -> int:
    """The page shows the last step at which who deals next cannot yet be read off the table."""
    at = spot.ask.at
    while at and (spot.steps[at].state.outcome or _to_deal(spot, spot.steps[at])):
        at -= 1
    return at


def other_dealers(spot: Spot, right: Value) -> Iterator[Value]:
    """The dealer, the left of the dealer, and the others."""
    seats = len(spot.state.hands)
    yield from (letter(seat) for seat in (seats - 1, 0))
    yield from (letter(seat) for seat in range(seats))


def dealer_why(spot: Spot) -> Reasons:
    """Why the deal goes to the left, or to whom else it goes."""
    coming = _coming(spot)
    if coming is None:
        return (), ""
    ending, dealt = coming.state.outcome, _dealer(spot.steps[before_the_deal(spot)])
    new = ending.next_dealer if ending else _dealer(coming)
    laws = ending.laws if ending else _told_by(coming) or _phase_laws(spot, coming)
    for law in (_DEALS_NEXT, _WHO_DEALS):
        laws = (law,) if law in laws else laws
    if ending and _WHO_DEALS in ending.laws:
        return laws, _winner_has_it(ending)
    if new == dealt:
        return laws, f"The pool is not decided, and {letter(dealt)} deals again."
    decided = "The pool is decided" if ending else "Nobody has bet"
    return laws, f"{decided} and the deal goes to the left, from {letter(dealt)} to {letter(new)}."


def _told_by(step: Step) -> tuple[Law, ...]:
    return tuple(dict.fromkeys(event.law for event in step.events if event.law))


def _phase_laws(spot: Spot, step: Step) -> tuple[Law, ...]:
    return spot.game.by_name[step.state.phase].laws


def _winner_has_it(ending: Outcome) -> str:
    new = letter(ending.next_dealer)
    if len(ending.winners) > 1:
        names = listed([letter(seat) for seat in ending.winners])
        return f"{names} divide, and {new} is the first of them on the dealer’s left."
    if not ending.winners:
        return f"Nobody has won, and {new} is on the dealer’s left."
    return f"{new} has won the pool."


def antes(spot: Spot) -> Value | None:
    """Who antes for all for the deal that comes next."""
    done = _antes_done(spot)
    return seats_value(_payers(done)) if done else None


def _antes_done(spot: Spot) -> Step | None:
    """The step at which somebody antes for the deal that comes next."""
    up_already = _to_deal(spot, spot.step)
    ahead = (spot.then,) if spot.ask.act else spot.steps[spot.ask.at + (not up_already) :]
    return next((step for step in ahead if _payers(step)), None)


def _payers(step: Step) -> tuple[Seat, ...]:
    return tuple(event.seat for event in step.events if event.kind == "antes-for-all")


def antes_words(spot: Spot, value: Value) -> str:
    """A seat, or everybody."""
    return "Everybody, each for himself" if value == EACH else str(value)


def antes_why(spot: Spot) -> Reasons:
    """The laws of the ante, and who had the buck."""
    done = _antes_done(spot)
    if done is None:
        return (), ""
    paid = [f"{letter(e.seat)} puts up {counters(e.amount)}" for e in done.entries if e.amount > 0]
    laws = dict.fromkeys(event.law for event in done.events if event.kind in _ANTEING)
    return tuple(laws), f"{listed(paid)}: {letter(_payers(done)[0])} held the buck."


def other_payers(spot: Spot, right: Value) -> Iterator[Value]:
    """Everybody, and each seat."""
    yield EACH
    yield from other_dealers(spot, right)


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
