"""The page of a table one sits at: what has happened, and what comes next."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import groupby

from hoyle.engine.state import DEALER, letter
from hoyle.study.replay import Step
from hoyle.study.sitting import Play, dealt, sealed, to_deal
from hoyle.study.telling import consequences, counters, listed, ruling_seen, sentence
from hoyle.web.live import Seated
from hoyle.web.look import PLAIN, Look
from hoyle.web.present.charter import in_force
from hoyle.web.present.common import View, capital, card_view, crumbs, hand_href
from hoyle.web.present.hands import pool_audit
from hoyle.web.present.own_acts import acts
from hoyle.web.present.reading import SHELF, home
from hoyle.web.present.sight import Sight, sight
from hoyle.web.present.steps import duties, laws_in_force, plain, turn_words, verdict
from hoyle.web.present.table import table
from hoyle.web.sittings import charter_of_sitting, slug_of

LAYS = "discard"
HALF = 26  # where the pack is cut if one does not say


def page(at: Seated, look: Look, number: int | None = None, notice: str = "") -> View:
    """The table as it lies, or looked back at, with what can be done now."""
    play, last = at.play, at.play.number
    back = number is not None and number < last
    step = number if number is not None and back else last
    seen = sight(at.chair, step, look)
    heading, since = _heading(at), _since(seen, at)
    return {
        **frame(at),
        "heading": f"Looking back at step {step}" if back else heading,
        "said": sentence(seen.step, seen.eyes) if back else "",
        "fresh": not any(_is_own(step, play) for step in at.chair.steps),
        "say": " ".join([notice, *(line["text"] for line in since), heading]).strip(),
        "notice": notice,
        "back": back,
        "since": [] if back else since,
        "table": yours(table(seen), play),
        "turn": turn_words(play.game, seen.state),
        "laws": laws_in_force(seen) if back or not play.mine else {"boxes": []},
        "duties": duties(seen),
        "log": _lines(seen, at.chair.steps[1 : step + 1]),
        "acts": None if back or not at.own else acts(at, sight(at.chair, last, look)),
        "cut": _cut(play) if at.own and not back and to_deal(play) else None,
        "over": None if back else _over(at),
        "step": last,
    }


def frame(at: Seated) -> View:
    """What every page of the table says of itself."""
    room, play = at.chair.room, at.play
    seats = len(play.record.stacks)
    return {
        "title": at.chair.hand.title,
        "crumbs": _crumbs(at, here="The table"),
        "game": room.game.name,
        "name": room.entry.title,
        "home": at.chair.here,
        "you": letter(play.seat),
        "place": f"seat {letter(play.seat)} of {seats}",
        "own": at.own,
        "rules": in_force(charter_of_sitting(at.row)),
        "seals": _seals(play),
        "audit_href": f"{at.chair.home}audit/",
    }


def _crumbs(at: Seated, *more: tuple[str, str], here: str) -> list[View]:
    room = at.chair.room
    return crumbs(SHELF, home(room), (f"/{room.game.name}/sit/", "Sit down"), *more, here=here)


def yours(view: View, play: Play) -> View:
    """The table with one's own seat named."""
    view["seats"][play.seat]["name"] = "you"
    return view


def _heading(at: Seated) -> str:
    play = at.play
    if play.decided:
        return _won(play)
    if play.over:
        return "The record is full" if play.full else "The record is long enough"
    return "Cut the pack" if to_deal(play) else "Your turn"


def _won(play: Play) -> str:
    """Who has won, in a line; one's own seat is “you”."""
    winners = play.state.outcome.winners if play.state.outcome else ()
    names = ["you" if seat == play.seat else letter(seat) for seat in winners]
    if not names:
        return "Nobody has won it"
    verb = "has" if len(names) == 1 and names[0] != "you" else "have"
    return capital(f"{listed(names)} {verb} won")


def _since(seen: Sight, at: Seated) -> list[View]:
    """What has been done from one's own last act on; at first, everything."""
    own = [step.number for step in at.chair.steps if _is_own(step, at.play)]
    first = max(own, default=at.play.begins + 1)
    return _lines(seen, [step for step in at.chair.steps[first:] if step.action])


def _lines(seen: Sight, steps: Iterable[Step]) -> list[View]:
    """A line to each act; cards that one seat lays away, one after another, are told together."""
    return [_line(seen, _together(list(same))) for _, same in groupby(steps, key=_laid_by)]


def _laid_by(step: Step) -> tuple[int, str]:
    """Who lays cards away, one after another; every other act stands by itself."""
    act = step.action
    return (
        (act.seat, act.verb) if act and act.verb == LAYS and not step.refused else (step.number, "")
    )


def _together(steps: list[Step]) -> Step:
    """Acts of one seat as if they had been one."""
    first, last = steps[0], steps[-1]
    if first is last or last.action is None:
        return last
    cards = tuple(card for step in steps if step.action for card in step.action.cards)
    events = tuple(event for step in steps for event in step.events)
    return last._replace(action=last.action._replace(cards=cards), events=events)


def _is_own(step: Step, play: Play) -> bool:
    """Whether one did it oneself: an act of one's seat, or the deal for which one cut."""
    action = step.action
    if action is None:
        return False
    return action.seat == play.seat or (action.seat == DEALER and action.verb == "deal")


def _line(seen: Sight, step: Step) -> View:
    ruling = ruling_seen(step, seen.eyes)
    odd = ruling is not None and ruling.verdict.value != "lawful"
    return {
        "number": step.number,
        "href": seen.walk.href(step.number),
        "text": " ".join((sentence(step, seen.eyes), *consequences(step, seen.eyes))),
        "verdict": verdict(seen.walk.room, ruling) if odd and ruling else None,
        "own": step.action is not None and step.action.seat == seen.eyes,
    }


def _cut(play: Play) -> View:
    """The sealed pack, before it is cut."""
    pack = len(play.game.pack(play.rules))
    return {"seal": sealed(play, len(play.cuts)).seal, "most": pack - 1, "value": HALF}


def _seals(play: Play) -> list[View]:
    """The seals of the packs dealt from so far."""
    return [
        {"number": number + 1, "seal": sealed(play, number).seal, "cut": cut}
        for number, cut in enumerate(play.cuts)
    ]


def _over(at: Seated) -> View | None:
    """A hand that is decided: where it can be stepped through, and what comes next."""
    if not at.play.over:
        return None
    game, begins = at.chair.room.game.name, at.play.begins
    href = hand_href(game, slug_of(at.row))
    return {
        "hand_href": hand_href(game, slug_of(at.row), begins + 1) if begins else href,
        "otherwise_href": f"{href}otherwise/{begins + 1}/",
        "again_href": f"{at.chair.home}again/" if at.own else "",
        "again": _again(at.play),
        "why_ended": _why_ended(at.play),
        "net": _net(at.play) if at.own else "",
        "seal_href": f"{at.chair.home}seal/",
        "whys": _whys(at),
    }


def _again(play: Play) -> str:
    """What comes after this record, as its button says it."""
    if play.decided:
        return "Deal again"
    return "Go on with the game" if play.game.stacks else "Deal it anew"


def _why_ended(play: Play) -> str:
    """Why a record ends before anybody has won; nothing where somebody has."""
    if play.decided:
        return ""
    acts = f"{play.number} acts are in this record, and it ends here."
    if not play.game.stacks:
        return f"{acts} Everybody takes back what he had before the deal, and it is dealt anew."
    left = "The cards are thrown in" if play.full else "The deal is counted"
    return f"{acts} {left}; the game goes on in a new one, with everything that has been scored."


def _net(play: Play) -> str:
    """What lies before one, and what has come or gone since the deal; not in a game of tricks."""
    if play.game.stacks:
        return ""
    before = play.steps[play.begins].state.pool if play.begins else None
    had = before.stacks[play.seat] if before else play.record.stacks[play.seat]
    has = play.state.pool.stacks[play.seat]
    change = (
        f"{abs(has - had)} {'more' if has > had else 'fewer'} than" if has != had else "as many as"
    )
    return f"{capital(counters(has))} lie before you, {change} before the deal."


def _whys(at: Seated) -> list[View]:
    """The acts of the book's players in this hand, each with the way to its reasons."""
    eyes = sight(at.chair, at.play.number, PLAIN)
    return [
        {"text": _line(eyes, step)["text"], "href": f"{at.chair.home}why/{step.number}/"}
        for step in at.chair.steps[at.play.begins + 1 :]
        if step.action and step.action.seat not in (DEALER, at.play.seat)
    ]


def seal(at: Seated) -> View:
    """The shuffles opened: what was sealed, and whether the cards came as it says."""
    packs = [_opened(at.play, number, cut) for number, cut in enumerate(at.play.cuts)]
    return {**frame(at), "heading": "The seal, opened", "packs": packs, "back": at.chair.home}


def _opened(play: Play, number: int, cut: int) -> View:
    pack = sealed(play, number)
    came, order = dealt(play, number), pack.cut(cut)
    return {
        "number": number + 1,
        "seal": pack.seal,
        "sealed": pack.sealed,
        "cut": cut,
        "order": [card_view(card) for card in order],
        "came": len(came),
        "kept": came == order[: len(came)],
    }


def audit(at: Seated, number: int) -> View:
    """Every counter of the pool up to a step."""
    view = pool_audit(at.chair, number)
    return {**view, "crumbs": _crumbs(at, (at.chair.home, "The table"), here="Who paid what")}


def data(at: Seated) -> View:
    """The table as plain data, for whoever would play by a program."""
    seen = sight(at.chair, at.play.number, PLAIN, links=False)
    offers = acts(at, seen) if at.own else None
    may = offers["may"]["acts"] + offers["may"]["cards"] + offers["may"]["forms"] if offers else []
    return {
        **plain(seen),
        "seat": letter(at.play.seat),
        "over": at.play.over,
        "cut": _cut(at.play) if at.own and to_deal(at.play) else None,
        "acts": [{name: one[name] for name in ("said", "text", "obliges")} for one in may],
        "links": {"self": at.chair.home},
    }
