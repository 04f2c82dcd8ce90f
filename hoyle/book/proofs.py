"""The proofs of the book: a pure function from a `Library` to what is wrong with it.

`python manage.py check` prints the list, and the tests want it empty. What cannot even be read or
replayed is already among the library's faults; the first proof repeats those.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from typing import NamedTuple

from hoyle.book.faults import BadLesson
from hoyle.book.hands import Hand, laws_at
from hoyle.book.lessons import DrillBlock, HandBlock, Lesson, Prose, QuizBlock, RulesBlock
from hoyle.book.library import Library
from hoyle.book.markdown import plain_text
from hoyle.book.odds import OddsBlock
from hoyle.book.rankings import RankingsBlock
from hoyle.book.rooms import Room
from hoyle.engine.state import LETTERS
from hoyle.study.questions import Question, unpublishable

WORDS_BEFORE_CARDS = 400


class Problem(NamedTuple):
    """Something the book says that is not so: where, and what."""

    where: str
    text: str

    def __str__(self) -> str:
        return f"{self.where}: {self.text}"


def problems(library: Library) -> list[Problem]:
    """Everything that is wrong with the book."""
    found = [problem for proof in PROOFS for problem in proof(library)]
    for room in library.rooms.values():
        found += [problem for proof in ROOM_PROOFS for problem in proof(library, room)]
    return found


def read_without_fault(library: Library) -> Iterator[Problem]:
    """Every file could be read, every name linked in prose exists, every hand replays as marked."""
    yield from map(fault_found, library.faults)


def fault_found(fault: BadLesson) -> Problem:
    """A file that cannot be taken as it stands, among the problems."""
    return Problem(fault.where, fault.said)


def declared_once(library: Library) -> Iterator[Problem]:
    """Every law is declared by one heading of one room."""
    declared = Counter(law for room in library.rooms.values() for law in room.laws.articles)
    for law, times in declared.items():
        if times > 1:
            yield Problem(law, "is declared in more than one room")


def enforced_or_manners(library: Library) -> Iterator[Problem]:
    """Every article is carried out by a function or left to manners, and never both."""
    for law, article in library.articles.items():
        enforced = law in library.enforcers
        if article.manners and enforced:
            yield Problem(law, f"is marked .manners, and {_names(library, law)} carries it out")
        if not article.manners and not enforced:
            yield Problem(law, "is carried out by no function, and is not marked .manners")


def every_stamp_has_words(library: Library) -> Iterator[Problem]:
    """Every law stamped on a function has its article."""
    for law in library.enforcers:
        if law not in library.articles:
            yield Problem(law, f"has no article, and {_names(library, law)} carries it out")


def _names(library: Library, law: str) -> str:
    return ", ".join(f"{one.module}.{one.name}" for one in library.enforcers[law])


def lessons_name_what_exists(library: Library, room: Room) -> Iterator[Problem]:
    """Every law, hand, step, branch, house, seat, question and rule a lesson names is there."""
    for lesson in room.lessons.values():
        for law in lesson.laws:
            if law not in library.articles:
                yield Problem(lesson.file, f"no law is called {law}")
        for block in lesson.blocks:
            if not isinstance(block, Prose | RankingsBlock | OddsBlock):
                for wrong in _block_wrongs(room, block):
                    yield Problem(f"{lesson.file}:{block.line}", wrong)


def _block_wrongs(
    room: Room, block: HandBlock | QuizBlock | RulesBlock | DrillBlock
) -> Iterator[str]:
    if isinstance(block, DrillBlock):
        if not room.questions_on.get(block.law):
            yield f"no question asks about the law “{block.law}”, so none can be drilled"
    elif isinstance(block, RulesBlock):
        yield from (f"no rule is called {one}" for one in block.fields if one not in room.options)
    elif block.hand not in room.hands:
        yield f"no hand is called {block.hand}"
    elif isinstance(block, QuizBlock):
        if block.ask not in room.hands[block.hand].questions:
            yield f"{block.hand} asks nothing called {block.ask}"
    else:
        yield from _hand_wrongs(room, room.hands[block.hand], block)


def _hand_wrongs(room: Room, hand: Hand, block: HandBlock) -> Iterator[str]:
    if block.branch and block.branch not in hand.branches:
        yield f"{hand.slug} has no branch {block.branch}"
    elif block.at and not hand.step(block.at, block.branch):
        yield f"{hand.slug} has no step {block.at}"
    if block.house and block.house not in room.houses:
        yield f"no house is called {block.house}"
    if block.seat and block.seat not in LETTERS[: len(hand.record.stacks)]:
        yield f"{hand.slug} has no seat {block.seat}"


def hands_name_what_exists(library: Library, room: Room) -> Iterator[Problem]:
    """Every law that a hand is there to show speaks in it; every law it meets has its article."""
    for hand in room.hands.values():
        courses = (hand.steps, *hand.branches.values())
        met = {law for course in courses for step in course for law in laws_at(step)}
        for law in hand.record.laws:
            if law not in met:
                yield Problem(hand.record.where, f"is there to show {law}, which never speaks")
        for law in sorted(met | _asked_of(hand)):
            if law not in library.articles:
                yield Problem(hand.record.where, f"meets {law}, which has no article")


def _asked_of(hand: Hand) -> set[str]:
    return {law for question in _questions(hand) for law in question.laws}


def _questions(hand: Hand) -> list[Question]:
    return [*hand.questions.values(), *hand.gates.values()]


def rulings_rest_on_readings(library: Library, room: Room) -> Iterator[Problem]:
    """Every reading that a ruling rests on stands under an article."""
    for hand in room.hands.values():
        for course in (hand.steps, *hand.branches.values()):
            for step in course:
                for number in step.ruling.readings if step.ruling else ():
                    if number not in room.placed:
                        where = f"{hand.record.where}, step {step.number}"
                        yield Problem(where, f"rests on reading {number}, which stands nowhere")


def rules_name_laws(library: Library, room: Room) -> Iterator[Problem]:
    """Every option of a game names a law that exists."""
    for option in room.options.values():
        if option.law not in library.articles:
            named = f"the law {option.law}, which has no article" if option.law else "no law"
            wrong = f"names {named}"
            yield Problem(f"{room.game.rules.__name__}.{option.name}", wrong)
        if isinstance(option.default, str | tuple) and not option.choices:
            where = f"{room.game.rules.__name__}.{option.name}"
            yield Problem(where, "is in words, and does not say which it may be")


def shown_and_asked(library: Library, room: Room) -> Iterator[Problem]:
    """Every enforced law is shown by a step and asked by a question, less a shrinking list."""
    missing = uncovered(library, room)
    for law, lacks in missing.items():
        if law not in room.uncovered:
            yield Problem(law, f"is not {' nor '.join(lacks)}")
    for law in sorted(room.uncovered - set(missing)):
        yield Problem(
            law, "is covered, or no law that is carried out: strike it from uncovered.txt"
        )


def uncovered(library: Library, room: Room) -> dict[str, tuple[str, ...]]:
    """The enforced laws of a room that no step shows, or no question asks about."""
    missing = {}
    for law in room.laws.articles:
        shown, asked = law in room.citations, law in room.questions_on
        lacks = (*(() if shown else ("shown",)), *(() if asked else ("asked",)))
        if law in library.enforcers and lacks:
            missing[law] = lacks
    return missing


def readings_placed_once(library: Library, room: Room) -> Iterator[Problem]:
    """The readings from the first to the last that are promised stand under one article each."""
    articles = room.laws.articles.values()
    placed = Counter(one.number for article in articles for one in article.readings)
    promise = room.entry.promise
    promised = {str(one) for one in range(promise.first_reading, promise.readings + 1)}
    for number in sorted(promised | set(placed), key=int):
        if placed[number] != 1:
            yield Problem(f"reading {number}", f"stands under {placed[number]} articles, not one")


def questions_can_be_asked(library: Library, room: Room) -> Iterator[Problem]:
    """No two choices of a question look alike, and the answer is one of at least two."""
    for hand in room.hands.values():
        for question in _questions(hand):
            for wrong in question_wrongs(question):
                yield Problem(f"{hand.record.where}, question {question.id}", wrong)


def question_wrongs(question: Question) -> Iterator[str]:
    """Why a question may not be published."""
    fault = unpublishable(question.choices)
    if fault:
        yield fault
    if not question.prompt.strip() or not all(one.text.strip() for one in question.choices):
        yield "has a prompt or a choice without words"
    if question.choice(question.answer) is None:
        yield "the answer is not among the choices"


def promises_kept(library: Library, room: Room) -> Iterator[Problem]:
    """The room holds as many lessons and questions as it promises, and the hands by name."""
    promise, name = room.entry.promise, room.game.name
    asked = sum(len(_questions(hand)) for hand in room.hands.values())
    for what, wanted, found in (
        ("lessons", promise.lessons, len(room.lessons)),
        ("questions", promise.questions, asked),
    ):
        if found < wanted:
            yield Problem(name, f"{found} {what}, not {wanted}")
    for slug in promise.hands:
        if slug not in room.hands:
            yield Problem(name, f"the hand {slug} is missing")


def cards_come_soon(library: Library, room: Room) -> Iterator[Problem]:
    """A lesson brings cards to the table within three screens, that is so many words."""
    for lesson in room.lessons.values():
        words = _words_before_cards(lesson)
        if words is None:
            yield Problem(lesson.file, "shows no hand")
        elif words > WORDS_BEFORE_CARDS:
            wrong = f"{words} words before the first hand, not {WORDS_BEFORE_CARDS} at most"
            yield Problem(lesson.file, wrong)


def _words_before_cards(lesson: Lesson) -> int | None:
    words = 0
    for block in lesson.blocks:
        if isinstance(block, HandBlock):
            return words
        if isinstance(block, Prose):
            words += len(plain_text(block.html).split())
    return None


PROOFS: tuple[Callable[[Library], Iterator[Problem]], ...] = (
    read_without_fault,
    declared_once,
    enforced_or_manners,
    every_stamp_has_words,
)
ROOM_PROOFS: tuple[Callable[[Library, Room], Iterator[Problem]], ...] = (
    lessons_name_what_exists,
    hands_name_what_exists,
    rulings_rest_on_readings,
    rules_name_laws,
    shown_and_asked,
    readings_placed_once,
    questions_can_be_asked,
    promises_kept,
    cards_come_soon,
)
