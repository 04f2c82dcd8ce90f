"""Disputes of the play and the count in the All Fours family."""

from __future__ import annotations

from typing import Any

from hoyle.study.record import Record
from hoyle.study.referee.disputes.trumps import dealt, scaled
from hoyle.study.referee.facts import RULED, Case, Dispute, Facts, fact, words_of
from hoyle.study.referee.writing import Script

PLAY = ("play", "claim-low", "count")
PARTNERS = "d deal p1 AhTc9c5d4s2s p2 Kh6hQdTs8c3d p3 Jh3hAsKd7c5c p4 5hQsJd9d8s4c"
HELD = {"yes": "QcTc5h2h9dKs", "no": "QdTd5h2h9dKs"}  # with clubs, and without
REST = ("p1 play As", "p2 play Ks", "p1 play 8s", "p2 play Tc", "p1 play 6d", "p2 play Qc")


def begun(case: Case, deal: str, turned: str = "6h") -> list[str]:
    """The deal, and where a trump is turned the eldest hand lets it stand; hearts are trumps.

    Where none is turned the first card led makes trumps: in all these records it is a heart.
    """
    turns = "turn" in words_of(case.game)
    return [deal, *((f"d turn {turned}", "p1 keep") if turns else ())]


def pitched(facts: Facts) -> dict[str, Any]:
    """The eldest hand pitches, where a table might sell or bid for the pitch."""
    return {"auction": "eldest-pitches"}


def _follows(case: Case) -> Record:
    trump = "Jh" if case.says("jack", "yes") else "9h"
    deal = f"d deal p1 Kc{trump}As8s6d3c p2 {HELD[case.facts['could']]}"
    led = [*begun(case, deal), f"p1 play {trump}", "p2 play 2h", "p1 play Kc"]
    if case.says("played", "trump"):
        return dealt(case, 2, *led, f"p2 play 5h @{RULED}")
    if case.says("could", "no"):
        return dealt(case, 2, *led, f"p2 play 9d @{RULED}")
    if case.says("taken", "time"):
        return dealt(case, 2, *led, "p2 play 9d", f"p2 take-back 9d @{RULED}")
    if case.says("taken", "late"):
        return dealt(case, 2, *led, "p2 play 9d", "p1 play As", f"p2 take-back 9d @{RULED}")
    rest = [*REST, "p1 play 3c", "p2 play 5h", "p1 count", "p2 count"]
    stacks = scaled(case, (7, 1) if case.says("near", "yes") else (7, 7))
    return dealt(case, 2, *led, f"p2 play 9d @{RULED}", *rest, stacks=stacks)


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
    supposes=lambda facts: {**pitched(facts), "revoke": "ruled"},
)


def _trump_led(case: Case) -> Record:
    b = "QcTc5c2hAhKs" if case.says("has", "yes") else "QcTc5c2d9dKs"
    card = "2h" if case.says("played", "trump") and case.says("has", "yes") else "Tc"
    lines = [*begun(case, f"d deal p1 Kc9hAs8s6d3c p2 {b}"), "p1 play 9h"]
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
    supposes=pitched,
)


def _out_of_turn(case: Case) -> Record:
    if case.says("players", "two"):
        lines = begun(case, f"d deal p1 Kc9hAs8s6d3c p2 {HELD['yes']}")
        return dealt(case, 2, *lines, "p1 play 9h", "p2 play 2h", f"p2 play Qc @{RULED}")
    lines = [*begun(case, PARTNERS, "7h"), "p1 play Ah"]
    if case.says("then", "shown"):
        return dealt(case, 4, *lines, f"p4 play 5h @{RULED}")
    shown = [*lines, "p4 play 5h", "p2 play 6h", "p3 play 3h"]
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
    supposes=pitched,
)


def _low(case: Case) -> Record:
    deal = "d deal p1 AhQh9s7c6d3d p2 Jh4hTs8sKc5c"
    lines = [*begun(case, deal, "2h"), "p1 play Qh"]
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
    supposes=pitched,
)

PLAYED = (
    *("p1 play Ah", "p2 play 5h", "p1 play Ks", "p2 play As", "p2 play Tc", "p1 play 2h"),
    *("p1 play Ts", "p2 play Jh", "p2 play Qd", "p1 play 4d", "p2 play 3c", "p1 play 9c"),
)


def _count(case: Case) -> Record:
    stacks = {"nobody": (7, 7), "dealer": (7, 1), "both": (1, 1), "two": (2, 2)}
    deal = [*begun(case, "d deal p1 Ah2hTsKs9c4d p2 Jh5hAsTcQd3c"), *PLAYED]
    if case.says("what", "claim"):
        return dealt(case, 2, *deal, f"p1 count 15 @{RULED}")
    needs = scaled(case, stacks[case.facts["near"]])
    script = Script(case, 2, stacks=needs).until_over(*deal, "p1 count", "p2 count")
    return script.label(RULED).record


COUNT = Dispute(
    "out-in-order",
    "Both are out in one deal",
    "A makes High and Low, B the Jack and Game, and each says that he is out.",
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
    supposes=pitched,
    asks="end",
)


def _low_as_told(facts: Facts) -> dict[str, Any]:
    return {**pitched(facts), "low": "taker" if facts.get("table") == "taker" else "dealt"}


def _captured(case: Case) -> Record:
    lines = (
        *("p1 play 2h", "p2 play Kh", "p2 play Jh", "p1 play 9h", "p2 play Tc", "p1 play 9c"),
        *("p2 play As", "p1 play Ks", "p2 play Qd", "p1 play 4d", "p2 play 3c", "p1 play Ts"),
    )
    deal = begun(case, "d deal p1 2h9hTsKs9c4d p2 KhJhAsTcQd3c")
    return dealt(case, 2, *deal, *lines, "p1 count", f"p2 count @{RULED}")


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
    supposes=_low_as_told,
    asks="after",
    tells=("low",),
)


TIED = {
    "dealer": (
        *("d deal p1 Ah2hTs8s9c4d p2 7h6hAsTc6d3c", "p1 play Ah", "p2 play 6h", "p1 play 8s"),
        *("p2 play As", "p2 play Tc", "p1 play 2h", "p1 play Ts", "p2 play 7h", "p2 play 6d"),
        *("p1 play 4d", "p2 play 3c", "p1 play 9c"),
    ),
    "others": (
        *("d deal p1 Ah2hTs8s9c4d p2 7h6hAsTc6d3c p3 3h9s4c6sKd2c", "p1 play Ah", "p2 play 6h"),
        *("p3 play 3h", "p1 play 8s", "p2 play As", "p3 play 9s", "p2 play Tc", "p3 play 4c"),
        *("p1 play 2h", "p1 play Ts", "p2 play 7h", "p3 play 6s", "p2 play 6d", "p3 play Kd"),
        *("p1 play 4d", "p3 play 2c", "p1 play 9c", "p2 play 3c"),
    ),
}


def _tied(case: Case) -> Record:
    who = case.facts["who"]
    seats = 2 if who == "dealer" else 3
    deal, *played = TIED[who]
    counts = [f"p{seat} count" for seat in range(1, seats + 1)]
    script = Script(case, seats).say(*begun(case, deal, "5h"), *played)
    return script.until_over(*counts).label(RULED).record


TIE = Dispute(
    "game-tied",
    "Two count the same for Game",
    "The tricks are turned over, and two players count the same for Game.",
    PLAY,
    (
        fact(
            "who",
            "Who are they?",
            "dealer: the dealer and the one against him",
            "others: two who did not deal; three are playing",
        ),
    ),
    _tied,
    supposes=pitched,
    asks="after",
    tells=("game", "no-game"),
)

DISPUTES = (TIE, FOLLOWS, TRUMP_LED, OUT_OF_TURN, LOW_CLAIM, CAPTURED, COUNT)
