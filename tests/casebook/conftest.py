"""A small book for the faults that pages had elsewhere: the real laws, three hands and a lesson."""

import shutil
from pathlib import Path

import pytest

from hoyle.book.library import Library, load
from hoyle.engine.shelf import GAMES
from tests.source import BASE
from tests.web.small_book import HANDS, shelved

OWN = Path(__file__).parent / "hands"
CONTENTS = """title = "Hoyle"
[[games]]
game = "draw-poker"
title = "Draw Poker"
lessons = ["01-in-the-middle"]
"""
LESSON = """+++
title = "In the middle"
summary = "A plate that begins late in its hand."
+++
:::{hand pot at=9 seat=C}
The pot after nine acts.
:::
"""


@pytest.fixture(scope="session")
def casebook(tmp_path_factory) -> Library:
    """That book, read."""
    root = tmp_path_factory.mktemp("casebook")
    room = root / "draw-poker"
    for folder in (HANDS, OWN):
        shutil.copytree(folder, room / "hands", dirs_exist_ok=True)
    for name in ("laws.md", "houses.toml"):
        shutil.copy(BASE / "lessons/draw-poker" / name, room / name)
    shutil.copy(BASE / "lessons/glossary.md", root / "glossary.md")
    (root / "contents.toml").write_text(CONTENTS, encoding="utf-8")
    (room / "01-in-the-middle.md").write_text(LESSON, encoding="utf-8")
    return load(root, GAMES)


@pytest.fixture
def book(monkeypatch, casebook):
    """The site with that book on its shelf."""
    yield from shelved(monkeypatch, casebook)
