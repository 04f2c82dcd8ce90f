"""Misreadings of whose turn it is, and of what the limit bounds."""

from __future__ import annotations

from hoyle.engine.state import Seat, letter
from hoyle.study.misreadings.types import Misreading
from hoyle.study.spot import Spot


def _active(spot: Spot) -> tuple[Seat, ...]:
    active: tuple[Seat, ...] = getattr(spot.then.state, "active", ())
    return active


def _first(spot: Spot, seat: Seat) -> str | None:
    """The seat, or the next on its left that holds cards."""
    active = _active(spot)
    if not active:
        return None
    return letter(next((other for other in active if other >= seat), active[0]))


def _one_pointer(spot: Spot) -> str | None:
    """The draw and the betting begin at the same seat."""
    state = spot.then.state
    opener = getattr(state, "opener", None)
    if state.phase == "draw" and opener is not None:
        return _first(spot, opener)
    if state.phase == "bets" and getattr(state, "level", 1) == 0:
        return _first(spot, getattr(state, "age", 0))
    return None


def _age_first(spot: Spot) -> str | None:
    """The dealer's left always speaks first."""
    state = spot.then.state
    return _first(spot, (getattr(state, "dealer", -1) + 1) % len(state.hands))


def _left_of_age(spot: Spot) -> str | None:
    """The dealer's left is taken for a blind, and skipped."""
    state = spot.then.state
    return _first(spot, getattr(state, "age", 0) + 1) if state.phase == "opening" else None


def _passers_out(spot: Spot) -> str | None:
    """Those who passed are skipped; the draw begins without them."""
    state = spot.then.state
    passed: tuple[Seat, ...] = getattr(state, "passed", ())
    if state.phase != "coming-in" or state.turn not in passed:
        return None
    left = [seat for seat in state.waiting if seat not in passed]
    return letter(left[0]) if left else letter(getattr(state, "opener", 0))


def _last_raiser(spot: Spot) -> str | None:
    """Whoever raised last speaks first after the draw."""
    state = spot.then.state
    fresh = state.phase == "bets" and getattr(state, "level", 1) == 0
    raisers = [
        step.action.seat
        for step in spot.steps[: spot.ask.at + 1]
        if step.action and step.action.verb == "raise" and not step.refused
    ]
    return _first(spot, raisers[-1]) if fresh and raisers else None


def _dealer_stays(spot: Spot) -> str:
    """The deal does not move."""
    state = spot.last.state
    return letter(getattr(state, "dealer", len(state.hands) - 1))


def _winner_deals(spot: Spot) -> str | None:
    ending = spot.last.state.outcome
    return letter(ending.winners[0]) if ending and ending.winners else None


def _limit_on_total(spot: Spot) -> str | None:
    """The limit bounds all that is put up, not each increase."""
    act, limit = spot.act, getattr(spot.rules, "limit", 0)
    if act is None or act.verb not in ("raise", "ante"):
        return None
    extra = act.amount if act.verb == "ante" else act.amount + getattr(spot.state, "level", 0)
    return "refused" if extra > limit else None


def _no_limit(spot: Spot) -> str | None:
    """An opening or a raise may be of any size."""
    act = spot.act
    over = act is not None and act.amount > getattr(spot.rules, "limit", act.amount)
    return "lawful" if over else None


def _out_of_turn_counts(spot: Spot) -> str | None:
    """Whoever speaks first is heard first."""
    act, state = spot.act, spot.state
    return "lawful" if act and act.seat != state.turn and act.seat in state.waiting else None


def _must_open(spot: Spot) -> str | None:
    """A holder of openers is bound to open."""
    act, state = spot.act, spot.state
    return "refused" if act and act.verb == "pass" and state.phase == "opening" else None


def _must_keep_pair(spot: Spot) -> str | None:
    """The opener may not part with his openers."""
    act = spot.act
    opener = getattr(spot.state, "opener", None)
    return "refused" if act and act.verb == "draw" and act.seat == opener else None


TURNS = (
    Misreading(
        "one-pointer",
        "Draw and betting begin at the same seat",
        "That begins the draw and the betting at the same seat; cards are drawn from the dealer's "
        "left, and the opener bets first.",
        {"turn": _one_pointer},
    ),
    Misreading(
        "passers-out",
        "Who passed is out",
        "That leaves out those who passed before the pot was opened; they kept their hands, and "
        "may come in.",
        {"turn": _passers_out},
    ),
    Misreading(
        "dealers-left-skipped",
        "The dealer's left has a blind in",
        "That skips the dealer's left as though he were the age; in a jack there is no age, and he "
        "has the first say.",
        {"turn": _left_of_age},
        games=("draw-poker",),
    ),
    Misreading(
        "last-raiser-first",
        "The last raiser bets first",
        "That gives the first bet to whoever raised last before the draw.",
        {"turn": _last_raiser},
    ),
    Misreading(
        "dealers-left-always",
        "The dealer's left always speaks first",
        "That begins every round at the dealer's left.",
        {"turn": _age_first},
    ),
    Misreading(
        "dealer-stays",
        "The same dealer deals the next pool",
        "That leaves the deal where it was; only a jack that nobody has opened is dealt again by "
        "the same dealer.",
        {"dealer-next": _dealer_stays},
        games=("draw-poker",),
    ),
    Misreading(
        "winner-deals",
        "The winner deals",
        "That gives the deal to the winner; it goes to the left, whoever wins.",
        {"dealer-next": _winner_deals},
        games=("draw-poker",),
    ),
    Misreading(
        "limit-on-total",
        "The limit bounds the whole stake",
        "That holds the whole stake to the limit; the limit bounds each increase.",
        {"verdict": _limit_on_total},
    ),
    Misreading(
        "no-limit",
        "One may bet what one likes",
        "That forgets the betting limit, which an opening keeps like any bet.",
        {"verdict": _no_limit},
    ),
    Misreading(
        "out-of-turn-counts",
        "First spoken, first heard",
        "That lets a word count out of turn; each speaks in his place.",
        {"verdict": _out_of_turn_counts},
    ),
    Misreading(
        "must-open",
        "Openers must open",
        "That obliges a holder of openers to open; he may pass and keep his hand.",
        {"verdict": _must_open},
    ),
    Misreading(
        "must-keep-openers",
        "The opener must keep his openers",
        "That forbids the opener to split; he may, since his discard lies under the counters.",
        {"verdict": _must_keep_pair},
    ),
)
