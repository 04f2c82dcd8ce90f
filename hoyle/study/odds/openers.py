"""How often a hand may open, and how often somebody at the table may."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Set
from functools import lru_cache
from itertools import combinations
from math import comb
from typing import Any, NamedTuple

from hoyle.engine.cards import CARDS, JOKER, PACK, SUITS, Card
from hoyle.engine.game import Game
from hoyle.study.odds.counting import becomes, kept_of, unseen_of
from hoyle.study.odds.pairs import Alike, neither
from hoyle.study.odds.patterns import FIVE, Hand, Ranks, completions, typical
from hoyle.study.odds.scale import Scale, scaled

Four = tuple[Ranks, Ranks]  # four ranks of a suit, and fifths beside them
_RANKS = range(13)


class Chance(NamedTuple):
    """A part of all the ways in which cards may lie, exactly."""

    ways: int
    total: int

    @property
    def share(self) -> float:
        """Nought to one."""
        return self.ways / self.total


class Somebody(NamedTuple):
    """The chance that one at least of so many hands may open; `counted`, or reckoned from pairs."""

    hands: int
    share: float
    counted: bool


class Openings(NamedTuple):
    """Which hands may open: by their ranks, in one suit or not; and by four cards of a suit.

    `fours`: four ranks of one suit, and the fifths of another beside which they open by their suits
    alone.
    """

    patterns: frozenset[Alike]
    fours: frozenset[Four]


@lru_cache(maxsize=64)
def openings(game: Game, rules: Any, failed: int) -> Openings:
    """The hands that may open after so many deals of the pot were passed out."""
    openers, pack = game.openers, frozenset(game.pack(rules))
    if openers is None:
        return Openings(frozenset(), frozenset())

    def may(hand: Hand) -> bool:
        return bool(openers.proof(rules, failed, hand))

    found = {one for one in _every_pattern(JOKER in pack) if may(typical(*one))}
    fours = _fours(may, {ranks for ranks, suited in found if not suited}) if may(_BOBTAIL) else ()
    return Openings(frozenset(found), frozenset(fours))


def _fours(may: Callable[[Hand], bool], opened: Set[Ranks]) -> Iterator[Four]:
    """Four ranks of a suit and a fifth of another; `opened` are ranks that open in any suits."""
    for four in combinations(_RANKS, FIVE - 1):
        shut = [odd for odd in _RANKS if tuple(sorted((*four, odd))) not in opened]
        yield four, tuple([odd for odd in shut if may(_with(four, odd))])


@lru_cache(maxsize=256)
def chance_to_open(which: Openings, left: frozenset[Card]) -> Chance:
    """How many of the hands of five that the cards left may make can open."""
    total, gate = comb(len(left), FIVE), _gate(which.patterns, JOKER in left)
    shut = becomes(gate, kept_of(()), unseen_of(left)).get(0, 0)
    return Chance(total - shut + _four_flushes(which.fours, left), total)


@lru_cache(maxsize=16)
def _gate(patterns: frozenset[Alike], joker: bool) -> Scale:
    """A scale of two places: 1 for hands of these patterns, 0 for all others."""
    return scaled((), {one: int(one in patterns) for one in _every_pattern(joker)})


@lru_cache(maxsize=2)
def _every_pattern(joker: bool) -> tuple[Alike, ...]:
    whole = frozenset((*PACK, JOKER) if joker else PACK)
    return tuple([one[:2] for one in completions((), whole)])


def _four_flushes(fours: Iterable[Four], left: Set[Card]) -> int:
    """How many of the hands of these cards open by four of a suit."""
    plain = [card for card in left if card != JOKER]
    held = [{card.rank for card in plain if card.suit == suit} for suit in range(len(SUITS))]
    number, found = Counter([card.rank for card in plain]), 0
    for own in held:
        others = {rank: number[rank] - (rank in own) for rank in _RANKS}
        for four, odd in fours:
            if own.issuperset(four):
                found += sum(map(others.__getitem__, odd))
    return found


def _with(four: Ranks, odd: int) -> Hand:
    return (*[CARDS[4 * rank] for rank in four], CARDS[4 * odd + 1])


_BOBTAIL = _with((0, 3, 7, 9), 11)  # opens only where four of a suit do


@lru_cache(maxsize=64)
def nobody_of_two(patterns: frozenset[Alike], pack: frozenset[Card]) -> Chance:
    """In how many of the ways to deal two hands of a whole pack neither is of these patterns."""
    total = comb(len(pack), FIVE) * comb(len(pack) - FIVE, FIVE)
    return Chance(neither(patterns, JOKER in pack), total)


def _bond(patterns: frozenset[Alike], pack: frozenset[Card]) -> float:
    """How much likelier it is that neither of two hands is of these patterns than if each were by
    itself; four cards of a suit are left out of account."""
    alone = 1 - chance_to_open(Openings(patterns, frozenset()), pack).share
    return nobody_of_two(patterns, pack).share / alone**2


def somebody(game: Game, rules: Any, failed: int, known: Hand, hands: int) -> Somebody:
    """The chance that of so many hands, dealt from the cards not known, one at least may open.

    One hand is counted, and two where no card is known; more are reckoned: each hand by itself, and
    each pair as far as one hand leaves less for another.
    """
    which, pack = openings(game, rules, failed), frozenset(game.pack(rules))
    shut = 1 - chance_to_open(which, pack - set(known)).share
    if hands < 2:
        return Somebody(hands, 1 - shut**hands, True)
    pairs = hands * (hands - 1) // 2
    exact = hands == 2 and not known and not which.fours
    return Somebody(hands, 1 - shut**hands * _bond(which.patterns, pack) ** pairs, exact)
