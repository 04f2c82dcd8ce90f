"""Our jack pot, played at random: what `theirs` does with pokerkit.

The antes are up, as pokerkit posts its own; a bet has one size, as its limit is fixed.
"""

from random import Random

from bench.theirs import ANTE, SEATS, STACK
from hoyle.engine.cards import PACK, Card
from hoyle.engine.game import Game, apply, legal_actions, start
from hoyle.engine.shelf import GAMES
from hoyle.engine.state import DEALER, Action, Deal, State
from hoyle.study.record import Line, Record

GAME: Game = next(game for game in GAMES if game.name == "draw-poker")
RULES = GAME.rules(limit=1)
DEAL = Deal((STACK,) * SEATS, kind="jack", carried=ANTE * SEATS, failed=1)


def dealt(state: State, chance: Random, pack: list[Card]) -> Action:
    """What the dealer gives, card by card from anywhere in the pack.

    Five to each, or as many as were thrown away.
    """
    verb, count, counts = "deal", 5 * SEATS, (5,) * SEATS
    if state.phase == "help":
        verb, count, counts = "help", state.asked, ()
    anywhere, take = chance.random, pack.pop
    cards = [take(int(anywhere() * len(pack))) for _ in range(count)]
    return Action(DEALER, verb, tuple(cards), 0, counts)


def act(state: State, chance: Random, pack: list[Card]) -> Action:
    """A lawful act at random; at the draw each card is thrown away or kept without a list."""
    if state.phase == "draw":
        thrown = tuple([card for card in state.hands[state.turn] if chance.random() < 0.5])
        return Action(state.turn, "draw", thrown) if thrown else Action(state.turn, "stand")
    acts = legal_actions(GAME, state)
    return acts[int(chance.random() * len(acts))] if acts else dealt(state, chance, pack)


def play(chance: Random, seen: list[State] | None = None) -> State:
    """One deal of a jack, random lawful acts throughout, until it is won or passed out."""
    state, pack = start(GAME, RULES, DEAL), list(PACK)
    while state.outcome is None and state.failed == DEAL.failed:
        chosen = act(state, chance, pack)
        if seen is not None and chosen.seat != DEALER:
            seen.append(state)
        state = apply(GAME, state, chosen)
    return state


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
