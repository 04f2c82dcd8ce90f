"""The quick tools of the desk: their names, which games they serve, and how each is asked."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from hoyle.book.library import Library
from hoyle.book.rooms import Room
from hoyle.engine.game import Game
from hoyle.engine.state import LETTERS
from hoyle.study.referee import quick
from hoyle.study.referee.quick.table import laid, plays_tricks, side_keys
from hoyle.study.referee.reading import BadInput, Said, read_number

SEATS = tuple(LETTERS)
SIDES = (*SEATS, "AC", "BD")
POINTS = ("high", "low", "jack", "game")


@dataclass(frozen=True, slots=True)
class Tool:
    """A quick tool.

    `about` says which table it is asked about: the name of the field that chooses it. `needs` are
    the fields without which nothing was asked yet, `more` the others; `heaps` are those that hold
    cards. `options`: which options of the rules bear on the answer.
    """

    id: str
    title: str
    lede: str
    about: str
    needs: tuple[str, ...]
    more: tuple[str, ...]
    heaps: tuple[str, ...]
    options: tuple[str, ...]
    serves: Callable[[Game], bool]
    answer: Callable[[str, Room, Any, Said], Any]

    @property
    def fields(self) -> tuple[str, ...]:
        """Everything it may be told, the rules aside."""
        return (self.about, *self.needs, *self.more, "by", "set")


def tables(tool: Tool, book: Library) -> dict[str, tuple[str, Room]]:
    """What the tool may be asked about, by its name in an address: its title, and its room."""
    rooms = [room for room in book.rooms.values() if tool.serves(room.game)]
    if tool.about == "game":
        return {room.game.name: (room.entry.title, room) for room in rooms}
    orders = quick.orders_of(room.game for room in rooms)
    return {
        name: (order.ranking.title, book.rooms[order.game.name]) for name, order in orders.items()
    }


def table_of(tool: Tool, book: Library, said: Mapping[str, str]) -> tuple[str, Room]:
    """The table that is asked about, or the first there is. Raises `BadInput`."""
    known = tables(tool, book)
    name = said.get(tool.about, "") or next(iter(known))
    if name not in known:
        raise BadInput(tool.about, f"“{name[:30]}” is not one of {', '.join(known)}.")
    return name, known[name][1]


def seats(room: Room, said: Said) -> int:
    """How many are at the table, as far as it is said so that it can be understood."""
    least, most = room.game.seats
    try:
        return read_number(said, "seats", least, most, least)
    except BadInput:
        return least


def keys(room: Room, rules: Any, said: Said) -> Iterable[str]:
    """The sides at the table, by their names in a form."""
    return side_keys(laid(room.game, rules, seats(room, said)))


def _who_wins(name: str, room: Room, rules: Any, said: Said) -> quick.WhoWins:
    return quick.who_wins(quick.orders_of([room.game])[name], rules, said)


def _of_game(ask: Callable[[Game, Any, Said], Any]) -> Callable[[str, Room, Any, Said], Any]:
    return lambda name, room, rules, said: ask(room.game, rules, said)


TOOLS: dict[str, Tool] = {
    tool.id: tool
    for tool in (
        Tool(
            "who-wins",
            "Who wins?",
            "Two to eight hands side by side: which is best, why it beats the others, and who "
            "takes what of the pool.",
            "order",
            tuple(LETTERS),
            ("pool", "apart", "n"),
            tuple(LETTERS),
            ("odd_counter",),
            lambda game: bool(game.rankings),
            _who_wins,
        ),
        Tool(
            "may-open",
            "May this hand open?",
            "A hand of five and what the deal asks for: whether it opens, which cards prove it, "
            "and what the opener must show afterwards.",
            "game",
            ("hand",),
            ("deal",),
            ("hand",),
            ("openers", "bobtail", "joker"),
            lambda game: game.openers is not None,
            _of_game(quick.may_open),
        ),
        Tool(
            "game-count",
            "Count for Game",
            "What each side has taken in, counted card by card: who scores Game, how a tie falls, "
            "and the first wrong figure in a claim.",
            "game",
            SIDES,
            ("seats", "dealer", "trump", "claims", *(f"claim-{side}" for side in SIDES)),
            SIDES,
            ("tie",),
            plays_tricks,
            _of_game(quick.game_count),
        ),
        Tool(
            "low",
            "Who is Low?",
            "The trumps that each was dealt: whose point Low is, and High, and the Jack.",
            "game",
            SEATS,
            ("seats", "dealer", "trump", "took-low", "took-jack"),
            SEATS,
            ("low",),
            plays_tricks,
            _of_game(quick.who_is_low),
        ),
        Tool(
            "goes-out",
            "Who goes out first?",
            "Both sides could finish in one deal. What each has to go, what each has made, and "
            "the order in which it counts.",
            "game",
            tuple(f"needs-{side}" for side in SIDES),
            ("seats", "once", *(f"made-{point}" for point in POINTS)),
            (),
            (),
            plays_tricks,
            _of_game(quick.goes_out),
        ),
        Tool(
            "may-play",
            "May this card be played?",
            "A trick so far and a hand: each card ruled on, and who has the trick.",
            "game",
            ("trick", "hand"),
            ("seats", "trump"),
            ("trick", "hand"),
            (),
            plays_tricks,
            _of_game(quick.may_play),
        ),
        Tool(
            "whole-deal",
            "Go over a deal",
            "Every card of a deal in the order played: each ruled on, each trick given to its "
            "winner, and the deal scored.",
            "game",
            ("plays",),
            ("seats", "turned"),
            (),
            ("low", "tie"),
            plays_tricks,
            _of_game(quick.whole_deal),
        ),
    )
}
