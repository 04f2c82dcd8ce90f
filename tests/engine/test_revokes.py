"""The count after a revoke: every point, the Jack in play or not, the offender near or far."""

from itertools import product

import pytest
from hypothesis import given
from hypothesis import settings as example_settings

from hoyle.engine.cards import parse_cards
from hoyle.engine.game import apply, start
from hoyle.engine.games import all_fives, pitch, seven_up
from hoyle.engine.state import Action, Deal
from hoyle.engine.tricks.table import Revoke, Trick, side_of, sides, to_go
from hoyle.study.telling.playing import EVENTS, event_words
from tests.play import played
from tests.tables import trick_tables

HEARTS, FAR = 2, 9
REVOKE = "allfours.revoke"
PUT_IN = {
    *("turned-jack", "gift", "looking", "peg", "high", "low", "jack", "game", "revoke"),
    "bid-paid",
}
TAKEN_BACK = {"jack-cancelled", "jack-lost", "revoke-deducted", "set-back", "sale-off"}


def scored(high, low, jack, game, needs, penalty="added"):
    """A deal in which these made the points, counted out; B has revoked, A has far to go."""
    tricks = [(high, "Ah7c"), (low, "2h3c"), (game, "Tc5c"), (game, "Td5d")]
    tricks += [(jack, "Jh4c")] if jack in ("A", "B") else []
    rules = seven_up.GAME.rules(revoke="ruled", revoke_penalty=penalty)
    state = start(seven_up.GAME, rules, Deal((FAR, needs), carried=5)).but(
        trump=HEARTS,
        tricks=tuple(Trick("AB".index(who), parse_cards(cards), "AB".index(who))
                     for who, cards in tricks),
        revokes=(Revoke(1, parse_cards("5c")[0], 0),),
        phase="count",
        waiting=(0,),
    )  # fmt: skip
    return state, apply(seven_up.GAME, state, Action(0, "count"))


@pytest.mark.parametrize("penalty", ["added", "deducted"])
@pytest.mark.parametrize("needs", [1, 2, 7])
@pytest.mark.parametrize(("high", "low", "jack", "game"), [*product("AB", "AB", "AB-", "AB")])
def test_allfours_revoke_each_point_is_scored_or_told_not_to_be(
    high, low, jack, game, needs, penalty
):
    before, after = scored(high, low, jack, game, needs, penalty)
    fine = 1 if jack == "-" else 2
    dealt = (high, low).count("B")
    kept = min(dealt, needs - 1)
    own = [high, low, jack, game].count("A")
    assert to_go(after, 0) == FAR - own - (fine if penalty == "added" else 0)
    assert to_go(after, 1) == needs - kept + (fine if penalty == "deducted" else 0)
    events = after.events[len(before.events) :]
    told = [event_words(event, after) for event in events if event.kind in EVENTS]
    said = " ".join(told)
    assert said.count("High to B") + said.count("Low to B") == kept
    assert said.count("is not scored") == dealt - kept
    stops = "After a revoke B may not go out in the same deal, and stops with one to go."
    assert told.count(stops) == (dealt > kept)
    assert ("B took the Jack, but may not score it after a revoke." in told) is (jack == "B")
    assert ("B made Game, but may not score it after a revoke." in told) is (game == "B")
    whose = {"added": f"{'One counter' if fine == 1 else '2 counters'} to A, for a revoke with"}
    back = f"B takes {'one counter' if fine == 1 else '2 counters'} back, for a revoke with"
    assert any(words.startswith(whose.get(penalty, back)) for words in told)
    assert "to B, for a revoke" not in said
    lost = {"stops", "jack-forfeited", "game-forfeited", "revoke", "revoke-deducted"}
    assert all(event.law == REVOKE for event in events if event.kind in lost)


def test_allfours_revoke_of_two_adversaries_each_adds_and_one_offender_gives_back():
    added = after_three("added")
    assert [to_go(added, side) for side in range(3)] == [7 - 2 - 2, 7, 7 - 2]
    deducted = after_three("deducted")
    assert [to_go(deducted, side) for side in range(3)] == [7 - 2, 7 + 2, 7]
    assert deducted.pool.total == 12 + 2 - 2


def after_three(penalty):
    """Three at the table: A makes High and Low, B the Jack, and has revoked."""
    rules = seven_up.GAME.rules(revoke="ruled", revoke_penalty=penalty)
    state = start(seven_up.GAME, rules, Deal((7, 7, 7), carried=12)).but(
        trump=HEARTS,
        tricks=(
            Trick(0, parse_cards("Ah7c6c"), 0),
            Trick(0, parse_cards("2h3c4c"), 0),
            Trick(1, parse_cards("JhTcTd"), 1),
        ),
        revokes=(Revoke(1, parse_cards("5c")[0], 0),),
        phase="count",
        waiting=(0,),
    )
    return apply(seven_up.GAME, state, Action(0, "count"))


def test_pitch_set_back_a_pitcher_who_has_revoked_gives_the_penalty_back_too():
    rules = pitch.GAME.rules(
        auction="eldest-sells", partners=False, revoke="ruled", revoke_penalty="deducted"
    )
    state = start(pitch.GAME, rules, Deal((7, 4, 7), carried=10)).but(
        trump=HEARTS,
        tricks=(Trick(1, parse_cards("Jh7c6c"), 1), Trick(1, parse_cards("2h3c4c"), 1)),
        revokes=(Revoke(1, parse_cards("5c")[0], 0),),
        pitcher=1,
        bid=3,
        phase="count",
        waiting=(0,),
    )
    after = apply(pitch.GAME, state, Action(0, "count"))
    assert to_go(after, 1) == 4 + 3 + 2


def test_allfives_revoke_the_peg_that_would_go_out_says_where_it_stops():
    rules = all_fives.GAME.rules(revoke="ruled")
    state = start(all_fives.GAME, rules, Deal((40, 4), carried=78)).but(
        trump=HEARTS,
        hands=(parse_cards("7h2c"), parse_cards("Th3c")),
        trick=(),
        leader=0,
        waiting=(0, 1),
        revokes=(Revoke(1, parse_cards("5c")[0], 0),),
        phase="tricks",
    )
    state = apply(all_fives.GAME, state, Action(0, "play", parse_cards("7h")))
    after = apply(all_fives.GAME, state, Action(1, "play", parse_cards("Th")))
    told = [event_words(event, after) for event in after.events if event.kind in EVENTS]
    assert told[-2:] == [
        "B pegs 3 of the 10 for the ten of hearts.",
        "After a revoke B may not go out in the same deal, and stops in hole 60.",
    ]
    assert to_go(after, 1) == 1


@example_settings(max_examples=120, deadline=None)
@given(trick_tables())
def test_allfours_out_in_order_what_is_told_is_what_the_ledger_has(table):
    game, rules, seats, seed = table
    for before, _, after in played(game, rules, seats, "ordinary", seed, wild=0.25):
        events = after.events[len(before.events) :]
        for side in sides(after):
            told = [event for event in events if side_of(after, event.seat) == side]
            put_in = sum(event.amount for event in told if event.kind in PUT_IN)
            back = sum(event.amount for event in told if event.kind in TAKEN_BACK)
            assert to_go(before, side) - to_go(after, side) == put_in - back
            entries = after.pool.entries[len(before.pool.entries) :]
            moved = {one.law for one in entries if side_of(after, one.seat) == side}
            assert moved <= {event.law for event in told}
