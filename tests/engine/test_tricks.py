"""Tricks of the All Fours family: cases of others with their right values, and a second statement
of follow or trump against which every list of options is tried."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from hoyle.engine.cards import PACK, Card, parse_card, parse_cards
from hoyle.engine.game import judge, legal_actions
from hoyle.engine.games.seven_up import GAME
from hoyle.engine.games.seven_up.rules import SevenUpRules
from hoyle.engine.laws import Verdict
from hoyle.engine.state import Action, Deal
from hoyle.engine.tricks.dealing import begin
from hoyle.engine.tricks.following import winning
from hoyle.engine.tricks.points import count, game, high, jack, low, pips, total
from hoyle.engine.tricks.table import Trick, TrickState, round_from

SUITS = {"clubs": 0, "diamonds": 1, "hearts": 2, "spades": 3}


def table(hands, trump, trick="", seats=2, **more):
    """A table in the middle of a trick; the seat to play is the first that has not played to it."""
    state = begin(TrickState, SevenUpRules(), Deal((7,) * seats))
    lying = parse_cards(trick)
    order = round_from(0, seats)
    held = tuple(parse_cards(hand) for hand in hands) + ((),) * (seats - len(hands))
    return state.but(
        phase="tricks",
        hands=held,
        trump=SUITS[trump],
        trick=lying,
        leader=0,
        waiting=order[len(lying) :],
        **more,
    )


def taken(trump, dealer, *piles, seats=None):
    """A table whose tricks have been played out, so many cards with each side."""
    seats = seats or len(piles)
    state = begin(TrickState, SevenUpRules(), Deal((7,) * seats))
    tricks = tuple(Trick(seat, (card,), seat) for seat, cards in piles for card in cards)
    return state.but(phase="count", trump=SUITS[trump], tricks=tricks, dealer="ABCD".index(dealer))


# Trick play


@pytest.mark.parametrize(
    ("trump", "plays", "winner"),
    [
        ("hearts", "Ts4h9hAs", "9h"),  # the best trump, not the first, nor the ace of the suit led
        ("hearts", "5cAd9c2h", "2h"),  # the smallest trump beats the ace of another suit
        ("hearts", "ThJh2hKc", "Jh"),  # the ten counts ten and ranks below the jack
        ("spades", "7cKd9cQc", "Qc"),  # no trump: the best of the suit led
        ("hearts", "2hAc", "2h"),
    ],
)
def test_allfours_trick_the_best_trump_or_the_best_of_the_suit_led(trump, plays, winner):
    cards = parse_cards(plays)
    assert cards[winning(cards, SUITS[trump])] == parse_card(winner)


@pytest.mark.parametrize(
    ("hand", "trick", "lawful"),
    [
        ("4h9d3s", "Kc", "4h9d3s"),  # void: choose freely, no duty to trump
        ("Kc2c8d", "7c", "Kc2c"),  # no duty to head the trick
        ("Qc5c2h9d", "Kc", "Qc5c2h"),  # trumping is always open, a third suit is not
        ("Ah3c2dKc", "9h", "Ah"),  # a trump led takes even the lone ace
        ("Tc3cJhAd", "7c", "Tc3cJh"),  # all fives keeps the same law
        ("9c3hAs", "5c", "9c3h"),
        ("3hAs", "5c", "3hAs"),
    ],
)
def test_allfours_follow_or_trump_says_what_may_be_played(hand, trick, lawful):
    state = table(["", hand], "hearts", trick)
    cards = {act.cards[0] for act in legal_actions(GAME, state)}
    assert cards == set(parse_cards(lawful))


def test_allfours_follow_or_trump_lets_a_trick_be_trumped_lower():
    state = table(["", "", "Qc4h7d"], "hearts", "Kc9h", seats=3)
    cards = {act.cards[0] for act in legal_actions(GAME, state)}
    assert cards == set(parse_cards("Qc4h"))


def test_allfours_follow_or_trump_names_the_cards_that_bind():
    state = table(["", "Qc5c2h9d"], "hearts", "Kc")
    ruling = judge(GAME, state, Action(1, "play", (parse_card("9d"),)))
    assert ruling.verdict is Verdict.REFUSED
    assert ruling.laws == ("allfours.follow-or-trump",)
    assert "the queen of clubs and the five of clubs" in ruling.reason
    assert ruling.reason.endswith(": he must follow or trump.")
    assert "clubs" not in ruling.as_heard().reason


def may_be_played(hand: list[Card], led: int | None, trump: int) -> set[Card]:
    """Follow or trump, said a second time and in another way: suits first and then cards."""
    if led is None:
        return set(hand)
    wanted = {led} if led == trump else {led, trump}
    free = led not in {card.suit for card in hand}
    return {card for card in hand if free or card.suit in wanted}


@settings(max_examples=400)
@given(st.permutations(PACK), st.integers(1, 9), st.integers(0, 3), st.booleans())
def test_allfours_follow_or_trump_by_brute_force(pack, size, trump, leads):
    hand, card = pack[:size], pack[size]
    state = begin(TrickState, SevenUpRules(), Deal((7, 7))).but(
        phase="tricks",
        hands=((), tuple(hand)),
        trump=trump,
        trick=() if leads else (card,),
        leader=1 if leads else 0,
        waiting=(1, 0) if leads else (1,),
    )
    wanted = may_be_played(hand, None if leads else card.suit, trump)
    assert {act.cards[0] for act in legal_actions(GAME, state)} == wanted
    for other in PACK:
        verdict = judge(GAME, state, Action(1, "play", (other,))).verdict
        assert (verdict is Verdict.LAWFUL) == (other in wanted)


# Points


def played(trump, *tricks, dealer="B", rules=None):
    """Tricks as (leader, cards, winner), and the table after them."""
    seats = max(len(cards) // 2 for _, cards, _ in tricks)
    state = begin(TrickState, rules or SevenUpRules(), Deal((7,) * seats))
    done = tuple(
        Trick("ABCD".index(leader), parse_cards(cards), "ABCD".index(winner))
        for leader, cards, winner in tricks
    )
    return state.but(trump=SUITS[trump], tricks=done, dealer="ABCD".index(dealer))


def who(point):
    """The side of a point, as a letter."""
    return "ABCD"[point.side] if point else None


def test_allfours_low_belongs_to_the_player_it_was_dealt_to():
    state = played("hearts", ("B", "Kh2h", "B"), ("B", "5h9h", "A"))
    assert (who(high(state)), who(low(state))) == ("B", "A")
    taker = played("hearts", ("B", "Kh2h", "B"), rules=SevenUpRules(low="taker"))
    assert who(low(taker)) == "B"


def test_allfours_jack_belongs_to_whoever_takes_it():
    state = played("hearts", ("A", "JhAh4h", "B"))
    assert (who(high(state)), who(low(state)), who(jack(state))) == ("B", "C", "B")
    saved = played("clubs", ("A", "KhJc", "B"), ("B", "2d6c", "A"), ("A", "Kc3d", "A"))
    assert (who(high(saved)), who(low(saved)), who(jack(saved))) == ("A", "A", "B")


def test_allfours_low_one_card_is_high_and_low():
    state = played("diamonds", ("B", "8d3c", "B"), dealer="A")
    assert (who(high(state)), who(low(state)), jack(state)) == ("B", "B", None)


def test_allfours_low_a_seven_where_nothing_lower_was_dealt():
    state = played("spades", ("A", "7sAs2dTs", "B"), ("B", "8s3d4d5d", "B"), dealer="D")
    assert who(low(state)) == "A"


def test_allfours_game_half_of_all_the_pips_are_in_the_four_tens():
    tens = [card for card in PACK if card.rank == 8]
    assert len(tens) == 4
    assert 2 * sum(map(pips, tens)) == sum(map(pips, PACK)) == 80
    assert pips(tens[0]) == sum(pips(card) for card in parse_cards("AcKcQcJc"))


def test_allfours_in_turn_rests_on_a_reading_where_nobody_has_a_partner():
    early = judge(GAME, table(["KsQs", "JsTs"], "hearts"), Action(1, "play", parse_cards("Js")))
    assert (early.void, early.laws, early.readings) == (True, ("allfours.in-turn",), ("90",))


def test_allfours_game_the_pack_holds_eighty():
    assert sum(map(pips, PACK)) == 80 == 4 * 20


@pytest.mark.parametrize(
    ("trump", "dealer", "piles", "totals", "winner"),
    [
        ("hearts", "A", ("", ""), (0, 0), "B"),
        ("hearts", "A", ("AsAdKcKd", "ThQcQdJs"), (14, 15), "B"),
        ("hearts", "B", ("Tc", "AhKhKs"), (10, 10), "A"),
        ("hearts", "A", ("TcKd", "AhKhQhJh"), (13, 10), "A"),
        ("hearts", "C", ("Ah", "As", "Ac"), (4, 4, 4), None),
        ("hearts", "B", ("TcQd", "AhKsKdQc", "Jh"), (12, 12, 1), "A"),
        ("spades", "A", ("JdJh", "Td"), (2, 10), "B"),
        ("hearts", "C", ("ThJc", "AcKdKcJd", "Qs"), (11, 11, 2), None),
        ("hearts", "B", ("AcKdKhQs", "TdJcQh"), (12, 13), "B"),
        ("hearts", "B", ("AsKdKcJd", "QhTd"), (11, 12), "B"),
    ],
)
def test_allfours_tie_and_game(trump, dealer, piles, totals, winner):
    named = [(seat, parse_cards(cards)) for seat, cards in enumerate(piles)]
    state = taken(trump, dealer, *named)
    assert tuple(count(state, seat) for seat in range(len(piles))) == totals
    assert who(game(state)) == winner


def test_allfours_tie_between_sides_goes_to_the_side_that_did_not_deal():
    state = taken(
        "hearts", "D", (0, parse_cards("TdKh")), (2, parse_cards("Jc")), (1, parse_cards("AcAd")),
        (3, parse_cards("KcKs")), seats=4,
    )  # fmt: skip
    assert (count(state, 0), count(state, 1)) == (14, 14)
    assert who(game(state)) == "A"


def test_allfours_tie_where_no_trump_is_turned_nobody_has_it():
    state = taken("hearts", "B", (0, parse_cards("Tc")), (1, parse_cards("AhKhKs")))
    assert game(state.but(rules=SevenUpRules(tie="nobody"))) is None


def test_allfours_game_all_fives_counts_the_five_of_trumps():
    class Fives(SevenUpRules):
        five = 5

    state = taken("hearts", "A").but(rules=Fives())
    assert total(state, parse_cards("Ah5hKcQd")) == 14
    assert total(state, parse_cards("Ah5c5dKc")) == 7
