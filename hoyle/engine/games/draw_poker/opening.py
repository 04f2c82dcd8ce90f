"""Opening the jack: who may, for how much, and what passing and throwing away cost."""

from __future__ import annotations

from collections.abc import Hashable, Iterator
from typing import TypeVar

from hoyle.engine.game import Phase, Say
from hoyle.engine.games.draw_poker.follow import after_coming_in
from hoyle.engine.games.draw_poker.openers import PAIR_NAMES, opens_as
from hoyle.engine.games.draw_poker.shy import SHY
from hoyle.engine.games.draw_poker.state import PokerState
from hoyle.engine.games.draw_poker.turns import his_say
from hoyle.engine.laws import Ruling, irregular, law, lawful, refuse
from hoyle.engine.state import DEALER, Action, Event, letter, of
from hoyle.engine.vying.betting import staked, withdraw, within_limit

S = TypeVar("S", bound=PokerState)

_ON_A_BOBTAIL = lawful("poker.38", "jack.bobtail", readings=("14",), heard=("poker.38",))
_PROGRESSIVE = lawful("poker.38", "jack.progressive", readings=("12", "13"))
_NOT_FATTENED = Event("not-fattened", law="jack.fixed-ante")
_DEALT_OFF = Event("dealt-off", law="jack.dealing-off")
_DEAL_PASSES = Event("deal-passes", law="jack.dealing-off")


@law("poker.38")
def has_openers(state: PokerState, action: Action) -> Ruling | None:
    """The pot may be opened only on the pair asked for or better; else it is a false opening."""
    rules = state.rules
    opens_by = opens_as(state.hands[action.seat], state.required, rules.bobtail)
    if opens_by == "bobtail":
        return _ON_A_BOBTAIL
    progressive = len(rules.openers) > 1
    if opens_by:
        return _PROGRESSIVE if progressive else None
    pair = PAIR_NAMES[state.required]
    lack = f"{letter(action.seat)} does not hold a pair of {pair}, nor anything that beats it"
    heard = _PROGRESSIVE.laws if progressive else ("poker.38",)
    if rules.false_opening == "forbidden":
        return refuse(f"{lack}: at this table the pot is not opened falsely.", heard=heard)
    return irregular(
        f"{lack}: this is a false opening. Once it is found out the hand is foul and all that it "
        "has put into the pool is lost.",
        laws=heard,
        readings=("16",),
        heard=heard,
    )


@law("poker.38")
def open_pot(state: S, action: Action) -> S:
    """The pot is open: everybody else, those who passed included, may now come in."""
    seat, amount, hand = action.seat, action.amount, state.hands[action.seat]
    draft = staked(state, seat, amount, "poker.38", "opens")
    draft["phase"], draft["opener"], draft["opened_on"] = "coming-in", seat, hand
    return after_coming_in(state.becomes(draft))


@law("poker.38", "jack.first-say")
def pass_opening(state: S, action: Action) -> S:
    """Not open, whether able to or not; the hand is kept."""
    draft = state.__dict__.copy()
    draft["passed"] = (*state.passed, action.seat)
    draft["waiting"] = waiting = state.waiting[1:]
    if not waiting:
        draft["phase"] = "fattening"
    return state.becomes(draft)


@law("jack.abandoning")
def abandoning_costs(state: PokerState, action: Action) -> Ruling | None:
    """Throwing the hand away before the second say: fined, free or forbidden."""
    name, rules = letter(action.seat), state.rules
    if rules.abandoning == "free":
        return None
    if rules.abandoning == "forbidden":
        return refuse(f"{name} must keep the hand until the pot is opened.", laws=("poker.38",))
    return irregular(
        f"{name} gives up the hand before the second say, and pays {rules.abandon_fine} to the "
        "pool: it tells the others how few rivals are left.",
        fine=rules.abandon_fine,
        laws=("poker.38", "jack.abandoning"),
        readings=("15",),
    )


@law("jack.abandoning")
def throw_away(state: S, action: Action) -> S:
    """Out of this deal, back on the next; the fine is paid where the table asks it."""
    seat, rules = action.seat, state.rules
    if rules.abandoning == "fine":
        pool = state.pool.pay(
            seat, rules.abandon_fine, "poker.38", state.step, "the fine for abandoning the hand"
        )
        state = state.but(pool=pool)
    return _all_passed(withdraw(state, seat))


def _all_passed(state: S) -> S:
    return state if state.waiting else state.but(phase="fattening")


@law("poker.40", "jack.fattening")
def fatten(state: S) -> S:
    """Nobody opens: each adds a counter and the same cards are dealt again to the same players."""
    rules, pool, failed = state.rules, state.pool, state.failed + 1
    if rules.fattener:
        pool = pool.pay_each(state.in_jack, rules.fattener, "poker.40", state.step, "fattens")
    dealer = state.dealer if rules.redealer == "same" else state.age
    draft = state.__dict__.copy()
    draft["phase"], draft["waiting"], draft["passed"] = "deal", (), ()
    draft["hands"] = draft["shown"] = ((),) * len(state.hands)
    draft["active"], draft["pool"], draft["dealer"] = state.in_jack, pool, dealer
    draft["failed"], draft["required"] = failed, rules.required(failed)
    draft["events"] = (*state.events, *_after_passing(state, failed))
    return state.becomes(draft)


@law("jack.fixed-ante", "jack.dealing-off", "jack.equal-rights")
def _after_passing(state: PokerState, failed: int) -> list[Event]:
    rules = state.rules
    fattened = of(Event, ("fattened", DEALER, rules.fattener, (), "jack.fattening"))
    told = [
        of(Event, ("passed-out", DEALER, failed, (), "poker.40")),
        fattened if rules.fattener else _NOT_FATTENED,
        _DEALT_OFF if rules.redealer == "same" else _DEAL_PASSES,
    ]
    if state.in_jack != state.active:
        restored = sorted({*state.in_jack} - {*state.active})
        told[2:2] = [Event("right-restored", seat, law="jack.equal-rights") for seat in restored]
    if len(rules.openers) > 1:
        told.append(Event("progress", amount=failed, law="jack.progressive"))
    return told


def _key(state: PokerState) -> Hashable:
    seat = state.waiting[0]
    return "opening", seat, opens_as(state.hands[seat], state.required, state.rules.bobtail)


def _options(state: PokerState) -> Iterator[Action]:
    seat = state.turn
    yield Action(seat, "pass")
    yield Action(seat, "throw-away")
    for amount in range(1, state.rules.limit + 1):
        yield Action(seat, "open", amount=amount)


PHASE = Phase(
    "opening",
    "before the pot is opened",
    ("poker.38", "jack.first-say"),
    {
        "open": Say((his_say, within_limit, has_openers), open_pot, ("amount",)),
        "pass": Say((his_say,), pass_opening),
        "throw-away": Say((his_say, abandoning_costs), throw_away),
        **SHY,
    },
    _options,
    _key,
)
FATTENING = Phase(
    "fattening",
    "while nobody opens",
    ("poker.40", "jack.fattening", "jack.dealing-off"),
    run=fatten,
)
