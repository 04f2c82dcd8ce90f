"""A small book of one tiny game, sound as it stands, for tests to spoil."""

from pathlib import Path

from hoyle.book.library import Library, read
from tests.study import tiny
from tests.study.tiny import TINY

FILES = {
    "contents.toml": """title = "Small"
[[games]]
game = "tiny"
title = "Tiny"
lessons = ["01-first"]
[games.promise]
lessons = 1
questions = 2
readings = 2
hands = ["over"]
""",
    "glossary.md": "## pool {#pool}\nThe counters in the middle.\n\n## cut {#cut}\nSee [[pool]].\n",
    "tiny/laws.md": """+++
title = "The laws of Tiny"
+++
All of them.

## 1. The deal {#tiny.deal source="reading"}
Five each. Then [[hand:over/first|this]]; see [[lesson:first]].

## 2. In turn {#tiny.turn source="reading"}
In turn.

:::{reading 1 Whose turn?}
A's.
:::

## 3. The limit {#tiny.limit source="reading"}
Five.

:::{reading 2}
Not six.
:::

## 4. Betting {#tiny.bet source="reading"}
Put up.

## 5. Giving up {#tiny.fold source="reading"}
Throw down.

## 6. Winning {#tiny.win source="reading"}
The best card takes the [[pool]].

## The cut {#tiny.cut .manners source="reading"}
Cut.
""",
    "tiny/houses.toml": """[houses.high]
title = "High"
[houses.high.rules]
limit = 9
""",
    "tiny/01-first.md": """+++
title = "First"
summary = "How it goes."
laws = ["tiny.bet"]
+++
It goes so.

:::{hand over at=first seat=A}
Watch A.
:::

:::{quiz over ask=who} :::

:::{rules limit} :::
""",
    "tiny/hands/over.toml": """variant = "tiny"
title = "B bets over the limit"
teaches = "What the limit is."
laws = ["tiny.limit"]
starting_stacks = [20, 20, 20]
carried = 3
actions = [
  "d deal p1 JsJd9d6c2s p2 AhKh8h4h2c p3 3c4c5c6d7d",
  "p1 bet 4           @first  # A begins",
  "p2 bet 9           ! tiny.limit",
  "p1 fold            ! tiny.turn",
  "p2 bet 5",
  "p3 fold            @last",
]
[[expect]]
after = "first"
pool = 7
[[branches]]
id = "shy"
title = "B folds"
after = "first"
actions = ["p2 fold", "p3 bet 1 @end"]
[[gates]]
before = 2
ask = "What does A do?"
[[asks]]
id = "who"
at = "last"
ask = "winner"
[[asks]]
id = "over"
at = "first"
ask = "verdict"
act = "p2 bet 9"
""",
    "tiny/uncovered.txt": "tiny.deal # the first\ntiny.turn\ntiny.fold\n",
}


def write(root: Path, files: dict[str, str]) -> None:
    """Put the files under the root."""
    for name, text in files.items():
        path = root / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")


def small(root: Path, **spoilt: tuple[str, str]) -> Library:
    """The small book, with a stretch of some of its files replaced: `laws=("old", "new")`."""
    names = {name.rsplit("/", 1)[-1].partition(".")[0].lstrip("01-"): name for name in FILES}
    files = dict(FILES)
    for short, (old, new) in spoilt.items():
        assert old in files[names[short]]
        files[names[short]] = files[names[short]].replace(old, new)
    write(root, files)
    return read(root, (TINY,), tiny)
