"""How often a hand may open, and how often somebody at the table may."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Set
from functools import lru_cache
from itertools import combinations
from math import comb
from typing import Any, NamedTuple

from hoyle.engine.cards import CARDS, JOKER, PACK, SUITS, Card
from hoyle.engine.game import Game
from hoyle.study.odds.counting import becomes, kept_of, unseen_of
from hoyle.study.odds.patterns import FIVE, Hand, Ranks, completions, typical
from hoyle.study.odds.scale import Scale, scaled

Alike = tuple[Ranks, bool]  # hands of these ranks, their suits agreeing or not
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

    `fours`: four ranks of one suit and a fifth of another, which open by their suits alone.
    """

    patterns: frozenset[Alike]
    fours: frozenset[tuple[Ranks, int]]


@lru_cache(maxsize=64)
def openings(game: Game, rules: Any, failed: int) -> Openings:
    """The hands that may open after so many deals of the pot were passed out."""
    openers, pack = game.openers, frozenset(game.pack(rules))
    if openers is None:
        return Openings(frozenset(), frozenset())

    def may(hand: Hand) -> bool:
        return bool(openers.proof(rules, failed, hand))

    found = {one[:2] for one in completions((), pack) if may(one.hand)}
    fours = _fours(may, {ranks for ranks, suited in found if not suited}) if may(_BOBTAIL) else ()
    return Openings(frozenset(found), frozenset(fours))


def _fours(may: Callable[[Hand], bool], opened: Set[Ranks]) -> Iterator[tuple[Ranks, int]]:
    """Four ranks of a suit and a fifth of another; `opened` are ranks that open in any suits."""
    for four in combinations(_RANKS, FIVE - 1):
        for odd in _RANKS:
            if tuple(sorted((*four, odd))) not in opened and may(_with(four, odd)):
                yield four, odd


@lru_cache(maxsize=256)
def chance_to_open(which: Openings, left: frozenset[Card]) -> Chance:
    """How many of the hands of five that the cards left may make can open."""
    total = comb(len(left), FIVE)
    ways = total - _shut(_gate(which.patterns, JOKER in left), (), left)
    return Chance(ways + sum([_four_flushes(left, *four) for four in which.fours]), total)


@lru_cache(maxsize=16)
def _gate(patterns: frozenset[Alike], joker: bool) -> Scale:
    """A scale of two places: 1 for hands of these patterns, 0 for all others."""
    every = completions((), frozenset((*PACK, JOKER) if joker else PACK))
    return scaled((), {one[:2]: int(one[:2] in patterns) for one in every})


def _shut(gate: Scale, kept: Hand, left: Set[Card]) -> int:
    """How many hands of these cards and of others that are left do not pass the gate."""
    return becomes(gate, kept_of(kept), unseen_of(left)).get(0, 0)


def _four_flushes(left: Set[Card], four: Ranks, odd: int) -> int:
    suits = [suit for suit in range(len(SUITS)) if _all_of(left, four, suit)]
    return sum([_of_others(left, odd, suit) for suit in suits])


def _all_of(left: Set[Card], ranks: Ranks, suit: int) -> bool:
    return all(CARDS[4 * rank + suit] in left for rank in ranks)


def _of_others(left: Set[Card], rank: int, suit: int) -> int:
    return sum([CARDS[4 * rank + other] in left for other in range(len(SUITS)) if other != suit])


def _with(four: Ranks, odd: int) -> Hand:
    return (*[CARDS[4 * rank] for rank in four], CARDS[4 * odd + 1])


_BOBTAIL = _with((0, 3, 7, 9), 11)  # opens only where four of a suit do


@lru_cache(maxsize=64)
def nobody_of_two(patterns: frozenset[Alike], pack: frozenset[Card]) -> Chance:
    """In how many of the ways to deal two hands neither is of these patterns.

    By inclusion and exclusion over the cards they would share: of each set of cards, the hands
    that hold it and are of no such pattern are counted, and squared.
    """
    gate = _gate(patterns, JOKER in pack)
    found = sum([(-1) ** size * _sharing(gate, pack, size) for size in range(FIVE)])
    hands = comb(len(pack), FIVE)
    shut = _shut(gate, (), pack)  # five cards are shared by a hand and itself alone
    return Chance(found - shut, hands * comb(len(pack) - FIVE, FIVE))


def _sharing(gate: Scale, pack: Set[Card], size: int) -> int:
    """The pairs of hands, neither of these patterns, that both hold some set of so many cards."""
    found = 0
    for ranks, suited, ways in completions((), pack, size):
        kept = typical(ranks, suited)
        found += ways * _shut(gate, kept, pack - set(kept)) ** 2
    return found


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
