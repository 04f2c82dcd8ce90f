"""The table as it lies after a step: seats, cards, counters and what each owes."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from hoyle.engine.game import Game
from hoyle.engine.state import Seat, State, letter
from hoyle.engine.tricks.table import TrickState
from hoyle.study.telling import board_of, seat_pegged, standing
from hoyle.web.present.board import account
from hoyle.web.present.common import View, counters
from hoyle.web.present.lying import hand, lying
from hoyle.web.present.packets import packets, taken
from hoyle.web.present.seats import roles, speaks, status
from hoyle.web.present.sight import Sight
from hoyle.web.present.to_go import in_figures, row
from hoyle.web.present.tricks import felt, laid, open_before

SWAP = "#hand"


def table(seen: Sight) -> View:
    """The whole table."""
    seats = range(len(seen.state.hands))
    return {
        "label": f"The table after step {seen.number}" if seen.number else "The table at first",
        "n": len(seats),
        "seats": [_seat(seen, seat) for seat in seats],
        "pool": _pool(seen),
        "dress": felt(seen.walk.room.game)["dress"],
        **(laid(seen) if isinstance(seen.state, TrickState) else _under(seen)),
        "taken": taken(seen),
        "swap": SWAP if seen.links else "",
    }


def _pool(seen: Sight) -> View:
    last = _last_payment(seen)
    href = seen.walk.href(last) if seen.links and last is not None else ""
    lying = counters(seen.state.pool.total, "in the pool", href=href)
    return {
        "counters": None if _is_bare(seen.state) else lying,
        "audit": account(seen.state)["title"],
        "audit_href": audit_href(seen) if seen.links else "",
        "note": stakes_note(seen.walk.room.game, seen.state),
    }


def _is_bare(state: Any) -> bool:
    """Whether the middle shows no counters: a board has them, or nobody has put any in yet."""
    return bool(board_of(state)) or (isinstance(state, TrickState) and not state.pool.total)


def audit_href(seen: Sight) -> str:
    """Where the pool is told counter by counter, up to this step."""
    return f"{seen.walk.base}audit/{seen.number}/{seen.walk.glance.query}"


def _last_payment(seen: Sight) -> int | None:
    entries = seen.state.pool.entries
    return entries[-1].step if entries else None


def stakes_note(game: Game, state: Any) -> str:
    """What is being played for, in a few words."""
    said = [game.note(state)] if game.note(state) else []
    if state.pool.next_jack:
        said.append(f"{state.pool.next_jack} set aside for the next jack")
    return "; ".join(said)


def _under(seen: Sight) -> View:
    cards = getattr(seen.state, "under_chips", ())
    if not cards:
        return {"under": None}
    opener = getattr(seen.state, "opener", None)
    whose = "The opener" if opener is None else letter(opener)
    return {
        "under": {"label": f"{whose}’s discard", **lying(replace(seen, links=False), cards)},
        "under_note": f"{whose}’s discard, under the counters",
    }


def _seat(seen: Sight, seat: Seat) -> View:
    state, eyes = seen.state, seen.eyes
    pool = state.pool
    own = [duty for duty in seen.duties if duty.seat == seat]
    lies_together = state.outcome or isinstance(state, TrickState)
    staked = 0 if lies_together else pool.staked[seat]
    return {
        "at": seat,
        "letter": letter(seat),
        "name": _name(seen, seat),
        "speaks": speaks(seen.walk.room.game, state) == seat,
        "eyes": eyes == seat,
        "eyes_href": seen.walk.href(seen.number, seat=seat) if _has_eyes(seen) else "",
        "roles": roles(seen.walk.room.game, state, seat),
        "status": status(state, seat),
        "stack": None
        if board_of(state)
        else counters(pool.stacks[seat], "counters", hide_label=True),
        "staked": counters(staked, "staked", hide_label=True) if staked > 0 else None,
        "hand": hand(seen, seat),
        "seven": row(seen.walk.room.game, state, seat),
        "open": open_before(seen, seat),
        "won": packets(seen, seat),
        "duties": [{"text": duty.what} for duty in own],
    }


def _has_eyes(seen: Sight) -> bool:
    """Whether the table can be seen through a seat's eyes; who plays every seat sees it all."""
    return seen.links and seen.walk.acts is None


def _name(seen: Sight, seat: Seat) -> str:
    names = seen.walk.hand.record.players
    name = names[seat] if seat < len(names) else ""
    return "" if name == letter(seat) else name


def sheet(seen: Sight) -> View:
    """The same table as rows, for paper and for ears."""
    state: State = seen.state
    game, rows = seen.walk.room.game, []
    for seat in range(len(state.hands)):
        cards = hand(seen, seat)
        named = [card["name"] for card in cards["cards"] if card.get("name")]
        standing = status(state, seat)
        rows.append(
            {
                "letter": letter(seat),
                "roles": ", ".join(role["label"] for role in roles(game, state, seat)),
                "cards": ", ".join(filter(None, [*named, cards["say"]])),
                "status": standing["label"] if standing else "",
                **_purse(state, seat),
            }
        )
    return {"caption": f"After step {seen.number}: {_lies(state)}", **_heads(state), "seats": rows}


def _purse(state: Any, seat: Seat) -> View:
    """What a seat has put up and has left; in a game of points what its side has, and has to go."""
    staked, stack = state.pool.staked[seat], state.pool.stacks[seat]
    if board_of(state):
        staked = seat_pegged(state, seat)
        stack = board_of(state) - staked
    elif isinstance(state, TrickState):
        staked, stack = in_figures(state, seat)
    return {"staked": staked, "stack": stack}


def _heads(state: Any) -> View:
    named = ("Staked", "Stack")
    if isinstance(state, TrickState):
        named = ("Pegged" if board_of(state) else "Put in", "To go")
    return dict(zip(("staked", "stack"), named, strict=True))


def _lies(state: State) -> str:
    stands = standing(state)
    return stands.text if board_of(state) else f"{stands.text} in the pool"
