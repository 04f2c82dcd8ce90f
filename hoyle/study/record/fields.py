"""The keys of a hand file and the types of their values."""

from __future__ import annotations

from collections.abc import Mapping

from hoyle.study.record.places import Place

Table = Mapping[str, object]
HEADER: Mapping[str, type | tuple[type]] = {
    "variant": str,
    "title": str,
    "version": int,
    "source": str,
    "teaches": str,
    "laws": (str,),
    "house": str,
    "players": (str,),
    "kind": str,
    "carried": int,
    "failed": int,
    "prepaid": (str,),
    "antes": (int,),
    "blinds_or_straddles": (int,),
    "starting_stacks": (int,),
    "stock": str,
    "actions": (str,),
    "expect": (dict,),
    "branches": (dict,),
    "gates": (dict,),
    "asks": (dict,),
}
EXPECT: Mapping[str, type | tuple[type]] = {
    "after": object,
    "pool": int,
    "carried": int,
    "stacks": (int,),
    "owed": (int,),
    "winner": object,
    "phase": str,
    "turn": str,
    "dealer": str,
    "buck": str,
    "next": str,
    "laws": (str,),
}
BRANCH: Mapping[str, type | tuple[type]] = {
    "id": str,
    "title": str,
    "after": object,
    "actions": (str,),
    "expect": (dict,),
}
GATE: Mapping[str, type | tuple[type]] = {
    "before": object,
    "ask": str,
    "note": str,
    "acts": (str,),
}
ASK: Mapping[str, type | tuple[type]] = {
    "id": str,
    "at": object,
    "ask": str,
    "seat": str,
    "act": str,
    "acts": (str,),
    "prompt": str,
    "notes": dict,
    "branch": str,
}


def check(
    table: Table,
    fields: Mapping[str, type | tuple[type]],
    place: Place,
    needed: tuple[str, ...] = (),
) -> None:
    """Refuse an unknown key, a value of another type and a needed key that is missing."""
    for name, value in table.items():
        if name not in fields:
            place.fault_of(name, f"is not a key here; known are {', '.join(fields)}")
        if not _fits(value, fields[name]):
            place.fault_of(name, f"must be {_words(fields[name])}")
    for name in needed:
        if name not in table:
            place.fault_of(name, "is missing")


def _fits(value: object, kind: type | tuple[type]) -> bool:
    if isinstance(kind, tuple):
        return type(value) is list and all(type(one) is kind[0] for one in value)
    return kind is object or type(value) is kind


_NAMES = {str: "text", int: "a whole number", dict: "a table"}


def _words(kind: type | tuple[type]) -> str:
    if isinstance(kind, tuple):
        return f"a list, each item {_NAMES[kind[0]]}"
    return _NAMES[kind]
