"""A whole deal gone over: every card ruled on, every trick, and what the deal is scored for."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, fields, replace
from typing import Any

from hoyle.engine.cards import Card, show_cards
from hoyle.engine.game import Game
from hoyle.engine.laws import Law, Verdict
from hoyle.engine.state import Event, Seat, letter
from hoyle.engine.tricks.following import winning
from hoyle.engine.tricks.table import to_go
from hoyle.study.referee.facts import Case, words_of
from hoyle.study.referee.quick.table import name_of, seats_of, side_keys
from hoyle.study.referee.reading import BadInput, Cards, Said, read_cards
from hoyle.study.referee.writing import Script
from hoyle.study.step import Step
from hoyle.study.telling import listed
from hoyle.study.telling.playing import event_words

EACH = 6
PLAYED_OUT = {"revoke": "ruled", "auction": "eldest-pitches"}  # what was played was played
SCORES = ("turned-jack", "peg", "high", "low", "jack", "game", "revoke", "revoke-deducted")
LOST = ("jack-forfeited", "game-forfeited", "jack-lost", "stops")  # told, for they are not scored


@dataclass(frozen=True, slots=True)
class TrickTold:
    """A trick: its cards from the leader on, who took it, and what was wrong in it.

    `pegs`: what was scored as it was taken in.
    """

    leader: str
    cards: Cards
    winner: str
    pegs: int
    faults: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class WholeDeal:
    """The answer: the deal trick by trick, what it is scored for, and each side's sum.

    `scored`: what was scored besides, in the order in which it counts. `over`: who is out.
    """

    line: str
    hands: tuple[tuple[str, Cards], ...]
    tricks: tuple[TrickTold, ...]
    scored: tuple[str, ...]
    sums: tuple[tuple[str, int], ...]
    over: str
    laws: tuple[Law, ...]


def whole_deal(game: Game, rules: Any, said: Said) -> WholeDeal:
    """A deal that was played to its end. Raises `BadInput`.

    Fields: `seats`; `turned` the card turned for trumps, where one is; `plays` every card in the
    order in which it was played, A having led.
    """
    own = {one.name for one in fields(rules)}
    rules = replace(rules, **{name: one for name, one in PLAYED_OUT.items() if name in own})
    seats = seats_of(game, said)
    plays = read_cards(said.get("plays", ""), "plays", "The play")
    if len(plays) != EACH * seats:
        needed = f"{seats} play {EACH * seats} cards, and {len(plays)} are given"
        raise BadInput("plays", f"The play: {needed}.")
    turned = _turned(game, plays, said)
    trump = turned.suit if turned else plays[0].suit
    acts = [*_seated(plays, seats, trump)]
    hands = tuple(tuple(card for one, card in acts if one == seat) for seat in range(seats))
    script = _played(Case(game, rules, {}, {}), hands, turned, acts)
    return _told(script, hands)


def _turned(game: Game, plays: Cards, said: Said) -> Card | None:
    """The card turned for trumps; None at a game where the first card led makes them."""
    if "turn" not in words_of(game):
        return None
    cards = read_cards(said.get("turned", ""), "turned", "The turn-up")
    if len(cards) != 1:
        raise BadInput("turned", "The turn-up: say which card was turned for trumps.")
    if cards[0] in plays:
        where = f"the {cards[0].name} lies on the stock, and nobody plays it"
        raise BadInput("turned", f"The turn-up: {where}.")
    return cards[0]


def _seated(plays: Cards, seats: int, trump: int) -> Iterator[tuple[Seat, Card]]:
    """Who played each card: whoever takes a trick leads to the next."""
    leader = 0
    for first in range(0, len(plays), seats):
        trick = plays[first : first + seats]
        for turn, card in enumerate(trick):
            yield (leader + turn) % seats, card
        leader = (leader + winning(trick, trump)) % seats


def _played(
    case: Case, hands: tuple[Cards, ...], turned: Card | None, acts: list[tuple[Seat, Card]]
) -> Script:
    """The record of the deal, as far as the game goes on."""
    script = Script(case, len(hands))
    dealt = " ".join(f"p{seat} {show_cards(hand)}" for seat, hand in enumerate(hands, 1))
    script.say(f"d deal {dealt}")
    turns = () if turned is None else (f"d turn {turned.text}", "p1 keep")
    script.until_over(*turns, *(f"p{seat + 1} play {card.text}" for seat, card in acts))
    return script.round("count") if script.state.outcome is None else script


def _told(script: Script, hands: tuple[Cards, ...]) -> WholeDeal:
    steps, state = script.steps, script.state
    over = listed([letter(seat) for seat in state.outcome.winners]) if state.outcome else ""
    sums = tuple(_sums(steps[0].state, state))
    return WholeDeal(
        line=_line(sums, over),
        hands=tuple((letter(seat), hand) for seat, hand in enumerate(hands)),
        tricks=tuple(_tricks(steps)),
        scored=tuple(
            event_words(one, step.state) for step in steps for one in step.events if _scores(one)
        ),
        sums=sums,
        over=over,
        laws=tuple(dict.fromkeys(law for step in steps for law in _cited(step))),
    )


def _sums(before: Any, after: Any) -> Iterator[tuple[str, int]]:
    """How many counters each side has put in."""
    for side in side_keys(after).values():
        yield name_of(after, side), to_go(before, side) - to_go(after, side)


def _scores(event: Event) -> bool:
    return event.kind in (*SCORES, *LOST)


def _cited(step: Step) -> Iterator[Law]:
    """The laws that spoke at a step: of the ruling, and of what was scored."""
    if step.ruling and step.action and step.action.verb == "play":
        yield from step.ruling.laws
    yield from (event.law for event in step.events if _scores(event) or event.kind == "no-game")


def _tricks(steps: list[Step]) -> Iterator[TrickTold]:
    """Every trick that was played out."""
    leader, cards, faults = "", list[Card](), list[str]()
    for step in steps:
        action = step.action
        if action is None or action.verb != "play":
            continue
        leader = leader or letter(action.seat)
        cards += action.cards
        if step.ruling and step.ruling.verdict is not Verdict.LAWFUL:
            faults.append(step.ruling.reason)
        for event in step.events:
            if event.kind == "trick":
                pegs = sum(one.amount for one in step.events if one.kind == "peg")
                yield TrickTold(leader, tuple(cards), letter(event.seat), pegs, tuple(faults))
                leader, cards, faults = "", [], []


def _line(sums: tuple[tuple[str, int], ...], over: str) -> str:
    made = [f"{name} {amount}" for name, amount in sums]
    said = f"The deal brings {listed(made)}"
    return f"{said}, and {over} has won the game." if over else f"{said}."
