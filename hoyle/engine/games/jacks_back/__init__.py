"""Jacks Back: jacks or better for high, and where nobody opens the same cards for low.

After a modern rule page. Whatever it shares with Draw Poker cites the laws of that game.

`PHASES` is the page to read first: what may be said in each part of the game, in the order of play.
"""

from hoyle.engine.game import Game
from hoyle.engine.games.jacks_back import (
    betting,
    dealing,
    drawing,
    opening,
    paying,
    proof,
    showing,
    turning,
)
from hoyle.engine.games.jacks_back.endings import HIGH, LOW
from hoyle.engine.games.jacks_back.misplaced import misplaced
from hoyle.engine.games.jacks_back.openers import OPENERS
from hoyle.engine.games.jacks_back.rules import JacksBackRules
from hoyle.engine.games.jacks_back.seeing import duties, hide, note, roles, stand_in
from hoyle.engine.games.jacks_back.state import begin, pack

PHASES = (
    dealing.PHASE,
    opening.PHASE,
    opening.COMING_IN,
    drawing.PHASE,
    drawing.HELP,
    betting.PHASE,
    proof.PHASE,
    showing.PHASE,
    turning.TURNING,
    turning.OPENING,
    turning.COMING_IN,
    drawing.LOW,
    drawing.LOW_HELP,
    betting.LOW,
    showing.LOW,
    turning.THROWN_IN,
    paying.PAYING,
    paying.OVER,
)
GAME = Game(
    name="jacks-back",
    title="Jacks Back",
    seats=(2, 7),
    rules=JacksBackRules,
    begin=begin,
    phases=PHASES,
    misplaced=misplaced,
    duties=duties,
    hide=hide,
    roles=roles,
    note=note,
    rankings=(HIGH, LOW),
    ranked_by=lambda state: int(state.low),
    pack=pack,
    stand_in=stand_in,
    openers=OPENERS,
)
