"""Disputes of draw poker in any pool: turns, the limit, what is shy, and only two in."""

from __future__ import annotations

from hoyle.study.record import Record
from hoyle.study.referee.disputes.alike import OTHER, amount_of, over_the_limit
from hoyle.study.referee.disputes.jacks import FOUR_OR_MORE, SEATS, jack, pot
from hoyle.study.referee.facts import RULED, Case, Dispute, Figure, fact
from hoyle.study.referee.writing import all_but, written

A_POOL = ("make-good", "make-jack", "own-up")
KIND = fact("kind", "Which pool is it?", "jack: a jack pot", "ordinary: an ordinary pool")


def ordinary(case: Case, *lines: str) -> Record:
    """The record of an ordinary pool; where the table straddles, nobody has."""
    none = ["p2 no-straddle"] if case.rules.straddles else []
    return written(case, case["seats"], [*none, *lines])


def against_the_age(case: Case, cards: str = "") -> list[str]:
    """B has come in for two, the age makes good, and both have stood on their cards."""
    gone = all_but(case["seats"], "fold", 1, 2, start=3)
    deal = f"d deal {cards}".strip()
    return [deal, "p2 ante 2", *gone, "p1 make-good", "p1 stand", "p2 stand"]


def _out_of_turn(case: Case) -> Record:
    if case.says("moment", "opening"):
        seats = case["seats"]
        first = "p3 pass-jack" if case.says("holds", "out") else "p3 ante"
        antes = ["p1 ante", "p2 ante", first, *all_but(seats, "ante", 1, 2, 3, start=4)]
        return jack(case, *antes, "d deal", f"p3 open 2 @{RULED}")
    gone = "p3 fold" if case.says("holds", "out") else "p3 come-in"
    rest = all_but(case["seats"], "fold", 1, 2, 3, start=4)
    table = [*pot(case), gone, *rest, "p1 come-in", "p1 stand", "p2 stand"]
    table += [] if case.says("holds", "out") else ["p3 stand"]
    return jack(case, *table, f"p3 bet 3 @{RULED}")


OUT_OF_TURN = Dispute(
    "out-of-turn",
    "Somebody spoke before his turn",
    "C names a bet while another has still to speak.",
    A_POOL,
    (
        fact(
            "moment",
            "When was it?",
            "opening: before the pot was opened",
            "bets: after the draw",
        ),
        fact("holds", "Is he in the pool at all?", "in: yes, he holds cards", "out: no longer"),
    ),
    _out_of_turn,
    (SEATS,),
)


def _shy(case: Case) -> Record:
    if case.says("kind", "ordinary"):
        return ordinary(case, "d deal", "p2 ante 2", f"p2 shy 1 @{RULED}")
    asks = "p2 dun 3" if case.says("wants", "collect") else "p3 put-up 3"
    gone = all_but(case["seats"], "fold", 2, 3, start=4)
    shy = [*pot(case, other=f"p3 {OTHER}"), "p3 come-in", "p3 shy 3", *gone]
    if case.says("moment", "before"):
        return jack(case, *shy, f"{asks} @{RULED}")
    called = [*shy, "p2 stand", "p3 stand", "p2 bet 2", "p3 call"]
    if case.says("moment", "called"):
        return jack(case, *called, f"{asks} @{RULED} ! poker.46", "p2 show", "p3 show")
    return jack(case, *called, "p2 show", "p3 show", f"{asks} @{RULED}")


SHY = Dispute(
    "shy",
    "Somebody is shy",
    "C said that he came in, and some of his counters never went into the pool.",
    A_POOL,
    (
        KIND,
        fact(
            "moment",
            "How far has it gone?",
            "before: no call has been made yet",
            "called: a call has been made",
            "won: the pool has been taken",
            when={"kind": "jack"},
        ),
        fact(
            "wants",
            "What is wanted?",
            "collect: another player asks him for it",
            "pay: he offers to put it up himself",
            when={"kind": "jack"},
        ),
    ),
    _shy,
    (SEATS, Figure("opening", "What the pot was opened for", 3, 10, 5)),
)


def _over_the_limit(case: Case) -> Record:
    antes = [f"p{seat} ante" for seat in range(1, case["seats"] + 1)]
    start, amount = [*antes, "d deal", "p1 pass"], amount_of(case)
    if case.says("what", "open"):
        return jack(case, *start, f"p2 open {amount} @{RULED}")
    return jack(case, *start, f"p2 open {min(6, case.rules.limit)}", f"p3 raise {amount} @{RULED}")


OPENED = fact("what", "What was named?", "open: an opening", "raise: a raise of an opening of six")
LIMIT = over_the_limit(A_POOL, _over_the_limit, SEATS, OPENED)


def _lone_ante(case: Case) -> Record:
    seats = case["seats"]
    price = 5 if case.says("raised", "raised") else 2
    more = [f"p3 ante {price}"] if case.says("more", "two") else ["p3 fold"]
    gone = all_but(seats, "fold", 1, 2, 3, start=4)
    return ordinary(case, "d deal", f"p2 ante {price}", *more, *gone, f"p1 make-jack @{RULED}")


LONE_ANTE = Dispute(
    "only-two-in",
    "The age would make it a jack",
    "The blind is opposed by a player who has anted, and the age wants a jack of it.",
    A_POOL,
    (
        fact("raised", "Was the ante raised?", "plain: no, it is two", "raised: yes, it is five"),
        fact(
            "more",
            "How many have come in against the blind?",
            "one: just one",
            "two: more than one",
        ),
    ),
    _lone_ante,
    (FOUR_OR_MORE,),
)


def _dealer_alone(case: Case) -> Record:
    seats = case["seats"]
    folds = [f"p{seat} fold" for seat in range(2, seats)]
    if case.says("who", "nobody"):
        return ordinary(case, "d deal", *folds, f"p{seats} fold @{RULED}")
    price = 5 if case.says("raised", "raised") else 2
    return ordinary(case, "d deal", *folds, f"p{seats} ante {price} @{RULED}")


DEALER_ALONE = Dispute(
    "nobody-came-in",
    "Nobody came in but perhaps the dealer",
    "All the others have thrown up their hands. What becomes of the blind?",
    A_POOL,
    (
        fact("who", "Did the dealer come in?", "dealer: yes, he alone", "nobody: no, nobody did"),
        fact(
            "raised",
            "Did he put up more than the ante?",
            "plain: no",
            "raised: yes, he raised it",
            when={"who": "dealer"},
        ),
    ),
    _dealer_alone,
    (SEATS,),
    asks="turn",
    tells=("becomes-jack", "blind-back", "dealt-off", "deal-passes"),
    edition=2,
)


DISPUTES = (OUT_OF_TURN, SHY, LIMIT, LONE_ANTE, DEALER_ALONE)
