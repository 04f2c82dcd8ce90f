"""Disputes of the jack pot: antes, an unopened pot, hands thrown away, and coming in again."""

from __future__ import annotations

from hoyle.study.record import Record
from hoyle.study.referee.disputes.alike import OTHER, rival
from hoyle.study.referee.facts import RULED, Case, Dispute, Figure, fact
from hoyle.study.referee.writing import Script, all_but, written

A_JACK = ("pass-jack", "own-up", "jack deal")
SEATS = Figure("seats", "Players at the table", 3, 7, 5)
FOUR_OR_MORE = Figure("seats", "Players at the table", 4, 7, 5)
TWO_OR_MORE = Figure("seats", "Players at the table", 2, 7, 5)
OPENING = Figure("opening", "What the pot was opened for", 1, 10, 5)
HELD = {"openers": "AsAd9d6c2s", "bobtail": "KhQh8h3h2c", "nothing": "TsTd9d6c2s"}


def pot(case: Case, held: str = "openers", other: str = "") -> list[str]:
    """A jack as far as B’s opening: the antes, the deal, A’s pass; C’s cards where they matter."""
    seats = case["seats"]
    opening = min(case.figures.get("opening", 5), case.rules.limit)
    antes = [f"p{seat} ante" for seat in range(1, seats + 1)]
    deal = f"d deal p2 {HELD[held]} {other}".strip()
    return [*antes, deal, "p1 pass", f"p2 open {opening}"]


def jack(case: Case, *lines: str) -> Record:
    """The record of a jack."""
    return written(case, case["seats"], lines, kind="jack")


def others_out(case: Case, *but: int) -> list[str]:
    """Everybody from D round to A throws up his hand."""
    return all_but(case["seats"], "fold", 2, 3, *but, start=4)


def level(case: Case, held: str = "openers") -> list[str]:
    """B has opened, C has come in, and nobody else; of two, A has."""
    who = rival(case)
    out = others_out(case) if who == "p3" else []
    return [*pot(case, held, f"{who} {OTHER}"), f"{who} come-in", *out]


def drawn(case: Case, held: str = "openers") -> list[str]:
    """The same, and both have stood on their cards."""
    return [*level(case, held), *sorted(("p2 stand", f"{rival(case)} stand"))]


def _come_back(case: Case) -> Record:
    wants = f"p1 {case.facts['wants']}{' 3' if case.says('wants', 'raise') else ''} @{RULED}"
    if case.says("how", "kept"):
        gone = all_but(case["seats"], "fold", 1, 2, 3, start=4)
        return jack(case, *pot(case), "p3 come-in", *gone, wants)
    if case.says("how", "after"):
        gone = all_but(case["seats"], "fold", 2, 3, start=4)
        return jack(case, *pot(case), "p3 raise 2", *gone, wants)
    antes = all_but(case["seats"], "ante", 1, start=2)
    opened = ["p2 open 5", "p3 come-in"]
    return jack(case, "p1 pass-jack", *antes, "d deal", *opened, wants)


COME_BACK = Dispute(
    "come-back",
    "One who passed wants to come in",
    "A passed. Now that the pot is open he would play after all.",
    A_JACK,
    (
        fact(
            "how",
            "How had he passed?",
            "kept: before the pot was opened, and kept his cards",
            "after: after it was opened, throwing up his hand",
            "jack: he passed the jack itself, without an ante",
        ),
        fact("wants", "What does he want to do?", "come-in: come in", "raise: come in and raise"),
    ),
    _come_back,
    (SEATS,),
)


def _thrown_away(case: Case) -> Record:
    antes = [f"p{seat} ante" for seat in range(1, case["seats"] + 1)]
    if case.says("opened", "no"):
        return jack(case, *antes, "d deal", f"p1 throw-away @{RULED}")
    return jack(case, *antes, "d deal", "p1 open 2", f"p2 fold @{RULED}")


THROWN_AWAY = Dispute(
    "thrown-away",
    "A hand was thrown away early",
    "One who did not like his cards threw them down instead of holding them.",
    A_JACK,
    (fact("opened", "Was the pot open?", "no: not yet", "yes: yes, and it was his say"),),
    _thrown_away,
    (SEATS,),
)


def _unopened(case: Case) -> Record:
    script = Script(case, case["seats"], "jack").round("ante")
    fattens = case.says("wants", "fatten")
    for deal in range(1, case["failures"] + 1):
        last = RULED if fattens and deal == case["failures"] else ""
        script.say("d deal").round("pass", last)
    if fattens:
        return script.record
    script.say("d deal p2 KcKd8h5d3c2c").round("pass").say("d deal p2 QcQd8h5d3c")
    while script.state.turn != 1:
        script.say(f"p{script.state.turn + 1} pass")
    return script.say(f"p2 open 2 @{RULED}").record


UNOPENED = Dispute(
    "unopened",
    "Nobody opened the jack",
    "The pot was passed all round, and the cards come in.",
    A_JACK,
    (
        fact(
            "wants",
            "What is in dispute?",
            "fatten: what goes into the pool, and who deals",
            "foul: whether a foul hand of the last deal may open in this one",
        ),
    ),
    _unopened,
    (SEATS, Figure("failures", "Deals passed out", 1, 5, 1)),
    asks="after",
    tells=("fattened", "not-fattened", "dealt-off", "deal-passes", "progress"),
)


def _stays_out(case: Case) -> Record:
    seats, out = case["seats"], case["out"]
    antes = [f"p{seat} {'pass-jack' if seat <= out else 'ante'}" for seat in range(1, seats + 1)]
    if case.says("wants", "out"):
        antes[out - 1] += f" @{RULED}"
        return jack(case, *antes)
    return jack(case, *antes, "d deal", f"p1 open 2 @{RULED}")


STAYS_OUT = Dispute(
    "stays-out",
    "Somebody will not play this jack",
    "A jack is to be dealt, and one or more would rather keep their counters.",
    A_JACK,
    (
        fact(
            "wants",
            "What does he want?",
            "out: to stay out, and pay nothing",
            "in: to have his say after all",
        ),
    ),
    _stays_out,
    (FOUR_OR_MORE, Figure("out", "How many pass the jack", 1, 2, 1)),
)


def _whose_say(case: Case) -> Record:
    seats = case["seats"]
    antes = [f"p{seat} ante" for seat in range(1, seats + 1)]
    if case.says("moment", "dealt"):
        return jack(case, *antes, f"d deal @{RULED}")
    opened = [*antes, "d deal", "p1 pass", "p2 pass", "p3 open 4"]
    after = [*all_but(seats, "fold", 1, 2, 3, seats, start=4), f"p{seats} come-in"]
    if case.says("moment", "opened"):
        return jack(case, *opened, *after[:-1], f"{after[-1]} @{RULED}")
    return jack(case, *opened, *after, "p1 come-in", f"p2 fold @{RULED}")


WHOSE_SAY = Dispute(
    "whose-say",
    "Whose say is it?",
    "Two players wait for each other to speak.",
    A_JACK,
    (
        fact(
            "moment",
            "How far has it gone?",
            "dealt: the cards are dealt, and nobody has spoken",
            "opened: it is open, all on the opener’s left have spoken, and two had passed before",
            "drawing: all have come in or dropped, and the cards are to be drawn",
        ),
    ),
    _whose_say,
    (FOUR_OR_MORE,),
    asks="turn",
)

DISPUTES = (WHOSE_SAY, COME_BACK, THROWN_AWAY, UNOPENED, STAYS_OUT)
