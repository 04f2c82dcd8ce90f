"""The order of hands at Straight Poker: no straight flush is known, and four of a kind is the top.

Five cards in suit and sequence are a flush, compared as one (our reading 41).
"""

from __future__ import annotations

from hoyle.engine.laws import law
from hoyle.engine.vying.orders import LOW, ONE, SHIFT, TWO, Ladder, Merit, Order, rungs, runs
from hoyle.engine.vying.ranks import CATEGORIES, SHAPES, Hand, short_merit, standard


def _ladder() -> Ladder:
    straights = runs()
    in_sequence = {total for _, total in straights}
    any_five = rungs(SHAPES["high_card"])
    scattered = [rung for rung in any_five if rung[1] not in in_sequence]
    special = {"high_card": scattered, "straight": straights, "flush": any_five}
    for name in CATEGORIES[:-1]:
        yield special.get(name) or rungs(SHAPES[name]), name == "flush"


_ORDER = Order(_ladder)
_BY_SUITS, _MERITS = _ORDER.by_suits, _ORDER.merits


def strength(hand: Hand) -> int:
    """The index, 0 to 7461, of five different cards; nothing is checked."""
    a, b, c, d, e = hand
    total = TWO[a][b] + TWO[c][d] + ONE[e]
    return _BY_SUITS[total >> SHIFT][total & LOW]


@law("straight.ranking")
def merit(hand: Hand) -> Merit:
    """What a hand is worth: the place of its kind, then its ranks as they are compared.

    A hand of fewer than five cards is weighed, and a faulty one refused, as at Draw Poker.
    """
    if len(hand) != 5:
        return short_merit(hand)
    standard(hand)
    return _MERITS[strength(hand)]


def weighed(hand: Hand) -> Merit:
    """What a hand is worth that has been shown and therefore looked at already."""
    if len(hand) != 5:
        return short_merit(hand)
    a, b, c, d, e = hand
    total = TWO[a][b] + TWO[c][d] + ONE[e]
    return _MERITS[_BY_SUITS[total >> SHIFT][total & LOW]]
