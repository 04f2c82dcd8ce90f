"""Disputes of Jacks Back: who may open, the turn to low, the joker, checks and sevens."""

from __future__ import annotations

from hoyle.study.record import Record
from hoyle.study.referee.facts import RULED, Case, Dispute, Figure, fact
from hoyle.study.referee.writing import all_but, written

TURNS_LOW = ("low-opening", "low-bets")
SEATS = Figure("seats", "Players at the table", 3, 6, 4)
HELD = {
    "openers": "JsJd9d6c2s",
    "nothing": "TsTd9d6c2s",
    "ace": "As9d6c3hJk",
    "jack": "Js9d6c3hJk",
    "pairs": "2c2d3h3sJk",
    "tens": "TcTd9h8sJk",
}
LOW_HELD = {"seven": "7c5d4h2sAc", "eight": "8c5d4h2sAc", "pair": "5c5d4h2sAc"}


def jacks(case: Case, *lines: str) -> Record:
    """The record of a deal of Jacks Back."""
    return written(case, case["seats"], lines)


def checked(case: Case, cards: str = "") -> list[str]:
    """Nobody has opened for high."""
    return [f"d deal {cards}".strip(), *all_but(case["seats"], "check")]


def _may_open(case: Case) -> Record:
    return jacks(case, f"d deal p1 {HELD[case.facts['held']]}", f"p1 open 2 @{RULED}")


MAY_OPEN = Dispute(
    "opens-with-the-joker",
    "He opened for high",
    "A names a bet in the first round, and his cards are not what the table expects.",
    TURNS_LOW,
    (
        fact(
            "held",
            "What does he hold?",
            "openers: a pair of jacks without the joker",
            "nothing: a pair of tens without the joker",
            "ace: an ace and the joker",
            "jack: one jack and the joker",
            "tens: a pair of tens and the joker",
            "pairs: two small pairs and the joker",
        ),
    ),
    _may_open,
    (SEATS,),
    supposes=lambda facts: {"joker": True},
)


def _nobody_opens(case: Case) -> Record:
    if case.says("then", "turn"):
        acts = checked(case)
        return jacks(case, *acts[:-1], f"{acts[-1]} @{RULED}")
    if case.says("then", "checked"):
        acts = [*checked(case), *all_but(case["seats"], "check")]
        return jacks(case, *acts[:-1], f"{acts[-1]} @{RULED}")
    return jacks(case, *checked(case, "p2 KcKd9h5s2c"), "p1 check", f"p2 open 2 @{RULED}")


NOBODY_OPENS = Dispute(
    "nobody-opened",
    "Nobody opened",
    "The first round has been checked by everybody.",
    TURNS_LOW,
    (
        fact(
            "then",
            "What is in dispute?",
            "turn: what becomes of the cards and the antes",
            "kings: whether one who held kings and checked may open now",
            "checked: the second round has been checked as well",
        ),
    ),
    _nobody_opens,
    (SEATS,),
    asks="after",
    tells=("turns-low", "posts-blind", "thrown-in", "deal-passes"),
)


def _check_raise(case: Case) -> Record:
    gone = all_but(case["seats"], "fold", 1, 2, start=3)
    if case.says("round", "low"):
        table = [*checked(case), "p1 check", "p2 open 2", *gone]
        return jacks(case, *table, f"p1 raise 2 @{RULED}")
    cards = ["d deal p2 JsJd9d6c2s", "p1 check", "p2 open 2", *gone]
    return jacks(case, *cards, f"p1 raise 2 @{RULED}")


CHECK_RAISE = Dispute(
    "check-and-raise",
    "He checked, and now he raises",
    "A checked; B made it two; when it comes back to him A raises.",
    TURNS_LOW,
    (
        fact("round", "In which part?", "low: while it was played for low", "high: for high"),
        fact(
            "announced",
            "Had the dealer announced that there is no raising after a check?",
            "no: no",
            "yes: yes",
        ),
    ),
    _check_raise,
    (SEATS,),
    supposes=lambda facts: {"blind": 0, "check_raise": facts.get("announced") != "yes"},
)


_SAID = {"yes": "bet", "pot-only": "pot-only"}


def _sevens(case: Case) -> Record:
    held = LOW_HELD[case.facts["held"]]
    gone = all_but(case["seats"], "fold", 1, 2, start=3)
    low = [*checked(case, f"p1 {held} p2 9c8h6d4s3h"), "p1 open 2", "p2 call", *gone]
    drawn = [*low, "p1 stand", "p2 stand"]
    return jacks(case, *drawn, f"p1 check @{RULED}")


SEVENS = Dispute(
    "sevens",
    "He checked a good low",
    "After the draw for low A checks, and is found to hold a fine hand.",
    TURNS_LOW,
    (
        fact(
            "held",
            "What did he hold?",
            "seven: a seven-low without a pair, or better",
            "eight: an eight-low",
            "pair: a pair",
        ),
        fact(
            "announced",
            "Had the dealer announced anything of sevens?",
            "no: no",
            "yes: yes, that they are bet",
            "pot-only: yes, that a seven which is checked wins no later bet",
        ),
    ),
    _sevens,
    (SEATS,),
    supposes=lambda facts: {"blind": 0, "sevens": _SAID.get(facts.get("announced", ""), "free")},
)


def _blind(case: Case) -> Record:
    seats = case["seats"]
    calls = all_but(seats, "call", 1, 2, start=3)
    first = "p2 raise 2" if case.says("raised", "yes") else "p2 call"
    amount = " 2" if case.says("wants", "raise") else ""
    return jacks(case, *checked(case), first, *calls, f"p1 {case.facts['wants']}{amount} @{RULED}")


BLIND = Dispute(
    "blind-and-raise",
    "The blind wants the last word",
    "The hand has turned low, A posted the blind, and it has come round to him.",
    TURNS_LOW,
    (
        fact("raised", "Has anybody raised?", "no: no, all have only called", "yes: yes"),
        fact(
            "wants",
            "What does he want?",
            "raise: to raise",
            "check: to leave it at that, and pay no more",
        ),
    ),
    _blind,
    (SEATS,),
    supposes=lambda facts: {"blind": 2},
)


def _folds(case: Case) -> Record:
    if case.says("bet", "no"):
        return jacks(case, "d deal", f"p1 fold @{RULED}")
    return jacks(case, "d deal p1 JsJd9d6c2s", "p1 open 2", f"p2 fold @{RULED}")


FOLDS = Dispute(
    "folds-unasked",
    "He folded, and nobody had bet",
    "One who did not like his cards threw them in.",
    TURNS_LOW,
    (fact("bet", "Was there a bet before him?", "no: no", "yes: yes"),),
    _folds,
    (SEATS,),
)

DISPUTES = (NOBODY_OPENS, MAY_OPEN, CHECK_RAISE, SEVENS, BLIND, FOLDS)
