"""Stamps are found on functions, methods and properties, each in the module that defines it."""

import sys

from hoyle.book.enforcers import enforcers
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
