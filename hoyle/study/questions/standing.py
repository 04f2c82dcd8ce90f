"""Questions about the table: whose turn, how much, who may open, what must be shown."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

from hoyle.engine.game import judge, legal_actions
from hoyle.engine.laws import Law, Verdict
from hoyle.engine.pool import Entry
from hoyle.engine.state import DEALER, Action, Seat, letter
from hoyle.study.dealing import speaker
from hoyle.study.questions.kind import (
    NOBODY,
    Kind,
    Reasons,
    before,
    here,
    led_up,
    near,
    seats_value,
)
from hoyle.study.questions.showing import SHOWS, shows, shows_why
from hoyle.study.spot import Spot, Value
from hoyle.study.telling import counters, listed


def _turn(spot: Spot) -> Value | None:
    state = spot.then.state
    return None if state.outcome or spot.then.refused else letter(speaker(spot.game, state))


def _other_turns(spot: Spot, right: Value) -> Iterator[Value]:
    state = spot.then.state
    hands = getattr(state, "active", ())
    yield from (letter(seat) for seat in hands)
    yield from (letter(seat) for seat in range(len(state.hands)))


def _turn_words(spot: Spot, value: Value) -> str:
    return str(value) if value != letter(DEALER) else "The dealer, who gives out cards"


def _turn_why(spot: Spot) -> Reasons:
    state = spot.then.state
    phase = spot.game.by_name[state.phase]
    who = speaker(spot.game, state)
    name = "The dealer" if who == DEALER else letter(who)
    return _turn_laws(spot), f"{name} has the say {phase.title}."


def _turn_laws(spot: Spot) -> tuple[Law, ...]:
    """The laws of what may be said now, by the one whose turn it is, and of the phase."""
    state = spot.then.state
    acts = (act for act in legal_actions(spot.game, state) if act.verb != "fold")
    first = next(acts, None)
    ruled = judge(spot.game, state, first).laws if first else ()
    return tuple(dict.fromkeys((*ruled, *spot.game.by_name[state.phase].laws)))


def _pool(spot: Spot) -> Value | None:
    return spot.then.state.pool.total if spot.ask.act or spot.ask.at else None


def _pool_why(spot: Spot) -> Reasons:
    then, ruling = spot.then, spot.then.ruling
    ruled = ruling.laws if ruling else ()
    inside = [entry for entry in then.entries if not entry.aside]
    lay = then.state.pool.total - sum(entry.amount for entry in inside)
    tail = f"; {_moved(inside)}" if inside else ", and nothing is added"
    laws = [entry.law for entry in inside] + [event.law for event in then.events if event.law]
    said = f"{counters(lay).capitalize()} lay there{tail}: {then.state.pool.total} in all."
    if ruling and ruling.verdict is Verdict.IRREGULAR:
        laws += ruling.laws
    return tuple(dict.fromkeys(laws)) or ruled, said


def _moved(entries: list[Entry]) -> str:
    """Who puts up and who takes how much, those alike told together."""
    amounts: dict[int, list[Seat]] = {}
    for seat in dict.fromkeys(entry.seat for entry in entries):
        amount = sum(entry.amount for entry in entries if entry.seat == seat)
        amounts.setdefault(amount, []).append(seat)
    return listed([_movement(amount, seats) for amount, seats in amounts.items()])


def _movement(amount: int, seats: list[Seat]) -> str:
    who = listed([letter(seat) for seat in seats])
    if amount >= 0:
        return f"{who} put{'s' if len(seats) == 1 else ''} up {_each(amount, seats)}"
    return f"{who} take{'s' if len(seats) == 1 else ''} {_each(-amount, seats)}"


def _each(amount: int, seats: list[Seat]) -> str:
    return f"{amount} each" if len(seats) > 1 else str(amount)


def _opens(spot: Spot) -> Value | None:
    if "open" not in spot.game.by_name[spot.state.phase].says:
        return None
    return seats_value(seat for seat in _holders(spot) if _may_open(spot, seat))


def _holders(spot: Spot) -> tuple[Seat, ...]:
    return tuple(
        seat for seat, hand in enumerate(spot.state.hands) if hand and all(c.seen for c in hand)
    )


def _may_open(spot: Spot, seat: Seat) -> bool:
    asked = spot.state.but(waiting=(seat,))
    return judge(spot.game, asked, Action(seat, "open", amount=1)).verdict is Verdict.LAWFUL


def _other_openers(spot: Spot, right: Value) -> Iterator[Value]:
    seats = _holders(spot)
    yield NOBODY
    for size in (1, 2, 3):
        yield from map(seats_value, combinations(seats, size))


def _seats_words(spot: Spot, value: Value) -> str:
    seats = str(value).split("-")
    if value == NOBODY:
        return "Nobody"
    return f"{seats[0]} only" if len(seats) == 1 else listed(seats)


def _opens_why(spot: Spot) -> Reasons:
    hands, game = spot.state.hands, spot.game
    named = game.rankings[game.ranked_by(spot.state)].name
    held = [f"{letter(seat)} holds {named(hands[seat])}" for seat in _holders(spot)]
    laws = judge(spot.game, spot.state, Action(spot.state.turn, "open", amount=1)).laws
    required = spot.game.by_name[spot.state.phase].laws
    return tuple(dict.fromkeys((*laws, *required))), f"{'; '.join(held)}."


STANDING = {
    "turn": Kind(
        lambda spot: f"{led_up(spot)} Whose turn is it then?".strip(),
        _turn,
        _turn_words,
        _other_turns,
        _turn_why,
        before,
    ),
    "pool": Kind(
        lambda spot: f"{led_up(spot)} How many counters lie in the pool then?".strip(),
        _pool,
        lambda spot, value: str(value),
        lambda spot, right: near(right),
        _pool_why,
        before,
    ),
    "opens": Kind(
        lambda spot: "Whose hands may open this pot?",
        _opens,
        _seats_words,
        _other_openers,
        _opens_why,
        here,
        last=(NOBODY,),
    ),
    "shows": Kind(
        lambda spot: f"{led_up(spot)} What must {letter(spot.seat)} show?".strip(),
        shows,
        lambda spot, value: SHOWS[str(value)],
        lambda spot, right: tuple(SHOWS),
        shows_why,
        before,
        least=3,
    ),
}
