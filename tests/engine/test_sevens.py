"""A seven-low that is checked, at tables where it wins no later bet: who is paid what."""

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from hoyle.engine.cards import CARDS, parse_cards
from hoyle.engine.game import apply, judge, legal_actions, start
from hoyle.engine.games.jacks_back import GAME
from hoyle.engine.laws import Verdict
from hoyle.engine.state import DEALER, Action, Deal
from hoyle.engine.vying.joker import fitter_merit

STACK = 60
LOW_CARDS = [
    card for card in CARDS[:52] if card.rank in {12, *range(7)}
]  # from the ace to an eight
SEVEN = [12, *range(6)]


def to_the_last_round(rules, hands):
    """Everybody checks the high, is in for the low, and stands pat."""
    seats = len(hands)
    table = start(GAME, rules, Deal((STACK,) * seats))
    dealt = tuple(card for hand in hands for card in hand)
    acts = [Action(DEALER, "deal", dealt, 0, (5,) * seats)]
    acts += [Action(seat, "check") for seat in range(seats)]
    acts += [Action(0, "open", (), 2)]
    acts += [Action(seat, "call") for seat in range(1, seats)]
    acts += [Action(seat, "stand") for seat in range(seats)]
    for act in acts:
        table = apply(GAME, table, act)
    assert table.phase == "low-bets"
    return table


def bet_at_random(table, chance):
    """The last round, in which sevens are checked now and then, and the show."""
    while table.outcome is None:
        acts = [*legal_actions(GAME, table), Action(table.turn, "check")]
        if len(table.history) > 40:
            acts = [act for act in acts if act.verb != "raise"]
        words = sorted(
            {act.verb for act in acts if judge(GAME, table, act).verdict.value != "refused"}
        )
        word = chance.choice(words)
        table = apply(GAME, table, chance.choice([act for act in acts if act.verb == word]))
    return table


def checked_sevens(table):
    """Who has checked a seven-low in the last round, found without the engine's help."""
    since = [played.action for played in table.history]
    last = max(at for at, act in enumerate(since) if act.verb == "stand")
    said = {act.seat for act in since[last + 1 :] if act.verb == "check"}
    ranks = {seat: [card.rank for card in hand] for seat, hand in enumerate(table.hands)}
    return {seat for seat in said if len({*ranks[seat]}) == 5 and {*ranks[seat]} <= {*SEVEN}}


def lowest(table, seats):
    """The seats with the lowest hand, from the dealer's left."""
    best = max((fitter_merit(table.hands[seat]) for seat in seats), default=None)
    return [seat for seat in seats if fitter_merit(table.hands[seat]) == best]


def shared(amount, seats):
    """What each gets of an amount: the odd counters go to the first."""
    whole, odd = divmod(amount, len(seats))
    return {seat: whole + (at < odd) for at, seat in enumerate(seats)}


def owing(table, seats):
    """What each should be paid, by the words of the law."""
    paid = 2 * seats + seats  # the opening and the antes: what lay there at the draw
    later = STACK * seats - paid - sum(table.pool.stacks) + sum(won(table).values())
    in_call = [seat for seat in table.active if table.shown[seat]]
    if not in_call:
        return {table.active[0]: paid + later}
    first = lowest(table, in_call)
    heirs = lowest(table, [seat for seat in in_call if seat not in checked_sevens(table)])
    if not later or not heirs or heirs == first:
        return shared(paid + later, first)
    sums = [shared(paid, first), shared(later, heirs)]
    return {seat: sum(one.get(seat, 0) for one in sums) for one in sums for seat in one}


def won(table):
    """What each seat was paid."""
    return dict(table.outcome.awards)


@given(st.integers(2, 5), st.randoms(use_true_random=False))
@settings(max_examples=200, deadline=None)
def test_jacks_checked_seven_is_paid_as_the_law_says(seats, chance: Random):
    """Whatever is bet: every counter is accounted for, and each part goes where it should."""
    cards = chance.sample(LOW_CARDS, 5 * seats)
    hands = [tuple(cards[at : at + 5]) for at in range(0, 5 * seats, 5)]
    rules = GAME.rules(sevens="pot-only", limit=4)
    table = bet_at_random(to_the_last_round(rules, hands), chance)
    assert sum(table.pool.stacks) + table.pool.total == STACK * seats
    assert won(table) == owing(table, seats)
    assert table.outcome.reason


SIX, SEVENS, EIGHT = "6c4c3c2cAc", ("7d5d4d2dAd", "7h5h4h2hAh", "7s5s4s2sAs"), "8c6d5c4s3h"
CHECK, FOLD, CALL, BET = "check", "fold", "call", "bet 2"


def paid(hands, said, **options):
    """What each is paid after these words in the last round, one a seat in turn, and the show."""
    rules = GAME.rules(**{"sevens": "pot-only", **options})
    table = to_the_last_round(rules, [parse_cards(hand) for hand in hands])
    for word in said:
        verb, _, amount = word.partition(" ")
        table = apply(GAME, table, Action(table.turn, verb, (), int(amount or 0)))
    while table.outcome is None:
        table = apply(GAME, table, Action(table.turn, "show"))
    return won(table)


@pytest.mark.parametrize(
    ("hands", "said", "awards"),
    [
        # the lower hand takes the six of the draw, the other the four bet since
        ((SEVENS[0], EIGHT), (CHECK, BET, CALL), {0: 6, 1: 4}),
        # nothing was bet: nothing is parted
        ((SEVENS[0], EIGHT), (CHECK, CHECK), {0: 6}),
        # he was beaten: all goes one way
        ((SEVENS[0], SIX), (CHECK, BET, CALL), {1: 10}),
        # nobody calls his raise: the seven is not shown
        ((SEVENS[0], EIGHT), (CHECK, BET, "raise 2", FOLD), {0: 12}),
        # he bet it: he wins it all
        ((SEVENS[0], EIGHT), (BET, CALL), {0: 10}),
        # a seven behind him that calls has not checked
        ((SEVENS[0], EIGHT, SEVENS[1]), (CHECK, BET, CALL, CALL), {0: 5, 2: 10}),
        # two have checked, and the bettor has the bets of all three, his own among them
        ((SEVENS[0], SEVENS[1], EIGHT), (CHECK, CHECK, BET, CALL, CALL), {0: 5, 1: 4, 2: 6}),
        # what one who has dropped had bet is paid with the rest
        (
            (SEVENS[0], EIGHT, "8d7c6h5s4c"),
            (CHECK, BET, "raise 2", CALL, FOLD),
            {0: 9, 2: 10},
        ),
        # all in the call have checked one: none is better placed, and the lowest takes the whole
        (
            (SEVENS[0], "7c6s5h4c3d", EIGHT),
            (CHECK, CHECK, BET, "raise 2", CALL, FOLD),
            {0: 19},
        ),
    ],
)
def test_jacks_checked_seven_who_takes_what(hands, said, awards):
    assert paid(hands, said) == awards


def test_jacks_checked_seven_each_part_has_an_odd_counter_of_its_own():
    hands, said = (SEVENS[0], SEVENS[1], SEVENS[2]), (CHECK, "bet 1", CALL, CALL)
    assert paid(hands, said) == {0: 3, 1: 3 + 2, 2: 3 + 1}
    assert paid(hands, said, odd_counter="next-pool") == {0: 3, 1: 3 + 1, 2: 3 + 1}


def test_jacks_checked_seven_is_known_to_nobody_else():
    """The check is done, and the others hear nothing but a check."""
    rules = GAME.rules(sevens="pot-only")
    table = to_the_last_round(rules, [parse_cards(SEVENS[0]), parse_cards(EIGHT)])
    ruling = judge(GAME, table, Action(0, "check"))
    assert (ruling.verdict, ruling.laws[:2]) == (
        Verdict.IRREGULAR,
        ("jacks.sevens", "jacks.checked-seven"),
    )
    heard, plain = ruling.as_heard(), judge(GAME, table.but(rules=GAME.rules()), Action(0, "check"))
    assert (heard.verdict, heard.laws, heard.reason) == (plain.verdict, plain.laws, "")
    assert apply(GAME, table, Action(0, "check")).events == table.events


def test_jacks_checked_seven_the_joker_makes_one():
    rules = {"joker": True}
    assert paid(("Jk6c4c3c2c", EIGHT), (CHECK, BET, CALL), **rules) == {0: 6, 1: 4}
