"""Who is Low: High, Low and the Jack, from the trumps that were dealt and who took them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from hoyle.engine.cards import SUIT_NAMES, Card
from hoyle.engine.game import Game
from hoyle.engine.laws import Law, laws_of
from hoyle.engine.state import LETTERS, Seat
from hoyle.engine.tricks import points
from hoyle.engine.tricks.scoring import Point
from hoyle.engine.tricks.table import NO_TRUMP, TrickState
from hoyle.study.referee.quick.table import (
    alone,
    at_the_table,
    laid,
    name_of,
    of_one_suit,
    read_dealer,
    read_piles,
    read_trump,
    seats_of,
)
from hoyle.study.referee.reading import BadInput, Cards, Said, read_choice


@dataclass(frozen=True, slots=True)
class Made:
    """A point: its name, whose it is ("" where that is not yet known), by which card, and why."""

    point: str
    whose: str
    card: Card
    why: str
    laws: tuple[Law, ...]


@dataclass(frozen=True, slots=True)
class WhoIsLow:
    """The answer: who has Low, and with it High and the Jack."""

    line: str
    made: tuple[Made, ...]
    laws: tuple[Law, ...]


def who_is_low(game: Game, rules: Any, said: Said) -> WhoIsLow:
    """Whose point Low is, and High, and the Jack. Raises `BadInput`.

    Fields: `seats`; `trump`; for each seat (``A``, ``B`` …) the trumps it was dealt; `took-low` and
    `took-jack` the seat that took the trick with that card in it.
    """
    state = read_dealer(laid(game, rules, seats_of(game, said)), said)
    letters = LETTERS[: state.seats]
    at_the_table(state, said, letters)
    trump = read_trump(said)
    if trump == NO_TRUMP:
        raise BadInput("trump", "Say which suit is trumps.")
    piles = read_piles(said, [(one, f"The trumps of {one}") for one in letters])
    for one in letters:
        of_one_suit(trump, one, f"The trumps of {one}", piles[one])
    state = _played(state.but(trump=trump), piles, said)
    made = tuple(one for one in (_high(state), _low(state, said), _jack(state, said)) if one)
    laws = tuple(dict.fromkeys(law for one in made for law in one.laws))
    return WhoIsLow(_line(made, trump), made, laws or laws_of(points.low))


def _played(state: TrickState, piles: dict[str, Cards], said: Said) -> TrickState:
    """Every trump played, taken in by whoever is said to have taken it, else by its holder."""
    held = [(seat, card) for seat, one in enumerate(piles) for card in piles[one]]
    least = min((card for _, card in held), default=None)
    takers: dict[Card | None, Seat | None] = {
        least: _taker(state, said, "took-low"),
        **{
            card: _taker(state, said, "took-jack")
            for _, card in held
            if card.rank == points.JACK and said.get("took-jack", "").strip()
        },
    }
    tricks = [alone(seat, card, _or(takers.get(card), seat)) for seat, card in held]
    return state.but(tricks=tuple(tricks))


def _or(taker: Seat | None, seat: Seat) -> Seat:
    return seat if taker is None else taker


def _taker(state: TrickState, said: Said, field: str) -> Seat | None:
    name = read_choice(said, field, LETTERS[: state.seats], "")
    return LETTERS.index(name) if name else None


def _high(state: TrickState) -> Made | None:
    point = points.high(state)
    return point and _made(state, point, "the best trump in play, to whoever was dealt it")


def _low(state: TrickState, said: Said) -> Made | None:
    point = points.low(state)
    if point is None:
        return None
    if state.rules.low == "dealt":
        return _made(state, point, "the lowest trump in play, to whoever was dealt it")
    why = "at this table Low goes to whoever takes the trick that it falls in"
    return _made(state, point, why, known=bool(said.get("took-low", "").strip()))


def _jack(state: TrickState, said: Said) -> Made | None:
    point = points.jack(state)
    why = "the Jack goes to whoever takes the trick with it"
    return point and _made(state, point, why, known=bool(said.get("took-jack", "").strip()))


def _made(state: TrickState, point: Point, why: str, *, known: bool = True) -> Made:
    whose = name_of(state, point.side) if known else ""
    return Made(point.kind, whose, point.cards[0], why, (point.law,))


def _line(made: tuple[Made, ...], trump: int) -> str:
    low = next((one for one in made if one.point == "low"), None)
    if low is None:
        return (
            f"No trump is in play: nobody has Low, and nobody High. Trumps are {SUIT_NAMES[trump]}."
        )
    if not low.whose:
        return f"The {low.card.name} is Low: say who took the trick with it."
    verb = "have" if " and " in low.whose else "has"
    return f"{low.whose} {verb} Low, with the {low.card.name}."
