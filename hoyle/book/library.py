"""The Library: everything the book says, read once from `lessons/` and kept, frozen.

    library = load(Path("lessons"), GAMES)      # raises BadBook, which lists every fault found
    library = read(Path("lessons"), GAMES)      # never raises for content: see library.faults

Library
    title           str                         the book's title
    shelf           (Entry, ...)                .game .title .tagline .description .status
    rooms           {game name: Room}           the open ones, in the order of contents.toml
    articles        {law id: Article}           of every room, in the order of the book
    glossary        {term id: Term}             in the order of the alphabet
    enforcers       {law id: (Enforcer, ...)}   the stamped functions of hoyle.engine
    engine          str                         a mark of the engine it was read with
    faults          (Fault, ...)                what is wrong with the files; empty after load()
    search          Index                       library.search.find(query, limit=20) -> [Hit]

Room
    game            the engine's Game           .name .title .rules
    entry           Entry                       .title .tagline .description .promise
    laws            LawBook                     .title .intro (html) .articles {law id: Article}
                                                .parts: .id .title .html .articles (law ids)
    readings        {"28": law id}              where each numbered reading of the room stands
    articles        {law id: Article}           of every room: what may be cited here
    placed          {"28": law id}              every reading, whichever room it stands in
    houses          {house id: House}           .id .title .text .html .delta .rules(RulesClass)
    hands           {slug: Hand}
    lessons         {slug: Lesson}              in the order of their numbers
    options         {field: Option}             .name .title .law .default .choices .said(value)
    citations       {law id: (Citation, ...)}   .hand .branch (id or None) .step .label .verdict
    houses_on       {law id: (House, ...)}      houses that turn on that law
    questions_on    {law id: ((slug, Question), ...)}
    uncovered       frozenset of law ids        allowed, for now, to be neither shown nor asked

Article   game id number (int|None) title name ('law 38, Opening') source source_label codes
          manners (bool) part says (html) sections ((Section(kind, title, html), ...): means,
          example, remedy, varies) readings ((Reading(number, title, html, text), ...)) text line
          order anchor ('law-38' or 'jack-bobtail')
Hand      slug game title record rules house (House|None) steps (Step, ...) branches {id: steps}
          questions {id: Question} gates {step before which it stands: Question}
          table (study's Table, for explain) ; .step("label or number", branch=None) -> Step|None
Lesson    slug ('opening-the-jack', no number) game number title summary minutes laws blocks
          text hands (slugs) quizzes (QuizBlocks)
          block = Prose(html) | HandBlock(hand, at, branch, house, seat, caption html, line)
                | QuizBlock(hand, ask, line) | RulesBlock(fields, html, line)
                | RankingsBlock(hands, rows, html, line)
                | OddsBlock(cards, title, figures, query, html, line) | DrillBlock(law, html, line)
Term      id title html text (first sentence, plain) anchor
Enforcer  law name module line source (the function's own text)
Hit       kind ('law'|'lesson'|'hand'|'term') game key title segments ((text, marked), ...)

All html is safe to print as it is: it comes from the one renderer in markdown.py, which lets no
raw HTML, no foreign attribute and no scheme but https through.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path
from types import ModuleType

import hoyle.engine
from hoyle.book.articles import Article
from hoyle.book.contents import Entry, read_contents
from hoyle.book.enforcers import Enforcer, enforcers, mark_of
from hoyle.book.faults import BadBook, BadLesson, Faults
from hoyle.book.glossary import Term, link_terms, read_glossary, write_glossary
from hoyle.book.links import Links
from hoyle.book.markdown import Renderer
from hoyle.book.passage import read_passage
from hoyle.book.rooms import Room, RoomDraft, link_laws, read_room, share, write_room
from hoyle.book.search import Index, Page
from hoyle.engine.game import Game
from hoyle.engine.laws import Law


@dataclass(frozen=True, slots=True)
class Library:
    """The whole book."""

    title: str
    shelf: tuple[Entry, ...]
    rooms: Mapping[str, Room]
    articles: Mapping[Law, Article]
    glossary: Mapping[str, Term]
    enforcers: Mapping[Law, tuple[Enforcer, ...]]
    engine: str
    faults: tuple[BadLesson, ...]
    search: Index


def load(root: Path, games: Iterable[Game], engine: ModuleType = hoyle.engine) -> Library:
    """The book, whole and sound. Raises `BadBook`, which lists every fault found."""
    library = read(root, games, engine)
    if library.faults:
        raise BadBook(library.faults)
    return library


def read(root: Path, games: Iterable[Game], engine: ModuleType = hoyle.engine) -> Library:
    """The book as far as it can be read, with its faults.

    `engine` is where the functions that carry out laws are looked for. Raises `BadLesson` only
    where there is no table of contents, or no glossary, to begin from.
    """
    faults = Faults()
    contents = read_contents(read_passage(root / "contents.toml", root), faults)
    words = read_glossary(read_passage(root / "glossary.md", root), faults)
    drafts = list(_room_drafts(contents.shelf, root, tuple(games), faults))
    links, renderer, shared = Links(), Renderer(Links(), faults), share(drafts)
    link_terms(words, links)
    link_laws(drafts, links)
    rooms = {
        draft.game.name: write_room(draft, shared, links, renderer, faults) for draft in drafts
    }
    renderer.links = links
    glossary = write_glossary(words, renderer)
    return Library(
        *(contents.title, contents.shelf, rooms, shared.articles, glossary),
        enforcers=enforcers(engine),
        engine=mark_of(engine),
        faults=tuple(sorted(faults, key=lambda fault: (fault.file, fault.line))),
        search=Index(_pages(rooms, glossary)),
    )


def _room_drafts(
    shelf: Iterable[Entry], root: Path, games: tuple[Game, ...], faults: Faults
) -> Iterable[RoomDraft]:
    known = {game.name: game for game in games}
    for entry in shelf:
        if entry.status != "open":
            continue
        if entry.game in known:
            with faults.gathered():
                yield read_room(known[entry.game], entry, root, faults)
        else:
            faults.append(BadLesson("contents.toml", 1, entry.game, "no such game"))


def _pages(rooms: Mapping[str, Room], glossary: Mapping[str, Term]) -> Iterable[Page]:
    for name, room in rooms.items():
        for law, article in room.laws.articles.items():
            number = str(article.number or "")
            yield Page("law", name, law, article.name, article.text, number)
        for slug, lesson in room.lessons.items():
            yield Page("lesson", name, slug, lesson.title, f"{lesson.summary} {lesson.text}")
        for slug, hand in room.hands.items():
            teaches = hand.record.teaches
            yield Page("hand", name, slug, hand.title, teaches, unsaid=hand.acts)
    for term in glossary.values():
        yield Page("term", "", term.id, term.title, term.text)
