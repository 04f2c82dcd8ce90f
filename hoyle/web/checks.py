"""The proofs of the book, as one of Django's system checks: `python manage.py check`."""

from typing import Any

from django.conf import settings
from django.core.checks import Error

from hoyle.book.faults import BadLesson
from hoyle.book.library import read
from hoyle.book.proofs import fault_found, problems
from hoyle.engine.shelf import GAMES


def book_is_proved(app_configs: object, **kwargs: Any) -> list[Error]:
    """An error for each thing the book says that is not so."""
    try:
        found = problems(read(settings.LESSONS, GAMES))
    except BadLesson as fault:  # there is nothing to begin from, and no more can be proved
        found = [fault_found(fault)]
    return [Error(problem.text, obj=problem.where, id="hoyle.E001") for problem in found]
