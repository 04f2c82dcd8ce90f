"""Misreadings of the pegs, and of what the cards that were pegged count afterwards."""

from __future__ import annotations

from collections.abc import Callable

from hoyle.engine.cards import RANKS, Card
from hoyle.engine.tricks.points import PIPS, count, total
from hoyle.engine.tricks.table import TrickState, side_of, taken_by, to_go
from hoyle.study.misreadings.points import game_by, pips_by, table_of
from hoyle.study.misreadings.types import Misreading
from hoyle.study.spot import Spot, Value
from hoyle.study.telling import board_of, seat_pegged

_TEN, _FIVE = RANKS.index("T"), RANKS.index("5")
_ONLY = ("all-fives",)


def _pegs_by(keep: Callable[[TrickState, Card], int]) -> Callable[[Spot], Value | None]:
    """What the trick just taken in would peg, a card at a time."""

    def pegs(spot: Spot) -> Value | None:
        state = table_of(spot)
        if state is None or not any(one.kind == "trick" for one in spot.then.events):
            return None
        return sum(keep(state, card) for card in state.tricks[-1].cards)

    return pegs


def _worth(state: TrickState, card: Card) -> int:
    return total(state, (card,)) if card.suit == state.trump else 0


def _winners_own(state: TrickState, card: Card) -> int:
    trick = state.tricks[-1]
    place = (trick.winner - trick.leader) % len(state.hands)
    return _worth(state, card) if card == trick.cards[place] else 0


def _but(rank: int) -> Callable[[TrickState, Card], int]:
    return lambda state, card: 0 if card.rank == rank else _worth(state, card)


def _any_suit(state: TrickState, card: Card) -> int:
    return total(state, (card,))


def _without_the_five(state: TrickState, side: int) -> int:
    return sum(PIPS[card.rank] for card in taken_by(state, side))


def _every_five(state: TrickState, side: int) -> int:
    cards = taken_by(state, side)
    plain = sum(card.rank == _FIVE and card.suit != state.trump for card in cards)
    return total(state, cards) + plain * state.rules.five


def _plain_alone(state: TrickState, side: int) -> int:
    return total(state, [card for card in taken_by(state, side) if card.suit != state.trump])


def _pips_pegged(spot: Spot) -> int | None:
    """Game as many holes as it has pips."""
    state = table_of(spot)
    if state is None or not board_of(state):
        return None
    side = side_of(state, spot.seat)
    game = [one for one in spot.then.entries if one.why == "game"]
    won = any(side_of(state, one.seat) == side for one in game)
    return seat_pegged(state, spot.seat) - 1 + count(state, side) if won else None


def _to_sixty(spot: Spot) -> int | None:
    state = spot.then.state
    if not isinstance(state, TrickState) or not board_of(state):
        return None
    return max(0, to_go(state, side_of(state, spot.seat)) - 1)


def _nobody_yet(spot: Spot) -> str | None:
    ending = spot.last.state.outcome
    return "nobody" if ending and ending.laws[0] == "allfives.peg" else None


PEGGING = (
    Misreading(
        "own-card-pegged",
        "Everybody pegs the card he played",
        "That pegs the winner’s own card alone; he pegs every counting trump in the trick.",
        {"pegs": _pegs_by(_winners_own)},
    ),
    Misreading(
        "five-forgotten",
        "The five of trumps is a small card",
        "That forgets the five of trumps: it pegs five, and counts five again for Game.",
        {
            "pegs": _pegs_by(_but(_FIVE)),
            "pips": pips_by(_without_the_five),
            "game": game_by(_without_the_five),
        },
        games=_ONLY,
    ),
    Misreading(
        "ten-unpegged",
        "Only court cards and the five are pegged",
        "That leaves out the ten of trumps, which pegs ten.",
        {"pegs": _pegs_by(_but(_TEN))},
    ),
    Misreading(
        "plain-cards-pegged",
        "Every card that counts is pegged",
        "That pegs cards of plain suits; they count for Game only, and only trumps are pegged.",
        {"pegs": _pegs_by(_any_suit)},
    ),
    Misreading(
        "every-five",
        "Every five counts five",
        "That counts fives of plain suits; of the fives only that of trumps counts anything.",
        {"pips": pips_by(_every_five), "game": game_by(_every_five)},
        games=_ONLY,
    ),
    Misreading(
        "pegged-and-done",
        "What has been pegged is not counted again",
        "That leaves the trumps out of Game because they were pegged; they are counted over again.",
        {"pips": pips_by(_plain_alone), "game": game_by(_plain_alone)},
        games=_ONLY,
    ),
    Misreading(
        "pips-are-pegged",
        "Game is worth its pips",
        "That pegs the pips; they only decide who has Game, and Game is one hole.",
        {"score": _pips_pegged},
    ),
    Misreading(
        "jack-again",
        "The Jack is counted at the end as well",
        "That counts the Jack a second time; the hole pegged when it fell was its point.",
        delta={"points": "jack-twice"},
        kinds=("score", "goes-out"),
    ),
    Misreading(
        "only-game-at-the-end",
        "Only Game is counted at the end",
        "That leaves out High and Low, which are counted here as in Seven-Up.",
        delta={"points": "game-only"},
        kinds=("score", "goes-out"),
    ),
    Misreading(
        "sixty-is-game",
        "Sixty is game",
        "That counts to sixty, where the rows end; the game is the hole beyond, sixty-one.",
        {"to-go": _to_sixty},
    ),
    Misreading(
        "hand-played-out",
        "The hand is played out first",
        "That plays on to the last trick; the peg that reaches sixty-one ends the game there.",
        {"goes-out": _nobody_yet},
    ),
)
