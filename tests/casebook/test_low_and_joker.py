"""Disputes over low hands and over the joker, each settled elsewhere."""

from functools import partial

import pytest

from hoyle.engine.cards import JOKER, parse_cards
from hoyle.engine.games.jacks_back.endings import HIGH, LOW
from hoyle.engine.vying.joker import bug_merit, bug_stands, fitter_merit, fitter_stands
from hoyle.engine.vying.low_naming import describe_low
from hoyle.engine.vying.naming import describe

FOR_LOW = [
    (
        "Three seven-lows",
        (
            ("7c 6d 4h 2s Ac", "no_pair", "7642A"),
            ("7h 5s 4c 3d 2d", "no_pair", "75432"),
            ("7d 6s 3h 2c Ah", "no_pair", "7632A"),
        ),
        "B",
        "",
    ),
    (
        "A suited six-high run against a seven-low",
        (("6c 5c 4c 3c 2c", "no_pair", "65432"), ("7d 4h 3s 2d Ad", "no_pair", "7432A")),
        "A",
        "",
    ),
    (
        "Tiny two pairs against one big pair, for low",
        (("Ac Ad 2h 2s 3c", "two_pair", "2A3"), ("Kc Kd Qh Js Tc", "one_pair", "KQJT")),
        "B",
        "",
    ),
    (
        "An eight-low that contains an ace against a nine-low",
        (("Ac 8d 6h 4s 2c", "no_pair", "8642A"), ("9h 7d 5c 3s 2d", "no_pair", "97532")),
        "A",
        "",
    ),
    (
        "Same pair, side cards 7-3-2 against 7-4-A, for low",
        (("8c 8d 7h 3s 2c", "one_pair", "8732"), ("8h 8s 7d 4c Ac", "one_pair", "874A")),
        "A",
        "",
    ),
    (
        "The worst-looking unpaired hand against the best paired hand, for low",
        (("Kc Qd Jh Ts 9c", "no_pair", "KQJT9"), ("Ac Ad 2h 3s 4c", "one_pair", "A432")),
        "A",
        "",
    ),
    (
        "Both players paired in a pot played for low",
        (("Ac Ad 2h 3s 4c", "one_pair", "A432"), ("2c 2d 3h 4s 5c", "one_pair", "2543")),
        "A",
        "",
    ),
    (
        "The two best hands after the wheel",
        (("6c 4d 3h 2s Ac", "no_pair", "6432A"), ("6h 5d 3c 2d As", "no_pair", "6532A")),
        "A",
        "",
    ),
    (
        "Aces full against kings and queens, both dreadful for low",
        (("Ac Ad Ah 2c 2d", "full_house", "A2"), ("Kc Kd Qh Qs 2h", "two_pair", "KQ2")),
        "B",
        "",
    ),
    (
        "Two identical eight-lows in different suits",
        (("8s 6d 4h 2s Ac", "no_pair", "8642A"), ("8h 6s 4c 2d Ad", "no_pair", "8642A")),
        "AB",
        "",
    ),
    (
        "Two eight-lows; the loser has the smaller total of pips",
        (("8c 5d 4h 3s 2c", "no_pair", "85432"), ("8h 6d 3c 2s Ah", "no_pair", "8632A")),
        "A",
        "",
    ),
    (
        "Two identical jack-lows",
        (("Jc 7d 5h 3s 2c", "no_pair", "J7532"), ("Jh 7s 5c 3d 2d", "no_pair", "J7532")),
        "AB",
        "",
    ),
    (
        "Table argues whether joker plus ace is a pair of aces in lowball",
        (("Ac 5d 7h 9s Jk", "no_pair", "9752A"), ("9h 8d 3c 2s Ad", "no_pair", "9832A")),
        "A",
        "2",
    ),
    (
        "Wheel made with the joker against a natural wheel",
        (("Ac 3d 4h 5s Jk", "no_pair", "5432A"), ("5c 4d 3h 2s Ad", "no_pair", "5432A")),
        "AB",
        "2",
    ),
    (
        "A pair of aces with the joker in hand, for low",
        (("Ac Ad 2h 3s Jk", "one_pair", "A432"), ("2c 2d 3h 4s 5c", "one_pair", "2543")),
        "A",
        "4",
    ),
    (
        "A-2-3-6 with the joker against a natural 6-5, for low",
        (("Ac 2d 3h 6s Jk", "no_pair", "6432A"), ("6h 5d 3c 2s Ad", "no_pair", "6532A")),
        "A",
        "4",
    ),
]
FOR_HIGH = [
    (
        "K-Q-J-9 of mixed suits with the bug against three aces",
        (("Ks Qd Jc 9h Jk", "straight", "K"), ("Ac Ad Ah 6c 8d", "three_of_a_kind", "A86")),
        "A",
        "T",
    ),
    (
        "Four hearts headed by the king with the bug against an A-Q spade flush",
        (("Kh 9h 5h 2h Jk", "flush", "AK952"), ("As Qs Js 9s 8s", "flush", "AQJ98")),
        "A",
        "Ah",
    ),
    (
        "A-2-3-4 with the bug against three kings",
        (("Ac 2d 3h 4s Jk", "straight", "5"), ("Kc Kd Kh 9s 8d", "three_of_a_kind", "K98")),
        "A",
        "5",
    ),
    (
        "Aces and eights with the bug against kings full",
        (("Ac Ad 8h 8s Jk", "full_house", "A8"), ("Kc Kd Kh Qs Qd", "full_house", "KQ")),
        "A",
        "A",
    ),
    (
        "Ace-king spades with the bug against an A-K-J heart flush",
        (("As Ks 7s 3s Jk", "flush", "AKQ73"), ("Ah Kh Jh Th 8h", "flush", "AKJT8")),
        "A",
        "Qs",
    ),
    (
        "Four hearts with the ace, plus the bug, against a natural A-K-Q flush",
        (("Ah 9h 5h 2h Jk", "flush", "AK952"), ("As Ks Qs 8s 3s", "flush", "AKQ83")),
        "B",
        "Kh",
    ),
    (
        "9-8-6-5 of clubs with the bug against four kings",
        (("9c 8c 6c 5c Jk", "straight_flush", "9"), ("Kh Kd Kc Ks 2d", "four_of_a_kind", "K2")),
        "A",
        "7c",
    ),
    (
        "Four aces with the bug against a king-high straight flush",
        (("Ac Ad Ah As Jk", "five_of_a_kind", "A"), ("Kh Qh Jh Th 9h", "straight_flush", "K")),
        "A",
        "A",
    ),
    (
        "Pair of kings with the bug against the smallest two pairs",
        (("Kc Kd 8h 4s Jk", "one_pair", "KA84"), ("2c 2d 3h 3s 4c", "two_pair", "324")),
        "B",
        "A",
    ),
    (
        "2-3-4-5 with the bug against a natural wheel",
        (("2c 3d 4h 5s Jk", "straight", "6"), ("5c 4d 3c 2s As", "straight", "5")),
        "A",
        "6",
    ),
    (
        "5-4-3-2 of hearts with the bug against four aces",
        (("5h 4h 3h 2h Jk", "straight_flush", "6"), ("Ac Ad As Ah Kd", "four_of_a_kind", "AK")),
        "A",
        "6h",
    ),
    (
        "Open-ended four with the bug against a natural ten-high straight",
        (("Tc 9d 8h 7s Jk", "straight", "J"), ("Ts 9h 8c 7d 6s", "straight", "T")),
        "A",
        "J",
    ),
    (
        "Three aces with the bug against four kings",
        (("Ac Ad Ah 7s Jk", "four_of_a_kind", "A7"), ("Kc Kd Kh Ks Qd", "four_of_a_kind", "KQ")),
        "A",
        "A",
    ),
    (
        "Eights and fives on both sides; one side has the bug, the other a king",
        (("8c 8d 5h 5s Jk", "two_pair", "85A"), ("8h 8s 5c 5d Kc", "two_pair", "85K")),
        "A",
        "A",
    ),
    (
        "Three kings with the bug against queens full",
        (("Kc Kd Kh Qs Jk", "three_of_a_kind", "KAQ"), ("Qc Qd Qh 2s 2h", "full_house", "Q2")),
        "B",
        "A",
    ),
    (
        "Bug with K-Q-J-10 of spades against aces full",
        (("Ks Qs Js Ts Jk", "straight_flush", "A"), ("Ac Ad Ah Kc Kd", "full_house", "AK")),
        "A",
        "As",
    ),
]
SIGNS = dict(zip("♣♦♥♠", "cdhs", strict=True))


def settled(ranking, described, hands):
    """The seats that take the pot, after each hand has been named as it should be."""
    cards = [parse_cards(text) for text, _, _ in hands]
    for hand, (_, kind, ranks) in zip(cards, hands, strict=True):
        name = described(hand)
        assert (name.category, "".join(name.ranks)) == (kind, ranks)
    worths = [ranking.worth(hand) for hand in cards]
    return "".join("ABC"[at] for at, worth in enumerate(worths) if worth == max(worths))


def stood_for(stands, hands):
    """What the joker stands for in the hand that holds it."""
    hand = next((h for h in (parse_cards(text) for text, _, _ in hands) if JOKER in h), None)
    if hand is None:
        return ""
    text = stands(hand).text.replace("10", "T")
    return "".join(SIGNS.get(letter, letter) for letter in text)


@pytest.mark.parametrize(("matter", "hands", "winner", "joker"), FOR_LOW)
def test_jacks_low_ranking_as_settled(matter, hands, winner, joker):
    assert settled(LOW, partial(describe_low, order=fitter_merit), hands) == winner, matter
    assert stood_for(fitter_stands, hands) == joker, matter


@pytest.mark.parametrize(("matter", "hands", "winner", "joker"), FOR_HIGH)
def test_jacks_bug_as_settled(matter, hands, winner, joker):
    assert settled(HIGH, partial(describe, order=bug_merit), hands) == winner, matter
    assert stood_for(bug_stands, hands) == joker, matter
