"""Odds in a lesson: counted when the book is read, and never typed.

:::{odds JsJdAs6s3s throw=Jd}         what a discard may lead to
A caption.
:::
:::{odds Jh9h8s5c3c2d turned=Ah seats=2} :::    whether the Jack, or a better trump, is out
:::{odds turned-jack} :::             how often the card turned up is a Jack
:::{odds jack-out} :::                how often the Jack of trumps has been dealt, by the players
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from hoyle.book.directives import Directive
from hoyle.book.faults import BadLesson
from hoyle.engine.cards import PACK, BadCard, Card, parse_cards
from hoyle.engine.game import Game
from hoyle.study.odds import Chance, against, draw, jack_out, turned_jack
from hoyle.study.telling import listed, number_words

TURNED_JACK, JACK_OUT = "turned-jack", "jack-out"


@dataclass(frozen=True, slots=True)
class Figure:
    """One chance, and what it is the chance of."""

    label: str
    chance: Chance


@dataclass(frozen=True, slots=True)
class OddsBlock:
    """What is looked at, the figures, and a caption. `query`: where the page of odds begins."""

    cards: tuple[Card, ...]
    title: str
    figures: tuple[Figure, ...]
    query: str
    html: str
    line: int


def odds_block(one: Directive, html: str, file: str, game: Game) -> OddsBlock:
    """The block of a directive. Raises `BadLesson` for what cannot be counted."""
    unknown = set(one.options).difference(("throw",) if game.rankings else ("turned", "seats"))
    if unknown or len(one.words) != 1:
        raise BadLesson(file, one.line, one.args, "odds are of one hand, its cards in one word")
    try:
        if one.words == (TURNED_JACK,):
            figure = Figure("A Jack is turned up", turned_jack())
            return OddsBlock((), "The card turned up", (figure,), "", html, one.line)
        if one.words == (JACK_OUT,):
            figures, before = tuple(_dealt(game)), "Before a hand is looked at"
            return OddsBlock((), before, figures, "", html, one.line)
        hand = parse_cards(one.words[0])
        counted = _draw if game.rankings else _trumps
        return counted(game, hand, one, html)
    except (BadCard, ValueError) as bad:
        raise BadLesson(file, one.line, one.args, str(bad)) from bad


def _dealt(game: Game) -> Iterator[Figure]:
    """By how many play; where a card is turned up it is a trump, and not the Jack."""
    turned = PACK[:1] if "turn" in {verb for phase in game.phases for verb in phase.says} else ()
    for seats in range(game.seats[0], game.seats[1] + 1):
        label = f"the Jack of trumps is out, {number_words(seats)} playing"
        yield Figure(label, jack_out(seats, PACK[0].suit, (), turned))


def _draw(game: Game, hand: tuple[Card, ...], one: Directive, html: str) -> OddsBlock:
    thrown = parse_cards(one.options.get("throw", ""))
    kept = tuple([card for card in hand if card not in thrown])
    ranking = game.rankings[0]
    found = draw(ranking, PACK, kept, thrown)
    kinds = zip(ranking.kinds, found.kinds, strict=True)
    figures = [Figure(kind, Chance(ways, found.ways)) for kind, ways in kinds if ways]
    title = f"Throw {_named(thrown)}" if thrown else "Stand pat"
    query = f"hand={one.words[0]}&every=yes"
    better = Figure("betters the hand", Chance(found.better, found.ways))
    return OddsBlock(hand, title, (better, *figures[::-1]), query, html, one.line)


def _trumps(game: Game, hand: tuple[Card, ...], one: Directive, html: str) -> OddsBlock:
    turned = parse_cards(one.options.get("turned", ""))
    seats = int(one.options.get("seats", str(game.seats[0])))
    trump = (turned or hand)[0].suit
    figures = tuple([Figure(*one) for one in against(seats, trump, hand, turned)])
    query = f"hand={one.words[0]}&turned={one.options.get('turned', '')}&others={seats - 1}"
    title = f"{seats} players, {_named(turned)} turned up" if turned else f"{seats} players"
    return OddsBlock(hand, title, figures, query, html, one.line)


def _named(cards: tuple[Card, ...]) -> str:
    return listed([f"the {card.name}" for card in cards])
