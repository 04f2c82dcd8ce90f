"""The games of the book, in the order of its shelf.

Apart from `hoyle.engine.games`, so that who wants one game brings in that one alone.
"""

from hoyle.engine.game import Game
from hoyle.engine.games.all_fives import GAME as ALL_FIVES
from hoyle.engine.games.draw_poker import GAME as DRAW_POKER
from hoyle.engine.games.jacks_back import GAME as JACKS_BACK
from hoyle.engine.games.pitch import GAME as PITCH
from hoyle.engine.games.seven_up import GAME as SEVEN_UP
from hoyle.engine.games.straight_poker import GAME as STRAIGHT_POKER

GAMES: tuple[Game, ...] = (
    *(DRAW_POKER, STRAIGHT_POKER, JACKS_BACK),
    *(SEVEN_UP, PITCH, ALL_FIVES),
)
