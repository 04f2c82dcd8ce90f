"""Whole hands: played at random, replayed, and asked at each turn what is lawful."""

from collections.abc import Callable, Iterator
from random import Random
from typing import Any

from bench import ours, theirs
from bench.measure import Line, compare, side_by_side
from hoyle.engine.game import legal_actions
from hoyle.study.replay import replay

HANDS = 240


def endless(play: Callable[[Random], object]) -> Callable[[], None]:
    """A hand after another from one generator."""
    chance = Random(3)
    return lambda: (play(chance), None)[1]


def each(work: Callable[[Any], object], of: list) -> Callable[[], None]:
    """The same work on one after another, nothing of it kept."""

    def once() -> None:
        for one in of:
            work(one)

    return once


def lines() -> Iterator[Line]:
    """The bars: hands 25, replay 6, lawful acts 20 times pokerkit's."""
    chance = Random(5)
    mine, other = [], []
    my_ends = [ours.play(chance, mine) for _ in range(HANDS)]
    their_ends = [theirs.play(chance, other) for _ in range(HANDS)]
    for who, count in (("hoyle", len(mine)), ("pokerkit", len(other))):
        yield Line("decisions in a hand", who, f"{count / HANDS:.1f}")
    passed = sum(end.outcome is None for end in my_ends) / HANDS
    yield Line("deals that nobody opens", "hoyle", f"{passed:.0%}")
    works = {"hoyle": endless(ours.play), "pokerkit": endless(theirs.play)}
    rates = side_by_side(works)
    yield from compare("a deal of random acts, won or passed", rates, "pokerkit", {"hoyle": 25.0})
    rates = {"hoyle": rates["hoyle"] * len(mine), "pokerkit": rates["pokerkit"] * len(other)}
    yield from compare("decisions in such hands", rates, "pokerkit", {}, 1 / HANDS)
    yield from replays(my_ends, their_ends)
    works = {
        "hoyle": each(lambda state: legal_actions(ours.GAME, state), mine),
        "pokerkit": each(theirs.lawful, other),
    }
    rates = side_by_side(works)
    rates = {"hoyle": rates["hoyle"] * len(mine), "pokerkit": rates["pokerkit"] * len(other)}
    yield from compare("lists of lawful acts", rates, "pokerkit", {"hoyle": 20.0})


def replays(my_ends: list, their_ends: list) -> Iterator[Line]:
    """Acts replayed a second; what the dealer does counts as an act on both sides."""
    mine = [ours.record(end) for end in my_ends]
    other = [theirs.record(end) for end in their_ends]
    works = {
        "hoyle": each(lambda record: replay(ours.GAME, ours.RULES, record), mine),
        "pokerkit": each(theirs.replay, other),
    }
    rates = side_by_side(works)
    acts = {
        "hoyle": sum(len(record.lines) for record in mine),
        "pokerkit": sum(len(history.actions) for history in other),
    }
    rates = {who: rate * acts[who] for who, rate in rates.items()}
    yield from compare("acts replayed", rates, "pokerkit", {"hoyle": 6.0})
