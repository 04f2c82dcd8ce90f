"""The figures that hold for every act: what the hand beats, and what each rival has told."""

from __future__ import annotations

from collections.abc import Iterator

from hoyle.engine.state import letter
from hoyle.study.bots.choice import in_a_hundred
from hoyle.study.bots.vying.foes import Rival, Told
from hoyle.study.bots.vying.table import Table
from hoyle.study.telling.words import cards_number, listed


def figures(table: Table) -> tuple[str, ...]:
    """The hand among all that another may be dealt, counted; and each rival who has told something.

    Rivals who have told the same are told of together.
    """
    return (_strength(table), *_rivals(table))


def _strength(table: Table) -> str:
    held = table.ranking.name(table.hand)
    share = in_a_hundred(table.beats_any())
    return f"You hold {held}: it beats {share} of the hands another may be dealt."


def _rivals(table: Table) -> Iterator[str]:
    for told in dict.fromkeys(rival.told for rival in table.rivals):
        alike = [rival for rival in table.rivals if rival.told == told]
        if said := _so_far(table, told):
            yield _against(table, alike, said)


def _against(table: Table, alike: list[Rival], said: list[str]) -> str:
    beaten, ways = table.beaten_of(alike[0]), sum(table.ending.values())
    wins = sum([number * beaten[place] for place, number in table.ending.items()]) / ways
    who = listed([letter(rival.seat) for rival in alike])
    each = "any of them" if len(alike) > 1 else "that"
    return f"{who} {listed(said)}: you beat {each} {in_a_hundred(wins)} times."


def _so_far(table: Table, told: Told) -> list[str]:
    said = []
    if told.least:
        said.append("opened on openers")
    if told.most <= len(table.scale.merits):
        said.append("passed the opening, so holds none" if table.openers else "passed")
    if told.drawn is not None and table.draws:
        said.append(f"drew {cards_number(told.drawn) if told.drawn else 'nothing'}")
    backed = told.before * told.after
    if backed < 1:
        said.append(f"backed the hand as one would with the best {in_a_hundred(backed)}")
    return said
