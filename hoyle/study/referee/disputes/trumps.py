"""Disputes before the play of the All Fours family: the turn-up, begging, the gift, the run."""

from __future__ import annotations

from hoyle.study.record import Record
from hoyle.study.referee.facts import RULED, Case, Dispute, fact
from hoyle.study.referee.writing import written

BEGGING = ("beg", "give", "run", "turn")
TWO = "d deal p1 KsTs8h7d4d3h p2 QcTc6cQh9s5d"
THREE = "d deal p1 QcTc8d7d4s3d p2 KsJc9s9d6c2d p3 AhQh6h4hTd5s"
FOUR = "d deal p1 AhTc9c5d4s2s p2 Kh6hQdTs8c3d p3 Jh3hAsKd7c5c p4 5hQsJd9d8s4c"
MORE = "d deal p1 AsKd2d p2 Kh9h4s"
FEW = 7
PLAYERS = fact("players", "How many play?", "two: two", "three: three, each for himself")
OR_FOUR = fact(
    "players",
    "How many play?",
    *("two: two", "three: three, each for himself", "four: four, partners opposite each other"),
)


def dealt(case: Case, seats: int, *lines: str, stacks: tuple[int, ...] = ()) -> Record:
    """The record of a deal."""
    return written(case, seats, lines, stacks=stacks)


def scaled(case: Case, needs: tuple[int, ...]) -> tuple[int, ...]:
    """What each has to go: so few where it is one or two, and else what lies there at first."""
    whole = case.game.stacks(len(needs), case.rules) if case.game.stacks else needs
    return tuple(own if own < FEW else full for own, full in zip(needs, whole, strict=True))


def _begs(case: Case) -> Record:
    if case.says("who", "eldest"):
        return dealt(case, 2, TWO, "d turn 8c", f"p1 beg @{RULED}")
    if case.says("who", "dealer"):
        return dealt(case, 2, TWO, "d turn 8c", f"p2 beg @{RULED}")
    if case.says("who", "third"):
        return dealt(case, 3, THREE, "d turn 8h", f"p2 beg @{RULED}")
    run = [TWO, "d turn 8c", "p1 beg", "p2 run", MORE, "d turn 6s"]
    return dealt(case, 2, *run, f"p1 beg @{RULED}")


BEGS = Dispute(
    "begs",
    "Somebody begs",
    "The trump is turned, and a player who does not like it begs.",
    BEGGING,
    (
        fact(
            "who",
            "Who begs?",
            "eldest: the eldest hand, before anything else",
            "dealer: the dealer",
            "third: another, who sits neither first nor last",
            "again: the eldest hand, a second time, after the run",
        ),
    ),
    _begs,
)


def _gives(case: Case) -> Record:
    near = {"nobody": (7, 7, 7), "eldest": (1, 7, 7), "other": (7, 1, 7), "dealer": (7, 7, 1)}
    answer = case.facts["answer"]
    if case.says("players", "four"):
        first, _, last = near[case.facts["near-side"]]
        lines = [FOUR, "d turn 7h", "p1 beg", f"p4 {answer} @{RULED}"]
        return dealt(case, 4, *lines, stacks=scaled(case, (first, last, FEW, FEW)))
    if case.says("players", "three"):
        stacks = near[case.facts["near-any"]]
        lines = [THREE, "d turn 8h", "p1 beg", f"p3 {answer} @{RULED}"]
        return dealt(case, 3, *lines, stacks=scaled(case, stacks))
    first, _, last = near[case.facts["near"]]
    lines = [TWO, "d turn 8c", "p1 beg", f"p2 {answer} @{RULED}"]
    return dealt(case, 2, *lines, stacks=scaled(case, (first, last)))


GIVES = Dispute(
    "gift",
    "The dealer answers a beg",
    "The eldest hand has begged. May the dealer give, and to whom does the point go?",
    BEGGING,
    (
        OR_FOUR,
        fact(
            "answer", "What does the dealer do?", "give: he gives a point", "run: he runs the cards"
        ),
        fact(
            "near",
            "Has anybody only one to go?",
            "nobody: nobody has",
            "eldest: the eldest hand",
            "dealer: the dealer",
            when={"players": "two"},
        ),
        fact(
            "near-any",
            "Has anybody only one to go?",
            "nobody: nobody has",
            "eldest: the eldest hand",
            "other: the player after him",
            "dealer: the dealer",
            when={"players": "three"},
        ),
        fact(
            "near-side",
            "Has either side only one to go?",
            "nobody: neither has",
            "eldest: the eldest hand’s side",
            "dealer: the dealer’s side",
            when={"players": "four"},
        ),
    ),
    _gives,
    supposes=lambda facts: {"partners": True} if facts.get("players") == "four" else {},
    tells=("gift",),
)


def _jack(case: Case) -> Record:
    stacks = (7, 1) if case.says("near", "dealer") else (7, 7)
    needs = scaled(case, stacks)
    if case.says("turned", "first"):
        return dealt(case, 2, TWO, f"d turn Jh @{RULED}", stacks=needs)
    run = [TWO, "d turn 8c", "p1 beg", "p2 run", MORE]
    card = "Jh" if case.says("turned", "new") else "Jc"
    return dealt(case, 2, *run, f"d turn {card} @{RULED}", stacks=needs)


TURNED_JACK = Dispute(
    "turned-jack",
    "A Jack is turned",
    "The card turned for trumps is a Jack, and the dealer reaches for a counter.",
    BEGGING,
    (
        fact(
            "turned",
            "When was it turned?",
            "first: as the first turn-up",
            "new: after a run, and it is of another suit",
            "same: after a run, and it is of the suit that was begged against",
        ),
        fact("near", "Has the dealer only one to go?", "no: no", "dealer: yes"),
    ),
    _jack,
    asks="after",
    tells=("turned-jack", "same-suit"),
)


def _bunches(case: Case) -> Record:
    run = [TWO, "d turn 8c", "p1 beg", "p2 run", MORE, "d turn 6s"]
    if case.says("players", "three"):
        more = "d deal p1 As3c2c p2 Kh9h4d p3 Kd8s7s"
        lines = [THREE, "d turn 8h", "p1 beg", "p3 run", more, "d turn 6s"]
        return dealt(case, 3, *lines, f"p1 propose @{RULED}")
    if case.says("answer", "agree"):
        return dealt(case, 2, *run, "p1 propose", f"p2 agree @{RULED}")
    return dealt(case, 2, *run, "p1 propose", f"p2 decline @{RULED}")


BUNCHES = Dispute(
    "bunching",
    "He would bunch the cards",
    "The cards have been run, and a player would sooner have a new deal.",
    (*BEGGING, "propose"),
    (
        PLAYERS,
        fact(
            "answer",
            "What does the other say?",
            "agree: he agrees",
            "decline: he does not",
            when={"players": "two"},
        ),
    ),
    _bunches,
    tells=("bunched",),
)


def _after_a_run(case: Case) -> Record:
    run = [TWO, "d turn 8c", "p1 beg", "p2 run", MORE, "d turn 6s"]
    words = ["p1 go-on", "p2 go-on"] if getattr(case.rules, "bunching", False) else []
    if case.says("does", "plays"):
        return dealt(case, 2, *run, *words, f"p1 play As @{RULED}")
    cards = "4d7d3h" if case.says("does", "three") else "4d7d3h2d"
    return dealt(case, 2, *run, *words, f"p1 discard {cards} @{RULED}")


AFTER_A_RUN = Dispute(
    "after-a-run",
    "How many cards are kept?",
    "Each has nine cards after the run, and they cannot agree on how many are played.",
    BEGGING,
    (
        fact(
            "does",
            "What does the eldest hand do?",
            "plays: he leads at once, with nine cards in hand",
            "three: he lays three away",
            "four: he lays four away",
        ),
    ),
    _after_a_run,
)


def _looks(case: Case) -> Record:
    if case.says("who", "dealer"):
        return dealt(case, 4, FOUR, "d turn 7h", f"p4 look @{RULED}")
    seat = "p1" if case.says("who", "eldest") else "p3"
    return dealt(case, 4, FOUR, "d turn 7h", f"{seat} look @{RULED}")


LOOKS = Dispute(
    "looked-early",
    "He looked at his cards too soon",
    "Four play, and one took up his cards before the trump was settled.",
    (*BEGGING, "look"),
    (
        fact(
            "who",
            "Who was it?",
            "other: one who is neither the eldest hand nor the dealer",
            "eldest: the eldest hand",
            "dealer: the dealer",
        ),
        fact("strict", "Does the table ask a point for it?", "no: no", "yes: yes"),
    ),
    _looks,
    supposes=lambda facts: {"early_look": 1 if facts.get("strict") == "yes" else 0},
)


def _wrong_number(case: Case) -> Record:
    if case.says("number", "right"):
        return dealt(case, 2, TWO, "d turn Jh", "p1 keep", f"p1 wrong-number @{RULED}")
    turned = "Jh" if case.says("jack", "yes") else "8h"
    lines = ["d deal p1 KdTd8c6s5s3h2h p2 AcQc9d7s4h", f"d turn {turned}", "p1 keep"]
    if case.says("plays", "yes"):
        return dealt(case, 2, *lines, f"p1 play Kd @{RULED}")
    return dealt(case, 2, *lines, f"p1 wrong-number @{RULED}")


WRONG_NUMBER = Dispute(
    "wrong-number",
    "Somebody has not six cards",
    "A counts his cards before he plays, and says that their number is wrong.",
    (*BEGGING, "wrong-number"),
    (
        fact("number", "Is it?", "wrong: it is; he has seven", "right: no; he has six"),
        fact(
            "plays",
            "Would he sooner say nothing and play?",
            "no: no, he says so",
            "yes: yes",
            when={"number": "wrong"},
        ),
        fact(
            "jack",
            "Had a Jack been turned?",
            "no: no",
            "yes: yes, and the dealer has scored it",
            when={"plays": "no"},
        ),
    ),
    _wrong_number,
    asks="after",
    tells=("wrong-number", "jack-cancelled"),
)

DISPUTES = (BEGS, GIVES, TURNED_JACK, BUNCHES, AFTER_A_RUN, LOOKS, WRONG_NUMBER)
