"""Misreadings of which hand is best, and of what opens."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

from hoyle.engine.cards import JOKER, RANKS, Card
from hoyle.engine.state import Seat, letter
from hoyle.engine.vying.ranks import CATEGORIES, merit
from hoyle.study.misreadings.types import Misreading
from hoyle.study.spot import Spot, Value

Hand = tuple[Card, ...]
Worth = Callable[[Hand], tuple[int, ...]]
Weight = Callable[[Hand, Worth], tuple[int, ...]]


def _ranks(hand: Hand) -> list[int]:
    return sorted((card.rank for card in hand), reverse=True)


def _sum_of_pairs(hand: Hand, worth: Worth) -> tuple[int, ...]:
    """Hands of a kind are told apart by what their pairs add up to."""
    kind, *_ = worth(hand)
    paired = [rank + 2 for rank, times in Counter(_ranks(hand)).items() if times > 1]
    return (kind, sum(paired), *_ranks(hand))


def _high_card_first(hand: Hand, worth: Worth) -> tuple[int, ...]:
    """Hands of a kind are told apart by their highest card, paired or not."""
    kind, *_ = worth(hand)
    return (kind, *_ranks(hand))


def _pair_of_the_full(hand: Hand, worth: Worth) -> tuple[int, ...]:
    """A full hand goes by its pair."""
    kind, *rest = worth(hand)
    counted = Counter(_ranks(hand))
    pair = [rank for rank, times in counted.items() if times == 2]
    full = sorted(counted.values()) == [2, 3]
    return (kind, *pair) if full else (kind, *rest)


def _suits_rank(hand: Hand, worth: Worth) -> tuple[int, ...]:
    """Dead ties are broken by the suits."""
    best = max(hand, key=lambda card: (card.rank, card.suit))
    return (*worth(hand), best.suit)


_IN_SEQUENCE, _FIVE_HIGH = CATEGORIES.index("straight_flush"), RANKS.index("5")


def _straight_flush_best(hand: Hand, worth: Worth) -> tuple[int, ...]:
    """A straight flush is a kind of its own, above fours."""
    return merit(hand)


def _run_is_a_straight(hand: Hand, worth: Worth) -> tuple[int, ...]:
    """A suited run, since it is no straight flush, is only a straight."""
    kind, *ranks = merit(hand)
    return (CATEGORIES.index("straight"), *ranks) if kind == _IN_SEQUENCE else worth(hand)


def _five_high(hand: Hand, worth: Worth) -> tuple[int, ...]:
    """A suited run from the ace to the five is headed by its five."""
    kind, *ranks = merit(hand)
    low = kind == _IN_SEQUENCE and ranks == [_FIVE_HIGH]
    return (CATEGORIES.index("flush"), _FIVE_HIGH) if low else worth(hand)


def _won_by(weigh: Weight) -> Callable[[Spot], Value | None]:
    def winner(spot: Spot) -> Value | None:
        hands, worth = _called(spot), worth_of(spot)
        if len(hands) < 2:
            return None
        weighed = {seat: weigh(hand, worth) for seat, hand in hands.items()}
        first = [seat for seat, found in weighed.items() if found == max(weighed.values())]
        return letter(first[0]) if len(first) == 1 else "divided"

    return winner


def _called(spot: Spot) -> dict[Seat, Hand]:
    """The hands shown in the call, if the pool was won by showing."""
    state = spot.last.state
    shown: tuple[Hand, ...] = getattr(state, "shown", ())
    active: tuple[Seat, ...] = getattr(state, "active", ())
    hands = {seat: shown[seat] for seat in active if shown and shown[seat]}
    return {seat: hand for seat, hand in hands.items() if all(card.seen for card in hand)}


def _best_hand_dealt(spot: Spot) -> Value | None:
    """The best hand wins, whoever has given up."""
    hands = {
        seat: hand
        for seat, hand in enumerate(spot.last.state.hands)
        if hand and all(card.seen for card in hand)
    }
    if len(hands) < 2:
        return None
    worth = worth_of(spot)
    return letter(max(hands, key=lambda seat: worth(hands[seat])))


def worth_of(spot: Spot) -> Worth:
    """The order of hands by which the pool asked about is decided."""
    found: Worth = getattr(spot.last.state.outcome, "worth", merit)
    return found


def _opened_by(fit: Callable[[Hand], bool]) -> Callable[[Spot], Value | None]:
    def openers(spot: Spot) -> Value | None:
        hands = enumerate(spot.state.hands)
        fitting = [letter(seat) for seat, hand in hands if hand and _known(hand) and fit(hand)]
        return "-".join(fitting) or "nobody"

    return openers


def _known(hand: Hand) -> bool:
    return all(card.seen for card in hand)


_JACK = 9


def _pair_of_jacks(hand: Hand) -> bool:
    return any(rank >= _JACK and times > 1 for rank, times in Counter(_ranks(hand)).items())


def _one_high_card(hand: Hand) -> bool:
    return max(_ranks(hand)) >= _JACK


def _any_pair(hand: Hand) -> bool:
    return JOKER not in hand and merit(hand)[0] > 0


_ONLY = ("straight-poker",)
_HIGH = ("draw-poker", "straight-poker")
RANKING = (
    Misreading(
        "straight-flush-beats-fours",
        "A straight flush beats fours",
        "That ranks a straight flush above all, as at Draw Poker; at this game there is none, and "
        "five in suit and sequence are a flush.",
        {"winner": _won_by(_straight_flush_best)},
        games=_ONLY,
    ),
    Misreading(
        "suited-run-is-a-straight",
        "A suited run is only a straight",
        "That takes a suited run for a straight, because it is no straight flush; it is still five "
        "of one suit, and a flush.",
        {"winner": _won_by(_run_is_a_straight)},
        games=_ONLY,
    ),
    Misreading(
        "five-high-flush",
        "Ace to five, suited, is five high",
        "That counts the ace low in a flush; only in a straight may it stand below the deuce.",
        {"winner": _won_by(_five_high)},
        games=_ONLY,
    ),
    Misreading(
        "pairs-added-up",
        "Pairs are added up",
        "That adds the pairs together; two pairs go by the higher pair first.",
        {"winner": _won_by(_sum_of_pairs)},
        games=_HIGH,
    ),
    Misreading(
        "highest-card-first",
        "The highest card decides at once",
        "That looks at the highest odd card before the pairs and triplets that the hand is named "
        "for.",
        {"winner": _won_by(_high_card_first)},
        games=_HIGH,
    ),
    Misreading(
        "full-by-its-pair",
        "A full hand goes by its pair",
        "That ranks full hands by the pair; they go by the three.",
        {"winner": _won_by(_pair_of_the_full)},
        games=_HIGH,
    ),
    Misreading(
        "suits-rank",
        "Suits have rank",
        "That breaks a tie by suit; suits have no rank, and equal hands divide the pool.",
        {"winner": _won_by(_suits_rank)},
    ),
    Misreading(
        "best-hand-dealt",
        "The best hand wins, given up or not",
        "That gives the pool to the best hand dealt; only those who hold cards at the end can win.",
        {"winner": _best_hand_dealt},
    ),
    Misreading(
        "pair-of-jacks-only",
        "Only a high pair opens",
        "That looks for a pair of jacks or higher and overlooks what beats it: two small pairs, "
        "triplets, a straight.",
        {"opens": _opened_by(_pair_of_jacks)},
    ),
    Misreading(
        "one-jack-opens",
        "A jack or higher opens",
        "That takes a single high card for openers; it must be a pair, or better.",
        {"opens": _opened_by(_one_high_card)},
    ),
    Misreading(
        "any-pair-opens",
        "Any pair opens",
        "That opens on any pair; it must be the pair asked for, or a hand that beats it.",
        {"opens": _opened_by(_any_pair)},
    ),
)
