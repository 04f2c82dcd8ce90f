"""A dispute on its page: what is still asked, the settlement, and how it is known."""

from __future__ import annotations

from typing import Any

from hoyle.book.hands import Hand
from hoyle.engine.laws import Verdict
from hoyle.engine.state import letter
from hoyle.study.questions import Table
from hoyle.study.referee.facts import UNSURE, Fact
from hoyle.study.referee.grouping import Alike, Condition, alike
from hoyle.study.referee.quick.table import plays_tricks
from hoyle.study.referee.ruling import Ruled
from hoyle.study.referee.settling import Hinge, Settlement
from hoyle.study.replay import Step
from hoyle.study.telling import sentence
from hoyle.study.telling.board import units
from hoyle.web.disputing import Asked, Noted, link_to, noted
from hoyle.web.look import Look
from hoyle.web.present import desk_fields as fields
from hoyle.web.present.charter import in_force
from hoyle.web.present.common import View, crumbs
from hoyle.web.present.desk import DESK
from hoyle.web.present.desk_answers import cites
from hoyle.web.present.reading import SHELF, home
from hoyle.web.present.sight import sight
from hoyle.web.present.steps import reading_link
from hoyle.web.present.table import table
from hoyle.web.present.tricks import felt
from hoyle.web.walk import Walk

NOT_SURE = "Not sure"
LONGEST_NOTE = 30


def page(asked: Asked, question: Fact | None, settled: Settlement | None, look: Look) -> View:
    """The page of a dispute."""
    dispute, put = asked.dispute, asked.put
    own = (f"/{put.room.game.name}/settle/", "Settle a dispute")
    form = [*_figures(asked), fields.house(put)]
    return {
        "title": dispute.title,
        "crumbs": crumbs(SHELF, home(put.room), own, here=dispute.title),
        "says": dispute.says,
        "here": put.here,
        "rules": in_force(put.charter),
        "fault": put.fault.message if put.fault else "",
        "fault_at": fields.fault_at(put, form),
        "told": [_told(asked, one) for one in dispute.facts if one.id in asked.facts],
        "question": _question(asked, question) if question else None,
        "settlement": settlement(asked, settled, look) if settled else None,
        "noted": noted_words(noted(asked, settled), settled is not None),
        "felt": felt(put.room.game),
        "fields": form,
        "hidden": [*asked.facts.items(), *_other_rules(asked)],
        "again": put.saying({}).href() if asked.facts else "",
        "desk": DESK[0],
    }


def _told(asked: Asked, one: Fact) -> View:
    answer = asked.facts[one.id]
    return {"ask": one.ask, "answer": one.text(answer), "href": asked.href(one.id)}


def _question(asked: Asked, one: Fact) -> View:
    """The next question: every answer is a link, and “not sure” the last of them."""
    choices = [(choice.id, choice.text) for choice in one.choices]
    return {
        "ask": one.ask,
        "number": len(asked.facts) + 1,
        "choices": [
            {"href": asked.href("", **{one.id: id}), "text": text}
            for id, text in (*choices, (UNSURE, NOT_SURE))
        ],
    }


def _figures(asked: Asked) -> list[View]:
    put = asked.put
    return [
        fields.number(put, one.id, one.label, one.least, one.most, str(one.usual))
        for one in asked.dispute.figures
    ]


def _other_rules(asked: Asked) -> list[tuple[str, str]]:
    return [(name, text) for name, text in asked.put.charter.pairs if name != "house"]


def settlement(asked: Asked, settled: Settlement, look: Look) -> View:
    """The settlement: the ruling, or every ruling that is possible."""
    ruled, together = settled.ruled, alike(settled)
    return {
        "ways": [_way(asked, settled, one) for one in together],
        "matters": settled.matters,
        "doubts": _doubts(settled),
        "ruling": None if settled.matters else ruling(asked, ruled),
        "hinges": [_hinge(asked, ruled, one) for one in settled.hinges],
        "known": known(asked, ruled, look),
        "houses": [] if settled.matters else _elsewhere(asked, ruled),
        "link": link_to(asked, settled.digest),
        "say": f"It matters: {len(together)} rulings are possible."
        if settled.matters
        else ruled.line,
    }


def ruling(asked: Asked, ruled: Ruled) -> View:
    """A ruling, its remedy, and what it rests on."""
    room = asked.put.room
    before = "Under these rules it would not have come so far. " if ruled.before_it else ""
    return {
        "key": ruled.verdict,
        "line": before + ruled.line,
        "remedy": list(ruled.remedy),
        "then": ruled.then,
        "moved": moved(asked, ruled),
        "laws": cites(room, ruled.laws),
        "readings": [reading_link(room, one) for one in ruled.readings],
    }


def moved(asked: Asked, ruled: Ruled) -> list[View]:
    """What each seat pays or is paid, or scores, from the disputed act on."""
    pays = "scores" if plays_tricks(asked.put.room.game) else "puts up"
    state = ruled.step.state
    return [
        {
            "letter": letter(seat),
            "text": f"{pays if amount > 0 else 'takes'} {units(abs(amount), state)}",
        }
        for seat, amount in enumerate(ruled.moved)
        if amount
    ]


def _way(asked: Asked, settled: Settlement, one: Alike) -> View:
    """One of several rulings, with the answers that lead to it."""
    doubts = {fact.id: fact for fact in settled.doubts}
    laws = dict.fromkeys(law for way in one.ways for law in way.laws)
    return {
        **ruling(asked, one.ways[0]),
        "then": one.then,
        "laws": cites(asked.put.room, laws),
        "ifs": list(filter(None, (_if(doubts, condition) for condition in one.when))),
    }


def _if(doubts: dict[str, Fact], condition: Condition) -> str:
    return "; ".join(
        f"{doubts[name].ask} {' — or '.join(map(doubts[name].text, told))}"
        for name, told in condition.items()
    )


def _doubts(settled: Settlement) -> str:
    """Whether it matters that nobody is sure."""
    if not settled.doubts:
        return ""
    if settled.matters:
        return "It matters: what nobody is sure of changes the ruling."
    return "It does not matter: however it was, the ruling is the same."


def _hinge(asked: Asked, ruled: Ruled, hinge: Hinge) -> View:
    return {
        "ask": hinge.fact.ask,
        "told": hinge.fact.text(hinge.told),
        "others": [
            {
                "choice": hinge.fact.text(other.choice),
                "href": asked.href("", **{hinge.fact.id: other.choice}),
                "lines": list(dict.fromkeys(_line(ruled, way) for way in other.ways)),
            }
            for other in hinge.others
        ],
    }


def _line(ruled: Ruled, other: Ruled) -> str:
    """Another ruling in a line; where it reads the same, what comes of it."""
    if other.line != ruled.line:
        return other.line
    return " ".join(filter(None, (*other.remedy, other.then))) or other.line


def _elsewhere(asked: Asked, ruled: Ruled) -> list[View]:
    """The houses that have it otherwise, those alike together."""
    room = asked.put.room
    houses = {one.id: one.rules(room.game.rules) for one in room.houses.values()}
    return [
        {
            "houses": [
                {
                    "href": asked.put.under(room.houses[name]).saying(asked.told).href(),
                    "label": room.houses[name].title,
                }
                for name in other.houses
            ],
            "key": other.ruled.verdict,
            "line": _line(ruled, other.ruled),
        }
        for other in asked.desk.elsewhere(ruled.facts, houses)
    ]


def noted_words(one: Noted | None, settled: bool) -> View | None:
    """What the link says was ruled, beside what is ruled today, if it is settled today."""
    if one is None:
        return None
    return {
        "key": "lawful" if one.same else "irregular",
        "made": _made(one),
        "said": _compared(one, settled),
        "same": one.same is True,
    }


def _made(one: Noted) -> str:
    if not one.known:
        return (
            "This link names an edition of the desk that is not known here: "
            f"“{one.edition[:LONGEST_NOTE]}”."
        )
    earlier = ", an earlier one" if one.earlier else ""
    edition = f" (edition {one.edition} of the desk{earlier})" if one.edition else ""
    since = " The engine has been changed since." if one.engine_same is False else ""
    return f"This link was made of a settlement{edition}.{since}"


def _compared(one: Noted, settled: bool) -> str:
    if not one.known:
        return "What it notes cannot be compared; what stands here is of today."
    if one.same:
        return "Ruled on again today, it is the same."
    if not settled:
        return "More is asked today than it tells, so that there is no ruling yet to compare."
    if one.earlier:
        return (
            "The desk puts or answers this dispute otherwise by now, so that the two cannot be "
            "compared; what stands here is of today."
        )
    return "Today’s ruling differs from the one it notes."


def known(asked: Asked, ruled: Ruled, look: Look) -> View:
    """How it is known: the record as it was played, and the table at the disputed act."""
    rules, game = ruled.rules, asked.put.room.game
    laid = Table(game, rules, ruled.record, {"": ruled.steps})
    hand = Hand(laid, asked.put.charter.house, {}, {})
    walk = Walk(asked.put.room, hand, ruled.steps, rules)
    return {
        "steps": [_step(asked, step, ruled.at) for step in ruled.steps[1:]],
        "table": table(sight(walk, ruled.at, look, links=False)),
        "caption": sentence(ruled.step),
        "supposed": _supposed(asked, rules),
    }


def _supposed(asked: Asked, rules: Any) -> list[View]:
    """Options that hold because of what was told, and not because they were agreed on."""
    agreed = asked.put.charter.rules
    return [
        {"name": option.title, "value": option.said(getattr(rules, name))}
        for name, option in asked.put.room.options.items()
        if getattr(rules, name) != getattr(agreed, name)
    ]


def _step(asked: Asked, step: Step, at: int) -> View:
    lawful = step.ruling is None or step.ruling.verdict is Verdict.LAWFUL
    laws = cites(asked.put.room, step.ruling.laws[:1] if step.ruling else ())
    return {
        "number": step.number,
        "text": sentence(step),
        "verdict": "" if lawful or step.ruling is None else step.ruling.verdict.value,
        "laws": laws,
        "disputed": step.number == at,
    }
