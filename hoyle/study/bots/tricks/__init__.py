"""Players of the trick games: they deal out what they have not seen, many times, and play it on."""

from __future__ import annotations

from functools import partial
from random import Random

from hoyle.engine.cards import UNSEEN
from hoyle.engine.game import Game
from hoyle.engine.state import Action, Seat
from hoyle.engine.tricks.table import TrickState
from hoyle.study.bots.choice import Idea, Thought, plainly
from hoyle.study.bots.tricks.search import Trial, Tried, how_many
from hoyle.study.bots.tricks.worlds import world
from hoyle.study.telling.words import listed

_POINTS = {"high": "High", "low": "Low", "jack": "the Jack", "game": "Game"}


def knows(seen: TrickState, seat: Seat) -> bool:
    """Whether the seat has seen its own cards."""
    return UNSEEN not in seen.hands[seat]


def think(
    game: Game,
    seen: TrickState,
    seat: Seat,
    options: tuple[Action, ...],
    rng: Random,
    quick: bool = False,
) -> Thought:
    """Every lawful act weighed by a player who sees what this seat sees."""
    if len(options) == 1:
        return Thought((plainly(options[0], 0.0, "It is the only lawful act."),))
    left = sum(map(len, seen.hands))
    trial = Trial(game, seen, seat, rng)
    deals = [world(game, seen, rng) for _ in range(how_many(len(options), left, quick))]
    side = "your side" if len(trial.sides) < seen.seats else ""
    tried = [trial.tried(act, deals) for act in options]
    ideas = zip(options, tried, strict=True)
    found = [Idea(act, one.balance, partial(_words, one, side)) for act, one in ideas]
    return Thought(tuple(found), partial(_figures, len(deals)))


def _figures(deals: int) -> tuple[str, ...]:
    return (f"Each act was tried in {deals} deals that agree with all you have seen.",)


def _words(tried: Tried, side: str) -> str:
    made = [f"{name} in {tried.made[kind]}" for kind, name in _POINTS.items() if tried.made[kind]]
    points = [f"make{side and 's'} {listed(made) or 'no point'}"]
    if tried.made["peg"] or tried.lost:
        points.append(_pegs(tried, side))
    if back := tried.made["set-back"]:
        points.append(f"fall{side and 's'} short of the bid in {back}")
    return (
        f"Of {tried.deals} deals played out {side or 'you'} {listed(points)}; "
        f"on balance {_level(tried.balance)}."
    )


def _level(balance: float) -> str:
    """How far ahead, to one place after the point; level where that shows nothing."""
    far = f"{abs(balance):.1f}"
    return "level" if far == "0.0" else f"{far} {'ahead' if balance > 0 else 'behind'}"


def _pegs(tried: Tried, side: str) -> str:
    """What is pegged for trumps in a deal, and what the others peg."""
    own, lost = tried.made["peg"] / tried.deals, tried.lost / tried.deals / tried.others
    other = "side’s" if side else "player’s"
    whose = f"the other {other}" if tried.others == 1 else f"each other {other}"
    return f"peg{side and 's'} {own:.1f} holes a deal for trumps, to {whose} {lost:.1f}"
