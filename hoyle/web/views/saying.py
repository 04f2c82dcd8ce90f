"""A form that spells an act out: its verb, and what may be named with it."""

from __future__ import annotations

from django.http import QueryDict

from hoyle.study.telling import said_with

MOST_CARDS = 7


def named(form: QueryDict) -> list[str]:
    """The cards chosen for the verb, or else the amount; nothing where the verb takes neither."""
    takes = said_with(form.get("verb", ""))
    cards = [card for card in form.getlist("cards") if card][:MOST_CARDS]
    if cards and "cards" in takes:
        return cards
    return form.get("amount", "").split() if "amount" in takes else []
