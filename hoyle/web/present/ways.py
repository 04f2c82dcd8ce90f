"""Other ways from a step: branches, houses, questions, and how to cite it."""

from __future__ import annotations

from dataclasses import replace
from urllib.parse import urlencode

from hoyle.book.hands import Hand
from hoyle.engine.laws import Verdict
from hoyle.study.dealing import deals_now
from hoyle.study.record import Branch
from hoyle.study.telling import consequences, ruling_seen, sentence
from hoyle.web.charters import charter_for, printed_house
from hoyle.web.present.board import account
from hoyle.web.present.common import View
from hoyle.web.present.sight import Sight
from hoyle.web.present.steps import verdict
from hoyle.web.present.table import SWAP, audit_href
from hoyle.web.walk import Parting, Walk, main_way, otherwise, partings

MOST_HOUSES = 3


def ways(seen: Sight) -> View:
    """Everything that leads on from a step of the book's own ways."""
    walk, number = seen.walk, seen.number
    own = walk.acts is not None
    return {
        "branches": None if own else branches(seen),
        "houses": None if own else houses(seen),
        "parted": parted(seen),
        "questions": questions(walk, number),
        "otherwise_href": _otherwise(seen),
        "audit": account(seen.state)["title"],
        "audit_href": audit_href(seen),
        "words_href": "" if own else f"{walk.base}words/{number}/{walk.glance.query}",
        "cite": cite(walk, number),
        "print_href": f"/{walk.hand.game}/hands/{walk.hand.slug}/print/",
        "example_href": _example(walk, number),
        "sit_href": _sit(walk),
        "ask_href": question_href(walk.hand, walk.glance.ask) if walk.glance.ask else "",
    }


def _otherwise(seen: Sight) -> str:
    """Where other acts are tried; nowhere while the dealer gives cards and nobody has a say."""
    walk = seen.walk
    if deals_now(walk.room.game, walk.steps[seen.number].state):
        return ""
    return otherwise(walk.home, seen.number, ()) + replace(walk.glance, seat=None).query


def cite(walk: Walk, number: int) -> str:
    """How a step is quoted."""
    house = walk.room.houses[walk.glance.house].title if walk.glance.house else own_house(walk)
    way = ", played otherwise" if walk.acts is not None else ""
    way = f", “{walk.branch.title}”" if walk.branch else way
    return f"Hoyle, {walk.room.entry.title}, “{walk.hand.title}”{way}, step {number}; {house}"


def _sit(walk: Walk) -> str:
    """Where one sits down to a fresh hand of the same rules, with as many at the table."""
    charter = charter_for(walk.room, walk.rules, printed_house(walk.room))
    said = (*charter.said, ("seats", str(len(walk.hand.record.stacks))))
    return f"/{walk.hand.game}/sit/?{urlencode(said, safe=',')}"


def _example(walk: Walk, number: int) -> str:
    """The way back to the example, for one who has left it."""
    if walk.acts is not None:
        return replace(walk, acts=None).href(min(number, walk.after), ask="")
    if walk.branch:
        main = replace(walk, branch=None)
        return main.href(min(number, walk.branch.after))
    return ""


def branches(seen: Sight) -> View | None:
    """The branches that have turned off by now. Their names may speak of any card."""
    walk = seen.walk
    found = [
        {
            "href": replace(walk, branch=branch).href(branch.after + 1),
            "label": branch.title,
            "current": walk.branch is not None and walk.branch.id == branch.id,
            "note": "" if branch.after == seen.number else f"from step {branch.after}",
        }
        for branch in walk.hand.record.branches
        if branch.id in walk.hand.branches and _turned_off(seen, branch)
    ]
    return {"label": "What if", "entries": found, "swap": SWAP} if found else None


def _turned_off(seen: Sight, branch: Branch) -> bool:
    if seen.eyes is not None:
        return branch == seen.walk.branch
    return branch.after <= seen.number and seen.told(branch.after + 1)


def houses(seen: Sight) -> View | None:
    """The houses under which this hand goes otherwise; of many, those that part nearest to here."""
    walk = seen.walk
    parting = [one for one in _partings(seen) if one.own or one.house.id == walk.glance.house]
    if not parting:
        return None
    here = {"href": walk.href(seen.number, house=""), "label": own_house(walk)}
    near = sorted(parting, key=lambda one: _far(seen, one))[:MOST_HOUSES]
    found = [
        {
            "href": walk.href(seen.number, house=one.house.id),
            "label": one.house.title,
            "current": walk.glance.house == one.house.id,
            "note": _parts_at(one.at),
        }
        for one in parting
        if one in near
    ]
    more = len(parting) - len(found)
    link = {"href": f"{walk.home}houses/", "label": f"{more} more", "plain": True}
    entries = [{**here, "current": not walk.glance.house}, *found, *([link] if more else [])]
    return {"label": "Under another law", "entries": entries, "swap": SWAP}


def _partings(seen: Sight) -> list[Parting]:
    """Where houses part from the hand, without what a closed gate or another's cards keep back."""
    walk = seen.walk
    found = partings(walk.hand.game, walk.hand.slug, walk.branch.id if walk.branch else "")
    open_to = seen.eyes is None
    return [
        one for one in found if seen.told(one.at) and (open_to or one.house.id == walk.glance.house)
    ]


def _far(seen: Sight, one: Parting) -> tuple[bool, int]:
    return one.house.id != seen.walk.glance.house, abs(one.at - seen.number)


def _parts_at(at: int) -> str:
    return f"parts at step {at}" if at else "parts at the start"


def own_house(walk: Walk) -> str:
    """What the hand's own house is called."""
    return walk.hand.house.title if walk.hand.house else "As played here"


def all_houses(seen: Sight) -> list[View]:
    """Every house under which the hand goes otherwise, in words, with the step of the parting."""
    walk = seen.walk
    return [
        {
            "title": one.house.title,
            "html": one.house.html,
            "note": _parts_at(one.at),
            "href": walk.href(min(one.at, walk.last), house=one.house.id),
        }
        for one in _partings(seen)
        if one.own
    ]


def parted(seen: Sight) -> View | None:
    """Under another house: where the two part, and once there, both rulings."""
    walk = seen.walk
    if not walk.glance.house:
        return None
    house = walk.room.houses[walk.glance.house]
    parting = next((one for one in _partings(seen) if one.house == house), None)
    at = parting.at if parting else None
    later = at is None and seen.barred > 0
    told = {"title": house.title, "text": house.text, "at": at, "later": later}
    if parting is None or at is None:
        return told
    told |= {"missing": "" if parting.own else own_house(walk)}
    told |= {"href": walk.href(min(at, walk.last)), "reached": at <= seen.number}
    if not told["reached"]:
        return told
    main = main_way(walk.room, walk.hand, replace(walk.glance, house=""), walk.branch)
    pair = ((own_house(walk), main), (house.title, walk))
    return told | {"sides": [_side(way, title, at) for title, way in pair]}


def _side(walk: Walk, title: str, at: int) -> View:
    """What was done and ruled on one side of the parting."""
    if at > walk.last:
        stopped = walk.stopped.reason if walk.stopped else ""
        return {"title": title, "said": f"The hand does not come so far. {stopped}".strip()}
    step, eyes = walk.steps[at], walk.glance.seat
    ruling = ruling_seen(step, eyes)
    plain = ruling is None or (ruling.verdict is Verdict.LAWFUL and not ruling.reason)
    return {
        "title": title,
        "said": " ".join((sentence(step, eyes), *consequences(step, eyes))),
        "verdict": None if plain or ruling is None else verdict(walk.room, ruling),
    }


def questions(walk: Walk, number: int) -> list[View]:
    """The questions that look at this very table."""
    if walk.acts is not None or walk.glance.house:
        return []
    branch = walk.branch.id if walk.branch else ""
    return [
        {"href": question_href(walk.hand, one.id)}
        for one in walk.hand.questions.values()
        if one.step == number and one.branch == branch
    ]


def question_href(hand: Hand, id: str) -> str:
    """The address of a question."""
    return f"/{hand.game}/hands/{hand.slug}/questions/{id}/"
