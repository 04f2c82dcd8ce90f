"""What a form at the table asks for: read, judged by the engine, and taken once or not at all."""

from __future__ import annotations

from typing import NamedTuple

from django.http import QueryDict

from hoyle.engine.game import legal_actions
from hoyle.engine.state import DEALER, Action
from hoyle.study.dealing import DEALERS_WORDS
from hoyle.study.record import BadLine, action_from_text
from hoyle.study.sitting import MOST_TRIED, Play, act, deal, ruled, to_deal
from hoyle.study.telling import said_with, verdict_words
from hoyle.study.telling.acts import ACTS
from hoyle.web.models import Sitting
from hoyle.web.sittings import carry_on, play_of
from hoyle.web.views.finding import number
from hoyle.web.views.saying import named

Wish = int | Action  # where to cut the pack, or what to do


class Taken(NamedTuple):
    """What became of a form: a status, and what is said where it was not simply done."""

    status: int
    notice: str = ""


DONE = Taken(303)
KEPT = f"{MOST_TRIED} refusals stand in this record."


def taken(row: Sitting, form: QueryDict) -> Taken:
    """Carry out what the form asks for, if it was given out for the table as it lies now."""
    play, expected = play_of(row), number(form.get("step", ""))
    if expected is None:
        return Taken(400, "The form does not say for which step it was. The table lies as it did.")
    try:
        wish = _wish(form, play)
    except BadLine as fault:
        return Taken(400, f"This cannot be done: {fault}. Nothing was changed.")
    if expected != row.step:
        return _late(play, expected, wish)
    refused = _fault(play, wish)
    return Taken(400, refused) if refused else _carried(row, play, wish)


def _carried(row: Sitting, play: Play, wish: Wish) -> Taken:
    expected = row.step
    after = deal(play, wish) if isinstance(wish, int) else act(play, wish)
    if carry_on(row, after):
        return DONE
    row.refresh_from_db()
    return _late(play_of(row), expected, wish)


def _late(play: Play, expected: int, wish: Wish) -> Taken:
    """A form for another step: done already if that is what was done there, and else void."""
    lines = play.record.lines
    if expected < play.number and _same(lines[expected].action, wish):
        return DONE
    return Taken(
        409,
        f"That was meant for the table after step {expected}, and it has come to step "
        f"{play.number}. Nothing was changed.",
    )


def _same(action: Action, wish: Wish) -> bool:
    if isinstance(wish, int):
        return action.seat == DEALER and action.verb == "deal"
    return action == wish


def _fault(play: Play, wish: Wish) -> str:
    """Why a wish is not even put to the table; nothing where it is."""
    if play.over:
        return "The hand is over: nothing more can be done in it."
    if isinstance(wish, int):
        return "" if to_deal(play) else "The cards are dealt already."
    if not play.mine:
        return "It is not for you to act now."
    if _unchosen(play, wish):
        return "Choose the cards first; nothing was changed."
    return _unwritten(play, wish) if play.tried >= MOST_TRIED else ""


def _unwritten(play: Play, wish: Action) -> str:
    """The ruling on a try that is refused, where the record holds enough of them already."""
    step = ruled(play, wish)
    if not step.refused or step.ruling is None:
        return ""
    return f"{verdict_words(step.ruling)} {KEPT} This one is not written down."


def _unchosen(play: Play, wish: Action) -> bool:
    """Whether a word that is said with cards has come without them."""
    if wish.cards or wish.amount:
        return False
    if said_with(wish.verb) == {"cards"}:
        return True
    options = legal_actions(play.game, play.state)
    return any(one.verb == wish.verb and one.cards for one in options)


def _wish(form: QueryDict, play: Play) -> Wish:
    """What a form asks for. Raises `BadLine`."""
    if "cut" in form:
        return _cut(form.get("cut", ""), play)
    words = form.get("act", "").split() or [form.get("verb", ""), *named(form)]
    seats = len(play.record.stacks)
    action = action_from_text(" ".join([f"p{play.seat + 1}", *words]), seats)
    known = any(action.verb in says for says in (ACTS, *(p.says for p in play.game.phases)))
    if not known or action.verb in DEALERS_WORDS:
        raise BadLine(f"nobody who plays says “{action.verb}”")
    return action


def _cut(text: str, play: Play) -> int:
    pack = len(play.game.pack(play.rules))
    at = number(text.strip())
    if at is None or at >= pack:
        raise BadLine(f"the pack is cut after a number of cards, from 0 to {pack - 1}")
    return at
