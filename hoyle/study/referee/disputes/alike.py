"""Disputes that several games have alike: false openings, words out of turn, bets, calls, ties."""

from __future__ import annotations

from collections.abc import Callable

from hoyle.study.record import Record
from hoyle.study.referee.facts import RULED, Case, Dispute, Fact, Figure, fact
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
OTHER = "9c9h8d5s2h"  # a pair that opens nothing
NEXT_HELD = {"opened": "KsKd9h8s3c", "twice": OTHER}
BETS = fact("what", "What was named?", "bet: a first bet", "raise: a raise of a bet of two")


def rival(case: Case) -> str:
    """Who plays against B, as lines name him: C, or A where two are at the table."""
    return "p3" if case["seats"] > 2 else "p1"


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


def over_the_limit(
    needs: tuple[str, ...], write: Write, seats: Figure, what: Fact = BETS
) -> Dispute:
    """A number is named, and the table has a limit."""
    return Dispute(
        "over-the-limit",
        "A bet is thought too large",
        "A number is named, and somebody says that the table does not allow it.",
        needs,
        (
            what,
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


def called_and_hides(
    needs: tuple[str, ...], write: Write, seats: Figure, kind: Fact | None = None
) -> Dispute:
    """One of those in a call would not show; where pools are of a `kind`, jacks have an opener."""
    return Dispute(
        "called-and-hides",
        "He was called and will not show",
        "The bet was called. One of those in the call would sooner throw his cards in.",
        needs,
        (
            *((kind,) if kind else ()),
            fact(
                "who",
                "Which of them?",
                "opener: the one who opened the pot",
                "another: another player in the call",
                when={kind.id: "jack"} if kind else None,
            ),
            fact(
                "shows",
                "What does he show?",
                "nothing: nothing; he throws the hand in",
                "part: a part of it, such as the openers",
            ),
        ),
        write,
        (seats,),
    )


def equal_hands(needs: tuple[str, ...], write: Write, seats: Figure) -> Dispute:
    """Two hands at the show seem equal."""
    return Dispute(
        "equal-hands",
        "Two hands are equal",
        "At the show two players lay down hands of one kind, and each claims the pool.",
        needs,
        (
            fact(
                "equal",
                "How equal are they?",
                "every: alike in every rank, and the best there is",
                "kicker: alike but for an odd card",
                "third: alike in every rank, but a third player has better",
            ),
            fact("odd", "What lies in the pool?", "even: an even number", "odd: an odd number"),
        ),
        write,
        (seats,),
        asks="end",
    )
