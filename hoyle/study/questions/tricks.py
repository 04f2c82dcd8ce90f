"""Questions of the All Fours family: the trick, the points of a deal, and what is still to go."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from hoyle.engine.game import judge, legal_actions
from hoyle.engine.laws import Law
from hoyle.engine.state import Action, Event, letter
from hoyle.engine.tricks.points import count, total
from hoyle.engine.tricks.table import TrickState, side_of, sides, taken_by, to_go
from hoyle.study.questions.kind import NOBODY, Kind, Reasons, before, here, led_up, near
from hoyle.study.questions.pitching import PITCHING
from hoyle.study.spot import Spot, Value
from hoyle.study.telling import listed, units
from hoyle.study.telling.playing import OF_A_SIDE, event_words, side_words
from hoyle.study.telling.words import card_names

POINTS: dict[str, Law] = {
    "high": "allfours.high",
    "low": "allfours.low",
    "jack": "allfours.jack",
    "game": "allfours.game",
}
_ASKED = {"high": "High", "low": "Low", "jack": "the Jack", "game": "Game"}


def _event(spot: Spot, *kinds: str) -> Event | None:
    return next((one for one in spot.then.events if one.kind in kinds), None)


def _lost(spot: Spot, kind: str) -> Event | None:
    """A point that was made and is not scored: after a revoke, or because he must stop."""
    stopped = _event(spot, kind)
    return _event(spot, f"{kind}-forfeited") if stopped is None or stopped.amount else stopped


def _state(spot: Spot) -> TrickState | None:
    return spot.then.state if isinstance(spot.then.state, TrickState) else None


def _takes(spot: Spot) -> Value | None:
    taken = _event(spot, "trick")
    return letter(taken.seat) if taken else None


def _takes_why(spot: Spot) -> Reasons:
    state = spot.then.state
    trick = state.tricks[-1] if isinstance(state, TrickState) and state.tricks else None
    if trick is None:
        return (), ""
    place = (trick.winner - trick.leader) % len(state.hands)
    return ("allfours.trick",), f"The best card in it is the {trick.cards[place].name}."


def _any_seat(spot: Spot, right: Value) -> Iterator[Value]:
    yield from (letter(seat) for seat in range(len(spot.state.hands)))


def _playable(spot: Spot) -> Value | None:
    phase = spot.state.phase
    return len(legal_actions(spot.game, spot.state)) if phase == "tricks" else None


def _playable_why(spot: Spot) -> Reasons:
    state = spot.state
    cards = [act.cards[0] for act in legal_actions(spot.game, state)]
    led = getattr(state, "trick", ())
    law = "allfours.lead"
    if led:
        trumps = led[0].suit == getattr(state, "trump", -1)
        law = "allfours.trump-led" if trumps else "allfours.follow-or-trump"
    return (law,), f"{letter(state.turn)} may play {card_names(cards)}."


def _scored(spot: Spot) -> bool:
    return any(one.kind in ("next-deal", "game-won") for one in spot.then.events)


def _point(kind: str) -> Callable[[Spot], Value | None]:
    def who(spot: Spot) -> Value | None:
        made = _event(spot, kind)
        if made and made.amount:
            return side_words(spot.state, made.seat)
        return NOBODY if _scored(spot) else None

    return who


def _point_why(kind: str) -> Callable[[Spot], Reasons]:
    def why(spot: Spot) -> Reasons:
        made, lost = _event(spot, kind), _lost(spot, kind)
        if lost:
            stops = _event(spot, "stops") if not lost.kind.endswith("-forfeited") else None
            said = [event_words(one, spot.state) for one in (lost, stops) if one]
            return ("allfours.revoke",), f"{' '.join(said)}{_counts(spot, kind)}"
        if made is None:
            tied = _event(spot, "no-game") if kind == "game" else None
            law = tied.law if tied else POINTS[kind]
            return (law,), f"Nobody scores {_ASKED[kind]} in this deal.{_counts(spot, kind)}"
        return (made.law,), f"{event_words(made, spot.state)}{_counts(spot, kind)}"

    return why


def _counts(spot: Spot, kind: str) -> str:
    """What each side has counted, where it is Game that is asked about."""
    state = _state(spot)
    if kind != "game" or state is None:
        return ""
    said = [f"{side_words(state, side)} {count(state, side)}" for side in sides(state)]
    return f" The counts: {listed(said)}."


def _sides(spot: Spot, right: Value) -> Iterator[Value]:
    state = _state(spot)
    yield from (side_words(state, side) for side in sides(state)) if state else ()
    yield NOBODY


def _side_said(spot: Spot, value: Value) -> str:
    return "Nobody" if value == NOBODY else str(value)


def _pips(spot: Spot) -> Value | None:
    state = spot.state
    ready = isinstance(state, TrickState) and state.tricks
    return count(state, side_of(state, spot.seat)) if ready else None  # type: ignore[arg-type]


def _pips_why(spot: Spot) -> Reasons:
    state: Any = spot.state
    cards = [c for c in taken_by(state, side_of(state, spot.seat)) if total(state, (c,))]
    said = [f"the {card.name} {total(state, (card,))}" for card in cards]
    counting = state.but(phase="count", waiting=(spot.seat,))
    ruled = judge(spot.game, counting, Action(spot.seat, "count")).laws
    return ruled, f"{listed(said).capitalize() or 'Nothing'}: {_pips(spot)}."


def _to_go(spot: Spot) -> Value | None:
    state = _state(spot)
    return to_go(state, side_of(state, spot.seat)) if state else None


def _to_go_why(spot: Spot) -> Reasons:
    earlier: Any = spot.state if spot.ask.act else spot.steps[max(0, spot.ask.at - 1)].state
    state: Any = spot.then.state
    side = side_of(state, spot.seat)
    had, left, who = to_go(earlier, side), to_go(state, side), side_words(state, side)
    laws = tuple(dict.fromkeys(_own_laws(spot))) or (spot.rules.goal,)
    if left > had:
        return laws, f"{who} had {had} to go and is set back {left - had}: {left}."
    stops = [one for one in spot.then.events if one.kind == "stops" and one.seat == side]
    why = "".join(f" {event_words(one, state)}" for one in stops)
    went = f"{had - left} go" if had - left > 1 else f"{('none', 'one')[had - left]} goes"
    return laws, f"Of {had} to go, {went} in: {who}, {left}.{why}"


def _own_laws(spot: Spot) -> list[Law]:
    """The laws under which counters moved to or from a side, or a bargain was kept or broken."""
    state: Any = spot.then.state
    side = side_of(state, spot.seat)
    told = [(one.seat, one.law) for one in spot.then.events if one.kind in OF_A_SIDE]
    moved = [(one.seat, one.law) for one in spot.then.entries]
    return [law for seat, law in (*moved, *told) if side_of(state, seat) == side]


def _goes_out(spot: Spot) -> Value | None:
    state = spot.last.state
    if not isinstance(state, TrickState) or state.outcome is None:
        return None
    return side_words(state, state.outcome.winners[0])


def _goes_out_why(spot: Spot) -> Reasons:
    ending = spot.last.state.outcome
    if ending is None:
        return (), ""
    first = [one.law for one in spot.last.events if one.kind == "counted-first"]
    last, order, *goal = ending.laws
    pegged = last == "allfives.peg"  # before there was anything to be counted in order
    return ((*goal, last) if pegged else (*first, order, last, *goal)), ending.reason


def _deals(spot: Spot) -> Value | None:
    following = _event(spot, "next-deal")
    return letter(following.seat) if following else None


def _deals_why(spot: Spot) -> Reasons:
    return ("allfours.next-deal",), "The deal goes to the left."


def _who_scores(kind: str) -> Kind:
    return Kind(
        lambda spot: f"{led_up(spot)} Who scores {_ASKED[kind]}?".strip(),
        _point(kind),
        _side_said,
        _sides,
        _point_why(kind),
        before,
        last=(NOBODY,),
    )


TRICKS = {
    "takes": Kind(
        lambda spot: f"{led_up(spot)} Who takes the trick?".strip(),
        _takes,
        lambda spot, value: str(value),
        _any_seat,
        _takes_why,
        before,
    ),
    "playable": Kind(
        lambda spot: f"How many of the cards in hand may {letter(spot.state.turn)} play?",
        _playable,
        lambda spot, value: str(value),
        lambda spot, right: (n for n in range(1, len(spot.state.hands[spot.state.turn]) + 1)),
        _playable_why,
        here,
    ),
    **{kind: _who_scores(kind) for kind in POINTS},
    "pips": Kind(
        lambda spot: f"What do the tricks of {side_words(spot.state, spot.seat)} count for Game?",
        _pips,
        lambda spot, value: str(value),
        lambda spot, right: near(right),
        _pips_why,
        here,
    ),
    "to-go": Kind(
        lambda spot: (
            f"{led_up(spot)} How many has {side_words(spot.state, spot.seat)} then to go?".strip()
        ),
        _to_go,
        lambda spot, value: units(int(str(value)), spot.state).capitalize(),
        lambda spot, right: near(right),
        _to_go_why,
        before,
    ),
    "goes-out": Kind(
        lambda spot: f"{led_up(spot)} Who wins the game?".strip(),
        _goes_out,
        _side_said,
        _sides,
        _goes_out_why,
        before,
        last=(NOBODY,),
    ),
    "deals": Kind(
        lambda spot: f"{led_up(spot)} Who deals next?".strip(),
        _deals,
        lambda spot, value: str(value),
        _any_seat,
        _deals_why,
        before,
    ),
    **PITCHING,
}
