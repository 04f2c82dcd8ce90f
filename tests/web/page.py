"""A page taken apart for tests: its links and forms, its log, what it says of where it is."""

from __future__ import annotations

import re
from html.parser import HTMLParser

PARTIAL = {"HX-Request": "true", "HX-Request-Type": "partial"}
FULL = {"HX-Request": "true", "HX-Request-Type": "full"}
JSON = {"Accept": "application/json"}


class Page(HTMLParser):
    """What stands on a page."""

    def __init__(self, answer) -> None:
        super().__init__()
        self.text = answer.content.decode()
        self.elements: list[tuple[str, dict[str, str]]] = []
        self.feed(self.text)

    def handle_starttag(self, tag, attrs):
        self.elements.append((tag, {name: value or "" for name, value in attrs}))

    def all(self, tag: str, **wanted: str) -> list[dict[str, str]]:
        """The attributes of every element of that tag with those attributes (``_`` for ``-``)."""
        names = {name.rstrip("_").replace("_", "-"): value for name, value in wanted.items()}
        return [
            attrs
            for kind, attrs in self.elements
            if kind == tag and all(attrs.get(name) == value for name, value in names.items())
        ]

    def one(self, tag: str, **wanted: str) -> dict[str, str]:
        """The only such element."""
        found = self.all(tag, **wanted)
        assert len(found) == 1, (tag, wanted, len(found))
        return found[0]

    @property
    def links(self) -> set[str]:
        """Where its links lead."""
        return {attrs["href"] for kind, attrs in self.elements if kind == "a" and "href" in attrs}

    @property
    def step(self) -> int:
        """The number in its step bar."""
        return int(re.search(r'class="at">(\d+)', self.text)[1])

    @property
    def pool(self) -> int:
        """The figure in the middle of the table."""
        pool = self.text.partition('class="pool"')[2]
        return int(re.search(r'class="figure">(\d+)', pool)[1])

    @property
    def said(self) -> str:
        """What the step's heading says."""
        heading = self.text.partition('class="step-title"')[2].partition("</h2>")[0]
        return re.sub(r"<[^>]+>", "", heading.partition("</span>")[2])

    @property
    def lines(self) -> list[tuple[int, str, bool]]:
        """The log: number, text, and whether it is where we are."""
        log = self.text.partition('class="log"')[2].partition("</ol>")[0]
        found = re.findall(r'<a href="[^"]*"([^>]*)><span class="n">(\d+)</span>(.*?)</a>', log)
        return [
            (int(number), re.sub(r"<[^>]+>", "", text), "aria-current" in marks)
            for marks, number, text in found
        ]
