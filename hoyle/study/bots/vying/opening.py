"""Before the cards speak: antes, straddles, a lone ante made a jack; and opening the pot.

Only lawful acts are weighed, so that no pot is opened falsely. To wait is worth a share of the next
deal where nobody opens, and what is left of the pool where another does.
"""

from __future__ import annotations

from functools import partial

from hoyle.engine.game import Game
from hoyle.engine.state import Action
from hoyle.study.bots.choice import Idea, Thought, in_a_hundred, plainly
from hoyle.study.bots.vying.betting import weigh_bets
from hoyle.study.bots.vying.foes import NO_LIMIT
from hoyle.study.bots.vying.pricing import Price, Prospects
from hoyle.study.bots.vying.table import Table
from hoyle.study.telling.words import counters

WAITS = frozenset(("pass", "check"))
_BETS = 0.35  # how often a hand is bet on that needs no openers
_MODEST = 3  # what another may open for
_SHARE_LEFT = 0.5  # of what the hand is worth when it is another who opens
_PLAYS = 0.01  # where nothing is lost by it one plays


def weigh_openings(game: Game, table: Table, options: tuple[Action, ...]) -> Thought:
    """To open for so much, or to wait and see who does."""
    bets = tuple([act for act in options if act.verb not in WAITS])
    found = weigh_bets(table, bets) if bets else Thought(())
    waits = [_waits(table, act) for act in options if act.verb in WAITS]
    return Thought((*waits, *found.ideas), partial(_figures, game, table, found))


def _figures(game: Game, table: Table, found: Thought) -> tuple[str, ...]:
    return (*_asked(game, table), *found.figures())


def _asked(game: Game, table: Table) -> tuple[str, ...]:
    """What opens, how often it is dealt, and how often somebody still to speak holds it."""
    if not table.openers or game.openers is None:
        return ()
    asked = game.openers.asked(table.seen.rules, getattr(table.seen, "failed", 0))
    chance = table.opening_share()
    behind = sum(rival.told.most == NO_LIMIT for rival in table.rivals)
    somebody = in_a_hundred(1 - (1 - chance) ** behind)
    among = f"; of {behind} still to speak one or more open {somebody} times" if behind > 1 else ""
    said = f"What opens is {asked}: {in_a_hundred(chance)} hands that another may hold"
    return (f"{said}{among}.",)


def _waits(table: Table, act: Action) -> Idea:
    """What it is worth to wait: in another's pot, or in the next deal of this one."""
    behind = [rival for rival in table.rivals if rival.seat in table.seen.waiting]
    chance = table.opening_share() if table.openers else _BETS
    nobody = (1 - chance) ** len(behind)
    share = table.pool / (len(table.rivals) + 1)
    meets = 0.0
    if behind:
        meets = max(0.0, Prospects(table).worth(Price(_MODEST, 0)).value)
    value = nobody * share + (1 - nobody) * meets * _SHARE_LEFT
    return Idea(act, value, partial(_waited, table, nobody))


def _waited(table: Table, nobody: float) -> str:
    share = _share_of(table.pool, len(table.rivals) + 1)
    often = in_a_hundred(nobody)
    return (
        f"To wait costs nothing. {often} times nobody bets after you, and of the pool as it lies "
        f"{share}; else you may still come in."
    )


def _share_of(pool: int, players: int) -> str:
    return f"an equal share of {counters(pool)} among {players} is {pool / players:.1f}"


def weigh_antes(table: Table, options: tuple[Action, ...]) -> Thought:
    """Nobody has seen a card: in the long run all share alike, and an ante buys a share."""
    return Thought(tuple([_ante(table, act) for act in options]))


def _ante(table: Table, act: Action) -> Idea:
    seen = table.seen
    if act.verb != "ante":
        return plainly(act, 0.0, "To pass the jack costs nothing, and no cards are dealt to you.")
    price = seen.rules.jack_ante
    players = len(seen.in_jack) + len(seen.waiting)
    pool = table.pool + price * len(seen.waiting)
    said = (
        f"The ante of {price} buys a hand: if all ante, {_share_of(pool, players)}. Nothing is "
        "lost by it in the long run."
    )
    return plainly(act, pool / players - price + _PLAYS, said)


def weigh_straddles(options: tuple[Action, ...]) -> Thought:
    """Counters put up unseen buy an equal share and the last word: no more than they cost."""
    return Thought(tuple([_straddle(act) for act in options]))


def _straddle(act: Action) -> Idea:
    if act.verb == "straddle":
        said = "A straddle doubles the blind for cards nobody has seen; it buys only the last word."
        return plainly(act, -1.0, said)
    return plainly(act, 0.0, "Not to straddle costs nothing: you speak on cards you have seen.")


def weigh_jack(table: Table, act: Action) -> Idea:
    """To make it a jack, the age antes twice and has an equal share in what all put up."""
    price = table.seen.rules.jack_ante
    cost = 2 * price - table.seen.stakes[table.seat]
    said = (
        f"To make it a jack costs {cost}, for the lone anter and yourself, and buys an equal share "
        f"in a pool to which everybody adds {price}."
    )
    return plainly(act, float(price - cost), said)
