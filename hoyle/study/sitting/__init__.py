"""A hand sat down to: one seat is one's own, the others are the book's, the pack is sealed first.

    play = sit_down(game, rules, record, seat, chance)   # the table as its record leaves it
    play = go_on(play)                                   # until one is asked for something
    play = deal(play, cut)                               # the next cards, out of a sealed pack
    play = act(play, action)                             # an act of one's own, and what follows
    record, seat, jacks = again(play, slug, jacks)       # the deal after this one

Chance is handed in: for every name, a `Random` that gives the same again.
"""

from hoyle.study.sitting.again import again, opening
from hoyle.study.sitting.checking import dealt
from hoyle.study.sitting.play import (
    MOST_TRIED,
    Play,
    act,
    deal,
    go_on,
    ruled,
    sealed,
    sit_down,
    to_deal,
    weighed,
    why,
)
from hoyle.study.sitting.shuffle import Shuffle, shuffle

__all__ = (
    "MOST_TRIED",
    "Play",
    "Shuffle",
    "act",
    "again",
    "deal",
    "dealt",
    "go_on",
    "opening",
    "ruled",
    "sealed",
    "shuffle",
    "sit_down",
    "to_deal",
    "weighed",
    "why",
)
