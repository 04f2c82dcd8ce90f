"""The draw: every discard is counted out, and the one is made that wins most often."""

from __future__ import annotations

from collections import Counter
from functools import partial

from hoyle.engine.cards import Card
from hoyle.engine.state import Action
from hoyle.engine.vying.low_ranks import LOW_KINDS, LOW_RANKS
from hoyle.study.bots.choice import Idea, Thought, in_a_hundred
from hoyle.study.bots.vying.table import Table
from hoyle.study.bots.vying.telling import figures
from hoyle.study.odds.counting import Spread
from hoyle.study.telling.words import listed

Hand = tuple[Card, ...]
_EIGHT = (LOW_KINDS.index("no_pair"), LOW_RANKS.index("8"))


def weigh_draws(table: Table, options: tuple[Action, ...]) -> Thought:
    """Every discard, in counters of the pool: how often it wins, times what is won."""
    return Thought(tuple([_idea(table, act) for act in options]), partial(figures, table))


def _idea(table: Table, act: Action) -> Idea:
    kept = tuple([card for card in table.hand if card not in act.cards])
    wins = table.chance(kept)
    return Idea(act, wins * table.pool, partial(_words, table, act, kept, wins))


def _words(table: Table, act: Action, kept: Hand, wins: float) -> str:
    won = f"the hand wins {in_a_hundred(wins)} times"
    if not act.cards:
        return f"To stand: {won}."
    names = [f"the {card.name}" for card in act.cards]
    thrown = listed(names) if kept else "all five"
    ending = table.becomes(kept)
    makes = _makes_high(table, ending) if table.scale.by_suits else _makes_low(table, ending)
    return f"To throw {thrown}: of {sum(ending.values()):,} draws {makes}; {won}."


def _makes_high(table: Table, ending: Spread) -> str:
    """How many draws make each kind, from a pair upwards."""
    kinds: Counter[int] = Counter()
    for place, number in ending.items():
        kinds[table.scale.merits[place][0]] += number
    del kinds[0]
    made = [
        f"{number:,} make {table.ranking.kinds[kind]}" for kind, number in sorted(kinds.items())
    ]
    return listed(made) if made else "none makes even a pair"


def _makes_low(table: Table, ending: Spread) -> str:
    least = table.scale.least(_EIGHT)
    good = sum([number for place, number in ending.items() if place >= least])
    return f"{good:,} make an eight-low or better" if good else "none makes an eight-low"
