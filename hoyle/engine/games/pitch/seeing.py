"""What is said of the seats and of the table: who bids, who pitches, for how much, what is owed."""

from __future__ import annotations

from collections.abc import Iterator

from hoyle.engine.game import Role
from hoyle.engine.games.pitch.selling import best_bid
from hoyle.engine.state import Duty, Seat, letter
from hoyle.engine.tricks import hiding
from hoyle.engine.tricks.table import NO_TRUMP, TrickState

_AUCTION = ("bids", "sale")
_PLAY = ("tricks", "count")


def roles(state: TrickState, seat: Seat) -> tuple[Role, ...]:
    """The eldest hand and the dealer, and who has bid; once the pitch is sold, the pitcher."""
    usual = hiding.roles(state, seat)
    if state.phase in _PLAY and state.rules.auction != "eldest-pitches":
        pitcher = (Role("pitcher", "pitcher"),) if state.pitcher == seat else ()
        return (*pitcher, *[role for role in usual if role.key != "age"])
    return (*usual, *_bids(state, seat))


def _bids(state: TrickState, seat: Seat) -> Iterator[Role]:
    if state.phase in _AUCTION:
        for bidder, amount in state.bids:
            if bidder == seat:
                yield Role("bid", f"bids {amount}" if amount else "no bid")


def note(state: TrickState) -> str:
    """The trump, or that there is none yet, and what the pitcher has to make."""
    if state.phase not in _PLAY:
        return ""
    trump = "No trump yet" if state.trump == NO_TRUMP else hiding.note(state)
    makes = f"; {letter(state.pitcher)} is to make {state.bid}" if state.bid else ""
    return f"{trump}{makes}"


def duties(state: TrickState) -> tuple[Duty, ...]:
    """What each seat must do, by when, under which laws."""
    return (*_auction(state), *_pitch(state), *hiding.duties(state))


def _auction(state: TrickState) -> Iterator[Duty]:
    turn, (_, most) = state.turn, best_bid(state)
    if state.phase == "sell":
        yield Duty(turn, "pitch it and make four, or sell", "now", ("pitch.selling",))
    if state.phase == "bids":
        what = f"bid more than {most}, or make no bid" if most else "bid, or make no bid"
        yield Duty(turn, what, "now", ("pitch.bid",))
    if state.phase == "sale":
        yield Duty(turn, f"accept {most}, or make {most} himself", "now", ("pitch.sale",))


def _pitch(state: TrickState) -> Iterator[Duty]:
    if state.phase not in _PLAY:
        return
    if state.trump == NO_TRUMP:
        yield Duty(state.pitcher, "make trumps by the card he leads", "now", ("pitch.first-card",))
    if state.bid:
        what = f"make {state.bid}, or be set back {state.bid}"
        yield Duty(state.pitcher, what, "when the deal is counted", ("pitch.set-back",))
