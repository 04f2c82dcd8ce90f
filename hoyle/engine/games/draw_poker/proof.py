"""The opener proves his opening: before he retires, or before he takes a pool nobody called."""

from __future__ import annotations

from collections.abc import Hashable
from typing import TypeVar

from hoyle.engine.cards import Card
from hoyle.engine.game import Phase, Say
from hoyle.engine.games.draw_poker.false_openers import (
    consequence,
    exposed,
    found_out,
    pay_antes_for_all,
    penalty,
)
from hoyle.engine.games.draw_poker.follow import follow
from hoyle.engine.games.draw_poker.openers import proof_cards
from hoyle.engine.games.draw_poker.state import PokerState
from hoyle.engine.laws import Law, Ruling, irregular, law, lawful, refuse
from hoyle.engine.state import Action, Event, letter
from hoyle.engine.vying.betting import withdraw
from hoyle.engine.vying.table import at_seat

S = TypeVar("S", bound=PokerState)


def proof_law(state: PokerState) -> tuple[Law, ...]:
    """The law under which the opener shows at this moment."""
    if state.leaving and not state.drawn:
        lenient = state.rules.raised_opener_shows == "openers"
        return ("jack.whole-hand", "poker.42") if lenient else ("poker.42", "jack.whole-hand")
    return ("poker.45",) if state.leaving else ("jack.winner-shows-openers",)


@law("poker.45")
def opener_to_prove(state: PokerState, action: Action) -> Ruling | None:
    """Only the opener is asked."""
    if action.seat == state.opener:
        return None
    return refuse(f"The table waits for {letter(state.turn)}, who opened, to show.")


@law("poker.39", "poker.44")
def uncovers(state: PokerState, action: Action) -> Ruling | None:
    """What is shown has no openers in it."""
    return consequence(state, action.seat) if exposed(state) else None


@law("poker.42")
def openers_enough(state: PokerState, action: Action) -> Ruling | None:
    """Before the draw the whole hand is shown, openers alone do not do (some tables: they do)."""
    if state.proof == "whole" and state.rules.raised_opener_shows == "whole":
        return refuse(
            "Before the draw it is not enough to show openers: all five cards are shown.",
            laws=("poker.42", "jack.whole-hand"),
            readings=("21",),
        )
    return None


@law("poker.45")
def cited_proof(state: PokerState, action: Action) -> Ruling | None:
    """A sound proof, under the law of its moment."""
    readings = () if state.leaving else ("23",)
    split = ("25",) if state.under_chips else ()
    return lawful(*proof_law(state), readings=readings + split)


@law("poker.42", "poker.45")
def refuses_proof(state: PokerState, action: Action) -> Ruling | None:
    """To hide the openers costs everybody’s ante in another jack."""
    return irregular(
        f"{letter(action.seat)} will not show, and pays the antes of all the others for another "
        "jack.",
        laws=(*proof_law(state), "jack.penalty-antes"),
        fine=penalty(state),
        readings=("24",) if state.drawn else (),
    )


@law("poker.42")
def show_whole(state: S, action: Action) -> S:
    """All five cards the pot was opened on lie open."""
    return _proved(state, state.opened_on)


@law("poker.45")
def show_openers(state: S, action: Action) -> S:
    """Only the cards that opened lie open, out of the hand and the discard under the counters."""
    return _proved(state, proof_cards(state) or state.opened_on)


def _proved(state: S, cards: tuple[Card, ...]) -> S:
    """He retires and the rest go on, or he takes the pool; unless he is found out."""
    seat, phase = state.turn, "bets" if state.drawn else "coming-in"
    shown = at_seat(state.shown, seat, cards)
    events = state.told(Event("shows", seat, cards=cards, law=proof_law(state)[0]))
    draft = state.__dict__.copy()
    draft["shown"], draft["events"], draft["phase"] = shown, events, phase
    if exposed(state):
        return found_out(state.becomes(draft))
    draft["proof"], draft["leaving"] = "", False
    if state.leaving:
        return follow(withdraw(state.becomes(draft), seat))
    draft["phase"], draft["waiting"] = "paying", ()
    return state.becomes(draft)


@law("jack.penalty-antes")
def refuse_proof(state: S, action: Action) -> S:
    """The penalty is put up, and the hand is out; a winner who hides is a false opener."""
    state = pay_antes_for_all(state, action.seat)
    state = state.but(phase="bets" if state.drawn else "coming-in", found_out=True, proof="")
    state = withdraw(state.but(leaving=False), action.seat)
    return follow(state) if state.active else state.but(phase="paying", waiting=())


def _key(state: PokerState) -> Hashable:
    return "proof", state.waiting[0], state.waiting[0] == state.opener, state.proof, exposed(state)


def _options(state: PokerState) -> tuple[Action, ...]:
    seat = state.turn
    return (Action(seat, "show"), Action(seat, "show-openers"))


PHASE = Phase(
    "proof",
    "while the opener shows",
    ("poker.42", "poker.45", "jack.winner-shows-openers"),
    {
        "show": Say((opener_to_prove, uncovers, cited_proof), show_whole),
        "show-openers": Say((opener_to_prove, openers_enough, uncovers, cited_proof), show_openers),
        "refuse": Say((opener_to_prove, refuses_proof), refuse_proof),
    },
    _options,
    _key,
)
