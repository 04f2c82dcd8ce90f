"""What is put to the desk by an address: words by their names, and the rules agreed on."""

from __future__ import annotations

from collections.abc import Collection, Container, Iterable, Mapping
from dataclasses import dataclass, replace
from urllib.parse import urlencode

from django.http import QueryDict

from hoyle.book.houses import House
from hoyle.book.rooms import Room
from hoyle.study.charter import BadCharter
from hoyle.study.referee.reading import BadInput
from hoyle.web.charters import Charter, charter_for, printed_house, read_charter
from hoyle.web.look import PLAIN, Look


@dataclass(frozen=True, slots=True)
class Put:
    """A question put to the desk at an address.

    `said`: what was said, by name. `fault`: what could not be read, if anything.
    """

    here: str
    room: Room
    charter: Charter
    said: Mapping[str, str]
    look: Look = PLAIN
    fault: BadInput | None = None

    def value(self, name: str, usual: str = "") -> str:
        """What was said under a name."""
        return self.said.get(name, "") or usual

    def error(self, name: str) -> str:
        """What is wrong with it, if anything is."""
        return self.fault.message if self.fault and self.fault.field == name else ""

    def at_fault(self, fault: BadInput) -> Put:
        """The same, with something in it that could not be read."""
        return replace(self, fault=fault)

    def saying(self, said: Mapping[str, str]) -> Put:
        """The same, with other things said."""
        return replace(self, said=said)

    def under(self, house: House) -> Put:
        """The same under a house of the book, with no option of its own."""
        rules = house.rules(self.room.game.rules)
        return replace(self, charter=charter_for(self.room, rules, house))

    def plain_href(self) -> str:
        """The address of the question under the printed rules."""
        return f"{self.here}?{urlencode(self.said, safe=',')}"

    def href(self, **more: str) -> str:
        """The address of the same question, with some of it said otherwise; "" leaves it out."""
        said = {**self.said, **dict(self.charter.said), **more}
        kept = {name: value for name, value in said.items() if value}
        return f"{self.here}?{urlencode(kept, safe=',')}" if kept else self.here


def joined(asked: QueryDict, names: Iterable[str], heaps: Container[str] = ()) -> dict[str, str]:
    """What a query says under each of these names, the last of several being heard.

    Of `heaps`, all that is said is one: cards tapped one by one are one hand.
    """
    said: dict[str, str] = {}
    for name in names:
        texts = [text.strip() for text in asked.getlist(name) if text.strip()]
        if texts:
            said[name] = " ".join(texts) if name in heaps else texts[-1]
    return said


def doubled(asked: QueryDict, names: Iterable[str], heaps: Container[str] = ()) -> BadInput | None:
    """What is wrong where something is said twice that can be said but once."""
    for name in names:
        if name not in heaps and sum(bool(text.strip()) for text in asked.getlist(name)) > 1:
            return BadInput(name, f"“{name}” is said more than once.")
    return None


def agreed(room: Room, asked: QueryDict, own: Collection[str]) -> tuple[Charter, BadInput | None]:
    """The rules a query names, and what is wrong with it; the printed rules where something is."""
    said = QueryDict(mutable=True)
    for name, texts in asked.lists():
        if kept := [text for text in texts if text.strip()]:
            said.setlist(name, kept)
    try:
        return read_charter(room, said, own), None
    except BadCharter as bad:
        house = printed_house(room)
        charter = charter_for(room, house.rules(room.game.rules), house)
        return charter, BadInput(bad.option or "house", _wrong(room, bad, own))


def _wrong(room: Room, bad: BadCharter, own: Collection[str]) -> str:
    """What is wrong with the rules; of a word that is none of theirs, which words there are."""
    if not bad.option or bad.option in ("house", *room.options):
        return str(bad)
    rules = ", ".join(("house", *room.options))
    return f"“{bad.option[:30]}” is not asked for here; {', '.join(own)} are, and of rules {rules}."
