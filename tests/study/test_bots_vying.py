"""What the players of the vying games go by: each principle, on a hand that turns on it."""

import json
import re
from collections import Counter
from random import Random

import pytest

from hoyle.engine.cards import JOKER, PACK, parse_cards
from hoyle.engine.game import apply, legal_actions, seen_by, start
from hoyle.engine.games.draw_poker import GAME as DRAW_POKER
from hoyle.engine.games.jacks_back import GAME as JACKS_BACK
from hoyle.engine.games.straight_poker import GAME as STRAIGHT_POKER
from hoyle.engine.state import DEALER, Action, Deal
from hoyle.study.bots import choose, weigh
from hoyle.study.bots.vying.betting import ENOUGH
from hoyle.study.bots.vying.table import Table
from hoyle.study.odds import every_draw
from hoyle.study.odds.counting import becomes, kept_of, unseen_by, whole_hands
from hoyle.study.odds.scale import scale_of
from tests.source import BASE

PRICED = re.compile(
    r"(\d+(?:\.\d+)?) of 100 times you win the pool of (\d+)"
    r"(?: and about (\d+\.\d) that others add)?; if not, you lose the (\d+)\."
)
DRAWS = json.loads((BASE / "tests/counts/draws.json").read_text())


def dealt(game, *hands, kind="ordinary", acts=(), **options):
    """A table dealt these hands, from the dealer's left, and what has been said since.

    Hands not named are any cards: whoever is to speak has not seen them.
    """
    seats = len(hands)
    state = start(game, game.rules(**options), Deal((200,) * seats, kind))
    if kind == "jack":
        state = said(game, state, *[("ante",)] * seats)
    named = [parse_cards(hand) for hand in hands]
    rest = [card for card in PACK if card not in {card for hand in named for card in hand}]
    Random(7).shuffle(rest)
    cards = [card for hand in named for card in hand or [rest.pop() for _ in range(5)]]
    return said(
        game,
        apply(game, state, Action(DEALER, "deal", tuple(cards), 0, (5,) * seats)),
        *acts,
    )


def said(game, state, *acts):
    """The table after these acts, each by the seat to speak."""
    for verb, *more in acts:
        cards = parse_cards(more[0]) if more and isinstance(more[0], str) else ()
        amount = more[0] if more and not cards else 0
        seat = DEALER if verb == "help" else state.turn
        state = apply(game, state, Action(seat, verb, cards, amount))
    return state


def chosen(game, state, seed=1):
    """The act of the seat to speak, and why."""
    options, seat = legal_actions(game, state), state.turn
    return choose(game, seen_by(game, state, seat), seat, options, Random(seed))


def values(game, state):
    """What each act of the seat to speak is worth."""
    options, seat = legal_actions(game, state), state.turn
    weighed = weigh(game, seen_by(game, state, seat), seat, options, Random(1))
    return {(one.action.verb, one.action.amount): one.value for one in weighed}


NOTHING = "Kc9d7h5s2c"
ACES = "AcAd9h5d3s"
ANY = ("", "", "")


# Counting


@pytest.mark.parametrize("draw", DRAWS, ids=lambda draw: draw["keep"] or "nothing")
def test_draws_are_counted_as_in_the_odds_of_the_book(draw):
    kept, thrown = parse_cards(draw["keep"]), parse_cards(draw["throw"])
    ranking = DRAW_POKER.rankings[0]
    scale = scale_of(ranking, PACK)
    unseen = unseen_by(frozenset((*kept, *thrown)), False)
    found = Counter()
    for place, ways in becomes(scale, kept_of(kept), unseen).items():
        found[scale.merits[place][0]] += ways
    every = every_draw(ranking, PACK, (*kept, *thrown))
    kinds = next(one.kinds for one in every if set(one.kept) == set(kept))
    assert {kind: ways for kind, ways in enumerate(kinds) if ways} == {
        kind: ways for kind, ways in found.items() if ways
    }


@pytest.mark.parametrize("low", [0, 1])
def test_the_joker_is_counted_among_the_hands_another_may_hold(low):
    pack = (*PACK, JOKER)
    scale = scale_of(JACKS_BACK.rankings[low], pack)
    assert sum(whole_hands(scale, unseen_by(frozenset(), True)).values()) == 2_869_685
    if not low:
        jacks = scale.least((1, 9))
        found = whole_hands(scale, unseen_by(frozenset(), True)).items()
        assert sum(ways for place, ways in found if place >= jacks) == 642_881


def test_a_draw_with_the_joker_held_or_to_come_counts_every_card():
    pack = (*PACK, JOKER)
    scale = scale_of(JACKS_BACK.rankings[0], pack)
    for held in ("JkAh9h4h2c", "AsAh9h4h2c"):
        hand = parse_cards(held)
        unseen = unseen_by(frozenset(hand), True)
        spread = becomes(scale, kept_of(hand[:4]), unseen)
        one_by_one = Counter(scale.place((*hand[:4], card)) for card in pack if card not in hand)
        assert {place: ways for place, ways in spread.items() if ways} == one_by_one


# Opening


@pytest.mark.parametrize("hand", [ACES, "JcJd9h5d3s", "8c8d8h5d3s", "5d6c7h8s9s"])
def test_a_jack_is_opened_on_openers(hand):
    choice = chosen(DRAW_POKER, dealt(DRAW_POKER, hand, *ANY, kind="jack"))
    assert choice.action.verb == "open"
    assert any("What opens is a pair of jacks" in said for said in choice.figures)


@pytest.mark.parametrize("hand", [NOTHING, "TcTd9h5d3s"])
@pytest.mark.parametrize("game", [DRAW_POKER, JACKS_BACK], ids=lambda game: game.name)
def test_nothing_is_opened_falsely(game, hand):
    kind = "jack" if game is DRAW_POKER else "ordinary"
    assert chosen(game, dealt(game, hand, *ANY, kind=kind)).action.verb in ("pass", "check")


def test_an_opener_who_is_left_alone_shows_openers_and_no_more():
    gone = ("fold",), ("fold",), ("fold",)
    state = dealt(DRAW_POKER, ACES, *ANY, kind="jack", acts=(("open", 2), *gone))
    assert {act.verb for act in legal_actions(DRAW_POKER, state)} == {"show", "show-openers"}
    assert chosen(DRAW_POKER, state).action.verb == "show-openers"


def test_who_passed_is_taken_to_hold_no_openers_and_who_opened_to_hold_them():
    acts = (("pass",), ("open", 4))
    state = dealt(DRAW_POKER, NOTHING, ACES, "QcQd8h5c3d", "", kind="jack", acts=acts)
    seat = state.turn
    table = Table(DRAW_POKER, seen_by(DRAW_POKER, state, seat), seat)
    told = {rival.seat: rival.told for rival in table.rivals}
    assert told[0].most == table.openers == told[1].least
    assert (told[3].least, told[3].most > len(table.scale.merits)) == (0, True)
    queens = table.place
    beaten = {rival.seat: table.beaten_of(rival)[queens] for rival in table.rivals}
    assert beaten[0] > beaten[3] > beaten[1]


# The price


def test_a_large_bet_is_not_called_with_nothing():
    acts = (
        ("open", 10),
        ("fold",),
        ("fold",),
        ("come-in",),
        ("draw", "9h5d3s"),
        ("help", "Kd8s2h"),
    )
    hands = ACES, "3h4h6c8dTs", "2d5c7c9cJd", "KcQs7h6s2c"
    state = dealt(DRAW_POKER, *hands, kind="jack", acts=acts)
    state = said(DRAW_POKER, state, ("draw", "7h6s2c"), ("help", "8c6d4c"), ("bet", 10))
    choice = chosen(DRAW_POKER, state)
    assert choice.action.verb == "fold"
    assert "costs 10 for a pool of" in choice.figures[0]


def test_a_call_is_worth_more_the_less_it_costs():
    def facing(bet):
        return dealt(STRAIGHT_POKER, "", "", "JcJd8h5c3d", acts=(("bet", bet), ("fold",)))

    small, large = (values(STRAIGHT_POKER, facing(bet))["call", 0] for bet in (1, 10))
    assert small > large
    assert chosen(STRAIGHT_POKER, facing(1)).action.verb != "fold"


def test_four_of_a_kind_are_raised_on_and_the_best_hand_there_is_costs_nothing_to_call():
    state = dealt(STRAIGHT_POKER, "", "AcAdAhAsKc", acts=(("bet", 5),))
    choice = chosen(STRAIGHT_POKER, state)
    assert choice.action.verb == "raise"
    assert "four aces" in choice.figures[1]
    assert values(STRAIGHT_POKER, state)["call", 0] == pytest.approx(state.pool.total)


def test_four_to_a_flush_stay_where_the_pool_pays_and_not_where_it_does_not():
    flush = "Ah9h6h3h2c"
    acts = (("pass",), ("open", 2), ("come-in",), ("come-in",))
    pays = dealt(DRAW_POKER, "", "JcJd9c5d3s", "", "", flush, kind="jack", acts=acts)
    assert chosen(DRAW_POKER, pays).action.verb in ("come-in", "raise")
    alone = dealt(DRAW_POKER, "JcJd9c5d3s", flush, kind="jack", acts=(("open", 10),))
    assert chosen(DRAW_POKER, alone).action.verb == "fold"
    figure = chosen(DRAW_POKER, alone).figures[0]
    assert "To stay costs 10 for a pool of" in figure
    assert "loses" in figure


def test_the_figures_add_up_to_what_an_act_is_worth():
    state = dealt(STRAIGHT_POKER, "", "", "JcJd8h5c3d", acts=(("bet", 2), ("call",)))
    seen = seen_by(STRAIGHT_POKER, state, state.turn)
    told = 0
    for one in weigh(
        STRAIGHT_POKER, seen, state.turn, legal_actions(STRAIGHT_POKER, state), Random(1)
    ):
        found = PRICED.search(one.words)
        if found is None:
            continue
        wins, pool, more, cost = (float(part or 0) for part in found.groups())
        won = wins / 100 * (pool + more)
        assert won - (1 - wins / 100) * cost == pytest.approx(one.value, abs=0.3 + pool / 100)
        told += 1
    assert told > 2


def test_raises_end():
    seats = range(3)
    state = dealt(STRAIGHT_POKER, "KcKdKhKs2c", "QcQdQhQs2d", "JcJdJhJs2h")
    while state.phase in ("before-a-bet", "bets"):
        state = apply(STRAIGHT_POKER, state, chosen(STRAIGHT_POKER, state).action)
    raised = Counter(
        played.action.seat for played in state.history if played.action.verb == "raise"
    )
    assert all(raised[seat] <= ENOUGH for seat in seats)


# The draw


@pytest.mark.parametrize(
    ("hand", "thrown"),
    [
        ("QcQd9h5d3s", "9h5d3s"),
        ("QcQdQh5d3s", "5d3s"),
        ("QcQd9h9d3s", "3s"),
        ("Ah9h6h3h2c", "2c"),
        ("5d6c7h8s9s", ""),
        ("Ks9s6s3s2s", ""),
    ],
)
def test_the_discard_is_the_one_that_wins_most_often(hand, thrown):
    state = dealt(DRAW_POKER, "", hand, acts=(("ante", 2), ("make-good",)), only_two_in=())
    state = said(DRAW_POKER, state, ("stand",)) if state.turn == 0 else state
    choice = chosen(DRAW_POKER, state)
    assert set(choice.action.cards) == set(parse_cards(thrown))


def test_a_draw_says_what_it_makes():
    state = dealt(DRAW_POKER, "Ah9h6h3h2c", "", acts=(("ante", 2), ("make-good",)), only_two_in=())
    flush = chosen(DRAW_POKER, state)
    assert "of 47 draws 12 make a pair and 9 make a flush" in flush.figures[0]


def test_for_low_a_pair_is_broken_and_high_cards_are_thrown():
    acts = (("check",), ("check",), ("open", 1), ("call",))
    state = dealt(JACKS_BACK, "2c2d4h6s7c", "3d5s8hTcQd", acts=acts)
    assert state.phase == "low-draw"
    assert chosen(JACKS_BACK, state).action.cards in (parse_cards("2c"), parse_cards("2d"))
    after = said(JACKS_BACK, state, ("draw", "2c"), ("help", "9c"))
    assert set(chosen(JACKS_BACK, after).action.cards) == set(parse_cards("TcQd"))


@pytest.mark.parametrize("game", [DRAW_POKER, STRAIGHT_POKER, JACKS_BACK], ids=lambda g: g.name)
def test_the_seats_nearer_the_dealer_open_no_less_readily(game):
    """With fewer behind him one needs less to bet: what opening is worth never falls by it."""
    kind = game.kinds[-1]
    waits = [("pass",) if game is not JACKS_BACK else ("check",)]
    first = dealt(game, "KcKd9h5d3s", *ANY, kind=kind)
    last = dealt(game, *ANY, "KcKd9h5d3s", kind=kind, acts=waits * 3)
    word = "bet" if game is STRAIGHT_POKER else "open"
    assert values(game, last)[word, 2] >= values(game, first)[word, 2]
