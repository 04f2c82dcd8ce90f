"""What every game of the All Fours family shares: trumps, tricks, sides, and whose card it is."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from typing import NamedTuple, TypeVar

from hoyle.engine.cards import CARDS, PACK, SUIT_NAMES, Card
from hoyle.engine.laws import law
from hoyle.engine.state import DEALER, LETTERS, Action, Seat, State, letter

T = TypeVar("T")
Hand = tuple[Card, ...]
Side = int
NO_TRUMP = -1
OF_SUIT = (*(frozenset(PACK[suit::4]) for suit in range(4)), frozenset())  # the last: of no trump
SEATED = len(LETTERS)


class Trick(NamedTuple):
    """A trick taken in: its cards in the order in which they were played, from the leader on."""

    leader: Seat
    cards: Hand
    winner: Seat


class Revoke(NamedTuple):
    """A card that did not follow where its player could have, and the number of the trick."""

    seat: Seat
    card: Card
    trick: int


@dataclass(frozen=True, eq=False, repr=False)
class TrickState(State):
    """A table where cards are played to tricks and points are counted by counters put into a pool.

    `pool`: the stacks are what each has still to go. `trump`: a suit, or NO_TRUMP. `turned`: cards
    turned for trumps in this deal, the last of them on top of the stock; `left`: cards in the stock
    below them. `runs`: how often three more have been dealt. `trick`: cards on the table, from the
    `leader` on; `tricks`: those taken in. `discards`: laid away face down after a run. `low`: the
    card that somebody has claimed for Low and keeps before him. `looked`: who has looked too soon.
    `misdealt`: who was given a wrong number of cards. `revokes`: cards that did not follow.
    `exposed`: cards lying open before each seat that has still to play them; `called`: the one that
    must be played now. `counted`: seats that have turned over their tricks. `deals`: how many deals
    have been made. `sold`: who pitches and for how much.
    """

    dealer: Seat = 0
    trump: int = NO_TRUMP
    turned: Hand = ()
    left: int = 52
    runs: int = 0
    trick: Hand = ()
    leader: Seat = 0
    tricks: tuple[Trick, ...] = ()
    discards: tuple[Hand, ...] = ()
    low: tuple[Seat, Card] | None = None
    looked: tuple[Seat, ...] = ()
    misdealt: tuple[Seat, ...] = ()
    revokes: tuple[Revoke, ...] = ()
    exposed: tuple[Hand, ...] = ()
    called: Card | None = None
    counted: tuple[Seat, ...] = ()
    deals: int = 0
    pitcher: Seat = DEALER
    bid: int = 0
    bids: tuple[tuple[Seat, int], ...] = ()

    @property
    def piles(self) -> tuple[Hand, ...]:
        """Hands, cards laid away, the cards turned, and the tricks."""
        tricks = [trick.cards for trick in self.tricks]
        return (*self.hands, *self.discards, self.turned, self.trick, *tricks)

    @property
    def seats(self) -> int:
        """How many sit at the table."""
        return len(self.hands)

    @property
    def eldest(self) -> Seat:
        """The seat on the dealer's left, who begs and who leads."""
        return (self.dealer + 1) % len(self.hands)


@lru_cache(maxsize=256)
def round_from(first: Seat, seats: int) -> tuple[Seat, ...]:
    """The seats once round, from one of them."""
    return tuple([(first + turn) % seats for turn in range(seats)])


def at_seat(values: tuple[T, ...], seat: Seat, value: T) -> tuple[T, ...]:
    """The values with one seat's replaced."""
    changed = list(values)
    changed[seat] = value
    return tuple(changed)


def single_cards(verb: str) -> tuple[tuple[Action, ...], ...]:
    """A word said with one card, for each seat and every card, made once."""
    return tuple(tuple(Action(seat, verb, (card,)) for card in CARDS) for seat in range(SEATED))


@law("allfours.sides")
def side_of(state: TrickState, seat: Seat) -> Side:
    """Four play two against two, partners opposite; otherwise each plays for himself."""
    return seat % 2 if state.rules.partners and len(state.hands) == 4 else seat


@lru_cache(maxsize=16)
def seating(partners: bool, seats: int) -> tuple[tuple[Seat, ...], ...]:
    """The seats of every side, which is named by the first of them."""
    every = 2 if partners and seats == 4 else seats
    return tuple([tuple(range(side, seats, every)) for side in range(every)])


def sides(state: TrickState) -> range:
    """Every side, named by its first seat."""
    return range(len(seating(state.rules.partners, len(state.hands))))


def members(state: TrickState, side: Side) -> tuple[Seat, ...]:
    """The seats of a side."""
    return seating(state.rules.partners, len(state.hands))[side]


def side_name(state: TrickState, side: Side) -> str:
    """A side in words: ``A``, or ``A and C``."""
    return " and ".join(map(letter, members(state, side)))


def others(state: TrickState, side: Side) -> tuple[Side, ...]:
    """The sides against this one, from the dealer's left."""
    return _others(len(sides(state)), state.eldest, side)


@lru_cache(maxsize=64)
def _others(every: int, eldest: Seat, side: Side) -> tuple[Side, ...]:
    return tuple([one for one in round_from(eldest % every, every) if one != side])


def to_go(state: TrickState, side: Side) -> int:
    """How many counters a side has still to put into the pool, and those it is shy."""
    pool = state.pool
    stacks, owed = pool.stacks, pool.owed
    return sum([stacks[seat] + owed[seat] for seat in members(state, side)])


def played_by(state: TrickState) -> Iterator[tuple[Card, Seat]]:
    """Every card played in this deal, in order, with who played it."""
    seats = len(state.hands)
    for leader, cards, _ in (*state.tricks, (state.leader, state.trick, DEALER)):
        yield from zip(cards, round_from(leader, seats), strict=False)


def trumps_out(state: TrickState) -> frozenset[Card]:
    """The trumps played so far; at the end those that were in play."""
    laid = state.trick
    for _, cards, _ in state.tricks:
        laid += cards
    return OF_SUIT[state.trump].intersection(laid)


def player_of(state: TrickState, card: Card) -> Seat:
    """Who has played a card that lies on the table or in a trick."""
    tricks = (*state.tricks, (state.leader, state.trick, DEALER))
    leader, cards = next((leader, cards) for leader, cards, _ in tricks if card in cards)
    return (leader + cards.index(card)) % len(state.hands)


def trumps_in_play(state: TrickState) -> dict[Card, Seat]:
    """The trumps played so far and who played each."""
    trumps = OF_SUIT[state.trump]
    return {card: seat for card, seat in played_by(state) if card in trumps}


def taken_by(state: TrickState, side: Side) -> Hand:
    """The cards in the tricks that a side has won, in the order in which they came in."""
    won: Hand = ()
    seats = members(state, side)
    for _, cards, winner in state.tricks:
        if winner in seats:
            won += cards
    return won


def whereabouts(state: TrickState) -> set[Card]:
    """Every card that has left the stock in this deal."""
    return {card for pile in state.piles for card in pile}


def suit_name(suit: int) -> str:
    """``hearts``, or ``no trumps`` while there are none."""
    return SUIT_NAMES[suit] if suit != NO_TRUMP else "no suit"
