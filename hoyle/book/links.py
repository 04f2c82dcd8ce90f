"""What may be named in double brackets, and where it leads.

[[poker.38]]  [[jack.bobtail|this custom]]     a law: its article's name, or the words given
[[age]]  [[Make-good]]  [[age|the age]]        a glossary term, by its id or its title
[[hand:only-two-in]]  [[hand:only-two-in/lone-ante|here]]     a hand, or one step of it
[[lesson:opening]]                              a lesson
"""

from __future__ import annotations

from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True)
class Link:
    """A place in the book: its kind, its address, the words that name it, and a tip to show."""

    kind: str
    href: str
    text: str
    tip: str = ""


@dataclass(slots=True)
class Links:
    """Every name that may be linked from one room; the names of other rooms come after its own."""

    places: dict[str, Link] = field(default_factory=dict)

    def find(self, name: str) -> Link | None:
        """The place a name stands for; spaces and capitals make no difference."""
        return self.places.get(plain(name))

    def add(self, name: str, link: Link) -> None:
        """Make a name known, unless it is already."""
        self.places.setdefault(plain(name), link)


def plain(name: str) -> str:
    """A name as it is looked up."""
    return "-".join(name.casefold().replace("’", "'").split())


def law_link(game: str, law: str, name: str) -> Link:
    """The link to an article."""
    return Link("law", f"/{game}/laws/{law}/", name)


def term_link(term: str, title: str, tip: str) -> Link:
    """The link to a glossary term, with its meaning to show on the spot."""
    return Link("term", f"/glossary/#{term}", title, tip)


def hand_link(game: str, slug: str, title: str, step: str = "") -> Link:
    """The link to a hand or to one step of it."""
    return Link("hand", f"/{game}/hands/{slug}/" + (f"{step}/" if step else ""), title)


def lesson_link(game: str, slug: str, title: str) -> Link:
    """The link to a lesson."""
    return Link("lesson", f"/{game}/lessons/{slug}/", title)
