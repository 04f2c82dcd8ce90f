"""The contract every game keeps, and the one judge.

A game is a table of phases; a phase says which words may be spoken in it, which guards may object
to them, and which effect carries them out. Lawful acts are the options the same judge lets pass:
there is no second truth.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from itertools import compress
from typing import Any, NamedTuple, TypeVar

from hoyle.engine.cards import PACK, Card
from hoyle.engine.doings import doing
from hoyle.engine.laws import Law, Ruling, Unlawful, Verdict, laws_of, refuse
from hoyle.engine.state import Action, Deal, Duty, Outcome, Played, Seat, State, of

Guard = Callable[[Any, Action], Ruling | None]
Effect = Callable[[Any, Action], Any]
S = TypeVar("S", bound=State)
_NAMED = {"amount": "number", "cards": "card", "counts": "share"}  # with a word
_LAWFUL, _REFUSED = Verdict.LAWFUL, Verdict.REFUSED
Cards = Sequence[Card]


class Role(NamedTuple):
    """What a seat is called in this deal: ``Role("buck", "buck")``."""

    key: str
    label: str


class Ranking(NamedTuple):
    """An order of hands, of which a game has one or more.

    `title` names it and `law` rules it. `worth`: what a hand is worth, compared with ``>``; raises
    `BadCard` for cards that this order does not know. `name`: the hand in words. `why`: a sentence
    on why the better of two hands beats the other. `kinds`: the kinds of hand in words, poorest
    first; the first figure of a hand's worth is the place of its kind here.
    """

    title: str
    law: Law
    worth: Callable[[Cards], tuple[int, ...]]
    name: Callable[[Cards], str]
    why: Callable[[Cards, Cards], str]
    kinds: tuple[str, ...]


class StandIn(NamedTuple):
    """What a joker stands for in a hand: ``StandIn("A♥", "the ace of hearts", why, law)``.

    `why` goes on from the name: ``which completes the straight``.
    """

    text: str
    name: str
    why: str
    law: Law


class Openers(NamedTuple):
    """What opens a pot: the `law`, and what it asks for after so many deals passed out.

    `asked`: the requirement in words, under given rules. `proof`: of a hand of cards that are seen,
    the cards that prove it may open; none where it may not.
    """

    law: Law
    asked: Callable[[Any, int], str]
    proof: Callable[[Any, int, Cards], Cards]


@dataclass(frozen=True, eq=False, repr=False)
class Say:
    """One word that may be spoken in a phase: who may object, what it does, what is named with it.

    `takes`: fields of `Action` that may be filled, ``amount``, ``cards`` and ``counts``. `tells`:
    whether there is at this table what the word tells of, where it tells of something.
    """

    guards: tuple[Guard, ...]
    effect: Effect
    takes: tuple[str, ...] = ()
    tells: Callable[[Any], bool] | None = None

    def __post_init__(self) -> None:
        cited = laws_of(self.effect) or laws_of(self.guards[-1])
        object.__setattr__(self, "lawful", Ruling(Verdict.LAWFUL, cited, ""))
        checks = tuple((guard, laws_of(guard)) for guard in self.guards)
        object.__setattr__(self, "checks", checks)
        his_own = tuple(check for check in checks if not hasattr(check[0], "to_others"))
        object.__setattr__(self, "his_own", his_own)
        object.__setattr__(self, "amount", "amount" in self.takes)

    lawful: Ruling = field(init=False)
    amount: bool = field(init=False)  # whether one may be named
    checks: tuple[tuple[Guard, tuple[Law, ...]], ...] = field(init=False)
    his_own: tuple[tuple[Guard, tuple[Law, ...]], ...] = field(init=False)  # whose say it is


@dataclass(frozen=True, eq=False, repr=False)
class Phase:
    """A part of the game.

    `says`: the words that have a place here. `options`: candidate acts, of which the judge lets
    some pass. `key`: all that guards may look at when they judge those candidates, so that equal
    keys have equal options; None where each state is its own. `own`: the candidates name cards of
    the state's own, and equal keys have options in the same places. `run`: for a phase in which
    nobody has a choice, what happens.
    """

    name: str
    title: str
    laws: tuple[Law, ...]
    says: Mapping[str, Say] = field(default_factory=dict)
    options: Callable[[Any], Iterable[Action]] | None = None
    key: Callable[[Any], Hashable] | None = None
    own: bool = False
    run: Callable[[Any], Any] | None = None


@dataclass(frozen=True, eq=False, repr=False)
class Game:
    """A game: its name in addresses, its title, its seats, and the parts of its functions.

    `roles`: what a seat is called in this deal. `note`: what is being played for, in a few words.
    `rankings`: its orders of hands, and `ranked_by` which of them holds at this moment. `kinds`:
    what may be dealt. `pack`: the cards there are, under given rules. `stand_in`: what a joker
    stands for in a hand, at this moment.
    `stacks`: what lies before each of so many seats, under given rules, when play begins, where
    the rules fix it.
    `openers`: what a pot is opened on, where it must be.
    """

    name: str
    title: str
    seats: tuple[int, int]
    rules: type
    begin: Callable[[Any, Deal], Any]
    phases: tuple[Phase, ...]
    misplaced: Callable[[Phase, Any, Action], Ruling]
    duties: Callable[[Any], tuple[Duty, ...]]
    hide: Callable[[Any, Seat], Any]
    roles: Callable[[Any, Seat], tuple[Role, ...]] = lambda state, seat: ()
    note: Callable[[Any], str] = lambda state: ""
    rankings: tuple[Ranking, ...] = ()
    ranked_by: Callable[[Any], int] = lambda state: 0
    kinds: tuple[str, ...] = ("ordinary",)
    pack: Callable[[Any], tuple[Card, ...]] = lambda rules: PACK
    stand_in: Callable[[Any, Cards], StandIn | None] = lambda state, hand: None
    stacks: Callable[[int, Any], tuple[int, ...]] | None = None
    openers: Openers | None = None

    def __post_init__(self) -> None:
        object.__setattr__(self, "by_name", {phase.name: phase for phase in self.phases})

    by_name: dict[str, Phase] = field(init=False)

    def __repr__(self) -> str:
        return f"Game({self.name})"


_MEMO_LIMIT = 20_000


@lru_cache(maxsize=512)
def start(game: Game, rules: Any, deal: Deal) -> State:
    """The first state. Raises ValueError for seats or a kind of deal the game does not admit."""
    least, most = game.seats
    if not least <= len(deal.stacks) <= most:
        raise ValueError(f"{game.title} takes {least} to {most} seats, not {len(deal.stacks)}")
    if deal.kind not in game.kinds:
        raise ValueError(f"{game.title} deals {' or '.join(game.kinds)}, not “{deal.kind}”")
    return _run_on(game, game.begin(rules, deal))


def judge(game: Game, state: State, action: Action) -> Ruling:
    """The ruling on an act. Total: whatever is asked, there is an answer and no error."""
    phase = game.by_name[state.phase]
    say = phase.says.get(action.verb)
    return game.misplaced(phase, state, action) if say is None else _heard(say, state, action)


def _heard(say: Say, state: State, action: Action) -> Ruling:
    seat, _, cards, amount, counts = action
    if (amount or cards or counts) and (
        (amount and "amount" not in say.takes)
        or (cards and "cards" not in say.takes)
        or (counts and "counts" not in say.takes)
    ):
        return _too_much(say, action)
    waiting = state.waiting
    for guard, laws in say.his_own if waiting and waiting[0] == seat else say.checks:
        ruling = guard(state, action)
        if ruling is not None:
            return ruling if ruling.laws else ruling.under(laws)
    return say.lawful


def _too_much(say: Say, action: Action) -> Ruling:
    what = next(what for what in _NAMED if getattr(action, what) and what not in say.takes)
    return refuse(f"No {_NAMED[what]} is named with it.", laws=say.lawful.laws)


def apply(game: Game, state: State, action: Action) -> State:
    """The state after an act that is lawful or irregular; raises `Unlawful` where it is refused."""
    by_name, waiting = game.by_name, state.waiting
    phase = by_name[state.phase]
    seat, verb, cards, amount, counts = action
    say = phase.says.get(verb)
    if say is None:
        raise Unlawful(game.misplaced(phase, state, action))
    ruling, plain = say.lawful, not cards and not counts
    if not waiting or waiting[0] != seat or not (plain and (not amount or say.amount)):
        ruling = _heard(say, state, action)
    else:  # as most often: his say, and nothing that needs a closer look is named with the word
        for guard, laws in say.his_own:
            if (answer := guard(state, action)) is not None:
                ruling = answer if answer.laws else answer.under(laws)
                break
    if ruling.verdict is _REFUSED:
        raise Unlawful(ruling)
    done = (of(Played, (action, ruling)),)
    history = state.history + done
    if ruling.void:
        return state.but(history=history)
    following = say.effect(state, action)
    while (run := by_name[following.phase].run) is not None:
        following = run(following)
    following.__dict__["history"] = history  # the copy is ours alone until it is returned
    return following


def _run_on(game: Game, state: Any) -> Any:
    while (run := game.by_name[state.phase].run) is not None:
        state = run(state)
    return state


def legal_actions(game: Game, state: State) -> tuple[Action, ...]:
    """Every lawful act for the seat to speak; empty when the pool is decided.

    A dealer's act is not listed: the cards come from outside. Options found once are kept with the
    rules they were found under, by all that the guards may look at.
    """
    phase = game.by_name[state.phase]
    if phase.options is None:
        return ()
    if phase.key is None:
        acts = tuple(phase.options(state))
        return tuple(compress(acts, _passing(game, state, acts)))
    memo, key = state.rules.memo, phase.key(state)
    known = memo.get(key)
    if known is None:
        if len(memo) > _MEMO_LIMIT:
            memo.clear()
        acts = tuple(phase.options(state))
        passing = _passing(game, state, acts)
        places = () if all(passing) else passing  # nothing to leave out, as most often
        known = memo[key] = places if phase.own else tuple(compress(acts, passing))
    if not phase.own:
        return known
    options = phase.options(state)
    return tuple(compress(options, known) if known else options)


def _passing(game: Game, state: State, acts: Iterable[Action]) -> list[bool]:
    """Which of the acts the judge lets pass, by their places."""
    return [judge(game, state, act).verdict is _LAWFUL for act in acts]


def outcome(state: State) -> Outcome | None:
    """How the pool ended, or None while it is played."""
    return state.outcome


def obligations(game: Game, state: State) -> tuple[Duty, ...]:
    """What each seat must show or pay, by when, and under which law."""
    return game.duties(state)


def seen_by(game: Game, state: State, seat: Seat) -> State:
    """The state with every card hidden that the seat may not see."""
    return game.hide(state, seat)


def no_place(phase: Phase, action: Action, cited: tuple[Law, ...] = ()) -> Ruling:
    """The refusal of a word in a phase, of which no more is said; by its own laws, where given."""
    said = f"{doing(action.verb)} has no place {phase.title}."
    return Ruling(_REFUSED, cited or phase.laws, said, bare=True)


def nothing(state: S, action: Action) -> S:
    """The effect of a word that some guard always objects to: none."""
    return state
