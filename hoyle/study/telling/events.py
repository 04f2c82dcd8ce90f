"""What follows from an act, in sentences: events, counters that moved, and how a pool ends."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from itertools import groupby

from hoyle.engine.cards import RANK_NAMES, RANKS
from hoyle.engine.laws import Law
from hoyle.engine.state import DEALER, Event, Outcome, Seat, letter
from hoyle.study.replay import Step
from hoyle.study.telling import playing
from hoyle.study.telling.words import (
    card_names,
    cards_number,
    counters,
    listed,
    number_words,
    shared,
)

EVENTS: dict[str, str] = {
    "becomes-jack": "The cards come in, and whoever will may ante.",
    "lapsed": "What {who} owed, {counters}, lapses.",
    "gathered": "The pack ran short: {cards} thrown away earlier {were} gathered and shuffled.",
    "blind-back": "{who} takes back the blind, {counters}.",
    "turns-up-discard": "The discard under the counters is turned up: {shown}.",
    "passed-out": "Nobody has opened.",
    "fattened": "Everybody in the jack adds {counters}.",
    "not-fattened": "The pool is not fattened.",
    "right-restored": "{who} {are} dealt in again.",
    "dealt-off": "The same dealer deals again.",
    "deal-passes": "The deal passes to the left.",
    "progress": "The next deal may ask for another pair to open.",
    "announced-no-check-raise": "The dealer announces: no checking and then raising in the low.",
    "announced-sevens-bet": "The dealer announces: sevens are bet in the low.",
    "announced-sevens-pot-only": "The dealer announces: a seven that is checked in the low wins "
    "nothing of what is bet after it.",
    "turns-low": "The hand is now played for low: the same cards, and a new round of betting.",
    "posts-blind": "{who} posts the blind, {counters}.",
    "thrown-in": "Nobody has opened, for high or for low: the cards are thrown in.",
    "nobody-bets": "Nobody has bet: the cards are thrown in, and it becomes a {times} pool.",
    "antes-for-all": "{who} antes {counters} for everybody.",
    "buck-passes": "The buck goes to {who}.",
    "deal-goes-left": "The deal goes to the left, to {who}.",
    "winner-deals": "{who} deals the next pool.",
    "takes-later-bets": "{who} {are} paid what was bet after the draw, {counters}: a seven that "
    "was checked does not win it.",
    **playing.EVENTS,
}

LAST = frozenset(("winner-deals", "takes-later-bets"))  # told when the pool has been paid
# the act, the ruling or the end says it
UNSAID = playing.UNSAID.union(
    (
        *("shows", "under-the-chips", "pool-won", "pool-stays", "false-opener", "foul"),
        *("deals", "dealt-anew"),
    )
)
_TIMES = ("", "single", "double", "triple", "fourfold", "fivefold")


def event_words(event: Event, *alike: Event) -> str:
    """The event in a sentence, with those like it; none for what the act or the ruling tells."""
    if event.kind in UNSAID:
        return ""
    if event.kind in playing.EVENTS:
        return playing.event_words(event)
    words = EVENTS.get(event.kind, f"{{who}}: {event.kind.replace('-', ' ')}.")
    who = listed([letter(one.seat) for one in (event, *alike)])
    return words.format(
        who=who[0].upper() + who[1:],
        are="are" if alike else "is",
        were="was" if event.amount == 1 else "were",
        counters=counters(event.amount),
        cards=cards_number(event.amount),
        shown=card_names(event.cards) or "nothing",
        times=_TIMES[event.amount] if event.amount < len(_TIMES) else f"{event.amount}-fold",
    )


def followed(step: Step) -> tuple[str, ...]:
    """What followed from the act, a sentence each; not yet how the pool ends, and what then."""
    told = _told(step, [event for event in step.events if event.kind not in LAST])
    return (*told[:1], *_counters_moved(step), *told[1:])


def followed_last(step: Step) -> tuple[str, ...]:
    """What is told only when the pool has been paid."""
    return _told(step, [event for event in step.events if event.kind in LAST])


def told_of(step: Step, kinds: Collection[str]) -> tuple[str, ...]:
    """What the events of these kinds have brought about at a step, a sentence each."""
    return _told(step, [event for event in step.events if event.kind in kinds])


def _told(step: Step, events: list[Event]) -> tuple[str, ...]:
    """A sentence for each event; one for several that are alike but for their seats."""
    said: list[str] = []
    for _, group in groupby(events, lambda event: event._replace(seat=DEALER)):
        first, *alike = group
        said += [event_words(first, *alike)] if "{are}" in EVENTS.get(first.kind, "") else [
            _event(step, event) for event in (first, *alike)
        ]  # fmt: skip
    return tuple(filter(None, said))


def _event(step: Step, event: Event) -> str:
    required = getattr(step.state, "required", "")
    if event.kind == "becomes-jack" and step.action and step.action.verb != "make-jack":
        words = event_words(event)
        return f"It is a jack: {words[0].lower()}{words[1:]}"
    if event.kind == "progress" and required:
        name = RANK_NAMES[RANKS.index(required)]
        return f"The next deal asks for {name}{'es' if name == 'six' else 's'}."
    if event.kind in playing.EVENTS:
        return playing.event_words(event, step.state)
    return event_words(event)


def _counters_moved(step: Step) -> Iterator[str]:
    """Counters that others put up or take back, and what is put up for another jack."""
    if step.action is None:
        return
    aside = _sums(step, aside=True)
    if aside:
        yield f"{shared(aside.items(), 'puts up', 'put up')} for another jack."
    found = any(event.kind == "false-opener" for event in step.events)
    if step.state.outcome is None:
        yield from _undone(step) if found else _made_up(step)


def _undone(step: Step) -> Iterator[str]:
    """What becomes of the counters when a false opening is found out."""
    moved = _sums(step, but="poker.40")  # the fattening is told by itself
    back = [(seat, -amount) for seat, amount in moved.items() if amount < 0]
    loser = next(event.seat for event in step.events if event.kind == "false-opener")
    said = shared(back, "takes back", "take back")
    if moved.get(loser, 0) > 0:
        yield f"{said}; {letter(loser)} puts up {moved[loser]} in their place."
        yield "The cards are dealt afresh."
        return
    if said:
        yield f"{said}."
    lost = step.state.pool.staked[loser] - _sums(step).get(loser, 0)
    yield f"What {letter(loser)} has put up, {counters(lost)}, stays in the pool."


def _made_up(step: Step) -> Iterator[str]:
    """Antes made up when an ordinary pool becomes a jack."""
    if not any(event.kind == "becomes-jack" for event in step.events):
        return
    seat = step.action.seat if step.action else DEALER
    more = [(other, amount) for other, amount in _sums(step).items() if other != seat]
    if more and all(amount > 0 for _, amount in more):
        yield f"{shared(more, 'puts up', 'put up')} to make up the ante."


def _sums(step: Step, aside: bool = False, but: Law = "") -> dict[Seat, int]:
    """What each seat has paid at this step, into the pool or aside from it, but for one law."""
    paid: dict[Seat, int] = {}
    for entry in step.entries:
        if entry.aside is aside and entry.law != but:
            paid[entry.seat] = paid.get(entry.seat, 0) + entry.amount
    return paid


def outcome_words(ending: Outcome) -> tuple[str, ...]:
    """How the pool ended: why, who takes what, what is left, and what is dealt next."""
    said = [ending.reason, _awards(ending)]
    if ending.carried:
        stay = "stays" if ending.carried == 1 else "stay"
        said.append(f"{counters(ending.carried).capitalize()} {stay} for the next pool.")
    said.append(_next(ending))
    return tuple(words for words in said if words)


def _awards(ending: Outcome) -> str:
    return f"{shared(ending.awards, 'takes', 'take')}." if ending.awards else ""


def _next(ending: Outcome) -> str:
    dealer, paid = letter(ending.next_dealer), ending.next_prepaid
    if ending.next_kind != "jack":
        return ""
    if ending.next_jacks > 1:
        number = number_words(ending.next_jacks)
        return f"The next {number} deals are jacks, one by each player in turn; {dealer} begins."
    have = "has" if len(paid) == 1 else "have"
    antes = f"; {listed(list(map(letter, paid)))} {have} put up the antes for it" if paid else ""
    return f"The next deal, by {dealer}, is a jack{antes}."
