"""Disputes of the play and the count in the All Fours family."""

from __future__ import annotations

from hoyle.study.record import Record
from hoyle.study.referee.disputes.trumps import FOUR, dealt, scaled
from hoyle.study.referee.facts import RULED, Case, Dispute, Facts, fact

PLAY = ("play", "claim-low", "count", "beg")
A = {"jack": "KcJhAs8s6d3c", "none": "Kc9hAs8s6d3c"}
B = {"clubs": "QcTc5c2h9dKs", "none": "QdTd5d2h9dKs"}
REST = ("p1 play As", "p2 play Ks", "p1 play 8s", "p2 play 5c", "p1 play 6d", "p2 play Tc")
TRUMP = {"jack": "Jh", "none": "9h"}


def _table(case: Case, b: str) -> list[str]:
    jack = "jack" if case.says("jack", "yes") else "none"
    return [f"d deal p1 {A[jack]} p2 {b}", "d turn 6h", "p1 keep", "p1 play Kc"]


def _follows(case: Case) -> Record:
    if case.says("could", "no"):
        card = "2h" if case.says("played", "trump") else "9d"
        return dealt(case, 2, *_table(case, B["none"]), f"p2 play {card} @{RULED}")
    if case.says("played", "trump"):
        return dealt(case, 2, *_table(case, B["clubs"]), f"p2 play 2h @{RULED}")
    wrong = [*_table(case, B["clubs"]), "p2 play 9d"]
    if case.says("taken", "time"):
        return dealt(case, 2, *wrong, f"p2 take-back 9d @{RULED}")
    if case.says("taken", "late"):
        return dealt(case, 2, *wrong, "p1 play As", f"p2 take-back 9d @{RULED}")
    trump = TRUMP["jack" if case.says("jack", "yes") else "none"]
    rest = [*REST, f"p1 play {trump}", "p2 play 2h", "p1 play 3c", "p2 play Qc"]
    stacks = scaled(case, (7, 1) if case.says("near", "yes") else (7, 7))
    lines = [*_table(case, B["clubs"]), f"p2 play 9d @{RULED}", *rest, "p1 count", "p2 count"]
    return dealt(case, 2, *lines, stacks=stacks)


FOLLOWS = Dispute(
    "did-not-follow",
    "He did not follow suit",
    "A led the king of clubs, and B played a card of another suit to it.",
    (*PLAY, "take-back"),
    (
        fact("played", "What did he play?", "trump: a trump", "other: neither a club nor a trump"),
        fact("could", "Had he a club?", "yes: yes, as it turned out", "no: no"),
        fact(
            "taken",
            "Did he take the card back?",
            "no: no; it came out when the tricks were turned over",
            "time: he wants to, and no other card has been led",
            "late: he wants to, and another card has been led since",
            when={"played": "other", "could": "yes"},
        ),
        fact(
            "jack",
            "Was the Jack of trumps in play?",
            "yes: yes",
            "no: no",
            when={"taken": "no"},
        ),
        fact("near", "Has he only one to go?", "no: no", "yes: yes", when={"taken": "no"}),
    ),
    _follows,
    supposes=lambda facts: {"revoke": "ruled"},
)


def _trump_led(case: Case) -> Record:
    b = "QcTc5c2hAhKs" if case.says("has", "yes") else "QcTc5c2d9dKs"
    lines = [f"d deal p1 {A['none']} p2 {b}", "d turn 6h", "p1 keep", "p1 play 9h"]
    card = "2h" if case.says("played", "trump") and case.says("has", "yes") else "Tc"
    return dealt(case, 2, *lines, f"p2 play {card} @{RULED}")


TRUMP_LED = Dispute(
    "trump-led",
    "Trumps were led",
    "A led a trump, and B thinks that he may keep his.",
    PLAY,
    (
        fact("has", "Has he a trump?", "yes: yes", "no: no"),
        fact(
            "played",
            "What does he play?",
            "other: a card of another suit",
            "trump: a trump",
            when={"has": "yes"},
        ),
    ),
    _trump_led,
)


def _out_of_turn(case: Case) -> Record:
    if case.says("players", "two"):
        lines = [f"d deal p1 {A['none']} p2 {B['clubs']}", "d turn 6h", "p1 keep"]
        return dealt(case, 2, *lines, f"p2 play Qc @{RULED}")
    lines = [FOUR, "d turn 7h", "p1 keep", "p1 play 4s"]
    if case.says("then", "shown"):
        return dealt(case, 4, *lines, f"p4 play 5h @{RULED}")
    shown = [*lines, "p4 play 5h", "p2 play Ts", "p3 play 3h"]
    if case.says("then", "partner"):
        return dealt(case, 4, *shown, f"p2 call-for 5h @{RULED}")
    if case.says("then", "called"):
        return dealt(case, 4, *shown, f"p1 call-for 5h @{RULED}")
    return dealt(case, 4, *shown, "p1 call-for 5h", f"p4 play 8s @{RULED}")


OUT_OF_TURN = Dispute(
    "card-out-of-turn",
    "A card was played out of turn",
    "A player laid down a card before it was his turn.",
    (*PLAY, "call-for"),
    (
        fact(
            "players",
            "Who play?",
            "two: each for himself",
            "four: four, partners opposite each other",
        ),
        fact(
            "then",
            "What is in dispute?",
            "shown: what becomes of the card",
            "called: whether an adversary may call for it",
            "partner: whether his partner may call for it",
            "keeps: it was called, and he would play another",
            when={"players": "four"},
        ),
    ),
    _out_of_turn,
)


def _low(case: Case) -> Record:
    lines = ["d deal p1 AhQh9s7c6d3d p2 Jh4hTs8sKc5c", "d turn 2h", "p1 keep", "p1 play Qh"]
    if case.says("claims", "not-lowest"):
        return dealt(case, 2, *lines, "p2 play 4h", f"p1 claim-low Qh @{RULED}")
    if case.says("claims", "unplayed"):
        return dealt(case, 2, *lines, f"p2 claim-low 4h @{RULED}")
    seat = "p2" if case.says("claims", "own") else "p1"
    return dealt(case, 2, *lines, "p2 play 4h", f"{seat} claim-low 4h @{RULED}")


LOW_CLAIM = Dispute(
    "low-claimed",
    "Low is claimed",
    "A trump has fallen, and a player says “Low”.",
    PLAY,
    (
        fact(
            "claims",
            "What does he claim it with?",
            "own: the lowest trump that has been played, and he played it",
            "taken: the lowest trump that has been played, which he took",
            "not-lowest: a trump that he played, though a lower one has fallen",
            "unplayed: a trump still in his hand",
        ),
    ),
    _low,
)

DEAL = (
    *("d deal p1 Ah2hTsKs9c4d p2 Jh5hAsTcQd3c", "d turn 6h", "p1 keep"),
    *("p1 play Ks", "p2 play As", "p2 play Tc", "p1 play 2h", "p1 play Ah", "p2 play 5h"),
    *("p1 play Ts", "p2 play Jh", "p2 play Qd", "p1 play 4d", "p2 play 3c", "p1 play 9c"),
)


def _count(case: Case) -> Record:
    stacks = {"nobody": (7, 7), "dealer": (7, 1), "both": (1, 1), "two": (2, 2)}
    if case.says("what", "claim"):
        return dealt(case, 2, *DEAL, f"p1 count 15 @{RULED}")
    lines = [*DEAL, "p1 count", f"p2 count @{RULED}"]
    return dealt(case, 2, *lines, stacks=scaled(case, stacks[case.facts["near"]]))


COUNT = Dispute(
    "out-in-order",
    "Both are out in one deal",
    "A has made High and Low, B the Jack and Game, and each says that he is out.",
    PLAY,
    (
        fact(
            "what",
            "What is in dispute?",
            "order: who is out first",
            "claim: a count for Game that is one too many",
        ),
        fact(
            "near",
            "What had each to go?",
            "both: each had one",
            "two: each had two",
            "dealer: B, the dealer, had one, and A more than two",
            "nobody: each more than two",
            when={"what": "order"},
        ),
    ),
    _count,
    asks="end",
)


def _rules(facts: Facts) -> dict[str, str]:
    return {"low": "taker" if facts.get("table") == "taker" else "dealt"}


def _captured(case: Case) -> Record:
    lines = (
        *("d deal p1 2h9hTsKs9c4d p2 KhJhAsTcQd3c", "d turn 6h", "p1 keep"),
        *("p1 play Ks", "p2 play As", "p2 play Tc", "p1 play 9c", "p2 play Kh", "p1 play 2h"),
        *("p2 play Jh", "p1 play 9h", "p2 play Qd", "p1 play 4d", "p2 play 3c", "p1 play Ts"),
    )
    return dealt(case, 2, *lines, "p1 count", f"p2 count @{RULED}")


CAPTURED = Dispute(
    "low-captured",
    "Low was taken by the other side",
    "A was dealt the lowest trump, and B took it with his king.",
    PLAY,
    (
        fact(
            "table",
            "To whom does this table give Low?",
            "dealt: to the player to whom it was dealt",
            "taker: to the player who takes it",
        ),
    ),
    _captured,
    supposes=_rules,
    asks="end",
)

DISPUTES = (FOLLOWS, TRUMP_LED, OUT_OF_TURN, LOW_CLAIM, CAPTURED, COUNT)
