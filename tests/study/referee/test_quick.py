"""The other quick tools: openings, the count for Game, Low, going out, and what may be played."""

import pytest

from hoyle.engine.cards import parse_cards, show_cards
from hoyle.engine.shelf import GAMES
from hoyle.study.referee import quick
from hoyle.study.referee.quick.table import plays_tricks
from hoyle.study.referee.reading import BadInput, read_cards

BY_NAME = {game.name: game for game in GAMES}
TRICKS = [game for game in GAMES if plays_tricks(game)]
SEVEN_UP = BY_NAME["seven-up"]


def opens(game: str, hand: str, deal: int = 1, **rules):
    """The answer on a hand."""
    rules_ = BY_NAME[game].rules(**rules)
    return quick.may_open(BY_NAME[game], rules_, {"hand": hand, "deal": str(deal)})


PROGRESSIVE = {"openers": ("J", "Q", "K", "A", "K", "Q")}


@pytest.mark.parametrize(
    ("hand", "may"),
    [
        ("Ac 2d 3h 4s 5c", True),
        ("3c 3d 2h 2s 9c", True),
        ("2c 2d 2h Ks Td", True),
        ("Tc Td Ah Ks 9d", False),
        ("Jc Jd 4h 3s 2c", True),
        ("Ad Kh Qs Jc Th", True),
        ("Ad Kh Qs Tc 9h", False),
        ("Ac Kd Qh Js 9c", False),
        ("Jh Js 9d 6c 2h", True),
        ("Kh Qh 8h 3h 2c", False),
        ("Kh Qh 8h 3h 2h", True),
    ],
)
def test_poker_38_what_opens_a_jack(hand, may):
    answer = opens("draw-poker", hand)
    assert answer.may is may
    assert bool(answer.proof) is may
    assert "poker.38" in answer.laws
    assert bool(answer.duties) is may


@pytest.mark.parametrize(
    ("deal", "asked", "hand", "may"),
    [
        (2, "queens", "Jc Jd Ah Ks 9c", False),
        (2, "queens", "Qc Qd 5h 4s 3c", True),
        (5, "kings", "Qc Qd 9h 5s 2c", False),
        (5, "kings", "Kc Kd 4h 3s 2c", True),
        (5, "kings", "2c 2d 3h 3s 4c", True),
    ],
)
def test_jack_progressive_what_each_deal_asks_for(deal, asked, hand, may):
    answer = opens("draw-poker", hand, deal, **PROGRESSIVE)
    assert f"a pair of {asked}" in answer.asked
    assert answer.may is may


@pytest.mark.parametrize(
    ("hand", "may"),
    [
        ("Tc Td 9h 8s Jk", False),
        ("2c 2d 3h 3s Jk", True),
        ("As 9d 6c 3h Jk", True),
        ("Js 9d 6c 3h Jk", False),
        ("Ks Qh 7d 2c Jk", False),
        ("Js Jk 4d 3c 2h", False),
        ("As 9s 6s 3h Jk", True),
    ],
)
def test_jacks_bug_what_the_joker_opens(hand, may):
    assert opens("jacks-back", hand, joker=True).may is may


def test_jack_bobtail_opens_where_the_house_takes_it_and_four_cards_prove_it():
    assert not opens("draw-poker", "Kh Qh 8h 3h 2c").may
    answer = opens("draw-poker", "Kh Qh 8h 3h 2c", bobtail="any")
    assert (answer.may, show_cards(answer.proof)) == (True, "KhQh8h3h")


def test_jack_whole_hand_is_what_the_opener_owes_when_he_is_raised_out():
    assert any("all five cards" in duty for duty in opens("draw-poker", "JcJd4h3s2c").duties)


def test_every_moment_at_which_an_opener_shows_is_told_with_its_law():
    answer = opens("draw-poker", "JcJd4h3s2c")
    assert answer.duties == (
        "A: show all five cards, before giving up the hand to a raise.",
        "A: put the discard under the counters of the pool, at the draw.",
        "A: show openers, before giving up the hand.",
        "A: show the whole hand, if in the final call.",
        "A: show openers, to take the pool uncalled.",
    )
    laws = {"poker.42", "poker.43", "poker.45", "jack.winner-shows-openers"}
    assert laws <= set(answer.laws)
    back = opens("jacks-back", "JcJd4h3s2c")
    assert back.duties == (
        "A: show openers, before giving up the hand, or taking the pot uncalled.",
        "A: keep the discard apart, at the draw.",
        "A: show the whole hand, in turn.",
    )


@pytest.mark.parametrize(("hand", "words"), [("JcJd", "2 are given"), ("JcJd4h3sJk", "not in the")])
def test_a_hand_that_is_none_is_refused(hand, words):
    with pytest.raises(BadInput, match=words):
        opens("draw-poker", hand)


def counted(rules: dict | None = None, **said: str):
    """The count for Game; ``claim_A`` for ``claim-A``."""
    named = {name.replace("_", "-"): text for name, text in said.items()}
    return quick.game_count(SEVEN_UP, SEVEN_UP.rules(**(rules or {})), named)


@pytest.mark.parametrize(
    ("dealer", "taken", "totals", "winner"),
    [
        ("A", {"A": "", "B": ""}, (0, 0), "B"),
        ("A", {"A": "AsAdKcKd", "B": "ThQcQdJs"}, (14, 15), "B"),
        ("B", {"A": "Tc", "B": "AhKhKs"}, (10, 10), "A"),
        ("A", {"A": "TcKd", "B": "AhKhQhJh"}, (13, 10), "A"),
        ("C", {"A": "Ah", "B": "As", "C": "Ac"}, (4, 4, 4), ""),
        ("B", {"A": "TcQd", "B": "AhKsKdQc", "C": "Jh"}, (12, 12, 1), "A"),
        ("D", {"AC": "TdKhJc", "BD": "AcAdKcKs"}, (14, 14), "A and C"),
        ("A", {"A": "JdJh", "B": "Td"}, (2, 10), "B"),
        ("C", {"A": "ThJc", "B": "AcKdKcJd", "C": "Qs"}, (11, 11, 2), ""),
        ("B", {"A": "AcKdKhQs", "B": "TdJcQh"}, (12, 13), "B"),
        ("B", {"A": "KsKcKdJh", "B": "QsTs"}, (10, 12), "B"),
    ],
)
def test_allfours_game_and_its_ties(dealer, taken, totals, winner):
    seats = {"AC": "4"}.get(next(iter(taken)), str(len(taken)))
    answer = counted(seats=seats, dealer=dealer, **taken)
    assert tuple(side.total for side in answer.sides) == totals
    assert answer.winner == winner
    assert ("allfours.tie" in answer.laws) is (totals.count(max(totals)) > 1)


def test_allfours_tie_is_nobodys_where_the_rules_have_it_so():
    assert counted({"tie": "nobody"}, dealer="B", A="Tc", B="AhKhKs").winner == ""


@pytest.mark.parametrize(
    ("claim", "fault"),
    [
        ("4 + 3 + 3 + 1 = 11", ""),
        ("4 7 10 11", ""),
        ("11", ""),
        ("4 + 3 + 2 + 1", "first wrong figure is 2: the king of clubs counts 3"),
        ("4 7 11", "first wrong figure is 11: the king of clubs makes it 10"),
        ("4 + 3 + 3 + 1 = 12", "The total is 11, and not 12"),
        ("4 + 3 + 3", "The jack of clubs has been left out"),
        ("4 + 3 + 3 + 1 + 1", "There is no card for the figure 1: only 4 cards count"),
        ("12", "The total is 11, and not 12"),
    ],
)
def test_allfours_game_the_first_wrong_figure_of_a_claim(claim, fault):
    answer = counted(dealer="B", A="Ah 9h Ks Kc Jc", B="Qd Td", claim_A=claim)
    assert fault in answer.fault
    assert bool(answer.fault) is bool(fault)


def test_allfours_game_right_figures_and_a_wrong_winner():
    answer = counted(dealer="B", A="AhKsKcJc", B="QdTd", claim_A="11", claim_B="12", claims="A")
    assert answer.fault == "The figures hold, but Game goes to B."


@pytest.mark.parametrize("game", TRICKS, ids=lambda game: game.name)
def test_every_trick_game_counts_by_its_own_rules(game):
    said = {"A": "Ah5hKcQd", "B": "ThQcJs", "dealer": "B", "trump": "h"}
    answer = quick.game_count(game, game.rules(), said)
    assert [side.total for side in answer.sides] == [9 + game.rules.five, 13]
    tied = {"A": "Tc", "B": "AdKhKs", "dealer": "B", "trump": "h"}
    assert bool(quick.game_count(game, game.rules(), tied).winner) is (game.rules().tie != "nobody")


def lows(rules: dict | None = None, **said: str):
    """Who has High, Low and the Jack."""
    named = {name.replace("_", "-"): text for name, text in said.items()}
    answer = quick.who_is_low(SEVEN_UP, SEVEN_UP.rules(**(rules or {})), named)
    return {one.point: (one.whose, one.card.text) for one in answer.made}


def test_allfours_low_is_his_to_whom_it_was_dealt_whoever_took_it():
    made = lows(trump="h", A="2h9h", B="Kh5h", took_low="B")
    assert made == {"high": ("B", "Kh"), "low": ("A", "2h")}
    assert lows({"low": "taker"}, trump="h", A="2h9h", B="Kh5h", took_low="B")["low"][0] == "B"
    assert lows({"low": "taker"}, trump="h", A="2h9h", B="Kh5h")["low"][0] == ""


def test_allfours_jack_goes_with_the_trick():
    made = lows(seats="3", trump="h", A="Jh", B="Ah", C="4h", took_jack="B")
    assert made == {"high": ("B", "Ah"), "low": ("C", "4h"), "jack": ("B", "Jh")}
    saved = lows(trump="c", A="Kc6c", B="Jc", took_jack="B")
    assert saved == {"high": ("A", "Kc"), "low": ("A", "6c"), "jack": ("B", "Jc")}


def test_allfours_high_and_low_may_be_one_card_or_none():
    assert lows(trump="d", B="8d") == {"high": ("B", "8d"), "low": ("B", "8d")}
    assert lows(trump="d") == {}
    four = lows({"partners": False}, seats="4", trump="s", A="7s", B="8sAs", D="Ts")
    assert four["low"] == ("A", "7s")


def out(**said: str):
    """Who goes out first."""
    named = {name.replace("_", "-"): text for name, text in said.items()}
    return quick.goes_out(SEVEN_UP, SEVEN_UP.rules(), named)


@pytest.mark.parametrize(
    ("needs", "made", "winner", "running"),
    [
        ((1, 1), "B A B A", "B", [("high", "B", 0)]),
        ((2, 2), "B A B A", "B", [("high", "B", 1), ("low", "A", 1), ("jack", "B", 0)]),
        ((3, 1), "A A A B", "A", [("high", "A", 2), ("low", "A", 1), ("jack", "A", 0)]),
        ((2, 1), "A A - B", "A", [("high", "A", 1), ("low", "A", 0)]),
        ((1, 2), "B A B -", "A", [("high", "B", 1), ("low", "A", 0)]),
        ((2, 2), "A B B A", "B", [("high", "A", 1), ("low", "B", 1), ("jack", "B", 0)]),
        ((7, 7), "A B - A", "", [("high", "A", 6), ("low", "B", 6), ("game", "A", 5)]),
        ((1, 1), "- B - A", "B", [("low", "B", 0)]),
    ],
)
def test_allfours_out_in_order(needs, made, winner, running):
    points = dict(
        zip(("made_high", "made_low", "made_jack", "made_game"), made.split(), strict=True)
    )
    said = {name: side for name, side in points.items() if side != "-"}
    answer = out(needs_A=str(needs[0]), needs_B=str(needs[1]), **said)
    assert answer.winner == winner
    assert [(one.point, one.side, one.to_go) for one in answer.counted] == running
    assert "allfours.out-in-order" in answer.laws


def test_allfours_out_in_order_what_is_scored_as_it_falls_comes_first():
    answer = out(needs_A="1", needs_B="1", once="B 1", made_high="A")
    assert (answer.winner, answer.uncounted) == ("B", ("high",))
    pegs = out(needs_A="6", needs_B="1", once="A 6, B 13")
    assert (pegs.winner, len(pegs.counted)) == ("A", 1)
    assert out(needs_A="11", needs_B="17", once="A 10").winner == ""


def plays(trump: str, trick: str, hand: str):
    """Which cards of a hand may be played."""
    said = {"trump": trump, "trick": trick, "hand": hand, "seats": "4"}
    answer = quick.may_play(SEVEN_UP, SEVEN_UP.rules(), said)
    return {one.card for one in answer.plays if one.may}


@pytest.mark.parametrize(
    ("trump", "trick", "hand", "may"),
    [
        ("h", "Kc", "4h9d3s", "4h9d3s"),
        ("h", "7c", "Kc2c8d", "Kc2c"),
        ("d", "5d", "Kd2c9s", "Kd"),
        ("h", "Kc9h", "Qc4h7d", "Qc4h"),
        ("h", "9h", "Ah3c2dKc", "Ah"),
        ("h", "Kc", "Qc5c2h9d", "Qc5c2h"),
        ("h", "7c", "Tc3cJhAd", "Tc3cJh"),
    ],
)
def test_allfours_follow_or_trump(trump, trick, hand, may):
    assert plays(trump, trick, hand) == set(parse_cards(may))


@pytest.mark.parametrize(
    ("trump", "trick", "winner"),
    [("h", "Ts4h9hAs", "C"), ("h", "5cAd9c2h", "D"), ("h", "ThJh2hKc", "B")],
)
def test_allfours_trick_who_has_it(trump, trick, winner):
    said = {"trump": trump, "trick": trick, "seats": "4"}
    assert quick.may_play(SEVEN_UP, SEVEN_UP.rules(), said).winner == winner


ALL_FIVES = BY_NAME["all-fives"]


@pytest.mark.parametrize(
    ("trump", "trick", "seats", "winner", "pegs"),
    [
        ("d", "Kd9dTd2c", 4, "A", 13),
        ("h", "AhTh5hKc", 4, "A", 19),
        ("c", "TcAc", 2, "B", 14),
    ],
)
def test_allfives_peg_what_a_trick_brings_at_once(trump, trick, seats, winner, pegs):
    said = {"trump": trump, "trick": trick, "seats": str(seats)}
    answer = quick.may_play(ALL_FIVES, ALL_FIVES.rules(), said)
    assert (answer.winner, answer.pegs) == (winner, pegs)
    assert quick.may_play(SEVEN_UP, SEVEN_UP.rules(), said).pegs == 0


def test_allfives_peg_all_the_trumps_together_bring_twenty_five():
    said = {"trump": "h", "seats": "2"}
    tricks = ("AhKh", "QhJh", "Th5h")
    answers = [
        quick.may_play(ALL_FIVES, ALL_FIVES.rules(), {**said, "trick": one}) for one in tricks
    ]
    assert sum(answer.pegs for answer in answers) == 25


@pytest.mark.parametrize(
    ("trump", "a", "b", "totals", "winner"),
    [
        ("d", "TcJd5h5s", "AdKsKhQc", (11, 12), "B"),
        ("h", "Ah5hKcQd", "ThQcJs", (14, 13), "A"),
        ("h", "Ah5c5dKc", "QhKsAc", (7, 9), "B"),
    ],
)
def test_allfives_game_only_the_five_of_trumps_counts(trump, a, b, totals, winner):
    said = {"trump": trump, "A": a, "B": b}
    answer = quick.game_count(ALL_FIVES, ALL_FIVES.rules(), said)
    assert tuple(side.total for side in answer.sides) == totals
    assert answer.winner == winner


def test_allfives_peg_a_whole_hand():
    answer = gone_over("6c", "AcJc KdAd Tc5c QhTh 7d9d 2s3s", ALL_FIVES)
    assert [(trick.winner, trick.pegs) for trick in answer.tricks] == [
        *(("A", 5), ("B", 0), ("B", 15), ("B", 0), ("A", 0), ("B", 0)),
    ]
    taken = {"A": "AcJc7d9d", "B": "KdAdTc5cQhTh2s3s", "trump": "c"}
    counts = quick.game_count(ALL_FIVES, ALL_FIVES.rules(), taken)
    assert [side.total for side in counts.sides] == [5, 34]


@pytest.mark.parametrize(
    ("needs", "once", "winner", "left"), [((6, 1), "A 6, B 13", "A", 0), ((11, 17), "A 10", "", 1)]
)
def test_allfives_sixty_one_ends_the_game_where_it_is_pegged(needs, once, winner, left):
    said = {"needs-A": str(needs[0]), "needs-B": str(needs[1]), "once": once}
    answer = quick.goes_out(ALL_FIVES, ALL_FIVES.rules(), said)
    assert (answer.winner, answer.counted[-1].to_go, len(answer.counted)) == (winner, left, 1)


def test_pitch_a_tied_game_is_nobodys():
    pitch = BY_NAME["pitch"]
    answer = quick.game_count(pitch, pitch.rules(), {"A": "Tc", "B": "AhKhKs", "dealer": "B"})
    assert (answer.winner, [side.total for side in answer.sides]) == ("", [10, 10])


@pytest.mark.parametrize(
    ("tool", "said", "field"),
    [
        (quick.game_count, {"seats": "5"}, "seats"),
        (quick.game_count, {"A": "Jk"}, "A"),
        (quick.game_count, {"A": "Ts", "B": "Ts"}, "B"),
        (quick.game_count, {"A": "Ts", "C": "Kh"}, "C"),
        (quick.game_count, {"claim-A": "eleven"}, "claim-A"),
        (quick.game_count, {"claims": "Z"}, "claims"),
        (quick.who_is_low, {"A": "2h"}, "trump"),
        (quick.who_is_low, {"trump": "h", "A": "2c"}, "A"),
        (quick.who_is_low, {"trump": "h", "took-low": "C"}, "took-low"),
        (quick.goes_out, {"needs-B": "1"}, "needs-A"),
        (quick.goes_out, {"needs-A": "1", "needs-B": "1"}, "made-high"),
        (quick.goes_out, {"needs-A": "1", "needs-B": "1", "once": "the Jack"}, "once"),
        (quick.goes_out, {"needs-A": "1", "needs-B": "1", "once": "C 2"}, "once"),
        (quick.may_play, {"trick": "2h"}, "trump"),
        (quick.may_play, {"trump": "h"}, "trick"),
        (quick.may_play, {"trump": "h", "trick": "2h3h4h"}, "trick"),
        (quick.may_play, {"trump": "h", "trick": "2h3h", "hand": "4h"}, "hand"),
    ],
)
def test_what_cannot_be_read_names_its_field(tool, said, field):
    with pytest.raises(BadInput) as bad:
        tool(SEVEN_UP, SEVEN_UP.rules(), said)
    assert bad.value.field == field
    assert bad.value.message.endswith(".")


def gone_over(turned: str, plays: str, game=SEVEN_UP, **rules):
    """A whole deal gone over."""
    return quick.whole_deal(game, game.rules(**rules), {"turned": turned, "plays": plays})


def test_allfours_a_whole_deal_without_the_jack_low_captured_and_the_last_lead_unfollowed():
    answer = gone_over("6c", "7c3c KdAd Qc5c Th9h 6dJd 2h4s")
    assert "".join(trick.winner for trick in answer.tricks) == "ABBBAA"
    assert answer.scored == (
        "High to B, with the queen of clubs.",
        "Low to B, with the three of clubs.",
        "Game to B.",
    )
    assert answer.sums == (("A", 0), ("B", 3))
    assert not any(trick.faults for trick in answer.tricks)
    taken = {"A": "7c3c6dJd2h4s", "B": "KdAdQc5cTh9h"}
    assert [side.total for side in counted(dealer="B", **taken).sides] == [1, 19]


def test_allfours_a_whole_deal_with_ruffs_while_able_to_follow():
    answer = gone_over("6h", "KsAs Tc2h Ah5h TsJh Qd4d 3c9c")
    assert "".join(trick.winner for trick in answer.tricks) == "BAABBA"
    assert answer.sums == (("A", 2), ("B", 2))
    taken = {"A": "Tc2hAh5h3c9c", "B": "KsAsTsJhQd4d"}
    assert [side.total for side in counted(dealer="B", **taken).sides] == [14, 20]


def test_allfours_a_whole_deal_with_a_revoke_in_it():
    answer = gone_over("6h", "9h2h Kc9d AsKs 8sTc 6dQc 3c5h")
    assert [bool(trick.faults) for trick in answer.tricks] == [False, True, *[False] * 4]
    assert "revoke" in answer.tricks[1].faults[0]
    assert any("for a revoke" in words for words in answer.scored)


@pytest.mark.parametrize("game", TRICKS, ids=lambda game: game.name)
def test_every_trick_game_goes_over_a_deal(game):
    answer = gone_over("6h", "Ah5h KsAs Tc2h TsJh Qd4d 3c9c", game)
    assert len(answer.tricks) == 6
    assert answer.sums[0][1] >= 2
    assert answer.laws


WHOLE = "KsAs Tc2h Ah5h TsJh Qd4d 3c9c"


@pytest.mark.parametrize(
    ("turned", "plays", "field"),
    [
        ("", WHOLE, "turned"),
        ("Ks", WHOLE, "turned"),
        ("6h", "KsAs", "plays"),
        ("6h", "KsKs", "plays"),
    ],
)
def test_a_deal_that_is_none_is_refused(turned, plays, field):
    with pytest.raises(BadInput) as bad:
        gone_over(turned, plays)
    assert bad.value.field == field


@pytest.mark.parametrize(
    "text",
    [
        *("JhTs9c", "Jh Ts 9c", "jh, ts, 9c", "J♥ 10♠ 9♣", "Jh 10s 9c", "J h 10 s 9 c"),
        *("jack of hearts, ten of spades, nine of clubs", "Jh; Ts; 9c", "Jh/Ts/9c", "Jh-Ts-9c"),
        *("the Jack of Hearts and the Ten of Spades and the 9 of clubs", "Jh10s9c"),
    ],
)
def test_cards_in_many_spellings(text):
    assert show_cards(read_cards(text, "A", "Hand A")) == "JhTs9c"
