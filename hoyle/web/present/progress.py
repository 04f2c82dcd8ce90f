"""How far a learner has come: by game, by lesson and hand, and where to go on."""

from __future__ import annotations

from hoyle.book.hands import Hand
from hoyle.book.lessons import Lesson, QuizBlock
from hoyle.book.library import Library
from hoyle.book.rooms import Room
from hoyle.web.gates import name_of
from hoyle.web.models import Learner, Place
from hoyle.web.present.common import View, counted, crumbs, hand_href
from hoyle.web.present.reading import SHELF, lesson_href
from hoyle.web.present.share import share
from hoyle.web.present.ways import question_href
from hoyle.web.records import Stock
from hoyle.web.reviewing import missed_of


def progress(book: Library, kept: Stock) -> View:
    """The page of a learner's progress."""
    rooms = [_room(room, kept) for room in book.rooms.values()]
    return {
        "title": "Your progress",
        "crumbs": crumbs(SHELF, here="Progress"),
        "rooms": rooms,
        "anything": bool(kept.answers or kept.places or kept.reviews or kept.tables),
        "answers": counted(kept.given, "answer"),
        "places": counted(kept.reached, "place"),
        "reviews": bool(kept.reviews),
        "tables": counted(kept.tables, "table") if kept.tables else "",
    }


def _room(room: Room, kept: Stock) -> View:
    hands = [_hand(hand, kept) for hand in room.hands.values()]
    lessons = [_lesson(room, lesson, kept) for lesson in room.lessons.values()]
    return {
        "title": room.entry.title,
        "game": room.game.name,
        "resume": resume(room, kept),
        "share": share(room, kept),
        "lessons": lessons,
        "hands": hands,
        "asked": _total(hands, "asked") + _total(hands, "gates"),
        "solved": _total(hands, "solved") + _total(hands, "passed"),
        "stepped": sum(one["done"] for one in hands),
    }


def _total(hands: list[View], what: str) -> int:
    return sum(one[what] for one in hands)


def _hand(hand: Hand, kept: Stock) -> View:
    place = kept.places.get((Place.HAND, hand.game, hand.slug))
    solved = sum(kept.solved(hand.game, hand.slug, id) for id in hand.questions)
    left = [id for id in hand.questions if not kept.solved(hand.game, hand.slug, id)]
    gates = [name_of(before) for before in hand.gates]
    passed = sum(kept.solved(hand.game, hand.slug, gate) for gate in gates)
    return {
        "title": hand.title,
        "href": hand_href(hand.game, hand.slug, place.step if place and not place.done else ""),
        "done": place is not None and place.done,
        "at": place.step if place else 0,
        "of": len(hand.steps) - 1,
        "begun": place is not None or bool(solved) or bool(passed),
        "asked": len(hand.questions),
        "solved": solved,
        "gates": len(gates),
        "passed": passed,
        "question_href": question_href(hand, left[0]) if left else "",
    }


def _lesson(room: Room, lesson: Lesson, kept: Stock) -> View:
    quizzes = [(one.hand, one.ask) for one in lesson.quizzes]
    solved = sum(kept.solved(room.game.name, *one) for one in quizzes)
    return {
        "title": lesson.title,
        "number": lesson.number,
        "href": lesson_href(lesson),
        "asked": len(quizzes),
        "solved": solved,
        "read": kept.read(Place.LESSON, room.game.name, lesson.slug),
        "done": done(room, lesson, kept),
    }


def done(room: Room, lesson: Lesson, kept: Stock) -> bool:
    """Whether a lesson is finished: marked as read, or each of its questions answered rightly."""
    quizzes = [(one.hand, one.ask) for one in lesson.quizzes]
    answered = bool(quizzes) and all(kept.solved(room.game.name, *one) for one in quizzes)
    return answered or kept.read(Place.LESSON, room.game.name, lesson.slug)


def lesson_line(room: Room, lesson: Lesson, kept: Stock) -> View:
    """A learner's share of one lesson, for a line at its end."""
    return {**_lesson(room, lesson, kept), "slug": lesson.slug, "game": room.game.name}


def again(room: Room, lesson: Lesson, learner: Learner | None) -> list[View]:
    """The questions of a lesson that were missed and are due again."""
    items = {f"{one.hand}/{one.ask}": one for one in lesson.quizzes}
    missed = missed_of(learner, room.game.name, items)
    return [
        {"href": question_href(room.hands[one.hand], one.ask), "label": _asked(room, one)}
        for item, one in items.items()
        if item in missed
    ]


def _asked(room: Room, quiz: QuizBlock) -> str:
    return room.hands[quiz.hand].questions[quiz.ask].prompt


def resume(room: Room, kept: Stock) -> View:
    """Where to go on: the hand left off last, or else the first lesson not finished."""
    place = kept.latest
    hand = room.hands.get(place.slug) if place and place.game == room.game.name else None
    if hand is not None and place is not None and place.step <= len(hand.steps) - 1:
        href = hand_href(hand.game, hand.slug, place.step)
        return {"href": href, "label": f"Go on with “{hand.title}”, step {place.step}"}
    for lesson in room.lessons.values():
        if not done(room, lesson, kept):
            begun = "Go on with" if kept.answers or kept.reached else "Begin with"
            return {"href": lesson_href(lesson), "label": f"{begun} lesson {lesson.number}"}
    return {"href": f"/{room.game.name}/hands/", "label": "Choose a hand"}
