"""Misreadings of the joker: what it may stand for, for high and for low."""

from __future__ import annotations

from hoyle.engine.cards import CARDS, JOKER, PACK, RANKS
from hoyle.engine.state import letter
from hoyle.engine.vying.joker import bug_merit, bug_opens, bug_stands, fitter_merit
from hoyle.engine.vying.low_ranks import low_merit
from hoyle.engine.vying.ranks import CATEGORIES, LEAST_PAIR, merit, standard
from hoyle.study.misreadings.low import Hand, won_by
from hoyle.study.misreadings.types import Misreading
from hoyle.study.spot import Spot

_ACE = RANKS.index("A")
_FLUSH = CATEGORIES.index("flush")


def _wild(hand: Hand) -> tuple[int, ...]:
    """The joker is any card at all."""
    if JOKER not in hand:
        return merit(hand)
    others = tuple([card for card in hand if card != JOKER])
    return max(merit((*others, card)) for card in PACK if card not in others)


def _second_ace(hand: Hand) -> tuple[int, ...]:
    """The joker in a flush is an ace beside the ace."""
    kind, *ranks = bug_merit(hand)
    if kind != _FLUSH or JOKER not in hand:
        return (kind, *ranks)
    others = sorted([card.rank for card in hand if card != JOKER], reverse=True)
    return (kind, _ACE, *others)


def _only_an_ace(hand: Hand) -> tuple[int, ...]:
    """The joker is an ace and completes nothing."""
    if JOKER not in hand:
        return merit(hand)
    others = tuple([card for card in hand if card != JOKER])
    aces = [card for card in CARDS[4 * _ACE : 4 * _ACE + 4] if card not in others]
    return min(merit((*others, ace)) for ace in aces) if aces else bug_merit(hand)


def _natural_preferred(hand: Hand) -> tuple[int, ...]:
    return (*fitter_merit(hand), JOKER not in hand)


def _joker_of(spot: Spot) -> Hand | None:
    hand = spot.state.hands[spot.seat]
    return hand if JOKER in hand and len(hand) == 5 else None


def _stands_as_bug(spot: Spot) -> str | None:
    """What it was for high it remains for low."""
    hand = _joker_of(spot)
    return bug_stands(hand).text[:2].rstrip("♣♦♥♠") if hand and _is_low(spot) else None


def _stands_as_ace(spot: Spot) -> str | None:
    """It is always an ace."""
    hand = _joker_of(spot)
    return "A" if hand and not _is_low(spot) else None


def _stands_wild(spot: Spot) -> str | None:
    """It pairs the highest card."""
    hand = _joker_of(spot)
    if hand is None or _is_low(spot):
        return None
    highest = max(card.rank for card in hand if card != JOKER)
    return RANKS[highest].replace("T", "10")


def _is_low(spot: Spot) -> bool:
    return bool(getattr(spot.state, "low", False))


def _opens_wild(spot: Spot) -> str | None:
    """Whoever holds a jack or better with the joker opens."""
    if spot.state.phase != "opening":
        return None
    able = [letter(at) for at, hand in enumerate(spot.state.hands) if _wild_openers(hand)]
    return "-".join(able) or "nobody"


def _wild_openers(hand: Hand) -> bool:
    if JOKER not in hand:
        return len(hand) == 5 and standard(hand) >= LEAST_PAIR["J"]
    return _wild(hand) >= _jacks()


def _jacks() -> tuple[int, ...]:
    """The least hand that opens."""
    return (CATEGORIES.index("one_pair"), RANKS.index("J"))


def _may_open_wild(spot: Spot) -> str | None:
    act = spot.act
    if act is None or act.verb != "open" or spot.state.phase != "opening":
        return None
    hand = spot.state.hands[act.seat]
    return "lawful" if JOKER in hand and not bug_opens(hand, "J") and _wild_openers(hand) else None


def _ace_is_no_pair(spot: Spot) -> str | None:
    """The joker beside an ace is still no pair."""
    act = spot.act
    if act is None or act.verb != "open" or spot.state.phase != "opening":
        return None
    hand = spot.state.hands[act.seat]
    return "irregular" if JOKER in hand and bug_opens(hand, "J") else None


def _joker_an_ace(hand: Hand) -> tuple[int, ...]:
    """The joker is an ace for low as well, and may pair one."""
    if JOKER not in hand:
        return low_merit(hand)
    others = tuple([card for card in hand if card != JOKER])
    aces = [card for card in CARDS[4 * _ACE : 4 * _ACE + 4] if card not in others]
    return low_merit((*others, aces[0])) if aces else (0,)


JOKERS = (
    Misreading(
        "natural-hand-preferred",
        "A hand without the joker wins a tie",
        "That prefers the hand without the joker; the joker is as good as the card it stands for, "
        "and equal hands split the pot.",
        {"winner": won_by(_natural_preferred)},
    ),
    Misreading(
        "joker-an-ace-in-low",
        "The joker is an ace for low too",
        "That makes the joker an ace for low, so that it pairs an ace; for low it is the lowest "
        "card the hand does not hold, and never pairs.",
        {"winner": won_by(_joker_an_ace)},
    ),
    Misreading(
        "joker-only-an-ace",
        "The joker is only ever an ace",
        "That makes the joker an ace and no more; it may complete a straight or a flush as well.",
        {"winner": won_by(_only_an_ace, low=False), "stands": _stands_as_ace},
    ),
    Misreading(
        "joker-fully-wild",
        "The joker is any card",
        "That takes the joker for any card at all; for high it is an ace, or completes a straight "
        "or a flush, and nothing else.",
        {
            "winner": won_by(_wild, low=False),
            "opens": _opens_wild,
            "verdict": _may_open_wild,
            "stands": _stands_wild,
        },
    ),
    Misreading(
        "joker-a-second-ace",
        "The joker is an ace beside the ace",
        "That puts two aces into one flush; the joker is the highest card of the suit that the "
        "hand does not hold.",
        {"winner": won_by(_second_ace, low=False)},
    ),
    Misreading(
        "bug-in-low",
        "The joker stays what it was",
        "That keeps for low what the joker was for high; once the hand has turned it is the lowest "
        "card not held.",
        {"stands": _stands_as_bug},
    ),
    Misreading(
        "ace-and-joker-no-pair",
        "An ace and the joker are no pair",
        "That overlooks that the joker counts as an ace for high: beside an ace it makes a pair of "
        "aces, and those are openers.",
        {"verdict": _ace_is_no_pair},
    ),
)
