"""Hands to test with: the tiny game's, and a whole jack pot."""

from functools import lru_cache
from pathlib import Path

from hoyle.engine.games.draw_poker import GAME
from hoyle.engine.games.draw_poker.rules import DrawPokerRules
from hoyle.study.record import Record, read_record
from hoyle.study.spot import Table, lay

JACK_POT = (Path(__file__).parent / "jack_pot.toml").read_text(encoding="utf-8")


def jack_pot(more: str = "") -> Record:
    """The jack pot, with more tables at its end."""
    return read_record(f"{JACK_POT}\n{more}", "hands/jack-pot.toml")


@lru_cache
def table(more: str = "", **rules: object) -> Table:
    """The jack pot laid out."""
    return lay(GAME, DrawPokerRules(**rules), jack_pot(more))


def played(actions: list[str], head: str = "", tail: str = "", **rules: object) -> Table:
    """A short hand of draw poker laid out: five seats with a hundred each."""
    listed = ", ".join(f'"{line}"' for line in actions)
    text = f"""variant = "draw-poker"
title = "A hand"
starting_stacks = [100, 100, 100, 100, 100]
{head}
actions = [{listed}]
{tail}
"""
    return lay(GAME, DrawPokerRules(**rules), read_record(text, "hands/a-hand.toml"))
