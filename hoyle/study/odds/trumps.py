"""Trumps: the turned Jack, whether the Jack is out, and whether a trump is High or Low."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from math import comb

from hoyle.engine.cards import PACK, RANKS, Card
from hoyle.study.odds.openers import Chance
from hoyle.study.odds.patterns import Hand

SIX = 6
_JACK = RANKS.index("J")


def turned_jack() -> Chance:
    """How many of the cards that may be turned up are Jacks."""
    return Chance(sum([card.rank == _JACK for card in PACK]), len(PACK))


def none_dealt(wanted: int, unseen: int, dealt: int) -> Chance:
    """In how many ways `dealt` of the cards unseen hold none of the `wanted` ones."""
    return Chance(comb(unseen - wanted, dealt), comb(unseen, dealt))


def jack_out(seats: int, trump: int, own: Hand, turned: Hand = ()) -> Chance:
    """The chance that the Jack of trumps has been dealt to anybody but the holder of `own`.

    `turned`: cards turned up beside. Before anybody's cards are known `own` is empty, and the
    chance is that it has been dealt to anybody at all.
    """
    others = _others(seats, own)
    return _dealt([card for card in PACK if card.rank == _JACK], trump, others, (*own, *turned))


def higher_out(seats: int, trump: int, own: Hand, turned: Hand = ()) -> Chance | None:
    """The chance that a trump above the best of `own` is out; None where it holds no trump."""
    return _beyond(max, lambda card, mine: card.rank > mine, seats, trump, own, turned)


def lower_out(seats: int, trump: int, own: Hand, turned: Hand = ()) -> Chance | None:
    """The chance that a trump below the least of `own` is out; None where it holds no trump."""
    return _beyond(min, lambda card, mine: card.rank < mine, seats, trump, own, turned)


def against(seats: int, trump: int, own: Hand, turned: Hand = ()) -> Iterator[tuple[str, Chance]]:
    """All that may be out against a hand, in words, and the chance of each."""
    yield "the Jack is out against you", jack_out(seats, trump, own, turned)
    higher, lower = higher_out(seats, trump, own, turned), lower_out(seats, trump, own, turned)
    if higher and lower:
        held = [card for card in own if card.suit == trump]
        yield f"a trump higher than your {max(held).name} is out", higher
        yield f"a trump lower than your {min(held).name} is out", lower


def _beyond(
    best: Callable[[Iterable[int]], int],
    beyond: Callable[[Card, int], bool],
    seats: int,
    trump: int,
    own: Hand,
    turned: Hand,
) -> Chance | None:
    held = [card.rank for card in own if card.suit == trump]
    if not held:
        return None
    wanted = [card for card in PACK if beyond(card, best(held))]
    return _dealt(wanted, trump, _others(seats, own), (*own, *turned))


def _others(seats: int, own: Hand) -> int:
    return SIX * (seats - 1 if own else seats)


def _dealt(wanted: Iterable[Card], trump: int, dealt: int, seen: Hand) -> Chance:
    """The chance that one at least of the wanted trumps is among so many cards dealt unseen."""
    sought = [card for card in wanted if card.suit == trump and card not in seen]
    none, total = none_dealt(len(sought), len(PACK) - len(seen), dealt)
    return Chance(total - none, total)
