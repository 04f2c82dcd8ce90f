"""Begging: the eldest hand stands or begs, the dealer gives a point or runs the cards."""

from __future__ import annotations

from collections.abc import Hashable
from typing import TypeVar

from hoyle.engine.game import Phase, Say
from hoyle.engine.laws import Ruling, irregular, law, lawful, refuse
from hoyle.engine.state import Action, letter
from hoyle.engine.tricks.dealing import (
    cited_turn,
    deal_three,
    fresh_deal,
    from_the_stock,
    run_on,
    six_each,
    three_more,
    turn_up,
)
from hoyle.engine.tricks.misdealing import WRONG_NUMBER
from hoyle.engine.tricks.scoring import Point, names, score_at_once
from hoyle.engine.tricks.settling import (
    BUNCH,
    BUNCH_ANSWER,
    DISCARD,
    after_run,
    his_say,
    to_speak,
    to_tricks,
    words,
)
from hoyle.engine.tricks.table import Side, TrickState, others, side_of, sides, to_go

S = TypeVar("S", bound=TrickState)

_MUST_RUN = lawful("allfours.gift-puts-nobody-out", readings=("45",))
_TO_A_SIDE = lawful("allfours.gift", "allfours.sides", readings=("89",))

_MAY_BEG = his_say("allfours.beg", readings=("45",))


@law("allfours.deal")
def deal(state: S, action: Action) -> S:
    """Six cards each, and then a card is turned."""
    return fresh_deal(state, action)


@law("allfours.turn-up")
def turn(state: S, action: Action) -> S:
    """A card is turned; the eldest hand speaks, or after a run the cards are settled."""
    turned = turn_up(state, action)
    if turned.phase != "turn":
        return turned
    if turned.runs:
        return after_run(turned)
    return turned.but(phase="beg", waiting=(turned.eldest,))


@law("allfours.beg")
def keep(state: S, action: Action) -> S:
    """The eldest hand lets the trump stand."""
    return to_tricks(state)


@law("allfours.beg")
def beg(state: S, action: Action) -> S:
    """The eldest hand asks for a point or for another trump."""
    return state.but(phase="answer", waiting=(state.dealer,))


def receivers(state: TrickState) -> tuple[Side, ...]:
    """Who is given a point when a beg is refused: every side against the dealer."""
    return others(state, side_of(state, state.dealer))


@law("allfours.gift-puts-nobody-out")
def puts_nobody_out(state: TrickState, action: Action) -> Ruling | None:
    """A gift may not put anybody out: the dealer must run the cards."""
    near = tuple(side for side in receivers(state) if to_go(state, side) == 1)
    if not near:
        return None
    who = names(state, near)
    return refuse(
        f"{who} {'have' if ' and ' in who else 'has'} one to go and may not go out by a gift: "
        f"{letter(state.dealer)} must run the cards.",
        readings=("45",),
    )


@law("allfours.gift-puts-nobody-out")
def cited_run(state: TrickState, action: Action) -> Ruling | None:
    """Where he may not give, the dealer runs under the law that forbids it."""
    return _MUST_RUN if puts_nobody_out(state, action) else None


@law("allfours.gift", "allfours.sides")
def cited_gift(state: TrickState, action: Action) -> Ruling | None:
    """Of four in sides the point goes to the eldest hand's side, once."""
    return _TO_A_SIDE if len(sides(state)) < len(state.hands) else None


@law("allfours.gift")
def give(state: S, action: Action) -> S:
    """The dealer gives a point to each side against him, and the trump stands."""
    gifts = tuple(Point("gift", side, 1, "allfours.gift") for side in receivers(state))
    return to_tricks(score_at_once(state, *gifts))


@law("allfours.run")
def run(state: S, action: Action) -> S:
    """The dealer runs the cards."""
    return run_on(state)


@law("allfours.looking")
def too_soon(state: TrickState, action: Action) -> Ruling | None:
    """Only the eldest hand and the dealer look at their cards before the trump is settled."""
    seat = action.seat
    if seat in (state.eldest, state.dealer):
        return refuse(f"{letter(seat)} may look at his cards.")
    if not 0 <= seat < len(state.hands) or seat in state.looked:
        return refuse("He has looked already, or is not at this table.")
    if not state.rules.early_look:
        return irregular(f"{letter(seat)} looks too soon. This table asks nothing for it.")
    return irregular(
        f"{letter(seat)} looks at his cards before the trump is settled: the other side scores."
    )


@law("allfours.looking")
def look(state: S, action: Action) -> S:
    """Where the table is strict, the adversaries score for it."""
    side = side_of(state, action.seat)
    state = state.but(looked=(*state.looked, action.seat))
    if not state.rules.early_look:
        return state
    gains = [
        Point("looking", other, state.rules.early_look, "allfours.looking")
        for other in others(state, side)
    ]
    return score_at_once(state, *gains)


def _gift_key(state: TrickState) -> Hashable:
    return "answer", state.turn, len(state.hands), tuple(to_go(state, s) for s in receivers(state))


BESIDES = {"look": Say((too_soon,), look), "wrong-number": WRONG_NUMBER}
DEAL = Phase(
    "deal",
    "while the cards are dealt",
    ("allfours.deal",),
    {"deal": Say((six_each,), deal, ("cards", "counts"))},
)
TURN = Phase(
    "turn",
    "while a card is turned",
    ("allfours.turn-up",),
    {"turn": Say((from_the_stock, cited_turn), turn, ("cards",))},
)
BEG = Phase(
    "beg",
    "before the trump is settled",
    ("allfours.beg",),
    {"keep": Say((_MAY_BEG,), keep), "beg": Say((_MAY_BEG,), beg), **BESIDES},
    words("keep", "beg"),
    to_speak,
)
ANSWER = Phase(
    "answer",
    "while the dealer answers",
    ("allfours.gift", "allfours.run"),
    {
        "give": Say((his_say("allfours.gift"), puts_nobody_out, cited_gift), give),
        "run": Say((his_say("allfours.run"), cited_run), run),
        **BESIDES,
    },
    words("give", "run"),
    _gift_key,
)
RUNNING = Phase(
    "run",
    "while the cards are run",
    ("allfours.run",),
    {"deal": Say((three_more,), deal_three, ("cards", "counts"))},
)
BEFORE_PLAY = (DEAL, TURN, BEG, ANSWER, RUNNING, BUNCH, BUNCH_ANSWER, DISCARD)
