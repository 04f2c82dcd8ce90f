"""Names from inside that no reader should meet: of words, seats, laws, states and their parts."""

import re
from collections.abc import Iterator, Sequence

from hoyle.engine.game import Game, judge, obligations
from hoyle.engine.shelf import GAMES
from hoyle.engine.state import Action, Seat
from hoyle.study.record import Line
from hoyle.study.step import Step, step_on
from hoyle.study.telling import (
    act_words,
    duty_words,
    narrate,
    obliges,
    standing,
    verdict_words,
)
from tests.play import sayable, words_of

VERBS = {word for game in GAMES for word in (*words_of(game), "deal", "turn", "help", "blind")}
RAW = re.compile(
    r"\b[A-D] and [A-D] (?:has|is|takes|gives|pegs|stops|makes)\b"  # a side is more than one
    r"|\bp\d\b|_|\bNone\b|\b(?:Seat|Card|Event|Action|Point|Trick|Revoke|Side|State)\("
    r"|\b(?:allfours|allfives|sevenup|pitch|poker|jack|jacks|pool|straight|ranks)\.[a-z\d]|[{}]|“(?:"
    + "|".join(sorted(verb.replace("-", " ") for verb in VERBS))
    + r")”|(?<![\w-])(?:"
    + "|".join(sorted(verb for verb in VERBS if "-" in verb))
    + r")(?![\w-])"
)


def raw(text: str) -> str:
    """What no reader should meet in a text, with what stands about it."""
    found = RAW.search(text)
    return text[max(0, found.start() - 40) : found.end() + 40] if found else ""


def told_at(game: Game, last: Step, tried: Sequence[Action], eyes: Seat) -> Iterator[str]:
    """All that is told of a step and of acts tried after it, of their duties and of the table."""
    state = last.state
    for step in (last, *(step_on(game, last, Line(one)) for one in tried if sayable(one))):
        yield from (narrate(step), narrate(step, eyes))
    for one in tried:
        yield verdict_words(judge(game, state, one))
        yield from obliges(game, state, one)
        yield act_words(one) if one.amount >= 0 else ""
    yield from map(duty_words, obligations(game, state))
    yield from (f"{standing(state)[0]} {standing(state)[1]}", game.note(state))
    for seat in range(len(state.hands)):
        yield from (role.label for role in game.roles(state, seat))
