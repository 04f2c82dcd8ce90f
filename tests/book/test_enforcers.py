"""Stamps are found on functions, methods and properties, each in the module that defines it."""

import sys
from types import ModuleType

from hoyle.book.enforcers import enforcers, mark_of
from hoyle.engine.laws import law


@law("x.guard", "x.both")
def guard():
    """A guard."""


class Ending:
    """How it ends."""

    @property
    @law("x.reason")
    def reason(self):
        """Why."""

    @law("x.both")
    def pay(self):
        """How much."""


def test_every_stamp_is_found_with_its_source():
    found = enforcers(sys.modules[__name__])
    assert {law: [one.name for one in every] for law, every in found.items()} == {
        "x.guard": ["guard"],
        "x.both": ["guard", "Ending.pay"],
        "x.reason": ["Ending.reason"],
    }
    (one,) = found["x.reason"]
    assert one.source.startswith("@property\n")
    assert one.module == __name__


def test_the_engine_stamps_each_function_once():
    for law_id, every in enforcers().items():
        places = [(one.module, one.name) for one in every]
        assert len(places) == len(set(places)), law_id


def test_an_engine_changed_by_a_line_has_another_mark(tmp_path):
    module, file = ModuleType("made"), tmp_path / "made.py"
    module.__file__ = str(file)
    marks = []
    for text in ("a = 1\n", "a = 2\n", "a = 1\n"):
        file.write_text(text)
        marks.append(_mark(module))
    assert marks[0] == marks[2] != marks[1]


def _mark(module):
    sys.modules["made"] = module
    try:
        return mark_of(module)
    finally:
        del sys.modules["made"]
