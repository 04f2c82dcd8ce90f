"""The show: what may be laid open, and how a pool is divided among equals."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from operator import itemgetter

from hoyle.engine.cards import UNSEEN, Card
from hoyle.engine.laws import Ruling, law, refuse
from hoyle.engine.state import Action, Draft, Event, Seat, letter, of
from hoyle.engine.vying.drawing import whereabouts
from hoyle.engine.vying.orders import Merit
from hoyle.engine.vying.table import VyingState, at_seat, order

_WORTH = itemgetter(0)


@law("pool.show-called")
def his_own_hand(state: VyingState, action: Action) -> Ruling | None:
    """A hand is shown as it is held; one that nobody has seen is shown by naming its cards."""
    hand = state.hands[action.seat]
    if UNSEEN not in hand:
        if not action.cards or set(action.cards) <= set(hand):
            return None
        return refuse(f"{letter(action.seat)} shows the hand he holds, and no other card.")
    if len(action.cards) != len(hand) or UNSEEN in action.cards:
        return refuse(f"Say which {len(hand)} cards {letter(action.seat)} lays open.")
    for card in action.cards:
        if place := whereabouts(state, card):
            return refuse(f"The {card.name} cannot be shown: {place}.")
    return None


def laid_open(state: VyingState, action: Action) -> Draft:
    """What follows when a hand is laid open; one not seen till then is from now on known."""
    draft = state.__dict__.copy()
    seat, hand = action.seat, state.hands[action.seat]
    if UNSEEN in hand:
        hand = action.cards
        draft["hands"] = at_seat(state.hands, seat, hand)
    draft["shown"] = at_seat(state.shown, seat, hand)
    draft["events"] = (*state.events, of(Event, ("shows", seat, 0, hand, "pool.show-called")))
    return draft


@law("pool.ranking", "poker.35", "poker.36")
def ranked(state: VyingState, worth: Callable[[Sequence[Card]], Merit]) -> list[tuple[Merit, Seat]]:
    """The hands in the call, best first, each with its seat; from the dealer's left when equal."""
    hands, first = state.hands, (state.dealer + 1) % len(state.hands)
    weighed = [(worth(hands[seat]), seat) for seat in order(state.active, first)]
    weighed.sort(key=_WORTH, reverse=True)
    return weighed


@law("poker.36")
def best_of(ranking: list[tuple[Merit, Seat]]) -> tuple[Seat, ...]:
    """The seats whose hands are equal to the first of the ranking."""
    if len(ranking) > 1 and ranking[1][0] == ranking[0][0]:
        return tuple([seat for worth, seat in ranking if worth == ranking[0][0]])
    return (ranking[0][1],) if ranking else ()


@law("poker.36", "pool.odd-counter")
def divide(total: int, winners: tuple[Seat, ...], odd_counter: str) -> tuple[tuple[Seat, int], ...]:
    """Equal shares in whole counters; what is odd stays, or goes to the dealer's left first."""
    if not winners:
        return ()
    if len(winners) == 1:
        return ((winners[0], total),)
    share, odd = divmod(total, len(winners))
    fuller = () if odd_counter == "next-pool" else winners[:odd]
    return tuple([(seat, share + 1 if seat in fuller else share) for seat in winners])
