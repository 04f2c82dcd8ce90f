"""May this card be played: each card of a hand before a trick, and who has the trick so far."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from hoyle.engine.cards import Card
from hoyle.engine.game import Game, apply, judge
from hoyle.engine.laws import Law, Ruling, Verdict, laws_of
from hoyle.engine.state import LETTERS, Action
from hoyle.engine.tricks.following import winning
from hoyle.engine.tricks.table import NO_TRUMP, TrickState
from hoyle.study.referee.quick.table import laid, read_piles, read_trump, seats_of
from hoyle.study.referee.reading import BadInput, Cards, Said
from hoyle.study.telling.words import card_names


@dataclass(frozen=True, slots=True)
class Play:
    """A card of the hand, whether it may be played, and what the judge says of it."""

    card: Card
    may: bool
    verdict: str
    reason: str
    laws: tuple[Law, ...]


@dataclass(frozen=True, slots=True)
class MayPlay:
    """The answer: every card ruled on, and the card that has the trick so far, with its player.

    `pegs`: what is scored as the trick is taken in, where it is full and the game pegs.
    """

    line: str
    plays: tuple[Play, ...]
    winning: Card | None
    winner: str
    pegs: int
    laws: tuple[Law, ...]


def may_play(game: Game, rules: Any, said: Said) -> MayPlay:
    """Which cards of a hand may be played, and who has the trick. Raises `BadInput`.

    Fields: `seats`; `trump`; `trick` the cards on the table in their order, A having led; `hand`
    the cards of the next to play.
    """
    seats = seats_of(game, said)
    trump = read_trump(said)
    if trump == NO_TRUMP:
        raise BadInput("trump", "Say which suit is trumps.")
    piles = read_piles(said, (("trick", "The trick"), ("hand", "The hand")))
    trick, hand = piles["trick"], piles["hand"]
    if len(trick) > seats:
        raise BadInput("trick", f"The trick: {seats} play, and {len(trick)} cards are given.")
    if not (trick or hand):
        raise BadInput("trick", "The trick: no card is given, and none in hand.")
    if hand and len(trick) == seats:
        raise BadInput("hand", "The hand: the trick is full, and nobody is to play to it.")
    state = _table(laid(game, rules, seats), trump, trick, hand)
    plays = tuple(_play(card, judge(game, state, _act(state, card))) for card in hand)
    at = winning(trick, trump) if trick else None
    return MayPlay(
        line=_line(plays, trick, at),
        plays=plays,
        winning=None if at is None else trick[at],
        winner="" if at is None else LETTERS[at],
        pegs=_pegs(game, state, trick) if len(trick) == seats else 0,
        laws=_laws(plays, trick),
    )


def _table(state: TrickState, trump: int, trick: Cards, hand: Cards) -> TrickState:
    turn = len(trick)
    waiting = tuple(range(turn, state.seats))
    hands = tuple(hand if seat == turn else () for seat in range(state.seats))
    return state.but(phase="tricks", trump=trump, trick=trick, hands=hands, waiting=waiting)


def _pegs(game: Game, full: TrickState, trick: Cards) -> int:
    """What the last card of a trick brings to its winner at once."""
    *before, last = trick
    state = _table(full.but(trick=()), full.trump, tuple(before), (last,))
    taken = apply(game, state, _act(state, last))
    return sum(event.amount for event in taken.events if event.kind == "peg")


def _act(state: TrickState, card: Card) -> Action:
    return Action(state.turn, "play", (card,))


def _play(card: Card, ruling: Ruling) -> Play:
    may = ruling.verdict is Verdict.LAWFUL
    return Play(card, may, ruling.verdict.value, ruling.reason, ruling.laws)


def _line(plays: tuple[Play, ...], trick: Cards, at: int | None) -> str:
    has = "" if at is None else f"{LETTERS[at]} has the trick with the {trick[at].name}."
    if not plays:
        return has
    may = [play.card for play in plays if play.may]
    if len(may) == len(plays):
        return f"Any card of the hand may be played. {has}".strip()
    return f"Only {card_names(may)} may be played. {has}".strip()


def _laws(plays: tuple[Play, ...], trick: Cards) -> tuple[Law, ...]:
    cited = [law for play in plays for law in play.laws]
    return tuple(dict.fromkeys((*cited, *(laws_of(winning) if trick else ()))))
