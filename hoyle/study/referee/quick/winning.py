"""Who wins: two to eight hands side by side under an order of hands, and a pool divided."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass, fields
from typing import Any

from hoyle.engine.cards import BadCard
from hoyle.engine.game import Game, Ranking
from hoyle.engine.laws import Law, laws_of
from hoyle.engine.state import LETTERS
from hoyle.engine.vying.ranks import short_merit
from hoyle.engine.vying.showing import divide
from hoyle.study.referee.reading import (
    BadInput,
    Cards,
    Said,
    each_once,
    read_cards,
    read_choice,
    read_number,
)
from hoyle.study.telling import counters, listed

LEAST, MOST, MOST_POOL, FIVE = 2, 8, 99_999, 5
_NOT_WORDS = re.compile(r"[^a-z0-9]+")

_ONE_OF_A_KIND = ("flush", "straight")


@dataclass(frozen=True, slots=True)
class Order:
    """An order of hands, the game it belongs to, and its name in an address."""

    id: str
    game: Game
    ranking: Ranking


@dataclass(frozen=True, slots=True)
class Weighed:
    """A hand weighed: whose, its cards, what it is called, and what it takes of the pool.

    `why`: why the best hand beats it, or "" where it is the best.
    """

    name: str
    cards: Cards
    called: str
    wins: bool
    takes: int
    why: str


@dataclass(frozen=True, slots=True)
class WhoWins:
    """The answer: `line` in a sentence, `hands` as they were given, `best` first in their order.

    `left`: counters that cannot be divided and wait for the next pool. `short`: what is said of
    hands of fewer than five cards, which are compared under a law of their own.
    """

    order: str
    line: str
    hands: tuple[Weighed, ...]
    best: tuple[str, ...]
    winners: tuple[str, ...]
    pool: int
    left: int
    laws: tuple[Law, ...]
    short: str


def orders_of(games: Iterable[Game]) -> dict[str, Order]:
    """Every order of hands of these games, by its name in an address."""
    found = [Order(_id(order.title), game, order) for game in games for order in game.rankings]
    return {one.id: one for one in found}


def _id(title: str) -> str:
    return _NOT_WORDS.sub("-", title.lower()).strip("-")


def who_wins(order: Order, rules: Any, said: Said) -> WhoWins:
    """Which of the hands is best, why, and who takes what. Raises `BadInput`.

    Fields: `A` to `H` the hands, A being on the dealer's left; `pool` the counters in it; `apart`
    where each hand comes from a deal of its own, so that a card may stand in two of them.
    """
    hands = _hands(said, read_choice(said, "apart", ("0", "1"), "0") == "1")
    pool = read_number(said, "pool", 0, MOST_POOL, 0)
    worth = {name: _worth(order, name, cards) for name, cards in hands.items()}
    top = max(worth.values())
    winners = tuple(name for name in hands if worth[name] == top)
    shares = divide(pool, tuple(map(LETTERS.index, winners)), rules.odd_counter)
    takes = {LETTERS[seat]: amount for seat, amount in shares}
    best = hands[winners[0]]
    weighed = tuple(
        Weighed(
            *(name, cards, order.ranking.name(cards), name in winners, takes.get(name, 0)),
            "" if name in winners else order.ranking.why(best, cards),
        )
        for name, cards in hands.items()
    )
    left = pool - sum(takes.values())
    ranked = tuple(sorted(hands, key=lambda name: worth[name], reverse=True))
    short = _short(hands)
    own = laws_of(short_merit) if short else ()
    laws = (order.ranking.law, *own, *_laws_of_a_tie(rules, len(winners), pool))
    said_so = _line(winners, weighed, left)
    return WhoWins(order.ranking.title, said_so, weighed, ranked, winners, pool, left, laws, short)


def _short(hands: dict[str, Cards]) -> str:
    """What is said of the hands of fewer than five cards."""
    names = [name for name, cards in hands.items() if len(cards) < FIVE]
    if not names:
        return ""
    have = "has" if len(names) == 1 else "have"
    few = f"{listed(names)} {have} fewer than five cards"
    return f"{few}: pairs and highest cards count in such a hand, and never a straight or a flush."


def _hands(said: Said, apart: bool) -> dict[str, Cards]:
    """The hands that were given, by their letters."""
    named = [(name, said.get(name, "")) for name in LETTERS[:MOST]]
    hands = {name: read_cards(text, name, f"Hand {name}") for name, text in named if text.strip()}
    if len(hands) < LEAST:
        missing = next(name for name, text in named if not text.strip())
        raise BadInput(missing, f"Hand {missing} has no cards: two hands at least are compared.")
    if not apart:
        each_once((name, f"Hand {name}", cards) for name, cards in hands.items())
    return hands


def _worth(order: Order, name: str, cards: Cards) -> tuple[int, ...]:
    try:
        return order.ranking.worth(cards)
    except BadCard as bad:
        raise BadInput(name, f"Hand {name}: {bad}.") from None


def _laws_of_a_tie(rules: Any, winners: int, pool: int) -> tuple[Law, ...]:
    """What divides a pool, and an odd counter in it, at this game."""
    if winners < 2:
        return ()
    own: Law = next(one for one in fields(rules) if one.name == "odd_counter").metadata["law"]
    equal, odd = laws_of(divide)
    if own != odd:
        return (own,)
    return (equal, odd) if pool % winners else (equal,)


def _line(winners: tuple[str, ...], hands: tuple[Weighed, ...], left: int) -> str:
    best = [hand for hand in hands if hand.wins]
    if len(winners) == 1:
        takes = f" and takes the pool of {best[0].takes}" if best[0].takes else ""
        return f"{winners[0]} wins with {_bare(best[0].called)}{takes}."
    said = f"{listed(winners)} are equal in every rank, with {_bare(best[0].called)}"
    shares = [f"{hand.name} {hand.takes}" for hand in best]
    divided = f", and divide the pool: {listed(shares)}" if any(hand.takes for hand in best) else ""
    waits = f"; {counters(left)} cannot be divided and {_wait(left)}" if left else ""
    return f"{said}{divided}{waits}."


def _bare(called: str) -> str:
    """What a hand is called, without its odd cards and what its joker is."""
    bare = called.partition(", with ")[0].partition(" (")[0]
    one = bare.endswith(_ONE_OF_A_KIND) or bare.startswith("full hand")
    return f"{'an' if bare[0] in 'ae' else 'a'} {bare}" if one else bare


def _wait(left: int) -> str:
    return "waits for the next pool" if left == 1 else "wait for the next pool"
