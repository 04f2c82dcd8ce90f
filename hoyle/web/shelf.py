"""The Library, loaded once in each process. A faulty book does not open: every fault is named."""

from __future__ import annotations

import logging
from functools import cache

from django.conf import settings

from hoyle.book import library as book
from hoyle.engine.shelf import GAMES
from hoyle.web.doors import doors

log = logging.getLogger(__name__)


@cache
def library() -> book.Library:
    """The book. Raises `BadBook`, except to its authors, who read on and see the faults logged."""
    found = (book.read if settings.DEBUG else book.load)(settings.LESSONS, GAMES)
    for fault in found.faults:
        log.warning("%s", fault)
    found.search.add(doors(found))
    return found
