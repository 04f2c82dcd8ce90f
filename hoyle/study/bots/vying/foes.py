"""What each rival has told by his acts, and the hands he may hold after it.

Who opened holds openers, who passed the opening holds none; so many cards drawn are so many;
whoever puts up counters holds one of the better hands of those that he might, and whoever raises
one of the best, a few being allowed for a bluff.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from itertools import accumulate
from typing import Any, NamedTuple

from hoyle.engine.state import Seat
from hoyle.study.bots.vying.holdings import Holding, holdings
from hoyle.study.bots.vying.said import Word, words_of_this_deal, words_of_this_interval
from hoyle.study.odds.counting import Unseen, whole_hands
from hoyle.study.odds.scale import Scale

NO_LIMIT = 1 << 20
_BLUFFS = 0.15  # how many of those who back a hand do so on one that is not good enough
_LEAST_SHARE = 0.03
_STAYS = frozenset(("ante", "come-in", "call", "make-good"))
_BETS = frozenset(("bet", "raise", "open"))
_RAISED_SHARE = 0.5  # at most, of the hands a raise is made on
_LOOKS = frozenset(("draw", "stand"))
_BACKS = _STAYS | _BETS
_DOES_NOT_OPEN = frozenset(("pass", "check"))


class Told(NamedTuple):
    """What a rival has told.

    `least` and `most`: between which places his hand was dealt; `bobtail`: or four to a straight or
    a flush. `before`: which share of the best such hands he backs before the draw, and `after` it.
    `drawn`: how many cards he drew, None before it.
    """

    least: int = 0
    most: int = NO_LIMIT
    bobtail: bool = False
    before: float = 1.0
    drawn: int | None = None
    after: float = 1.0


class Rival(NamedTuple):
    """Another who holds cards: what he has told, and what he has still to put up to be level.

    `backed`: he has put up counters of his own will in this interval of betting.
    """

    seat: Seat
    told: Told
    owes: int
    backed: bool


@lru_cache(maxsize=256)
def beaten_of(scale: Scale, unseen: Unseen, told: Told, draws: bool) -> tuple[float, ...]:
    """For each place, which share it beats of all the hands a rival may end with.

    An equal hand counts half. `draws`: whether there is a draw in this game.
    """
    ending = _ending(scale, unseen, told) if draws else _as_dealt(scale, unseen)
    upto = list(accumulate(ending))
    cut, bluffs = (1 - told.after) * upto[-1], _BLUFFS * told.after
    kept = [bluffs * min(amount, cut) + max(0.0, amount - cut) for amount in upto]
    whole = 2 * kept[-1]
    return tuple([(under + over) / whole for under, over in zip([0.0, *kept], kept, strict=False)])


def _as_dealt(scale: Scale, unseen: Unseen) -> list[float]:
    ending = [0.0] * len(scale.merits)
    for place, ways in whole_hands(scale, unseen).items():
        ending[place] = ways
    return ending


def _ending(scale: Scale, unseen: Unseen, told: Told) -> list[float]:
    ending = [0.0] * len(scale.merits)
    for holding, weight in _weighed(_possible(holdings(scale, unseen), told), told.before):
        each = weight / sum(holding.becomes.values())
        for place, number in holding.becomes.items():
            ending[place] += each * number
    return ending


def _possible(every: tuple[Holding, ...], told: Told) -> list[Holding]:
    """The kinds of hand that agree with what he has told; where none does, with half of it."""
    dealt = [one for one in every if _agrees(one, told)] or list(every)
    if told.drawn is None:
        return dealt
    drawn = min(told.drawn, 5)
    near = [one for one in dealt if one.drawn == drawn]
    near = near or [one for one in dealt if abs(one.drawn - drawn) == 1]
    return near or [one for one in every if one.drawn == drawn] or dealt


def _agrees(holding: Holding, told: Told) -> bool:
    return told.least <= holding.place < told.most or (told.bobtail and holding.chasing)


def _weighed(kinds: list[Holding], share: float) -> Iterator[tuple[Holding, float]]:
    """The best of these up to a share, and little of the others; the best come first."""
    room = share * sum([one.ways for one in kinds])
    for one in kinds:
        within = min(one.ways, max(0.0, room))
        room -= one.ways
        yield one, within + _BLUFFS * share * (one.ways - within)


def rivals(seen: Any, seat: Seat, openers: int, draws: bool) -> tuple[Rival, ...]:
    """Everybody else who holds cards; `openers` is the least place that opens, 0 if any does."""
    words = words_of_this_deal(seen)
    backed = {word.seat for word in words_of_this_interval(words) if word.verb in _BACKS}
    return tuple(
        [
            Rival(
                other,
                _told(seen, other, words, openers, draws),
                max(0, seen.level - staked),
                other in backed,
            )
            for other, staked in enumerate(seen.stakes)
            if other in seen.active and other != seat
        ]
    )


def _told(seen: Any, seat: Seat, words: list[Word], openers: int, draws: bool) -> Told:
    told = _dealt(seen, seat, words, openers)
    for word in [word for word in words if word.seat == seat]:
        if word.verb in _LOOKS:
            told = told._replace(drawn=word.cards)
        elif word.verb == "open" and told.least:
            pass  # openers are enough, and he holds them
        elif draws and told.drawn is None:
            told = told._replace(before=_narrower(told.before, word))
        else:
            told = told._replace(after=_narrower(told.after, word))
    return told


def _narrower(share: float, word: Word) -> float:
    """The share of hands that are still good for it: the more is paid, the fewer."""
    if word.verb in _STAYS:
        share /= 1 + word.price
    elif word.verb in _BETS:
        share /= 1 + 2 * word.price
    if word.verb == "raise":
        share = min(share, _RAISED_SHARE)
    return max(_LEAST_SHARE, round(share, 2))


def _dealt(seen: Any, seat: Seat, words: list[Word], openers: int) -> Told:
    """Between what he was dealt, as far as the opening tells it."""
    if not openers:
        return Told()
    if seat == seen.opener:
        return Told(least=openers, bobtail=getattr(seen.rules, "bobtail", "off") != "off")
    said = [word.verb for word in words if word.verb == "open" or word.seat == seat]
    passed = bool(said) and said[0] in _DOES_NOT_OPEN
    return Told(most=openers) if passed else Told()
