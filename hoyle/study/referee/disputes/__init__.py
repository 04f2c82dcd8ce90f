"""Every dispute the desk can settle, in the order in which it offers them."""

from collections.abc import Mapping
from functools import cache

from hoyle.engine.game import Game
from hoyle.study.referee.disputes import (
    bids,
    bluff,
    highs,
    jacks,
    lows,
    openers,
    pegs,
    pools,
    sales,
    shows,
    tricks,
    trumps,
)
from hoyle.study.referee.facts import Dispute

DISPUTES: tuple[Dispute, ...] = (
    *openers.DISPUTES,
    *jacks.DISPUTES,
    *shows.DISPUTES,
    *pools.DISPUTES,
    *bluff.DISPUTES,
    *highs.DISPUTES,
    *lows.DISPUTES,
    *trumps.DISPUTES,
    *sales.DISPUTES,
    *bids.DISPUTES,
    *tricks.DISPUTES,
    *pegs.DISPUTES,
)


@cache
def disputes_of(game: Game) -> Mapping[str, Dispute]:
    """The disputes that may arise in a game, by id."""
    return {one.id: one for one in DISPUTES if one.suits(game)}
