"""From an address to a way through a hand, or to the nearest address that leads somewhere."""

from __future__ import annotations

from collections.abc import Callable, Container, Iterator
from functools import wraps
from typing import Concatenate, ParamSpec

from django.http import Http404, HttpRequest, HttpResponse, HttpResponseRedirect, QueryDict

from hoyle.book.hands import Hand
from hoyle.book.rooms import Room
from hoyle.engine.state import DEALER, LETTERS, Action
from hoyle.study.charter import BadCharter
from hoyle.study.record import BadLine, Branch, action_from_address
from hoyle.study.telling.acts import ACTS
from hoyle.web.charters import Charter, read_charter
from hoyle.web.show import show
from hoyle.web.views.rooms import LONGEST_NAME, hand_of, room_of
from hoyle.web.walk import LONGEST_NUMBER, Glance, Walk, main_way, own_way, turned_up

MOST_ACTS, LONGEST_ACTS = 60, 2_000
P = ParamSpec("P")


class Elsewhere(Exception):
    """The address is not quite one; the nearest that is."""

    def __init__(self, href: str) -> None:
        super().__init__(href)
        self.href = href


class Unreadable(Exception):
    """What was asked cannot be done: with which status, under what title, why, and ways on."""

    def __init__(self, status: int, title: str, text: str, *links: tuple[str, str]) -> None:
        super().__init__(text)
        self.status, self.title, self.text, self.links = status, title, text, links


def answered(
    view: Callable[Concatenate[HttpRequest, P], HttpResponse],
) -> Callable[Concatenate[HttpRequest, P], HttpResponse]:
    """Lead on to the nearest address, or say plainly what is wrong with this one."""

    @wraps(view)
    def with_words(request: HttpRequest, *args: P.args, **place: P.kwargs) -> HttpResponse:
        try:
            return view(request, *args, **place)
        except Elsewhere as nearest:
            return HttpResponseRedirect(nearest.href)
        except Unreadable as wrong:
            return _refusal(request, wrong)

    return with_words


def _refusal(request: HttpRequest, wrong: Unreadable) -> HttpResponse:
    links = [{"href": href, "label": label} for href, label in wrong.links]
    empty = {"title": wrong.title, "text": wrong.text, "links": links}
    context = {"title": wrong.title, "empty": empty}
    return show(request, "errors/page.html", "errors/message.html", context, wrong.status)


def way_of(request: HttpRequest, game: str, slug: str, branch: str = "") -> Walk:
    """The hand or branch that an address names, looked at as its query asks."""
    room = room_of(game)
    hand = hand_of(room, slug)
    walk = main_way(room, hand, glance_of(request, room, hand), _branch_of(hand, branch))
    if not walk.steps:
        reason = walk.stopped.reason if walk.stopped else ""
        raise Unreadable(422, "Not in this house", reason, (walk.home, "The hand as it was played"))
    return walk


def _branch_of(hand: Hand, name: str) -> Branch | None:
    found = hand.record.branch(name)
    if name and (found is None or found.id not in hand.branches):
        raise Http404(f"“{hand.title}” has no branch of that name.")
    return found


def charter_of(request: HttpRequest, room: Room, *but: str) -> Charter:
    """The rules that the query names; `but` are words of the page's own."""
    return charter_in(request.GET, room, *but)


def charter_in(asked: QueryDict, room: Room, *but: str) -> Charter:
    """The rules that a query or a form names."""
    try:
        return read_charter(room, asked, but)
    except BadCharter as fault:
        option = room.options.get(fault.option)
        name = option.title if option else fault.option[:LONGEST_NAME] or "These options"
        links = ((f"/{room.game.name}/charter/", "Choose the options"),)
        raise Unreadable(400, "Not an option of this table", f"{name}. {fault}", *links) from None


def glance_of(request: HttpRequest, room: Room, hand: Hand) -> Glance:
    """Whose eyes, whose house, which gates stand open by hand, and which tricks are turned up."""
    asked = request.GET
    return Glance(
        _seat(asked.get("seat", ""), len(hand.record.stacks)),
        _house(asked.get("house", ""), room, hand),
        min(number(asked.get("shown", "")) or 0, len(hand.record.lines)),
        asked["ask"] if asked.get("ask", "") in hand.questions else "",
        turned_up(asked.get("up", ""), len(hand.record.stacks)),
    )


def _seat(name: str, seats: int) -> int | None:
    if name in ("", "all"):
        return None
    at = LETTERS[:seats].find(name.strip().upper()) if len(name.strip()) == 1 else -1
    if at < 0:
        raise Http404(f"There is no such seat; at this table they are A to {LETTERS[seats - 1]}.")
    return at


def _house(name: str, room: Room, hand: Hand) -> str:
    if not name or (hand.house and name == hand.house.id):
        return ""
    if name not in room.houses:
        raise Http404("There is no house of that name among the house rules of this game.")
    return name


def number(text: str) -> int | None:
    """A whole number not below nought, if the text is one; long ones are as good as endless."""
    if not (text.isascii() and text.isdigit()):
        return None
    return int(text[-LONGEST_NUMBER:]) if len(text) <= LONGEST_NUMBER else 10**LONGEST_NUMBER


def step_of(walk: Walk, place: str, under: str = "") -> int:
    """The step a label or a number names. A number out of range leads to the nearest step.

    `under`: what is told of the step, where it is not the step itself: its audit, its words.
    """
    named = walk.hand.record.step_of(place, walk.branch) if walk.acts is None else None
    at = number(place) if named is None else named
    if at is None and place[:1] in ("-", "+") and number(place[1:]) is not None:
        at = -1 if place[0] == "-" else 10**LONGEST_NUMBER
    if at is None:
        raise Http404(f"“{walk.hand.title}” has no step of that name.")
    if not 0 <= at <= walk.last:
        near = min(max(at, 0), walk.last)
        told = f"{walk.base}{under}/{near}/{walk.glance.query}"
        raise Elsewhere(told if under else walk.href(near))
    return at


def own_way_of(walk: Walk, after: str, said: str) -> Walk:
    """The way of the reader's own that an address spells out."""
    if len(said) > LONGEST_ACTS:
        words = f"The acts of this address are longer than {LONGEST_ACTS} letters."
        raise Unreadable(414, "Too long an address", words, (walk.home, "Back to the example"))
    leaves = step_of(walk, after)
    return own_way(walk, leaves, _acts(walk, said))


def _acts(walk: Walk, said: str) -> tuple[Action, ...]:
    words = [word for word in said.split(",") if word]
    if len(words) > MOST_ACTS:
        text = f"A way of one’s own takes at most {MOST_ACTS} acts; here are {len(words)}."
        raise Unreadable(400, "Too many acts", text, (walk.home, "Back to the example"))
    return tuple(act_of(walk, word, action_from_address) for word in words)


def act_of(walk: Walk, text: str, read: Callable[[str, int], Action]) -> Action:
    """The act of a seat that a text says, in a word that is known here or at another table."""
    back = way_back(walk)
    try:
        action = read(text, len(walk.hand.record.stacks))
    except BadLine as fault:
        raise Unreadable(400, "Not an act", f"This cannot be tried: {fault}.", back) from None
    if action.seat == DEALER:
        words = "Cards come from the pack here; only the seats can be made to act."
        raise Unreadable(400, "The dealer deals", words, back)
    if not any(action.verb in words for words in (ACTS, *_says(walk))):
        words = f"Nobody says “{action.verb}” at any table of this book."
        raise Unreadable(400, "Not an act", words, back)
    return action


def _says(walk: Walk) -> Iterator[Container[str]]:
    return (phase.says for phase in walk.room.game.phases)


def way_back(walk: Walk) -> tuple[str, str]:
    """A link to where the reader's own way has come to, or to the example."""
    return (walk.href(walk.last), "Back") if walk.acts else (walk.home, "Back to the example")
