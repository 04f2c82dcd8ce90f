"""The deal at a vying game: out of one pack, and five to each hand; a wrong number is ruled on."""

from __future__ import annotations

from functools import lru_cache
from itertools import accumulate

from hoyle.engine.cards import JOKER, UNSEEN, Card
from hoyle.engine.laws import Ruling, irregular, law, refuse
from hoyle.engine.state import Action, Event, Seat, letter
from hoyle.engine.vying.drawing import named_twice

Hand = tuple[Card, ...]
FIVE = 5
_NOT_SEEN = (UNSEEN,) * FIVE
_MOST = FIVE + 1  # so many may have been dealt by mistake


def pack_fault(cards: tuple[Card, ...], joker: bool = False) -> str:
    """Why these cards cannot come out of one pack; empty when they can."""
    once = {*cards}
    if not joker and JOKER in once:
        return "There is no joker in the pack of fifty-two."
    if len(once) < len(cards) and named_twice(cards):
        return "A card is dealt twice; the pack holds each of them once."
    return ""


@law("pool.deal")
def too_many(counts: tuple[int, ...]) -> list[Event]:
    """The hands of more than five cards, which are foul for this deal."""
    if counts.count(FIVE) == len(counts) or max(counts) <= FIVE:
        return []
    foul = [seat for seat, count in enumerate(counts) if count > FIVE]
    return [Event("foul", seat, law="pool.deal") for seat in foul]


def hands_dealt(action: Action, seats: int, given: tuple[Seat, ...]) -> tuple[Hand, ...]:
    """The hands in seat order; of those `given` cards, any not named have not been seen."""
    cards = action.cards
    hands = [cards[part] for part in _parts(action.counts or (0,) * seats)]
    if () in hands:
        for seat in given:
            hands[seat] = hands[seat] or _NOT_SEEN
    return tuple(hands)


@lru_cache(maxsize=256)
def _parts(counts: tuple[int, ...]) -> tuple[slice, ...]:
    """Where each hand lies among the cards dealt."""
    ends = accumulate(counts)
    return tuple([slice(end - count, end) for count, end in zip(counts, ends, strict=True)])


@law("pool.deal", "poker.35")
def wrong_number(seat: Seat, count: int) -> Ruling:
    """A hand of too few cards may be played, short of straight or flush; of too many it is foul."""
    name = letter(seat)
    if count > _MOST:
        return refuse(f"{count} cards cannot have been dealt to {name} by mistake.")
    what = "may be played, short of any straight or flush" if count < FIVE else "is foul and is out"
    return irregular(
        f"{name} has {count} cards and not five: the hand {what}.",
        laws=("pool.deal",) if count > FIVE else ("pool.deal", "poker.35"),
        readings=("32",),
    )
