"""Which disputes a law rules on: asked of the engine, every account of each."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from hoyle.engine.game import Game
from hoyle.engine.laws import Law
from hoyle.study.referee.disputes import disputes_of
from hoyle.study.referee.facts import Dispute, accounts
from hoyle.study.referee.settling import Desk


@cache
def ruled_under(game: Game) -> Mapping[Law, tuple[Dispute, ...]]:
    """The disputes of a game by the laws that are cited in ruling on them, as printed."""
    found: dict[Law, tuple[Dispute, ...]] = {}
    for dispute in disputes_of(game).values():
        for law in sorted(_laws(game, dispute)):
            found[law] = (*found.get(law, ()), dispute)
    return found


def _laws(game: Game, dispute: Dispute) -> set[Law]:
    desk = Desk(dispute, game, game.rules(), dispute.usual())
    return {law for account in accounts(dispute, {}) for law in desk.rule(account).laws}
