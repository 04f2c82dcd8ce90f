"""Questions about how a pool ends: who takes it, who pays, who has won what, what is dealt next."""

from __future__ import annotations

from collections.abc import Iterator

from hoyle.engine.laws import Ruling
from hoyle.engine.state import Outcome, letter
from hoyle.study.questions.kind import EACH, NOBODY, Kind, Reasons, before, led_up, near, undecided
from hoyle.study.questions.next_deal import (
    DEALS,
    antes,
    antes_why,
    antes_words,
    before_the_deal,
    deal_next,
    deal_why,
    dealer_next,
    dealer_why,
    other_dealers,
    other_payers,
)
from hoyle.study.replay import Step
from hoyle.study.spot import Spot, Value
from hoyle.study.telling import counters, listed

DIVIDED = "divided"


def _ending(spot: Spot) -> Outcome | None:
    return spot.last.state.outcome


def _winner(spot: Spot) -> Value | None:
    ending = _ending(spot)
    if ending is None:
        return None
    if not ending.winners:
        return NOBODY
    return letter(ending.winners[0]) if len(ending.winners) == 1 else DIVIDED


def _other_winners(spot: Spot, right: Value) -> Iterator[Value]:
    """Everybody who holds cards, and always the tie."""
    yield DIVIDED
    if right == NOBODY:
        yield NOBODY
    state = spot.steps[undecided(spot)].state
    active = getattr(state, "active", ())
    yield from (letter(seat) for seat in (active if len(active) > 1 else range(len(state.hands))))


def _winner_words(spot: Spot, value: Value) -> str:
    return {DIVIDED: "They divide it", NOBODY: "Nobody: it stays"}.get(str(value), str(value))


def _ended(spot: Spot) -> Reasons:
    ending = _ending(spot)
    return (ending.laws, ending.reason) if ending else ((), "")


def _penalties(spot: Spot) -> dict[int, int]:
    """What each seat puts up for another jack, at the step asked about and from there on."""
    paid: dict[int, int] = {}
    for entry in (entry for step in _after(spot) for entry in step.entries if entry.aside):
        paid[entry.seat] = paid.get(entry.seat, 0) + entry.amount
    return paid


def _pays(spot: Spot) -> Value | None:
    paid = _penalties(spot)
    return f"{letter(min(paid))}-{paid[min(paid)]}" if paid else NOBODY


def _other_payers(spot: Spot, right: Value) -> Iterator[Value]:
    yield NOBODY
    state = spot.state
    who, _, much = str(right).partition("-")
    ante = getattr(spot.rules, "jack_ante", 1)
    amount = int(much or ante * (len(state.hands) - 1))
    who = letter(spot.seat) if who == NOBODY and spot.seat >= 0 else who
    yield from (f"{who}-{less}" for less in (amount, ante, amount + ante))
    yield from (f"{letter(seat)}-{amount}" for seat in range(len(state.hands)))


def _pays_words(spot: Spot, value: Value) -> str:
    who, _, much = str(value).partition("-")
    return f"{who} pays {counters(int(much))}" if much else "Nobody pays anything"


def _pays_why(spot: Spot) -> Reasons:
    entries = [entry for step in _after(spot) for entry in step.entries if entry.aside]
    if not entries:
        ruling = _last_ruling(spot)
        return (ruling.laws if ruling else ()), "No law asks it of anybody here."
    said = [f"{letter(entry.seat)} puts up {entry.amount}: {entry.why}" for entry in entries]
    rulings = [step.ruling for step in _after(spot) if step.ruling and step.ruling.fine]
    laws = tuple(law for ruling in rulings for law in ruling.laws)
    return tuple(dict.fromkeys((*laws, *(entry.law for entry in entries)))), f"{listed(said)}."


def _last_ruling(spot: Spot) -> Ruling | None:
    done = spot.done
    return (done.ruling if done else None) or spot.step.ruling


def _after(spot: Spot) -> tuple[Step, ...]:
    return spot.steps[spot.ask.at :] if spot.ask.act is None else (spot.then,)


def _net(spot: Spot) -> Value | None:
    if _ending(spot) is None:
        return None
    return spot.last.state.pool.stacks[spot.seat] - spot.stacks[spot.seat]


def _net_words(spot: Spot, value: Value) -> str:
    if not isinstance(value, int) or not value:
        return "Neither wins nor loses"
    return f"{'Wins' if value > 0 else 'Loses'} {counters(abs(value))}"


def _near_net(spot: Spot, right: Value) -> Iterator[Value]:
    """The opposite sign, forgotten stakes, and numbers near."""
    if isinstance(right, int):
        staked = spot.steps[undecided(spot)].state.pool.staked[spot.seat]
        yield from (-right, right + staked, *(near(abs(right)) if right else (2, -2, 5)))


def _net_why(spot: Spot) -> Reasons:
    seat, ending = spot.seat, _ending(spot)
    had, has = spot.stacks[seat], spot.last.state.pool.stacks[seat]
    laws = ending.laws if ending else ()
    return laws, f"{letter(seat)} began with {had} and ends with {has}. {_ended(spot)[1]}"


ENDING = {
    "winner": Kind(
        lambda spot: "Who takes the pool?",
        _winner,
        _winner_words,
        _other_winners,
        _ended,
        undecided,
        last=(NOBODY, DIVIDED),
        least=9,
    ),
    "pays": Kind(
        lambda spot: (
            f"{led_up(spot)} Who must put up antes for another jack, and how much?".strip()
        ),
        _pays,
        _pays_words,
        _other_payers,
        _pays_why,
        before,
        last=(NOBODY,),
    ),
    "net": Kind(
        lambda spot: f"What has {letter(spot.seat)} won or lost when the pool is paid?",
        _net,
        _net_words,
        _near_net,
        _net_why,
        undecided,
    ),
    "dealer-next": Kind(
        lambda spot: "Who deals next?",
        dealer_next,
        lambda spot, value: str(value),
        other_dealers,
        dealer_why,
        before_the_deal,
    ),
    "antes": Kind(
        lambda spot: "Who puts up the ante for the next deal?",
        antes,
        antes_words,
        other_payers,
        antes_why,
        before_the_deal,
        last=(EACH,),
    ),
    "deal-next": Kind(
        lambda spot: "What is dealt next?",
        deal_next,
        lambda spot, value: DEALS[str(value)],
        lambda spot, right: tuple(DEALS),
        deal_why,
        undecided,
        least=3,
    ),
}
