"""Lessons: `NN-slug.md`, front matter in TOML and a body of prose and directives.

    +++
    title = "Opening the jack"
    summary = "Who may open, with what, for how much."
    minutes = 6
    laws = ["poker.38"]
    +++
    Prose, with [[poker.38]] and [[age]].

    :::{hand opening at=opens seat=C}     a hand to step through; the body is its caption
    Watch C.
    :::
    :::{quiz opening ask=may-c-open} :::  a question of that hand
    :::{rules openers bobtail} :::        house options with their laws
    :::{rankings 9h8h7h6h5h Ts6s4s3s2s} :::   two hands under every order of hands
    :::{odds JsJdAs6s3s throw=Jd} :::     figures, counted
    :::{drill poker.38} :::               drills on a law
    :::{aside A title} … :::              a remark      :::{table A title} … :::   a wide table

No answer is ever typed: the engine gives it.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import PurePath

from hoyle.book.directives import Directive
from hoyle.book.faults import BadLesson
from hoyle.book.markdown import Piece, Renderer, plain_text
from hoyle.book.odds import OddsBlock, odds_block
from hoyle.book.passage import Passage, expect, front_matter
from hoyle.book.rankings import RankingsBlock, rankings_block
from hoyle.engine.game import Game, Ranking

PIECES = ("hand", "quiz", "rules", "rankings", "odds", "drill")
FIELDS = {"title": str, "summary": str, "minutes": int, "laws": list}
_OPTIONS = {"hand": ("at", "branch", "house", "seat"), "quiz": ("ask",), "rules": (), "drill": ()}
_NAME = re.compile(r"(?P<number>\d\d)-(?P<slug>[a-z0-9]+(?:-[a-z0-9]+)*)")


@dataclass(frozen=True, slots=True)
class Prose:
    """Text."""

    html: str


@dataclass(frozen=True, slots=True)
class HandBlock:
    """A hand to step through, opened at a label or number, with a caption."""

    hand: str
    at: str
    branch: str
    house: str
    seat: str
    caption: str
    line: int


@dataclass(frozen=True, slots=True)
class QuizBlock:
    """A question of a hand."""

    hand: str
    ask: str
    line: int


@dataclass(frozen=True, slots=True)
class RulesBlock:
    """House options by the names of their fields; the body says something about them."""

    fields: tuple[str, ...]
    html: str
    line: int


@dataclass(frozen=True, slots=True)
class DrillBlock:
    """Drills on a law; the body says something about them."""

    law: str
    html: str
    line: int


Block = Prose | HandBlock | QuizBlock | RulesBlock | RankingsBlock | OddsBlock | DrillBlock


@dataclass(frozen=True, slots=True)
class Lesson:
    """A lesson, compiled."""

    game: str
    slug: str
    number: int
    title: str
    summary: str
    minutes: int
    laws: tuple[str, ...]
    blocks: tuple[Block, ...]
    text: str
    file: str

    @property
    def hands(self) -> tuple[str, ...]:
        """The hands it shows, each once."""
        return tuple(dict.fromkeys(one.hand for one in self.blocks if isinstance(one, HandBlock)))

    @property
    def quizzes(self) -> tuple[QuizBlock, ...]:
        """The questions it asks."""
        return tuple(one for one in self.blocks if isinstance(one, QuizBlock))


@dataclass(frozen=True, slots=True)
class LessonDraft:
    """A lesson whose front matter is read and whose body is not."""

    slug: str
    number: int
    title: str
    summary: str
    minutes: int
    laws: tuple[str, ...]
    body: Passage


def read_lesson(passage: Passage) -> LessonDraft:
    """The front matter of a lesson, and its place in the order from the file's name."""
    name = _NAME.fullmatch(PurePath(passage.file).stem)
    if not name:
        raise passage.fault("", "a lesson's file is named NN-slug.md")
    matter, body = front_matter(passage)
    expect(matter, FIELDS, passage, needed=("title", "summary"))
    laws = matter.get("laws", [])
    if not all(isinstance(law, str) for law in laws):
        raise passage.fault("laws", "laws is a list of law ids")
    return LessonDraft(
        *(name["slug"], int(name["number"]), matter["title"], matter["summary"]),
        *(matter.get("minutes", 0), tuple(laws), body),
    )


def write_lesson(
    game: Game, draft: LessonDraft, renderer: Renderer, orders: Iterable[Ranking] = ()
) -> Lesson:
    """Render a lesson; `orders` are those under which it may lay two hands side by side."""
    pieces = renderer.pieces(draft.body, PIECES)
    blocks: list[Block] = []
    for piece in pieces:
        with renderer.faults.gathered():
            blocks.append(_block(piece, draft.body.file, orders, game))
    return Lesson(
        *(
            game.name,
            draft.slug,
            draft.number,
            draft.title,
            draft.summary,
            draft.minutes,
            draft.laws,
        ),
        blocks=tuple(blocks),
        text=plain_text(" ".join(piece.html for piece in pieces)),
        file=draft.body.file,
    )


def _block(piece: Piece, file: str, orders: Iterable[Ranking], game: Game) -> Block:
    one = piece.directive
    if not one:
        return Prose(piece.html)
    if one.name == "rankings":
        return rankings_block(one, piece.html, file, orders)
    if one.name == "odds":
        return odds_block(one, piece.html, file, game)
    return _of_the_book(one, piece, file)


def _of_the_book(one: Directive, piece: Piece, file: str) -> Block:
    """A block that names a hand, a question, a rule or a law of the book."""
    unknown = set(one.options).difference(_OPTIONS[one.name])
    if unknown:
        raise BadLesson(file, one.line, min(unknown), f"unknown option of {one.name}")
    if one.name == "rules":
        return RulesBlock(_words(one, file, "field"), piece.html, one.line)
    if one.name == "drill":
        return DrillBlock(_words(one, file, "law")[0], piece.html, one.line)
    hand, *more = _words(one, file, "hand")
    if more:
        raise BadLesson(file, one.line, more[0], "one hand only")
    if one.name == "quiz":
        return _quiz(hand, one, piece, file)
    at, branch, house, seat = (one.options.get(key, "") for key in _OPTIONS["hand"])
    return HandBlock(hand, at, branch, house, seat, piece.html, one.line)


def _words(one: Directive, file: str, what: str) -> tuple[str, ...]:
    if not one.words:
        raise BadLesson(file, one.line, one.name, f"names no {what}")
    return one.words


def _quiz(hand: str, one: Directive, piece: Piece, file: str) -> QuizBlock:
    if "ask" not in one.options:
        raise BadLesson(file, one.line, hand, "a quiz says what is asked: ask=…")
    if piece.html.strip():
        raise BadLesson(file, one.line, hand, "a quiz has no text: the engine asks and answers")
    return QuizBlock(hand, one.options["ask"], one.line)
