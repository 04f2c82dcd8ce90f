"""What a misreading is."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from typing import Any

from hoyle.study.spot import Spot, Value

Wrong = Callable[[Spot], Value | None]


@dataclass(frozen=True, slots=True)
class Misreading:
    """A rule wrongly taken.

    `sentence`: said to one whose answer it explains. `wrong`: kind of question -> the wrong answer,
    or None where it leads nowhere. `delta`: options as the misreader has them, for the `kinds` it
    bears on; a callable is given the true rules. `games`: those in which it can be held, where it
    is not all of them.
    """

    id: str
    title: str
    sentence: str
    wrong: Mapping[str, Wrong] = field(default_factory=dict)
    delta: Mapping[str, Any] = field(default_factory=dict)
    kinds: tuple[str, ...] = ()
    games: tuple[str, ...] = ()

    def changed(self, rules: Any) -> Any | None:
        """The rules as misread; None where that changes nothing."""
        if not self.delta or not all(hasattr(rules, name) for name in self.delta):
            return None
        values = {name: new(rules) if callable(new) else new for name, new in self.delta.items()}
        other = replace(rules, **values)
        return None if other == rules else other


def only(game: str, *held: Misreading) -> tuple[Misreading, ...]:
    """The same misreadings, held in one game and no other."""
    return tuple(replace(one, games=(game,)) for one in held)
