"""A dispute of a peg that comes to the last hole, or one short of it, in the middle of a hand."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from hoyle.study.record import Record
from hoyle.study.referee.disputes.tricks import begun
from hoyle.study.referee.facts import RULED, Case, Dispute, Facts, fact
from hoyle.study.referee.writing import Script

PEGGED = ("turn", "play", "board")
FOUR, WHOLE = 4, 61  # the ace of trumps, and the board
BEFORE = ("p1 play 8s", "p2 play Ks", "p2 play Qs")  # and A follows with his seven, or revokes
REST = {
    "no": ("p1 play 9c", "p2 play {0}", "p2 play 4d", "p1 play 3d", "p2 play 3h", "p1 play 2d"),
    "yes": ("p1 play 9c", "p2 play {0}", "p2 play 4d", "p1 play 3d", "p2 play 3h", "p1 play 7s"),
}


def _pegs_out(case: Case) -> Record:
    sixty, revoked = case.says("reach", "sixty"), case.facts.get("revoked", "no")
    king = "4h" if case.says("other", "low") else "Kh"
    stacks = (FOUR + sixty, WHOLE if case.says("other", "far") else 1)
    deal = f"d deal p1 Ah9c8s7s3d2d p2 {king}3hAcKsQs4d"
    follows = "p1 play 2d" if revoked == "yes" else "p1 play 7s"
    script = Script(case, 2, stacks=stacks).say(*begun(case, deal), *BEFORE, follows)
    script.say("p2 play Ac", "p1 play Ah")
    if case.says("on", "yes"):
        return script.say("p1 play 9c").label(RULED).record
    if not sixty:
        script.label(RULED)
    rest = [line.format(king) for line in REST[revoked]]
    script.until_over(*rest, "p1 count", "p2 count")
    return (script.label(RULED) if sixty else script).record


def _played_on(facts: Facts) -> bool:
    return facts.get("reach") == "sixty" or facts.get("revoked") == "yes"


def _supposed(facts: Facts) -> Mapping[str, Any]:
    return {"revoke": "ruled"} if facts.get("revoked") == "yes" else {}


PEGS_OUT = Dispute(
    "pegged-out",
    "A peg comes to the end in the middle of a hand",
    "A takes a trick with the ace of trumps and pegs it, while cards are still to be played; "
    "B is near the end as well.",
    PEGGED,
    (
        fact(
            "reach",
            "How far does it bring A’s peg?",
            "out: to the sixty-first hole, or it would go beyond",
            "sixty: to the sixtieth",
        ),
        fact("revoked", "Has A revoked in this hand?", "no: no", "yes: yes", when={"reach": "out"}),
        fact(
            "on",
            "Is another card led?",
            "no: no, A lays his cards down",
            "yes: yes; B, who wants one hole, would play the hand out",
            when={"reach": "out", "revoked": "no"},
        ),
        replace(
            fact(
                "other",
                "And B?",
                "trump: he wants one hole, and takes the next trick with the king of trumps",
                "low: he wants one hole, and has Low to count for it",
                "far: he wants many more",
            ),
            arises=_played_on,
        ),
    ),
    _pegs_out,
    supposes=_supposed,
    asks="end",
)

DISPUTES = (PEGS_OUT,)
