"""The table of a draw poker pool, and how it begins."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeVar

from hoyle.engine.cards import Card
from hoyle.engine.games.draw_poker.rules import DrawPokerRules
from hoyle.engine.laws import law
from hoyle.engine.pool import open_pool
from hoyle.engine.state import Deal, Seat
from hoyle.engine.vying.table import VyingState


@dataclass(frozen=True, eq=False, repr=False)
class PokerState(VyingState):
    """A pool of draw poker.

    `kind`: ``ordinary`` or ``jack``. `in_jack`: seats that have anted. `failed`: deals of this jack
    passed out; `required`: the rank of the pair that opens on this one. `passed`: seats that have
    passed the opening and keep their hands. `opener`, and the hand it was `opened_on`; `found_out`:
    a false opener has been discovered. `proof`: what the opener is showing, ``whole`` or
    ``openers``, and `leaving` whether he then retires. `straddles` made. `refusers`: seats that pay
    the next jack's antes. `called`: a call has been made. `blind_back`: nobody has anted and the
    age takes back the blind.
    """

    rules: DrawPokerRules
    kind: str = "ordinary"
    in_jack: tuple[Seat, ...] = ()
    failed: int = 0
    required: str = "J"
    passed: tuple[Seat, ...] = ()
    opener: Seat | None = None
    opened_on: tuple[Card, ...] = ()
    found_out: bool = False
    proof: str = ""
    leaving: bool = False
    straddles: int = 0
    refusers: tuple[Seat, ...] = ()
    called: bool = False
    blind_back: bool = False

    @property
    def age(self) -> Seat:
        """The seat on the dealer's left."""
        return (self.dealer + 1) % len(self.hands)


S = TypeVar("S", bound=PokerState)


def begin(rules: DrawPokerRules, deal: Deal) -> PokerState:
    """The table before the first act: the age's blind is up, or the jack waits for its antes."""
    seats = len(deal.stacks)
    nobody: tuple[tuple[Card, ...], ...] = ((),) * seats
    state = PokerState(
        rules=rules,
        phase="deal",
        hands=nobody,
        pool=open_pool(deal.stacks, deal.carried),
        waiting=(),
        dealer=seats - 1,
        active=tuple(range(seats)),
        stakes=(0,) * seats,
        discards=nobody,
        shown=nobody,
        kind=deal.kind,
        failed=deal.failed,
        required=rules.required(deal.failed),
    )
    return post_blind(state) if deal.kind == "ordinary" else ask_antes(state, deal)


def ask_antes(state: S, deal: Deal) -> S:
    """A jack: antes are asked for, unless they are up already or somebody has paid them."""
    everybody = state.active
    if deal.failed:
        return state.but(in_jack=everybody)
    payer = deal.prepaid
    if payer is None:
        return state.but(phase="antes", waiting=everybody, active=())
    paid = tuple([seat for seat in everybody if seat != payer])
    return state.but(phase="antes", waiting=(payer,), active=(), in_jack=paid)


@law("pool.blind")
def post_blind(state: S) -> S:
    """The age puts up the blind before a card is dealt; his left may then straddle."""
    age, blind = state.age, state.rules.blind
    pool = state.pool.pay(age, blind, "pool.blind", 0, "the blind")
    stakes = tuple([blind if seat == age else 0 for seat in range(state.seats)])
    state = state.but(pool=pool, stakes=stakes, level=state.rules.ante)
    if not state.rules.straddles:
        return state
    return state.but(phase="straddle", waiting=((age + 1) % state.seats,))
