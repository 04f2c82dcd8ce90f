"""Why: what the book thinks of each act one may do, and on what its own players have acted."""

from __future__ import annotations

import re

from hoyle.engine.state import letter
from hoyle.study.sitting import weighed, why
from hoyle.study.telling import act_words, sentence
from hoyle.web.live import Seated
from hoyle.web.look import PLAIN, Look
from hoyle.web.present.common import View
from hoyle.web.present.sight import sight
from hoyle.web.present.sitting import frame, page, yours
from hoyle.web.present.table import table

MOST_WEIGHED = 8  # acts told with what they are worth
SPEAKING = (  # whoever is spoken to, and the same speaking
    ("(after|to) you", r"\1 me"),
    ("[Yy]ou", "I"),
    ("your", "my"),
    ("yourself", "myself"),
)
TRIED = (
    "It deals out what you cannot see in many ways that agree with all you have seen, and plays "
    "each act on to the end of the deal. On balance are the points of your side less those of the "
    "others; to win the game counts three more."
)
COUNTED = (
    "It counts how often your hand wins against what the others may hold, and believes of each "
    "what his bets have told."
)


def reasons(at: Seated, look: Look) -> View:
    """What the book thinks of each act one may do now."""
    found = sorted(weighed(at.play), key=lambda one: -one.value)
    best = {one.action.verb: one for one in reversed(found)}
    told = [one for one in found if one.action.cards or best[one.action.verb] is one]
    rows = [{"text": act_words(one.action), "words": one.words} for one in told[:MOST_WEIGHED]]
    how = TRIED if at.play.game.stacks else COUNTED
    return {**page(at, look), "weighed": {"rows": rows, "more": len(found) - len(rows), "how": how}}


def reason_of(at: Seated, number: int) -> View:
    """Why a player of the book did what it did at a step, with its cards open."""
    choice = why(at.play, number)
    before = sight(at.chair, number - 1, PLAIN, links=False)
    step = at.chair.steps[number]
    same = choice is not None and choice.action == step.action
    return {
        **frame(at),
        "heading": f"Why {sentence(step)}",
        "number": number,
        "table": yours(table(before), at.play),
        "who": letter(step.action.seat) if step.action else "",
        "figures": [_said_of_oneself(text) for text in choice.figures] if choice and same else [],
        "changed": choice is not None and not same,
        "back": at.chair.home,
    }


def _said_of_oneself(text: str) -> str:
    """What the book tells a player, as the player would say it: ``I hold a pair of twos``."""
    for spoken_to, speaking in SPEAKING:
        text = re.sub(rf"\b{spoken_to}\b", speaking, text)
    return text
