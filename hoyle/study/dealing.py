"""The dealer of a what-if: cards as the record has them while they last, and then chance's.

`DEALT_OPEN` is a record of which no more is settled than that cards are dealt and seen: everything
else comes from chance, or from whatever stands for it.
"""

from __future__ import annotations

from random import Random
from statistics import mode
from typing import Any

from hoyle.engine.cards import PACK, UNSEEN, Card
from hoyle.engine.game import Game, judge
from hoyle.engine.laws import Verdict
from hoyle.engine.state import DEALER, Action, Seat, State
from hoyle.engine.vying.drawing import gatherable, whereabouts
from hoyle.study.record import Line, Record

DEALERS_WORDS = frozenset(("deal", "help", "misdeal", "turn"))
_GIVING = frozenset(("deal", "help", "turn"))
_USUAL = 5
DEALT_OPEN = Record("", "", "", (), (Line(Action(DEALER, "deal", PACK[:1], 0, (_USUAL,))),))


def deals_now(game: Game, state: State) -> bool:
    """Whether it is for the dealer to give out cards."""
    return bool(_GIVING & game.by_name[state.phase].says.keys())


def deals_on(game: Game, state: State, record: Record) -> bool:
    """Whether the dealer of a what-if goes on: after a pool is won, as far as the record does."""
    if not deals_now(game, state):
        return False
    return state.outcome is None or _deals_done(state) < len(_deals(record))


def _deals_done(state: State) -> int:
    return sum(played.action.verb == "deal" for played in state.history)


def _deals(record: Record) -> list[Action]:
    return [line.action for line in record.lines if line.action.verb == "deal"]


def speaker(game: Game, state: State) -> Seat:
    """Who must act: the dealer while cards are given out, else the seat to speak."""
    return DEALER if deals_now(game, state) else state.turn


def next_chance(game: Game, state: State, record: Record, rng: Random) -> Action:
    """What the dealer deals now, a lawful act of the table's phase.

    A record whose cards nobody has seen is dealt on unseen. Else the top of the pack is the
    record's `stock`, then what its own hands were helped to, then chance; and a deal is the
    record's own while it is the same deal to the same players.
    """
    if "help" in game.by_name[state.phase].says:
        return Action(DEALER, "help", _help(game, state, record, rng))
    if "turn" in game.by_name[state.phase].says:
        return _turned(game, state, record, rng)
    if not _cards_of(record, "deal"):
        return Action(DEALER, "deal")
    return _own_deal(game, state, record) or _fresh_deal(game, state, record, rng)


def _cards_of(record: Record, verb: str) -> tuple[Card, ...]:
    acts = (line.action for line in record.lines if line.action.seat == DEALER)
    return tuple(card for act in acts if act.verb == verb for card in act.cards if card.seen)


def _own_deal(game: Game, state: State, record: Record) -> Action | None:
    """The record's deal of the same number, where it can still be dealt."""
    number, deals = _deals_done(state), _deals(record)
    if number >= len(deals) or judge(game, state, deals[number]).verdict is Verdict.REFUSED:
        return None
    return deals[number]


def _fresh_deal(game: Game, state: State, record: Record, rng: Random) -> Action:
    """As many cards to everybody who is in as the record deals to most, or as the game allows.

    After a pool that is won, everybody is in the next.
    """
    held = [card for pile in state.piles for card in pile] if any(state.hands) else []
    whole = game.pack(state.rules)
    pack = _pack(record, rng, whole if state.outcome else [c for c in whole if c not in held])
    seats = range(len(state.hands))
    dealt = [number for line in record.lines for number in line.action.counts if number]
    within = seats if state.outcome else getattr(state, "active", seats)
    for size in (mode(dealt or (_USUAL,)), *range(1, len(pack) // len(seats) + 1)):
        counts = tuple(size if seat in within else 0 for seat in seats)
        deal = Action(DEALER, "deal", pack[: sum(counts)], 0, counts)
        if judge(game, state, deal).verdict is Verdict.LAWFUL:
            return deal
    return Action(DEALER, "deal")


def _turned(game: Game, state: State, record: Record, rng: Random) -> Action:
    """The record's own turn of the same number, or else the card on top of the stock."""
    number = sum(played.action.verb == "turn" for played in state.history)
    turns = [line.action for line in record.lines if line.action.verb == "turn"]
    if number < len(turns) and judge(game, state, turns[number]).verdict is Verdict.LAWFUL:
        return turns[number]
    gone = [card for pile in state.piles for card in pile]
    free = _pack(record, rng, [card for card in game.pack(state.rules) if card not in gone])
    return Action(DEALER, "turn", free[:1])


def _help(game: Game, state: Any, record: Record, rng: Random) -> tuple[Card, ...]:
    """As many as the drawer threw away; none named where his hand has not been seen."""
    drawer, need = state.waiting[0], state.asked
    if UNSEEN in (*state.hands[drawer], *state.discards[drawer]):
        return ()
    pack = game.pack(state.rules)
    free = _pack(record, rng, [card for card in pack if not whereabouts(state, card)])
    top, short = free[: min(need, state.left)], need - state.left
    if short <= 0:
        return top
    spare = sorted(card for card in gatherable(state, drawer) if card.seen)
    gathered = (*rng.sample(spare, len(spare)), *((UNSEEN,) * need))
    return (*top, *gathered[:short])


def _pack(record: Record, rng: Random, free: tuple[Card, ...] | list[Card]) -> tuple[Card, ...]:
    """The free cards in the order in which they come."""
    first = (*record.stock, *_cards_of(record, "help"))
    known = tuple(dict.fromkeys(card for card in first if card in free))
    rest = [card for card in free if card not in known]
    return (*known, *rng.sample(rest, len(rest)))
