"""Five cards weighed: ours beside pokerkit and treys, from cards read beforehand and from texts."""

from collections.abc import Iterator
from random import Random

from pokerkit import Card as TheirCard
from pokerkit import RegularLowHand, StandardHighHand
from treys import Card as TreysCard
from treys import Evaluator

from bench.measure import Line, Work, compare, side_by_side
from hoyle.engine.cards import PACK, parse_cards, show_cards
from hoyle.engine.vying.low_ranks import low_index, low_strength
from hoyle.engine.vying.ranks import standard, strength

HANDS = 500
DEALT = [tuple(chance.sample(PACK, 5)) for chance in [Random(7)] for _ in range(HANDS)]
TEXTS = [show_cards(hand) for hand in DEALT]
evaluate = Evaluator().evaluate


def read() -> dict[str, Work]:
    """The same random hands, each in its contender's own cards."""
    theirs = [tuple(TheirCard.parse(text)) for text in TEXTS]
    split = [(hand[:2], hand[2:]) for hand in map(treys_cards, TEXTS)]
    return {
        "hoyle, trusting": lambda: [strength(hand) for hand in DEALT],
        "hoyle, checking": lambda: [standard(hand) for hand in DEALT],
        "pokerkit": lambda: [StandardHighHand(hand) for hand in theirs],
        "treys": lambda: [evaluate(hand, board) for hand, board in split],
    }


def written() -> dict[str, Work]:
    """The same hands as ten letters each."""
    return {
        "hoyle, checking": lambda: [standard(parse_cards(text)) for text in TEXTS],
        "pokerkit": lambda: [StandardHighHand(text) for text in TEXTS],
        "treys": lambda: [evaluate(treys_cards(text), []) for text in TEXTS],
    }


def for_low() -> dict[str, Work]:
    """The same hands for ace-to-five low."""
    theirs = [tuple(TheirCard.parse(text)) for text in TEXTS]
    return {
        "hoyle, trusting": lambda: [low_strength(hand) for hand in DEALT],
        "hoyle, checking": lambda: [low_index(hand) for hand in DEALT],
        "pokerkit": lambda: [RegularLowHand(hand) for hand in theirs],
    }


def treys_cards(text: str) -> list[int]:
    """A hand in treys' cards."""
    return [TreysCard.new(text[at : at + 2]) for at in range(0, len(text), 2)]


def lines() -> Iterator[Line]:
    """The bars: 14 times pokerkit where cards are read and trusted, and always above treys."""
    rates = side_by_side(read())
    treys = rates["treys"] / rates["pokerkit"]
    bars = {"hoyle, trusting": max(14.0, treys), "hoyle, checking": treys}
    yield from compare("a hand of five weighed", rates, "pokerkit", bars, HANDS)
    rates = side_by_side(written())
    bars = {"hoyle, checking": rates["treys"] / rates["pokerkit"]}
    yield from compare("a hand of five, from its text", rates, "pokerkit", bars, HANDS)
    rates = side_by_side(for_low())
    yield from compare("a hand for low", rates, "pokerkit", {"hoyle, trusting": 20.0}, HANDS)
