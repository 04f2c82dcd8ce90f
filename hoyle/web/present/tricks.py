"""What lies on a table of tricks: the trick, the turn-up, the count, what could be played."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from hoyle.engine.cards import Card
from hoyle.engine.game import Game, judge
from hoyle.engine.laws import Ruling, Verdict
from hoyle.engine.state import Action, Event, Seat, letter
from hoyle.engine.tricks.following import winning
from hoyle.engine.tricks.points import total
from hoyle.engine.tricks.table import NO_TRUMP, Trick, TrickState, suit_name
from hoyle.study.telling import board_of
from hoyle.study.telling.board import holes
from hoyle.study.telling.playing import side_words
from hoyle.study.telling.words import card_names, listed
from hoyle.web.present.board import board
from hoyle.web.present.common import View, capital, card_view, law_link
from hoyle.web.present.sight import Sight

LAWFUL = Verdict.LAWFUL


def felt(game: Game) -> View:
    """What the tables of a game are laid with, for their sheets: tricks, a cribbage board."""
    tricks, board = "tricks" in game.by_name, bool(holes(game.rules))
    return {"tricks": tricks, "board": board, "dress": dress(tricks, board)}


def dress(tricks: bool, board: bool) -> str:
    """How the name of a page's sheet ends, by what its tables are laid with."""
    return "-pegs" if board else "-tricks" if tricks else ""


def laid(seen: Sight) -> View:
    """What lies in the middle, and what might be played."""
    state: TrickState = seen.state
    turned = state.turned[-1:] if state.phase != "deal" or not state.tricks else ()
    note = f"{capital(suit_name(state.trump))} are trumps" if state.trump != NO_TRUMP else ""
    under = {"label": "The turn-up", "cards": [card_view(card, seen.look) for card in turned]}
    return {
        "under": under if turned else None,
        "under_note": note or "Turned and put aside",
        "tricks": True,
        "trick": _trick(seen, state),
        "could": list(_could(seen)) if seen.links else [],
        "counts": [_count(seen, state, event) for event in _counted(state)],
        "count_id": f"count-{seen.walk.hand.slug}-{seen.number}",
        "board": board(state) if board_of(state) else None,
    }


def _trick(seen: Sight, state: TrickState) -> View | None:
    """The trick on the table, or the one just taken in by this step."""
    cards, leader, done = state.trick, state.leader, False
    if not cards and _took_one(seen):
        last: Trick = state.tricks[-1]
        cards, leader, done = last.cards, last.leader, True
    if not cards:
        return None
    best, seats = winning(cards, state.trump), len(state.hands)
    number = len(state.tricks) + (not done)
    return {
        "label": f"Trick {number}",
        "taken": f"{letter((leader + best) % seats)} takes it" if done else "",
        "cards": [
            {
                "letter": letter((leader + turn) % seats),
                "leads": turn == 0,
                "best": turn == best,
                "at": (leader + turn) % seats,
                "card": trick_card(seen, card),
            }
            for turn, card in enumerate(cards)
        ],
    }


def trick_card(seen: Sight, card: Card) -> View:
    """A card of a trick, and the way to the step at which it was played."""
    at = seen.played.get(card, seen.number)
    href = seen.walk.href(at) if seen.links and at != seen.number else ""
    return card_view(card, seen.look, href=href)


def _took_one(seen: Sight) -> bool:
    return any(event.kind == "trick" for event in seen.step.events) and bool(seen.state.tricks)


def open_before(seen: Sight, seat: Seat) -> list[View]:
    """Cards that lie open before a seat: one claimed for Low, and those that may be called for."""
    state = seen.state
    if not isinstance(state, TrickState):
        return []
    found = [
        (card, "called for" if card == state.called else "lies open")
        for card in state.exposed[seat]
    ]
    if state.low and state.low[0] == seat and (kept := claimed(state)):
        found.append((kept, "for Low"))
    return [{"card": card_view(card, seen.look), "why": why} for card, why in found]


def claimed(state: TrickState) -> Card | None:
    """The card kept for Low; one that counts for Game goes to the trick all the same."""
    card = state.low[1] if state.low else None
    return None if card is None or card in state.trick or total(state, (card,)) else card


def barred(seen: Sight, seat: Seat) -> dict[str, View]:
    """The cards of a seat to play that may not be played, why not, and by which law."""
    if not _may_tell(seen, seat) or seen.state.phase != "tricks" or seen.state.turn != seat:
        return {}
    judged = _judged(seen, seen.state, seat)
    return {card.text: _shut(seen, ruling) for card, ruling in judged if not _free(ruling)}


def _free(ruling: Ruling) -> bool:
    return ruling.verdict is LAWFUL


def _shut(seen: Sight, ruling: Ruling) -> View:
    articles = seen.walk.room.articles
    cited = next((articles[law] for law in ruling.laws if law in articles), None)
    return {"why": ruling.reason, "law": law_link(cited) if cited else None}


def _may_tell(seen: Sight, seat: Seat) -> bool:
    known = isinstance(seen.state, TrickState) and seen.eyes in (None, seat)
    return known and seen.links and not seen.asking


def _judged(seen: Sight, state: TrickState, seat: Seat) -> Iterator[tuple[Card, Ruling]]:
    for card in state.hands[seat]:
        yield card, judge(seen.walk.room.game, state, Action(seat, "play", (card,)))


def _could(seen: Sight) -> Iterator[View]:
    """What each seat could have played to the trick that lies there, and what the next may play."""
    for before, action in _plays(seen):
        if _may_tell(seen, action.seat):
            yield from _open_to(seen, before, action.seat, action.cards[0])
    state = seen.state
    if state.phase == "tricks" and state.trick and _may_tell(seen, state.turn):
        yield from _open_to(seen, state, state.turn)


def _plays(seen: Sight) -> list[tuple[TrickState, Action]]:
    """The cards of the trick on the table or just taken in: each with the table before it."""
    found: list[tuple[TrickState, Action]] = []
    lying = seen.state.trick or (seen.state.tricks[-1].cards if _took_one(seen) else ())
    for number in range(seen.number, 0, -1):
        if len(found) == len(lying):
            break
        before, action = seen.walk.steps[number - 1].state, seen.walk.steps[number].action
        card = lying[len(lying) - 1 - len(found)]
        if action and action.verb == "play" and action.cards == (card,) and _his(before, action):
            found.append((before, action))  # type: ignore[arg-type]
    return found[::-1]


def _his(state: Any, action: Action) -> bool:
    return isinstance(state, TrickState) and state.waiting[:1] == (action.seat,)


def _open_to(
    seen: Sight, state: TrickState, seat: Seat, done: Card | None = None
) -> Iterator[View]:
    judged = [pair for pair in _judged(seen, state, seat) if pair[0] != done]
    free = [card for card, ruling in judged if _free(ruling)]
    shut: dict[tuple[str, ...], list[tuple[Card, Ruling]]] = {}
    for card, ruling in judged:
        if not _free(ruling):
            shut.setdefault(ruling.laws, []).append((card, ruling))
    led = "led" if not state.trick else "played"
    verb = f"could also have {led}" if done is not None else "may play"
    head = f"{letter(seat)} {verb} {card_names(free)}" if free else ""
    if head or shut:
        yield {
            "head": f"{head}." if head else f"{letter(seat)} had no choice.",
            "barred": [
                {
                    "card": capital(listed([card.name for card, _ in same])),
                    **_shut(seen, same[0][1]),
                }
                for same in shut.values()
            ],
        }


def _counted(state: TrickState) -> list[Event]:
    """The counts made since the last trick was taken in."""
    found: list[Event] = []
    for event in reversed(state.events):
        if event.kind == "trick":
            break
        if event.kind == "counts":
            found.append(event)
    return found[::-1] if state.phase != "tricks" else []


def _count(seen: Sight, state: TrickState, event: Event) -> View:
    """A side's cards one by one, with what they add up to."""
    running, rows = 0, []
    for card in event.cards:
        worth = total(state, (card,))
        running += worth
        rows.append({"card": card_view(card, seen.look), "adds": worth, "total": running})
    return {"who": side_words(state, event.seat), "rows": rows, "total": event.amount}
