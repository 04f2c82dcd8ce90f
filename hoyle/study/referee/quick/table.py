"""A table of tricks laid out for a question: its seats and sides, its trump, and who took what."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, cast

from hoyle.engine.cards import SUIT_NAMES, SUITS, Card
from hoyle.engine.game import Game
from hoyle.engine.state import LETTERS, Deal, Seat
from hoyle.engine.tricks.table import NO_TRUMP, Side, Trick, TrickState, members, sides
from hoyle.study.referee.reading import (
    BadInput,
    Cards,
    Said,
    each_once,
    read_cards,
    read_choice,
    read_number,
)
from hoyle.study.telling import listed

PLENTY = 99  # counters to go, where the end of the game is not asked about


def plays_tricks(game: Game) -> bool:
    """Whether the game is one of those where tricks are counted for Game."""
    return hasattr(game.rules, "five")


def seats_of(game: Game, said: Said) -> int:
    """How many sit at the table."""
    least, most = game.seats
    return read_number(said, "seats", least, most, least)


def laid(game: Game, rules: Any, seats: int, needs: tuple[int, ...] = ()) -> TrickState:
    """The game's own table before a deal, the dealer being the last seat."""
    return cast(TrickState, game.begin(rules, Deal(needs or (PLENTY,) * seats)))


def read_dealer(state: TrickState, said: Said) -> TrickState:
    """The same table with the dealer who is named; the last seat deals where nobody is."""
    letters = LETTERS[: state.seats]
    return state.but(dealer=letters.index(read_choice(said, "dealer", letters, letters[-1])))


def read_trump(said: Said) -> int:
    """The suit of trumps; none where it is not named."""
    name = read_choice(said, "trump", SUITS, "")
    return SUITS.index(name) if name else NO_TRUMP


def at_the_table(state: TrickState, said: Said, known: Iterable[str], before: str = "") -> None:
    """Refuse what is said of a seat or side that is not there; `before` begins the field’s name."""
    here = tuple(known)
    for name in (*LETTERS, "AC", "BD"):
        field = f"{before}{name}"
        if name not in here and said.get(field, "").strip():
            whose = " and ".join(name)
            there = listed([" and ".join(one) for one in here])
            raise BadInput(field, f"Of {state.seats} players, {whose} is none: they are {there}.")


def key_of(state: TrickState, side: Side) -> str:
    """A side's name in a form: its letters together."""
    return "".join(LETTERS[seat] for seat in members(state, side))


def name_of(state: TrickState, side: Side) -> str:
    """A side in words: ``A``, ``A and C``."""
    return " and ".join(key_of(state, side))


def side_keys(state: TrickState) -> dict[str, Side]:
    """Every side by its name in a form."""
    return {key_of(state, side): side for side in sides(state)}


def read_piles(said: Said, names: Iterable[tuple[str, str]]) -> dict[str, Cards]:
    """Cards by the field they were given in; each is (field, whose). None stands in two places."""
    known = tuple(names)
    piles = {field: read_cards(said.get(field, ""), field, whose) for field, whose in known}
    each_once((field, whose, piles[field]) for field, whose in known)
    for field, whose in known:
        if any(card.text == "Jk" for card in piles[field]):
            raise BadInput(field, f"{whose}: no joker is played with at this game.")
    return piles


def of_one_suit(trump: int, field: str, whose: str, cards: Cards) -> None:
    """Refuse a card that is no trump."""
    for card in cards:
        if card.suit != trump:
            suit = SUIT_NAMES[trump]
            raise BadInput(field, f"{whose}: the {card.name} is no trump; trumps are {suit}.")


def alone(seat: Seat, card: Card, taker: Seat) -> Trick:
    """A card as it was played by a seat and taken in by another."""
    return Trick(seat, (card,), taker)
