"""What follows from an act, in sentences: events, and how a pool ends."""

from __future__ import annotations

from hoyle.engine.state import Event, Outcome, letter
from hoyle.study.telling.words import card_names, cards_number, counters, listed

EVENTS: dict[str, str] = {
    "becomes-jack": "It is a jack: the cards come in, and everybody who will antes.",
    "false-opener": "{who}’s hand is foul.",
    "lapsed": "What {who} owed, {counters}, lapses.",
    "gathered": "The pack runs short: {cards} thrown away earlier are gathered and shuffled.",
    "foul": "{who}’s hand is foul and is out of this deal.",
    "blind-back": "{who} takes back the blind, {counters}.",
    "turns-up-discard": "The discard under the counters is turned up: {shown}.",
    "passed-out": "Nobody has opened.",
    "fattened": "Everybody in the jack adds {counters}.",
    "not-fattened": "The pool is not fattened.",
    "right-restored": "{who} is dealt in again.",
    "dealt-off": "The same dealer deals again.",
    "deal-passes": "The deal passes to the left.",
    "progress": "The pair that opens goes up or down with the deal.",
}

UNSAID = frozenset(("shows", "under-the-chips", "pool-won", "pool-stays"))  # the act says it


def event_words(event: Event) -> str:
    """The event in a sentence; none for what the act's own sentence tells."""
    if event.kind in UNSAID:
        return ""
    words = EVENTS.get(event.kind, f"{{who}}: {event.kind.replace('-', ' ')}.")
    return words.format(
        who=letter(event.seat).capitalize() if event.seat < 0 else letter(event.seat),
        counters=counters(event.amount),
        cards=cards_number(event.amount),
        shown=card_names(event.cards) or "nothing",
    )


def outcome_words(ending: Outcome) -> tuple[str, ...]:
    """How the pool ended: who takes what, what is left, and what is dealt next."""
    said = [_awards(ending), ending.reason]
    if ending.carried:
        said.append(f"{counters(ending.carried).capitalize()} {_stay(ending)} for the next pool.")
    said.append(_next(ending))
    return tuple(words for words in said if words)


def _awards(ending: Outcome) -> str:
    shares = [f"{letter(seat)} takes {counters(amount)}" for seat, amount in ending.awards]
    return f"{listed(shares)}." if shares else ""


def _stay(ending: Outcome) -> str:
    return "stays" if ending.carried == 1 else "stay"


def _next(ending: Outcome) -> str:
    dealer = letter(ending.next_dealer)
    if ending.next_kind != "jack":
        return ""
    paid = [letter(seat) for seat in ending.next_prepaid]
    antes = f"; {listed(paid)} put{'s' if len(paid) == 1 else ''} up the antes" if paid else ""
    return f"The next deal, by {dealer}, is a jack{antes}."
