"""Seven-Up: six cards, a trump turned up, and seven counters to be rid of.

From Foster's Complete Hoyle, the All Fours family; what his pages leave open comes from other
codes, named law by law in the book.

`PHASES` is the page to read first: what may be said in each part of the game, in the order of play.
"""

from collections.abc import Iterator

from hoyle.engine.game import Game
from hoyle.engine.games.seven_up.rules import SevenUpRules
from hoyle.engine.laws import law
from hoyle.engine.state import Deal
from hoyle.engine.tricks import dealing
from hoyle.engine.tricks.begging import BEFORE_PLAY
from hoyle.engine.tricks.counting import COUNT, OVER, scoring
from hoyle.engine.tricks.hiding import duties, hide, note, roles
from hoyle.engine.tricks.playing import play, tricks_phase
from hoyle.engine.tricks.points import game, high, jack, low
from hoyle.engine.tricks.scoring import Point
from hoyle.engine.tricks.table import TrickState
from hoyle.engine.tricks.words import misplaced

SEVEN = 7


def begin(rules: SevenUpRules, deal: Deal) -> TrickState:
    """The table before the first deal."""
    return dealing.begin(TrickState, rules, deal)


@law("sevenup.seven")
def stacks(seats: int, rules: SevenUpRules) -> tuple[int, ...]:
    """Seven counters to each side; of four in sides the first two keep them."""
    return (SEVEN, SEVEN, 0, 0) if seats == 4 and rules.partners else (SEVEN,) * seats


def points(state: TrickState) -> Iterator[Point | None]:
    """What a deal is scored for, in the order in which it is counted."""
    yield from (high(state), low(state), jack(state), game(state))


PHASES = (*BEFORE_PLAY, tricks_phase(play), COUNT, scoring(points), OVER)
GAME = Game(
    name="seven-up",
    title="Seven-Up",
    seats=(2, 4),
    rules=SevenUpRules,
    begin=begin,
    phases=PHASES,
    misplaced=misplaced,
    duties=duties,
    hide=hide,
    roles=roles,
    note=note,
    stacks=stacks,
)
