"""The dispute over two hands that seem equal, which every game that shows hands can have."""

from __future__ import annotations

from collections.abc import Callable

from hoyle.study.record import Record
from hoyle.study.referee.facts import Case, Dispute, Figure, fact


def equal_hands(needs: tuple[str, ...], write: Callable[[Case], Record], seats: Figure) -> Dispute:
    """The dispute as a game has it: what it is known by, how a case is written, who plays."""
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
