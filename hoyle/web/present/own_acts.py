"""What one may do at a table one sits at: each act with its law and what it would oblige to."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from hoyle.engine.game import Game, apply, legal_actions
from hoyle.engine.state import Action
from hoyle.study.dealing import DEALERS_WORDS
from hoyle.study.sitting import MOST_TRIED
from hoyle.study.telling.acts import ACTS
from hoyle.web.live import Seated
from hoyle.web.present.acts import Fork, offered, tempting
from hoyle.web.present.common import View, capital
from hoyle.web.present.sight import Sight

FOLLOWS = {  # what comes of a word that costs its own seat nothing
    "keep": "Play begins, with this trump.",
    "beg": "The dealer gives a point and the trump stands, or runs the cards for another.",
    "give": "The trump stands, and play begins.",
    "run": "More cards are dealt, and another is turned for trump.",
}


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
    for form in may["forms"]:
        form["obliges"] = _sized(mine, form)
    return {
        "may": _sorted(may),
        "odd": not lawful,
        "might": _sorted(might),
        "words": _words(at.play.game) if tried else [],
        "why_href": f"{at.chair.home}why/",
    }


def _sorted(group: View) -> View:
    """Acts that lay one card open stand together, as cards to press."""
    for act in group["acts"]:
        act["obliges"] = act["obliges"] or FOLLOWS.get(act["said"], "")
    cards = [act for act in group["acts"] if act["cards"]]
    return {**group, "acts": [act for act in group["acts"] if not act["cards"]], "cards": cards}


def _sized(mine: Mine, form: View) -> str:
    """What a form obliges to; of several sizes what the least does, and what each more costs."""
    if not (form.get("sizes") and form["obliges"]):
        return str(form["obliges"])
    least, most = form["sizes"][0], form["sizes"][-1]
    costs = [_cost(mine, form["verb"], size) for size in (least, most)]
    even = costs[1] - costs[0] == most - least
    more = " Each counter added costs one more." if even else ""
    return f"With {least}: {form['obliges']}{more}"


def _cost(mine: Mine, verb: str, amount: int) -> int:
    """What an act of this size moves out of one's own stack."""
    seat, state = mine.state.turn, mine.state
    after = apply(mine.game, state, Action(seat, verb, amount=amount))
    return int(state.pool.stacks[seat] - after.pool.stacks[seat])


def _words(game: Game) -> list[View]:
    """Every word that is said without naming a card, for whoever would say something else."""
    verbs = dict.fromkeys(verb for phase in game.phases for verb in phase.says)
    return [
        {"id": verb, "words": ACTS.get(verb, capital(verb)).partition(" {")[0]}
        for verb in verbs
        if verb not in DEALERS_WORDS and "{cards}" not in ACTS.get(verb, "")
    ]
