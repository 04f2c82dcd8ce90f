"""Betting: each act is priced, and the one worth most is said."""

from __future__ import annotations

from hoyle.engine.state import Action, letter
from hoyle.study.bots.choice import Thought, Weighed, in_a_hundred, worth
from hoyle.study.bots.vying.foes import Rival, acts_of_this_deal
from hoyle.study.bots.vying.pricing import Price, Prospects, Worth
from hoyle.study.bots.vying.table import Table
from hoyle.study.telling.words import counters

STAYING = {"call": "call", "come-in": "come in", "make-good": "make good", "ante": "come in"}
_MORE = {"raise": "Raising by", "bet": "Betting", "open": "Opening for"}
ENOUGH = 3  # raises by one player in one interval
BREAKS = frozenset(("draw", "stand", "help"))
GIVING_UP = frozenset(("fold", "throw-away"))


def weigh_bets(table: Table, options: tuple[Action, ...]) -> Thought:
    """Every act of a round of betting, in counters beside giving up the hand."""
    prospects = Prospects(table)
    weighed = [_weighed(table, prospects, act) for act in options]
    if _raised_by(table) >= ENOUGH:
        weighed = _believing(weighed)
    return Thought(tuple(weighed), (strength(table), *facing(table)))


def _raised_by(table: Table) -> int:
    """How often this seat has raised in this interval of betting."""
    raises = 0
    for act in acts_of_this_deal(table.seen):
        if act.verb in BREAKS:
            raises = 0
        raises += act.seat == table.seat and act.verb == "raise"
    return raises


def _believing(weighed: list[Weighed]) -> list[Weighed]:
    """Who raises again after so many raises is believed: he is called, and raised no more."""
    calls = [one.value for one in weighed if one.action.verb == "call"]
    if not calls:
        return weighed
    said = f"You have raised {ENOUGH} times: who raises again is believed, and only called."
    return [
        Weighed(one.action, min(one.value, calls[0] - 1), said)
        if one.action.verb == "raise"
        else one
        for one in weighed
    ]


def _weighed(table: Table, prospects: Prospects, act: Action) -> Weighed:
    if act.verb in GIVING_UP:
        return Weighed(act, 0.0, _gives_up(table, prospects))
    if act.verb == "check":
        return checked(table, prospects, act)
    price = price_of(table, act)
    found = prospects.worth(price)
    return Weighed(act, found.value, _priced(table, act, price, found))


def _gives_up(table: Table, prospects: Prospects) -> str:
    said = "To give up the hand costs nothing more"
    if not table.due:
        return f"{said}, and wins nothing."
    level = table.due / (table.pool + table.due)
    wins = prospects.worth(Price(table.due, 0)).wins
    return (
        f"{said}. To stay costs {table.due} for a pool of {table.pool} and pays where you win "
        f"{in_a_hundred(level)} times; you win {in_a_hundred(wins)}."
    )


def checked(table: Table, prospects: Prospects, act: Action) -> Weighed:
    """To wait costs nothing and keeps the chance to win at the show."""
    wins = prospects.wins()
    said = (
        f"To check costs nothing. The hand is the best {in_a_hundred(wins)} times in a pool of "
        f"{table.pool}."
    )
    return Weighed(act, wins * table.pool, said)


def price_of(table: Table, act: Action) -> Price:
    """What an act costs, and by how much it raises the level for the others."""
    if act.verb == "ante":
        extra = max(0, (act.amount or table.seen.level) - table.seen.level)
        return Price(table.due + extra, extra)
    return Price(table.due + act.amount, act.amount)


def _priced(table: Table, act: Action, price: Price, found: Worth) -> str:
    if not price.extra:
        return _stays(table, act, price, found)
    said = _MORE.get(act.verb, "Coming in and raising by")
    alone = f"all others give up {in_a_hundred(found.alone)} times; " if found.alone else ""
    return (
        f"{said} {price.extra} costs {price.cost}: {alone}you take the pool "
        f"{in_a_hundred(found.wins)} times. It {worth(found.value)}."
    )


def _stays(table: Table, act: Action, price: Price, found: Worth) -> str:
    level = price.cost / (table.pool + price.cost)
    return (
        f"To {STAYING.get(act.verb, act.verb)} costs {price.cost} for a pool of {table.pool}: it "
        f"pays where you win {in_a_hundred(level)} times. You win {in_a_hundred(found.wins)}: it "
        f"{worth(found.value)}."
    )


def strength(table: Table) -> str:
    """How many of the hands that another may hold are poorer than this one, counted."""
    share = in_a_hundred(table.beats_any())
    held = table.ranking.name(table.hand)
    return f"You hold {held}: it beats {share} of the hands another may be dealt."


def facing(table: Table) -> tuple[str, ...]:
    """For each rival who has told something, what he is taken to hold, and how often that loses."""
    return tuple([_against(table, rival) for rival in table.rivals if _tells(rival)])


def _tells(rival: Rival) -> bool:
    return rival.told != type(rival.told)()


def _against(table: Table, rival: Rival) -> str:
    spread, ways = table.range_of(rival), sum(table.ending.values())
    wins = sum([n * spread.beaten_by(place) for place, n in table.ending.items()]) / ways
    return (
        f"{letter(rival.seat)} {_so_far(table, rival)}: you beat {in_a_hundred(wins)} such hands."
    )


def _so_far(table: Table, rival: Rival) -> str:
    told, said = rival.told, []
    if told.least:
        said.append("opened, and so holds openers")
    if 0 < told.most < len(table.scale.merits):
        said.append("passed the opening, and is taken to hold no openers")
    if told.drawn is not None and table.draws:
        said.append(f"drew {counters_drawn(told.drawn)}")
    if told.before * told.after < 1:
        share = in_a_hundred(told.before * told.after)
        said.append(f"has backed the hand, as one would with the best {share} or so")
    return ", ".join(said) or "has said nothing yet"


def counters_drawn(number: int) -> str:
    """``no card``, ``one card``, ``3 cards``."""
    return {0: "no card", 1: "one card"}.get(number, f"{number} cards")


def share_of_pool(table: Table, pool: int, players: int) -> str:
    """An equal share in a pool, in words."""
    return f"an equal share of {counters(pool)} among {players} is {pool / players:.1f}"
