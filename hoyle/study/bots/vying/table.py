"""The table of a vying game as one seat sees it: his hand, its draws, his rivals and the pool."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import cached_property
from itertools import combinations
from typing import Any

from hoyle.engine.cards import JOKER, RANKS, UNSEEN, Card
from hoyle.engine.game import Game
from hoyle.engine.state import Seat
from hoyle.engine.vying.low_ranks import LOWNESS
from hoyle.study.bots.vying.foes import Rival, beaten_of, rivals
from hoyle.study.bots.vying.holdings import kept_for_low
from hoyle.study.odds.counting import (
    Spread,
    Unseen,
    becomes,
    chance_of,
    dealt_below,
    kept_of,
    unseen_by,
)
from hoyle.study.odds.scale import Scale, scale_of

Hand = tuple[Card, ...]
_PAIR = 1  # the place of a pair in the order of kinds
_STRAIGHT = 4


class Table:
    """What a seat goes by. `quick`: others' hands are counted out of the whole pack.

    Nothing here looks at a card that the seat has not seen.
    """

    def __init__(self, game: Game, seen: Any, seat: Seat, quick: bool = False) -> None:
        self.seen, self.seat, self.quick = seen, seat, quick
        self.hand: Hand = seen.hands[seat]
        pack = game.pack(seen.rules)
        self.joker = JOKER in pack
        ranking = game.rankings[game.ranked_by(seen)]
        self.scale: Scale = scale_of(ranking, pack)
        self.ranking = ranking
        self.draws = any("draw" in phase.says for phase in game.phases)
        self.drawn = not self.draws or _has_drawn(seen, seat)
        self.pool: int = seen.pool.total
        self.due: int = max(0, seen.level - seen.stakes[seat])

    @cached_property
    def unseen(self) -> Unseen:
        """The cards this seat has not seen."""
        seen = self.seen
        known = {*self.hand, *seen.discards[self.seat], *getattr(seen, "under_chips", ())}
        for shown in seen.shown:
            known.update(shown)
        return unseen_by(frozenset(known - {UNSEEN}), self.joker)

    @cached_property
    def others(self) -> Unseen:
        """The cards out of which the others' hands are counted."""
        return unseen_by(frozenset(), self.joker) if self.quick else self.unseen

    @property
    def place(self) -> int:
        """Where the hand stands as it is."""
        return self.scale.place(self.hand)

    @cached_property
    def openers(self) -> int:
        """The least place that opens the pot, 0 where any hand may or nobody has been asked."""
        seen = self.seen
        if not hasattr(seen, "opener") or getattr(seen, "low", False):
            return 0
        if getattr(seen, "kind", "jack") != "jack":
            return 0
        return self.scale.least((_PAIR, RANKS.index(getattr(seen, "required", "J"))))

    @cached_property
    def rivals(self) -> tuple[Rival, ...]:
        """Everybody else who holds cards."""
        return rivals(self.seen, self.seat, self.openers, self.draws)

    def beaten_of(self, rival: Rival) -> tuple[float, ...]:
        """For each place, which share it beats of the hands this rival may end with."""
        return beaten_of(self.scale, self.others, rival.told, self.draws)

    def beats_any(self) -> float:
        """The share of all hands another may hold that this one beats as it stands."""
        below, place = dealt_below(self.scale, self.others), self.place
        return (below[place] + below[place + 1]) / (2 * below[-1])

    def opening_share(self) -> float:
        """The share of all hands another may hold that opens the pot."""
        below = dealt_below(self.scale, self.others)
        return 1 - below[self.openers] / below[-1]

    @cached_property
    def beaten(self) -> list[float]:
        """For each place, the chance that it beats every rival."""
        chances = [1.0] * len(self.scale.merits)
        for told, times in Counter([rival.told for rival in self.rivals]).items():
            beats = beaten_of(self.scale, self.others, told, self.draws)
            chances = [chance * one**times for chance, one in zip(chances, beats, strict=True)]
        return chances

    @cached_property
    def ending(self) -> Spread:
        """What the hand may end as: itself, or what its best sensible draw makes of it."""
        if self.drawn:
            return {self.place: 1}
        if len(self.sensible) == 1:
            return self.becomes(self.sensible[0])
        beaten = [self.beaten_of(rival) for rival in self.rivals]
        chances = {kept: self._wins(self.becomes(kept), beaten) for kept in self.sensible}
        return self.becomes(max(chances, key=lambda kept: (chances[kept], len(kept))))

    def _wins(self, ending: Spread, beaten: list[tuple[float, ...]]) -> float:
        """The chance that one of these endings beats every rival."""
        won = [float(ways) for ways in ending.values()]
        every = sum(won)
        for by in beaten:
            won = [part * by[place] for part, place in zip(won, ending, strict=True)]
        return sum(won) / every

    def chance(self, kept: Hand) -> float:
        """The chance to win by keeping these cards."""
        return chance_of(self.scale, kept_of(kept), self._left_by(kept), self.beaten)

    def becomes(self, kept: Hand) -> Spread:
        """How many draws lead to each place, these cards being kept."""
        return becomes(self.scale, kept_of(kept), self._left_by(kept))

    def _left_by(self, kept: Hand) -> Unseen:
        """What may be drawn to these cards; in haste, anything but these cards."""
        return unseen_by(frozenset(kept), self.joker) if self.quick else self.unseen

    @cached_property
    def sensible(self) -> tuple[Hand, ...]:
        """The cards worth keeping, in the few ways that a player would think of."""
        return tuple(dict.fromkeys(self._sensible()))

    def _sensible(self) -> Iterator[Hand]:
        hand = self.hand
        ranks = [card.rank for card in hand]
        if not self.scale.by_suits:
            low = kept_for_low(tuple([rank for rank in ranks if rank < 13]))
            once = {card.rank: card for card in reversed(hand)}
            yield tuple([card for card in hand if card == JOKER or card in _of(once, low)])
            yield hand
            return
        if self.scale.merits[self.place][0] >= _STRAIGHT:
            yield hand
        yield tuple([card for card in hand if ranks.count(card.rank) > 1 or card == JOKER])
        yield from [four for four in combinations(hand, 4) if chases(four)]
        yield (max(hand),)


def _of(once: dict[int, Card], low: tuple[int, ...]) -> set[Card]:
    return {once[rank] for rank in low}


def chases(four: Hand) -> bool:
    """Whether four are of one suit, the joker of any, or in sequence and open at both ends."""
    plain = [card for card in four if card != JOKER]
    if len({card.suit for card in plain}) == 1:
        return True
    ranks = sorted(card.rank for card in four)
    return ranks == list(range(ranks[0], ranks[0] + 4)) and ranks[3] < len(LOWNESS) - 1


def _has_drawn(seen: Any, seat: Seat) -> bool:
    return seat in seen.drawn
