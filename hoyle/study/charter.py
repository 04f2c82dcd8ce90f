"""The rules a table agrees on, as pairs of words: what an address or a form can say.

    rules = rules_from(game, house.delta, [("limit", "5"), ("openers", "J,Q,K")])
    pairs_of(game, rules)                    # (("limit", "5"), ("openers", "J,Q,K"))
    pairs_of(game, rules, house.delta)       # only what differs from the house

A value's text reads back as the same value. What no rules take is a `BadCharter`, which names the
option and says what it admits.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import Field, fields
from typing import Any

from hoyle.engine.game import Game

MOST, LONGEST = 50, 12  # of a number; of the words of an option that is several
NONE = "none"
_YES = {"yes": True, "no": False}
Pairs = tuple[tuple[str, str], ...]


class BadCharter(ValueError):
    """An option that the rules do not have, or a value they do not take."""

    def __init__(self, option: str, message: str) -> None:
        super().__init__(message)
        self.option = option


def rules_from(game: Game, delta: Mapping[str, Any], pairs: Iterable[tuple[str, str]]) -> Any:
    """The rules of a house with further options set. Raises `BadCharter`."""
    known = {one.name: one for one in fields(game.rules)}
    chosen: dict[str, Any] = {}
    for name, text in pairs:
        if name not in known:
            raise BadCharter(name, f"No option is called so; there are {', '.join(known)}.")
        if name in chosen:
            raise BadCharter(name, "It is set more than once.")
        chosen[name] = value_of(known[name], text)
    try:
        return game.rules(**{**delta, **chosen})
    except (TypeError, ValueError) as error:
        raise BadCharter(
            _blamed(str(error), chosen), f"These do not go together: {error}."
        ) from None


def _blamed(message: str, chosen: Mapping[str, Any]) -> str:
    """The option that a refusal of the rules speaks of."""
    return next((name for name in chosen if name in message), "")


def pairs_of(game: Game, rules: Any, delta: Mapping[str, Any] | None = None) -> Pairs:
    """The options in which rules differ from the printed ones, or from those of a house."""
    base = game.rules(**(delta or {}))
    return tuple(
        (one.name, text_of(getattr(rules, one.name)))
        for one in fields(game.rules)
        if getattr(rules, one.name) != getattr(base, one.name)
    )


def text_of(value: Any) -> str:
    """A value as an address says it."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, tuple):
        return ",".join(value) or NONE
    return str(value) or NONE


def value_of(option: Field[Any], text: str) -> Any:
    """The value of an option that a text says. Raises `BadCharter`."""
    value = _read(option.default, text.strip())
    if value is None or not admits(option, value):
        raise BadCharter(option.name, f"It must be {admitted(option)}.")
    return value


def _read(like: Any, text: str) -> Any:
    """The text as a value of the same type; None where it is none."""
    if isinstance(like, bool):
        return _YES.get(text)
    if isinstance(like, int):
        return int(text) if text.isascii() and text.isdigit() and len(text) < 4 else None
    if text in ("", NONE):
        return type(like)() if text else None
    return tuple(text.split(",")) if isinstance(like, tuple) else text


def admits(option: Field[Any], value: Any) -> bool:
    """Whether an option may have this value."""
    choices, least = option.metadata.get("choices", ()), option.metadata.get("least", 0)
    if type(value) is not type(option.default):
        return False
    if isinstance(value, bool):
        return True
    if isinstance(value, int):
        return value in choices if choices else least <= value <= MOST
    if isinstance(value, tuple):
        return least <= len(value) <= LONGEST and all(word in choices for word in value)
    return value in choices


def admitted(option: Field[Any]) -> str:
    """What an option admits, in words."""
    choices, least = option.metadata.get("choices", ()), option.metadata.get("least", 0)
    said = ", ".join(text_of(one) for one in choices)
    if isinstance(option.default, bool):
        return "yes or no"
    if isinstance(option.default, tuple):
        none = "" if least else f", or {NONE}"
        return f"up to {LONGEST} of {said}, with commas between{none}"
    return f"one of {said}" if choices else f"a whole number from {least} to {MOST}"
