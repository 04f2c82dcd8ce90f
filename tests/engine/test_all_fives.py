"""All Fives: the pegs against a second statement of their worth, and counts of its lines."""

import json
import os
from collections import Counter
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from hoyle.engine.cards import parse_cards
from hoyle.engine.game import apply, legal_actions, start
from hoyle.engine.games.all_fives import GAME
from hoyle.engine.games.all_fives.rules import AllFivesRules
from hoyle.engine.state import DEALER, Action, Deal
from hoyle.engine.tricks.table import round_from
from tests.play import played

COUNTS = Path(__file__).parents[1] / "counts/all_fives.json"
HOLES = {"A": 4, "K": 3, "Q": 2, "J": 1, "T": 10, "5": 5}
RULED = AllFivesRules(revoke="ruled")


def holes(state, cards):
    """What these cards peg, told otherwise than the engine tells it."""
    return sum(HOLES.get(card.text[0], 0) for card in cards if card.suit == state.trump)


@settings(max_examples=30)
@given(st.integers(2, 4), st.integers(0, 2**32))
def test_allfives_peg_every_trick_moves_its_winner_and_nobody_else(seats, seed):
    for before, act, after in played(GAME, AllFivesRules(), seats, "ordinary", seed, most=400):
        if act.verb != "play" or len(after.tricks) == len(before.tricks):
            continue
        trick = after.tricks[-1]
        side = trick.winner % 2 if seats == 4 else trick.winner
        gained = Counter(
            {
                seat: had - has
                for seat, (had, has) in enumerate(
                    zip(before.pool.stacks, after.pool.stacks, strict=True)
                )
            }
        )
        wanted = min(holes(after, trick.cards), before.pool.stacks[side])
        assert +gained == +Counter({side: wanted})
        assert (after.outcome is not None) == (after.pool.stacks[side] == 0)


@settings(max_examples=30)
@given(st.integers(2, 4), st.integers(0, 2**32))
def test_allfives_revoke_nobody_goes_out_in_a_hand_in_which_he_revoked(seats, seed):
    course = played(GAME, RULED, seats, "ordinary", seed, wild=0.3, most=500)
    for _, _, after in course:
        if after.outcome and after.tricks:
            partners = {seat % 2 if seats == 4 else seat for seat in after.outcome.winners}
            offenders = {one.seat % 2 if seats == 4 else one.seat for one in after.revokes}
            assert not partners & offenders


@settings(max_examples=20)
@given(st.integers(2, 4), st.integers(0, 2**32))
def test_allfives_sixty_one_a_game_ends_with_one_side_at_the_last_hole(seats, seed):
    *_, (_, _, last) = played(GAME, AllFivesRules(), seats, "ordinary", seed, most=3000)
    assert last.outcome is not None
    sides = last.pool.stacks[:2] if seats == 4 else last.pool.stacks
    assert [sides.index(0)] == [side for side, left in enumerate(sides) if left == 0]
    assert "allfives.sixty-one" in last.outcome.laws


def test_allfives_peg_a_ten_out_of_reach_is_pegged_as_far_as_the_last_hole():
    state = start(GAME, AllFivesRules(), Deal((9, 5)))
    state = state.but(
        phase="tricks",
        trump=1,
        hands=(parse_cards("Td2c"), parse_cards("3h4c")),
        trick=parse_cards("9c"),
        leader=1,
        waiting=(0,),
    )
    state = apply(GAME, state, Action(0, "play", parse_cards("Td")))
    assert state.pool.stacks == (0, 5)
    assert [event.amount for event in state.events if event.kind == "peg"] == [9]


# Counts


def table(hands, turned, to_go):
    """These cards to each, one turned, and the eldest hand to lead."""
    (trump,) = parse_cards(turned)
    state = start(GAME, AllFivesRules(), Deal(to_go))
    return state.but(
        phase="tricks",
        hands=tuple(map(parse_cards, hands)),
        turned=(trump,),
        trump=trump.suit,
        left=51 - sum(len(hand) // 2 for hand in hands),
        leader=0,
        waiting=round_from(0, len(hands)),
    )


def lines(state, found):
    """Every line of play to the end of the hand or of the game, by how many holes were pegged."""
    acts = legal_actions(GAME, state) if state.phase == "tricks" else ()
    if not acts:
        found[sum(entry.amount for entry in state.pool.entries)] += 1
    for act in acts:
        lines(apply(GAME, state, act), found)
    return found


TABLES = [
    (("Kh5h9sAsTc", "QhThJs8sKc"), "4h", (61, 61)),
    (("Kh5h9sAsTc", "QhThJs8sKc"), "4h", (6, 12)),  # many a game is over before the hand is
    (("Jd8c7s4h", "5dAhAsKc"), "9d", (6, 1)),
    (("AsQs9c", "JsKhTh", "5s2dAc"), "8s", (61, 61, 61)),
    (("Ac9d8s", "QcTh9s", "TcKdJs", "5cAsJd"), "3c", (26, 24, 0, 0)),
]


def counted():
    """Lawful lines of the play by hands and holes to go, and what they peg."""
    return {
        f"{' '.join(hands)}, {turned} turned, {to_go} to go": {
            str(holes): number
            for holes, number in sorted(lines(table(hands, turned, to_go), Counter()).items())
        }
        for hands, turned, to_go in TABLES
    }


def test_lawful_lines_and_what_they_peg_are_as_they_were():
    found = counted()
    if os.environ.get("HOYLE_REWRITE") == "1":
        COUNTS.write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")
    assert json.loads(COUNTS.read_text(encoding="utf-8")) == found


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_allfives_sixty_one_is_what_everybody_has_to_go(seats):
    assert GAME.stacks(seats, AllFivesRules())[:2] == (61, 61)
    assert Action(DEALER, "deal") not in legal_actions(
        GAME, start(GAME, AllFivesRules(), Deal(GAME.stacks(seats, AllFivesRules())))
    )
