"""The glossary: `glossary.md`, a heading with an id to each term, its first sentence the tip.

## The age {#age}
The player on the dealer's left. He speaks last before the draw.
"""

from __future__ import annotations

import re
from dataclasses import dataclass

from hoyle.book.faults import Faults
from hoyle.book.links import Links, term_link
from hoyle.book.markdown import Renderer, plain_text
from hoyle.book.passage import Passage

_HEADING = re.compile(r"^##[ ]+(?P<title>[^{\n]+?)[ ]*(?:\{#(?P<id>[a-z0-9-]+)[ ]*\})?[ ]*$", re.M)
_SENTENCE = re.compile(r"(.+?[.!?])(?=\s|$)", re.S)
_NAMED = re.compile(r"\[\[(?:[^\]|]*\|)?([^\]|]*)\]\]")


@dataclass(frozen=True, slots=True)
class Term:
    """A word of the game and its meaning."""

    id: str
    title: str
    html: str
    text: str

    @property
    def anchor(self) -> str:
        """Its place on the glossary page."""
        return self.id


@dataclass(frozen=True, slots=True)
class TermDraft:
    """A term not yet rendered."""

    id: str
    title: str
    body: Passage

    @property
    def tip(self) -> str:
        """The first sentence, without marks."""
        words = _NAMED.sub(lambda found: found[1].replace("-", " "), self.body.text)
        found = _SENTENCE.match(words.strip())
        return " ".join(
            (found[1] if found else words).replace("*", "").replace("`", "").split()
        ).replace("'", "’")


def read_glossary(passage: Passage, faults: Faults) -> tuple[TermDraft, ...]:
    """The terms as they are written, in the order of the alphabet."""
    found = list(_HEADING.finditer(passage.text))
    ends = [*(one.start() for one in found[1:]), len(passage.text)]
    drafts: dict[str, TermDraft] = {}
    for one, end in zip(found, ends, strict=True):
        body = passage.part(one.end(), end)
        if not one["id"]:
            faults.append(passage.fault(one[0], "a term needs an id: {#age}", one.start()))
        elif one["id"] in drafts:
            faults.append(passage.fault(one[0], "this id is declared twice", one.start()))
        elif not body.text.strip():
            faults.append(passage.fault(one[0], "a term without a meaning", one.start()))
        else:
            drafts[one["id"]] = TermDraft(one["id"], one["title"], body)
    return tuple(sorted(drafts.values(), key=lambda draft: draft.title.casefold()))


def link_terms(drafts: tuple[TermDraft, ...], links: Links) -> None:
    """Make the terms known by id and by title."""
    for draft in drafts:
        link = term_link(draft.id, draft.title, draft.tip)
        links.add(draft.id, link)
        links.add(draft.title, link)


def write_glossary(drafts: tuple[TermDraft, ...], renderer: Renderer) -> dict[str, Term]:
    """Render the terms."""
    terms = {}
    for draft in drafts:
        html = renderer.render(draft.body)
        terms[draft.id] = Term(draft.id, draft.title, html, plain_text(html))
    return terms
