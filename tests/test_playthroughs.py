"""Golden playthroughs that a person can read, and counts of lawful lines.

`HOYLE_REWRITE=1 pytest tests/test_playthroughs.py` (or `make goldens`) writes them anew; read what
changed before you keep it.
"""

import json
from dataclasses import replace
from pathlib import Path

import pytest

from hoyle.book.library import read
from hoyle.engine.cards import PACK, show_cards
from hoyle.engine.game import apply, legal_actions, obligations, start
from hoyle.engine.shelf import GAMES
from hoyle.engine.state import DEALER, Action, Deal, letter
from hoyle.engine.tricks.table import TrickState
from hoyle.study.dealing import deals_now
from hoyle.study.record import Line, Record
from hoyle.study.replay import replay
from hoyle.study.telling import duty_words, law_words, narrate, verdict_words
from tests.kept import GOLDEN, kept
from tests.play import played, stacks_of

HERE = Path(__file__).parent
BY_NAME = {game.name: game for game in GAMES}
LIBRARY = read(HERE.parent / "lessons", GAMES)
PLAYS = [
    ("draw-poker", "", 5, "ordinary", 3),
    ("draw-poker", "large-party", 6, "ordinary", 11),
    ("draw-poker", "straddle", 4, "ordinary", 8),
    ("draw-poker", "", 5, "jack", 2),
    ("draw-poker", "", 7, "jack", 21),
    ("draw-poker", "progressive", 4, "jack", 5),
    ("draw-poker", "false-opener-refunds", 4, "jack", 14),
    ("draw-poker", "modern-checks", 3, "jack", 9),
    ("jacks-back", "", 4, "ordinary", 5),
    ("jacks-back", "with-the-joker", 3, "ordinary", 12),
    ("jacks-back", "blind-and-joker", 4, "ordinary", 7),
    ("jacks-back", "card-room", 5, "ordinary", 4),
    ("straight-poker", "", 4, "ordinary", 4),
    ("straight-poker", "three-raises", 8, "ordinary", 6),
    ("straight-poker", "odd-to-the-left", 3, "ordinary", 12),
    ("seven-up", "", 2, "ordinary", 3),
    ("seven-up", "revokes-happen", 3, "ordinary", 8),
    ("seven-up", "strict-club", 4, "ordinary", 5),
    ("pitch", "", 2, "ordinary", 4),
    ("pitch", "auction", 4, "ordinary", 6),
    ("pitch", "partners-bid", 4, "ordinary", 9),
    ("pitch", "revokes-happen", 3, "ordinary", 5),
    ("all-fives", "", 2, "ordinary", 3),
    ("all-fives", "jack-twice", 3, "ordinary", 7),
    ("all-fives", "revokes-happen", 4, "ordinary", 5),
]


def rules_of(game, house):
    """The rules of a house, or the book's own."""
    houses = LIBRARY.rooms[game.name].houses
    return houses[house].rules(game.rules) if house else game.rules()


def told(game, step):
    """A step in a few lines: what was said, the ruling, the table, what is owed."""
    state = step.state
    yield f"{step.number:>3}. {narrate(step) or 'The table before the first act.'}"
    if step.ruling:
        laws = ", ".join(law_words(law) for law in step.ruling.laws)
        yield f"     {verdict_words(step.ruling)} [{laws}]"
    hands = " ".join(show_cards(hand) or "-" for hand in state.hands)
    yield f"     {state.phase}, {letter(state.turn)} to speak; pool {state.pool.total}; {hands}"
    for duty in obligations(game, state):
        yield f"     · {duty_words(duty)}"


def playthrough(name, house, seats, kind, seed):
    """A random pool, some of its acts unlawful, told step by step."""
    game = BY_NAME[name]
    rules = rules_of(game, house)
    last = [state for _, _, state in played(game, rules, seats, kind, seed, wild=0.25)][-1]
    lines = tuple(
        Line(action, breaks=ruling.laws[0] if ruling.verdict.value == "irregular" else "")
        for action, ruling in last.history
    )
    record = Record("play", name, "Play", stacks_of(game, seats, rules), lines, kind=kind)
    steps = replay(game, rules, record)
    return "\n".join(line for step in steps for line in told(game, step)) + "\n"


@pytest.mark.parametrize("play", PLAYS, ids=lambda play: "-".join(str(part) for part in play))
def test_a_playthrough_is_as_it_was(play):
    name = "-".join(str(part) for part in play if part != "")
    text = playthrough(*play)
    assert kept(GOLDEN / f"{name}.txt", text) == text


def lines_to(game, state, depth, deals):
    """How many lawful lines there are of this length; the cards come in a fixed order."""
    if depth == 0 or state.outcome is not None:
        return 1
    if deals_now(game, state):
        return lines_to(game, apply(game, state, fixed_deal(state, deals)), depth - 1, deals)
    return sum(
        lines_to(game, apply(game, state, act), depth - 1, deals)
        for act in legal_actions(game, state)
    )


def fixed_deal(state, pack):
    """Five cards each off a fixed pack, or as many as are asked for, from where it stands.

    Six each where tricks are played, and three more, and a card turned.
    """
    if isinstance(state, TrickState):
        gone = {card for pile in state.piles for card in pile} if state.phase != "deal" else ()
        left = tuple([card for card in pack if card not in gone])
        if state.phase == "turn":
            return Action(DEALER, "turn", left[:1])
        each = 3 if state.phase == "run" else 6
        return Action(DEALER, "deal", left[: each * state.seats], 0, (each,) * state.seats)
    if state.asked:
        away = {
            card for pile in (*state.hands, *state.discards, state.under_chips) for card in pile
        }
        left = [card for card in pack if card not in away]
        return Action(DEALER, "help", tuple(left[: state.asked]))
    counts = tuple(5 if seat in state.active else 0 for seat in range(state.seats))
    return Action(DEALER, "deal", tuple(pack[: sum(counts)]), 0, counts)


PACKS = {"in-order": PACK, "by-suits": tuple(sorted(PACK, key=lambda card: (card.suit, card)))}
COUNTED = [
    ("draw-poker", "", "ordinary", 3, 5),
    ("draw-poker", "", "jack", 3, 8),
    ("draw-poker", "", "ordinary", 2, 6),
    ("draw-poker", "", "jack", 2, 6),
    ("jacks-back", "", "ordinary", 3, 7),
    ("jacks-back", "", "ordinary", 2, 7),
    ("straight-poker", "", "ordinary", 3, 7),
    ("straight-poker", "", "ordinary", 2, 8),
    ("seven-up", "", "ordinary", 2, 9),
    ("seven-up", "", "ordinary", 3, 9),
    ("seven-up", "nine-cards", "ordinary", 3, 8),
    ("seven-up", "no-bunching", "ordinary", 4, 8),
    ("pitch", "", "ordinary", 2, 7),
    ("pitch", "auction", "ordinary", 4, 6),
    ("pitch", "bidding-round", "ordinary", 4, 6),
]


def counted():
    """Lines by game, house, kind, seats, depth and pack, with a limit of two to keep it short."""
    found = {}
    for name, house, kind, seats, most in COUNTED:
        for pack, cards in PACKS.items():
            game = BY_NAME[name]
            rules = rules_of(game, house)
            rules = replace(rules, limit=2) if hasattr(rules, "limit") else rules
            state = start(game, rules, Deal(stacks_of(game, seats, rules), kind))
            for depth in range(1, most + 1):
                key = f"{f'{name} {house}'.strip()} {kind} {seats} seats {pack} depth {depth}"
                found[key] = lines_to(game, state, depth, cards)
    return found


def test_lawful_lines_are_as_many_as_they_were():
    found = counted()
    text = json.dumps(found, indent=1) + "\n"
    assert json.loads(kept(HERE / "counts/lines.json", text)) == found
