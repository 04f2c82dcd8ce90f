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
    return Thought(tuple([_idea(act, trial.tried(act, deals)) for act in options]))


def _idea(act: Action, tried: Tried) -> Idea:
    return Idea(act, tried.balance, partial(_words, tried))


def _words(tried: Tried) -> str:
    made = [f"{name} in {tried.made[kind]}" for kind, name in _POINTS.items() if tried.made[kind]]
    points = [f"makes {listed(made)}" if made else "makes no point"]
    if pegged := tried.made["peg"]:
        points.append(f"pegs {pegged / tried.deals:.1f} a deal")
    if back := tried.made["set-back"]:
        points.append(f"is set back in {back}")
    side = "ahead" if tried.balance >= 0 else "behind"
    return (
        f"Played out in {tried.deals} deals that agree with all you have seen: your side "
        f"{listed(points)}; on balance {abs(tried.balance):.1f} {side}."
    )
