"""What a hand file holds once it is read: frozen, checked for form, not yet ruled on."""

from __future__ import annotations

from dataclasses import dataclass, field

from hoyle.engine.cards import Card
from hoyle.engine.laws import Law
from hoyle.engine.state import Action, Deal, Seat

VERSION = 1
MOST_LINES = 1_000
MOST_SEATS = 8
MOST_COUNTERS = 99_999
SEATS = frozenset(("turn", "dealer", "buck"))  # fields of `Expect` that name one seat


class BadRecord(ValueError):
    """A hand file at fault: `where` (the file), `line` (its number, from 1), `text`, `message`."""

    def __init__(self, where: str, line: int, text: str, message: str) -> None:
        super().__init__(where, line, text, message)
        self.where, self.line, self.text, self.message = where, line, text, message

    def __str__(self) -> str:
        said = f" “{self.text}”" if self.text else ""
        return f"{self.where}, line {self.line}:{said} {self.message}"


@dataclass(frozen=True, slots=True)
class Line:
    """One written act: step n of a hand is the act of its line n, counted from 1.

    `breaks`: the law it is marked to break (``! law-id``), or "". `number`: where it stands in the
    file.
    """

    action: Action
    label: str = ""
    breaks: Law = ""
    note: str = ""
    number: int = field(default=0, compare=False)


@dataclass(frozen=True, slots=True)
class Expect:
    """What the file says the engine will find after a step.

    `after`: the step. `wants`: pairs of field and value, seats as numbers; the fields are pool,
    stacks, owed, carried, phase, turn, dealer, buck, winner (a tuple of seats), next (the kind of
    deal that follows) and laws.
    """

    after: int
    wants: tuple[tuple[str, object], ...]
    number: int = field(default=0, compare=False)


@dataclass(frozen=True, slots=True)
class Branch:
    """Another way on: the first `after` acts of the hand and then these lines."""

    id: str
    title: str
    after: int
    lines: tuple[Line, ...]
    expects: tuple[Expect, ...] = ()
    number: int = field(default=0, compare=False)


@dataclass(frozen=True, slots=True)
class Gate:
    """A question the reader meets before step `before`: which act comes next?

    `ask`: its words. `note`: said once it is answered. `acts`: acts to choose from beside the one
    the hand follows; empty where the engine may choose them.
    """

    before: int
    ask: str
    note: str = ""
    acts: tuple[Action, ...] = ()
    number: int = field(default=0, compare=False)


@dataclass(frozen=True, slots=True)
class Ask:
    """A question on the table as it lies after step `at`. What it asks, the engine answers.

    `kind`: see `hoyle.study.questions.KINDS`. `seat`, `act`, `acts`: whom and what it is about,
    where the kind needs it. `prompt`: the author's words in place of the usual ones. `notes`: pairs
    of choice id and the author's note on it. `branch`: the branch it looks at, or "".
    """

    id: str
    kind: str
    at: int
    seat: Seat | None = None
    act: Action | None = None
    acts: tuple[Action, ...] = ()
    prompt: str = ""
    notes: tuple[tuple[str, str], ...] = ()
    branch: str = ""
    number: int = field(default=0, compare=False)


@dataclass(frozen=True, slots=True)
class Record:
    """A deal played through. The only form in which one exists: example, what-if, game or drill.

    slug      name in addresses, from the file's name      game      ``draw-poker``
    title, source, teaches                                 words for the reader, one line each
    laws      the laws the hand is there to show           house     house id, or "" for the book's
    players   names in seat order, "A" on; the last deals  stacks    counters before each seat
    kind      "ordinary" or "jack"                         carried   counters already in the pool
    failed    deals of this jack passed out before         prepaid   seats that paid all the antes
    antes     who antes for a jack (0: passes it); its acts are the first lines, one a seat
    blinds    what each seat has put up before the cards   stock     what a what-if deals first
    lines     the acts: step n is lines[n - 1]             expects, branches, gates, asks
    where     the file it was read from (no part of equality)
    """

    slug: str
    game: str
    title: str
    stacks: tuple[int, ...]
    lines: tuple[Line, ...]
    players: tuple[str, ...] = ()
    source: str = ""
    teaches: str = ""
    laws: tuple[Law, ...] = ()
    house: str = ""
    kind: str = "ordinary"
    carried: int = 0
    failed: int = 0
    prepaid: tuple[Seat, ...] = ()
    antes: tuple[int, ...] = ()
    blinds: tuple[int, ...] = ()
    stock: tuple[Card, ...] = ()
    expects: tuple[Expect, ...] = ()
    branches: tuple[Branch, ...] = ()
    gates: tuple[Gate, ...] = ()
    asks: tuple[Ask, ...] = ()
    version: int = VERSION
    where: str = field(default="", compare=False)

    @property
    def deal(self) -> Deal:
        """How the engine begins."""
        prepaid = self.prepaid[0] if self.prepaid else None
        return Deal(self.stacks, self.kind, self.carried, self.failed, prepaid)

    def branch(self, id: str) -> Branch | None:
        """The branch of that id."""
        return next((branch for branch in self.branches if branch.id == id), None)

    def lines_of(self, branch: Branch | None) -> tuple[Line, ...]:
        """Every line of the main hand, or of a branch with what comes before it."""
        return self.lines if branch is None else self.lines[: branch.after] + branch.lines

    def step_of(self, place: str, branch: Branch | None = None) -> int | None:
        """The step a label or a number names; None where it names none."""
        lines = self.lines_of(branch)
        if place.isascii() and place.isdigit() and len(place) < 6:
            return int(place) if int(place) <= len(lines) else None
        found = (n for n, line in enumerate(lines, 1) if line.label == place and place)
        return next(found, None)
