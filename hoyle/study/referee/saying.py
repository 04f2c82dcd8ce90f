"""A ruling in words: the line that answers what was asked, the remedy, and whose say it is then."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass

from hoyle.engine.game import Game, legal_actions
from hoyle.engine.laws import Law, Ruling, Verdict
from hoyle.engine.state import Action, Outcome, State, letter
from hoyle.study.replay import Step
from hoyle.study.telling import (
    bare_words,
    consequences,
    listed,
    outcome_words,
    sentence,
    told_of,
    verdict_words,
)


@dataclass(frozen=True, slots=True)
class Told:
    """What followed that a dispute is about: in sentences, and the laws under which it did."""

    words: tuple[str, ...] = ()
    laws: tuple[Law, ...] = ()

    def __bool__(self) -> bool:
        return bool(self.words)


def told_after(steps: tuple[Step, ...], kinds: Collection[str]) -> Told:
    """What these kinds of events tell, from the disputed act on."""
    words = tuple(said for step in steps for said in told_of(step, kinds))
    events = (event for step in steps for event in step.events if event.kind in kinds)
    return Told(words, tuple(event.law for event in events if event.law)) if words else Told()


def line_of(asks: str, step: Step, ruling: Ruling, told: Told) -> str:
    """The ruling in one line: of an act that may be done, what a dispute asks of it."""
    if ruling.verdict is not Verdict.LAWFUL:
        return verdict_words(ruling)
    if step.state.outcome is not None and (asks == "end" or (asks == "after" and not told)):
        return _end_in_words(step.state.outcome)
    if asks == "end" and (followed := consequences(step)):
        return " ".join(followed)
    if asks != "act" and told:
        return " ".join(told.words)
    return " ".join((f"Lawful: {sentence(step)}", *told.words))


def _end_in_words(ending: Outcome) -> str:
    """Why it ends so, and who takes what, or who has won."""
    why, *rest = outcome_words(ending)
    if ending.awards or not ending.winners:
        return " ".join((why, *rest[:1]))
    won = "has won" if len(ending.winners) == 1 else "have won"
    return f"{why} {listed([letter(seat) for seat in ending.winners])} {won} the game."


def whose_say(game: Game, step: Step) -> str:
    """Who is to speak, and what he may say; nothing once the pool is decided."""
    if step.state.outcome is not None:
        return ""
    says = may_say(game, step.state)
    if not says:
        return "It is for the dealer to give cards."
    *first, last = says
    may = f"{', '.join(first)} or {last}" if first else last
    return f"It is {letter(step.state.turn)}’s say: he may {may}."


def may_say(game: Game, state: State) -> tuple[str, ...]:
    """What whoever is to speak may say, the amounts and cards aside."""
    acts = legal_actions(game, state)
    words = (SPARE.get(act.verb, bare_words(Action(act.seat, act.verb))) for act in acts)
    return tuple(dict.fromkeys(words))


SPARE = {
    "open": "open",
    "raise": "raise",
    "bet": "bet",
    "ante": "come in",
    "draw": "draw cards",
    "play": "play a card",
    "discard": "lay cards away",
}


def remedy_of(steps: tuple[Step, ...], at: int, line: str) -> tuple[str, ...]:
    """What followed from the disputed act, and from what came after it if it was of account."""
    said = list(consequences(steps[at]))
    for step in steps[at + 1 :]:
        said += _of_account(step)
    return tuple(words for words in said if words not in line)


def _of_account(step: Step) -> tuple[str, ...]:
    """A later act, if counters moved, it decided the pool, or it was not in order."""
    ruling = step.ruling
    if ruling and not step.refused and ruling.verdict is not Verdict.LAWFUL:
        return (sentence(step), verdict_words(ruling), *consequences(step))
    return (sentence(step), *consequences(step)) if step.entries or step.state.outcome else ()
