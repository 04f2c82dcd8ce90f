"""What goes wrong before and during the play, and how it is put right: a revoke taken back in time,
and a wrong number of cards."""

from collections import Counter
from random import Random

import pytest

from hoyle.engine.cards import PACK, parse_card, parse_cards
from hoyle.engine.game import apply, judge, legal_actions, obligations, seen_by, start
from hoyle.engine.games.seven_up import GAME
from hoyle.engine.games.seven_up.rules import SevenUpRules
from hoyle.engine.laws import Verdict
from hoyle.engine.state import DEALER, Action, Deal

RULED = SevenUpRules(revoke="ruled")


def dealt(*hands, turned="2c", rules=RULED, stacks=None):
    """A table with these hands, the trump turned."""
    stacks = stacks or ((7, 7, 0, 0) if len(hands) == 4 else (7,) * len(hands))
    cards = [parse_cards(hand) for hand in hands]
    deal = Action(DEALER, "deal", sum(cards, ()), 0, tuple(map(len, cards)))
    state = apply(GAME, start(GAME, rules, Deal(stacks)), deal)
    return apply(GAME, state, Action(DEALER, "turn", parse_cards(turned)))


def after(state, *lines):
    """The table after acts such as ``0 play Ks``."""
    for line in lines:
        seat, verb, *cards = line.split()
        state = apply(GAME, state, Action(int(seat), verb, tuple(map(parse_card, cards))))
    return state


def ruling(state, line):
    seat, verb, *cards = line.split()
    return judge(GAME, state, Action(int(seat), verb, tuple(map(parse_card, cards))))


TWO = ("QhKs8s7d4c3c", "Jh6hTs3sAd9c")
FOUR = ("Ah9s7d6c5c2d", "KhTh8s7s4d3c", "Qh6hAdJsTc4c", "8h3h9dQs8c5s")


def test_allfours_revoke_taken_back_leaves_no_trace_in_the_score():
    state = after(dealt(*TWO, turned="9h"), "0 keep", "0 play Ks")
    mended = after(state, "1 play 9c", "1 take-back 9c", "1 play 3s")
    plain = after(state, "1 play 3s")
    assert mended.tricks == plain.tricks
    assert mended.revokes == ()
    assert {frozenset(hand) for hand in mended.hands} == {frozenset(hand) for hand in plain.hands}


def test_allfours_revoke_is_established_by_the_next_lead():
    state = after(dealt(*TWO, turned="9h"), "0 keep", "0 play Ks", "1 play 9c")
    assert ruling(state, "1 take-back 9c").verdict is Verdict.LAWFUL
    led = after(state, "0 play Qh")
    assert ruling(led, "1 take-back 9c").verdict is Verdict.REFUSED
    assert ruling(after(led, "1 play 6h"), "1 take-back 9c").verdict is Verdict.REFUSED


def test_allfours_revoke_nothing_lawful_is_taken_back():
    state = after(dealt(*TWO, turned="9h"), "0 keep", "0 play Ks", "1 play 3s")
    refused = ruling(state, "1 take-back 3s")
    assert refused.verdict is Verdict.REFUSED
    assert refused.private  # whether it was a revoke is for nobody else to hear
    assert ruling(state, "0 take-back Ks").verdict is Verdict.REFUSED
    assert ruling(state, "1 take-back").verdict is Verdict.REFUSED


def test_allfours_revoke_taken_back_under_later_cards_puts_them_back_too():
    state = after(dealt(*FOUR, turned="5h"), "0 keep", "0 play 7d", "1 play 8s", "2 play Ad")
    back = after(state, "1 take-back 8s")
    assert back.trick == parse_cards("7d")
    assert back.waiting == (1, 2, 3)
    assert set(back.hands[2]) == set(parse_cards(FOUR[2]))
    assert back.exposed[1] == parse_cards("8s")
    told = [(event.kind, event.cards) for event in back.events[-3:]]
    assert told == [
        ("taken-back", parse_cards("8s")),
        ("taken-up", parse_cards("Ad")),
        ("exposed", parse_cards("8s")),
    ]


def test_allfours_revoke_a_whole_trick_can_be_opened_again():
    lines = ("0 keep", "0 play 7d", "1 play 8s", "2 play Ad", "3 play 9d")
    state = after(dealt(*FOUR, turned="5h"), *lines)
    assert (len(state.tricks), state.turn) == (1, 2)
    back = after(state, "1 take-back 8s")
    assert (back.tricks, back.turn, back.leader) == ((), 1, 0)
    again = after(back, "1 play 4d", "2 play Ad", "3 play 9d")
    assert again.tricks[0].winner == 2


def test_allfours_revoke_a_claim_of_low_goes_with_its_card():
    hands = ("QhKs8s7d4c3c", "6hTs3sAd9c9d", "JhKh2d2sAs5c")
    lines = ("0 keep", "0 play Ks", "1 play 9c", "2 play Jh", "2 claim-low Jh")
    state = after(dealt(*hands, turned="9h"), *lines)
    assert state.low == (2, parse_card("Jh"))
    assert after(state, "1 take-back 9c").low is None


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_allfours_revoke_taken_back_keeps_every_card_in_one_place(seats):
    rng, mended = Random(seats), 0
    for _ in range(60):
        pack = rng.sample(PACK, 52)
        texts = ["".join(map(str, pack[6 * seat : 6 * seat + 6])) for seat in range(seats)]
        state = after(dealt(*texts, turned=str(pack[-1])), "0 keep")
        if state.outcome:
            continue
        for _ in range(60):
            if state.phase != "tricks":
                break
            seat = state.turn
            act = Action(seat, "play", (rng.choice(state.hands[seat]),))
            if state.revokes and rng.random() < 0.7:
                last = state.revokes[-1]
                act = Action(last.seat, "take-back", (last.card,))
            if judge(GAME, state, act).verdict is not Verdict.REFUSED:
                mended += act.verb == "take-back"
                state = apply(GAME, state, act)
            places = Counter(card for pile in state.piles for card in pile)
            assert max(places.values()) == 1
            assert sum(places.values()) == 6 * seats + 1
            assert all(revoke.trick <= len(state.tricks) for revoke in state.revokes)
    assert mended > 50


def test_allfours_revoke_is_no_secret_to_the_one_who_takes_it_back_alone():
    state = after(dealt(*TWO, turned="9h"), "0 keep", "0 play Ks", "1 play 9c")
    assert seen_by(GAME, state, 0).revokes == ()
    assert seen_by(GAME, state, 1).revokes == state.revokes


SEVEN_AND_FIVE = ("KdTd8c6s5s3h2h", "AcQc9d7s4h")


def test_allfours_deal_a_wrong_number_is_dealt_and_told():
    state = dealt(*SEVEN_AND_FIVE, turned="Jd", stacks=(5, 4))
    assert state.history[0].ruling.verdict is Verdict.IRREGULAR
    assert "A has 7 and B has 5" in state.history[0].ruling.reason
    assert state.pool.stacks == (5, 3)
    owing = [duty.seat for duty in obligations(GAME, state) if duty.laws == ("allfours.deal",)]
    assert owing == [0, 1]


def test_allfours_deal_nobody_plays_from_a_wrong_number():
    state = after(dealt(*SEVEN_AND_FIVE, turned="Jd"), "0 keep")
    assert ruling(state, "0 play Kd").laws == ("allfours.deal",)
    assert legal_actions(GAME, state) == (Action(0, "wrong-number"),)


@pytest.mark.parametrize("teller", [0, 1])
def test_allfours_turned_jack_counts_nothing_where_a_number_was_wrong(teller):
    state = after(dealt(*SEVEN_AND_FIVE, turned="Jd", stacks=(5, 4)), f"{teller} wrong-number")
    assert state.pool.stacks == (5, 4)
    assert state.pool.total == 0
    assert (state.phase, state.dealer, state.hands) == ("deal", 1, ((), ()))


def test_allfours_deal_a_gift_is_kept_when_the_deal_is_not():
    state = after(dealt(*SEVEN_AND_FIVE, turned="Jd", stacks=(5, 4)), "0 beg", "1 give")
    assert state.pool.stacks == (4, 3)
    assert after(state, "0 wrong-number").pool.stacks == (4, 4)


def test_allfours_deal_it_is_too_late_once_one_has_played():
    state = after(dealt(*TWO, turned="Jc"), "0 keep", "0 play Ks", "1 play 3s")
    late = ruling(state, "0 wrong-number")
    assert (late.verdict, late.laws) == (Verdict.REFUSED, ("allfours.deal",))
    assert late.reason == "A has played to the first trick, and a wrong number is told before."


def test_allfours_deal_a_run_can_put_the_number_right():
    hands = ("KdTd8c6s5s3h2h", "AcQc9d7s4h")
    run = Action(DEALER, "deal", parse_cards("2s3s4s5h6h7h"), 0, (3, 3))
    state = apply(GAME, after(dealt(*hands, turned="4d"), "0 beg", "1 run"), run)
    state = apply(GAME, state, Action(DEALER, "turn", parse_cards("9s")))
    state = after(
        state, "0 go-on", "1 go-on", *(f"0 discard {card}" for card in ("2h", "2s", "3h", "3s"))
    )
    state = after(state, "1 discard 4h", "1 discard 5h")
    assert state.phase == "tricks"
    assert ruling(state, "0 play Kd").verdict is Verdict.LAWFUL


@pytest.mark.parametrize("counts", [(2, 6), (6, 10), (6,), (6, 5, 6)])
def test_allfours_deal_what_is_no_miscount_is_no_deal(counts):
    state = start(GAME, RULED, Deal((7, 7)))
    deal = Action(DEALER, "deal", PACK[: sum(counts)], 0, counts)
    assert judge(GAME, state, deal).verdict is Verdict.REFUSED
