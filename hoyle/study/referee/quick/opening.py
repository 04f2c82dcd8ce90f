"""May this hand open: what the deal asks for, the ruling, and what must be shown afterwards."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from hoyle.engine.cards import PACK
from hoyle.engine.game import Game, apply, judge, legal_actions, start
from hoyle.engine.laws import Law, Verdict
from hoyle.engine.state import DEALER, Action, Deal, State
from hoyle.study.referee.reading import BadInput, Cards, Said, read_cards, read_number
from hoyle.study.telling import obliges
from hoyle.study.telling.words import card_names

SEATS, STACK, MOST_DEALS = 3, 50, 40


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
    duties = obliges(game, state, Action(0, "open", amount=1)) if may else ()
    return MayOpen(
        line=_line(may, proof, cards),
        may=may,
        asked=game.openers.asked(rules, failed),
        cards=cards,
        proof=proof,
        reason=ruling.reason,
        duties=tuple(one for one in duties if not one.startswith("Costs")),
        laws=ruling.laws or (game.openers.law,),
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


def _line(may: bool, proof: Cards, cards: Cards) -> str:
    if not may:
        return "This hand may not open."
    whole = (
        "all five cards prove it" if len(proof) == len(cards) else f"{card_names(proof)} prove it"
    )
    return f"This hand may open: {whole}."
