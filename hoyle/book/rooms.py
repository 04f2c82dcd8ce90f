"""A game's room: its folder of laws, houses, hands and lessons, read and then compiled.

Reading comes first and for every room, since any text may link to anything; only then is the prose
rendered and are the hands replayed.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from hoyle.book.articles import Article, Draft, LawBook, read_laws, write_laws
from hoyle.book.contents import Entry
from hoyle.book.faults import BadLesson, Faults
from hoyle.book.hands import Citation, Hand, citations, play, read_records
from hoyle.book.houses import House, houses_on, read_houses
from hoyle.book.lessons import Lesson, LessonDraft, read_lesson, write_lesson
from hoyle.book.links import Links, hand_link, law_link, lesson_link
from hoyle.book.markdown import Renderer
from hoyle.book.options import Option, read_options
from hoyle.book.passage import Passage, read_passage
from hoyle.engine.game import Game, Ranking
from hoyle.engine.laws import Law
from hoyle.study.questions import Question
from hoyle.study.record import Record


@dataclass(frozen=True, slots=True)
class Room:
    """Everything the book holds on one game.

    `laws` are its own; `articles` and `placed` are of every room, for a game may cite another's:
    the articles by law, and by the number of each reading the law under which it stands.
    """

    game: Game
    entry: Entry
    laws: LawBook
    readings: Mapping[str, Law]
    articles: Mapping[Law, Article]
    placed: Mapping[str, Law]
    houses: Mapping[str, House]
    hands: Mapping[str, Hand]
    lessons: Mapping[str, Lesson]
    options: Mapping[str, Option]
    citations: Mapping[Law, tuple[Citation, ...]]
    houses_on: Mapping[Law, tuple[House, ...]]
    questions_on: Mapping[Law, tuple[tuple[str, Question], ...]]
    uncovered: frozenset[Law]

    @property
    def law_numbers(self) -> frozenset[int]:
        """The numbers of those of its own laws that have one."""
        return frozenset(one.number for one in self.laws.articles.values() if one.number)


@dataclass(frozen=True, slots=True)
class RoomDraft:
    """A room read but not compiled."""

    game: Game
    entry: Entry
    laws: Draft
    houses: Passage
    lessons: tuple[LessonDraft, ...]
    records: Mapping[str, Record]
    uncovered: frozenset[Law]


def read_room(game: Game, entry: Entry, root: Path, faults: Faults) -> RoomDraft:
    """Read the folder of a game."""
    folder = root / game.name
    allowed = folder / "uncovered.txt"
    return RoomDraft(
        game=game,
        entry=entry,
        laws=read_laws(read_passage(folder / "laws.md", root), faults),
        houses=read_passage(folder / "houses.toml", root),
        lessons=_read_lessons(folder, entry, root, faults),
        records=read_records(folder / "hands", root, faults),
        uncovered=frozenset(_ids(read_passage(allowed, root)) if allowed.exists() else ()),
    )


def _read_lessons(
    folder: Path, entry: Entry, root: Path, faults: Faults
) -> tuple[LessonDraft, ...]:
    """The lessons in the order of the contents; those that it does not list are a fault."""
    drafts = []
    for name in entry.lessons:
        with faults.gathered():
            drafts.append(read_lesson(read_passage(folder / f"{name}.md", root)))
    for path in sorted(folder.glob("[0-9]*.md")):
        if path.stem not in entry.lessons:
            faults.append(read_passage(path, root).fault("", "not listed in contents.toml"))
    return tuple(drafts)


def _ids(passage: Passage) -> Iterable[Law]:
    """The words at the beginnings of lines, remarks behind # aside."""
    lines = (line.partition("#")[0].strip() for line in passage.text.splitlines())
    return filter(None, lines)


def link_laws(drafts: Iterable[RoomDraft], links: Links) -> None:
    """Make the laws of every room known."""
    for draft in drafts:
        for one in draft.laws.headings:
            if one.level == 2:
                links.add(one.id, law_link(draft.game.name, one.id, one.name))


def _own_links(draft: RoomDraft, links: Links) -> Links:
    """What may be named in a room: all that may be named everywhere, its hands and lessons."""
    own, name = Links(dict(links.places)), draft.game.name
    for slug, record in draft.records.items():
        own.add(f"hand:{slug}", hand_link(name, slug, record.title))
        for number, line in enumerate(record.lines, 1):
            own.add(f"hand:{slug}/{number}", hand_link(name, slug, record.title, str(number)))
            if line.label:
                own.add(
                    f"hand:{slug}/{line.label}", hand_link(name, slug, record.title, line.label)
                )
    for lesson in draft.lessons:
        own.add(f"lesson:{lesson.slug}", lesson_link(name, lesson.slug, lesson.title))
    return own


@dataclass(frozen=True, slots=True)
class Shared:
    """What all rooms hold in common: filled as one after another is written.

    `titles`: the name of every law, as its heading has it, room by room. `orders`: every order of
    hands, in the order of the shelf.
    """

    titles: Mapping[str, Mapping[Law, str]]
    orders: tuple[Ranking, ...]
    articles: dict[Law, Article] = field(default_factory=dict)
    placed: dict[str, Law] = field(default_factory=dict)

    def titles_for(self, game: str) -> dict[Law, str]:
        """The names of all laws, those of one room first."""
        others = [names for room, names in self.titles.items() if room != game]
        return {law: name for names in (self.titles[game], *others) for law, name in names.items()}


def share(drafts: Sequence[RoomDraft]) -> Shared:
    """What the rooms hold in common, before any is written."""
    return Shared(
        {
            draft.game.name: {one.id: one.name for one in draft.laws.headings if one.level == 2}
            for draft in drafts
        },
        tuple(order for draft in drafts for order in draft.game.rankings),
    )


def write_room(
    draft: RoomDraft, shared: Shared, links: Links, renderer: Renderer, faults: Faults
) -> Room:
    """Render the prose of a room and replay its hands."""
    renderer.links = _own_links(draft, links)
    game = draft.game
    laws = write_laws(game.name, draft.laws, renderer)
    readings = _readings(laws)
    for law, article in laws.articles.items():
        shared.articles.setdefault(law, article)
    for number, law in readings.items():
        shared.placed.setdefault(number, law)
    houses: dict[str, House] = {}
    with faults.gathered():
        houses = read_houses(draft.houses, game.rules, renderer, faults)
    lessons = [write_lesson(game, one, renderer, shared.orders) for one in draft.lessons]
    hands = _play_all(draft, shared.titles_for(game.name), houses, faults)
    return Room(
        *(game, draft.entry, laws, readings, shared.articles, shared.placed, houses, hands),
        lessons={lesson.slug: lesson for lesson in lessons},
        options={one.name: one for one in read_options(draft.houses, game.rules, faults)},
        citations=citations(hands),
        houses_on=houses_on(houses, game.rules),
        questions_on=_questions_on(hands),
        uncovered=draft.uncovered,
    )


def _play_all(
    draft: RoomDraft, titles: Mapping[Law, str], houses: Mapping[str, House], faults: Faults
) -> dict[str, Hand]:
    hands = {}
    for slug, record in draft.records.items():
        with faults.gathered():
            house = _house_of(record, houses)
            hands[slug] = play(draft.game, record, house, titles, faults)
    return {slug: hand for slug, hand in hands.items() if hand}


def _house_of(record: Record, houses: Mapping[str, House]) -> House | None:
    """The house a hand names, or else the one that changes nothing, if there is one."""
    if not record.house:
        return next((house for house in houses.values() if not house.delta), None)
    if record.house not in houses:
        raise BadLesson(record.where, 1, record.house, "no house is called this")
    return houses[record.house]


def _readings(laws: LawBook) -> dict[str, Law]:
    return {
        reading.number: law
        for law, article in laws.articles.items()
        for reading in article.readings
    }


def _questions_on(hands: Mapping[str, Hand]) -> dict[Law, tuple[tuple[str, Question], ...]]:
    found: dict[Law, tuple[tuple[str, Question], ...]] = {}
    for hand in hands.values():
        for question in (*hand.questions.values(), *hand.gates.values()):
            for law in question.laws:
                found[law] = (*found.get(law, ()), (hand.slug, question))
    return found
