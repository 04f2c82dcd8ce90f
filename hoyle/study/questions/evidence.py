"""What the answer rests on: the cards and the counters that make it so, the answer not told.

Said to a wrong choice of which no misreading is known, after the law and its clause. It speaks of
nothing but what lies on the table and what the question itself has told.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping

from hoyle.engine.cards import SUIT_NAMES, Card
from hoyle.engine.game import judge
from hoyle.engine.laws import Verdict
from hoyle.engine.state import DEALER, LETTERS, Seat, State, letter
from hoyle.engine.tricks.points import total
from hoyle.engine.tricks.table import Trick, TrickState, side_of, sides, taken_by, to_go
from hoyle.engine.vying.table import VyingState
from hoyle.study.dealing import speaker
from hoyle.study.questions.kind import undecided
from hoyle.study.questions.types import Question
from hoyle.study.spot import Spot, Table
from hoyle.study.telling import attempt_words, counters, listed, units
from hoyle.study.telling.playing import side_words
from hoyle.study.telling.words import card_names

FIVE = 5


def evidence(question: Question, choice: str, table: Table) -> str:
    """The facts that decide a question, as they bear on a choice; "" where it has none to show."""
    found = _OF_KIND.get(question.kind)
    ask = question.ask
    return found(Spot(table, ask, table.rules), choice) if found and ask else ""


def _verdict(spot: Spot, choice: str) -> str:
    """Whose say it is; to one who sees nothing amiss, what is."""
    act, state = spot.act, spot.state
    if act is None:
        return ""
    ruling = judge(spot.game, state, act)
    if choice == Verdict.LAWFUL.value:
        return ruling.reason
    who = speaker(spot.game, state)
    name = "the dealer" if who == DEALER else letter(who)
    says = f"{letter(act.seat)} wants {attempt_words(act)}, and the say is with {name}"
    limit = getattr(spot.rules, "limit", 0)
    return f"{says}{f'; the limit is {limit}' if act.amount and limit else ''}."


def _staked(spot: Spot, choice: str) -> str:
    return _lying(spot.state)


def _staked_before(spot: Spot, choice: str) -> str:
    return _lying(spot.steps[spot.before].state)


def _lying(state: State) -> str:
    """What lies in the pool and who has put it there; at a game that is scored, what is to go."""
    if isinstance(state, TrickState):
        return _to_go_all(state)
    put_up = [
        f"{letter(seat)} {amount or 'nothing'}" for seat, amount in enumerate(state.pool.staked)
    ]
    lay = counters(state.pool.total).capitalize()
    return f"{lay} lay in the pool before; put up by then: {listed(put_up)}."


def _to_go_all(state: TrickState) -> str:
    left = [f"{side_words(state, side)} {to_go(state, side)}" for side in sides(state)]
    return f"To go before it: {listed(left)}."


def _net(spot: Spot, choice: str) -> str:
    """What the seat had when the pool began, and what it has put up since."""
    state, seat = spot.steps[undecided(spot)].state, spot.seat
    had, has = spot.stacks[seat], state.pool.stacks[seat]
    pool = counters(state.pool.total)
    return f"{letter(seat)} began with {had} and has {has} now, with {pool} in the pool."


def _turn(spot: Spot, choice: str) -> str:
    """Who is still in, and what has become of the seat chosen."""
    state = spot.then.state
    seat = LETTERS.find(choice.upper()) if len(choice) == 1 else DEALER
    active = state.active if isinstance(state, VyingState) else tuple(range(len(state.hands)))
    said = [f"Still in: {listed([letter(one) for one in active])}."]
    if seat != DEALER and seat not in active:
        said.append(f"{letter(seat)} is not.")
    if spot.then.action is not None and spot.then.action.seat == seat:
        said.append(f"{letter(seat)} has just acted.")
    return " ".join((*said, f"It goes on {spot.game.by_name[state.phase].title}."))


def _opens(spot: Spot, choice: str) -> str:
    return _held(spot, spot.state, range(len(spot.state.hands)))


def _winner(spot: Spot, choice: str) -> str:
    """The hands of those still in."""
    state = spot.steps[undecided(spot)].state
    active = getattr(state, "active", ())
    return f"Still in: {listed([letter(one) for one in active])}. {_held(spot, state, active)}"


def _held(spot: Spot, state: State, seats: Iterable[Seat]) -> str:
    named = spot.game.rankings[spot.game.ranked_by(state)].name
    hands = [(seat, state.hands[seat]) for seat in seats]
    told = [
        f"{letter(seat)} holds {named(hand)}"
        for seat, hand in hands
        if len(hand) == FIVE and all(card.seen for card in hand)
    ]
    return f"{'; '.join(told)}." if told else ""


def _shows(spot: Spot, choice: str) -> str:
    state, who = spot.then.state, letter(spot.seat)
    opener = getattr(state, "opener", None)
    opened = "Nobody has opened" if opener is None else f"{letter(opener)} has opened"
    waits = spot.seat in state.waiting and "show" in spot.game.by_name[state.phase].says
    asked = f"{who} is among those who show now" if waits else f"nobody asks {who} for cards now"
    return f"{opened}, and {asked}."


def _trick(spot: Spot, choice: str) -> str:
    """The cards of the trick, from the leader on, and what is trumps."""
    state = spot.then.state
    if not isinstance(state, TrickState) or not state.tricks:
        return ""
    return f"{_played(state.tricks[-1].leader, state.tricks[-1].cards, state)} {_trumps(state)}"


def _played(leader: Seat, cards: tuple[Card, ...], state: TrickState) -> str:
    seats = [(leader + turn) % state.seats for turn in range(len(cards))]
    said = [
        f"{letter(seat)} {'played' if turn else 'led'} the {card.name}"
        for turn, (seat, card) in enumerate(zip(seats, cards, strict=True))
    ]
    return f"{listed(said)}."


def _trumps(state: TrickState) -> str:
    return f"Trumps are {SUIT_NAMES[state.trump]}." if state.trump >= 0 else "Nothing is trumps."


def _playable(spot: Spot, choice: str) -> str:
    state = spot.state
    if not isinstance(state, TrickState):
        return ""
    led = _played(state.leader, state.trick, state) if state.trick else "Nothing has been led."
    return (
        f"{led} {_trumps(state)} {letter(state.turn)} holds {card_names(state.hands[state.turn])}."
    )


def _in_play(spot: Spot, choice: str) -> str:
    """The trumps that fell, by whose they were and who took them."""
    state = spot.then.state
    if not isinstance(state, TrickState):
        return ""
    said = [
        f"the {card.name} was {letter(seat)}’s, and {letter(trick.winner)} took it"
        for seat, card, trick in sorted(_dealt(state), key=lambda one: one[1])
        if card.suit == state.trump
    ]
    return f"T{'; '.join(said)[1:]}." if said else f"No trump fell. {_trumps(state)}"


def _dealt(state: TrickState) -> list[tuple[Seat, Card, Trick]]:
    return [
        ((trick.leader + turn) % state.seats, card, trick)
        for trick in state.tricks
        for turn, card in enumerate(trick.cards)
    ]


def _game(spot: Spot, choice: str) -> str:
    state = spot.then.state
    if not isinstance(state, TrickState):
        return ""
    return " ".join([_counting(state, side) for side in sides(state)])


def _pips(spot: Spot, choice: str) -> str:
    state = spot.state
    return _counting(state, side_of(state, spot.seat)) if isinstance(state, TrickState) else ""


def _counting(state: TrickState, side: int) -> str:
    """The cards of a side that count, with what each does."""
    cards = [(card, total(state, (card,))) for card in taken_by(state, side)]
    said = [f"the {card.name} {worth}" for card, worth in cards if worth]
    return f"{side_words(state, side)}: {listed(said) if said else 'no card that counts'}."


def _scored(spot: Spot, choice: str) -> str:
    """What was to go, and what has been scored since."""
    earlier = spot.state if spot.ask.act else spot.steps[max(0, spot.ask.at - 1)].state
    if not isinstance(earlier, TrickState):
        return ""
    side = side_of(earlier, spot.seat)
    moved = [one for one in spot.then.entries if side_of(earlier, one.seat) == side]
    said = [f"{one.why} {one.amount}".replace("-", "−") for one in moved]
    had = units(to_go(earlier, side), earlier)
    who = side_words(earlier, side)
    return f"{who} had {had} to go, and by this gains {listed(said) if said else 'nothing'}."


def _deals(spot: Spot, choice: str) -> str:
    """Who has dealt, and how the table sits."""
    state = spot.steps[spot.before].state
    dealer = getattr(state, "dealer", DEALER)
    round_ = listed([letter(seat) for seat in range(len(state.hands))])
    return f"{letter(dealer)} dealt; round the table to the left sit {round_}."


def _penalty(spot: Spot, choice: str) -> str:
    done = spot.then if spot.ask.act else spot.step
    ruling = done.ruling
    if ruling is None or ruling.verdict is Verdict.LAWFUL:
        return "Nothing was done here that a law attaches a consequence to."
    return ruling.reason


def _next_kind(spot: Spot, choice: str) -> str:
    state = spot.steps[undecided(spot)].state
    kind = getattr(state, "kind", "")
    this = f"This was {'a jack' if kind == 'jack' else 'an ordinary pool'}. " if kind else ""
    return f"{this}{_held(spot, state, getattr(state, 'active', ()))}"


def _pitch(spot: Spot, choice: str) -> str:
    """What was led and bid so far."""
    state = spot.then.state
    if not isinstance(state, TrickState):
        return ""
    bids = [f"{letter(seat)} {number}" for seat, number in state.bids if number]
    bid = f"Bids: {listed(bids)}. " if bids else ""
    led = state.tricks[0].cards if state.tricks else state.trick
    first = f"The first card led was the {led[0].name}." if led else "No card has been led yet."
    return f"{bid}{first}"


def _joker(spot: Spot, choice: str) -> str:
    return f"{letter(spot.seat)} holds {card_names(spot.state.hands[spot.seat])}."


_OF_KIND: Mapping[str, Callable[[Spot, str], str]] = {
    "verdict": _verdict,
    "cost": _staked,
    "pool": _staked_before,
    "net": _net,
    "turn": _turn,
    "opens": _opens,
    "winner": _winner,
    "shows": _shows,
    "takes": _trick,
    "pegs": _trick,
    "playable": _playable,
    "high": _in_play,
    "low": _in_play,
    "jack": _in_play,
    "game": _game,
    "pips": _pips,
    "to-go": _scored,
    "score": _scored,
    "goes-out": _scored,
    "dealer-next": _deals,
    "deals": _deals,
    "antes": _deals,
    "pays": _penalty,
    "deal-next": _next_kind,
    "trumps": _pitch,
    "pitches": _pitch,
    "must-make": _pitch,
    "stands": _joker,
}
