"""What the players of the trick games go by: each principle, on a trick that turns on it."""

from collections import Counter
from random import Random

import pytest

from bench.players import Table, ended, said, turns
from hoyle.engine.cards import PACK, UNSEEN, parse_cards
from hoyle.engine.game import apply, legal_actions, seen_by, start
from hoyle.engine.games.all_fives import GAME as ALL_FIVES
from hoyle.engine.games.seven_up import GAME as SEVEN_UP
from hoyle.engine.state import DEALER, Action, Deal
from hoyle.study.bots import choose
from hoyle.study.bots.tricks.search import Trial, pegged
from hoyle.study.bots.tricks.thumb import by_thumb
from hoyle.study.bots.tricks.worlds import unknown, voids, world


def dealt(turned, *hands, plays="", to_go=(), game=SEVEN_UP, **options):
    """Cards dealt from the dealer's left, the card turned, and cards played in turn since.

    What is not named of a hand is any cards of the rest. Where cards have been played the trump
    was let stand.
    """
    seats, rules = len(hands), game.rules(**options)
    state = start(game, rules, Deal(to_go or game.stacks(seats, rules)))
    up, played = parse_cards(turned), parse_cards(plays)
    lead = [*[[one] for one in played], *[[]] * (seats - len(played))]
    named = [tuple(dict.fromkeys((*parse_cards(hand), *lead[at]))) for at, hand in enumerate(hands)]
    known = {*up, *(card for hand in named for card in hand)}
    rest = [card for card in PACK if card not in known]
    Random(3).shuffle(rest)
    filled = [(*hand, *[rest.pop() for _ in range(6 - len(hand))]) for hand in named]
    cards = tuple(card for hand in filled for card in hand)
    state = apply(game, state, Action(DEALER, "deal", cards, 0, (6,) * seats))
    state = apply(game, state, Action(DEALER, "turn", up))
    for card in played:
        if state.phase == "beg":
            state = apply(game, state, Action(state.turn, "keep"))
        state = apply(game, state, Action(state.turn, "play", (card,)))
    return state


def chosen(state, ways=(None,), game=SEVEN_UP):
    """What is said, whatever deals chance has the player think of; one of so many `ways`."""
    found = {said(game, state, Random(seed), quick=False).action for seed in range(4)}
    assert len(found) <= len(ways)
    return found.pop()


def word(state, verb):
    """The bare word of the seat to speak."""
    return Action(state.turn, verb)


def card(state, text):
    """The play of a card by the seat to speak."""
    return Action(state.turn, "play", parse_cards(text))


def test_without_trumps_one_begs_and_with_the_best_of_them_one_does_not():
    poor = dealt("9h", "8c7c6d5d4s3s", "")
    rich = dealt("9h", "AhKhJh2hAcTc", "")
    assert chosen(poor) == word(poor, "beg")
    assert chosen(rich) == word(rich, "keep")


def test_the_dealer_gives_with_good_trumps_and_runs_with_none():
    rich = apply(SEVEN_UP, state := dealt("9h", "", "AhKhJh2hAcTc"), word(state, "beg"))
    poor = apply(SEVEN_UP, state := dealt("9h", "", "8c7c6d5d4s3s"), word(state, "beg"))
    assert chosen(rich) == word(rich, "give")
    assert chosen(poor) == word(poor, "run")


def test_no_gift_puts_a_player_out():
    state = dealt("9h", "", "AhKhJh2hAcTc", to_go=(1, 3))
    asked = apply(SEVEN_UP, state, word(state, "beg"))
    assert chosen(asked) == word(asked, "run")


@pytest.mark.parametrize(
    ("hand", "led", "best"),
    [
        ("Jh3c4c5d6s7s", "Td", "Jh"),  # the Jack is saved, and takes a ten
        ("AhQh2h5c6s7s", "Jh", "QhAh"),  # the Jack is caught, with either
        ("Ad5d3c4c6s7s", "Td", "Ad"),  # a ten is taken
        ("Tc5c3d4d6s7s", "Ac", "5c"),  # a ten is kept from an ace
    ],
)
def test_the_second_hand_takes_what_counts_and_gives_what_does_not(hand, led, best):
    state = dealt("9h", "", hand, plays=led)
    assert state.turn == 1
    ways = parse_cards(best)
    assert chosen(state, ways).cards[0] in ways


def test_a_ten_is_played_to_a_partners_winning_trick():
    state = dealt("9h", "", "Ac", "", "Tc4c3d4d6s7s", plays="5cAc6c")
    assert state.turn == 3
    assert chosen(state) == card(state, "Tc")


def test_a_ten_is_not_played_to_the_other_sides_trick():
    state = dealt("9h", "", "", "Ac", "Tc4c3d4d6s7s", plays="5c6cAc")
    assert chosen(state) == card(state, "4c")


def test_the_figures_say_how_often_each_point_is_made():
    state = dealt("9h", "", "Jh3c4c5d6s7s", plays="Td")
    figures = said(SEVEN_UP, state, Random(1), quick=False).figures
    assert "the Jack in" in figures[0]
    assert "deals that agree with all you have seen" in figures[1]


@pytest.mark.parametrize(
    ("hand", "led", "best"),
    [
        ("Kh3h4c5d6s7s", "Th", "Kh"),  # thirteen holes, of which the ten alone is ten
        ("Qh3h4c5d6s7s", "5h", "Qh"),  # the five is five, though it is a small card
        ("5h3h4c3d6s7s", "Ah", "3h"),  # a five is not laid to another's ace
    ],
)
def test_what_is_pegged_at_once_is_won_and_kept(hand, led, best):
    state = dealt("9h", "", hand, plays=led, game=ALL_FIVES)
    assert chosen(state, game=ALL_FIVES).cards == parse_cards(best)


@pytest.mark.parametrize(
    ("game", "led", "best"),
    [(ALL_FIVES, "5h", "6h"), (SEVEN_UP, "5h", "4h"), (ALL_FIVES, "5c", "3c")],
)
def test_the_thumb_takes_a_five_where_it_is_pegged(game, led, best):
    state = dealt("9h", "", "6h4hKd3c3d4s", "", plays=led, game=game)
    assert by_thumb(state, legal_actions(game, state)).cards == parse_cards(best)


def test_the_value_of_a_table_counts_the_holes_pegged_on_either_side():
    state = dealt("9h", "", "Kh3h4c5d6s7s", plays="Th", game=ALL_FIVES)
    own, other = (Trial(ALL_FIVES, state, seat, Random(1)) for seat in (1, 0))
    after = apply(ALL_FIVES, state, card(state, "Kh"))
    assert (pegged(after), pegged(after, 1), pegged(after, 0)) == (13, 13, 0)
    assert (own.balance(after), other.balance(after)) == (13, -13)
    figures = said(ALL_FIVES, state, Random(1), quick=False).figures
    assert "holes a deal for trumps, to the other player’s" in figures[0]


def test_deals_thought_of_agree_with_all_that_is_seen():
    table = Table(SEVEN_UP, SEVEN_UP.rules(), 4, "ordinary")
    for before, _, _, choice in turns(table, 3, range(4)):
        if choice is None or before.turn < 0:
            continue
        seat = before.turn
        view = seen_by(SEVEN_UP, before, seat)
        thought = world(SEVEN_UP, view, Random(2))
        assert thought.hands[seat] == before.hands[seat]
        assert [len(hand) for hand in thought.hands] == [len(hand) for hand in before.hands]
        lying = Counter(card for pile in thought.piles for card in pile)
        assert UNSEEN not in lying
        assert set(lying.values()) == {1}
        assert seen_by(SEVEN_UP, thought, seat).hands == view.hands
        for other, suits in voids(view).items():
            assert not suits & {card.suit for card in thought.hands[other]} or other == seat


def test_who_did_not_follow_has_none_of_the_suit():
    state = dealt("9h", "", "", "3d4d5d6d7d8d", "", plays="Kc2c3d")
    view = seen_by(SEVEN_UP, state, 3)
    clubs, hearts = 0, 2
    assert voids(view) == {2: {clubs}}
    assert {card.suit for card in unknown(SEVEN_UP, view)} >= {clubs, hearts}
    for seed in range(20):
        assert clubs not in {card.suit for card in world(SEVEN_UP, view, Random(seed)).hands[2]}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_whole_game_of_several_deals_ends(seats):
    table = Table(SEVEN_UP, SEVEN_UP.rules(), seats, "ordinary")
    last = ended(turns(table, seats, range(seats)))
    assert last.outcome is not None
    assert last.deals > 1
    paid = sum(entry.amount for entry in last.pool.entries)
    assert sum(last.pool.stacks) + paid == sum(table.stacks)


def test_the_same_chance_thinks_of_the_same_deals():
    state = dealt("9h", "", "Jh3c4c5d6s7s", plays="Td")
    view, options = seen_by(SEVEN_UP, state, 1), legal_actions(SEVEN_UP, state)
    one, two = (choose(SEVEN_UP, view, 1, options, Random(9)) for _ in range(2))
    assert one == two
