"""The index beside these tests is true: what it names is there."""

import re
from pathlib import Path

from tests.source import BASE

INDEX = (Path(__file__).parent / "README.md").read_text(encoding="utf-8")
TESTS = sorted((BASE / "tests").rglob("test_*.py"))
NAMES = {
    name
    for file in TESTS
    for name in re.findall(r"^def (test_\w+)", file.read_text(encoding="utf-8"), re.M)
}


def test_every_test_the_index_names_is_there():
    named = set(re.findall(r"`(?:[\w/.]+::|…)?_?(test_\w+?)_?…?`", INDEX))
    assert len(named) > 50
    assert {one for one in named if not any(name.startswith(one) for name in NAMES)} == set()


def test_every_file_the_index_names_is_there():
    files = {str(file.relative_to(BASE)) for file in TESTS}
    for name in re.findall(r"`((?:tests/)?[\w/]*test_\w+\.py)", INDEX):
        assert any(file.endswith(f"/{name.removeprefix('tests/')}") for file in files), name


def test_every_file_of_the_casebook_is_in_the_index():
    for file in Path(__file__).parent.glob("test_*.py"):
        assert file.name in INDEX or file.name == Path(__file__).name, file.name
