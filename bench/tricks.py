"""Our trick games beside open_spiel's euchre: a deal for four, from the pack to the last trick.

Both sides deal card by card from anywhere in the pack, and then take an act at random from their
own list of lawful acts; what is counted is what the players decide. Theirs is written in C++ and
keeps no ruling; ours keeps the rulings, the history and where every counter lies.
"""

from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import pyspiel

from bench.measure import Line, compare, side_by_side
from bench.tables import endless
from hoyle.engine.cards import PACK, Card
from hoyle.engine.game import Game, apply, legal_actions, start
from hoyle.engine.shelf import GAMES
from hoyle.engine.state import DEALER, Action, Deal, State

SEATS, HANDS = 4, 80
OURS = {game.title: game for game in GAMES if game.stacks}
BARS = {"Seven-Up": {"hoyle": 0.5}}
GIVEN = {"deal": 6, "run": 3, "turn": 0}
THEIRS = pyspiel.load_game("euchre")


def dealt(state: Any, chance: Random, pack: list[Card]) -> Action:
    """What the dealer gives or turns; a pack that has run out is gathered first."""
    each, anywhere, take, left = GIVEN[state.phase], chance.random, pack.pop, state.left
    if state.phase == "deal":
        pack[:] = PACK
    cards = tuple([take(int(anywhere() * (left - at))) for at in range(each * SEATS or 1)])
    return Action(DEALER, "deal" if each else "turn", cards, 0, (each,) * SEATS if each else ())


def ours(game: Game) -> Callable[[Random], State]:
    """One deal of random lawful acts, until it is scored or a turned Jack has won the game."""
    rules = game.rules()
    deal = Deal(game.stacks(SEATS, rules) if game.stacks else ())

    def play(chance: Random) -> State:
        state: Any = start(game, rules, deal)
        pack, anywhere, dealer = list(PACK), chance.random, state.dealer
        while True:
            if acts := legal_actions(game, state):
                chosen = acts[int(anywhere() * len(acts))]
            elif state.outcome or state.dealer != dealer:
                return state
            else:
                chosen = dealt(state, chance, pack)
            state = apply(game, state, chosen)

    return play


def theirs(chance: Random) -> Any:
    """One deal of random lawful acts; a card dealt is drawn by the chances that they list."""
    state, anywhere = THEIRS.new_initial_state(), chance.random
    while not state.is_terminal():
        if state.is_chance_node():
            cards, odds = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(chance.choices(cards, odds)[0])
        else:
            acts = state.legal_actions()
            state.apply_action(acts[int(anywhere() * len(acts))])
    return state


def decided(state: State) -> int:
    """How many acts of ours were the players'."""
    return sum(played.action.seat != DEALER for played in state.history)


def decided_there(state: Any) -> int:
    """How many acts of theirs were the players'."""
    return sum(act.player != pyspiel.PlayerId.CHANCE for act in state.full_history())


def average(play: Callable[[Random], Any], count: Callable[[Any], int]) -> float:
    """Decisions in a deal."""
    chance = Random(5)
    return sum(count(play(chance)) for _ in range(HANDS)) / HANDS


def lines() -> Iterator[Line]:
    """The bar: half of euchre's decisions a second at Seven-Up; the others stand beside it."""
    for title, game in OURS.items():
        counts = {
            "hoyle": average(ours(game), decided),
            "open_spiel": average(theirs, decided_there),
        }
        for who, count in counts.items():
            yield Line(f"decisions in a deal: {title} beside euchre", who, f"{count:.1f}")
        rates = side_by_side({"hoyle": endless(ours(game)), "open_spiel": endless(theirs)})
        rates = {who: rate * counts[who] for who, rate in rates.items()}
        bars = BARS.get(title, {})
        yield from compare(f"decisions: {title} beside euchre", rates, "open_spiel", bars)
