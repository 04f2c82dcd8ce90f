"""A dispute as an address puts it: facts and figures by their names, and what the link noted."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from django.http import QueryDict

from hoyle.book.rooms import Room
from hoyle.study.referee.facts import UNSURE, Dispute, Facts, accounts
from hoyle.study.referee.reading import BadInput, read_choice, read_number
from hoyle.study.referee.settling import Desk, Settlement
from hoyle.web.look import Look
from hoyle.web.putting import Put, agreed, doubled, joined
from hoyle.web.shelf import library

NOTED = ("edition", "engine", "ruled")  # what a link keeps of the settlement it was made from


@dataclass(frozen=True, slots=True)
class Asked:
    """A dispute with what was told of it, in the order of its questions."""

    dispute: Dispute
    put: Put
    facts: Facts = field(default_factory=dict)
    figures: Mapping[str, int] = field(default_factory=dict)

    @property
    def desk(self) -> Desk:
        """The desk that settles it under the rules agreed on."""
        return Desk(self.dispute, self.put.room.game, self.put.charter.rules, self.figures)

    @property
    def told(self) -> dict[str, str]:
        """Facts and the figures that are not usual, as they stand in an address."""
        usual = self.dispute.usual()
        figures = {name: str(one) for name, one in self.figures.items() if one != usual[name]}
        return {**self.facts, **figures}

    def href(self, without: str = "", **more: str) -> str:
        """The address of the same dispute, with a fact more or a fact less."""
        said = {name: text for name, text in {**self.told, **more}.items() if name != without}
        return self.put.saying(said).href()


def asked(dispute: Dispute, room: Room, query: QueryDict, look: Look) -> Asked:
    """The dispute as a query tells it; what cannot be read is left out and named as the fault."""
    facts = {one.id: [choice.id for choice in one.choices] for one in dispute.facts}
    own = (*facts, *(one.id for one in dispute.figures), *NOTED)
    words = joined(query, own)
    charter, wrong = agreed(room, query, own)
    wrong = wrong or doubled(query, own)
    put = Put(f"/{room.game.name}/settle/{dispute.id}/", room, charter, words, look, wrong)
    try:
        told = {
            name: read_choice(words, name, (*choices, UNSURE), "")
            for name, choices in facts.items()
            if name in words
        }
        figures = {
            one.id: read_number(words, one.id, one.least, one.most, one.usual)
            for one in dispute.figures
        }
    except BadInput as bad:
        return Asked(dispute, put.at_fault(bad), {}, dispute.usual())
    arising = {name for account in accounts(dispute, told) for name in account}
    return Asked(
        dispute, put, {name: told[name] for name in facts if name in arising & told.keys()}, figures
    )


def link_to(asked: Asked, digest: str) -> str:
    """The permanent address of a settlement: what was told, and a mark of what was ruled."""
    kept = {"edition": str(asked.dispute.edition), "engine": library().engine, "ruled": digest}
    return asked.put.saying({**asked.told, **kept}).href()


@dataclass(frozen=True, slots=True)
class Noted:
    """What a link notes of the settlement it was made from, held against what is ruled today.

    `known`: whether its edition of the dispute is today's or an `earlier` one. `same`: whether the
    ruling is; None where the two cannot be compared, since an earlier edition may have answered
    otherwise under the same laws. `engine_same`: whether the engine is; None where it is not named.
    """

    edition: str
    engine: str
    ruled: str
    known: bool
    earlier: bool
    same: bool | None
    engine_same: bool | None


def noted(asked: Asked, settled: Settlement | None) -> Noted | None:
    """What the address notes, beside today's settlement; None of that while something is asked."""
    digest = settled.digest if settled else ""
    edition, engine, ruled = (asked.put.value(name) for name in NOTED)
    today = str(asked.dispute.edition)
    earlier = edition in map(str, range(1, asked.dispute.edition))
    known = earlier or edition in ("", today)
    if asked.put.fault or (known and not ruled):
        return None
    return Noted(
        *(edition, engine, ruled, known, earlier),
        same=_same(ruled == digest, known, earlier),
        engine_same=engine == library().engine if engine else None,
    )


def _same(alike: bool, known: bool, earlier: bool) -> bool | None:
    """Whether two rulings are the same: an earlier edition can prove that they are, and no more."""
    return alike if known and (alike or not earlier) else None
