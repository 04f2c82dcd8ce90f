"""The table as it lies after a step: seats, cards, counters and what each owes."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from typing import Any

from hoyle.engine.cards import RANK_NAMES, RANKS, UNSEEN, Card
from hoyle.engine.game import Game, obligations, seen_by
from hoyle.engine.state import DEALER, Duty, Seat, State, letter
from hoyle.study.dealing import deals_now
from hoyle.study.replay import Step
from hoyle.study.telling import counters as counters_said
from hoyle.study.telling import number_words
from hoyle.web.look import PLAIN, Look
from hoyle.web.present.common import View, card_view, counters
from hoyle.web.walk import Walk

SWAP = "#hand"


@dataclass(frozen=True, slots=True)
class Sight:
    """One step of a way as it is seen: what templates may be told comes from here alone.

    `state` holds no card that the eyes may not see. `lit` are the cards a ruling turns on.
    """

    walk: Walk
    number: int
    state: Any
    look: Look = PLAIN
    lit: frozenset[Card] = frozenset()
    links: bool = True

    @property
    def step(self) -> Step:
        """The step, with all its cards."""
        return self.walk.steps[self.number]

    @property
    def eyes(self) -> Seat | None:
        """The seat whose eyes see it."""
        return self.walk.glance.seat

    @property
    def duties(self) -> tuple[Duty, ...]:
        """What each seat owes, as far as these eyes can tell."""
        return obligations(self.walk.room.game, self.state)


def sight(walk: Walk, number: int, look: Look = PLAIN, **more: Any) -> Sight:
    """A step seen as the way is looked at."""
    step, eyes = walk.steps[number], walk.glance.seat
    seen = step.state if eyes is None else seen_by(walk.room.game, step.state, eyes)
    return Sight(walk, number, seen, look, turned_on(step), **more)


def turned_on(step: Step) -> frozenset[Card]:
    """The cards that a step turns on: the hand a ruling rests on, the hands that win when shown."""
    state, ruling = step.state, step.ruling
    if state.outcome and not step.refused:
        shown = getattr(state, "shown", ())
        return frozenset(card for seat in state.outcome.winners for card in _at(shown, seat))
    if ruling is None or step.action is None or not ruling.private:
        return frozenset()
    return frozenset(state.hands[step.action.seat])


def _at(hands: tuple[tuple[Card, ...], ...], seat: Seat) -> tuple[Card, ...]:
    return hands[seat] if seat < len(hands) else ()


def table(seen: Sight) -> View:
    """The whole table."""
    seats = range(len(seen.state.hands))
    return {
        "label": f"The table after step {seen.number}" if seen.number else "The table at first",
        "n": len(seats),
        "seats": [_seat(seen, seat) for seat in seats],
        "pool": _pool(seen),
        **_under(seen),
        "swap": SWAP if seen.links else "",
    }


def _pool(seen: Sight) -> View:
    last = _last_payment(seen)
    href = seen.walk.href(last) if seen.links and last is not None else ""
    return {
        "counters": counters(seen.state.pool.total, "in the pool", href=href),
        "audit_href": audit_href(seen) if seen.links else "",
        "note": stakes_note(seen.state),
    }


def audit_href(seen: Sight) -> str:
    """Where the pool is told counter by counter, up to this step."""
    return f"{seen.walk.base}audit/{seen.number}/{seen.walk.glance.query}"


def _last_payment(seen: Sight) -> int | None:
    entries = seen.state.pool.entries
    return entries[-1].step if entries else None


def stakes_note(state: Any) -> str:
    """What is being played for, in a few words."""
    said = []
    if getattr(state, "kind", "") == "jack":
        rank = getattr(state, "required", "")
        pair = f", {RANK_NAMES[RANKS.index(rank)].capitalize()}s to open" if rank else ""
        said.append(f"Jack pot{pair}")
    if state.pool.next_jack:
        said.append(f"{state.pool.next_jack} set aside for the next jack")
    return "; ".join(said)


def _under(seen: Sight) -> View:
    cards = getattr(seen.state, "under_chips", ())
    if not cards:
        return {"under": None}
    opener = getattr(seen.state, "opener", None)
    whose = "The opener" if opener is None else letter(opener)
    return {
        "under": {"label": f"{whose}’s discard", **_cards(replace(seen, links=False), cards)},
        "under_note": f"{whose}’s discard, under the counters",
    }


def _seat(seen: Sight, seat: Seat) -> View:
    state, eyes = seen.state, seen.eyes
    pool = state.pool
    own = [duty for duty in seen.duties if duty.seat == seat]
    staked = 0 if state.outcome else pool.staked[seat]
    return {
        "at": seat,
        "letter": letter(seat),
        "name": _name(seen, seat),
        "speaks": speaks(seen.walk.room.game, state) == seat,
        "eyes": eyes == seat,
        "eyes_href": seen.walk.href(seen.number, seat=seat) if seen.links else "",
        "roles": roles(state, seat),
        "status": status(state, seat),
        "stack": counters(pool.stacks[seat], "counters", hide_label=True),
        "staked": counters(staked, "staked", hide_label=True) if staked > 0 else None,
        "hand": hand(seen, seat),
        "duties": [{"text": duty.what} for duty in own],
    }


def _name(seen: Sight, seat: Seat) -> str:
    names = seen.walk.hand.record.players
    name = names[seat] if seat < len(names) else ""
    return "" if name == letter(seat) else name


def speaks(game: Game, state: Any) -> Seat:
    """The seat to speak; the dealer, or nobody, is no seat."""
    return DEALER if state.outcome or deals_now(game, state) else state.turn


def roles(state: Any, seat: Seat) -> list[View]:
    """What a seat is called in this deal, and what it is shy."""
    kind, dealer = getattr(state, "kind", ""), getattr(state, "dealer", len(state.hands) - 1)
    found = []
    if kind == "ordinary" and seat == getattr(state, "age", None):
        found.append({"key": "age", "label": "age"})
    if seat == dealer:
        found.append({"key": "dealer", "label": "dealer"})
    if seat == getattr(state, "opener", None):
        found.append({"key": "opener", "label": "opener"})
    owed = state.pool.owed[seat]
    return found + ([{"key": "shy", "label": f"shy {owed}"}] if owed else [])


def status(state: Any, seat: Seat) -> View | None:
    """How a seat stands in this pool, in a word or two."""
    if state.outcome:
        won = dict(state.outcome.awards).get(seat)
        if won is not None:
            return {"key": "won", "label": f"takes {won}"}
    if not out(state, seat):
        passed = seat in getattr(state, "passed", ())
        return {"key": "in", "label": "has passed"} if passed else None
    joined = getattr(state, "in_jack", ()) if getattr(state, "kind", "") == "jack" else (seat,)
    return {"key": "out", "label": "out" if seat in joined else "passed the jack"}


def out(state: Any, seat: Seat) -> bool:
    """Whether the seat has no part in this pool any more."""
    active = getattr(state, "active", None)
    if active is None:
        return False
    if not active:  # a jack's antes are being asked for: out is who said no
        return seat not in (*state.waiting, *getattr(state, "in_jack", ()))
    return seat not in active


def hand(seen: Sight, seat: Seat) -> View:
    """What lies before a seat: its cards, and at a draw those just thrown away."""
    state = seen.state
    cards = state.hands[seat]
    shown = getattr(state, "shown", ((),) * len(state.hands))[seat]
    if out(state, seat) and not shown:
        return _face_down(len(cards), "thrown up")
    extra = tuple(card for card in shown if card not in cards)
    view = _cards(seen, cards + extra)
    return _with_thrown(seen, seat, view)


def _face_down(count: int, what: str) -> View:
    said = f"{number_words(count)} card{'s' * (count != 1)}, {what}" if count else ""
    return {"say": said, "cards": [{"face": "down"}] * count}


def _cards(seen: Sight, cards: Iterable[Card]) -> View:
    cards = tuple(cards)
    hidden = sum(not card.seen for card in cards)
    nobody = seen.eyes is None
    words = "not seen by anybody" if nobody else "face down"
    many = f"{number_words(hidden)} card{'s' * (hidden != 1)}, {words}" if hidden else ""
    places = _came(seen)
    return {"say": many, "cards": [_card(seen, card, places) for card in cards]}


def _card(seen: Sight, card: Card, places: Mapping[Card, int]) -> View:
    if card is UNSEEN or not card.seen:
        return {"face": "unseen" if seen.eyes is None else "down"}
    at = places.get(card)
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


def _came(seen: Sight) -> dict[Card, int]:
    """The step at which each card was last dealt."""
    came: dict[Card, int] = {}
    for step in seen.walk.steps[: seen.number + 1]:
        if step.action and step.action.seat == DEALER and not step.refused:
            came |= dict.fromkeys((card for card in step.action.cards if card.seen), step.number)
    return came


def _with_thrown(seen: Sight, seat: Seat, view: View) -> View:
    """The same hand, and the cards its seat has thrown away at this very step."""
    step = seen.step
    if not seen.number or step.action is None or step.action.seat != seat or step.refused:
        return view
    before = seen.walk.steps[seen.number - 1].state.hands[seat]
    gone = [card for card in before if card not in seen.step.state.hands[seat]]
    if not gone or out(seen.state, seat):
        return view
    if seen.eyes not in (None, seat):
        down = _face_down(len(gone), "thrown away")
        return {"say": " ".join(filter(None, (view["say"], down["say"]))), "cards": view["cards"]}
    thrown = [card_view(card, seen.look, mark="discarded") for card in gone if card.seen]
    return {**view, "cards": [*view["cards"], *thrown]}


def sheet(seen: Sight) -> View:
    """The same table as rows, for paper and for ears."""
    state: State = seen.state
    rows = []
    for seat in range(len(state.hands)):
        lying = hand(seen, seat)
        named = [card["name"] for card in lying["cards"] if card.get("name")]
        standing = status(state, seat)
        rows.append(
            {
                "letter": letter(seat),
                "roles": ", ".join(role["label"] for role in roles(state, seat)),
                "cards": ", ".join(filter(None, [*named, lying["say"]])),
                "status": standing["label"] if standing else "",
                "stack": state.pool.stacks[seat],
                "staked": state.pool.staked[seat],
            }
        )
    caption = f"After step {seen.number}: {counters_said(state.pool.total)} in the pool"
    return {"caption": caption, "seats": rows}
