"""Questions about an act: how it is ruled, what it costs, its law, and what comes next."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from hoyle.engine.game import judge, legal_actions
from hoyle.engine.laws import Law, Verdict
from hoyle.engine.state import DEALER, Action, letter
from hoyle.study.questions.kind import Kind, Reasons, here, near
from hoyle.study.spot import Spot, Value
from hoyle.study.telling import (
    act_words,
    attempt_words,
    bare_words,
    can_tell,
    counters,
    law_words,
    listed,
    sentence,
)

VERDICTS = ("lawful", "irregular", "refused")
_VERDICT_WORDS = {
    "lawful": "It is lawful",
    "irregular": "It is done, and a law attaches a consequence",
    "refused": "It is refused: it does not happen",
}


def _who_wants(spot: Spot) -> str:
    act = spot.act
    return f"{letter(act.seat)} wants {attempt_words(act)}" if act else ""


def _verdict(spot: Spot) -> Value | None:
    act = spot.act
    return judge(spot.game, spot.state, act).verdict.value if act else None


def _ruling(spot: Spot) -> Reasons:
    return _reasons(spot, spot.act) if spot.act else ((), "")


def _reasons(spot: Spot, act: Action) -> Reasons:
    ruling = judge(spot.game, spot.state, act)
    return (
        ruling.laws,
        ruling.reason or f"Nothing forbids it: {letter(act.seat)} may {bare_words(act)}.",
    )


def _cost(spot: Spot) -> Value | None:
    done = spot.done
    if done is None or done.refused:
        return None
    return spot.state.pool.stacks[spot.seat] - done.state.pool.stacks[spot.seat]


def _cost_why(spot: Spot) -> Reasons:
    done = spot.done
    if done is None or done.ruling is None:
        return (), ""
    paid = [entry for entry in done.entries if entry.seat == spot.seat]
    laws = dict.fromkeys((*done.ruling.laws, *(entry.law for entry in paid)))
    parts = [f"{abs(entry.amount)} {_into(entry.amount)} ({entry.why})" for entry in paid]
    said = f"{letter(spot.seat)}: {listed(parts)}." if parts else "No counters move."
    return tuple(laws), f"{said} {done.ruling.reason}".strip()


def _into(amount: int) -> str:
    return "put up" if amount >= 0 else "taken back"


def _cost_words(spot: Spot, value: Value) -> str:
    if isinstance(value, int) and value < 0:
        return f"Nothing; {letter(spot.seat)} takes {counters(-value)} back"
    return counters(value).capitalize() if isinstance(value, int) and value else "Nothing"


def _law(spot: Spot) -> Value | None:
    laws, _ = _ruling(spot)
    return laws[0] if laws else None


def _other_laws(spot: Spot, right: Value) -> Iterator[Value]:
    """Laws of the hand and of the game's phases that this act does not fall under."""
    mine, _ = _ruling(spot)
    yield from (law for law in _kin(spot, str(right)) if law not in mine)
    steps = (step.ruling.laws for step in spot.steps if step.ruling)
    phases = (phase.laws for phase in spot.game.phases)
    yield from (law for laws in (*steps, *phases) for law in laws if law not in mine)


def _kin(spot: Spot, right: Law) -> list[Law]:
    """The laws of the book that stand nearest, those of its own family first."""
    laws = list(spot.titles)
    if right not in laws:
        return []
    at, family = laws.index(right), right.partition(".")[0]
    strangers = [law.partition(".")[0] != family for law in laws]
    order = sorted(range(len(laws)), key=lambda n: (strangers[n], abs(n - at)))
    return [laws[n] for n in order[:12]]


def _law_title(spot: Spot, value: Value) -> str:
    title = spot.titles.get(str(value)) or law_words(str(value))
    return title[0].upper() + title[1:]


def _may(spot: Spot) -> Value | None:
    lawful = [act for act in _offered(spot) if _is_lawful(spot, act)]
    return lawful[0] if len(lawful) == 1 else None


def _offered(spot: Spot) -> tuple[Action, ...]:
    """The acts named, or the one that comes next and others that may not be done."""
    named = spot.ask.acts
    if spot.act and spot.act not in named:
        named = (spot.act, *named) if spot.ask.act or not named else named
    return named


def _is_lawful(spot: Spot, act: Action) -> bool:
    return judge(spot.game, spot.state, act).verdict is Verdict.LAWFUL


def _may_why(spot: Spot) -> Reasons:
    right = _may(spot)
    return _reasons(spot, right) if isinstance(right, Action) else ((), "")


def _may_not(spot: Spot, right: Value) -> Iterator[Value]:
    yield from (act for act in _offered(spot) if act != right)
    if not spot.ask.acts:
        seat = right.seat if isinstance(right, Action) else spot.seat
        yield from (act for act in _thinkable(spot, seat) if not _is_lawful(spot, act))


def _thinkable(spot: Spot, seat: int) -> Iterator[Action]:
    """Acts a learner might think of here, one to a word: of this phase, of those next and before.

    A bet of this phase goes beyond the limit, an ante stays below its price.
    """
    phases, phase = spot.game.phases, spot.game.by_name[spot.state.phase]
    above, at = getattr(spot.rules, "limit", 0) + 2, spot.game.phases.index(phase)
    if "play" in phase.says:
        yield from (Action(seat, "play", (card,)) for card in spot.state.hands[seat])
        return
    near = [verb for verb in phase.says if verb not in _FAR_FETCHED]
    for verb in (verb for verb in near if can_tell(spot.game, spot.state, verb)):
        amount = 1 if verb == "ante" else above
        yield Action(seat, verb, amount=amount if "amount" in phase.says[verb].takes else 0)
    for other in (*phases[at + 1 :], *phases[:at]):
        for verb in other.says:
            far = verb in _FAR_FETCHED or not can_tell(spot.game, spot.state, verb)
            if verb not in phase.says and not far:
                yield Action(seat, verb, amount=1 if "amount" in other.says[verb].takes else 0)


_FAR_FETCHED = frozenset(
    [
        "deal",
        "help",
        "take-up",
        "dun",
        "put-up",
        "shy",
        "draw",
        "own-up",
        "turn",
        "play",
        "discard",
        "call-for",
        "claim-low",
        "count",
    ]
)


def _acts_words(spot: Spot, value: Value) -> str:
    """The act as a button says it, and whose it is where acts of several seats are offered."""
    if not isinstance(value, Action):
        return str(value)
    seats = {act.seat for act in (*spot.ask.acts, spot.act, value) if act}
    return f"{letter(value.seat)}: {bare_words(value)}" if len(seats) > 1 else act_words(value)


def _next(spot: Spot) -> Value | None:
    return spot.next.action if spot.next else None


def _not_next(spot: Spot, right: Value) -> Iterator[Value]:
    """Acts named; or two other lawful words, and then what may not be done."""
    if spot.ask.acts:
        yield from (act for act in spot.ask.acts if act != right)
        return
    if not isinstance(right, Action) or right.seat == DEALER:
        return
    verbs = {right.verb}
    for act in legal_actions(spot.game, spot.state):
        if act.verb == "play" and act != right:
            yield act
        elif act.verb not in verbs and len(verbs) < 3:
            verbs.add(act.verb)
            yield act
    yield from (act for act in _thinkable(spot, right.seat) if not _is_lawful(spot, act))


def _next_why(spot: Spot) -> Reasons:
    return _ruling(spot)[0], f"In this hand: {sentence(spot.next)}" if spot.next else ""


def _none(spot: Spot, right: Value) -> Iterable[Value]:
    return VERDICTS


ACTING = {
    "verdict": Kind(
        lambda spot: f"{_who_wants(spot)}. How is that ruled?",
        _verdict,
        lambda spot, value: _VERDICT_WORDS[str(value)],
        _none,
        _ruling,
        here,
        least=3,
    ),
    "cost": Kind(
        lambda spot: f"{_who_wants(spot)}. What does it cost {letter(spot.seat)}?",
        _cost,
        _cost_words,
        lambda spot, right: near(right),
        _cost_why,
        here,
    ),
    "law": Kind(
        lambda spot: f"{_who_wants(spot)}. Which law governs that?",
        _law,
        _law_title,
        _other_laws,
        _ruling,
        here,
    ),
    "may": Kind(
        lambda spot: f"Which of these may {letter(spot.seat)} do?",
        _may,
        _acts_words,
        _may_not,
        _may_why,
        here,
    ),
    "next": Kind(
        lambda spot: f"What does {letter(spot.seat)} do?",
        _next,
        _acts_words,
        _not_next,
        _next_why,
        here,
    ),
}
