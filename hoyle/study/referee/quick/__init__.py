"""The quick tools of the desk: one question, cards or figures, and the answer with its laws.

    who_wins(orders, said, rules_of)     two to eight hands under an order, a pool divided
    may_open(game, rules, said)          whether a hand may open, and what must then be shown
    game_count(game, rules, said)        cards taken by each side, who scores Game, a claim checked
    who_is_low(game, rules, said)        High, Low and the Jack among the trumps that were dealt
    goes_out(game, rules, said)          who is rid of his counters first
    may_play(game, rules, said)          which cards of a hand may be played to a trick
    whole_deal(game, rules, said)        every card of a deal ruled on, and what it is scored for

`said` is what was put to the tool, by the names of its fields. What cannot be read is a `BadInput`.
Which games a tool serves is asked of the games themselves: their orders, openers and rules.
"""

from hoyle.study.referee.quick.counting import GameCount, game_count
from hoyle.study.referee.quick.lowest import WhoIsLow, who_is_low
from hoyle.study.referee.quick.opening import MayOpen, may_open
from hoyle.study.referee.quick.out import GoesOut, goes_out
from hoyle.study.referee.quick.playing import MayPlay, may_play
from hoyle.study.referee.quick.whole import WholeDeal, whole_deal
from hoyle.study.referee.quick.winning import Order, WhoWins, orders_of, who_wins

__all__ = [
    "GameCount",
    "GoesOut",
    "MayOpen",
    "MayPlay",
    "Order",
    "WhoIsLow",
    "WhoWins",
    "WholeDeal",
    "game_count",
    "goes_out",
    "may_open",
    "may_play",
    "orders_of",
    "who_is_low",
    "who_wins",
    "whole_deal",
]
