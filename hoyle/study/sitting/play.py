"""The play itself: one's own acts, and those of the dealer and the book's players in between."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

from hoyle.engine.game import Game, legal_actions, seen_by
from hoyle.engine.state import DEALER, Action, Seat, State
from hoyle.study.bots import Choice, Weighed, choose, weigh
from hoyle.study.checking import marked
from hoyle.study.dealing import DEALT_OPEN, deals_now, next_chance
from hoyle.study.record import MOST_LINES, Line, Record
from hoyle.study.sitting.shuffle import Chance, Shuffle, Stacked, shuffle
from hoyle.study.step import Step, first_step, step_on

MOST_TRIED = 60  # acts of one's own that are refused, in one record
LONG = MOST_LINES // 2  # a record longer than this goes on in a new one, before the next deal


@dataclass(frozen=True, slots=True)
class Play:
    """A hand being played.

    `seat` is one's own; `begins`: how many lines of the record belong to hands before it; `cuts`:
    where the pack was cut, deal by deal.
    """

    game: Game
    rules: Any
    record: Record
    seat: Seat
    begins: int
    cuts: tuple[int, ...]
    chance: Chance
    steps: tuple[Step, ...]

    @property
    def state(self) -> State:
        """The table as it lies, with all its cards."""
        return self.steps[-1].state

    @property
    def number(self) -> int:
        """The number of the step it has come to."""
        return len(self.record.lines)

    @property
    def decided(self) -> bool:
        """Whether the hand is won; where many make a game, the game."""
        return self.state.outcome is not None and self.number > self.begins

    @property
    def over(self) -> bool:
        """Whether nothing more is done in this record: all is decided, or it is long enough."""
        return self.decided or self.full or (self.number >= LONG and _whole_pack(self))

    @property
    def mine(self) -> bool:
        """Whether it is for the one who sat down to act, and not to cut."""
        return not self.over and not to_deal(self) and self.state.turn == self.seat

    @property
    def full(self) -> bool:
        """Whether its record has no room left."""
        return self.number >= MOST_LINES

    @property
    def tried(self) -> int:
        """How often the one who sat down has tried what was refused."""
        refused = (step.action for step in self.steps if step.refused and step.action)
        return sum(action.seat == self.seat for action in refused)


def sit_down(
    game: Game,
    rules: Any,
    record: Record,
    seat: Seat,
    chance: Chance,
    begins: int = 0,
    cuts: tuple[int, ...] = (),
) -> Play:
    """The table as a record leaves it, however its lines are ruled on."""
    steps = [first_step(game, rules, record)]
    for line in record.lines:
        steps.append(step_on(game, steps[-1], line))
    return Play(game, rules, record, seat, begins, cuts, chance, tuple(steps))


def to_deal(play: Play) -> bool:
    """Whether a whole pack is to be dealt from: it is sealed, and waits for the cut."""
    return _whole_pack(play) and not play.over


def _whole_pack(play: Play) -> bool:
    state = play.state
    return deals_now(play.game, state) and (bool(state.outcome) or not any(state.hands))


def sealed(play: Play, number: int) -> Shuffle:
    """The shuffle for the deal of this number, counted from 0."""
    return shuffle(play.chance, number, play.game.pack(play.rules))


def deal(play: Play, cut: int) -> Play:
    """The pack is cut and dealt from, and the others play until it is for oneself to act."""
    dealt = replace(play, cuts=(*play.cuts, cut))
    return _run(_follow(dealt, _from_the_pack(dealt)))


def act(play: Play, action: Action) -> Play:
    """An act of one's own, whatever the ruling on it, and what the others do then."""
    return _run(_follow(play, action))


def ruled(play: Play, action: Action) -> Step:
    """What would come of an act of one's own, which is not done."""
    return step_on(play.game, play.steps[-1], Line(action))


def go_on(play: Play) -> Play:
    """What the dealer and the others do before one has been asked for anything."""
    return _run(play)


def _follow(play: Play, action: Action) -> Play:
    step = ruled(play, action)
    record = replace(play.record, lines=(*play.record.lines, marked(step)))
    return replace(play, record=record, steps=(*play.steps, step))


def _run(play: Play) -> Play:
    while (action := _others(play)) is not None:
        play = _follow(play, action)
    return play


def _others(play: Play) -> Action | None:
    """What somebody else does now; None where it is for oneself to act or cut, or all is over."""
    if play.over or to_deal(play):
        return None
    if deals_now(play.game, play.state):
        return _from_the_pack(play)
    if play.state.turn in (play.seat, DEALER):
        return None
    return _chosen(play, play.number).action


def _from_the_pack(play: Play) -> Action:
    order = sealed(play, len(play.cuts) - 1).cut(play.cuts[-1])
    return next_chance(play.game, play.state, DEALT_OPEN, Stacked(order))


def _chosen(play: Play, number: int) -> Choice:
    """What the seat to speak after a step chooses, seeing what it may see."""
    state = play.steps[number].state
    seen = seen_by(play.game, state, state.turn)
    options = _within_means(seen, legal_actions(play.game, seen))
    return choose(play.game, seen, state.turn, options, play.chance(f"player {number}"))


def _within_means(state: State, options: tuple[Action, ...]) -> tuple[Action, ...]:
    """The options, without raises of more than lies before the player: the book's buy no counters.

    Two strong hands would else raise one another for ever; the laws set no bound.
    """
    left = state.pool.stacks[state.turn]
    return tuple([act for act in options if act.verb != "raise" or act.amount <= left]) or options


def why(play: Play, number: int) -> Choice | None:
    """On what the player who acted at a step decided; None where none of the book's did."""
    if not 0 < number <= play.number:
        return None
    before, action = play.steps[number - 1].state, play.steps[number].action
    if action is None or action.seat != before.turn or action.seat in (DEALER, play.seat):
        return None
    return _chosen(play, number - 1)


def weighed(play: Play) -> tuple[Weighed, ...]:
    """What the book thinks of each act one may do now, seeing no more than one's own seat."""
    seen = seen_by(play.game, play.state, play.seat)
    options = legal_actions(play.game, seen) if play.mine else ()
    rng = play.chance(f"player {play.number}")
    return weigh(play.game, seen, play.seat, options, rng) if options else ()
