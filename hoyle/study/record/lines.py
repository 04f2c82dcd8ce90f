"""One line of a hand file, and the act it stands for. `action_text` undoes `action_from_text`."""

from __future__ import annotations

import re
from itertools import accumulate

from hoyle.engine.cards import BadCard, Card, parse_cards, show_cards
from hoyle.engine.state import DEALER, Action, Seat
from hoyle.study.record.types import MOST_COUNTERS, MOST_SEATS, Line

_LABEL = re.compile(r"[a-z0-9]+(?:-[a-z0-9]+)*")
_LAW = re.compile(r"[a-z]+(?:\.[a-z0-9-]+)+")
_VERB = re.compile(r"[a-z]+(?:-[a-z]+)*")
_SEAT = re.compile(r"p([1-9])")
_NUMBER = re.compile(r"-?\d+")
_MARK = re.compile(r"\s+([@!])\s*(\S*)")
_MOST_TEXT = 400


class BadLine(ValueError):
    """A line that cannot be read; the message says why."""


def parse_line(text: str, seats: int, number: int = 0) -> Line:
    """The line's act, label, broken law and note. Raises `BadLine`."""
    said, _, note = text.partition("#")
    said, *marks = _cut_marks(said)
    label, breaks = _mark(marks, "@", _LABEL, "label"), _mark(marks, "!", _LAW, "law id")
    if label.isdigit():
        raise BadLine("a label may not be a number, for numbers name steps")
    return Line(action_from_text(said, seats), label, breaks, note.strip(), number)


def _cut_marks(said: str) -> list[str]:
    """The act, and each mark with its word."""
    first = _MARK.search(said)
    act, rest = (said[: first.start()], said[first.start() :]) if first else (said, "")
    if "@" in act or "!" in act or _MARK.sub("", rest).strip():
        raise BadLine("@label and ! law-id stand after the act, each behind a space")
    return [act, *(f"{sign}{word}" for sign, word in _MARK.findall(rest))]


def _mark(marks: list[str], sign: str, form: re.Pattern[str], what: str) -> str:
    words = [mark[1:] for mark in marks if mark[0] == sign]
    if len(words) > 1:
        raise BadLine(f"two marks “{sign}” on one line")
    if words and not form.fullmatch(words[0]):
        raise BadLine(f"“{words[0]}” is not a {what}")
    return words[0] if words else ""


def line_text(line: Line) -> str:
    """The line as it would be written."""
    parts = [action_text(line.action)]
    parts += [f"@{line.label}"] if line.label else []
    parts += [f"! {line.breaks}"] if line.breaks else []
    parts += [f"# {line.note}"] if line.note else []
    return " ".join(parts)


def action_from_text(text: str, seats: int = MOST_SEATS) -> Action:
    """The act a text such as ``p3 open 4`` stands for. Raises `BadLine`."""
    words = text.split()
    if len(text) > _MOST_TEXT or len(words) < 2:
        raise BadLine("an act is a seat, a verb and perhaps cards or an amount")
    seat, verb, *rest = words
    if not _VERB.fullmatch(verb):
        raise BadLine(f"“{verb}” is not a verb")
    try:
        if seat == "d":
            return _dealt(verb, rest, seats)
        return _done(read_seat(seat, seats), verb, rest)
    except BadCard as error:
        raise BadLine(str(error)) from None


def read_seat(text: str, seats: int) -> Seat:
    """The seat that ``p3`` names at a table of so many. Raises `BadLine`."""
    found = _SEAT.fullmatch(text)
    if not found or int(found[1]) > seats:
        raise BadLine(f"“{text}” is no seat; here they are p1 to p{seats}, and d the dealer")
    return int(found[1]) - 1


def _done(seat: Seat, verb: str, rest: list[str]) -> Action:
    if not rest:
        return Action(seat, verb)
    if not _NUMBER.fullmatch(rest[0]):
        return Action(seat, verb, parse_cards(" ".join(rest)))
    if len(rest) > 1:
        raise BadLine(f"“{rest[1]}” follows an amount")
    if rest[0].startswith("-"):
        raise BadLine("an amount cannot be negative")
    if len(rest[0]) > len(str(MOST_COUNTERS)):
        raise BadLine(f"an amount is at most {MOST_COUNTERS}")
    return Action(seat, verb, amount=int(rest[0]))


def _dealt(verb: str, rest: list[str], seats: int) -> Action:
    if verb != "deal" or not rest:
        return Action(DEALER, verb, parse_cards(" ".join(rest)) if rest else ())
    hands: list[tuple[Card, ...]] = [()] * seats
    if len(rest) % 2:
        raise BadLine("a deal names each seat and then its cards: p1 JsJd9d6c2s")
    for name, cards in zip(rest[::2], rest[1::2], strict=True):
        seat = read_seat(name, seats)
        if hands[seat]:
            raise BadLine(f"“{name}” is dealt to twice")
        hands[seat] = parse_cards(cards)
    flat = parse_cards("".join(map(show_cards, hands)))
    return Action(DEALER, verb, flat, 0, tuple(map(len, hands)))


def action_text(action: Action) -> str:
    """The act as a line writes it."""
    if action.counts:
        return " ".join(["d", action.verb, *_hands(action)])
    parts = ["d" if action.seat == DEALER else f"p{action.seat + 1}", action.verb]
    parts += [show_cards(action.cards)] if action.cards else []
    parts += [str(action.amount)] if action.amount else []
    return " ".join(parts)


def _hands(action: Action) -> list[str]:
    ends = list(accumulate(action.counts))
    hands = [
        action.cards[end - count : end] for count, end in zip(action.counts, ends, strict=True)
    ]
    return [f"p{seat} {show_cards(hand)}" for seat, hand in enumerate(hands, 1) if hand]


def address_of(action: Action) -> str:
    """The act as it stands in an address: words joined by ``_``, unseen cards as ``xx``."""
    return action_text(action).replace(" ", "_").replace("??", "xx")


def action_from_address(text: str, seats: int = MOST_SEATS) -> Action:
    """The act an address names. Raises `BadLine`."""
    words = text.split("_")
    cards = [word.replace("xx", "??") for word in words[2:]]
    return action_from_text(" ".join((*words[:2], *cards)), seats)
