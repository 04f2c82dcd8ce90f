"""Disputes of Jacks Back while it is played for high: false openings, calls and shows."""

from __future__ import annotations

from hoyle.study.record import Record
from hoyle.study.referee.disputes.alike import (
    FOUND,
    NEXT_HELD,
    OTHER,
    OTHERS,
    amount_of,
    called_and_hides,
    equal_hands,
    out_of_turn,
    over_the_limit,
    owns_up,
    rival,
)
from hoyle.study.referee.disputes.lows import HELD, SEATS, TURNS_LOW, jacks
from hoyle.study.referee.facts import RULED, Case, Dispute, Figure, fact
from hoyle.study.referee.writing import Script, all_but

TWO_OR_MORE = Figure("seats", "Players at the table", 2, 7, 4)
FOUR_OR_MORE = Figure("seats", "Players at the table", 4, 6, 4)


def opened(held: str, other: str) -> list[str]:
    """A checks and B opens for two."""
    return [f"d deal p2 {HELD[held]} {other}", "p1 check", "p2 open 2"]


def high(case: Case, held: str) -> list[str]:
    """A checks, B opens for two, C calls, nobody else; of two, A does. Both stand."""
    who = rival(case)
    gone = all_but(case["seats"], "fold", 2, 3, start=4) if who == "p3" else []
    stands = sorted(("p2 stand", f"{who} stand"))
    return [*opened(held, f"{who} {OTHER}"), f"{who} call", *gone, *stands]


def _false_opening(case: Case) -> Record:
    held, who = case.facts["held"], rival(case)
    if case.says("found", "before"):
        return owns_up(Script(case, case["seats"]).say(*_came(case, held, who)), case)
    drawn = high(case, held)
    if case.says("found", "after"):
        return jacks(case, *drawn, f"p2 own-up @{RULED}")
    if case.says("found", "called"):
        return jacks(case, *drawn, "p2 bet 2", f"{who} call", f"p2 show @{RULED}")
    shown = {"shows": "show-openers", "hides": "refuse"}[case.facts["proves"]]
    return jacks(case, *drawn, "p2 bet 2", f"{who} fold", f"p2 {shown} @{RULED}")


def _came(case: Case, held: str, who: str) -> list[str]:
    """Who came in before it came out."""
    cards = NEXT_HELD.get(case.facts["others"], OTHER)
    table = opened(held, f"{who} {cards}")
    came = {"in": [f"{who} call"], "raised": [f"{who} raise 2"]}
    return [*table, *came.get(case.facts["others"], [])]


FALSE_OPENING = Dispute(
    "false-opening",
    "A pot was opened without openers",
    "B opened for high, and it turns out that he had not the cards for it.",
    TURNS_LOW,
    (
        fact(
            "held",
            "What did he open on?",
            "nothing: less than a pair of jacks",
            "openers: a pair of jacks or better after all",
        ),
        FOUND,
        OTHERS,
        fact(
            "proves",
            "Does he prove his openers?",
            "shows: he lays them down",
            "hides: he refuses",
            when={"found": "uncalled"},
        ),
    ),
    _false_opening,
    (TWO_OR_MORE,),
    edition=2,
)


def _hides(case: Case) -> Record:
    shown = "refuse" if case.says("shows", "nothing") else "show-openers"
    called = [*high(case, "openers"), "p2 bet 2", "p3 call"]
    first = [] if case.says("who", "opener") else ["p2 show"]
    seat = "p2" if case.says("who", "opener") else "p3"
    return jacks(case, *called, *first, f"{seat} {shown} @{RULED}")


HIDES = called_and_hides(TURNS_LOW, _hides, SEATS)


def _equal(case: Case) -> Record:
    seats, third = case["seats"], "p4 4c4d8h6s3s"
    cards = "p2 KcKd9h7s2c p3 KhKs9d7c" + ("3d" if case.says("equal", "kicker") else "2d")
    if case.says("equal", "third"):
        third = "p4 QcQdQh3s4c"
    amount = 2 if (seats * case.rules.ante + 3 * 2) % 2 == case.says("odd", "odd") else 3
    came = ["p1 check", f"p2 open {amount}", "p3 call", "p4 call"]
    stands = ["p2 stand", "p3 stand", "p4 stand", "p2 bet 2", "p3 call", "p4 call"]
    lines = [f"d deal {cards} {third}", *came, *all_but(seats, "fold", 2, 3, 4, start=5), *stands]
    return Script(case, seats).say(*lines).round("show").label(RULED).record


EQUAL = equal_hands(TURNS_LOW, _equal, FOUR_OR_MORE)


def _out_of_turn(case: Case) -> Record:
    if case.says("moment", "bet"):
        return jacks(case, f"d deal p2 {HELD['openers']}", f"p2 open 2 @{RULED}")
    return jacks(case, f"d deal p1 {HELD['openers']}", "p1 open 2", f"p3 call @{RULED}")


def _over(case: Case) -> Record:
    first = f"d deal p1 {HELD['openers']}"
    if case.says("what", "bet"):
        return jacks(case, first, f"p1 open {amount_of(case)} @{RULED}")
    return jacks(case, first, "p1 open 2", f"p2 raise {amount_of(case)} @{RULED}")


OUT_OF_TURN = out_of_turn(TURNS_LOW, _out_of_turn, SEATS)
LIMIT = over_the_limit(TURNS_LOW, _over, SEATS)

DISPUTES = (FALSE_OPENING, HIDES, EQUAL, OUT_OF_TURN, LIMIT)
