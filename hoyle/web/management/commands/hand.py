"""`python manage.py hand FILE [--json]`: any hand file, replayed in the terminal."""

import json
from argparse import ArgumentParser
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from django.conf import settings
from django.core.management.base import BaseCommand, CommandError

from hoyle.book import hands
from hoyle.book.faults import BadBook, BadLesson, Faults
from hoyle.book.hands import as_lesson
from hoyle.book.library import Library, read
from hoyle.book.passage import read_passage
from hoyle.engine.laws import Verdict
from hoyle.engine.shelf import GAMES
from hoyle.study.record import BadRecord, Record, read_record
from hoyle.study.replay import Step
from hoyle.study.telling import as_json, law_words, narrate, standing


class Command(BaseCommand):
    """A step a line: what was said, the verdict, the laws and the pool."""

    help = "Replays a hand file; exits 1 naming file, line and fault if a line is not as marked."
    requires_system_checks: list[str] = []

    def add_arguments(self, parser: ArgumentParser) -> None:
        """One file, and how to print it."""
        parser.add_argument("file", type=Path, help="the hand file, ending in .toml")
        parser.add_argument("--branch", default=None, help="replay this branch instead")
        parser.add_argument("--json", action="store_true", help="the steps as JSON")

    def handle(self, *args: Any, **options: Any) -> None:
        """Read, replay, print."""
        try:
            with as_lesson():
                steps = play(options["file"], options["branch"])
        except (BadBook, BadLesson, OSError) as fault:
            raise CommandError(str(fault)) from None
        if options["json"]:
            self.stdout.write(json.dumps([as_json(step) for step in steps], indent=1))
            return
        for step in steps:
            self.stdout.write(line(step))


def play(path: Path, branch: str | None) -> tuple[Step, ...]:
    """The steps of a hand file, by the house it names; all of it is held to the engine."""
    passage = read_passage(path, path.parent)
    record = read_record(passage.text, str(path))
    library, faults = read(settings.LESSONS, GAMES), Faults()
    unknown = next(_unknown(library, record, branch), None)
    if unknown:
        raise BadRecord(str(path), _line_of(unknown[0], passage.text), *unknown)
    room = library.rooms[record.game]
    house = room.houses[record.house] if record.house else None
    titles = {law: article.title for law, article in room.articles.items()}
    hand = hands.play(room.game, record, house, titles, faults)
    if hand is None or faults:
        raise BadBook(tuple(faults))
    return hand.branches[branch] if branch else hand.steps


def _unknown(library: Library, record: Record, branch: str | None) -> Iterator[tuple[str, str]]:
    """What the head of the file names, or the command, and the book does not hold."""
    if record.game not in library.rooms:
        yield record.game, "no game of this name is in the book"
        return
    room = library.rooms[record.game]
    if record.house and record.house not in room.houses:
        yield record.house, "no house of this name is in the book"
    for law in record.laws:
        if law not in room.articles:
            yield law, "no law of the book is called so"
    if branch and record.branch(branch) is None:
        yield branch, "no branch of this name is in the file"


def _line_of(word: str, text: str) -> int:
    """The line on which a word stands between quotes; the first where it does not."""
    lines = enumerate(text.splitlines(), start=1)
    return next((number for number, line in lines if f'"{word}"' in line), 1)


def line(step: Step) -> str:
    """One step in one line."""
    label = f" @{step.label}" if step.label else ""
    said = [f"{step.number:>3}{label}", narrate(step) or "Before the first act."]
    if step.ruling:
        said += ["Lawful."] if step.ruling.verdict is Verdict.LAWFUL else []
        said.append(f"({', '.join(law_words(law) for law in step.ruling.laws)})")
    stands = standing(step.state)
    return "  ".join([*said, f"{stands.label} {stands.heard}."])
