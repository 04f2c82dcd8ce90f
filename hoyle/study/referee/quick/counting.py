"""Count for Game: what each side has taken, who scores the point, and a claim checked."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import accumulate
from typing import Any

from hoyle.engine.cards import Card
from hoyle.engine.game import Game
from hoyle.engine.laws import Law, laws_of
from hoyle.engine.tricks import points
from hoyle.engine.tricks.table import Side, Trick, TrickState, members
from hoyle.study.referee.quick.table import (
    at_the_table,
    laid,
    name_of,
    read_dealer,
    read_piles,
    read_trump,
    seats_of,
    side_keys,
)
from hoyle.study.referee.reading import BadInput, Cards, Said, read_choice
from hoyle.study.telling import listed

NOBODY = "nobody"
_FIGURE = re.compile(r"[0-9]+")
_LONGEST = 3  # of a figure: no deal counts a thousand
_JUNK = re.compile(r"[0-9\s+,;=.]*")


@dataclass(frozen=True, slots=True)
class Count:
    """What a side has taken: every card with what it counts, and the total.

    `fault`: the first wrong figure of its claim, in a sentence; "" where there is none.
    """

    key: str
    name: str
    cards: tuple[tuple[Card, int], ...]
    total: int
    scores: bool
    fault: str


@dataclass(frozen=True, slots=True)
class GameCount:
    """The answer: the count of each side, who scores Game, and what is wrong with the claim."""

    line: str
    sides: tuple[Count, ...]
    winner: str
    fault: str
    laws: tuple[Law, ...]


def game_count(game: Game, rules: Any, said: Said) -> GameCount:
    """Who scores Game. Raises `BadInput`.

    Fields: `seats`; `dealer`; `trump` where a trump counts by itself; for each side (``A``, ``B``,
    or ``AC``, ``BD``) the cards it has taken, and in ``claim-A`` what it says that they count;
    `claims` the side that claims the point.
    """
    state = read_dealer(laid(game, rules, seats_of(game, said)), said)
    keys = side_keys(state)
    for before in ("", "claim-"):
        at_the_table(state, said, keys, before)
    piles = read_piles(said, [(key, f"The cards of {name_of(state, keys[key])}") for key in keys])
    state = state.but(trump=_trump(rules, said), tricks=tuple(_tricks(state, keys, piles)))
    point = points.game(state)
    winner = None if point is None else point.side
    counts = tuple(_count(state, key, side, winner, said) for key, side in keys.items())
    return GameCount(
        line=_line(state, counts, winner),
        sides=counts,
        winner="" if winner is None else name_of(state, winner),
        fault=_fault(state, keys, counts, winner, said),
        laws=_laws(counts),
    )


def _trump(rules: Any, said: Said) -> int:
    trump = read_trump(said)
    if rules.five and trump < 0:
        raise BadInput("trump", "The five of trumps counts at this game: say what trumps are.")
    return trump


def _tricks(state: TrickState, keys: dict[str, Side], piles: dict[str, Cards]) -> Iterator[Trick]:
    for key, side in keys.items():
        seat = members(state, side)[0]
        yield Trick(seat, piles[key], seat)


def _count(state: TrickState, key: str, side: Side, winner: Side | None, said: Said) -> Count:
    cards = tuple(
        (card, points.total(state, (card,)))
        for trick in state.tricks
        if trick.winner == members(state, side)[0]
        for card in trick.cards
    )
    total = points.count(state, side)
    counting = [(card, worth) for card, worth in cards if worth]
    fault = _first_wrong(counting, total, said.get(f"claim-{key}", ""), f"claim-{key}")
    return Count(key, name_of(state, side), cards, total, side == winner, fault)


def _first_wrong(cards: list[tuple[Card, int]], total: int, claim: str, field: str) -> str:
    """The first figure of a claim that is not what the cards say."""
    if not claim.strip():
        return ""
    if not _JUNK.fullmatch(claim) or len(claim) > 120:
        raise BadInput(field, "A claim is figures, such as 4 + 10 + 1 = 15, or a total alone.")
    if any(len(one) > _LONGEST for one in _FIGURE.findall(claim)):
        raise BadInput(field, f"A figure of a claim has {_LONGEST} digits at most.")
    said, _, end = claim.partition("=")
    figures = [int(one) for one in _FIGURE.findall(said)]
    sums = [int(one) for one in _FIGURE.findall(end)]
    if len(figures) == 1 and not sums and (len(cards) != 1 or figures[0] != cards[0][1]):
        figures, sums = [], figures
    return _wrong_figure(cards, figures) or _wrong_sum(total, sums)


def _wrong_figure(cards: list[tuple[Card, int]], figures: list[int]) -> str:
    """Where figures leave the cards, whether each is a card's own or a running total."""
    if not figures:
        return ""
    worths = [worth for _, worth in cards]
    ways = (worths, [*accumulate(worths)])
    at, way = max(((_agree(figures, way), way) for way in ways), key=lambda found: found[0])
    if at == len(figures) == len(way):
        return ""
    if at >= len(way):
        return f"There is no card for the figure {figures[at]}: {_cards(len(way))} count."
    card, right = cards[at][0], way[at]
    if at >= len(figures):
        return f"The {card.name} has been left out: it counts {cards[at][1]}."
    running = "makes it" if way is not worths and at else "counts"
    return f"The first wrong figure is {figures[at]}: the {card.name} {running} {right}."


def _agree(figures: list[int], way: list[int]) -> int:
    pairs = zip(figures, way, strict=False)
    return next(
        (at for at, (one, other) in enumerate(pairs) if one != other), min(len(figures), len(way))
    )


def _cards(number: int) -> str:
    return "no cards" if not number else "one card" if number == 1 else f"only {number} cards"


def _wrong_sum(total: int, sums: list[int]) -> str:
    wrong = next((one for one in sums if one != total), None)
    return "" if wrong is None else f"The total is {total}, and not {wrong}."


def _fault(
    state: TrickState,
    keys: dict[str, Side],
    counts: tuple[Count, ...],
    winner: Side | None,
    said: Said,
) -> str:
    """The first thing wrong with the claim as a whole."""
    claims = read_choice(said, "claims", (*keys, NOBODY), "")
    wrong = next((f"{one.name}: {one.fault}" for one in counts if one.fault), "")
    if wrong or not claims:
        return wrong
    claimed = None if claims == NOBODY else keys[claims]
    if claimed == winner:
        return ""
    who = "nobody" if winner is None else name_of(state, winner)
    return f"The figures hold, but Game goes to {who}."


def _line(state: TrickState, counts: tuple[Count, ...], winner: Side | None) -> str:
    best = max(one.total for one in counts)
    top = [one.name for one in counts if one.total == best]
    if len(top) == 1:
        return f"{top[0]} {_verb(top[0], 'scores', 'score')} Game, with {best}."
    who = ", and ".join(top) if " and " in top[0] else listed(top)
    said = f"{who} tie with {best}" if best else "No card that counts has been taken"
    if winner is None:
        return f"{said}: nobody scores Game."
    name = name_of(state, winner)
    return f"{said}: Game goes to {name}, who did not deal."


def _verb(name: str, one: str, many: str) -> str:
    return many if " and " in name else one


def _laws(counts: tuple[Count, ...]) -> tuple[Law, ...]:
    best = max(one.total for one in counts)
    tied = sum(one.total == best for one in counts) > 1
    return tuple(dict.fromkeys((*laws_of(points.count), *(laws_of(points.tied) if tied else ()))))
