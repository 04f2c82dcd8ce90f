"""What is said at a table where tricks are played: as buttons say it, and as it is told."""

from __future__ import annotations

from collections.abc import Callable

from hoyle.engine.cards import SUIT_NAMES
from hoyle.engine.state import Action, Event, State, letter
from hoyle.engine.tricks.points import total
from hoyle.engine.tricks.table import TrickState
from hoyle.study.replay import Step
from hoyle.study.telling.board import board_of, units
from hoyle.study.telling.words import card_names, cards_number, listed, number_words

ACTS: dict[str, str] = {
    "turn": "Turn a card for trumps",
    "keep": "Let the trump stand",
    "beg": "Beg",
    "give": "Give a point",
    "run": "Run the cards",
    "look": "Look at the cards",
    "propose": "Propose to bunch the cards",
    "go-on": "Be content with the cards",
    "agree": "Agree to bunch",
    "decline": "Decline to bunch",
    "discard": "Lay away {cards}",
    "play": "Play {cards}",
    "call-for": "Call for {cards}",
    "claim-low": "Claim Low with {cards}",
    "take-back": "Take {cards} back",
    "wrong-number": "Say that the number of cards is wrong",
    "count": "Turn over the tricks and count {amount}",
    "pitch": "Pitch it himself",
    "sell": "Offer the pitch for sale",
    "offer": "Bid {amount}",
    "no-bid": "Make no bid",
    "accept": "Accept the bid",
}
LIES_OPEN = frozenset(
    ("play", "turn", "claim-low", "call-for", "take-back")
)  # everybody sees these cards

EVENTS: dict[str, str] = {
    "turned-jack": "The Jack is turned: {counters} to {who} at once.",
    "gift": "A gift of {counters} to {who}.",
    "looking": "{counters} to {who}, for the cards looked at too soon.",
    "same-suit": "It is the suit that was begged against: three more to each.",
    "pack-runs-out": "The pack is too short: all hands are thrown in, and {who} deals again.",
    "bunched": "The cards are bunched, and {who} deals again.",
    "jack-cancelled": "The Jack that was turned counts nothing: {who} take{s} {counters} back.",
    "wrong-number": "{who} has {amount} cards: all hands are thrown in, and dealt again.",
    "taken-back": "No card has been led since, and {who} plays another.",
    "taken-up": "What came after it is taken up again: {shown}.",
    "exposed": "It lies exposed before {who}.",
    "trick": "{who} takes the trick.",
    "low-lapses": "{who}’s claim of Low is at an end.",
    "peg": "{who} peg{s} {pegs} for {shown}.",
    "jack-counted": "The Jack was pegged as it fell, and is not counted again.",
    "jack-lost": "{who} give{s} back {counters}, pegged for {shown}.",
    "high": "High to {who}, with {shown}.",
    "low": "Low to {who}, with {shown}.",
    "jack": "The Jack to {who}.",
    "game": "Game to {who}.",
    "jack-forfeited": "{who} took the Jack, but may not score it after a revoke.",
    "game-forfeited": "{who} made Game, but may not score it after a revoke.",
    "revoke": "{counters} to {who}, for a revoke with {shown}.",
    "revoke-deducted": "{who} take{s} {counters} back, for a revoke with {shown}.",
    "stops": "After a revoke {who} may not go out in the same deal, and stop{s} {short}.",
    "no-game": "Nobody has Game.",
    "next-deal": "{who} deals next.",
    "bid-paid": "{counters} to {who}, for the pitch sold.",
    "sale-off": "The sale is off, and {who} take{s} {counters} back.",
    "no-bid-made": "Nobody has bid: {who} pitches, and is bound to nothing.",
    "bound": "{who} pitches, and has to make {amount}.",
    "trumps": "{suit} are trumps.",
    "counted-first": "{who}, who pitched, {is} counted first.",
    "bid-made": "{who} {has} made as many as were promised.",
    "excused": "{who} {has} made too few, and {is} not set back: another has revoked.",
    "set-back": "{who} {has} made fewer than {amount}: nothing scored, and set back {counters}.",
}
UNSCORED: dict[str, str] = {
    "high": "High is {who}’s, with {shown}, and is not scored.",
    "low": "Low is {who}’s, with {shown}, and is not scored.",
    "peg": "{who} peg{s} nothing for {shown}.",
    "revoke": "Nothing to {who}, for a revoke with {shown}.",
}
TIED: dict[str, str] = {"game": "Game is tied, and goes to {who}, who did not deal."}
OF_A_SIDE = frozenset(
    (
        *("turned-jack", "jack-cancelled", "gift", "looking", "peg", "high", "low", "jack"),
        *("game", "revoke", "jack-lost", "bid-paid", "sale-off", "counted-first", "bid-made"),
        *("excused", "set-back", "jack-forfeited", "game-forfeited", "revoke-deducted", "stops"),
    )
)
CLAIMS = frozenset(("claim-low", "count", "wrong-number"))
UNSAID = frozenset(("low-claimed", "counts", "game-won"))


def side_words(state: State, seat: int) -> str:
    """A seat, and his partner where he has one: ``A and C``."""
    partners = len(state.hands) == 4 and getattr(state.rules, "partners", False)
    return listed([letter(one) for one in (seat % 2, seat % 2 + 2)]) if partners else letter(seat)


_SINGULAR = {"s": "s", "is": "is", "has": "has"}
_PLURAL = {"s": "", "is": "are", "has": "have"}


def event_words(event: Event, state: State | None = None) -> str:
    """The event in a sentence; where it is a side's, with both its seats."""
    sided = state is not None and event.kind in OF_A_SIDE
    who = side_words(state, event.seat) if state and sided else letter(event.seat)
    told = TIED if event.law == "allfours.tie" else EVENTS if event.amount else UNSCORED
    several = " and " in who
    words = told.get(event.kind, EVENTS[event.kind]).format(
        who=who,
        **_PLURAL if several else _SINGULAR,
        amount=event.amount,
        pegs=_pegs(event, state),
        counters=units(event.amount, state),
        shown=card_names(event.cards) or "nothing",
        short=_stops(event, state),
        suit=SUIT_NAMES[event.cards[0].suit] if event.cards and event.cards[0].seen else "",
    )
    return words[0].upper() + words[1:]


def _stops(event: Event, state: State | None) -> str:
    """Where a side stops that may not go out."""
    left, board = event.amount, board_of(state)
    return f"in hole {board - left}" if board else f"with {number_words(left)} to go"


def _pegs(event: Event, state: State | None) -> str:
    """How many are pegged; and of how many, where no more were wanted or allowed."""
    worth = total(state, event.cards) if isinstance(state, TrickState) else event.amount
    return f"{event.amount}" if event.amount == worth else f"{event.amount} of the {worth}"


def _card(step: Step) -> str:
    assert step.action is not None
    return card_names(step.action.cards) or "a card"


def _turn(step: Step, cards_seen: bool) -> str:
    card = step.action.cards[0] if step.action and step.action.cards else None
    if card is None or step.refused:
        return "turns a card"
    return f"turns the {card.name}: {SUIT_NAMES[card.suit]}"


def _play(step: Step, cards_seen: bool) -> str:
    if any(event.kind == "exposed" for event in step.events):
        return f"shows {_card(step)} out of turn"
    if any(event.kind == "trumps" for event in step.events):
        return f"pitches {_card(step)}"
    leads = len(getattr(step.state, "trick", ())) == 1 and not step.refused
    return f"{'leads' if leads else 'plays'} {_card(step)}"


def _discard(step: Step, cards_seen: bool) -> str:
    assert step.action is not None
    action = step.action
    number = len(action.cards) or action.amount
    named = card_names(action.cards) if action.cards and cards_seen else cards_number(number)
    return f"lays away {named}"


def _count(step: Step, cards_seen: bool) -> str:
    counted = next((event for event in step.events if event.kind == "counts"), None)
    if counted is None:
        assert step.action is not None
        return f"claims {step.action.amount} for Game"
    cards = f", with {card_names(counted.cards)}" if counted.cards else ""
    return f"turns over the tricks and counts {counted.amount}{cards}"


def _bid(step: Step, cards_seen: bool) -> str:
    assert step.action is not None
    return f"bids {step.action.amount}"


def _saying(words: str) -> Callable[[Step, bool], str]:
    return lambda step, cards_seen: words


def _naming(words: str) -> Callable[[Step, bool], str]:
    return lambda step, cards_seen: words.format(_card(step))


TOLD: dict[str, Callable[[Step, bool], str]] = {
    "turn": _turn,
    "keep": _saying("lets the trump stand"),
    "beg": _saying("begs"),
    "give": _saying("gives a point, and the trump stands"),
    "run": _saying("runs the cards"),
    "look": _saying("looks at his cards"),
    "propose": _saying("proposes to bunch the cards"),
    "go-on": _saying("is content with the cards"),
    "agree": _saying("agrees to bunch"),
    "decline": _saying("declines to bunch"),
    "discard": _discard,
    "play": _play,
    "call-for": _naming("calls for {}"),
    "claim-low": _naming("claims Low with {}"),
    "take-back": _naming("takes {} back"),
    "wrong-number": _saying("says that the number of cards is wrong"),
    "count": _count,
    "pitch": _saying("will pitch it himself"),
    "sell": _saying("passes, and the pitch is for sale"),
    "offer": _bid,
    "no-bid": _saying("makes no bid"),
    "accept": _saying("accepts the bid"),
}


def act_words(action: Action) -> str:
    """An act that names cards, as a button says it: ``Play the six of hearts``."""
    return ACTS[action.verb].format(
        cards=card_names(action.cards) or "a card", amount=action.amount or ""
    )
