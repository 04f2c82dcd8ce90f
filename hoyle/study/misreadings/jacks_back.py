"""Misreadings of Jacks Back: of its turn to low, of its rounds, and of its options."""

from __future__ import annotations

from typing import Any

from hoyle.engine.cards import UNSEEN, Card
from hoyle.engine.state import DEALER, letter
from hoyle.engine.vying.joker import bug_opens
from hoyle.engine.vying.table import order
from hoyle.study.misreadings.announced import ANNOUNCED
from hoyle.study.misreadings.joker import JOKERS
from hoyle.study.misreadings.low import LOW
from hoyle.study.misreadings.types import Misreading, only
from hoyle.study.spot import Spot


def _turned(spot: Spot) -> Any | None:
    """The table, if it has turned low at this very step."""
    turned = any(event.kind == "turns-low" for event in spot.then.events)
    return spot.then.state if turned else None


def _redealt(spot: Spot) -> str | None:
    """New cards are dealt when nobody has opened."""
    return letter(DEALER) if _turned(spot) else None


def _anted_again(spot: Spot) -> int | None:
    state = _turned(spot)
    return state.pool.total + len(state.hands) * int(spot.rules.ante) if state else None


def _openers(hand: tuple[Card, ...]) -> bool:
    return UNSEEN in hand or bug_opens(hand, "J")


def _needs_openers(spot: Spot) -> str | None:
    """Openers are asked for in the low round too."""
    act, state = spot.act, spot.state
    if act is None or act.verb != "open" or not getattr(state, "low", False):
        return None
    return None if _openers(state.hands[act.seat]) else "irregular"


def _openers_for_low(spot: Spot) -> str | None:
    if spot.state.phase != "low-opening":
        return None
    able = [letter(seat) for seat, hand in enumerate(spot.state.hands) if _openers(hand)]
    return "-".join(able) or "nobody"


def _must_open(spot: Spot) -> str | None:
    act = spot.act
    return "refused" if act and act.verb == "check" and spot.state.phase == "opening" else None


def _folds_at_will(spot: Spot) -> str | None:
    act, level = spot.act, getattr(spot.state, "level", 0)
    return "lawful" if act and act.verb == "fold" and not level else None


def _checker_is_out(spot: Spot) -> str | None:
    """A hand that has checked is out once the pot is open."""
    act, state = spot.act, spot.state
    late = act and act.verb in ("call", "raise") and act.seat in getattr(state, "checked", ())
    return "refused" if late and state.phase == "coming-in" else None


def _no_checking(spot: Spot) -> str | None:
    """After the draw one bets or drops."""
    act = spot.act
    return "refused" if act and act.verb == "check" and spot.state.phase == "bets" else None


def _blind_is_bound(spot: Spot) -> str | None:
    """The blind may only stand by what he has posted."""
    act, state = spot.act, spot.state
    raises = act and act.verb == "raise" and act.seat == getattr(state, "posted", None)
    return "refused" if raises else None


def _blind_first(spot: Spot) -> str | None:
    posted = getattr(spot.then.state, "posted", None)
    return letter(posted) if posted is not None and _turned(spot) else None


def _low_opener_first(spot: Spot) -> str | None:
    """Whoever opened begins the last round, for low as for high."""
    state: Any = spot.then.state
    if state.phase != "low-bets" or state.level:
        return None
    opened = [s.action.seat for s in spot.steps[: spot.ask.at] if s.action and _opens(s.action)]
    return letter(order(state.active, opened[-1])[0]) if opened else None


def _opens(action: Any) -> bool:
    return action.verb in ("open", "raise")


def _caller_first(spot: Spot) -> str | None:
    """Whoever calls shows before the one he has called."""
    state: Any = spot.then.state
    if state.phase not in ("show", "low-show") or len(state.waiting) < len(state.active):
        return None
    return letter(state.waiting[1])


def _same_dealer(spot: Spot) -> str:
    return letter(int(getattr(spot.last.state, "dealer", 0)))


def _winner_deals(spot: Spot) -> str | None:
    ending = spot.last.state.outcome
    return letter(ending.winners[0]) if ending and ending.winners else None


ROUNDS = (
    Misreading(
        "redealt-when-unopened",
        "Nobody opens: new cards are dealt",
        "That deals anew when nobody has opened, as a jack pot does; here the hands are kept, and "
        "played for low.",
        {"turn": _redealt},
    ),
    Misreading(
        "anted-again-for-low",
        "The low is anted for again",
        "That asks for a second ante when the hand turns low; nothing is added, and the same pot "
        "is played for.",
        {"pool": _anted_again},
    ),
    Misreading(
        "openers-for-low",
        "The low too needs openers",
        "That asks for openers in the low round; there anybody may open, whatever he holds.",
        {"verdict": _needs_openers, "opens": _openers_for_low},
    ),
    Misreading(
        "openers-must-be-opened",
        "Openers must open",
        "That obliges a holder of openers to open; he may check, and the hand may turn low with "
        "his pair in it.",
        {"verdict": _must_open},
    ),
    Misreading(
        "fold-at-any-time",
        "One may always fold",
        "That lets a hand go where there is nothing to meet; one folds only when facing a bet.",
        {"verdict": _folds_at_will},
    ),
    Misreading(
        "checker-is-out",
        "Who has checked is out",
        "That shuts out a player who checked before the opening; a check keeps the hand, and he "
        "may come in.",
        {"verdict": _checker_is_out},
    ),
    Misreading(
        "no-checking-after-the-draw",
        "After the draw one bets or drops",
        "That holds this game to the old rule of Draw Poker; here one may check after the draw.",
        {"verdict": _no_checking},
    ),
    Misreading(
        "blind-may-not-raise",
        "Nobody raised, so the blind may not",
        "That takes the blind for a bet of his own that he may not raise; he has not spoken yet, "
        "and may raise though the others have only called.",
        {"verdict": _blind_is_bound},
    ),
    Misreading(
        "blind-speaks-first",
        "The blind speaks first",
        "That lets the blind speak first; his blind is up, and the word is with the next player.",
        {"turn": _blind_first},
    ),
    Misreading(
        "low-opener-begins",
        "Whoever opened begins",
        "That lets the last round be begun by whoever opened, which is the rule for high; for low "
        "the first on the dealer's left who is still in begins it.",
        {"turn": _low_opener_first},
    ),
    Misreading(
        "caller-shows-first",
        "The caller shows first",
        "That has the next player show first; whoever bet or raised last does.",
        {"turn": _caller_first},
    ),
    Misreading(
        "same-dealer-again",
        "The same dealer deals again",
        "That leaves the deal where it was, as a jack pot does; here it goes to the left, whatever "
        "has become of the hand.",
        {"dealer-next": _same_dealer},
    ),
    Misreading(
        "winner-deals-next",
        "The winner deals",
        "That has the winner deal, as at Straight Poker; here it is the next player on the left.",
        {"dealer-next": _winner_deals},
    ),
    Misreading(
        "antes-go-back",
        "The antes go back",
        "That gives the antes back when the cards are thrown in; here they stay for the next deal.",
        delta={"thrown_in": "returned"},
        kinds=("pool", "net"),
    ),
    Misreading(
        "antes-stay",
        "The antes stay",
        "That leaves the antes in the pot when the cards are thrown in; this house gives them"
        " back.",
        delta={"thrown_in": "carried"},
        kinds=("pool", "net"),
    ),
)
JACKS_BACK = only("jacks-back", *ROUNDS, *ANNOUNCED, *LOW, *JOKERS)
