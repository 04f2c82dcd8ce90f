"""Who carries out a law: the functions of the engine stamped with its id, with their source."""

from __future__ import annotations

import importlib
import inspect
import pkgutil
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from hashlib import blake2b
from pathlib import Path
from textwrap import dedent
from types import ModuleType
from typing import Any

import hoyle.engine
from hoyle.engine.laws import Law, laws_of


@dataclass(frozen=True, slots=True)
class Enforcer:
    """A stamped function and the text of it."""

    law: Law
    name: str
    module: str
    line: int
    source: str


def enforcers(package: ModuleType = hoyle.engine) -> dict[Law, tuple[Enforcer, ...]]:
    """Every stamped function of a package, or of one module, by law."""
    found: dict[Law, tuple[Enforcer, ...]] = {}
    for function in _functions(package):
        for law in laws_of(function):
            found[law] = (*found.get(law, ()), _enforcer(law, function))
    return found


def mark_of(package: ModuleType = hoyle.engine) -> str:
    """A mark of an engine: another as soon as a line of its source is another."""
    found = blake2b(digest_size=4)
    for module in _modules(package):
        found.update(Path(module.__file__ or "").read_bytes())
    return found.hexdigest()


def _functions(package: ModuleType) -> Iterator[Callable[..., Any]]:
    """The functions of a package, each in the module that defines it."""
    for module in _modules(package):
        for value in vars(module).values():
            if getattr(value, "__module__", "") == module.__name__:
                yield from _within(value)


def _modules(package: ModuleType) -> Iterator[ModuleType]:
    """A package and all that is in it, in the order of the names."""
    found = pkgutil.walk_packages(getattr(package, "__path__", ()), package.__name__ + ".")
    names = [package.__name__, *sorted(one.name for one in found)]
    return map(importlib.import_module, names)


def _within(value: Any) -> Iterator[Callable[..., Any]]:
    """A function itself; of a class, its methods and properties."""
    if inspect.isfunction(value):
        yield value
    elif inspect.isclass(value):
        parts = (getattr(part, "fget", part) for part in vars(value).values())
        yield from filter(inspect.isfunction, parts)


def _enforcer(law: Law, function: Callable[..., Any]) -> Enforcer:
    lines, first = inspect.getsourcelines(function)
    source = dedent("".join(lines))
    return Enforcer(law, function.__qualname__, function.__module__, first, source)
