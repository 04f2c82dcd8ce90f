"""Betting: each act is priced, and the one worth most is said."""

from __future__ import annotations

from functools import partial

from hoyle.engine.state import Action
from hoyle.study.bots.choice import Idea, Thought, in_a_hundred, plainly, worth
from hoyle.study.bots.vying.pricing import Price, Prospects, Worth
from hoyle.study.bots.vying.said import words_of_this_deal, words_of_this_interval
from hoyle.study.bots.vying.table import Table
from hoyle.study.bots.vying.telling import figures

_LEAST_TOLD = 0.05  # of what others add
ENOUGH = 3  # raises by one player in one interval
_STAYING = {"come-in": "come in", "make-good": "make the blind good", "ante": "come in"}
_MORE = {"raise": "Raising by", "bet": "Betting", "open": "Opening for"}
_GIVING_UP = frozenset(("fold", "throw-away"))


def weigh_bets(table: Table, options: tuple[Action, ...]) -> Thought:
    """Every act of a round of betting, in counters beside giving up the hand."""
    prospects = Prospects(table)
    ideas = [_idea(table, prospects, act) for act in options]
    if _raised_by(table) >= ENOUGH:
        ideas = _believing(ideas)
    return Thought(tuple(ideas), partial(figures, table))


def _raised_by(table: Table) -> int:
    """How often this seat has raised in this interval of betting."""
    words = words_of_this_interval(words_of_this_deal(table.seen))
    return sum(word.seat == table.seat and word.verb == "raise" for word in words)


def _believing(ideas: list[Idea]) -> list[Idea]:
    """Who raises again after so many raises is believed: he is called, and raised no more."""
    calls = [one.value for one in ideas if one.action.verb == "call"]
    said = f"You have raised {ENOUGH} times: who raises again is believed, and only called."
    return [
        plainly(one.action, min(one.value, calls[0] - 1), said)
        if calls and one.action.verb == "raise"
        else one
        for one in ideas
    ]


def _idea(table: Table, prospects: Prospects, act: Action) -> Idea:
    if act.verb in _GIVING_UP:
        return Idea(act, 0.0, partial(_gives_up, table, prospects))
    if act.verb == "check":
        wins = prospects.wins()
        return Idea(act, wins * table.pool, partial(_checks, table, wins))
    price = price_of(table, act)
    found = prospects.worth(price)
    return Idea(act, found.value, partial(_priced, table, act, price, found))


def price_of(table: Table, act: Action) -> Price:
    """What an act costs, and by how much it raises the level for the others."""
    if act.verb == "ante":
        extra = max(0, (act.amount or table.seen.level) - table.seen.level)
        return Price(table.due + extra, extra)
    return Price(table.due + act.amount, act.amount)


def _gives_up(table: Table, prospects: Prospects) -> str:
    said = "To give up the hand costs nothing more"
    if not table.due:
        return f"{said}, and wins nothing."
    stays = prospects.worth(Price(table.due, 0))
    wins = in_a_hundred(stays.wins)
    stay = f"To stay costs {table.due} for a pool of {table.pool} and wins {wins} times"
    return f"{said}. {stay}: it {worth(stays.value)}."


def _balance(table: Table, price: Price, found: Worth) -> str:
    """What is won and how often, what is lost else, and what that comes to."""
    won = f"the pool of {table.pool}"
    if found.more >= _LEAST_TOLD:
        won += f" and about {found.more:.1f} that others add"
    return (
        f"{in_a_hundred(found.wins)} times you win {won}; if not, you lose the {price.cost}. "
        f"It {worth(found.value)}."
    )


def _checks(table: Table, wins: float) -> str:
    best = in_a_hundred(wins)
    return f"To check costs nothing: {best} times the hand is the best, in a pool of {table.pool}."


def _priced(table: Table, act: Action, price: Price, found: Worth) -> str:
    if not price.extra:
        said = _STAYING.get(act.verb, act.verb)
        return f"To {said} costs {price.cost}. {_balance(table, price, found)}"
    said = _MORE.get(act.verb, "Coming in and raising by")
    alone = f"; {in_a_hundred(found.alone)} times all others give up" if found.alone else ""
    return f"{said} {price.extra} costs {price.cost}{alone}. {_balance(table, price, found)}"
