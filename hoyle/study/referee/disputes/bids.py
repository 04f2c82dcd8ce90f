"""A dispute of a pitcher who has bound himself: made, set back, or spoilt by a revoke."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from hoyle.study.record import Record
from hoyle.study.referee.disputes.sales import AUCTION
from hoyle.study.referee.facts import RULED, Case, Dispute, Facts, Figure, fact
from hoyle.study.referee.writing import Script

HANDS = {  # by who makes the Jack: of all that is played, what each is dealt
    "A": "p1 Ah2hAsKs9d7c p2 4hKc8c6s4d3d p3 5hTc3c8d6d4s p4 JhTd7d5d2d3s",
    "C": "p1 Ah2hAsKs9d7c p2 4hKc8c6s4d3d p3 Jh5hTc3c8d6d p4 6hTd7d5d2d3s",
    "B": "p1 Ah2hAsKs9d7c p2 Jh4hKc6s4d3d p3 5hTc3c8d6d4s p4 6hTd7d5d2d3s",
}
GAME_TO = {"B": ("Tc", "Td", "3c", "5d"), "A": ("3c", "5d", "Tc", "Td")}  # who is given the tens
PLAYED = {  # by who makes the Jack, and who has revoked: six tricks
    "A no": "Ah4h5hJh 7cKc{0}{1} 3d6d2d2h As6s4s3s Ks8c{2}{3} 9d4d8d7d",
    "A other": "Ah4h5hJh 7cKc{0}{1} 3d6d2d2h As4d4s3s Ks6s{2}{3} 9d8c8d7d",
    "A own": "Ah4h5hJh 7cKc{0}{1} 3d6d2dKs 8d7d9d4d As6s4s3s 2h8c{2}{3}",
    "C no": "Ah4h5h6h 7cKc{0}{1} 3d6d2d2h As6sJh3s 8d7d9d4d Ks8c{2}{3}",
    "C other": "Ah4h5h6h 7cKc{0}{1} 3d6d2d2h As4dJh3s 8d7d9d8c Ks6s{2}{3}",
    "C own": "Ah4h5h6h 7cKc{0}{1} 3d6d2dKs 8d7d9d4d As6sJh3s {2}{3}2h8c",
    "B no": "Ah4h5h6h 7cKc{0}{1} 3d6d2d2h AsJh4s3s 4d8d7d9d Ks6s{2}{3}",
    "B other": "Ah4h5h6h 7cKc{0}{1} 3d6d2d2h As4d4s3s KsJh{2}{3} 6s8d7d9d",
    "B own": "Ah4h5h6h 7cKc{0}{1} 3d6d2dKs 8d7d9d4d AsJh4s3s 6s{2}{3}2h",
}
MADE = {  # what the pitcher was bound to and made: who makes the Jack, and who Game
    "three all": ("A", "B"),
    "three opposite": ("C", "B"),
    "three fewer": ("B", "B"),
    "four all": ("A", "A"),
    "four opposite": ("C", "A"),
    "four fewer": ("A", "B"),
}
BOUND = {
    "three": ("p1 sell", "p2 offer 3", "p3 no-bid", "p4 no-bid", "p1 pitch"),
    "four": ("p1 pitch",),
}


def _bid_kept(case: Case) -> Record:
    bound, revoked = case.facts["bound"], case.facts["revoked"]
    jack, game = MADE[f"{bound} {case.facts['made']}"]
    cards = PLAYED[f"{jack} {revoked}"].format(*GAME_TO[game]).replace(" ", "")
    plays = _said(HANDS[jack].split(), [cards[at : at + 2] for at in range(0, len(cards), 2)])
    theirs = (7, 0, 0) if case.says("players", "sides") else (7, 7, 7)
    script = Script(case, 4, stacks=(case["to-go"], *theirs))
    return script.say(f"d deal {HANDS[jack]}", *BOUND[bound], *plays).round("count", RULED).record


def _said(hands: list[str], cards: Iterable[str]) -> list[str]:
    """Each card as it is played by whoever was dealt it."""
    dealt = dict(zip(hands[::2], hands[1::2], strict=True))
    return [f"{who} play {card}" for card in cards for who in dealt if card in dealt[who]]


def _supposed(facts: Facts) -> Mapping[str, Any]:
    """The pitch may be sold, the four play as is told, and a revoke can happen if one did."""
    revokes = {} if facts.get("revoked") == "no" else {"revoke": "ruled"}
    return {"auction": "eldest-sells", "partners": facts.get("players") == "sides", **revokes}


BID_KEPT = Dispute(
    "bid-not-made",
    "Did he make what he was bound to?",
    "A has bound himself to a number of points and pitched. The tricks are turned over.",
    AUCTION,
    (
        fact(
            "bound",
            "To how many points was he bound?",
            "three: three, which had been bid",
            "four: four, for he would not sell",
        ),
        fact("players", "Who play?", "alone: four, each for himself", "sides: two against two"),
        fact(
            "made",
            "How many were made?",
            "all: exactly as many, all by himself",
            "opposite: exactly as many, but the Jack by the player opposite him",
            "fewer: one fewer",
        ),
        fact(
            "revoked",
            "Did anybody revoke?",
            "no: no",
            "other: yes, one against him",
            "own: yes, he himself",
        ),
    ),
    _bid_kept,
    (Figure("to-go", "What the pitcher had to go", 1, 7, 6),),
    supposes=_supposed,
    asks="after",
    tells=("bid-made", "excused", "set-back"),
)

DISPUTES = (BID_KEPT,)
