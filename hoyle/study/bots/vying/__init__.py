"""Players of the vying games: they decide by odds, counted and priced.

They bet where the chance to win is worth the price, throw what the count of draws tells them to
throw, open when they may, and never show more than is due.
"""

from __future__ import annotations

from hoyle.engine.cards import UNSEEN
from hoyle.engine.game import Game
from hoyle.engine.state import Action, Seat
from hoyle.engine.vying.table import VyingState
from hoyle.study.bots.choice import Thought, plainly
from hoyle.study.bots.vying.betting import weigh_bets
from hoyle.study.bots.vying.drawing import weigh_draws
from hoyle.study.bots.vying.opening import (
    weigh_antes,
    weigh_jack,
    weigh_openings,
    weigh_straddles,
)
from hoyle.study.bots.vying.table import Table

_SHOWS = {
    "show-openers": (1.0, "The cards that opened are all that is due: nothing more is shown."),
    "show": (0.0, "The whole hand is laid open, every card of it."),
    "refuse": (-1.0, "Not to show costs the hand."),
}
_FIVE = 5


def knows(seen: VyingState, seat: Seat) -> bool:
    """Whether the seat has five cards it has seen, or none are dealt yet."""
    hand = seen.hands[seat]
    return not hand or (len(hand) == _FIVE and UNSEEN not in hand)


def think(
    game: Game, seen: VyingState, seat: Seat, options: tuple[Action, ...], quick: bool = False
) -> Thought:
    """Every lawful act weighed by a player who sees what this seat sees."""
    table = Table(game, seen, seat, quick)
    words = {act.verb for act in options}
    if words <= _SHOWS.keys():
        return Thought(tuple([plainly(act, *_SHOWS[act.verb]) for act in options]))
    if "pass-jack" in words:
        return weigh_antes(table, options)
    if "no-straddle" in words:
        return weigh_straddles(options)
    if words & {"draw", "stand"}:
        return weigh_draws(table, options)
    if "make-jack" in words:
        return _with_jack(table, options)
    if "pass" in words or "open" in words or words == {"check"}:
        return weigh_openings(game, table, options)
    return weigh_bets(table, options)


def _with_jack(table: Table, options: tuple[Action, ...]) -> Thought:
    found = weigh_bets(table, tuple([act for act in options if act.verb != "make-jack"]))
    jacks = [weigh_jack(table, act) for act in options if act.verb == "make-jack"]
    return Thought((*found.ideas, *jacks), found.figures)
