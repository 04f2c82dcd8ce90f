"""`manage.py check` prints what is wrong with the book, and nothing is."""

import shutil

from hoyle.web.checks import book_is_proved
from tests.source import BASE


def test_the_book_is_proved():
    assert book_is_proved(None) == []


def test_a_fault_is_named_with_its_place(settings, tmp_path):
    lessons = shutil.copytree(BASE / "lessons", tmp_path / "lessons")
    hand = sorted(lessons.rglob("hands/*.toml"))[0]
    hand.write_text(hand.read_text(encoding="utf-8") + "\nnonsense\n", encoding="utf-8")
    settings.LESSONS = lessons
    said = [str(error) for error in book_is_proved(None)]
    assert any(hand.name in line for line in said)
