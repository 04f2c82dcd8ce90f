"""Disputes of Straight Poker: the buck and the deal, passers, and what the game does not know."""

from __future__ import annotations

from hoyle.study.record import Record
from hoyle.study.referee.disputes.alike import (
    amount_of,
    equal_hands,
    out_of_turn,
    over_the_limit,
)
from hoyle.study.referee.facts import RULED, Case, Dispute, Figure, fact
from hoyle.study.referee.writing import Script, all_but, written

BLUFF = ("before-a-bet", "passed-out", "misdeal")
SEATS = Figure("seats", "Players at the table", 3, 8, 4)
PAIRS = "p1 KcKd9h7s2c p2 KhKs9d7c2d p3 4c4d8h6s3s"
BETTER = "p1 KcKd9h7s2c p2 KhKs9d7c2d p3 QcQdQh3s4c"
ODD = "p1 KcKd9h7s2c p2 KhKs9d7c3d p3 4c4d8h6s3s"
SUITED = "9h8h7h6h5h"
NEXT = ("winner-deals", "deal-goes-left", "antes-for-all", "buck-passes")
AGAINST = {"flush": "Ts6s4s3s2s", "full": "2c2d2h3s3c", "fours": "2c2d2h2s3c"}


def bluff(case: Case, *lines: str) -> Record:
    """The record of a session of Straight Poker."""
    return written(case, case["seats"], lines)


def three_show(case: Case, cards: str, bet: int = 2) -> list[str]:
    """A bets, B and C call, nobody else; A and B have shown."""
    gone = all_but(case["seats"], "fold", 1, 2, 3, start=4)
    return [f"d deal {cards}", f"p1 bet {bet}", "p2 call", "p3 call", *gone, "p1 show", "p2 show"]


def _next(case: Case) -> Record:
    seats = case["seats"]
    if case.says("how", "misdeal"):
        return bluff(case, "d deal", f"d misdeal @{RULED}", "d deal")
    if case.says("how", "passed"):
        passes = all_but(seats, "pass")
        return bluff(case, "d deal", *passes[:-1], f"{passes[-1]} @{RULED}", "d deal")
    if case.says("how", "won"):
        gone = all_but(seats, "fold", 2, start=3)
        return bluff(
            case, "d deal", "p1 pass", "p2 bet 2", *gone[:-1], f"{gone[-1]} @{RULED}", "d deal"
        )
    return bluff(case, *three_show(case, PAIRS), f"p3 show @{RULED}", "d deal")


NEXT_DEAL = Dispute(
    "next-deal",
    "Who deals next, and who antes?",
    "A pool is over, or never came to be, and two players reach for the pack.",
    BLUFF,
    (
        fact(
            "how",
            "How did it end?",
            "won: somebody bet, and nobody called him",
            "passed: everybody passed",
            "tie: two equal hands divided it",
            "misdeal: the cards were misdealt",
        ),
    ),
    _next,
    (SEATS,),
    asks="after",
    tells=NEXT,
    edition=2,
)


def _passed_round(case: Case) -> Record:
    script = Script(case, case["seats"])
    for deal in range(1, case["deals"] + 1):
        script.say("d deal").round("pass", RULED if deal == case["deals"] else "")
    return script.say("d deal").record


ALL_PASS = Dispute(
    "all-pass",
    "Nobody bet at all",
    "Everybody has passed. How large is the pool now, and whose counters are they?",
    BLUFF,
    (),
    _passed_round,
    (SEATS, Figure("deals", "Deals passed out", 1, 4, 1)),
    asks="after",
    tells=("nobody-bets", "antes-for-all"),
)


def _passer(case: Case) -> Record:
    gone = all_but(case["seats"], "fold", 1, 2, 3, start=4)
    amount = " 2" if case.says("wants", "raise") else ""
    bet = ["d deal", "p1 pass", "p2 bet 3", "p3 call", *gone]
    return bluff(case, *bet, f"p1 {case.facts['wants']}{amount} @{RULED}")


PASSER = Dispute(
    "passer-and-a-bet",
    "One who passed is faced with a bet",
    "A passed before anybody had bet. Now there is a bet, and it is his say again.",
    BLUFF,
    (
        fact(
            "wants",
            "What does he want to do?",
            "call: call it",
            "raise: raise it",
            "fold: give up his hand",
            "pass: pass again and keep his hand",
        ),
    ),
    _passer,
    (SEATS,),
)


def _unknown_here(case: Case) -> Record:
    if case.says("wants", "ante"):
        return bluff(
            case, "d deal", *all_but(case["seats"], "pass"), "d deal", f"p1 ante 8 @{RULED}"
        )
    if case.says("wants", "draw"):
        return bluff(case, "d deal p1 KcKd9h7s2c", f"p1 draw 9h7s2c @{RULED}")
    return bluff(case, "d deal p1 9c8d7h4s2c", f"p1 {case.facts['wants']} @{RULED}")


UNKNOWN_HERE = Dispute(
    "not-at-this-game",
    "He would do as at Draw Poker",
    "A is used to another game, and wants what it allows.",
    BLUFF,
    (
        fact(
            "wants",
            "What does he want?",
            "draw: to throw cards away and draw others",
            "ante: to ante more, the pool having been doubled",
            "straddle: to straddle",
            "check: to check",
        ),
    ),
    _unknown_here,
    (SEATS,),
)


def _suited(case: Case) -> Record:
    gone = all_but(case["seats"], "fold", 1, 2, start=3)
    cards = f"d deal p1 {SUITED} p2 {AGAINST[case.facts.get('against', 'flush')]}"
    table = [cards, "p1 bet 2", "p2 call", *gone]
    if case.says("does", "claims"):
        return bluff(case, *table, f"p1 claim-straight-flush @{RULED}")
    return bluff(case, *table, "p1 show", f"p2 show @{RULED}")


SUITED_RUN = Dispute(
    "straight-flush",
    "Five in suit and in sequence",
    "A lays down a straight flush, and thinks that nothing beats it.",
    BLUFF,
    (
        fact(
            "does",
            "What does he do?",
            "shows: he shows it, and the hands are compared",
            "claims: he claims a straight flush",
        ),
        fact(
            "against",
            "What is against it?",
            "flush: a flush with a higher card",
            "full: a full hand",
            "fours: four of a kind",
            when={"does": "shows"},
        ),
    ),
    _suited,
    (SEATS,),
    asks="end",
)


def _equal(case: Case) -> Record:
    cards = {"every": PAIRS, "kicker": ODD, "third": BETTER}[case.facts["equal"]]
    odd = (case["seats"] * case.rules.ante + 3 * 2) % 2
    bet = 2 if bool(odd) is case.says("odd", "odd") else 3
    return bluff(case, *three_show(case, cards, bet), f"p3 show @{RULED}")


EQUAL = equal_hands(BLUFF, _equal, SEATS)


def _hides(case: Case) -> Record:
    gone = all_but(case["seats"], "fold", 1, 2, start=3)
    bet = ["d deal p1 KcKd9h7s2c p2 4c4d8h6s3s", "p1 bet 2"]
    if case.says("called", "no"):
        return bluff(case, *bet, "p2 fold", *gone[:-1], f"{gone[-1]} @{RULED}")
    return bluff(case, *bet, "p2 call", *gone, "p1 show", f"p2 refuse @{RULED}")


HIDES = Dispute(
    "will-not-show",
    "He will not show his hand",
    "The betting is over, and one player would throw his cards in unseen.",
    BLUFF,
    (fact("called", "Was he called, or did he call?", "yes: yes", "no: no, nobody called him"),),
    _hides,
    (SEATS,),
    asks="end",
)


def _out_of_turn(case: Case) -> Record:
    if case.says("moment", "bet"):
        return bluff(case, "d deal", f"p2 bet 2 @{RULED}")
    return bluff(case, "d deal", "p1 bet 2", f"p3 call @{RULED}")


def _over(case: Case) -> Record:
    if case.says("what", "bet"):
        return bluff(case, "d deal", f"p1 bet {amount_of(case)} @{RULED}")
    return bluff(case, "d deal", "p1 bet 2", f"p2 raise {amount_of(case)} @{RULED}")


OUT_OF_TURN = out_of_turn(BLUFF, _out_of_turn, SEATS)
LIMIT = over_the_limit(BLUFF, _over, SEATS)

DISPUTES = (
    *(NEXT_DEAL, ALL_PASS, PASSER, EQUAL, SUITED_RUN, HIDES, UNKNOWN_HERE),
    *(OUT_OF_TURN, LIMIT),
)
