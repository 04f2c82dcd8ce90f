"""Draw poker and its jack pots: five cards, one draw, counters in a common pool.

From Foster's Complete Hoyle, laws 35 (its end) to 46 and the prose on jack pots; what those leave
to earlier laws comes from other codes, named law by law in the book.

`PHASES` is the page to read first: what may be said in each part of the game, in the order of play.
"""

from hoyle.engine.game import Game
from hoyle.engine.games.draw_poker import (
    antes,
    betting,
    coming_in,
    dealing,
    drawing,
    first_bets,
    opening,
    paying,
    proof,
    showing,
    straddle,
)
from hoyle.engine.games.draw_poker.misplaced import misplaced
from hoyle.engine.games.draw_poker.openers import OPENERS
from hoyle.engine.games.draw_poker.rules import DrawPokerRules
from hoyle.engine.games.draw_poker.seeing import duties, hide, note, roles
from hoyle.engine.games.draw_poker.state import begin
from hoyle.engine.vying.naming import order_of
from hoyle.engine.vying.ranks import merit

PHASES = (
    straddle.PHASE,
    antes.PHASE,
    dealing.PHASE,
    first_bets.PHASE,
    opening.PHASE,
    opening.FATTENING,
    coming_in.PHASE,
    proof.PHASE,
    drawing.PHASE,
    drawing.HELP,
    betting.PHASE,
    showing.PHASE,
    paying.PAYING,
    paying.OVER_PHASE,
)
GAME = Game(
    name="draw-poker",
    title="Draw Poker",
    seats=(2, 7),
    rules=DrawPokerRules,
    begin=begin,
    phases=PHASES,
    misplaced=misplaced,
    duties=duties,
    hide=hide,
    roles=roles,
    note=note,
    rankings=(order_of("Draw Poker", "pool.ranking", merit),),
    kinds=("ordinary", "jack"),
    openers=OPENERS,
)
