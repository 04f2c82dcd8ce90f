"""The deal at a vying game: out of one pack, and five to each hand; a wrong number is ruled on."""

from __future__ import annotations

from hoyle.engine.cards import JOKER, Card
from hoyle.engine.laws import Ruling, irregular, law, refuse
from hoyle.engine.state import Event, Seat, letter
from hoyle.engine.vying.drawing import named_twice

FIVE = 5
_MOST = FIVE + 1  # so many may have been dealt by mistake


def pack_fault(cards: tuple[Card, ...], joker: bool = False) -> str:
    """Why these cards cannot come out of one pack; empty when they can."""
    if not joker and JOKER in cards:
        return "There is no joker in the pack of fifty-two."
    if named_twice(cards):
        return "A card is dealt twice; the pack holds each of them once."
    return ""


@law("pool.deal")
def too_many(hands: tuple[tuple[Card, ...], ...]) -> list[Event]:
    """The hands of more than five cards, which are foul for this deal."""
    if max(map(len, hands)) <= FIVE:
        return []
    foul = [seat for seat, hand in enumerate(hands) if len(hand) > FIVE]
    return [Event("foul", seat, law="pool.deal") for seat in foul]


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
