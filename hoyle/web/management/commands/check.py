"""`python manage.py check`: Django's checks, the book's proofs among them, and what they cover."""

from typing import Any

from django.conf import settings
from django.core.management.commands import check

from hoyle.book.library import read
from hoyle.book.rooms import Room
from hoyle.engine.shelf import GAMES


class Command(check.Command):
    """As Django's own, with a line for each room of the book once nothing is wrong."""

    def handle(self, *app_labels: Any, **options: Any) -> None:
        """Check, and say what was proved."""
        super().handle(*app_labels, **options)
        if not app_labels and not options["list_tags"]:
            for room in read(settings.LESSONS, GAMES).rooms.values():
                self.stdout.write(proved(room))


def proved(room: Room) -> str:
    """What holds in a room, in one line."""
    manners = sum(article.manners for article in room.laws.articles.values())
    steps = sum(len(hand.steps) - 1 for hand in room.hands.values())
    branches = sum(len(hand.branches) for hand in room.hands.values())
    questions = sum(len(hand.questions) + len(hand.gates) for hand in room.hands.values())
    return (
        f"{room.entry.title}: {len(room.laws.articles)} articles, {manners} of them manners, every "
        f"other carried out, shown and asked; {len(room.hands)} hands, {steps} steps and "
        f"{branches} branches ruled on as marked; {questions} questions answered by the engine; "
        f"{len(room.lessons)} lessons."
    )
