"""Disputes over an opener: had he openers, what must he show, and who takes the pool."""

from __future__ import annotations

from hoyle.study.record import Record
from hoyle.study.referee.disputes.alike import FOUND, NEXT_HELD, OTHERS, owns_up, rival
from hoyle.study.referee.disputes.jacks import (
    A_JACK,
    OPENING,
    SEATS,
    TWO_OR_MORE,
    drawn,
    jack,
    level,
    others_out,
    pot,
)
from hoyle.study.referee.facts import RULED, Case, Dispute, fact
from hoyle.study.referee.writing import Script, all_but


def _false_opening(case: Case) -> Record:
    held = case.facts["held"]
    owns, who = f"p2 own-up @{RULED}", rival(case)
    if case.says("found", "before"):
        next_ = f"p3 {NEXT_HELD[case.facts['others']]}" if case.says("others", *NEXT_HELD) else ""
        opened = pot(case, held, next_ if who == "p3" else "")
        script = Script(case, case["seats"], "jack").say(*opened, *_came(case, who))
        return owns_up(script, case)
    if case.says("found", "after"):
        first = [] if who == "p3" else [f"{who} stand"]
        return jack(case, *level(case, held), *first, "p2 stand", owns)
    bet = [*drawn(case, held), "p2 bet 5"]
    if case.says("found", "called"):
        return jack(case, *bet, f"{who} call", f"p2 show @{RULED}")
    return jack(case, *bet, f"{who} fold", f"p2 show-openers @{RULED}")


def _came(case: Case, who: str) -> list[str]:
    """Who came in before it came out; of two or three players the one who came in raised."""
    if case.says("others", "raised") and case["seats"] > 3:
        return ["p3 come-in", "p4 raise 5", *others_out(case, 4)]
    if case.says("others", "raised"):
        return [f"{who} raise 5", *(others_out(case) if who == "p3" else [])]
    return [f"{who} come-in"] if case.says("others", "in") else []


FALSE_OPENING = Dispute(
    "false-opening",
    "A pot was opened without openers",
    "B opened a jack pot, and it turns out that he had not the cards for it.",
    A_JACK,
    (
        fact(
            "held",
            "What did he open on?",
            "nothing: less than the pair that opens, and nothing else",
            "bobtail: four cards of a flush or of a straight",
            "openers: a pair of jacks or better after all",
        ),
        FOUND,
        OTHERS,
    ),
    _false_opening,
    (TWO_OR_MORE, OPENING),
    edition=2,
)


def _gives_up(case: Case) -> Record:
    held = case.facts["held"]
    shown = {"whole": "show", "openers": "show-openers", "nothing": "refuse"}[case.facts["shows"]]
    last = f"p2 {shown} @{RULED}"
    if case.says("moment", "raised"):
        raised = [*pot(case, held), "p3 raise 3", *others_out(case), "p2 fold"]
        return jack(case, *raised, last)
    if case.says("moment", "declines"):
        return jack(case, *drawn(case, held), "p2 fold", last)
    return jack(case, *drawn(case, held), "p2 bet 5", "p3 raise 3", "p2 fold", last)


GIVES_UP = Dispute(
    "opener-gives-up",
    "The opener gives up his hand",
    "B opened a jack pot and will not go on with it. The table wants to see what he had.",
    A_JACK,
    (
        fact(
            "moment",
            "When did he give up?",
            "raised: before the draw, having been raised",
            "declines: after the draw, without betting",
            "later: after the draw, to a raise",
        ),
        fact(
            "shows",
            "What does he show?",
            "whole: the whole hand he opened on",
            "openers: the openers alone",
            "nothing: nothing; he refuses",
        ),
        fact("held", "Had he openers?", "openers: yes", "nothing: no"),
    ),
    _gives_up,
    (SEATS, OPENING),
)


def _uncalled(case: Case) -> Record:
    if case.says("winner", "other"):
        return jack(case, *drawn(case), "p2 fold", f"p2 show-openers @{RULED}")
    shows = "refuse" if case.says("shows", "nothing") else "show-openers"
    held = case.facts["held"]
    return jack(case, *drawn(case, held), "p2 bet 5", "p3 fold", f"p2 {shows} @{RULED}")


UNCALLED = Dispute(
    "nobody-called",
    "Nobody called, and the winner would show nothing",
    "One player is left with cards, and would take the pool without turning any up.",
    A_JACK,
    (
        fact(
            "winner",
            "Who is left?",
            "opener: the opener",
            "other: another player; the opener gave up and showed his openers",
        ),
        fact(
            "shows",
            "What does he show?",
            "openers: his openers",
            "nothing: nothing; he refuses",
            when={"winner": "opener"},
        ),
        fact(
            "held",
            "Had he openers?",
            "openers: yes",
            "nothing: no",
            when={"winner": "opener"},
        ),
    ),
    _uncalled,
    (SEATS, OPENING),
    asks="end",
)


def _splits(case: Case) -> Record:
    start = level(case)
    if case.says("what", "throws"):
        return jack(case, *start, f"p2 draw Ad @{RULED}")
    away = [*start, "p2 draw Ad"]
    if case.says("what", "takes"):
        return jack(case, *away, "d help Kc", f"p2 take-up Ad @{RULED}")
    if case.says("what", "dealt"):
        return jack(case, *away, f"d help Ad @{RULED}")
    return jack(
        case, *away, "d help Kc", "p3 stand", "p2 bet 5", "p3 fold", f"p2 show-openers @{RULED}"
    )


SPLITS = Dispute(
    "split-openers",
    "The opener split his openers",
    "B opened on a pair and threw one of it away to draw to something better.",
    A_JACK,
    (
        fact(
            "what",
            "What is in dispute?",
            "throws: whether he may throw it at all",
            "proves: how he proves what he opened on",
            "takes: he wants the card back",
            "dealt: it was dealt out again",
        ),
    ),
    _splits,
    (SEATS, OPENING),
)


def _nobody_bets(case: Case) -> Record:
    more = case["seats"] > 3
    came = ["p3 come-in", *(["p4 come-in"] if more else [])]
    gone = all_but(case["seats"], "fold", 2, 3, *((4,) if more else ()), start=4)
    stands = ["p2 stand", "p3 stand", *(["p4 stand"] if more else [])]
    table = [*pot(case), *came, *gone, *stands]
    if case.says("does", "check"):
        return jack(case, *table, f"p2 check @{RULED}")
    if case.says("does", "hides"):
        return jack(case, *table, "p2 fold", f"p2 refuse @{RULED}")
    shows = ["p2 fold", "p2 show-openers", *(["p3 fold"] if more else [])]
    return jack(case, *table, *shows[:-1], f"{shows[-1]} @{RULED}")


NOBODY_BETS = Dispute(
    "nobody-bets",
    "After the draw nobody would bet",
    "All have drawn. The opener has the first bet and does not care for it, nor do the others.",
    A_JACK,
    (
        fact(
            "does",
            "What do they do?",
            "check: the opener wants to wait and keep his hand",
            "drop: one after another gives up, the opener showing his openers",
            "hides: the opener gives up and shows nothing",
        ),
    ),
    _nobody_bets,
    (SEATS, OPENING),
    asks="end",
)


DISPUTES = (FALSE_OPENING, GIVES_UP, UNCALLED, SPLITS, NOBODY_BETS)
