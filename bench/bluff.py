"""Straight Poker beside pokerkit: one deal of five cards and no draw, played at random.

A bet has one size and is raised three times at most, as pokerkit's fixed limit has it. Their hand
in which all pass comes to a show, ours to a second ante; there ours stops.
"""

from collections.abc import Iterator
from random import Random
from typing import Any

from pokerkit import Automation, Opening, StandardHighHand, State, Street
from pokerkit.games import FixedLimitPokerMixin, Poker
from pokerkit.utilities import Deck

from bench.measure import Line, compare, side_by_side
from bench.packs import packs
from bench.tables import endless
from bench.theirs import ANTE, BET, SEATS, STACK, bets
from hoyle.engine.cards import PACK
from hoyle.engine.game import Game, apply, legal_actions, start
from hoyle.engine.shelf import GAMES
from hoyle.engine.state import DEALER, Action, Deal, of

GAME: Game = next(game for game in GAMES if game.name == "straight-poker")
RULES = GAME.rules(limit=1, raise_cap=3)
DEAL = Deal((STACK,) * SEATS)
FIVES = (5,) * SEATS
PACKS = packs(PACK)


class NoDraw(FixedLimitPokerMixin, Poker):
    """Five cards and one round of bets; the high hand wins."""

    deck = Deck.STANDARD
    hand_types = (StandardHighHand,)
    hole_dealing_count = 5


STREET = Street(False, (False,) * 5, 0, False, Opening.POSITION, BET, 4)
THEIRS = NoDraw(tuple(Automation), (STREET,), True, ANTE, 0, 0)


def ours(chance: Random) -> Any:
    """One deal of random lawful acts, until the pool is won or all have passed."""
    anywhere, cards = chance.random, next(PACKS)[: 5 * SEATS]
    deal = of(Action, (DEALER, "deal", cards, 0, FIVES))
    state = apply(GAME, start(GAME, RULES, DEAL), deal)
    while acts := legal_actions(GAME, state):
        state = apply(GAME, state, acts[int(anywhere() * len(acts))])
    return state


def theirs(chance: Random) -> State:
    """One hand of random lawful acts."""
    state = THEIRS((STACK,) * SEATS, SEATS)
    while acts := bets(state):
        name, given = acts[int(chance.random() * len(acts))]
        getattr(state, name)(*given)
    return state


def lines() -> Iterator[Line]:
    """The bar: 25 times pokerkit's hands."""
    rates = side_by_side({"hoyle": endless(ours), "pokerkit": endless(theirs)})
    yield from compare("a pool of Straight Poker", rates, "pokerkit", {"hoyle": 25.0})
