"""Our jack pot, played at random: what `theirs` does with pokerkit.

The antes are up, as pokerkit posts its own; a bet has one size, as its limit is fixed.
"""

from collections.abc import Iterator
from random import Random

from bench.theirs import ANTE, SEATS, STACK
from hoyle.engine.cards import PACK, Card
from hoyle.engine.game import Game, apply, legal_actions, start
from hoyle.engine.games import GAMES
from hoyle.engine.state import DEALER, Action, Deal, State
from hoyle.study.record import Line, Record

GAME: Game = next(game for game in GAMES if game.name == "draw-poker")
RULES = GAME.rules(limit=1)
DEAL = Deal((STACK,) * SEATS, kind="jack", carried=ANTE * SEATS, failed=1)


def dealt(state: State, pack: Iterator[Card]) -> Action:
    """What the dealer gives: five to each that is in the pool, or as many as were thrown away."""
    if state.phase != "deal":
        return Action(DEALER, "help", tuple(next(pack) for _ in range(state.asked)))
    counts = tuple(5 if seat in state.active else 0 for seat in range(SEATS))
    return Action(DEALER, "deal", tuple(next(pack) for _ in range(sum(counts))), counts=counts)


def shuffled(chance: Random) -> Iterator[Card]:
    """The pack in a new order, each card drawn when it is wanted."""
    pack = list(PACK)
    while pack:
        at = int(chance.random() * len(pack))
        pack[at], pack[-1] = pack[-1], pack[at]
        yield pack.pop()


def act(state: State, chance: Random, pack: Iterator[Card]) -> Action:
    """A lawful act at random; at the draw each card is thrown away or kept without a list."""
    if state.phase == "draw":
        thrown = tuple([card for card in state.hands[state.turn] if chance.random() < 0.5])
        return Action(state.turn, "draw", thrown) if thrown else Action(state.turn, "stand")
    acts = legal_actions(GAME, state)
    return chance.choice(acts) if acts else dealt(state, pack)


def play(chance: Random, seen: list[State] | None = None) -> State:
    """One deal of a jack, random lawful acts throughout, until it is won or passed out."""
    state, pack = start(GAME, RULES, DEAL), shuffled(chance)
    while state.outcome is None and state.failed == DEAL.failed:
        chosen = act(state, chance, pack)
        if seen is not None and chosen.seat != DEALER:
            seen.append(state)
        state = apply(GAME, state, chosen)
    return state


def record(state: State) -> Record:
    """The hand as we write it."""
    lines = tuple(Line(played.action) for played in state.history)
    return Record("bench", GAME.name, "A random jack", DEAL.stacks, lines, kind="jack")
