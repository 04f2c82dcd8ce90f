"""`python manage.py hand FILE [--json]`: any hand file, replayed in the terminal."""

import json
from argparse import ArgumentParser
from pathlib import Path
from typing import Any

from django.conf import settings
from django.core.management.base import BaseCommand, CommandError

from hoyle.book.faults import BadLesson
from hoyle.book.hands import as_lesson
from hoyle.book.library import Library, read
from hoyle.book.passage import read_passage
from hoyle.engine.laws import Verdict
from hoyle.engine.shelf import GAMES
from hoyle.study.record import BadRecord, Record, read_record
from hoyle.study.replay import Step, replay
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
        except (BadLesson, OSError) as fault:
            raise CommandError(str(fault)) from None
        if options["json"]:
            self.stdout.write(json.dumps([as_json(step) for step in steps], indent=1))
            return
        for step in steps:
            self.stdout.write(line(step))


def play(path: Path, branch: str | None) -> tuple[Step, ...]:
    """The steps of a hand file, by the house it names."""
    passage = read_passage(path, path.parent)
    record = read_record(passage.text, str(path))
    library = read(settings.LESSONS, GAMES)
    room = library.rooms.get(record.game)
    if room is None:
        raise BadRecord(str(path), 1, record.game, "no game of this name is in the book")
    chosen = record.branch(branch) if branch else None
    if branch and chosen is None:
        raise BadRecord(str(path), 1, branch, "no branch of this name is in the file")
    return replay(room.game, _rules(library, record, path), record, chosen)


def _rules(library: Library, record: Record, path: Path) -> Any:
    room = library.rooms[record.game]
    if not record.house:
        return room.game.rules()
    if record.house not in room.houses:
        raise BadRecord(str(path), 1, record.house, "no house of this name is in the book")
    return room.houses[record.house].rules(room.game.rules)


def line(step: Step) -> str:
    """One step in one line."""
    label = f" @{step.label}" if step.label else ""
    said = [f"{step.number:>3}{label}", narrate(step) or "Before the first act."]
    if step.ruling:
        said += ["Lawful."] if step.ruling.verdict is Verdict.LAWFUL else []
        said.append(f"({', '.join(law_words(law) for law in step.ruling.laws)})")
    stands = standing(step.state)
    return "  ".join([*said, f"{stands.label} {stands.heard}."])
