"""The auction of Pitch, stated a second time; and what it is to be set back."""

from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from hoyle.engine.cards import PACK
from hoyle.engine.game import apply, judge, legal_actions, start
from hoyle.engine.games.pitch import GAME
from hoyle.engine.games.pitch.bargain import bargained
from hoyle.engine.games.pitch.rules import PitchRules
from hoyle.engine.laws import Verdict
from hoyle.engine.state import DEALER, Action, Deal
from hoyle.engine.tricks.dealing import begin
from hoyle.engine.tricks.scoring import Point, count_points
from hoyle.engine.tricks.table import Revoke, TrickState, to_go


def dealt(seats=4, **rules):
    """A table at which the cards have just been dealt; the last seat deals."""
    options = PitchRules(partners=False, **rules)
    state = start(GAME, options, Deal((7,) * seats))
    counts = (6,) * seats
    return apply(GAME, state, Action(DEALER, "deal", PACK[: sum(counts)], 0, counts))


def said(state, *words):
    """The table after each who is asked in turn has said his word."""
    for word in words:
        verb, _, amount = word.partition(" ")
        state = apply(GAME, state, Action(state.turn, verb, amount=int(amount or 0)))
    return state


# The auction, a second time: words in, and out comes who pitches and for how much


def bid_round(words, seats, dealer_holds):
    """Who bids most in one round; after four only a dealer who may hold it is asked."""
    best, bidder = 0, None
    for seat in seats:
        last = dealer_holds and seat == seats[-1]
        if best == 4 and not last:
            continue
        word = next(words)
        if word > best or (last and word == best == 4):
            best, bidder = word, seat
    return bidder, best


def sold(words, seats):
    """The eldest hand pitches for four, or sells, and answers the best bid."""
    if next(words) % 2:
        return 0, 4
    bidder, best = bid_round(words, range(1, seats), dealer_holds=False)
    if bidder is None:
        return 0, 0
    return (bidder, best) if next(words) % 2 else (0, best)


@settings(max_examples=300)
@given(
    st.sampled_from(("eldest-sells", "table-bids")),
    st.integers(2, 7),
    st.lists(st.integers(0, 4), min_size=12, max_size=12),
)
def test_pitch_bid_and_sale_by_a_second_statement(auction, seats, numbers):
    state, spoken = dealt(seats, auction=auction), iter(numbers)
    while state.phase != "tricks":
        number = next(spoken)
        words = {
            "sell": ("sell", "pitch"),
            "bids": (f"offer {number}" if number else "no-bid",),
            "sale": ("pitch", "accept"),
        }[state.phase]
        word = words[number % len(words)]
        verb, _, amount = word.partition(" ")
        act = Action(state.turn, verb, amount=int(amount or 0))
        lawful = judge(GAME, state, act).verdict is Verdict.LAWFUL
        assert lawful == (act in legal_actions(GAME, state))
        state = apply(GAME, state, act if lawful else Action(state.turn, "no-bid"))
    again = iter(numbers)
    if auction == "eldest-sells":
        pitcher, bid = sold(again, seats)
    else:
        bidder, bid = bid_round(again, range(seats), dealer_holds=True)
        pitcher = 0 if bidder is None else bidder
    assert (state.pitcher, state.bid, state.turn) == (pitcher, bid, pitcher)


def test_pitch_table_bids_the_dealer_alone_may_equal_a_bid_and_only_of_four():
    state = said(dealt(auction="table-bids"), "no-bid", "offer 3", "no-bid")
    assert [act.amount for act in legal_actions(GAME, state)] == [4, 0]
    state = said(dealt(auction="table-bids"), "offer 4")
    assert state.turn == state.dealer
    held = said(state, "offer 4")
    assert (held.pitcher, held.bid) == (3, 4)
    assert said(state, "no-bid").pitcher == 0


def test_pitch_paid_seller_no_bid_takes_the_seller_out():
    state = dealt(auction="eldest-sells", seller_paid=True)
    near = state.but(pool=state.pool.pay(0, 5, "pitch.seven", 0, "before"))
    bids = legal_actions(GAME, said(near, "sell"))
    assert [act.amount for act in bids] == [1, 0]
    sale = said(near, "sell", "offer 1", "no-bid", "no-bid")
    assert to_go(said(sale, "accept"), 0) == 1
    assert to_go(said(sale, "pitch"), 0) == 2


def test_pitch_paid_seller_is_not_paid_by_his_partner():
    state = dealt(auction="eldest-sells", seller_paid=True)
    state = state.but(rules=replace(state.rules, partners=True))
    bought = said(state, "sell", "no-bid", "offer 3", "no-bid", "accept")
    assert bought.pool.total == 0
    paid = said(state, "sell", "offer 3", "no-bid", "no-bid", "accept")
    assert paid.pool.total == 3


def test_pitch_paid_seller_gives_it_back_where_the_deal_is_void():
    options = PitchRules(partners=False, auction="eldest-sells", seller_paid=True)
    state = start(GAME, options, Deal((7,) * 3))
    state = apply(GAME, state, Action(DEALER, "deal", PACK[:21], 0, (6, 6, 9)))
    state = said(state, "sell", "offer 2", "no-bid", "accept")
    assert (to_go(state, 0), state.pool.total) == (5, 2)
    again = apply(GAME, state, Action(2, "wrong-number"))
    assert (to_go(again, 0), again.pool.total) == (7, 0)
    assert (again.phase, again.dealer) == ("deal", state.dealer)


# Set back


def scored(made, bid=3, pitcher=1, stacks=(7, 7, 7), revokes=(), put_in=0, **rules):
    """The table after a deal in which these sides made High, Low, the Jack and Game."""
    options = PitchRules(auction="eldest-sells", partners=False, **rules)
    state = begin(TrickState, options, Deal(stacks, carried=put_in))
    state = state.but(bid=bid, pitcher=pitcher, revokes=revokes)
    kinds = ("high", "low", "jack", "game")
    points = tuple(
        Point(kind, "ABC".index(side), 1, f"allfours.{kind}")
        for kind, side in zip(kinds, made, strict=True)
        if side != "-"
    )
    return count_points(state, bargained(state, points), {})


@pytest.mark.parametrize(
    ("made", "bid", "left"),
    [
        ("BBBA", 3, (6, 4, 7)),  # as many as were bid
        ("BBBB", 3, (7, 3, 7)),  # and more
        ("BBCA", 3, (6, 10, 6)),  # one short: nothing scored, and three come back
        ("CCCA", 1, (6, 8, 4)),
        ("BB-A", 4, (6, 11, 7)),  # the Jack was not out, and four were bid
        ("BBCA", 0, (6, 5, 6)),  # bound to nothing
    ],
)
def test_pitch_set_back_by_the_whole_bid_or_not_at_all(made, bid, left):
    state = scored(made, bid)
    assert tuple(to_go(state, side) for side in range(3)) == left
    assert sum(state.pool.stacks) + state.pool.total == 21


def test_pitch_set_back_what_the_pool_has_not_is_owed_and_struck_out_first():
    state = scored("CABB", bid=4)
    assert (state.pool.total, state.pool.stacks, state.pool.owed) == (0, (6, 9, 6), (0, 2, 0))
    won = count_points(
        state, tuple(Point(k, 1, 1, f"allfours.{k}") for k in ("high", "low", "jack")), {}
    )
    assert (won.pool.total, won.pool.stacks[1], won.pool.owed[1]) == (1, 8, 0)
    assert to_go(won, 1) == 8


def test_pitch_set_back_nobody_is_when_another_is_out_before_it():
    state = scored("CABB", stacks=(1, 7, 7), bid=4)
    assert state.outcome.winners == (0,)
    assert state.pool.owed == (0, 0, 0)


def test_pitch_set_back_a_side_of_two_together():
    options = PitchRules(auction="table-bids")
    state = begin(TrickState, options, Deal((4, 5, 0, 0), carried=5))
    state = state.but(bid=2, pitcher=3)
    made = (Point("high", 1, 1, "allfours.high"), Point("low", 0, 1, "allfours.low"))
    after = count_points(state, bargained(state, made), {})
    assert (to_go(after, 0), to_go(after, 1)) == (3, 7)


def test_pitch_revoke_of_another_excuses_the_pitcher_and_his_own_does_not():
    other = scored("BBAA", bid=3, revokes=(Revoke(2, PACK[0], 1),))
    assert to_go(other, 1) == 5
    own = scored("BBAA", bid=3, revokes=(Revoke(1, PACK[0], 1),))
    assert to_go(own, 1) == 10


@pytest.mark.parametrize(("first", "winner"), [("order", 0), ("pitcher", 1)])
def test_pitch_first_out_the_pitcher_or_the_order_of_the_points(first, winner):
    state = scored("ACBB", bid=2, stacks=(1, 2, 7), first_out=first)
    assert state.outcome.winners == (winner,)


def test_pitch_first_out_is_no_favour_to_a_pitcher_who_fails():
    state = scored("ACBB", bid=3, stacks=(1, 2, 7), first_out="pitcher")
    assert state.outcome.winners == (0,)
