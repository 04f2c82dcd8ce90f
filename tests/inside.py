"""Names from inside that no reader should meet: of words, seats, laws, states and their parts."""

import re

from hoyle.engine.shelf import GAMES
from tests.play import words_of

VERBS = {word for game in GAMES for word in (*words_of(game), "deal", "turn", "help", "blind")}
RAW = re.compile(
    r"\b[A-D] and [A-D] (?:has|is|takes|gives|pegs|stops|makes)\b"  # a side is more than one
    r"|\bp\d\b|_|\bNone\b|\b(?:Seat|Card|Event|Action|Point|Trick|Revoke|Side|State)\("
    r"|\b(?:allfours|allfives|sevenup|pitch|poker|jack|jacks|pool|straight|ranks)\.[a-z\d]|[{}]|“(?:"
    + "|".join(sorted(verb.replace("-", " ") for verb in VERBS))
    + r")”|(?<![\w-])(?:"
    + "|".join(sorted(verb for verb in VERBS if "-" in verb))
    + r")(?![\w-])"
)


def raw(text: str) -> str:
    """What no reader should meet in a text, with what stands about it."""
    found = RAW.search(text)
    return text[max(0, found.start() - 40) : found.end() + 40] if found else ""
