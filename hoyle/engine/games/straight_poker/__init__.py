"""Straight Poker, or Bluff: five cards and no draw, one ante for all from the buck's holder.

From Foster's Complete Hoyle, his prose on Straight Poker; seeing, raising, calling and showing are
as at Draw Poker, and cite the laws of that game.

`PHASES` is the page to read first: what may be said in each part of the game, in the order of play.
A record may hold a session of several pools: the buck, the deal and the pool carry over.
"""

from hoyle.engine.game import Game
from hoyle.engine.games.straight_poker import betting, dealing, showing
from hoyle.engine.games.straight_poker.misplaced import misplaced
from hoyle.engine.games.straight_poker.rules import StraightPokerRules
from hoyle.engine.games.straight_poker.seeing import duties, note, roles
from hoyle.engine.games.straight_poker.state import begin
from hoyle.engine.vying.hiding import hide_cards
from hoyle.engine.vying.naming import order_of
from hoyle.engine.vying.straight_ranks import merit

PHASES = (
    dealing.PHASE,
    betting.BEFORE,
    dealing.PASSED_OUT,
    betting.AFTER,
    showing.SHOW,
    showing.PAYING,
    showing.BETWEEN,
)
GAME = Game(
    name="straight-poker",
    title="Straight Poker",
    seats=(2, 8),
    rules=StraightPokerRules,
    begin=begin,
    phases=PHASES,
    misplaced=misplaced,
    duties=duties,
    hide=hide_cards,
    roles=roles,
    note=note,
    rankings=(order_of("Straight Poker", "straight.ranking", merit),),
)
