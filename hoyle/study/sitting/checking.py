"""Whether the cards came as the seal says."""

from __future__ import annotations

from collections.abc import Iterator

from hoyle.engine.cards import Card
from hoyle.engine.state import DEALER
from hoyle.study.dealing import deals_now
from hoyle.study.sitting.play import Play


def dealt(play: Play, number: int) -> tuple[Card, ...]:
    """The cards that came from the pack of a deal, counted from 0, as they came.

    Where the pack ran short and discards were gathered, only what came before.
    """
    came: dict[Card, None] = {}
    for card in _given(play, number):
        if card in came:
            break
        came[card] = None
    return tuple(came)


def _given(play: Play, number: int) -> Iterator[Card]:
    packs = -1
    for before, step in zip(play.steps, play.steps[1:], strict=False):
        if step.action is None or step.action.seat != DEALER or step.refused:
            continue
        state = before.state
        packs += deals_now(play.game, state) and (bool(state.outcome) or not any(state.hands))
        if packs == number:
            yield from step.action.cards
