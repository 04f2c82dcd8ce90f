"""A small book of draw poker: the real laws and houses, and two hands known by heart."""

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest

from hoyle.book.library import Library, load, read
from hoyle.engine.shelf import GAMES
from hoyle.web import kept, shelf, sittings, walk
from hoyle.web.shelf import library
from tests.source import BASE

HANDS = Path(__file__).parent / "hands"
CONTENTS = """title = "Hoyle"
[[games]]
game = "draw-poker"
title = "Draw Poker"
lessons = ["01-first"]
"""
LESSON = """+++
title = "The first lesson"
summary = "One hand, two questions."
laws = ["poker.38"]
+++
An opener needs a pair of jacks.

:::{hand pot at=opened}
C opens.
:::

:::{quiz pot ask=who-speaks}
:::

:::{quiz pot ask=may-open}
:::
"""


@pytest.fixture(scope="session")
def small_lessons(tmp_path_factory) -> Path:
    """The folder of that book."""
    root = tmp_path_factory.mktemp("lessons")
    room = root / "draw-poker"
    shutil.copytree(HANDS, room / "hands")
    for name in ("laws.md", "houses.toml"):
        shutil.copy(BASE / "lessons/draw-poker" / name, room / name)
    shutil.copy(BASE / "lessons/glossary.md", root / "glossary.md")
    (room / "01-first.md").write_text(LESSON, encoding="utf-8")
    (root / "contents.toml").write_text(CONTENTS, encoding="utf-8")
    return root


def forget() -> None:
    """No page and no book is remembered."""
    library.cache_clear()
    kept.forget()
    walk.forget()
    sittings.forget()


@pytest.fixture(scope="session")
def small_book(small_lessons) -> Library:
    """That book, read."""
    return load(small_lessons, GAMES)


def shelved(monkeypatch, one: Library) -> Iterator[Library]:
    """The site with this book on its shelf."""
    monkeypatch.setattr(shelf.book, "load", lambda root, games: one)
    forget()
    yield library()
    forget()


@pytest.fixture
def book(monkeypatch, small_book):
    """The site with that book on its shelf."""
    yield from shelved(monkeypatch, small_book)


@pytest.fixture(scope="session")
def whole_book() -> Library:
    """The real book, whatever its lessons are like at the moment."""
    return read(BASE / "lessons", GAMES)


@pytest.fixture
def site(monkeypatch, whole_book):
    """The first room of the real book, on the shelf of the site."""
    for book in shelved(monkeypatch, whole_book):
        yield book.rooms["draw-poker"]
