"""Disputes that several games have alike: a false opening, a word out of turn, a bet too large."""

from __future__ import annotations

from collections.abc import Callable

from hoyle.study.record import Record
from hoyle.study.referee.facts import RULED, Case, Dispute, Figure, fact
from hoyle.study.referee.writing import Script

Write = Callable[[Case], Record]
FOUND = fact(
    "found",
    "When did it come out?",
    "before: he said so before he had drawn cards",
    "after: he said so when he had drawn",
    "called: at the show, having been called",
    "uncalled: nobody called him, and he had to prove his openers",
)
OTHERS = fact(
    "others",
    "Had anybody come in when it came out?",
    "in: yes, for what he opened for",
    "raised: yes, and he has been raised",
    "none: nobody yet",
    "opened: nobody yet, and another has opened since, on openers",
    "twice: nobody yet, and another has opened since, without openers like him",
    when={"found": "before"},
)
AGAIN = ("opening", 2)  # the pot is as if unopened, and C is asked
NEXT_HELD = {"opened": "KsKd9h8s3c", "twice": "9c9h8d5s2h"}


def owns_up(script: Script, case: Case) -> Record:
    """B owns to a false opening; where the pot is open to others again, the next may open it."""
    script.say("p2 own-up").label(RULED)
    if case.says("others", *NEXT_HELD) and (script.state.phase, script.state.turn) == AGAIN:
        script.say("p3 open 2")
        if case.says("others", "twice"):
            script.say("p3 own-up")
    return script.record


def out_of_turn(needs: tuple[str, ...], write: Write, seats: Figure) -> Dispute:
    """Somebody spoke too soon, before or after a bet."""
    return Dispute(
        "out-of-turn",
        "Somebody spoke before his turn",
        "A player names a bet, or answers one, while another has still to speak.",
        needs,
        (
            fact(
                "moment",
                "What did he say?",
                "bet: he bet, and nobody had bet before him",
                "call: he called a bet that another had still to answer",
            ),
        ),
        write,
        (seats,),
    )


def over_the_limit(needs: tuple[str, ...], write: Write, seats: Figure) -> Dispute:
    """A number is named, and the table has a limit."""
    return Dispute(
        "over-the-limit",
        "A bet is thought too large",
        "A number is named, and somebody says that the table does not allow it.",
        needs,
        (
            fact("what", "What was named?", "bet: a first bet", "raise: a raise of a bet of two"),
            fact(
                "amount",
                "By how much does it add?",
                "within: by just the limit of the table",
                "over: by one more than the limit",
            ),
        ),
        write,
        (seats,),
    )


def amount_of(case: Case) -> int:
    """The number that was named: the limit, or one more."""
    return int(case.rules.limit) + (1 if case.says("amount", "over") else 0)
