"""Questions about the joker: what it stands for in a hand."""

from __future__ import annotations

from collections.abc import Iterator

from hoyle.engine.cards import JOKER, RANK_NAMES, RANKS
from hoyle.engine.game import StandIn
from hoyle.engine.state import letter
from hoyle.study.questions.kind import Kind, Reasons, here
from hoyle.study.spot import Spot, Value

_SIGNS = dict(zip("♣♦♥♠", ("clubs", "diamonds", "hearts", "spades"), strict=True))


def stand_in(spot: Spot) -> StandIn | None:
    """What the joker stands for in the hand of the seat asked about."""
    return spot.game.stand_in(spot.state, spot.state.hands[spot.seat])


def _stands(spot: Spot) -> Value | None:
    found = stand_in(spot)
    return found.text if found else None


def _words(spot: Spot, value: Value) -> str:
    text = str(value)
    rank = RANK_NAMES[RANKS.index(text.rstrip("♣♦♥♠").replace("10", "T"))]
    if text[-1] in _SIGNS:
        return f"The {rank} of {_SIGNS[text[-1]]}"
    return f"A{'n' if rank[0] in 'ae' else ''} {rank}"


def _others(spot: Spot, right: Value) -> Iterator[Value]:
    """An ace first, then the ranks beside those held, in the same dress as the answer."""
    sign = str(right)[-1] if str(right)[-1] in _SIGNS else ""
    held = {card.rank for card in spot.state.hands[spot.seat] if card != JOKER}
    beside = sorted({(rank + by) % 13 for rank in held for by in (-1, 1)} - held)
    for rank in (12, *beside, *held):
        yield RANKS[rank].replace("T", "10") + sign


def _why(spot: Spot) -> Reasons:
    found = stand_in(spot)
    if found is None:
        return (), ""
    named = spot.game.rankings[spot.game.ranked_by(spot.state)].name
    hand = named(spot.state.hands[spot.seat])
    return (found.law, "jacks.joker"), f"{letter(spot.seat)} holds {hand}."


JOKERS = {
    "stands": Kind(
        lambda spot: f"What does {letter(spot.seat)}’s joker stand for now?",
        _stands,
        _words,
        _others,
        _why,
        here,
    ),
}
