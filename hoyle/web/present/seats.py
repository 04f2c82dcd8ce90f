"""How each seat stands: who speaks, who deals, who is out, who has won."""

from __future__ import annotations

from typing import Any

from hoyle.engine.game import Game
from hoyle.engine.state import DEALER, Seat
from hoyle.study.dealing import deals_now
from hoyle.web.present.common import View


def speaks(game: Game, state: Any) -> Seat:
    """The seat to speak; the dealer, or nobody, is no seat."""
    return DEALER if state.outcome or deals_now(game, state) else state.turn


def roles(game: Game, state: Any, seat: Seat) -> list[View]:
    """What a seat is called in this deal, and what it is shy."""
    found = [{"key": role.key, "label": role.label} for role in game.roles(state, seat)]
    owed = state.pool.owed[seat]
    return found + ([{"key": "shy", "label": f"shy {owed}"}] if owed else [])


def status(state: Any, seat: Seat) -> View | None:
    """How a seat stands in this pool, in a word or two."""
    if state.outcome:
        won = dict(state.outcome.awards).get(seat)
        if won is not None:
            return {"key": "won", "label": f"takes {won}"}
    if not out(state, seat):
        unopened = getattr(state, "opener", None) is None
        passed = unopened and seat in getattr(state, "passed", ())
        return {"key": "in", "label": "has passed"} if passed else None
    joined = getattr(state, "in_jack", ()) if getattr(state, "kind", "") == "jack" else (seat,)
    return {"key": "out", "label": "out" if seat in joined else "passed the jack"}


def out(state: Any, seat: Seat) -> bool:
    """Whether the seat has no part in this pool any more."""
    active = getattr(state, "active", None)
    if active is None:
        return False
    if not active:  # a jack's antes are being asked for: out is who said no
        return seat not in (*state.waiting, *getattr(state, "in_jack", ()))
    return seat not in active
