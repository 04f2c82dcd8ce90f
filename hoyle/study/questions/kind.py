"""What every kind of question is made of, and the ids of what may be answered."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass

from hoyle.engine.laws import Law
from hoyle.engine.state import Action, Seat, letter
from hoyle.study.record import address_of
from hoyle.study.spot import Spot, Value
from hoyle.study.telling import attempt_words, sentence

NOBODY, EACH = "nobody", "each"
Reasons = tuple[tuple[Law, ...], str]


@dataclass(frozen=True, slots=True)
class Kind:
    """A kind of question. Each function is given the spot.

    `prompt`: its words. `value`: the right answer, or None where it cannot be asked. `words`: an
    answer in words. `others`: answers that are wrong, likeliest first. `why`: the laws that decide
    and a sentence. `shown`: the last step a page may show. `last`: answers that stand last.
    `least`: how many choices there should be.
    """

    prompt: Callable[[Spot], str]
    value: Callable[[Spot], Value | None]
    words: Callable[[Spot, Value], str]
    others: Callable[[Spot, Value], Iterable[Value]]
    why: Callable[[Spot], Reasons]
    shown: Callable[[Spot], int]
    last: tuple[Value, ...] = ()
    least: int = 4


def here(spot: Spot) -> int:
    """The page shows the step asked about."""
    return spot.ask.at


def before(spot: Spot) -> int:
    """The page shows the table before the act whose result is asked for."""
    return spot.before


def undecided(spot: Spot) -> int:
    """The page shows the step asked about, but no decided pool."""
    at = spot.ask.at
    while at and spot.steps[at].state.outcome:
        at -= 1
    return at


def id_of(value: Value) -> str:
    """The id of a choice: it says what is chosen, and nothing of right or wrong."""
    if isinstance(value, Action):
        return address_of(value)
    return str(value).lower().replace(" ", "-")


def seats_value(seats: Iterable[Seat]) -> str:
    """Several seats as one answer: ``A-C``, or ``nobody``."""
    return "-".join(map(letter, seats)) or NOBODY


def led_up(spot: Spot) -> str:
    """What has just happened, in a sentence."""
    act = spot.ask.act
    if act is not None:
        return f"Suppose {letter(act.seat)} chooses {attempt_words(act)}."
    return sentence(spot.step) if spot.ask.at else ""


def near(right: Value) -> Iterable[int]:
    """Numbers near the right one, none negative."""
    if isinstance(right, int):
        steps = (2, -1, 1, -2, 3, 5, 10)
        yield from (right + step for step in steps if right + step >= 0)
