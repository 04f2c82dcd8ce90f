"""Straight Poker over many pools: the buck goes round, and the deal goes to the winner."""

from itertools import pairwise

from hypothesis import given, settings
from hypothesis import strategies as st

from hoyle.engine.games.straight_poker import GAME
from tests.play import STACK, played

SESSIONS = {
    "seats": st.integers(*GAME.seats),
    "ante": st.integers(1, 3),
    "odd": st.sampled_from(("next-pool", "left-of-dealer")),
    "seed": st.integers(0, 2**32),
}


def session(seats, ante, odd, seed, most=200):
    """The tables of a session of random pools, acts out of place among them."""
    rules = GAME.rules(ante=ante, odd_counter=odd)
    course = played(GAME, rules, seats, "ordinary", seed, wild=0.1, most=most, session=True)
    return [state for _, _, state in course]


@settings(max_examples=60)
@given(**SESSIONS)
def test_straight_buck_each_in_turn_antes_for_all_whoever_deals(seats, ante, odd, seed):
    last = session(seats, ante, odd, seed)[-1]
    antes = [entry for entry in last.pool.entries if entry.why == "antes for everybody"]
    assert {entry.amount for entry in antes} == {ante * seats}
    assert [entry.seat for entry in antes] == [(seats - 1 + at) % seats for at in range(len(antes))]
    assert last.buck == (antes[-1].seat + 1) % seats


@settings(max_examples=60)
@given(**SESSIONS)
def test_straight_deal_the_winner_has_it_and_the_left_when_all_pass(seats, ante, odd, seed):
    for before, after in pairwise(session(seats, ante, odd, seed)):
        won = before.outcome is None and after.outcome is not None
        passed = after.phase == "deal" and before.phase == "before-a-bet" and after.passed_out
        if won and after.outcome.winners:
            assert after.dealer == after.outcome.winners[0]
        elif won or (passed and after.passed_out > before.passed_out):
            assert after.dealer == (before.dealer + 1) % seats
        else:
            assert after.dealer == before.dealer


@settings(max_examples=60)
@given(**SESSIONS)
def test_straight_all_pass_a_pool_holds_an_ante_for_each_deal_of_it(seats, ante, odd, seed):
    carried = 0
    for state in session(seats, ante, odd, seed):
        if state.outcome is not None:
            carried = state.pool.total
        elif state.phase == "before-a-bet":
            assert state.pool.total == carried + ante * seats * (state.passed_out + 1)
        assert sum(state.pool.stacks) + state.pool.total == STACK * seats


@settings(max_examples=30)
@given(**SESSIONS)
def test_straight_no_draw_everybody_keeps_five_cards_of_one_pack(seats, ante, odd, seed):
    for state in session(seats, ante, odd, seed, most=80):
        cards = [card for hand in state.hands for card in hand]
        assert len(set(cards)) == len(cards)
        assert state.phase == "deal" or {len(hand) for hand in state.hands} == {5}
