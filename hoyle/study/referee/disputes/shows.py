"""Disputes of draw poker after the draw: whose bet it is, checks, calls, shows and ties."""

from __future__ import annotations

from hoyle.study.record import Record
from hoyle.study.referee.disputes.alike import called_and_hides, equal_hands
from hoyle.study.referee.disputes.jacks import FOUR_OR_MORE, OPENING, SEATS, drawn, jack, level, pot
from hoyle.study.referee.disputes.pools import A_POOL, KIND, against_the_age, ordinary
from hoyle.study.referee.facts import RULED, Case, Dispute, fact
from hoyle.study.referee.writing import Script, all_but, written

EQUAL = "p2 KcKd9h7s2c p3 KhKs9d7c2d"
ODD = "p2 KcKd9h7s2c p3 KhKs9d7c3d"
LOSER, BETTER = "p4 4c4d8h6s3s", "p4 QcQdQh3s4c"


def _hides(case: Case) -> Record:
    shown = "refuse" if case.says("shows", "nothing") else "show-openers"
    if case.says("kind", "ordinary"):
        table = against_the_age(case, "p1 9c9h8d5s2h p2 KcKd9d7s2c")
        return ordinary(case, *table, "p2 bet 5", "p1 call", f"p2 {shown} @{RULED}")
    called = [*drawn(case), "p2 bet 5", "p3 call"]
    if case.says("who", "opener"):
        return jack(case, *called, f"p2 {shown} @{RULED}")
    return jack(case, *called, "p2 show", f"p3 {shown} @{RULED}")


HIDES = called_and_hides(A_POOL, _hides, SEATS, KIND)


def _tie(case: Case) -> Record:
    seats = max(case["seats"], 4)
    cards = ODD if case.says("equal", "kicker") else EQUAL
    third = BETTER if case.says("equal", "third") else LOSER
    amount = 2 if case.says("odd", "even") else 1
    antes = [f"p{seat} ante" for seat in range(1, seats + 1)]
    if (2 * seats + 3 * amount) % 2 == (0 if case.says("odd", "odd") else 1):
        amount += 1
    came = [f"p2 open {amount}", "p3 come-in", "p4 come-in"]
    gone = all_but(seats, "fold", 2, 3, 4, start=5)
    shows = ["p2 stand", "p3 stand", "p4 stand", "p2 bet 2", "p3 call", "p4 call"]
    deal = f"d deal {cards} {third}"
    last = ["p2 show", "p3 show", f"p4 show @{RULED}"]
    return written(case, seats, [*antes, deal, "p1 pass", *came, *gone, *shows, *last], kind="jack")


TIE = equal_hands(A_POOL, _tie, FOUR_OR_MORE)


def _first_bet(case: Case) -> Record:
    seats = case["seats"]
    if case.says("kind", "ordinary"):
        first = "p2 fold" if case.says("left", "out") else "p2 ante 2"
        gone = all_but(seats, "fold", 1, 2, 3, start=4)
        stands = ["p1 stand", *([] if case.says("left", "out") else ["p2 stand"])]
        table = ["d deal", first, "p3 ante 2", *gone, "p1 make-good", *stands]
        return ordinary(case, *table, f"p3 stand @{RULED}")
    came = ["p3 raise 2", *all_but(seats, "fold", 1, 2, 3, start=4), "p1 come-in"]
    if case.says("opener", "in"):
        table = [*pot(case), *came, "p2 call", "p1 stand", "p2 stand"]
        return jack(case, *table, f"p3 stand @{RULED}")
    if case.says("opener", "gone"):
        gone = ["p2 fold", "p2 show", "p1 stand"]
        return jack(case, *pot(case), *came, *gone, f"p3 stand @{RULED}")
    script = Script(case, seats, "jack").say(*pot(case, "nothing"), *came, "p2 own-up")
    if script.state.phase == "draw":
        return script.say("p1 stand", f"p3 stand @{RULED}").record
    return script.label(RULED).record


FIRST_BET = Dispute(
    "first-bet",
    "Whose bet is it after the draw?",
    "The cards are drawn, and two players each think that the other has to begin.",
    A_POOL,
    (
        KIND,
        fact(
            "opener",
            "What has become of the opener?",
            "in: he is still in",
            "gone: he withdrew before the draw",
            "false: he was found to have had no openers",
            when={"kind": "jack"},
        ),
        fact(
            "left",
            "Is the player on the left of the age still in?",
            "in: yes",
            "out: no",
            when={"kind": "ordinary"},
        ),
    ),
    _first_bet,
    (FOUR_OR_MORE, OPENING),
    asks="turn",
)


def _check(case: Case) -> Record:
    if case.says("kind", "jack"):
        table = [*level(case), "p2 stand", "p3 stand"]
        up = (
            ["p2 bet 2", f"p3 check @{RULED}"] if case.says("up", "yes") else [f"p2 check @{RULED}"]
        )
        return jack(case, *table, *up)
    table = against_the_age(case)
    up = ["p2 bet 2", f"p1 check @{RULED}"] if case.says("up", "yes") else [f"p2 check @{RULED}"]
    return ordinary(case, *table, *up)


CHECK = Dispute(
    "checks",
    "Somebody wants to check",
    "After the draw a player says that he will wait, and keep his hand.",
    A_POOL,
    (KIND, fact("up", "Is there a bet before him?", "no: no", "yes: yes")),
    _check,
    (SEATS,),
)


def _wrong_number(case: Case) -> Record:
    if case.says("number", "six"):
        table = ["d deal p2 KcKd9d7s2c4d"]
        return ordinary(case, *table, f"p2 ante 2 @{RULED}")
    claim = {"pair": "show", "flush": "claim-flush", "straight": "claim-straight"}
    table = against_the_age(case, "p1 9c9h8d5s2h p2 KsJs9s4s")
    word = claim[case.facts["claims"]]
    return ordinary(case, *table, "p2 bet 5", "p1 call", f"p2 {word} @{RULED}")


WRONG_NUMBER = Dispute(
    "not-five-cards",
    "A hand is not of five cards",
    "B has been dealt a card too few, or one too many, and it is noticed only now.",
    A_POOL,
    (
        fact("number", "How many has he?", "four: four", "six: six"),
        fact(
            "claims",
            "What does he claim at the show?",
            "pair: what the four are worth by rank",
            "flush: a flush",
            "straight: a straight",
            when={"number": "four"},
        ),
    ),
    _wrong_number,
    (SEATS,),
)


DISPUTES = (FIRST_BET, CHECK, HIDES, TIE, WRONG_NUMBER)
