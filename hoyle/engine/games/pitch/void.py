"""A deal that is void because somebody has a wrong number of cards, and the sale made in it."""

from __future__ import annotations

from dataclasses import replace

from hoyle.engine.game import Phase, Say
from hoyle.engine.games.pitch.selling import pays
from hoyle.engine.laws import law
from hoyle.engine.state import Action
from hoyle.engine.tricks.misdealing import announce, found_out, holds_too_many_or_few
from hoyle.engine.tricks.scoring import Point, score
from hoyle.engine.tricks.table import TrickState, side_of


@law("allfours.deal", "pitch.paid-seller")
def call_off(state: TrickState, action: Action) -> TrickState:
    """The same dealer deals again; the sale is off, and the seller gives back what he was paid."""
    if state.bid and pays(state, state.pitcher):
        seller = side_of(state, state.eldest)
        state = score(state, Point("sale-off", seller, -state.bid, "pitch.paid-seller"))
    return announce(state, action)


def after_a_sale(phase: Phase) -> Phase:
    """The same part of the game, in which a wrong number undoes the sale as well."""
    says = {**phase.says, "wrong-number": Say((holds_too_many_or_few,), call_off, tells=found_out)}
    return replace(phase, says=says)
