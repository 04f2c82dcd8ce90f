"""The pitch is sold: the eldest hand offers it, the others bid, and he takes the best bid or not.

In another form nobody sells: everybody bids once, beginning with the eldest hand.
"""

from __future__ import annotations

from collections.abc import Iterable

from hoyle.engine.game import Phase, Say
from hoyle.engine.laws import Ruling, law, lawful, refuse
from hoyle.engine.state import DEALER, Action, Event, Seat, letter
from hoyle.engine.tricks.dealing import from_eldest
from hoyle.engine.tricks.misdealing import WRONG_NUMBER
from hoyle.engine.tricks.scoring import Point, score_at_once
from hoyle.engine.tricks.settling import his_say, words
from hoyle.engine.tricks.table import TrickState, round_from, side_name, side_of, to_go

MOST = 4  # points in a deal

_TABLE_BIDS = lawful("pitch.table-bids", "pitch.bid", readings=("84",))
_PAID = lawful("pitch.sale", "pitch.paid-seller")
_MAY_SELL = his_say("pitch.selling")
_MAY_BID = his_say("pitch.bid", readings=("81",))
_MAY_ANSWER = his_say("pitch.sale")


def to_pitch(state: TrickState, seat: Seat, bid: int) -> TrickState:
    """He leads to the first trick; where a bid was made he is bound to make as many points."""
    bound = (Event("bound", seat, bid, law="pitch.set-back"),) if bid else ()
    return state.but(
        phase="tricks",
        pitcher=seat,
        bid=bid,
        leader=seat,
        waiting=round_from(seat, state.seats),
        events=state.told(*bound),
    )


def settle_pitch(state: TrickState) -> TrickState:
    """After the deal: the pitch is sold, or bid for, or is the eldest hand's."""
    if state.rules.auction == "eldest-sells":
        return state.but(phase="sell", waiting=(state.eldest,))
    if state.rules.auction == "table-bids":
        return state.but(phase="bids", waiting=from_eldest(state))
    return to_pitch(state, state.eldest, 0)


# The eldest hand


@law("pitch.selling")
def keep_pitch(state: TrickState, action: Action) -> TrickState:
    """He pitches it himself, and must make all four points."""
    return to_pitch(state, action.seat, MOST)


@law("pitch.selling")
def sell(state: TrickState, action: Action) -> TrickState:
    """He passes, and the others bid in turn from his left."""
    return state.but(phase="bids", waiting=from_eldest(state)[1:])


SELL = Phase(
    "sell",
    "while the pitch may be sold",
    ("pitch.selling",),
    {
        "pitch": Say((_MAY_SELL,), keep_pitch),
        "sell": Say((_MAY_SELL,), sell),
        "wrong-number": WRONG_NUMBER,
    },
    words("pitch", "sell"),
)


# Bids


def best_bid(state: TrickState) -> tuple[Seat, int]:
    """Who has bid most, and how much; the dealer has the last word. Nobody: ``(DEALER, 0)``."""
    made = [bid for bid in state.bids if bid[1]]
    return made[-1] if made else (DEALER, 0)


@law("pitch.bid")
def rises(state: TrickState, action: Action) -> Ruling | None:
    """A bid is one to four, and more than the last."""
    if not 1 <= action.amount <= MOST:
        return refuse("A bid is of one, two, three or four: there are four points in a deal.")
    bidder, most = best_bid(state)
    if action.amount > most or holds(state, action.amount):
        return None
    return refuse(f"{letter(bidder)} has bid {most}: whoever bids after that must bid higher.")


@law("pitch.table-bids")
def holds(state: TrickState, amount: int) -> bool:
    """Whether the dealer takes the pitch for himself at four, which another has bid."""
    last = state.rules.auction == "table-bids" and state.turn == state.dealer
    return last and amount == MOST


@law("pitch.paid-seller")
def puts_nobody_out(state: TrickState, action: Action) -> Ruling | None:
    """Where the seller is paid, no bid may be so high that he would go out by the sale."""
    left = to_go(state, side_of(state, state.eldest))
    if not pays(state, action.seat) or action.amount < left:
        return None
    seller = side_name(state, side_of(state, state.eldest))
    return refuse(
        f"{seller}, to whom the bid would be paid, could go out by it with {left} to go: "
        "nobody is sold out of the game.",
        readings=("83",),
    )


def pays(state: TrickState, bidder: Seat) -> bool:
    """Whether the seller scores what this player has bid; a partner's bid is not paid."""
    paid = state.rules.seller_paid and state.rules.auction == "eldest-sells"
    return paid and side_of(state, bidder) != side_of(state, state.eldest)


@law("pitch.table-bids")
def cited_bid(state: TrickState, action: Action) -> Ruling | None:
    """Where the whole table bids, its law speaks first."""
    return _TABLE_BIDS if state.rules.auction == "table-bids" else None


@law("pitch.bid")
def offer(state: TrickState, action: Action) -> TrickState:
    """The bid stands until a higher one is made; after four there is nothing more to bid."""
    waiting = state.waiting[1:]
    if action.amount == MOST:
        waiting = tuple([seat for seat in waiting if holds(state.but(waiting=(seat,)), MOST)])
    return _next_bidder(state.but(bids=(*state.bids, (action.seat, action.amount))), waiting)


@law("pitch.bid")
def no_bid(state: TrickState, action: Action) -> TrickState:
    """He leaves the pitch to others, and is not asked again."""
    return _next_bidder(state.but(bids=(*state.bids, (action.seat, 0))), state.waiting[1:])


def _next_bidder(state: TrickState, waiting: tuple[Seat, ...]) -> TrickState:
    """The next is asked; after the last the pitch is sold, won, or left to the eldest hand."""
    bidder, most = best_bid(state)
    if waiting:
        return state.but(waiting=waiting)
    if not most:
        return unwanted(state)
    if state.rules.auction == "eldest-sells":
        return state.but(phase="sale", waiting=(state.eldest,))
    return to_pitch(state, bidder, most)


@law("pitch.no-bid")
def unwanted(state: TrickState) -> TrickState:
    """Nobody has bid: the eldest hand pitches, and is bound to nothing."""
    event = Event("no-bid-made", state.eldest, law="pitch.no-bid")
    return to_pitch(state.but(events=state.told(event)), state.eldest, 0)


def _bids(state: TrickState) -> Iterable[Action]:
    bids = [Action(state.turn, "offer", amount=amount) for amount in range(1, MOST + 1)]
    return (*bids, Action(state.turn, "no-bid"))


BIDS = Phase(
    "bids",
    "during the bidding",
    ("pitch.bid",),
    {
        "offer": Say((_MAY_BID, rises, puts_nobody_out, cited_bid), offer, ("amount",)),
        "no-bid": Say((_MAY_BID, cited_bid), no_bid),
        "wrong-number": WRONG_NUMBER,
    },
    _bids,
)


# The seller's answer


@law("pitch.paid-seller")
def cited_sale(state: TrickState, action: Action) -> Ruling | None:
    """Where the seller is paid, that law speaks too."""
    return _PAID if pays(state, best_bid(state)[0]) else None


@law("pitch.sale")
def accept(state: TrickState, action: Action) -> TrickState:
    """The best bidder has the pitch; in one form of the game the seller scores the bid at once."""
    bidder, most = best_bid(state)
    if pays(state, bidder):
        seller = side_of(state, state.eldest)
        state = score_at_once(state, Point("bid-paid", seller, most, "pitch.paid-seller"))
    return to_pitch(state, bidder, most)


@law("pitch.sale")
def make_as_many(state: TrickState, action: Action) -> TrickState:
    """He pitches it himself after all, and must make as many points as were bid."""
    return to_pitch(state, action.seat, best_bid(state)[1])


SALE = Phase(
    "sale",
    "while the bid is answered",
    ("pitch.sale",),
    {
        "accept": Say((_MAY_ANSWER, cited_sale), accept),
        "pitch": Say((_MAY_ANSWER,), make_as_many),
        "wrong-number": WRONG_NUMBER,
    },
    words("accept", "pitch"),
)
