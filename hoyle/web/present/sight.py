"""One step of a way as it is seen. Templates are told nothing of a step but through this."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from hoyle.engine.cards import Card
from hoyle.engine.game import obligations, seen_by
from hoyle.engine.state import DEALER, Duty, Seat
from hoyle.engine.tricks.following import binding
from hoyle.engine.tricks.table import TrickState
from hoyle.study.replay import Step
from hoyle.web.look import PLAIN, Look
from hoyle.web.walk import Walk


@dataclass(frozen=True, slots=True)
class Sight:
    """One step of a way as it is seen: what templates may be told comes from here alone.

    `state` holds no card that the eyes may not see. `came`: the step at which each card was last
    dealt; `played`: that at which it was last laid to a trick. `lit`: the cards the step turns on.
    `links`: whether things on the table can be pressed. `barred`: the step before which the first
    closed gate stands on this way; 0 where none does. `asking`: a question is put about this table,
    and what each seat owes, or what a joker stands for, might answer it.
    """

    walk: Walk
    number: int
    state: Any
    came: Mapping[Card, int]
    played: Mapping[Card, int]
    lit: frozenset[Card]
    look: Look = PLAIN
    links: bool = True
    asking: bool = False
    barred: int = 0

    def told(self, number: int) -> bool:
        """Whether what depends on that step may be told: no closed gate stands before it."""
        return not self.barred or number < self.barred

    @property
    def step(self) -> Step:
        """The step, with all its cards."""
        return self.walk.steps[self.number]

    @property
    def eyes(self) -> Seat | None:
        """The seat whose eyes see it."""
        return self.walk.glance.seat

    @property
    def duties(self) -> tuple[Duty, ...]:
        """What each seat owes, as far as these eyes can tell; nothing while a question is asked."""
        return () if self.asking else obligations(self.walk.room.game, self.state)


def sight(walk: Walk, number: int, look: Look = PLAIN, **more: Any) -> Sight:
    """A step seen as the way is looked at."""
    step, eyes = walk.steps[number], walk.glance.seat
    seen = step.state if eyes is None else seen_by(walk.room.game, step.state, eyes)
    when = _came(walk, number), _played(walk, number)
    return Sight(walk, number, seen, *when, turned_on(step), look, **more)


def _came(walk: Walk, number: int) -> dict[Card, int]:
    came: dict[Card, int] = {}
    for step in walk.steps[: number + 1]:
        if step.action and step.action.seat == DEALER and not step.refused:
            came |= dict.fromkeys((card for card in step.action.cards if card.seen), step.number)
    return came


def _played(walk: Walk, number: int) -> dict[Card, int]:
    played: dict[Card, int] = {}
    for step in walk.steps[: number + 1]:
        if step.action and step.action.verb == "play" and not step.refused:
            played |= dict.fromkeys(step.action.cards, step.number)
    return played


def turned_on(step: Step) -> frozenset[Card]:
    """The cards that a step turns on: the hand a ruling rests on, the hands that win when shown."""
    state, ruling = step.state, step.ruling
    if state.outcome and not step.refused:
        shown = getattr(state, "shown", ())
        return frozenset(card for seat in state.outcome.winners for card in _at(shown, seat))
    if isinstance(state, TrickState):
        return frozenset(_binding(step, state))
    if ruling is None or step.action is None or not ruling.private:
        return frozenset()
    return frozenset(state.hands[step.action.seat])


def _binding(step: Step, state: TrickState) -> tuple[Card, ...]:
    """The cards of a hand that bound its player, where he played or would play another."""
    if not step.refused or step.action is None or step.action.verb != "play":
        return ()
    return binding(state, step.action.seat) if 0 <= step.action.seat < len(state.hands) else ()


def _at(hands: tuple[tuple[Card, ...], ...], seat: Seat) -> tuple[Card, ...]:
    return hands[seat] if seat < len(hands) else ()
