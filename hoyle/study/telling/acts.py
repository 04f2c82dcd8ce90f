"""Every word that may be said at the table: as a button says it, and as the narrator tells it."""

from __future__ import annotations

from collections.abc import Callable

from hoyle.engine.game import Game
from hoyle.engine.laws import Verdict
from hoyle.engine.state import DEALER, Action, Seat, State, letter
from hoyle.study.replay import Step
from hoyle.study.telling import playing
from hoyle.study.telling.showing import openers, whole_hand
from hoyle.study.telling.words import card_names, cards_number, counters, listed, number_words

ACTS: dict[str, str] = {
    "ante": "Ante {amount}",
    "pass-jack": "Pass this jack",
    "straddle": "Straddle",
    "no-straddle": "Leave the blind as it is",
    "fold": "Throw up the hand",
    "make-good": "Make the blind good",
    "raise": "Raise it {amount}",
    "call": "Call",
    "make-jack": "Make it a jack",
    "open": "Open for {amount}",
    "pass": "Pass and keep the hand",
    "throw-away": "Throw the hand away",
    "come-in": "Come in",
    "draw": "Draw {amount}",
    "stand": "Draw no cards",
    "bet": "Bet {amount}",
    "check": "Check",
    "show": "Show the whole hand",
    "show-openers": "Show the openers alone",
    "refuse": "Refuse to show",
    "claim-flush": "Claim a flush",
    "claim-straight": "Claim a straight",
    "claim-straight-flush": "Claim a straight flush",
    "own-up": "Own to having had no openers",
    "take-up": "Take up the opener’s discard",
    "shy": "Be shy {amount}",
    "put-up": "Put up {amount} still owing",
    "dun": "Ask for what is owing",
    "deal": "Deal the cards",
    "help": "Give the cards asked for",
    "misdeal": "Own to a misdeal",
    **playing.ACTS,
}
NEEDS = frozenset({"open", "raise", "bet", "shy", "put-up"})  # a number, or else it is nothing
UNNUMBERED = {"open": "open", "raise": "raise", "bet": "bet", "shy": "be shy"}  # if none is named


def act_words(action: Action) -> str:
    """The act as a button says it: ``Open for 4``, ``Throw the hand away``."""
    if action.verb == "draw" and (action.cards or action.amount):
        number = cards_number(len(action.cards) or action.amount)
        return f"Draw {number}" + (f" for {card_names(action.cards)}" if action.cards else "")
    if action.verb == "help" and action.cards:
        return f"Give {card_names(action.cards)}"
    if action.verb in playing.ACTS:
        return playing.act_words(action).strip()
    words = ACTS.get(action.verb, action.verb.replace("-", " ").capitalize() + " {amount}")
    none = "nothing" if action.verb in NEEDS else ""
    return words.format(amount=action.amount or none).strip()


def listed_word(verb: str) -> str:
    """A word as a list of words has it, with a gap for its card or number: ``Claim Low with …``."""
    words = ACTS.get(verb, verb.replace("-", " ").capitalize())
    return words.format(cards="…", amount="…")


def said_with(verb: str) -> frozenset[str]:
    """What may be named with a word: ``cards``, an ``amount``, both or neither."""
    words = ACTS.get(verb)
    if words is None or verb == "draw":
        return frozenset(("cards", "amount"))
    return frozenset(what for what in ("cards", "amount") if f"{{{what}}}" in words)


def can_tell(game: Game, state: State, verb: str) -> bool:
    """Whether a word can do anything at this table, whoever says it: only then is it offered."""
    says = [phase.says[verb] for phase in game.phases if verb in phase.says]
    return not says or any(say.tells is None or say.tells(state) for say in says)


def attempt_words(action: Action) -> str:
    """The act with “to” before it: ``to open for 4``, ``to open without naming a number``."""
    if action.verb in UNNUMBERED and not action.amount:
        return f"to {UNNUMBERED[action.verb]} without naming a number"
    return f"to {bare_words(action)}"


def bare_words(action: Action) -> str:
    """The act as it stands within a sentence: ``open for 4``."""
    words = act_words(action)
    return words[0].lower() + words[1:]


def paid(step: Step) -> int:
    """What the act cost the seat that did it."""
    assert step.action is not None
    return sum(entry.amount for entry in step.entries if entry.seat == step.action.seat)


def told(step: Step, cards_seen: bool) -> str:
    """The act in a sentence, as it is told of one who has done it."""
    action, ruling = step.action, step.ruling
    assert action is not None
    assert ruling is not None
    name = letter(action.seat) if action.seat != DEALER else _dealer(step)
    if ruling.verdict is Verdict.REFUSED or ruling.void:
        return _attempted(name, _known(action, cards_seen), ruling.void)
    tell = _TOLD.get(action.verb)
    said = tell(step, cards_seen) if tell else _plain(action)
    return f"{name} {said}."


def _dealer(step: Step) -> str:
    """Who gives out the cards, by name where the deal goes from seat to seat."""
    named = [event.seat for event in step.events if event.kind in ("deals", "dealt-anew")]
    return letter(named[0]) if named else letter(DEALER).capitalize()


def _attempted(name: str, action: Action, early: bool) -> str:
    """An act that did not happen, or counts for nothing; why is the ruling's to say."""
    wants = f"{name} wants {attempt_words(action)}"
    if early and action.verb in playing.CLAIMS:
        return f"{wants}. It counts for nothing."
    if early:
        return f"{wants}, out of turn."
    return f"{wants}. It may not be done." if action.cards else f"{wants}, and may not."


def _known(action: Action, cards_seen: bool) -> Action:
    """The act without cards that are not to be named."""
    if cards_seen or not action.cards:
        return action
    return Action(action.seat, action.verb, amount=len(action.cards))


def _plain(action: Action) -> str:
    amount = f" {action.amount}" if action.amount else ""
    return f"says “{action.verb.replace('-', ' ')}{amount}”"


def _deal(step: Step, cards_seen: bool) -> str:
    sizes, more = _dealt(step)
    if not sizes:
        return "deals"
    usual = max(set(sizes.values()), key=list(sizes.values()).count)
    odd = [
        f"{cards_number(size)} to {letter(seat)}" for seat, size in sizes.items() if size != usual
    ]
    rest = [letter(seat) for seat, size in sizes.items() if size == usual]
    each = f"deals {cards_number(usual)}{' more' if more else ''} each to {listed(rest)}"
    return listed([each, *odd])


def _dealt(step: Step) -> tuple[dict[Seat, int], bool]:
    """How many cards each has been dealt, and whether he held some already.

    An account need not name everybody’s cards: the others are dealt theirs all the same.
    """
    held = {seat: len(hand) for seat, hand in enumerate(step.state.hands) if hand}
    counts = dict(enumerate(step.action.counts)) if step.action else {}
    named = {seat: count for seat, count in counts.items() if count and seat in held}
    had = max((held[seat] - count for seat, count in named.items()), default=0)
    rest = {seat: size - had for seat, size in held.items() if size > had}
    return {seat: named.get(seat, size) for seat, size in rest.items()}, had > 0


def _help(step: Step, cards_seen: bool) -> str:
    drawn, cards = getattr(step.state, "drawn", ()), step.action.cards if step.action else ()
    who = f"{letter(drawn[-1])} " if drawn else ""
    if cards and cards_seen:
        return f"gives {who}{card_names(cards)}"
    return f"gives {who}{cards_number(len(cards)) if cards else 'the cards asked for'}"


def _ante(step: Step, cards_seen: bool) -> str:
    action = step.action
    assert action is not None
    if getattr(step.state, "aggressor", DEALER) == action.seat and action.amount:
        return f"comes in and makes it {action.amount}"
    return f"antes {paid(step)}"


def _raise(step: Step, cards_seen: bool) -> str:
    assert step.action is not None
    amount, level = step.action.amount, getattr(step.state, "level", 0)
    return f"sees the {level - amount} and raises it {amount}, to {level}"


def _make_jack(step: Step, cards_seen: bool) -> str:
    back = [
        f"{letter(entry.seat)} takes {counters(-entry.amount)} back"
        for entry in step.entries
        if entry.amount < 0
    ]
    return f"makes it a jack and puts up {paid(step)}; {listed(back)}"


def _make_good(step: Step, cards_seen: bool) -> str:
    assert step.action is not None
    age = getattr(step.state, "age", step.action.seat)
    return f"makes the {'blind' if step.action.seat == age else 'straddle'} good with {paid(step)}"


def _draw(step: Step, cards_seen: bool) -> str:
    action, opener = step.action, getattr(step.state, "opener", None)
    assert action is not None
    number = len(action.cards) or action.amount
    thrown = card_names(action.cards) if action.cards and cards_seen else cards_number(number)
    where = "under the counters" if action.seat == opener else "aside"
    return f"lays {thrown} {where} and asks for {number_words(number)}"


def _with_amount(words: str) -> Callable[[Step, bool], str]:
    def tell(step: Step, cards_seen: bool) -> str:
        assert step.action is not None
        return words.format(amount=step.action.amount, paid=paid(step))

    return tell


_TOLD: dict[str, Callable[[Step, bool], str]] = {
    "deal": _deal,
    "help": _help,
    "ante": _ante,
    "raise": _raise,
    "make-jack": _make_jack,
    "make-good": _make_good,
    "show": whole_hand,
    "show-openers": openers,
    "draw": _draw,
    "pass-jack": _with_amount("passes this jack"),
    "straddle": _with_amount("straddles for {paid}"),
    "no-straddle": _with_amount("does not straddle"),
    "throw-away": _with_amount("throws the hand away"),
    "fold": _with_amount("throws up the hand"),
    "call": _with_amount("calls {paid}"),
    "open": _with_amount("opens for {amount}"),
    "pass": _with_amount("passes and keeps the hand"),
    "come-in": _with_amount("comes in for {paid}"),
    "stand": _with_amount("draws no cards"),
    "bet": _with_amount("bets {amount}"),
    "check": _with_amount("checks"),
    "refuse": _with_amount("refuses to show"),
    "claim-flush": _with_amount("claims a flush"),
    "claim-straight": _with_amount("claims a straight"),
    "claim-straight-flush": _with_amount("claims a straight flush"),
    "misdeal": _with_amount("owns to a misdeal"),
    "own-up": _with_amount("owns to having had no openers"),
    "take-up": _with_amount("takes up the opener’s discard"),
    "shy": _with_amount("leaves {amount} owing"),
    "put-up": _with_amount("puts up {amount} still owing"),
    "dun": _with_amount("asks for what is owing"),
    **playing.TOLD,
}
