"""May this hand open: what the deal asks for, the ruling, and what must be shown afterwards."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from hoyle.engine.cards import PACK
from hoyle.engine.game import Game, apply, judge, legal_actions, obligations, start
from hoyle.engine.laws import Law, Verdict
from hoyle.engine.state import DEALER, Action, Deal, Duty, State
from hoyle.study.referee.reading import BadInput, Cards, Said, read_cards, read_number
from hoyle.study.telling import duty_words
from hoyle.study.telling.words import card_names

SEATS, STACK, MOST_DEALS = 3, 50, 40
CALLED, UNCALLED = ("call", "bet"), ("bet", "fold")
SHOWING, TO_WIN = ("show", "put the discard", "keep the discard"), "to take the pool uncalled"


@dataclass(frozen=True, slots=True)
class MayOpen:
    """The answer: `asked` is what the deal asks for, `proof` the cards that prove it.

    `duties`: what opening brings on the opener, a sentence each.
    """

    line: str
    may: bool
    asked: str
    cards: Cards
    proof: Cards
    reason: str
    duties: tuple[str, ...]
    laws: tuple[Law, ...]
    readings: tuple[str, ...]


def may_open(game: Game, rules: Any, said: Said) -> MayOpen:
    """Whether a hand may open a pot of this game. Raises `BadInput`.

    Fields: `hand` its five cards; `deal` which deal of the same pot it is, counted from 1.
    """
    failed = read_number(said, "deal", 1, MOST_DEALS, 1) - 1
    cards = _five(game, rules, read_cards(said.get("hand", ""), "hand", "The hand"))
    assert game.openers is not None
    proof = tuple(game.openers.proof(rules, failed, cards))
    state = _before_opening(game, rules, cards, failed)
    ruling = judge(game, state, Action(0, "open", amount=1))
    may = ruling.verdict is Verdict.LAWFUL
    duties = _duties(game, state) if may else ()
    cited = ruling.laws or (game.openers.law,)
    return MayOpen(
        line=_line(may, proof, cards),
        may=may,
        asked=game.openers.asked(rules, failed),
        cards=cards,
        proof=proof,
        reason=ruling.reason,
        duties=tuple(map(duty_words, duties)),
        laws=tuple(dict.fromkeys((*cited, *(law for duty in duties for law in duty.laws)))),
        readings=ruling.readings,
    )


def _five(game: Game, rules: Any, cards: Cards) -> Cards:
    if len(cards) != 5:
        raise BadInput("hand", f"The hand: five cards are needed, and {len(cards)} are given.")
    for card in cards:
        if card not in game.pack(rules):
            raise BadInput("hand", f"The hand: the {card.name} is not in the pack of this table.")
    return cards


def _before_opening(game: Game, rules: Any, cards: Cards, failed: int) -> State:
    """The table at which the seat on the dealer's left has the first say and holds these cards."""
    kind = game.kinds[-1]
    state = start(game, rules, Deal((STACK,) * SEATS, kind, failed=failed if kind == "jack" else 0))
    while options := legal_actions(game, state):
        state = apply(game, state, options[0])
    others = [card for card in PACK if card not in cards][: 5 * (SEATS - 1)]
    dealt = Action(DEALER, "deal", (*cards, *others), counts=(5,) * SEATS)
    return apply(game, state, dealt)


def _duties(game: Game, state: State) -> tuple[Duty, ...]:
    """What opening binds the opener to show, whether he is called or not, in the order it comes."""
    opened = apply(game, state, Action(0, "open", amount=1))
    found: dict[object, Duty] = {}
    for bet in CALLED, UNCALLED:
        for now in _course(game, opened, bet):
            uncalled = bet is UNCALLED and now.phase == "proof"
            for duty in obligations(game, now):
                if duty.seat == 0 and duty.what.startswith(SHOWING):
                    told = duty._replace(when=TO_WIN) if uncalled else duty
                    found.setdefault((duty.what, duty.laws), told)
    return tuple(found.values())


def _course(game: Game, state: State, bet: tuple[str, ...]) -> Iterator[State]:
    """The table from the opening on: one other comes in, the opener bets, and he is answered so."""
    while state.outcome is None:
        yield state
        words = bet if state.phase == "bets" else ("come-in", "call", "stand")
        legal = {act.verb: act for act in reversed(legal_actions(game, state))}
        said = next((word for word in words if word in legal), "")
        if not said:
            return
        state = apply(game, state, legal[said])


def _line(may: bool, proof: Cards, cards: Cards) -> str:
    if not may:
        return "This hand may not open."
    whole = (
        "all five cards prove it" if len(proof) == len(cards) else f"{card_names(proof)} prove it"
    )
    return f"This hand may open: {whole}."
