"""What one may do at a table one sits at: each act with its law and what it would oblige to."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from hoyle.engine.game import apply, legal_actions
from hoyle.engine.state import Action
from hoyle.study.sitting import MOST_TRIED
from hoyle.web.live import Seated
from hoyle.web.present.acts import Fork, any_word, offered, players_words, tempting
from hoyle.web.present.common import View
from hoyle.web.present.following import follows
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
    if not at.play.mine:
        return None
    mine = Mine(at.chair, at.play.number, seen)
    lawful = legal_actions(mine.game, mine.state)
    own = [act for act in tempting(mine, lawful) if act.seat == at.play.seat]
    may, might = offered(mine, lawful), offered(mine, own)
    for form in may["forms"]:
        form["obliges"] = _sized(mine, form)
    for one in (*may["acts"], *may["forms"]):
        verb = one["said"].partition(" ")[0]
        one["obliges"] = one["obliges"] or follows(mine.state, verb)
    return {
        "may": _sorted(may),
        "odd": not lawful,
        "might": _sorted(might),
        "any": _any(mine),
        "tried": f"{MOST_TRIED}" if at.play.tried >= MOST_TRIED else "",
        "why_href": f"{at.chair.home}why/",
    }


def _sorted(group: View) -> View:
    """Acts that lay one card open stand together, as cards to press."""
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


def _any(mine: Mine) -> View:
    """Any word there is; of the cards that may be named with it one's own stand first."""
    view = any_word(mine, players_words(mine.game))
    own = {card.text for card in mine.state.hands[mine.state.turn]}
    cards = view.pop("cards")
    return {
        **view,
        "own": [card for card in cards if card["id"] in own],
        "rest": [card for card in cards if card["id"] not in own],
    }
