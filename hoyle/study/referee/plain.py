"""What the referee answers, as plain data: cards by their two letters, fields by their names."""

from __future__ import annotations

from dataclasses import fields, is_dataclass
from typing import Any

from hoyle.engine.cards import Card


def plain(answer: Any) -> Any:
    """The answer as dictionaries, lists, texts, numbers and truths, fit for JSON."""
    if isinstance(answer, Card):
        return answer.text
    if is_dataclass(answer) and not isinstance(answer, type):
        return {one.name: plain(getattr(answer, one.name)) for one in fields(answer)}
    if isinstance(answer, dict):
        return {str(name): plain(value) for name, value in answer.items()}
    if isinstance(answer, (tuple, list)):
        return [plain(one) for one in answer]
    return answer
