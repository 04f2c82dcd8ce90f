"""A table that somebody sits at: the same steps as of any hand, at addresses of its own."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from hoyle.study.sitting import Play
from hoyle.web.models import Sitting
from hoyle.web.shelf import library
from hoyle.web.sittings import SAT, hand_of_sitting, play_of
from hoyle.web.walk import Glance, Walk, turned_up


@dataclass(frozen=True, slots=True)
class Chair(Walk):
    """The way of a live hand, seen from one seat and no other."""

    @property
    def home(self) -> str:
        """The address of the table."""
        return f"/{self.hand.game}/sit/{self.hand.slug.removeprefix(SAT)}/"

    @property
    def base(self) -> str:
        """The same: steps stand below it."""
        return self.home

    @property
    def here(self) -> str:
        """The address of the table as it lies, with the tricks turned up that are."""
        return self.href(self.last)

    def href(self, number: int, **glance: Any) -> str:
        """The address at which one looks back at a step; the last is the table as it lies."""
        up = Glance(up=glance.get("up", self.glance.up))
        place = f"{number}/" if number < self.last else ""
        return f"{self.base}{place}{up.query}"


@dataclass(frozen=True, slots=True)
class Seated:
    """A sitting laid out for its page: what is kept, the play, and the way seen from the seat.

    `own`: whether it is the one who sat down that looks.
    """

    row: Sitting
    play: Play
    chair: Chair
    own: bool


def seated(row: Sitting, own: bool, up: str = "") -> Seated:
    """The table of a sitting; while it is live, through the eyes of its seat alone.

    `up`: the letters of the seats whose tricks lie turned up.
    """
    room, play = library().rooms[row.game], play_of(row)
    hand = hand_of_sitting(room, row)
    turned = turned_up(up, len(play.record.stacks))
    glance = Glance(seat=None if play.over else play.seat, up=turned)
    chair = Chair(room, hand, play.steps, play.rules, glance, acts=())
    return Seated(row, play, chair, own)
