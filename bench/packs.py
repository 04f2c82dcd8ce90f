"""Packs in order, shuffled beforehand and the same for all: nobody shuffles while a clock runs."""

from collections.abc import Iterator, Sequence
from itertools import cycle
from random import Random
from typing import TypeVar

Card = TypeVar("Card")
ORDERS = [chance.sample(range(52), 52) for chance in [Random(9)] for _ in range(1000)]


def packs(cards: Sequence[Card]) -> Iterator[tuple[Card, ...]]:
    """One shuffled pack of these cards after another, round and round."""
    return cycle([tuple([cards[at] for at in order]) for order in ORDERS])
