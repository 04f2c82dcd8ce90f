"""Before the cards speak: antes, straddles, a lone ante made a jack; and opening the pot.

A pot is opened whenever the hand opens it, and never falsely: only lawful acts are weighed. Passing
is worth what is left of the pool when another opens it, or a share of the next deal.
"""

from __future__ import annotations

from hoyle.engine.game import Game
from hoyle.engine.state import Action
from hoyle.study.bots.choice import Thought, Weighed, in_a_hundred
from hoyle.study.bots.vying.betting import share_of_pool, weigh_bets
from hoyle.study.bots.vying.counting import whole_hands
from hoyle.study.bots.vying.foes import NO_LIMIT
from hoyle.study.bots.vying.pricing import Price, Prospects
from hoyle.study.bots.vying.table import Table

WAITS = frozenset(("pass", "check"))


def weigh_openings(game: Game, table: Table, options: tuple[Action, ...]) -> Thought:
    """To open for so much, or to pass and see who does."""
    bets = tuple([act for act in options if act.verb not in WAITS])
    found = weigh_bets(table, bets)
    waits = [_waited(table, act) for act in options if act.verb in WAITS]
    return Thought((*waits, *found.weighed), (*_asked(game, table), *found.figures))


def _asked(game: Game, table: Table) -> tuple[str, ...]:
    """What opens, how often it is dealt, and how often somebody still to speak holds it."""
    if not table.openers or game.openers is None:
        return ()
    asked = game.openers.asked(table.seen.rules, getattr(table.seen, "failed", 0))
    chance = opens(table)
    behind = sum(rival.told.most == NO_LIMIT for rival in table.rivals)
    among = f"; of {behind} still to speak one or more {in_a_hundred(1 - (1 - chance) ** behind)}"
    said = f"Of the hands another may hold {in_a_hundred(chance)} open: {asked}"
    return (f"{said}{among if behind > 1 else ''}.",)


def opens(table: Table) -> float:
    """The share of all hands another may hold that opens the pot, counted."""
    dealt = whole_hands(table.scale, table.unseen)
    good = sum([ways for place, ways in dealt.items() if place >= table.openers])
    return good / sum(dealt.values())


def _waited(table: Table, act: Action) -> Weighed:
    """What it is worth to wait: in another's pot, or in the next deal of this one."""
    seen = table.seen
    behind = [rival for rival in table.rivals if rival.seat in seen.waiting]
    chance = opens(table) if table.openers else _BETS
    nobody = (1 - chance) ** len(behind)
    players = len(table.rivals) + 1
    later = table.pool / players
    meets = max(0.0, Prospects(table).worth(Price(_MODEST, 0)).value)
    value = nobody * later + (1 - nobody) * meets * _SHARE_LEFT
    said = (
        f"To wait costs nothing: {in_a_hundred(nobody)} times nobody bets either, and of the pool "
        f"as it lies {share_of_pool(table, table.pool, players)}; else you may come in."
    )
    return Weighed(act, value, said)


_BETS = 0.35  # how often a hand is bet on that needs no openers
_MODEST = 3  # what another may open for
_SHARE_LEFT = 0.5  # of what the hand is worth when it is another who opens


def weigh_antes(table: Table, options: tuple[Action, ...]) -> Thought:
    """Nobody has seen a card: in the long run all share alike, and an ante buys a share."""
    return Thought(tuple([_ante(table, act) for act in options]))


def _ante(table: Table, act: Action) -> Weighed:
    seen = table.seen
    if act.verb != "ante":
        return Weighed(act, 0.0, "To pass the jack costs nothing, and no cards are dealt.")
    price = seen.rules.jack_ante
    players = len(seen.in_jack) + len(seen.waiting)
    pool = table.pool + price * len(seen.waiting)
    value = pool / players - price
    said = (
        f"The ante of {price} buys a hand in a pool of up to {pool}: "
        f"{share_of_pool(table, pool, players)}. At worst it is as much as it costs."
    )
    return Weighed(act, value + _A_HAND_IS_PLAYED, said)


_A_HAND_IS_PLAYED = 0.01  # where nothing is lost by it one plays


def weigh_straddles(table: Table, options: tuple[Action, ...]) -> Thought:
    """Counters put up unseen buy an equal share and the last word: no more than they cost."""
    return Thought(tuple([_straddle(act) for act in options]))


def _straddle(act: Action) -> Weighed:
    if act.verb == "straddle":
        said = "A straddle doubles the blind for cards nobody has seen; it buys only the last word."
        return Weighed(act, -1.0, said)
    return Weighed(
        act, 0.0, "Not to straddle costs nothing: you speak when you have seen the cards."
    )


def weigh_jack(table: Table, act: Action) -> Weighed:
    """To make it a jack, the age antes twice and has an equal share in what all put up."""
    seen = table.seen
    price = seen.rules.jack_ante
    cost = 2 * price - seen.stakes[table.seat]
    value = price - cost
    said = (
        f"To make it a jack costs {cost}, for the lone anter and yourself, and buys an equal share "
        f"in a pool to which everybody adds {price}."
    )
    return Weighed(act, float(value), said)
