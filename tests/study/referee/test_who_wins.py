"""Who wins: hands disputed elsewhere, a pool divided, and what cannot be compared."""

from pathlib import Path

import pytest

from hoyle.engine.shelf import GAMES
from hoyle.study.referee.quick import orders_of, who_wins
from hoyle.study.referee.reading import BadInput

ORDERS = orders_of(GAMES)
SETTLED = (Path(__file__).parent / "hands.txt").read_text(encoding="utf-8").splitlines()


def settled():
    """Every line of the file with its order."""
    order = ""
    for line in SETTLED:
        if line.startswith("["):
            order = line.strip("[]")
        elif not line.startswith("#"):
            hands, _, rest = line.partition(" = ")
            winners, _, called = rest.partition(": ")
            yield pytest.param(
                order, hands.split(" / "), winners, called.split(" / "), id=f"{order}: {hands}"
            )


def asked(order: str, *hands: str, rules: dict | None = None, **more: str):
    """The answer on these hands."""
    said = dict(zip("ABCDEFGH", hands, strict=False)) | more
    return who_wins(ORDERS[order], ORDERS[order].game.rules(**(rules or {})), said)


@pytest.mark.parametrize(("order", "hands", "winners", "called"), [*settled()])
def test_hands_as_they_were_settled(order, hands, winners, called):
    answer = asked(order, *hands)
    assert answer.winners == tuple(winners)
    for hand, words in zip(answer.hands, called, strict=True):
        name, _, joker = words.partition(", joker ")
        assert hand.called.startswith(name)
        assert joker in hand.called
        assert bool(hand.why) is not hand.wins


def test_pool_ranking_eight_hands_one_of_each_kind_in_their_order():
    answer = asked(
        "draw-poker",
        *("Qc Qd Qh 8s 8c", "Qs Ts 7s 5s 3s", "Tc Td 4h 4s 9c", "Jc Jd Jh 9s 2c"),
        *("9h 8c 7d 6s 5h", "As Kd Jh 8c 3d", "5c 5d 5h 5s Kh", "Ah Ac 9d 6h 2s"),
        apart="1",
    )
    assert "".join(answer.best) == "GABEDCHF"
    assert [one.called.partition(",")[0] for one in answer.hands] == [
        *("full hand", "queen-high flush", "two pairs", "triplets"),
        *("nine-high straight", "ace-high", "four fives", "a pair of aces"),
    ]


def test_pool_deal_a_card_stands_in_one_hand_only_unless_the_deals_are_apart():
    with pytest.raises(BadInput, match="The ace of spades is in hand A and in hand B"):
        asked("draw-poker", "As Kd Jh 8c 3d", "Ah As 9d 6h 2s")
    assert asked("draw-poker", "As Kd Jh 8c 3d", "Ah As 9d 6h 2s", apart="1").winners == ("B",)


def test_a_ten_may_be_written_with_two_figures():
    answer = asked("draw-poker", "10s, Jd, Qc, Kh, 9s", "As 8d 7c 4h 2s")
    assert answer.hands[0].called == "king-high straight"
    assert answer.winners == ("A",)


TWO_AND_A_THIRD = ("Kc Kd 9h 7s 2c", "Kh Ks 9d 7c 2d")


def test_poker_36_a_tie_below_the_best_hand_divides_nothing():
    answer = asked("draw-poker", *TWO_AND_A_THIRD, "Qc Qd Qh 3s 4c", pool="30")
    assert [one.takes for one in answer.hands] == [0, 0, 30]


@pytest.mark.parametrize(
    ("order", "rules", "shares", "left", "law"),
    [
        ("draw-poker", {}, (12, 12), 1, "pool.odd-counter"),
        ("draw-poker", {"odd_counter": "left-of-dealer"}, (13, 12), 0, "pool.odd-counter"),
        ("straight-poker", {}, (12, 12), 1, "pool.odd-counter"),
        ("jacks-back-for-high", {}, (13, 12), 0, "jacks.split"),
        ("jacks-back-for-high", {"odd_counter": "next-pool"}, (12, 12), 1, "jacks.split"),
    ],
)
def test_pool_odd_counter_goes_as_the_table_has_it(order, rules, shares, left, law):
    answer = asked(order, *TWO_AND_A_THIRD, pool="25", rules=rules)
    assert tuple(one.takes for one in answer.hands) == shares
    assert (answer.left, answer.laws[-1]) == (left, law)


@pytest.mark.parametrize("pool", range(1, 61))
@pytest.mark.parametrize("tied", [2, 3, 4])
def test_poker_36_shares_are_whole_and_add_up_to_the_pool(pool, tied):
    hands = ["Ac Kc 9c 7c 3d", "Ad Kd 9d 7d 3h", "Ah Kh 9h 7h 3s", "As Ks 9s 7s 3c"][:tied]
    rules = {"odd_counter": "left-of-dealer"}
    takes = [one.takes for one in asked("draw-poker", *hands, pool=str(pool), rules=rules).hands]
    assert sum(takes) == pool
    assert max(takes) - min(takes) in (0, 1)


@pytest.mark.parametrize(
    ("said", "field", "words"),
    [
        ({}, "A", "Hand A has no cards"),
        ({"A": "As"}, "B", "Hand B has no cards"),
        ({"A": "Ax Kd", "B": "2c"}, "A", "Hand A: “Ax” is not a card"),
        ({"A": "As As", "B": "2c"}, "A", "Hand A: the ace of spades is named twice"),
        ({"A": "?? 2c", "B": "3c"}, "A", "nobody has seen"),
        ({"A": "2c3c4c5c6c7c", "B": "3d"}, "A", "Hand A: "),
        ({"A": "2c3c4c5cJk", "B": "3d4d5d6d8d"}, "A", "Hand A: "),
        ({"A": "2c", "B": "3c", "pool": "-1"}, "pool", "not a whole number"),
        ({"A": "2c", "B": "3c", "apart": "perhaps"}, "apart", "is not one of"),
    ],
)
def test_what_cannot_be_read_is_named_with_its_field(said, field, words):
    with pytest.raises(BadInput, match=words) as bad:
        who_wins(ORDERS["draw-poker"], ORDERS["draw-poker"].game.rules(), said)
    assert bad.value.field == field


def test_jacks_fitter_the_joker_moves_when_its_card_is_drawn():
    low = "jacks-back-for-low"
    before, after = ("Ac 2d 6h Ks Jk", "Ac 2d 6h 3c Jk")
    for hand, stands in ((before, "a three"), (after, "a four")):
        answer = asked(low, hand, "Kc Qd Jh Ts 9c")
        assert f"the joker is {stands}" in answer.hands[0].called
    assert asked(low, after, "Kc Qd Jh Ts 9c").hands[0].called.startswith("6-4-3-2-A")


def test_jacks_joker_a_jack_with_it_is_high_and_low_by_turns():
    hand, other = "Js Jk 4d 3c 2h", "Kc Qd 9h 7s 5c"
    high = asked("jacks-back-for-high", hand, other).hands[0]
    assert high.called.startswith("ace-high, with a jack, a four, a three and a two")
    low = asked("jacks-back-for-low", hand, other).hands[0]
    assert low.called.startswith("J-4-3-2-A")
    assert "the joker is an ace" in low.called


def test_jacks_low_final_and_high_final_of_whole_deals():
    low = asked("jacks-back-for-low", "8h 6s 4c 3d Ac", "8c 6d 4h 2s Jk", pool="18")
    assert (low.winners, low.hands[1].takes) == (("B",), 18)
    high = asked("jacks-back-for-high", "As 9s 6s 3s Jk", "Ah Kh Qh 8h 2h", pool="15")
    assert (high.winners, high.hands[1].takes) == (("B",), 15)


def test_straight_deal_whole_and_its_pool():
    said = ("Kc Kd Qh Qs 2c", "9s 8s 7s 6s 5s", "Td Tc Th 4s 4d")
    answer = asked("straight-poker", *said, pool="22")
    assert [one.takes for one in answer.hands] == [0, 0, 22]
    assert answer.hands[1].called == "nine-high flush"


def test_poker_45_a_whole_jack_is_won_by_the_flush():
    answer = asked("draw-poker", "Ah Th 8h 4h 2h", "Js Jd Jc Kd 4s", pool="55")
    assert (answer.winners, answer.hands[0].takes) == (("A",), 55)


@pytest.mark.parametrize(
    ("cards", "line"),
    [
        ("Ah 9h 7h 4h 3h", "A wins with an ace-high flush."),
        ("Kc Qd Jh Ts 9c", "A wins with a king-high straight."),
        ("2c 2d 2h 3s 3c", "A wins with a full hand, twos over threes."),
        ("2c 2d 2h 2s 4c", "A wins with four twos."),
    ],
)
def test_the_line_says_what_it_is_won_with(cards, line):
    said = {"A": cards, "B": "Ks Qs 8d 6c 5c"}
    game = next(game for game in GAMES if game.name == "draw-poker")
    assert who_wins(orders_of([game])["draw-poker"], game.rules(), said).line == line


def test_a_hand_of_fewer_than_five_is_compared_under_the_law_of_short_hands():
    answer = asked("draw-poker", "As Ad Ah Kc", "2s 2d 2h 2c 3d")
    assert answer.winners == ("B",)
    assert answer.laws[:2] == ("pool.ranking", "poker.35")
    assert answer.short.startswith("A has fewer than five cards: ")
    whole = asked("draw-poker", "As Ad Ah Kc Qd", "2s 2d 2h 2c 3d")
    assert (whole.short, whole.laws) == ("", ("pool.ranking",))
