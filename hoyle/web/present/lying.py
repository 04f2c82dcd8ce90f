"""The cards as they lie before the seats: up, down, just dealt, drawn or thrown away."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from hoyle.engine.cards import JOKER, UNSEEN, Card
from hoyle.engine.game import StandIn
from hoyle.engine.state import Seat
from hoyle.study.telling import number_words
from hoyle.web.present.common import View, card_view
from hoyle.web.present.seats import out
from hoyle.web.present.sight import Sight
from hoyle.web.present.tricks import barred


def hand(seen: Sight, seat: Seat) -> View:
    """What lies before a seat: its cards, and at a draw those just thrown away."""
    state = seen.state
    cards = state.hands[seat]
    shown = getattr(state, "shown", ((),) * len(state.hands))[seat]
    if out(state, seat) and not shown:
        return _face_down(len(cards), "thrown up")
    extra = tuple(card for card in shown if card not in cards)
    apart = getattr(state, "exposed", ((),) * len(state.hands))[seat]
    view = lying(seen, [card for card in cards + extra if card not in apart])
    stand_in = None if seen.asking else seen.walk.room.game.stand_in(state, cards)
    if stand_in:
        view["cards"] = [_told(card, stand_in) for card in view["cards"]]
    return _with_thrown(seen, seat, _with_barred(view, barred(seen, seat)))


def _with_barred(view: View, why: Mapping[str, View]) -> View:
    """The same hand, the cards that may not be played now marked as such."""
    for one in view["cards"]:
        if shut := why.get(one.get("text", "")):
            name = f"{one['name']}, may not be played: {shut['why']}"
            one |= {"mark": "barred", "name": name, "shut": shut}
    return view


def _told(card: View, stand_in: StandIn) -> View:
    """The card; of a joker also what it stands for."""
    if card.get("text") != JOKER.text:
        return card
    return {
        **card,
        "name": f"{card['name']}, standing for {stand_in.name}",
        "stands": stand_in.text,
    }


def _face_down(count: int, what: str) -> View:
    said = f"{number_words(count)} card{'s' * (count != 1)}, {what}" if count else ""
    return {"say": said, "cards": [{"face": "down"}] * count}


def lying(seen: Sight, cards: Iterable[Card]) -> View:
    """Cards side by side; those not seen are told once, by their number."""
    cards = tuple(cards)
    hidden = sum(not card.seen for card in cards)
    nobody = seen.eyes is None
    words = "not seen by anybody" if nobody else "face down"
    many = f"{number_words(hidden)} card{'s' * (hidden != 1)}, {words}" if hidden else ""
    return {"say": many, "cards": [_card(seen, card) for card in cards]}


def _card(seen: Sight, card: Card) -> View:
    if card is UNSEEN or not card.seen:
        return {"face": "unseen" if seen.eyes is None else "down"}
    at = seen.came.get(card)
    mark = _mark(seen, card, at)
    href = seen.walk.href(at) if seen.links and at is not None and at != seen.number else ""
    view = card_view(card, seen.look, mark=mark, href=href)
    return view if mark == "drawn" else {**view, "name": card.name}


def _mark(seen: Sight, card: Card, came: int | None) -> str:
    if card in seen.lit:
        return "lit"
    if came != seen.number or not seen.number:
        return ""
    before = seen.walk.steps[seen.number - 1].state.hands
    helped = any(before) and any(card in new for new in seen.state.hands)
    return "drawn" if helped and _is_help(seen) else "dealt"


def _is_help(seen: Sight) -> bool:
    """Whether the cards of this step came to one seat that held others already."""
    action = seen.step.action
    return action is not None and not action.counts


def _under(seen: Sight) -> tuple[Card, ...]:
    """What lies under the counters or has gone to a trick, with all its cards."""
    state = seen.step.state
    tricks = [card for trick in getattr(state, "tricks", ())[-1:] for card in trick.cards]
    return (*getattr(state, "under_chips", ()), *getattr(state, "trick", ()), *tricks)


def _with_thrown(seen: Sight, seat: Seat, view: View) -> View:
    """The same hand, and the cards its seat has thrown away at this very step."""
    step = seen.step
    if not seen.number or step.action is None or step.action.seat != seat or step.refused:
        return view
    before = seen.walk.steps[seen.number - 1].state.hands[seat]
    gone = [card for card in before if card not in seen.step.state.hands[seat]]
    if not gone or out(seen.state, seat) or set(gone) <= set(_under(seen)):
        return view
    if seen.eyes not in (None, seat):
        down = _face_down(len(gone), "thrown away")
        return {"say": " ".join(filter(None, (view["say"], down["say"]))), "cards": view["cards"]}
    thrown = [card_view(card, seen.look, mark="discarded") for card in gone if card.seen]
    return {**view, "cards": [*view["cards"], *thrown]}
