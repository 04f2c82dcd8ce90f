"""What the seat to speak may do instead, and what it might try to get away with."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from typing import Any

from hoyle.engine.cards import Card
from hoyle.engine.game import Game, judge, legal_actions, obligations
from hoyle.engine.laws import Ruling, Verdict
from hoyle.engine.state import DEALER, Action, Seat, letter
from hoyle.study.dealing import DEALERS_WORDS, deals_now
from hoyle.study.record import action_text
from hoyle.study.telling import act_words, can_tell, duty_words, listed_word, obliges, said_with
from hoyle.study.telling.acts import ACTS
from hoyle.study.telling.playing import LIES_OPEN
from hoyle.web.present.common import View, card_view, law_link
from hoyle.web.present.table import SWAP
from hoyle.web.walk import Glance, Walk, acts_to, otherwise

MOST_TEMPTING = 9
_CHOOSING = {"draw": ("Throw away and draw", "Draw"), "discard": ("Lay cards away", "Lay away")}


@dataclass(frozen=True, slots=True)
class Fork:
    """A step from which other acts may be tried."""

    walk: Walk
    number: int

    @property
    def state(self) -> Any:
        """The table at that step."""
        return self.walk.steps[self.number].state

    @property
    def game(self) -> Game:
        """The game."""
        return self.walk.room.game

    @property
    def leaves(self) -> tuple[int, tuple[Action, ...]]:
        """Where the way leaves the example, and the reader's own acts up to here."""
        if self.walk.acts is None or self.number <= self.walk.after:
            return self.number, ()
        return self.walk.after, acts_to(self.walk, self.number)

    @property
    def here(self) -> str:
        """The address from which acts are tried: a form adds who does what."""
        after, acts = self.leaves
        return otherwise(self.walk.home, after, acts)

    def href(self, action: Action) -> str:
        """The address of what comes of an act."""
        after, acts = self.leaves
        refused = self.number > after and self.walk.steps[self.number].refused
        way = otherwise(self.walk.home, after, (*acts, action))
        return f"{way}{self.number + (not refused)}/{self.glance.query}"

    def usual(self, sizes: list[Action]) -> Action:
        """Of an act of several sizes, the one that is offered: neither the least nor the most."""
        return sizes[(len(sizes) - 1) // 2]

    @property
    def glance(self) -> Glance:
        """How the way goes on being looked at: with all its cards."""
        return replace(self.walk.glance, seat=None)


def offers(fork: Fork) -> View | None:
    """Every act that may be tried from here, in groups; None where nobody is to act."""
    state = fork.state
    if deals_now(fork.game, state):
        return None
    lawful = legal_actions(fork.game, state)
    speaker = letter(state.turn) if lawful else ""
    groups = [
        {"label": f"{speaker} may", **offered(fork, lawful)} if lawful else None,
        {"label": "Or try to get away with it", **offered(fork, tempting(fork, lawful))},
    ]
    return {
        "title": "Play it otherwise",
        "letter": speaker,
        "groups": [group for group in groups if group and (group["acts"] or group["forms"])],
        "any": any_act(fork),
        "here": fork.here,
        "keep": list(fork.glance.said.items()),
        "swap": SWAP,
    }


def offered(fork: Fork, acts: Iterable[Action]) -> View:
    """Acts that need nothing more as links; those with an amount or cards to choose as forms."""
    kinds: dict[tuple[Seat, str, Verdict, tuple[Card, ...]], list[Action]] = {}
    for act in acts:
        verdict = judge(fork.game, fork.state, act).verdict
        apart = act.cards if act.verb in LIES_OPEN else ()
        kinds.setdefault((act.seat, act.verb, verdict, apart), []).append(act)
    single = [same[0] for same in kinds.values() if len(same) == 1]
    several = [same for same in kinds.values() if len(same) > 1]
    return {
        "acts": [_act(fork, act) for act in single],
        "forms": [_form(fork, same) for same in several],
    }


def _act(fork: Fork, act: Action) -> View:
    ruling = judge(fork.game, fork.state, act)
    turn = ", out of turn" if ruling.void else ""
    who = "" if act.seat == fork.state.turn else f"{letter(act.seat)}{turn}: "
    return {
        "href": fork.href(act),
        "said": action_text(act).partition(" ")[2],
        "cards": [card_view(card) for card in act.cards] if act.verb in LIES_OPEN else [],
        "text": f"{who}{act_words(act)}",
        "verdict": ruling.verdict.value,
        "law": _law(fork, ruling),
        "obliges": _obliges(fork, act, ruling),
    }


def _law(fork: Fork, ruling: Ruling) -> View | None:
    articles = fork.walk.room.articles
    cited = next((articles[law] for law in ruling.laws if law in articles), None)
    return law_link(cited) if cited else None


def _obliges(fork: Fork, act: Action, ruling: Ruling) -> str:
    """What the act costs and binds to. The reason of a ruling is told once the act is done."""
    said = obliges(fork.game, fork.state, act)
    return " ".join(said if ruling.verdict is Verdict.LAWFUL else said[1:])


def _owed(fork: Fork, act: Action) -> str:
    """What the seat owes before any card is chosen, where as many are taken as it owes."""
    owed = [duty for duty in obligations(fork.game, fork.state) if duty.seat == act.seat]
    return " ".join(map(duty_words, owed))


def _form(fork: Fork, same: list[Action]) -> View:
    """One act of several sizes: an amount to name, or cards to choose."""
    usual = fork.usual(sorted(same, key=lambda act: act.amount))
    first = same[0]
    if first.cards:
        hand = fork.state.hands[first.seat]
        text, do = _CHOOSING.get(first.verb, ("Choose cards", "Do it"))
        form: View = {"text": text, "do": do, "cards": [card_view(card) for card in hand]}
        form |= {"obliges": _owed(fork, first)} if max(len(act.cards) for act in same) == 1 else {}
    else:
        words = ACTS.get(first.verb, first.verb).partition(" {")[0]
        sizes = sorted(act.amount for act in same)
        form = {"text": words, "value": usual.amount, "sizes": sizes}
    return {**_act(fork, usual), "who": f"p{first.seat + 1}", "verb": first.verb, **form}


def tempting(fork: Fork, lawful: tuple[Action, ...]) -> list[Action]:
    """Acts the judge does not simply let pass and says something of its own about."""
    told: set[str] = set()
    found: list[tuple[bool, Action]] = []
    for act in dict.fromkeys(_candidates(fork, lawful)):
        ruling = judge(fork.game, fork.state, act)
        others = act.verb if act.seat != fork.state.turn else ruling.reason
        said = "out of turn" if ruling.void else others
        dull = ruling.bare or said in told
        if ruling.verdict is not Verdict.LAWFUL and not dull:
            told.add(said)
            found.append((ruling.verdict is Verdict.REFUSED, act))
    found.sort(key=lambda pair: pair[0])
    return [act for _, act in found[:MOST_TEMPTING]]


def _candidates(fork: Fork, lawful: tuple[Action, ...]) -> Iterator[Action]:
    """Every word of the phase, then every other, said by the seat to speak; then out of turn."""
    state, seat = fork.state, fork.state.turn
    phases = (fork.game.by_name[state.phase], *fork.game.phases)
    every = dict.fromkeys(verb for phase in phases for verb in phase.says)
    verbs = tuple(verb for verb in every if _tells(fork, verb))
    if seat != DEALER:
        if "play" in phases[0].says:
            yield from (Action(seat, "play", (card,)) for card in state.hands[seat])
        words = [verb for verb in verbs if said_with(verb) != {"cards"}]
        yield from (_of_seat(seat, verb, lawful) for verb in words if verb not in DEALERS_WORDS)
    active = getattr(state, "active", ())
    waiting = [s for s in active if s > seat] + [s for s in active if s < seat]
    if waiting and lawful:
        yield lawful[0]._replace(seat=waiting[0])
    for other in waiting:
        yield from (_of_seat(other, verb, ()) for verb in verbs if verb in phases[0].says)


def _tells(fork: Fork, verb: str) -> bool:
    return can_tell(fork.game, fork.state, verb)


def _of_seat(seat: Seat, verb: str, lawful: tuple[Action, ...]) -> Action:
    """The word said by a seat; with an amount where it needs one, beyond what is lawful."""
    sizes = [act.amount for act in lawful if act.verb == verb and act.amount]
    needs = "{amount}" in ACTS.get(verb, "")
    return Action(seat, verb, amount=max(sizes) + 1 if sizes else 2 * needs)


def any_act(fork: Fork) -> View:
    """A form in which any seat says any word."""
    seats = range(len(fork.state.hands))
    return {
        **any_word(fork, [verb for verb in players_words(fork.game) if _tells(fork, verb)]),
        "seats": [
            {"id": f"p{seat + 1}", "letter": letter(seat), "chosen": seat == fork.state.turn}
            for seat in seats
        ],
    }


def players_words(game: Game) -> list[str]:
    """Every word that players say, in the order of the phases."""
    verbs = dict.fromkeys(verb for phase in game.phases for verb in phase.says)
    return [verb for verb in verbs if verb not in DEALERS_WORDS]


def any_word(fork: Fork, said: list[str]) -> View:
    """These words to choose from, and the cards that may be named with one of them."""
    naming = any("cards" in said_with(verb) for verb in said)
    pack = sorted(fork.game.pack(fork.state.rules), reverse=True)
    return {
        "verbs": [{"id": verb, "words": listed_word(verb)} for verb in said],
        "cards": [{"id": card.text, "words": card.name} for card in pack] if naming else [],
        "amounts": any("amount" in said_with(verb) for verb in said),
    }
