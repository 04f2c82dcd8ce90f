"""Five cards weighed: ours beside pokerkit and treys, the cards parsed beforehand."""

from collections.abc import Iterator
from random import Random

from pokerkit import Card as TheirCard
from pokerkit import StandardHighHand
from treys import Card as TreysCard
from treys import Evaluator

from bench.measure import Line, Work, compare, side_by_side
from hoyle.engine.cards import PACK
from hoyle.engine.vying.ranks import standard, strength

HANDS = 500


def works() -> dict[str, Work]:
    """The same random hands, each in its contender's own cards."""
    chance = Random(7)
    ours = [tuple(chance.sample(PACK, 5)) for _ in range(HANDS)]
    theirs = [tuple(TheirCard.parse("".join(c.text for c in hand))) for hand in ours]
    treys = [[TreysCard.new(c.text) for c in hand] for hand in ours]
    split = [(hand[:2], hand[2:]) for hand in treys]
    evaluate = Evaluator().evaluate
    return {
        "hoyle, trusting": lambda: [strength(hand) for hand in ours],
        "hoyle, checking": lambda: [standard(hand) for hand in ours],
        "pokerkit": lambda: [StandardHighHand(hand) for hand in theirs],
        "treys": lambda: [evaluate(hand, board) for hand, board in split],
    }


def lines() -> Iterator[Line]:
    """The bars: 14 times pokerkit, and above treys."""
    rates = side_by_side(works())
    treys = rates["treys"] / rates["pokerkit"]
    bars = {"hoyle, trusting": max(14.0, treys), "hoyle, checking": treys}
    yield from compare("a hand of five weighed", rates, "pokerkit", bars, HANDS)
