"""A shuffle that can be checked: sealed before the deal, opened after the hand.

The seal is the SHA-256 of a salt, a space and the cards in order. It gives nothing away, and no
other order fits it. The pack is then cut by the one who sits down, where he likes.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass
from hashlib import sha256
from random import Random
from typing import Any

from hoyle.engine.cards import Card, show_cards

Chance = Callable[[str], Random]
SALT = 128  # bits


@dataclass(frozen=True, slots=True)
class Shuffle:
    """A pack in order, from the top, and the salt it is sealed with."""

    order: tuple[Card, ...]
    salt: str

    @property
    def sealed(self) -> str:
        """The text whose hash is the seal."""
        return f"{self.salt} {show_cards(self.order)}"

    @property
    def seal(self) -> str:
        """What is shown before the deal."""
        return sha256(self.sealed.encode()).hexdigest()

    def cut(self, at: int) -> tuple[Card, ...]:
        """The pack with so many cards lifted off and put below the rest."""
        return self.order[at:] + self.order[:at]


def shuffle(chance: Chance, number: int, pack: Sequence[Card]) -> Shuffle:
    """The shuffle of this number."""
    rng = chance(f"shuffle {number}")
    order = tuple(rng.sample(tuple(pack), len(pack)))
    return Shuffle(order, f"{rng.getrandbits(SALT):0{SALT // 4}x}")


class Stacked(Random):
    """No chance at all: whatever is drawn comes in the order of a pack."""

    def __init__(self, order: tuple[Card, ...]) -> None:
        super().__init__(0)
        self.order = order

    def sample(self, population: Collection[Any], k: int, *, counts: Any = None) -> list[Any]:
        """The first of these cards that come in the pack."""
        return sorted(population, key=self.order.index)[:k]
