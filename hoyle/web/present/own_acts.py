"""What one may do at a table one sits at: each act with its law and what it would oblige to."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from hoyle.engine.game import Game, legal_actions
from hoyle.engine.state import Action
from hoyle.study.dealing import DEALERS_WORDS
from hoyle.study.sitting import MOST_TRIED
from hoyle.study.telling.acts import ACTS
from hoyle.web.live import Seated
from hoyle.web.present.acts import Fork, offered, tempting
from hoyle.web.present.common import View, capital
from hoyle.web.present.sight import Sight


@dataclass(frozen=True, slots=True)
class Mine(Fork):
    """What one may do at the table, judged by what one's own seat sees."""

    seen: Sight

    @property
    def state(self) -> Any:
        """The table as the seat sees it."""
        return self.seen.state

    def href(self, action: Action) -> str:
        """Acts are sent by a form, and have no address."""
        return ""

    def usual(self, sizes: list[Action]) -> Action:
        """The least: whoever presses without choosing risks no more."""
        return sizes[0]


def acts(at: Seated, seen: Sight) -> View | None:
    """What one may do now, each act with its law and what it obliges to; None where nothing."""
    if not at.play.mine or at.play.full:
        return None
    mine = Mine(at.chair, at.play.number, seen)
    lawful = legal_actions(mine.game, mine.state)
    tried = at.play.tried < MOST_TRIED
    own = [act for act in tempting(mine, lawful) if act.seat == at.play.seat] if tried else []
    may, might = offered(mine, lawful), offered(mine, own)
    return {
        "may": _sorted(may),
        "might": _sorted(might),
        "words": _words(at.play.game) if tried else [],
        "why_href": f"{at.chair.home}why/",
    }


def _sorted(group: View) -> View:
    """Acts that lay one card open stand together, as cards to press."""
    cards = [act for act in group["acts"] if act["cards"]]
    return {**group, "acts": [act for act in group["acts"] if not act["cards"]], "cards": cards}


def _words(game: Game) -> list[View]:
    """Every word there is, for whoever would say something else."""
    verbs = dict.fromkeys(verb for phase in game.phases for verb in phase.says)
    return [
        {"id": verb, "words": ACTS.get(verb, capital(verb)).partition(" {")[0]}
        for verb in verbs
        if verb not in DEALERS_WORDS
    ]
