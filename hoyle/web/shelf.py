"""The Library, loaded once in each process. A faulty book does not open: every fault is named."""

from __future__ import annotations

import logging
from functools import cache

from django.conf import settings

from hoyle.book import library as book
from hoyle.engine.shelf import GAMES

log = logging.getLogger(__name__)


@cache
def library() -> book.Library:
    """The book. Raises `BadBook`, except to its authors, who read on and see the faults logged."""
    if not settings.DEBUG:
        return book.load(settings.LESSONS, GAMES)
    found = book.read(settings.LESSONS, GAMES)
    for fault in found.faults:
        log.warning("%s", fault)
    return found
