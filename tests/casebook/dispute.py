"""A dispute laid before the judge: a short hand as a file has it, and what is asked of it."""

from __future__ import annotations

import tomllib
from functools import cache
from typing import Any

from hoyle.engine.game import judge, legal_actions
from hoyle.engine.laws import Ruling, Verdict
from hoyle.engine.shelf import GAMES
from hoyle.engine.state import LETTERS
from hoyle.study.record import action_from_text, read_record
from hoyle.study.replay import Step, replay
from tests.source import BASE

STACK = 100
BY_NAME = {game.name: game for game in GAMES}
HEAD = """variant = "{game}"
title = "A dispute"
starting_stacks = {stacks}
"""


class Dispute:
    """A hand of so many seats, replayed; every ``[[expect]]`` in its text has been found true."""

    plays = "draw-poker"

    def __init__(self, seats: int, text: str, house: str = "", **rules: Any) -> None:
        self.game = BY_NAME[self.plays]
        options = self.game.rules(**{**house_rules(self.plays, house), **rules})
        fixed = self.game.stacks
        self.begun = [*fixed(seats, options)] if fixed else [STACK] * seats
        whole = HEAD.format(game=self.plays, stacks=self.begun) + text
        self.record = read_record(whole, "a-dispute.toml")
        self.steps = replay(self.game, options, self.record)

    def at(self, place: str = "") -> Step:
        """The step of a label; the last one without."""
        if not place:
            return self.steps[-1]
        number = self.record.step_of(place)
        assert number is not None, place
        return self.steps[number]

    def table(self, place: str = "") -> Any:
        """The table after that step."""
        return self.at(place).state

    def ruling(self, act: str, place: str = "") -> Ruling:
        """What the judge says of an act after that step."""
        state = self.table(place)
        return judge(self.game, state, action_from_text(act, len(state.hands)))

    def lawful(self, act: str, place: str = "") -> bool:
        """Whether it may be done without anything against it."""
        return self.ruling(act, place).verdict is Verdict.LAWFUL

    def refused(self, act: str, place: str = "") -> bool:
        """Whether it does not happen at all."""
        return self.ruling(act, place).verdict is Verdict.REFUSED

    def says(self, place: str = "") -> set[str]:
        """The words open to whoever speaks after that step."""
        return {act.verb for act in legal_actions(self.game, self.table(place))}

    def won(self, seat: str) -> int:
        """What a seat has more at the end than it sat down with, or less."""
        place = LETTERS.index(seat)
        return self.table().pool.stacks[place] - self.begun[place]


def house_rules(game: str, name: str) -> dict[str, Any]:
    """The options a house of the book changes."""
    options = houses(game)[name]["rules"] if name else {}
    return {key: tuple(one) if isinstance(one, list) else one for key, one in options.items()}


@cache
def houses(game: str) -> dict[str, Any]:
    """Every house of a game."""
    text = (BASE / f"lessons/{game}/houses.toml").read_text(encoding="utf-8")
    return tomllib.loads(text)["houses"]
