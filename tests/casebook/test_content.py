"""What went wrong with the words of other books. How Markdown is read is held in tests/book."""

import re

import pytest

from tests.casebook.dispute import Dispute
from tests.source import BASE

WORDS = sorted((BASE / "lessons").rglob("*.md"))
MARKS = re.compile(r"_=|=_|(?<![\w=*`])=[A-Z][^=\n]*=(?!\w)")


@pytest.mark.parametrize("file", WORDS, ids=lambda file: file.name)
def test_content_no_marks_of_a_plain_text_edition_are_left(file):
    text = re.sub(r"^\+\+\+.*?^\+\+\+", "", file.read_text(encoding="utf-8"), flags=re.S | re.M)
    assert not MARKS.search(re.sub(r"\{[^}]*\}", "", text))


def test_content_poker_40_the_book_says_what_the_table_does():
    """Not a whole ante again, as some pages have it: one counter from each."""
    laws = (BASE / "lessons/draw-poker/laws.md").read_text(encoding="utf-8")
    article = laws.partition("{#poker.40")[2].partition("\n## ")[0]
    assert re.search(r"\bone (white|counter)", article)
    passed = Dispute(
        4,
        'kind = "jack"\nantes = [2, 2, 2, 2]\n'
        'actions = ["d deal", "p1 pass", "p2 pass", "p3 pass", "p4 pass"]',
    )
    assert [entry.amount for entry in passed.at().entries] == [1, 1, 1, 1]
