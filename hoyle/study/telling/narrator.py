"""A step told: the act, the ruling, what followed."""

from __future__ import annotations

from collections.abc import Callable

from hoyle.engine.cards import UNSEEN
from hoyle.engine.game import Game, apply, judge, obligations
from hoyle.engine.laws import Law, Ruling, Verdict
from hoyle.engine.state import DEALER, Action, Duty, Seat, State, letter
from hoyle.study.replay import Step
from hoyle.study.telling import playing
from hoyle.study.telling.acts import told
from hoyle.study.telling.board import brings, own_counters, standing
from hoyle.study.telling.events import followed, followed_last, outcome_words
from hoyle.study.telling.words import law_words, spoken

_VERDICTS = {
    Verdict.LAWFUL: "Lawful",
    Verdict.IRREGULAR: "Irregular",
    Verdict.REFUSED: "Refused",
}
_BEGINNING = "The table before the first act."


def sentence(step: Step, seat: Seat | None = None) -> str:
    """The act in one plain sentence; to a seat, no card that it may not see."""
    if step.action is None:
        return _BEGINNING
    return told(step, seat is None or seat == _whose_cards(step) or _lies_open(step.action))


def _lies_open(action: Action) -> bool:
    """Whether everybody at the table sees the cards that an act names."""
    return action.verb in playing.LIES_OPEN


def _whose_cards(step: Step) -> Seat:
    """The seat whose cards the act names."""
    assert step.action is not None
    if step.action.verb == "help" and not step.refused:
        drawn: tuple[Seat, ...] = getattr(step.state, "drawn", ())
        return drawn[-1] if drawn else DEALER
    return step.action.seat


def act_seen(step: Step, seat: Seat | None = None) -> Action | None:
    """The act as a seat knows it: cards it may not see are unseen."""
    action = step.action
    if action is None or seat is None or not action.cards or seat == _whose_cards(step):
        return action
    if _lies_open(action):
        return action
    if action.verb in ("draw", "discard"):
        return Action(action.seat, action.verb, amount=len(action.cards))
    hidden = [UNSEEN] * len(action.cards)
    if action.counts:
        start = sum(action.counts[:seat])
        end = start + action.counts[seat]
        hidden[start:end] = action.cards[start:end]
    return action._replace(cards=tuple(hidden))


def consequences(step: Step, seat: Seat | None = None) -> tuple[str, ...]:
    """What followed from the act, a sentence each; how the pool ended comes last, and what next."""
    said = followed(step)
    ending = step.state.outcome
    if ending is None or step.action is None or step.refused:
        return said
    return said + outcome_words(ending) + followed_last(step)


def narrate(step: Step, seat: Seat | None = None) -> str:
    """The act, the ruling where it is not plainly lawful, and what followed."""
    ruling = ruling_seen(step, seat)
    judged = () if ruling is None or ruling.verdict is Verdict.LAWFUL else (verdict_words(ruling),)
    return " ".join((sentence(step, seat), *judged, *consequences(step, seat)))


def announce(
    step: Step, of: int, seat: Seat | None = None, title: Callable[[Law], str] = law_words
) -> str:
    """The step for the ear, said once: number, act, laws, how the game stands."""
    ruling = ruling_seen(step, seat)
    judged = "" if ruling is None or ruling.verdict is Verdict.LAWFUL else verdict_words(ruling)
    laws = [f"{title(law)}." for law in ruling.laws] if ruling else []
    stands = standing(step.state)
    kept = f"{stands.label}: {stands.heard}."
    said = " ".join(filter(None, (sentence(step, seat), judged, *consequences(step, seat))))
    return f"Step {step.number} of {of}. {' '.join((spoken(said), *laws, spoken(kept)))}"


def ruling_seen(step: Step, seat: Seat | None) -> Ruling | None:
    """The ruling as a seat knows it, without what only another's cards could tell."""
    ruling, action = step.ruling, step.action
    if ruling is None or action is None or seat is None or seat == action.seat:
        return ruling
    return ruling.as_heard()


def verdict_words(ruling: Ruling) -> str:
    """The verdict and its reason: ``Refused: the bet is over the limit.``"""
    word = _VERDICTS[ruling.verdict]
    return f"{word}: {ruling.reason}" if ruling.reason else f"{word}."


def obliges(game: Game, state: State, action: Action) -> tuple[str, ...]:
    """What an act would bring on its own seat: the cost now, and duties it has not yet.

    For an act that is refused or irregular, the ruling comes first.
    """
    ruling = judge(game, state, action)
    said = () if ruling.verdict is Verdict.LAWFUL else (verdict_words(ruling),)
    if ruling.verdict is Verdict.REFUSED or action.seat == DEALER:
        return said
    after = apply(game, state, action)
    cost = own_counters(state, action.seat) - own_counters(after, action.seat)
    others = [
        seat
        for seat, (had, has) in enumerate(zip(state.pool.stacks, after.pool.stacks, strict=True))
        if seat != action.seat and has < had
    ]
    costs = (brings(state, cost, others),) if cost > 0 else ()
    had = {(duty.what, duty.when) for duty in _duties(game, state, action.seat)}
    new = [
        duty_words(duty)
        for duty in _duties(game, after, action.seat)
        if (duty.what, duty.when) not in had
    ]
    return (*said, *costs, *new)


def _duties(game: Game, state: State, seat: Seat) -> list[Duty]:
    return [duty for duty in obligations(game, state) if duty.seat == seat]


def duty_words(duty: Duty) -> str:
    """A duty in a sentence."""
    return f"{letter(duty.seat)}: {duty.what}, {duty.when}."
