"""Misreadings of Pitch: the first card, a tie, the auction, and what it is to be set back."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from hoyle.engine.cards import SUIT_NAMES
from hoyle.engine.state import letter
from hoyle.engine.tricks import points
from hoyle.engine.tricks.points import count
from hoyle.engine.tricks.table import TrickState, side_of, sides, to_go
from hoyle.study.misreadings.points import table_of
from hoyle.study.misreadings.types import Misreading, only
from hoyle.study.spot import Spot
from hoyle.study.telling.playing import side_words

_BEGGING = ("turn", "keep", "beg", "give", "run", "look")
_FOUR = 4


def _earlier(spot: Spot) -> Any:
    """The table before the one that is asked for."""
    return spot.state if spot.ask.act else spot.steps[max(0, spot.ask.at - 1)].state


def _had(spot: Spot) -> int:
    """What the side asked about had to go before."""
    state = _earlier(spot)
    return to_go(state, side_of(state, spot.seat))


def _follows(spot: Spot, kind: str) -> bool:
    return any(event.kind == kind for event in spot.then.events)


def _made(state: TrickState, side: int) -> int:
    """How many of the four points a side has made."""
    four = (points.high(state), points.low(state), points.jack(state), points.game(state))
    return sum(point is not None and point.side == side for point in four)


def _if_set_back(left: Callable[[Spot, TrickState, int], int]) -> Callable[[Spot], int | None]:
    """A number left to go by a wrong rule of being set back, where the pitcher is asked about."""

    def wrong(spot: Spot) -> int | None:
        state = table_of(spot)
        if state is None or not _follows(spot, "set-back"):
            return None
        side = side_of(state, spot.seat)
        return left(spot, state, side) if side == side_of(state, state.pitcher) else None

    return wrong


def _shortfall(spot: Spot, state: TrickState, side: int) -> int:
    return _had(spot) + state.bid - _made(state, side)


def _merely_nothing(spot: Spot, state: TrickState, side: int) -> int:
    return _had(spot)


def _no_excuse(spot: Spot) -> int | None:
    state = table_of(spot)
    own = state and side_of(state, spot.seat) == side_of(state, state.pitcher)
    return _had(spot) + state.bid if state and own and _follows(spot, "excused") else None


def _tie_to_non_dealer(spot: Spot) -> str | None:
    """Seven-Up's rule: the one opponent who is level with the dealer, or the first of them."""
    state = table_of(spot)
    if state is None:
        return None
    worth = {side: count(state, side) for side in sides(state)}
    top = [side for side, much in worth.items() if much == max(worth.values())]
    dealer = side_of(state, _earlier(spot).dealer)
    others = [side for side in top if side != dealer]
    return side_words(state, others[0]) if len(top) > 1 and len(others) == 1 else None


def _no_trump_led(spot: Spot) -> int | None:
    """The card that is pitched is a plain card, and may be answered with anything."""
    state = spot.state
    return len(state.hands[state.turn]) if _first_trick(state) else None


def _first_trick(state: Any) -> bool:
    return isinstance(state, TrickState) and bool(state.trick) and not state.tricks


def _may_be_kept(spot: Spot) -> str | None:
    act, state = spot.act, spot.state
    if act is None or act.verb != "play" or not isinstance(state, TrickState):
        return None
    return "lawful" if _first_trick(state) and act.cards[0].suit != state.trump else None


def _last_dealt(spot: Spot) -> str | None:
    """As at whist, the last card dealt makes trumps."""
    state = _earlier(spot)
    hand = state.hands[state.dealer] if _follows(spot, "trumps") else ()
    return SUIT_NAMES[hand[-1].suit] if hand and hand[-1].seen else None


def _nothing_yet(spot: Spot) -> str:
    return "none"


def _shown(spot: Spot) -> str | None:
    """Any card that is seen first makes trumps, though it was not led."""
    lying = [card for cards in getattr(spot.then.state, "exposed", ()) for card in cards]
    return SUIT_NAMES[lying[0].suit] if lying and not any(_trick(spot.then.state)) else None


def _trick(state: Any) -> tuple[Any, ...]:
    return (*state.trick, *state.tricks)


def _may_beg(spot: Spot) -> str | None:
    return "lawful" if spot.act and spot.act.verb in _BEGGING else None


def _equal_bid(spot: Spot) -> str | None:
    act, state = spot.act, spot.state
    bids = [amount for _, amount in getattr(state, "bids", ()) if amount]
    same = act and act.verb == "offer" and bids and act.amount == bids[-1]
    return "lawful" if same else None


def _dealer_like_others(spot: Spot) -> str | None:
    return "refused" if _equal_bid(spot) else None


def _seller_pitches(spot: Spot) -> str | None:
    state = spot.then.state
    return letter(state.eldest) if isinstance(state, TrickState) else None


def _always_four(spot: Spot) -> int | None:
    state = spot.then.state
    own = isinstance(state, TrickState) and state.pitcher == state.eldest
    return _FOUR if own else None


def _unbound(spot: Spot) -> int | None:
    act = spot.then.action
    return 0 if act and act.verb == "pitch" else None


PITCH = only(
    "pitch",
    Misreading(
        "tie-to-the-non-dealer",
        "The non-dealer has a tie",
        "That is the rule of Seven-Up, where the dealer may turn a Jack; no trump is turned at "
        "Pitch, and a tied Game is nobody’s.",
        {"game": _tie_to_non_dealer},
    ),
    Misreading(
        "first-card-is-plain",
        "Trumps begin with the second trick",
        "That takes the first card for a plain one; it is a trump already, and a trump led must be "
        "followed.",
        {"playable": _no_trump_led, "verdict": _may_be_kept},
    ),
    Misreading(
        "last-card-dealt",
        "The last card dealt makes trumps",
        "That is the way of whist; at Pitch the first card led makes trumps.",
        {"trumps": _last_dealt},
    ),
    Misreading(
        "nothing-is-trumps",
        "The first card is only a lead",
        "That looks for a card to be turned; none is, and the first card led makes trumps.",
        {"trumps": _nothing_yet},
    ),
    Misreading(
        "first-card-seen",
        "The first card seen makes trumps",
        "That lets a card shown out of turn make trumps; only the card that is led does.",
        {"trumps": _shown},
    ),
    Misreading(
        "begging-at-pitch",
        "One may beg at Pitch",
        "That begs where no trump has been turned: there is nothing to beg against.",
        {"verdict": _may_beg},
    ),
    Misreading(
        "dealer-like-the-others",
        "The dealer too must bid higher",
        "That forgets the dealer’s privilege: he may take the pitch for four when four is bid.",
        {"verdict": _dealer_like_others},
    ),
    Misreading(
        "equal-bid-enough",
        "A bid may equal the last",
        "That lets a bid be met; whoever bids must bid higher.",
        {"verdict": _equal_bid},
    ),
    Misreading(
        "seller-leads",
        "The eldest hand always pitches",
        "That leaves the lead with the eldest hand; who has bought the pitch leads.",
        {"pitches": _seller_pitches},
    ),
    Misreading(
        "always-four",
        "The eldest hand must always make four",
        "That binds the eldest hand to four; four is for one who would not sell. If he keeps the "
        "pitch from a bidder he makes as many as were bid, and if nobody bids he is bound to "
        "nothing.",
        {"must-make": _always_four},
    ),
    Misreading(
        "bound-by-bids-alone",
        "Only a bidder is bound",
        "That leaves an eldest hand who keeps the pitch free of any bond; he has promised as much "
        "as a bidder.",
        {"must-make": _unbound},
    ),
    Misreading(
        "set-back-by-the-shortfall",
        "Set back by what was missing",
        "That counts what he did make in his favour; a pitcher who falls short scores none of it, "
        "and the whole number that was bid comes back.",
        {"to-go": _if_set_back(_shortfall)},
    ),
    Misreading(
        "merely-not-scored",
        "A pitcher who fails just does not score",
        "That lets him off with nothing scored; he takes back as many counters as he bid.",
        {"to-go": _if_set_back(_merely_nothing)},
    ),
    Misreading(
        "seller-unpaid",
        "Nobody is paid for the pitch",
        "That forgets what this house gives the seller: the bid is scored to him at once.",
        delta={"seller_paid": False},
        kinds=("to-go", "verdict"),
    ),
    Misreading(
        "no-excuse",
        "A pitcher who fails is always set back",
        "That sets him back for what another’s revoke has cost him; a revoke against the pitcher "
        "excuses him.",
        {"to-go": _no_excuse},
    ),
    Misreading(
        "points-in-order",
        "High always goes out first",
        "That counts High, Low, Jack and Game whoever has made them; this house counts all of the "
        "pitcher’s points before.",
        delta={"first_out": "order"},
        kinds=("goes-out",),
    ),
)
