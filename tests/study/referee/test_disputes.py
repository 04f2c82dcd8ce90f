"""Disputes that arose elsewhere, put to the desk: each is settled with the value given there."""

import pytest

from hoyle.engine.shelf import GAMES
from hoyle.engine.state import Action, letter
from hoyle.engine.tricks.table import side_of, to_go
from hoyle.study.referee.disputes import disputes_of
from hoyle.study.referee.ruling import Ruled
from hoyle.study.referee.settling import Desk
from tests.study.referee.test_settling import houses

BY_NAME = {game.name: game for game in GAMES}


def ruled(where: str, house: str = "", rules: dict | None = None, **told) -> Ruled:
    """The ruling on a dispute, ``game/dispute``, with these facts and figures."""
    name, _, dispute = where.partition("/")
    game = BY_NAME[name]
    known = disputes_of(game)[dispute]
    delta = {**(houses(name)[house] if house else {}), **(rules or {})}
    figures = known.usual() | {key: one for key, one in told.items() if isinstance(one, int)}
    facts = {key: one for key, one in told.items() if isinstance(one, str)}
    desk = Desk(known, game, game.rules(**delta), figures)
    settled = desk.settle(facts)
    assert not settled.matters, [way.facts for way in settled.ways]
    return settled.ruled


def pool(one: Ruled, at: int = -1) -> int:
    """What lies in the pool at a step."""
    return one.steps[at].state.pool.total


# false openers, and who must show


def test_poker_39_alone_he_loses_all_he_put_in_and_the_rest_may_open():
    one = ruled("draw-poker/false-opening", seats=4, opening=4, held="nothing", found="before",
                others="none")  # fmt: skip
    assert (one.verdict, one.step.ruling.fine, pool(one)) == ("irregular", 6, 12)
    assert one.step.state.opener is None
    assert one.then.startswith("It is C’s say: he may pass and keep the hand")
    assert "open" in one.then


def test_poker_39_with_others_in_and_a_raise_they_play_on():
    one = ruled("draw-poker/false-opening", held="nothing", found="before", others="raised")
    assert one.step.ruling.fine == 7
    assert pool(one) == 30
    assert [letter(seat) for seat in one.step.state.active] == ["C", "D"]
    assert one.step.state.turn == 2
    assert one.step.state.level - one.step.state.stakes[2] == 5


def test_poker_44_six_at_the_table_cost_him_ten():
    one = ruled("draw-poker/false-opening", seats=6, held="nothing", found="after")
    assert one.moved[1] == 10
    assert one.laws[:2] == ("poker.44", "jack.penalty-antes")


@pytest.mark.parametrize(
    ("moment", "shows", "verdict", "law"),
    [
        ("raised", "whole", "lawful", "poker.42"),
        ("raised", "openers", "refused", "poker.42"),
        ("raised", "nothing", "irregular", "poker.42"),
        ("declines", "openers", "lawful", "poker.45"),
        ("later", "openers", "lawful", "poker.45"),
    ],
)
def test_poker_42_and_45_what_an_opener_shows_who_gives_up(moment, shows, verdict, law):
    one = ruled("draw-poker/opener-gives-up", moment=moment, shows=shows, held="openers")
    assert (one.verdict, one.laws[0]) == (verdict, law)
    assert one.moved[1] == (8 if shows == "nothing" else 0)
    if verdict == "lawful":
        shown = one.step.state.shown[1]
        assert len(shown) == (5 if shows == "whole" else 2)


def test_jack_winner_shows_openers_and_not_the_cards_he_drew():
    one = ruled("draw-poker/nobody-called", winner="opener", shows="openers", held="openers")
    assert one.laws[0] == "jack.winner-shows-openers"
    assert len(one.step.state.shown[1]) == 2


def test_poker_45_another_in_the_call_who_hides_pays_ten_at_a_table_of_six():
    one = ruled("draw-poker/called-and-hides", seats=6, kind="jack", who="another", shows="nothing")
    assert (one.verdict, one.moved[2]) == ("irregular", 10)


def test_poker_45_nobody_bets_and_the_last_takes_the_pool_unshown():
    one = ruled("draw-poker/nobody-bets", does="drop")
    assert one.step.state.outcome.winners == (3,)
    assert one.step.state.shown[3] == ()


# coming in, turns, and the opener's discard


def test_poker_38_openers_may_be_held_back_and_the_passer_may_come_in_or_raise():
    for wants in ("come-in", "raise"):
        assert ruled("draw-poker/come-back", how="kept", wants=wants).verdict == "lawful"
    assert ruled("draw-poker/come-back", how="after", wants="come-in").verdict == "refused"


def test_jack_first_say_is_the_dealers_left():
    one = ruled("draw-poker/whose-say", moment="dealt")
    assert one.step.state.turn == 0
    assert "jack.first-say" in one.laws


def test_poker_41_the_passers_speak_after_the_rest():
    one = ruled("draw-poker/whose-say", moment="opened")
    assert one.step.state.waiting == (0, 1)
    assert one.line == "It is A’s say: he may come in, throw up the hand or raise."


def test_poker_43_the_draw_begins_on_the_dealers_left_and_the_bets_with_the_opener():
    assert ruled("draw-poker/whose-say", moment="drawing").step.state.turn == 0
    bets = ruled("draw-poker/first-bet", kind="jack", opener="in")
    assert bets.step.state.turn == bets.step.state.opener == 1


def test_poker_45_the_opener_gone_the_next_on_his_left_begins():
    for opener in ("gone", "false"):
        one = ruled("draw-poker/first-bet", seats=6, kind="jack", opener=opener)
        assert one.step.state.turn == 2


def test_poker_43_openers_may_be_split_and_the_discard_is_never_dealt_again():
    throws = ruled("draw-poker/split-openers", what="throws")
    assert throws.verdict == "lawful"
    assert [card.text for card in throws.step.state.under_chips] == ["Ad"]
    assert ruled("draw-poker/split-openers", what="dealt").verdict == "refused"
    assert ruled("draw-poker/split-openers", what="takes").verdict == "refused"


# the money of a jack


def test_jack_only_two_in_the_age_puts_up_three_and_the_other_takes_two_down():
    one = ruled("draw-poker/only-two-in", "large-party", raised="plain", more="one")
    assert (one.verdict, one.moved[:2]) == ("lawful", (3, -2))
    assert pool(one) == 4
    refused = ruled("draw-poker/only-two-in", "large-party", raised="raised", more="one")
    assert refused.verdict == "refused"


def test_jack_equal_rights_a_foul_hand_opens_on_the_next_deal_and_fattens_like_any():
    one = ruled("draw-poker/unopened", wants="foul")
    assert one.verdict == "lawful"
    paid = [entry for step in one.steps for entry in step.entries if entry.law == "poker.40"]
    assert [entry.amount for entry in paid if entry.seat == 1] == [1, 1]


def test_jack_fixed_ante_is_not_fattened():
    one = ruled("draw-poker/unopened", "fixed-ante", seats=4, failures=2, wants="fatten")
    assert pool(one) == 20
    assert one.moved == (0, 0, 0, 0)


def test_poker_40_two_failures_of_five_players_make_twenty_and_the_dealer_stays():
    one = ruled("draw-poker/unopened", failures=2, wants="fatten")
    assert pool(one) == 20
    assert one.steps[-1].state.dealer == one.steps[0].state.dealer


@pytest.mark.parametrize(
    ("what", "amount", "verdict"),
    [("open", "within", "lawful"), ("open", "over", "refused"), ("raise", "over", "refused")],
)
def test_pool_limit_bounds_what_is_added(what, amount, verdict):
    assert ruled("draw-poker/over-the-limit", what=what, amount=amount).verdict == verdict


def test_poker_42_a_raise_within_the_limit_may_stand_at_more_than_the_limit():
    one = ruled("draw-poker/over-the-limit", what="raise", amount="within")
    assert (one.verdict, one.step.state.level) == ("lawful", 16)


@pytest.mark.parametrize(
    ("seats", "out", "house", "whole"), [(6, 1, "", 10), (7, 2, "dealers-choice", 15)]
)
def test_poker_37_who_passes_the_jack_pays_nothing(seats, out, house, whole):
    one = ruled("draw-poker/stays-out", house, seats=seats, out=out, wants="out")
    assert pool(one) == whole
    assert len(one.steps[-1].state.active) == seats - out


def test_jack_abandoning_costs_five():
    one = ruled("draw-poker/thrown-away", opened="no")
    assert (one.moved[0], pool(one)) == (5, 15)


def test_poker_46_what_is_shy_at_the_call_is_lost_to_the_winner():
    one = ruled("draw-poker/shy", kind="jack", moment="called", wants="collect")
    last = one.steps[-1].state
    assert one.verdict == "refused"
    assert last.pool.owed == (0, 0, 0, 0, 0)
    assert dict(last.outcome.awards) == {1: pool(one, one.at)}


def test_poker_36_and_the_odd_counter():
    even = ruled("draw-poker/equal-hands", equal="every", odd="even")
    assert even.moved[1] == even.moved[2] < 0
    odd = ruled("draw-poker/equal-hands", equal="every", odd="odd")
    assert odd.steps[-1].state.outcome.carried == 1
    left = ruled("draw-poker/equal-hands", "odd-to-the-left", equal="every", odd="odd")
    assert left.moved[1] - left.moved[2] == -1
    assert ruled("draw-poker/equal-hands", equal="third", odd="odd").moved[1:3] == (0, 0)


def test_poker_35_four_cards_are_no_flush():
    one = ruled("draw-poker/not-five-cards", number="four", claims="flush")
    assert (one.verdict, one.laws) == ("refused", ("poker.35",))


# Straight Poker


def test_straight_deal_goes_to_the_winner_and_the_ante_round_the_table():
    one = ruled("straight-poker/next-deal", how="won")
    last = one.steps[-1].state
    assert (last.dealer, one.moved[0], last.buck) == (1, 4, 1)


def test_straight_all_pass_doubles_the_pool_and_the_deal_goes_left():
    one = ruled("straight-poker/all-pass")
    last = one.steps[-1].state
    assert (pool(one), last.dealer, last.buck, one.moved[0]) == (8, 0, 1, 4)


@pytest.mark.parametrize("wants", ["ante", "draw"])
def test_straight_ante_never_varies_and_there_is_no_draw(wants):
    assert ruled("straight-poker/not-at-this-game", wants=wants).verdict == "refused"


@pytest.mark.parametrize(
    ("wants", "verdict"),
    [("call", "lawful"), ("raise", "lawful"), ("fold", "lawful"), ("pass", "refused")],
)
def test_straight_passers_decide(wants, verdict):
    assert ruled("straight-poker/passer-and-a-bet", wants=wants).verdict == verdict


@pytest.mark.parametrize("against", ["flush", "full", "fours"])
def test_straight_ranking_a_suited_run_is_a_flush(against):
    one = ruled("straight-poker/straight-flush", does="shows", against=against)
    assert one.step.state.outcome.winners == (1,)


# Jacks Back


def test_jacks_low_nobody_opens_the_cards_stay_and_no_ante_is_paid():
    one = ruled("jacks-back/nobody-opened", then="turn")
    assert one.step.state.low
    assert one.moved == (0, 0, 0, 0)
    assert one.step.state.turn == 0
    assert ruled("jacks-back/nobody-opened", then="kings").verdict == "lawful"


def test_jacks_thrown_in_and_the_deal_goes_left():
    one = ruled("jacks-back/nobody-opened", then="checked")
    assert one.step.state.outcome.next_dealer == 0
    assert "jacks.thrown-in" in one.laws


@pytest.mark.parametrize(("announced", "verdict"), [("no", "lawful"), ("yes", "refused")])
def test_jacks_no_check_raise_only_where_it_was_announced(announced, verdict):
    one = ruled("jacks-back/check-and-raise", round="low", announced=announced)
    assert one.verdict == verdict


@pytest.mark.parametrize("where", ["draw-poker/false-opening", "jacks-back/false-opening"])
@pytest.mark.parametrize("seats", [3, 4, 7])
def test_a_pot_reopened_by_a_false_opener_may_be_opened_again_truly_or_falsely(where, seats):
    told = {"held": "nothing", "found": "before", "seats": seats}
    truly, falsely = (ruled(where, others=others, **told) for others in ("opened", "twice"))
    for one in (truly, falsely):
        assert (one.verdict, one.step.action) == ("irregular", Action(1, "own-up"))
        assert one.line.startswith("Irregular: B opened without openers")
        assert "C opens for 2." in one.remedy
    assert truly.steps[-1].state.opener == 2
    assert falsely.steps[-1].action == Action(2, "own-up")
    assert falsely.steps[-1].state.opener is None
    assert any(words.startswith("Irregular: C opened without") for words in falsely.remedy)
    assert falsely.steps[-1].state.phase in ("opening", "deal", "over")


def test_jacks_false_opener_of_two_players_loses_the_pot_to_the_other():
    one = ruled("jacks-back/false-opening", held="nothing", found="before", others="none", seats=2)
    assert one.step.state.outcome.winners == (0,)


@pytest.mark.parametrize("game", ["jacks-back", "straight-poker", "draw-poker"])
def test_equal_hands_are_settled_at_every_game_that_shows_them(game):
    one = ruled(f"{game}/equal-hands", equal="every", odd="even")
    assert len(one.step.state.outcome.winners) == 2
    assert (
        len(ruled(f"{game}/equal-hands", equal="third", odd="odd").step.state.outcome.winners) == 1
    )


def test_jacks_proof_is_asked_of_nobody_who_has_laid_his_whole_hand_open():
    one = ruled("jacks-back/called-and-hides", who="another", shows="nothing")
    assert one.verdict == "irregular"
    assert one.step.state.outcome.winners == (1,)
    early = ruled("jacks-back/called-and-hides", who="opener", shows="nothing")
    assert early.then.startswith("It is C’s say")


@pytest.mark.parametrize("game", ["straight-poker", "jacks-back"])
def test_pool_in_turn_and_pool_limit_are_settled_where_one_vies(game):
    for moment in ("bet", "call"):
        one = ruled(f"{game}/out-of-turn", moment=moment)
        assert (one.verdict, one.laws[0], one.step.ruling.void) == (
            "irregular",
            "pool.in-turn",
            True,
        )
    for what in ("bet", "raise"):
        assert ruled(f"{game}/over-the-limit", what=what, amount="within").verdict == "lawful"
        over = ruled(f"{game}/over-the-limit", what=what, amount="over")
        assert (over.verdict, over.laws) == ("refused", ("pool.limit",))


@pytest.mark.parametrize(("game", "scores"), [("seven-up", 3), ("all-fives", 3), ("pitch", 2)])
def test_allfours_tie_for_game_goes_to_the_non_dealer_or_to_nobody(game, scores):
    assert ruled(f"{game}/game-tied", who="dealer").moved == (scores, 0)
    assert ruled(f"{game}/game-tied", who="others").moved == (2, 0, 0)
    if game != "pitch":  # where a tie is nobody's in print
        nobody = ruled(f"{game}/game-tied", who="dealer", rules={"tie": "nobody"})
        assert nobody.moved == (2, 0)


@pytest.mark.parametrize(
    ("held", "verdict"),
    [("ace", "lawful"), ("jack", "irregular"), ("tens", "irregular"), ("pairs", "lawful")],
)
def test_jacks_bug_what_is_opened_with_the_joker(held, verdict):
    assert ruled("jacks-back/opens-with-the-joker", held=held).verdict == verdict


# the All Fours family


@pytest.mark.parametrize(
    ("near", "winner"), [("both", (0,)), ("two", (0,)), ("dealer", (1,)), ("nobody", None)]
)
def test_allfours_out_in_order(near, winner):
    end = ruled("seven-up/out-in-order", what="order", near=near).steps[-1].state.outcome
    assert (end.winners if end else None) == winner


def test_allfours_low_is_his_who_was_dealt_it():
    assert ruled("seven-up/low-captured", table="dealt").moved == (1, 3)
    assert ruled("seven-up/low-captured", table="taker").moved == (0, 4)


def test_allfours_game_a_wrong_count_is_void():
    assert ruled("seven-up/out-in-order", what="claim").step.ruling.void


@pytest.mark.parametrize(
    ("played", "could", "verdict"),
    [("trump", "yes", "lawful"), ("other", "no", "lawful")],
)
def test_allfours_follow_or_trump(played, could, verdict):
    assert ruled("seven-up/did-not-follow", played=played, could=could).verdict == verdict


@pytest.mark.parametrize(("jack", "points"), [("yes", 2), ("no", 1)])
def test_allfours_revoke_costs_two_where_the_jack_was_in_play(jack, points):
    told = {"played": "other", "could": "yes", "taken": "no", "jack": jack, "near": "no"}
    one = ruled("seven-up/did-not-follow", **told)
    fined = [event for event in one.steps[-1].events if event.kind == "revoke"]
    assert [(event.seat, event.amount) for event in fined] == [(0, points)]


@pytest.mark.parametrize(("answer", "verdict"), [("give", "refused"), ("run", "lawful")])
def test_allfours_gift_puts_nobody_out(answer, verdict):
    one = ruled("seven-up/gift", players="two", answer=answer, near="eldest")
    assert one.verdict == verdict


def test_allfours_gift_goes_to_both_adversaries_of_three():
    told = {"players": "three", "answer": "give", "near-any": "nobody"}
    assert ruled("seven-up/gift", **told).moved == (1, 1, 0)


def test_allfours_turned_jack_counts_at_once():
    one = ruled("seven-up/turned-jack", turned="first", near="dealer")
    assert one.step.state.outcome.winners == (1,)


@pytest.mark.parametrize("game", ["seven-up", "all-fives"])
@pytest.mark.parametrize(
    ("near", "answer", "verdict", "law"),
    [
        ("nobody", "give", "lawful", "allfours.gift"),
        ("eldest", "give", "refused", "allfours.gift-puts-nobody-out"),
        ("eldest", "run", "lawful", "allfours.gift-puts-nobody-out"),
        ("dealer", "give", "lawful", "allfours.gift"),
    ],
)
def test_allfours_gift_of_four_in_sides_goes_to_the_eldest_hands_side(
    game, near, answer, verdict, law
):
    one = ruled(f"{game}/gift", **{"players": "four", "answer": answer, "near-side": near})
    assert (one.verdict, one.laws[0]) == (verdict, law)
    given = one.verdict == "lawful" and answer == "give"
    assert one.moved == ((1, 0, 0, 0) if given else (0, 0, 0, 0))
    if verdict == "refused":
        assert one.line.startswith("Refused: A and C have one to go and may not go out by a gift")
    if given:
        assert "to A and C" in one.line
        assert one.readings == ("89",)


def left(one: Ruled, seat: int = 0) -> int:
    """What a seat's side has to go at the end of the record."""
    state = one.steps[-1].state
    return to_go(state, side_of(state, seat))


def bid(players="alone", made="all", revoked="no", bound="three", **figures) -> Ruled:
    """The ruling on a pitcher who was bound."""
    told = {"players": players, "made": made, "revoked": revoked, "bound": bound}
    return ruled("pitch/bid-not-made", **told, **figures)


@pytest.mark.parametrize(
    ("told", "goes", "law"),
    [
        ({}, 4, "pitch.set-back"),
        ({"made": "fewer"}, 10, "pitch.set-back"),
        ({"made": "opposite"}, 10, "pitch.set-back"),
        ({"made": "opposite", "players": "sides"}, 4, "pitch.set-back"),
        ({"made": "fewer", "players": "sides"}, 10, "pitch.set-back"),
        ({"bound": "four"}, 3, "pitch.set-back"),
        ({"bound": "four", "made": "fewer"}, 11, "pitch.set-back"),
        ({"made": "fewer", "revoked": "other"}, 3, "pitch.revoke"),
        ({"bound": "four", "made": "fewer", "revoked": "other"}, 2, "pitch.revoke"),
        ({"revoked": "own"}, 10, "pitch.set-back"),
        ({"made": "opposite", "players": "sides", "revoked": "own"}, 10, "pitch.set-back"),
    ],
)
def test_pitch_set_back_a_bid_that_is_made_fails_or_is_spoilt(told, goes, law):
    one = bid(**told, **{"to-go": 7})
    assert (one.verdict, left(one)) == ("lawful", goes)
    assert law in one.laws
    failed = "made fewer than" in one.line
    assert failed is (goes > 7)
    assert ("is not set back: another has revoked" in one.line) is (law == "pitch.revoke")


def test_pitch_set_back_who_has_six_to_go_and_bid_three_has_nine():
    one = bid(made="fewer", **{"to-go": 6})
    assert (left(one), one.moved[0], one.steps[-1].state.pool.owed[0]) == (9, -3, 0)


def test_pitch_set_back_what_he_made_does_not_put_him_out():
    assert left(bid(made="fewer", **{"to-go": 1})) == 4
    out = bid(**{"to-go": 1})
    assert out.step.state.outcome.winners == (0,)
    assert (
        out.line == "The last counter goes in for High, which is counted first. A has won the game."
    )


def test_pitch_first_out_is_for_a_pitcher_who_has_made_what_he_promised():
    first = {"rules": {"first_out": "pitcher"}}
    told = "A, who pitched, is counted first."
    assert told in bid(**first).remedy
    assert told not in bid(made="fewer", **first).remedy
    excused = bid(made="fewer", revoked="other", **first)
    assert told not in excused.remedy
    assert excused.essence == bid(made="fewer", revoked="other").essence


def pegged(**told) -> Ruled:
    """The ruling on a peg that comes near the end in the middle of a hand."""
    return ruled("all-fives/pegged-out", **told)


def test_allfives_sixty_one_the_peg_that_reaches_it_ends_the_hand():
    one = pegged(reach="out", revoked="no", on="no")
    assert (one.step.state.outcome.winners, left(one, 0), left(one, 1)) == ((0,), 0, 1)
    assert {"allfives.peg", "allfives.sixty-one"} <= set(one.laws)
    assert one.line.endswith("and play stops. A has won the game.")
    assert len(one.steps[-1].state.hands[1]) == 3
    on = pegged(reach="out", revoked="no", on="yes")
    assert (on.verdict, on.moved) == ("refused", (0, 0))


@pytest.mark.parametrize(("other", "winner"), [("trump", 1), ("low", 0), ("far", 0)])
def test_allfives_sixty_one_sixty_is_not_enough(other, winner):
    one = pegged(reach="sixty", other=other)
    assert one.step.state.outcome.winners == (winner,)
    assert ("allfives.peg" in one.laws) is (other == "trump")
    assert ("allfours.high" in one.laws) is (winner == 0)


@pytest.mark.parametrize(("other", "holes"), [("trump", 0), ("low", 0), ("far", 56)])
def test_allfives_revoke_keeps_the_peg_one_hole_short(other, holes):
    one = pegged(reach="out", revoked="yes", other=other)
    assert one.step.state.outcome is None
    assert (left(one, 0), left(one, 1)) == (1, holes)
    assert "allfours.revoke" in one.laws
