"""All Fives: Seven-Up on a cribbage board, where trumps are pegged as the tricks are won.

From Foster's Complete Hoyle, the All Fours family; what his pages leave open comes from other
codes, or is our reading, law by law in the book.

`PHASES` is the page to read first: what may be said in each part of the game, in the order of play.
"""

from collections.abc import Iterator

from hoyle.engine.game import Game
from hoyle.engine.games.all_fives.pegging import jack_given_back, jack_is_counted, play_and_peg
from hoyle.engine.games.all_fives.rules import SIXTY_ONE, AllFivesRules
from hoyle.engine.laws import law
from hoyle.engine.state import Action, Deal
from hoyle.engine.tricks import counting, dealing
from hoyle.engine.tricks.begging import BEFORE_PLAY
from hoyle.engine.tricks.counting import OVER, count_phase, scoring
from hoyle.engine.tricks.hiding import duties, hide, note, roles
from hoyle.engine.tricks.playing import tricks_phase
from hoyle.engine.tricks.points import game, high, jack, low
from hoyle.engine.tricks.scoring import Point
from hoyle.engine.tricks.table import TrickState
from hoyle.engine.tricks.words import misplaced

COUNTED = {
    "high-low-game": (high, low, game),
    "jack-twice": (high, low, jack, game),
    "game-only": (game,),
}


def begin(rules: AllFivesRules, deal: Deal) -> TrickState:
    """The board before the first deal."""
    return dealing.begin(TrickState, rules, deal)


@law("allfives.sixty-one")
def stacks(seats: int, rules: AllFivesRules) -> tuple[int, ...]:
    """Sixty-one holes to go for each side; of four players the first two keep the pegs."""
    return (SIXTY_ONE, SIXTY_ONE, 0, 0) if seats == 4 else (SIXTY_ONE,) * seats


@law("allfours.game", "allfives.counted-again")
def turn_over(state: TrickState, action: Action) -> TrickState:
    """The tricks are turned over and all that counts is counted again, the five of trumps too."""
    return counting.turn_over(state, action)


@law("allfives.points")
def points(state: TrickState) -> Iterator[Point | None]:
    """What is counted when the hand has been played out, in the order in which it is counted."""
    for made in COUNTED[state.rules.points]:
        yield made(state)


def before_the_points(state: TrickState) -> TrickState:
    """What is settled about the Jack, which has been pegged already."""
    twice = jack in COUNTED[state.rules.points]
    return jack_given_back(state if twice else jack_is_counted(state))


PHASES = (
    *BEFORE_PLAY,
    tricks_phase(play_and_peg),
    count_phase(turn_over),
    scoring(points, before_the_points),
    OVER,
)
GAME = Game(
    name="all-fives",
    title="All Fives",
    seats=(2, 4),
    rules=AllFivesRules,
    begin=begin,
    phases=PHASES,
    misplaced=misplaced,
    duties=duties,
    hide=hide,
    roles=roles,
    note=note,
    stacks=stacks,
)
