"""Random play of any game: lawful acts, now and then an act of any kind, the dealer from a pack."""

from collections.abc import Iterator
from random import Random
from typing import Any

from hoyle.engine.cards import CARDS
from hoyle.engine.game import Game, apply, judge, legal_actions, start
from hoyle.engine.laws import Verdict
from hoyle.engine.state import Action, Deal, State
from hoyle.study.dealing import DEALERS_WORDS, DEALT_OPEN, deals_now, next_chance

STACK = 200


def stacks_of(game: Game, seats: int, rules: Any) -> tuple[int, ...]:
    """What lies before each seat: what the rules of the game say, or plenty."""
    return game.stacks(seats, rules) if game.stacks else (STACK,) * seats


def words_of(game: Game) -> tuple[str, ...]:
    """Every word that has a place somewhere in the game, the dealer's two left out.

    A deal whose cards nobody sees is a table of its own: at its show each must name his cards.
    """
    return tuple(sorted({word for phase in game.phases for word in phase.says} - DEALERS_WORDS))


def any_act(game: Game, state: State, rng: Random) -> Action:
    """Anything that could be said by anybody, mostly nonsense."""
    cards = tuple(CARDS[rng.randrange(54)] for _ in range(rng.choice((0, 0, 0, 0, 0, 1, 2, 5, 6))))
    seat = rng.randrange(-2, len(state.hands) + 2)
    if state.phase == "tricks" and rng.random() < 0.7:
        held = [(seat, card) for seat, hand in enumerate(state.hands) for card in hand]
        seat, card = rng.choice([*held, *((state.turn, card) for card in state.hands[state.turn])])
        return Action(seat, rng.choice(("play", "play", "claim-low", "call-for")), (card,))
    amount = rng.choice((0, 0, rng.randrange(-3, 25)))
    return Action(seat, rng.choice((*words_of(game), "sing")), cards, amount)


def sayable(act: Action) -> bool:
    """Whether a record can hold the act: words out of turn bind nobody, but are written down."""
    both = bool(act.cards and act.amount)  # a line names cards or a number, never both
    return act.amount >= 0 and len(set(act.cards)) == len(act.cards) and not both


def irregular_acts(game: Game, state: State) -> tuple[Action, ...]:
    """The acts the table's phase offers that are done and then ruled on."""
    options = game.by_name[state.phase].options
    acts = tuple(options(state)) if options else ()
    return tuple(a for a in acts if judge(game, state, a).verdict is Verdict.IRREGULAR)


def one_act(game: Game, state: State, rng: Random, calm: bool) -> Action:
    """The next act: the dealer's, or one of the options; a calm table stops raising."""
    if deals_now(game, state):
        return next_chance(game, state, DEALT_OPEN, rng)
    acts = legal_actions(game, state) or irregular_acts(game, state)
    quiet = [act for act in acts if act.verb != "raise"] if calm else []
    words = sorted({act.verb for act in quiet or acts})
    word = rng.choice(words)
    return rng.choice([act for act in quiet or acts if act.verb == word])


def played(
    game: Game,
    rules: Any,
    seats: int,
    kind: str,
    seed: int,
    wild: float = 0.0,
    most: int = 120,
    *,
    session: bool = False,
) -> Iterator[tuple[State, Action, State]]:
    """Each act of a random pool that happened, with the tables before and after it.

    A `session` goes on to the next pool where the game does.
    """
    rng = Random(seed)
    state = start(game, rules, Deal(stacks_of(game, seats, rules), kind))
    for number in range(most):
        if state.outcome is not None and not (session and deals_now(game, state)):
            return
        act = one_act(game, state, rng, calm=number > most // 2)
        if rng.random() < wild:
            act = any_act(game, state, rng)
            if judge(game, state, act).verdict is Verdict.REFUSED or not sayable(act):
                continue
        following = apply(game, state, act)
        yield state, act, following
        state = following
