"""Disputes of a pitch that is sold: bids, the seller’s answer, and what is made of it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from hoyle.study.record import Record
from hoyle.study.referee.facts import RULED, Case, Dispute, Facts, fact
from hoyle.study.referee.writing import written

AUCTION = ("sell", "offer", "accept", "pitch")
CARDS = "d deal p1 Jh8d7d6c5s3h p2 KcQc3cJs8s5d p3 Ac9hQd7s4c2d p4 AhKh2hTs9c6d"
ON_SALE = (CARDS, "p1 sell")
BIDDING = ("p2 offer 2", "p3 no-bid")


def sold(facts: Facts) -> Mapping[str, Any]:
    """The eldest hand may sell, and each plays for himself."""
    return {"auction": "eldest-sells", "partners": False}


def paid_as_told(facts: Facts) -> Mapping[str, Any]:
    """The same, the seller being paid for it or not."""
    return {**sold(facts), "seller_paid": facts.get("paid") == "yes"}


def auction(case: Case, *lines: str) -> Record:
    """The record of a deal in which the pitch is for sale."""
    return written(case, 4, lines)


def _bids(case: Case) -> Record:
    act = {
        "equal": (*BIDDING, f"p4 offer 2 @{RULED}"),
        "higher": (*BIDDING, f"p4 offer 3 @{RULED}"),
        "five": (*BIDDING, f"p4 offer 5 @{RULED}"),
        "early": (f"p4 offer 3 @{RULED}",),
        "again": ("p2 offer 2", "p3 offer 3", "p4 no-bid", f"p2 offer 4 @{RULED}"),
    }[case.facts["bid"]]
    return auction(case, *ON_SALE, *act)


BIDS = Dispute(
    "a-bid",
    "A bid is disputed",
    "The pitch is for sale. Somebody names a number, and somebody else says that he may not.",
    AUCTION,
    (
        fact(
            "bid",
            "What is wrong with it?",
            "equal: it is no higher than the last",
            "higher: nothing: it is higher, and his turn",
            "five: it is more than four",
            "early: he bids before his turn",
            "again: he has bid once already, and been outbid",
        ),
    ),
    _bids,
    supposes=sold,
)


def _answers(case: Case) -> Record:
    bids = (*BIDDING, "p4 offer 3")
    if case.says("does", "silence"):
        return auction(case, *ON_SALE, "p2 no-bid", "p3 no-bid", f"p4 no-bid @{RULED}")
    if case.says("does", "leads"):
        return auction(case, *ON_SALE, *bids, f"p4 play Ah @{RULED}")
    word = "accept" if case.says("does", "sells") else "pitch"
    return auction(case, *ON_SALE, *bids, f"p1 {word} @{RULED}")


ANSWERS = Dispute(
    "the-sellers-answer",
    "The seller answers the best bid",
    "The eldest hand has put the pitch up for sale, and all have spoken.",
    AUCTION,
    (
        fact(
            "does",
            "What happens?",
            "sells: he sells it to the best bidder",
            "keeps: he will pitch it himself after all",
            "leads: the bidder leads before he has been answered",
            "silence: nobody has bid anything",
        ),
        fact(
            "paid",
            "Does this table pay the seller what was bid?",
            "no: no",
            "yes: yes, at once",
        ),
    ),
    _answers,
    supposes=paid_as_told,
    asks="after",
    tells=("bid-paid", "bound", "no-bid-made"),
)

DISPUTES = (BIDS, ANSWERS)
