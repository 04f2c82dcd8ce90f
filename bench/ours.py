"""Our jack pot, played at random: what `theirs` does with pokerkit.

The antes are up, as pokerkit posts its own; a bet has one size, as its limit is fixed.
"""

from collections.abc import Callable
from random import Random
from typing import Any

from bench.packs import packs
from bench.theirs import ANTE, SEATS, STACK
from hoyle.engine.cards import PACK
from hoyle.engine.game import Game, apply, legal_actions, start
from hoyle.engine.shelf import GAMES
from hoyle.engine.state import DEALER, Action, Deal, State, of
from hoyle.study.record import Line, Record

GAME: Game = next(game for game in GAMES if game.name == "draw-poker")
RULES = GAME.rules(limit=1)
DEAL = Deal((STACK,) * SEATS, kind="jack", carried=ANTE * SEATS, failed=1)
FIVES = (5,) * SEATS
PACKS = packs(PACK)


def drawn(state: Any, anywhere: Callable[[], float]) -> Action:
    """Each card thrown away or kept at random, without a list of the ways."""
    seat = state.waiting[0]
    thrown = tuple([card for card in state.hands[seat] if anywhere() < 0.5])
    return of(Action, (seat, "draw" if thrown else "stand", thrown, 0, ()))


def play(chance: Random, seen: list[State] | None = None) -> Any:
    """One deal of a jack, random lawful acts throughout, until it is won or passed out.

    The states on the way are added to `seen`.
    """
    anywhere, pack, at = chance.random, next(PACKS), len(FIVES) * 5
    deal = of(Action, (DEALER, "deal", pack[:at], 0, FIVES))
    state: Any = apply(GAME, start(GAME, RULES, DEAL), deal)
    while True:
        if state.phase == "draw":
            chosen = drawn(state, anywhere)
        elif acts := legal_actions(GAME, state):
            chosen = acts[int(anywhere() * len(acts))]
        elif state.phase == "help":
            chosen = of(Action, (DEALER, "help", pack[at : at + state.asked], 0, ()))
            at += state.asked
        else:
            return state
        if seen is not None and chosen.seat != DEALER:
            seen.append(state)
        state = apply(GAME, state, chosen)


def record(state: State) -> Record:
    """The hand as we write it."""
    lines = tuple(Line(played.action) for played in state.history)
    return Record(
        "bench",
        GAME.name,
        "A random jack",
        DEAL.stacks,
        lines,
        kind=DEAL.kind,
        carried=DEAL.carried,
        failed=DEAL.failed,
    )
