"""`manage.py check` prints what is wrong with the book, and nothing is."""

import shutil

import pytest
from django.core.management import call_command
from django.core.management.base import SystemCheckError

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


@pytest.mark.django_db
@pytest.mark.parametrize("file", ["contents.toml", "glossary.md"])
def test_a_book_that_cannot_be_begun_is_named_with_its_place(settings, tmp_path, file):
    for name in ("contents.toml", "glossary.md"):
        shutil.copy(BASE / "lessons" / name, tmp_path / name)
    (tmp_path / file).write_bytes(b"\xff")
    settings.LESSONS = tmp_path
    with pytest.raises(SystemCheckError, match=rf"{file}:1.*not UTF-8"):
        call_command("check")


@pytest.mark.django_db
def test_what_is_proved_is_said(capsys):
    call_command("check")
    said = capsys.readouterr().out
    assert "no issues" in said
    assert "Draw Poker: 55 articles" in said
    assert "questions answered by the engine" in said
