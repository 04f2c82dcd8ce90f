"""A way through a hand, and the addresses along it: the hand itself, a branch, or a reader's own.

The address is the state. `Glance` is its query: whose eyes, whose house, which gates were opened
by hand. `Walk` is its path.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from functools import lru_cache
from random import Random
from typing import Any, NamedTuple
from urllib.parse import quote, urlencode

from hoyle.book.hands import Hand
from hoyle.book.houses import House
from hoyle.book.rooms import Room
from hoyle.engine.laws import Ruling
from hoyle.engine.state import DEALER, Action, Seat, letter
from hoyle.study.record import Branch, address_of
from hoyle.study.replay import Course, Step, extend, part_at, rule_all
from hoyle.web.charters import printed_house
from hoyle.web.shelf import library
from hoyle.web.sittings import hand_at

LONGEST_NUMBER = 6  # digits; a longer one is beyond every hand


@dataclass(frozen=True, slots=True)
class Glance:
    """How a hand is looked at.

    `seat`: the seat whose eyes see it, None for all cards. `house`: the house it is played under,
    "" for its own. `shown`: gates up to this step were opened without an answer. `ask`: the
    question one has come from and may go back to. `up`: the seats whose tricks lie turned up.
    """

    seat: Seat | None = None
    house: str = ""
    shown: int = 0
    ask: str = ""
    up: tuple[Seat, ...] = ()

    @property
    def said(self) -> dict[str, str]:
        """What it asks, by name."""
        asked = {
            "seat": "" if self.seat is None else letter(self.seat),
            "house": self.house,
            "shown": str(self.shown or ""),
            "ask": self.ask,
            "up": "".join(map(letter, self.up)),
        }
        return {name: value for name, value in asked.items() if value}

    @property
    def query(self) -> str:
        """The glance as it stands in an address."""
        return f"?{urlencode(self.said)}" if self.said else ""


def turned_up(said: str, seats: int) -> tuple[Seat, ...]:
    """The seats whose tricks are to lie turned up; what is no seat's letter says nothing."""
    return tuple(seat for seat in range(seats) if letter(seat) in said)


@dataclass(frozen=True, slots=True)
class Walk:
    """Steps one after another, each with an address.

    `acts`: what the reader had the seats do after step `after` of the hand or branch; None on the
    book's own ways. `stopped`: the ruling at which the lines could not go on.
    """

    room: Room
    hand: Hand
    steps: tuple[Step, ...]
    rules: Any
    glance: Glance = Glance()
    branch: Branch | None = None
    after: int = 0
    acts: tuple[Action, ...] | None = None
    stopped: Ruling | None = field(default=None, compare=False)

    @property
    def home(self) -> str:
        """The address of the hand, or of the branch, from which a reader's own way leaves."""
        way = f"/{self.hand.game}/hands/{self.hand.slug}/"
        return f"{way}branch/{self.branch.id}/" if self.branch else way

    @property
    def base(self) -> str:
        """The address of the way; steps stand below it."""
        if self.acts is None:
            return self.home
        return otherwise(self.home, self.after, self.acts)

    @property
    def last(self) -> int:
        """The number of the last step."""
        return len(self.steps) - 1

    def href(self, number: int, **glance: Any) -> str:
        """The address of a step, looked at in the same way but for what is named."""
        looked = replace(self.glance, **glance) if glance else self.glance
        place = f"{number}/" if number or self.branch or self.acts is not None else ""
        return f"{self.base}{place}{looked.query}"

    def canonical(self, number: int) -> str:
        """The one address by which a step is cited: by its label where it has one."""
        label = self.steps[number].label if self.acts is None else ""
        if self.branch and self.acts is None and number <= self.branch.after:
            way = f"/{self.hand.game}/hands/{self.hand.slug}/"
        else:
            way = self.base
        place = f"{label or number}/" if number or way != self.home or self.branch else ""
        return f"{way}{place}{replace(self.glance, shown=0, ask='', up=()).query}"


def otherwise(home: str, after: int, acts: tuple[Action, ...]) -> str:
    """The address of a way of the reader's own."""
    said = ",".join(quote(address_of(act), safe="_") for act in acts)
    return f"{home}otherwise/{after}/{said}/" if acts else f"{home}otherwise/{after}/"


def own_way(walk: Walk, after: int, acts: tuple[Action, ...]) -> Walk:
    """What comes of other acts after a step. The cards are drawn from the address alone."""
    hand = walk.hand
    rng = Random(f"{walk.home}{after}")
    course = extend(
        walk.room.game, walk.rules, hand.record, after, acts, rng=rng, branch=walk.branch
    )
    return replace(walk, steps=course.steps, after=after, acts=acts, stopped=course.stopped)


def acts_to(walk: Walk, number: int) -> tuple[Action, ...]:
    """The reader's own acts up to a step, without those that were refused."""
    steps = walk.steps[walk.after + 1 : number + 1] if walk.acts is not None else ()
    done = [step.action for step in steps if step.action and not step.refused]
    return tuple(action for action in done if action.seat != DEALER)


def main_way(room: Room, hand: Hand, glance: Glance, branch: Branch | None = None) -> Walk:
    """The hand or a branch of it, under its own house or the one asked for."""
    if not glance.house:
        steps = hand.branches[branch.id] if branch else hand.steps
        return Walk(room, hand, steps, hand.rules, glance, branch)
    house = room.houses[glance.house]
    course = _under(hand.game, hand.slug, branch.id if branch else "", house.id)
    rules = house.rules(room.game.rules)
    return Walk(room, hand, course.steps, rules, glance, branch, stopped=course.stopped)


@lru_cache(maxsize=1024)
def _under(game: str, slug: str, branch: str, house: str) -> Course:
    room = library().rooms[game]
    hand = _hand(room, slug)
    rules = room.houses[house].rules(room.game.rules)
    course = rule_all(room.game, rules, hand.record, hand.record.branch(branch))
    at = part_at(hand.branches[branch] if branch else hand.steps, course.steps)
    if at is None:
        return course
    there = [step._replace(note="") for step in course.steps[at:]]  # they are of another course
    return Course((*course.steps[:at], *there), course.stopped)


class Parting(NamedTuple):
    """A house under which lines go otherwise, and the step at which they first do.

    `own`: whether something that this house has chosen makes them. Else the printed rules go the
    same way up to there: it is only what the hand's own house had chosen that is missing.
    """

    house: House
    at: int
    own: bool


@lru_cache(maxsize=512)
def partings(game: str, slug: str, branch: str) -> tuple[Parting, ...]:
    """Every house under which these lines go otherwise, but those that know no such table."""
    room = library().rooms[game]
    hand = _hand(room, slug)
    ours = hand.branches[branch] if branch else hand.steps
    courses = {name: _under(game, slug, branch, name).steps for name in room.houses}
    plain = courses.get(printed_house(room).id, ())
    found = []
    for name, steps in courses.items():
        at = part_at(ours, steps) if steps else None
        if at is not None:
            own = steps is plain or part_at(plain[: at + 1], steps[: at + 1]) is not None
            found.append(Parting(room.houses[name], at, own))
    return tuple(found)


def _hand(room: Room, slug: str) -> Hand:
    """The hand of an address that has been found before."""
    hand = hand_at(room, slug)
    assert hand is not None, slug
    return hand


def forget() -> None:
    """Let go of what was worked out, for when the book behind it has changed."""
    _under.cache_clear()
    partings.cache_clear()
