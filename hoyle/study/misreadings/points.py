"""Misreadings of High, Low, Jack and Game."""

from __future__ import annotations

from collections.abc import Callable

from hoyle.engine.cards import RANKS, Card
from hoyle.engine.tricks.points import JACK, count, total
from hoyle.engine.tricks.table import (
    TrickState,
    played_by,
    side_of,
    sides,
    taken_by,
    trumps_in_play,
)
from hoyle.study.misreadings.types import Misreading
from hoyle.study.spot import Spot, Value
from hoyle.study.telling.playing import side_words

_SHOWN = {"A": 1, "K": 10, "Q": 10, "J": 10, "T": 10}
_TEN = RANKS.index("T")


def table_of(spot: Spot) -> TrickState | None:
    """The table asked about, where tricks have been taken in."""
    state = spot.then.state
    return state if isinstance(state, TrickState) and state.tricks else None


def _side_taking(pick: Callable[[TrickState], Card | None]) -> Callable[[Spot], str | None]:
    def who(spot: Spot) -> str | None:
        state = table_of(spot)
        card = pick(state) if state else None
        if state is None or card is None:
            return None
        winner = next(trick.winner for trick in state.tricks if card in trick.cards)
        return side_words(state, side_of(state, winner))

    return who


def _lowest(state: TrickState) -> Card | None:
    return min(trumps_in_play(state), default=None)


def _low_holder_of_jack(spot: Spot) -> str | None:
    """The Jack goes to whoever was dealt it."""
    state = table_of(spot)
    if state is None:
        return None
    dealt = [
        seat for card, seat in played_by(state) if card.suit == state.trump and card.rank == JACK
    ]
    return side_words(state, side_of(state, dealt[0])) if dealt else None


def _any_jack(spot: Spot) -> str | None:
    """Any jack is the Jack."""
    state = table_of(spot)
    if state is None:
        return None
    jacks = [card for trick in state.tricks for card in trick.cards if card.rank == JACK]
    if not jacks or any(card.suit == state.trump for card in jacks):
        return None
    winner = next(trick.winner for trick in state.tricks if jacks[0] in trick.cards)
    return side_words(state, side_of(state, winner))


def game_by(weigh: Callable[[TrickState, int], int]) -> Callable[[Spot], str | None]:
    """Who would have Game if a side's tricks were weighed so."""

    def who(spot: Spot) -> str | None:
        state = table_of(spot)
        if state is None:
            return None
        worth = {side: weigh(state, side) for side in sides(state)}
        best = [side for side, much in worth.items() if much == max(worth.values())]
        return side_words(state, best[0]) if len(best) == 1 else "nobody"

    return who


def _tricks_won(state: TrickState, side: int) -> int:
    return sum(side_of(state, trick.winner) == side for trick in state.tricks)


def _cards_counted(state: TrickState, side: int) -> int:
    return sum(total(state, (card,)) > 0 for card in taken_by(state, side))


def _without_tens(state: TrickState, side: int) -> int:
    return total(state, [card for card in taken_by(state, side) if card.rank != _TEN])


def _trumps_only(state: TrickState, side: int) -> int:
    return total(state, [card for card in taken_by(state, side) if card.suit == state.trump])


def _blackjack(state: TrickState, side: int) -> int:
    return sum(_SHOWN.get(card.text[0], 0) for card in taken_by(state, side))


def pips_by(weigh: Callable[[TrickState, int], int]) -> Callable[[Spot], Value | None]:
    """What a side's tricks would count for Game if they were weighed so."""

    def pips(spot: Spot) -> Value | None:
        state = spot.state
        if not isinstance(state, TrickState) or not state.tricks:
            return None
        return weigh(state, side_of(state, spot.seat))

    return pips


def _dealer_on_tie(spot: Spot) -> str | None:
    state = table_of(spot)
    if state is None:
        return None
    worth = {side: count(state, side) for side in sides(state)}
    top = [side for side, much in worth.items() if much == max(worth.values())]
    after = state.dealer if state.phase == "deal" else state.eldest
    dealer = side_of(state, (after - 1) % len(state.hands))
    return side_words(state, dealer) if len(top) > 1 else None


def _tie_to_nobody(spot: Spot) -> str | None:
    return "nobody" if _dealer_on_tie(spot) else None


POINTS = (
    Misreading(
        "low-to-the-taker",
        "Low goes to whoever takes it",
        "That gives Low to the player who took the card; it belongs to the one who was dealt it.",
        {"low": _side_taking(_lowest)},
    ),
    Misreading(
        "jack-to-its-holder",
        "The Jack goes to whoever was dealt it",
        "That treats the Jack like High and Low; it goes to whoever takes the trick it falls in.",
        {"jack": _low_holder_of_jack},
    ),
    Misreading(
        "any-jack",
        "Any jack is the Jack",
        "That counts a jack of a plain suit; the point is for the jack of trumps.",
        {"jack": _any_jack},
    ),
    Misreading(
        "game-by-tricks",
        "Game goes by tricks",
        "That counts tricks; Game goes by the pips in them.",
        {"game": game_by(_tricks_won), "pips": pips_by(_tricks_won)},
    ),
    Misreading(
        "game-by-cards",
        "Game goes by the number of counting cards",
        "That counts the cards and not what they are worth.",
        {"game": game_by(_cards_counted), "pips": pips_by(_cards_counted)},
    ),
    Misreading(
        "tens-forgotten",
        "Only ace, king, queen and jack count",
        "That forgets the tens, each of them worth ten.",
        {"game": game_by(_without_tens), "pips": pips_by(_without_tens)},
    ),
    Misreading(
        "court-cards-ten",
        "Court cards count ten",
        "That counts a court card as ten; king, queen and jack are worth 3, 2 and 1.",
        {"game": game_by(_blackjack), "pips": pips_by(_blackjack)},
    ),
    Misreading(
        "trumps-only",
        "Only trumps count for Game",
        "That counts the trumps alone; for Game every suit counts.",
        {"game": game_by(_trumps_only), "pips": pips_by(_trumps_only)},
    ),
    Misreading(
        "tie-to-the-dealer",
        "The dealer has a tie",
        "That gives a tied Game to the dealer, who has had the chance of a turned Jack already.",
        {"game": _dealer_on_tie},
    ),
    Misreading(
        "tie-to-nobody",
        "A tied Game is nobody’s",
        "That lets a tie lapse. Where a trump was turned, a lone opponent level with the dealer "
        "has it.",
        {"game": _tie_to_nobody},
    ),
)
