"""Pitch: Seven-Up without a turn-up, where the first card led makes trumps, and may be sold.

From Foster's Complete Hoyle, which has a word on it under All Fours; what he leaves open, and the
auction, come from other codes, named law by law in the book.

`PHASES` is the page to read first: what may be said in each part of the game, in the order of play.
"""

from collections.abc import Iterator

from hoyle.engine.game import Game
from hoyle.engine.games.pitch.bargain import bargained
from hoyle.engine.games.pitch.misplaced import misplaced
from hoyle.engine.games.pitch.pitching import DEAL, cited_pitch, first_card
from hoyle.engine.games.pitch.rules import PitchRules
from hoyle.engine.games.pitch.seeing import duties, note, roles
from hoyle.engine.games.pitch.selling import BIDS, SALE, SELL
from hoyle.engine.games.pitch.void import after_a_sale
from hoyle.engine.laws import law
from hoyle.engine.state import Deal
from hoyle.engine.tricks import dealing
from hoyle.engine.tricks.counting import COUNT, OVER, scoring
from hoyle.engine.tricks.hiding import hide
from hoyle.engine.tricks.playing import tricks_phase
from hoyle.engine.tricks.points import game, high, jack, low
from hoyle.engine.tricks.scoring import Point
from hoyle.engine.tricks.table import TrickState

SEVEN = 7


def begin(rules: PitchRules, deal: Deal) -> TrickState:
    """The table before the first deal."""
    return dealing.begin(TrickState, rules, deal)


@law("pitch.seven")
def stacks(seats: int, rules: PitchRules) -> tuple[int, ...]:
    """Seven counters to each; of four in sides the first two keep those of their sides."""
    return (SEVEN, SEVEN, 0, 0) if seats == 4 and rules.partners else (SEVEN,) * seats


@law("pitch.tie")
def untied_game(state: TrickState) -> Point | None:
    """Game, which nobody has where it is tied: no dealer has turned a Jack."""
    return game(state)


def points(state: TrickState) -> Iterator[Point | None]:
    """What a deal is scored for, in the order in which it is counted."""
    yield from (high(state), low(state), jack(state), untied_game(state))


PHASES = (
    *(DEAL, SELL, BIDS, SALE),
    *(after_a_sale(tricks_phase(first_card, cited_pitch)), COUNT),
    *(scoring(points, bargained=bargained, tie="pitch.tie"), OVER),
)
GAME = Game(
    name="pitch",
    title="Pitch",
    seats=(2, 7),
    rules=PitchRules,
    begin=begin,
    phases=PHASES,
    misplaced=misplaced,
    duties=duties,
    hide=hide,
    roles=roles,
    note=note,
    stacks=stacks,
)
