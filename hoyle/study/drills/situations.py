"""Situations for drills: a table played from a fresh pack, or an example in other suits."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, replace
from random import Random
from typing import Any

from hoyle.engine.cards import CARDS, JOKER, SUITS, Card
from hoyle.engine.game import Game, judge, legal_actions
from hoyle.engine.laws import Verdict
from hoyle.engine.state import Action, State
from hoyle.study.checking import marked
from hoyle.study.dealing import DEALT_OPEN, deals_now, next_chance
from hoyle.study.record import Branch, Line, Record
from hoyle.study.step import first_step, step_on

STACK = 200
_QUITTING = frozenset(("fold", "throw-away", "pass-jack"))


@dataclass(frozen=True, slots=True)
class Level:
    """How hard a situation is to hold in mind.

    `seats`: how many players at most. `acts`: how many acts at most, deals included. `wild`: how
    often, of all acts, one is tried that a law attaches a consequence to.
    """

    seats: int
    acts: int
    wild: float


LEVELS = {1: Level(3, 12, 0.0), 2: Level(4, 22, 0.1), 3: Level(7, 60, 0.25)}


def situation(game: Game, rules: Any, rng: Random, level: Level) -> Record:
    """A deal played at random to its end, or as far as the level goes."""
    least, most = game.seats
    seats = rng.randint(least, max(least, min(level.seats, most)))
    stacks = game.stacks(seats, rules) if game.stacks else (STACK,) * seats
    record = Record("drill", game.name, "A drill", stacks, (), kind=rng.choice(game.kinds))
    return replace(record, lines=tuple(_played(game, rules, record, rng, level)))


def _played(game: Game, rules: Any, record: Record, rng: Random, level: Level) -> Iterator[Line]:
    step = first_step(game, rules, record)
    for number in range(level.acts):
        state = step.state
        if state.outcome is not None and not deals_now(game, state):
            return
        act = _act(game, state, rng, level.wild, number > level.acts // 2)
        step = step_on(game, step, Line(act))
        if step.refused:
            return
        yield marked(step)


def _act(game: Game, state: State, rng: Random, wild: float, tired: bool) -> Action:
    """The dealer's act, or one of the options: a word first, then how it is said."""
    if deals_now(game, state):
        return next_chance(game, state, DEALT_OPEN, rng)
    lawful = legal_actions(game, state)
    odd = irregular(game, state) if not lawful or rng.random() < wild else ()
    acts = odd or lawful
    words = sorted({act.verb for act in acts if not (tired and act.verb == "raise")})
    kept = [word for word in words if word not in _QUITTING]
    word = rng.choice(kept if kept and rng.random() < 0.6 else words)
    return rng.choice([act for act in acts if act.verb == word])


def irregular(game: Game, state: State) -> tuple[Action, ...]:
    """Acts that would be done and then ruled on: on offer, or on offer were it another's turn."""
    options = game.by_name[state.phase].options
    if options is None or not state.waiting:
        return ()
    seats = (state.turn, *(seat for seat in range(len(state.hands)) if seat != state.turn))
    acts = [act for seat in seats for act in options(state.but(waiting=(seat,)))]
    return tuple([act for act in acts if judge(game, state, act).verdict is Verdict.IRREGULAR])


def in_other_suits(record: Record, branch: Branch | None, rng: Random) -> Record:
    """An example, or a branch of it, with its suits exchanged: no law looks at which is which."""
    suits = rng.sample(range(len(SUITS)), len(SUITS))
    return _redealt(record, record.lines_of(branch), lambda card: _suited(card, suits))


def _suited(card: Card, suits: list[int]) -> Card:
    return CARDS[4 * card.rank + suits[card.suit]] if card < JOKER else card


def exchanged(record: Record, one: Card, other: Card) -> Record:
    """The same hand with two cards in each other's places."""
    places = {one: other, other: one}
    return _redealt(record, record.lines, lambda card: places.get(card, card))


def _redealt(record: Record, lines: Iterable[Line], change: Callable[[Card], Card]) -> Record:
    """The acts of a record with every card changed, and nothing that was said of them."""
    changed = [(line.action, tuple(map(change, line.action.cards)), line.breaks) for line in lines]
    return replace(
        record,
        lines=tuple([Line(act._replace(cards=cards), breaks=law) for act, cards, law in changed]),
        stock=tuple(map(change, record.stock)),
        branches=(),
        gates=(),
        asks=(),
        expects=(),
    )
