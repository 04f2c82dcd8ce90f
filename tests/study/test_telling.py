"""The narrator: every act, every event, nothing a seat may not see."""

import re
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

import hoyle.engine
from hoyle.engine.cards import PACK
from hoyle.engine.game import judge, seen_by
from hoyle.engine.games.draw_poker import GAME
from hoyle.engine.state import Action, Event
from hoyle.study import telling
from hoyle.study.record import action_from_text
from hoyle.study.replay import extend
from hoyle.study.telling.acts import ACTS
from hoyle.study.telling.events import EVENTS, UNSAID
from hoyle.study.telling.words import card_names, number_words
from tests.study.hands import played, table


def said(branch="", seat=None):
    return [telling.narrate(step, seat) for step in table().courses[branch]]


def test_a_jack_pot_is_told_in_plain_sentences():
    lines = said()
    assert lines[0] == "The table before the first act."
    assert lines[1] == "The dealer deals five cards each to A, B, C, D and E."
    assert lines[4] == "C opens for 5."
    assert lines[6] == "E comes in for 5."
    assert lines[7] == "A sees the 5 and raises it 5, to 10."
    assert lines[9] == "C calls 5."
    assert lines[11] == "A lays the nine of spades aside and asks for one."
    assert lines[12] == "The dealer gives A the ten of hearts."
    assert lines[13].endswith("under the counters and asks for three.")
    assert lines[21].endswith("A flush beats triplets. A takes 55 counters.")


def test_a_step_is_announced_once_for_the_ear():
    steps = table().courses[""]
    assert telling.announce(steps[4], 21) == (
        "Step 4 of 21. C opens for five. Law 38. Pool: twenty."
    )
    titled = telling.announce(steps[4], 21, title={"poker.38": "Law 38, Opening"}.get)
    assert "Law 38, Opening." in titled


def test_irregular_and_refused_acts_are_told_with_their_reason():
    drops = table().courses["drops"]
    assert telling.sentence(drops[10]) == "C wants to show the openers alone, and may not."
    assert "Refused: Before the draw it is not enough" in telling.narrate(drops[10])
    assert "Irregular: C will not show" in said("hides")[10]


def test_another_seat_hears_no_card_that_it_may_not_see():
    steps = table().courses[""]
    assert telling.sentence(steps[11], 2) == "A lays one card aside and asks for one."
    assert telling.sentence(steps[12], 2) == "The dealer gives A one card."
    assert telling.sentence(steps[12], 0) == "The dealer gives A the ten of hearts."
    shown = [telling.act_seen(step, 4) for step in steps[1:]]
    texts = " ".join(telling.as_json(step, 4)["act"] for step in steps[1:])
    assert shown[0].cards[20:] == steps[1].action.cards[20:]
    for card in ("Ah", "Js", "9s", "Th", "Jc"):
        assert card not in texts
    assert "2c" in texts


def test_cards_of_an_act_that_did_not_happen_are_as_hidden_as_any():
    laid = table()
    early = action_from_text("p1 draw Ah9s")
    course = extend(laid.game, laid.rules, laid.record, 9, [early])
    assert telling.sentence(course.steps[-1]).startswith(
        "A wants to draw two cards for the ace of hearts and the nine of spades. It may"
    )
    assert telling.sentence(course.steps[-1], 2) == "A wants to draw two cards, and may not."


def test_a_false_opening_is_as_good_as_any_to_those_who_cannot_see_it():
    step = table().courses["false"][5]
    assert telling.narrate(step).count("Irregular") == 1
    assert telling.narrate(step, 3).count("Irregular") == 1
    assert telling.narrate(step, 0) == "D opens for 5."
    assert telling.as_json(step, 0)["verdict"] == "lawful"
    assert telling.as_json(step, 0)["reason"] == ""
    assert telling.ruling_seen(step, 0).laws == ("poker.38",)


@given(st.integers(0, 4), st.sampled_from(["", "false", "drops", "hides"]))
def test_whatever_a_seat_hears_names_only_cards_it_sees(seat, branch):
    for step in table().courses[branch]:
        seen = seen_by(GAME, step.state, seat)
        mine = {card for hand in (*seen.hands, *seen.discards, *seen.shown) for card in hand}
        mine |= set(seen.under_chips) | set(seen.opened_on)
        text = telling.narrate(step, seat) + telling.announce(step, 30, seat)
        told = {card for card in PACK if card.name in text}
        assert told <= mine


def test_obligations_are_said_before_an_act_is_done():
    state = table().courses[""][3].state
    said = telling.obliges(GAME, state, Action(2, "open", amount=4))
    assert said[0] == "Costs 4 counters now."
    assert any("show all five cards" in line for line in said)
    refused = telling.obliges(GAME, state, Action(2, "open", amount=40))
    assert refused == (telling.verdict_words(judge(GAME, state, Action(2, "open", amount=40))),)
    irregular = telling.obliges(GAME, state, Action(2, "throw-away"))
    assert irregular[0].startswith("Irregular: C gives up the hand")
    assert irregular[1] == "Costs 5 counters now."


def test_the_audit_traces_every_counter():
    laid = table()
    rows = telling.audit(laid.courses[""])
    assert rows[0] == (4, 2, 5, "poker.38", "opens", 20, False)
    assert rows[-1].total == 0
    assert sum(row.amount for row in rows) == -15  # what lay there before is paid out too
    assert [row.total for row in rows] == [*sorted(r.total for r in rows[:-1]), 0]


def test_the_audit_keeps_a_penalty_out_of_this_pool():
    rows = telling.audit(table().courses["hides"])
    aside = [row for row in rows if row.aside]
    assert [(row.seat, row.amount) for row in aside] == [(2, 8)]
    before = rows[rows.index(aside[0]) - 1]
    assert aside[0].total == before.total


def test_a_step_as_data():
    assert telling.as_json(table().courses["drops"][10]) == {
        "number": 10,
        "label": "",
        "seat": "C",
        "act": "p3 show-openers",
        "verdict": "refused",
        "laws": ["poker.42", "jack.whole-hand"],
        "reason": telling.as_json(table().courses["drops"][10])["reason"],
        "phase": "proof",
        "turn": "C",
        "pool": 35,
        "stacks": [90, 100, 95, 100, 95],
        "hands": ["Ah8h4h2h9s", "TcTd9c5s3c", "JsJd9d6c2s", "Kc7d6s4d2d", "QsQd8c7c2c"],
    }


def source():
    folder = Path(hoyle.engine.__file__).parent
    return "".join(path.read_text(encoding="utf-8") for path in sorted(folder.rglob("*.py")))


def test_every_event_the_engine_knows_has_a_sentence():
    kinds = set(re.findall(r'Event\(\s*"([a-z-]+)"', source()))
    assert "becomes-jack" in kinds
    assert kinds <= EVENTS.keys() | UNSAID
    for kind in EVENTS:
        words = telling.event_words(Event(kind, 1, 3, PACK[:2]))
        assert "{" not in words
        assert words.endswith(".")


def test_every_word_of_the_game_has_a_button_and_a_telling():
    verbs = {verb for phase in GAME.phases for verb in phase.says}
    assert verbs <= ACTS.keys()
    for verb in verbs:
        words = telling.act_words(Action(1, verb, amount=3))
        assert words[0].isupper()
        assert "{" not in words


@pytest.mark.parametrize(
    ("number", "words"),
    [
        (0, "nought"),
        (9, "nine"),
        (21, "twenty-one"),
        (40, "forty"),
        (105, "one hundred and five"),
        (1004, "one thousand and four"),
        (2300, "two thousand three hundred"),
    ],
)
def test_numbers_for_the_ear(number, words):
    assert number_words(number) == words
    assert telling.spoken(f"{number} of them") == f"{words} of them"


def test_counters_and_cards_in_words():
    assert telling.counters(1) == "one counter"
    assert telling.counters(5) == "5 counters"
    assert telling.counters(0) == "no counters"
    assert card_names(PACK[:2]) == "the two of clubs and the two of diamonds"


def test_only_two_in_is_told_with_its_sums():
    laid = played(
        ["d deal", "p2 fold", "p3 fold", "p4 ante 2", "p5 fold", "p1 make-jack"],
        only_two_in=("any",),
    )
    assert telling.sentence(laid.courses[""][6]) == (
        "A makes it a jack and puts up 3; D takes 2 counters back."
    )


def shown_by(cards):
    """Two in a call, A with these five cards: the step at which A shows them."""
    laid = played(
        [
            f"d deal p1 {cards} p2 8c6d4h3c2d",
            *("p2 ante 2", "p3 fold", "p4 fold", "p5 fold", "p1 make-good", "p1 stand", "p2 stand"),
            *("p2 bet 1", "p1 call", "p2 show", "p1 show"),
        ]
    )
    return laid.courses[""][-1]


@pytest.mark.parametrize(
    ("cards", "name"),
    [
        ("AsAh9s9hKd", "two pairs, aces and nines"),
        ("AsAhAd9h7d", "triplets of aces"),
        ("AsTs9s8s7s", "an ace-high flush"),
        ("KsQhJsTs9s", "a king-high straight"),
        ("AsAhAdKhKd", "a full hand, aces over kings"),
        ("AsAhAdAcKd", "four aces"),
        ("AsQhJsTs7d", "ace-high"),
    ],
)
def test_a_hand_that_is_shown_is_named(cards, name):
    assert telling.sentence(shown_by(cards)).endswith(f". That is {name}.")


def test_why_is_told_before_who_takes_what():
    words = telling.consequences(shown_by("AsAhAd9h7d"))
    assert words[-1] == "A takes 6 counters."
    assert words[-2].startswith("Triplets beat")


def tens_opened(*after, **rules):
    """A jack at five seats with ten carried, B opening on tens."""
    hands = "p1 AsKd9c5s3c p2 TcTd9h5c2c p3 JsJd9d6c2s p4 Kc7d6s4d2d p5 QsQd8c7c3h"
    start = [f"d deal {hands}", "p1 pass", "p2 open 5 !poker.38", "p3 come-in", "p4 come-in"]
    head = 'kind = "jack"\nfailed = 1\ncarried = 10'
    return played([*start, *after], head, **rules).courses[""][-1]


OWNS = "p2 own-up !poker.39"


def test_a_false_opener_found_out_is_told_with_its_counters():
    assert telling.consequences(tens_opened(OWNS)) == (
        "What B has put up, 5 counters, stays in the pool.",
    )
    withdrawn = tens_opened("p2 own-up !jack.way-withdraw", false_opener="withdraw")
    assert telling.consequences(withdrawn)[0] == "C and D take back 5 counters each."
    refunded = tens_opened("p2 own-up !jack.way-refund", false_opener="refund")
    assert telling.consequences(refunded) == (
        "C and D take back 5 counters each; B puts up 10 in their place.",
        "The cards are dealt afresh.",
    )


def test_a_false_opener_found_out_alone_leaves_his_counters_and_all_fatten():
    hands = "p1 AsKd9c5s3c p2 TcTd9h5c2c p3 JsJd9d6c2s p4 Kc7d6s4d2d p5 QsQd8c7c3h"
    folds = [f"p{seat} fold" for seat in (3, 4, 5, 1)]
    acts = [f"d deal {hands}", "p1 pass", "p2 open 5 !poker.38", *folds, "p2 show !poker.39"]
    laid = played(acts, 'kind = "jack"\nfailed = 1\ncarried = 10')
    assert telling.consequences(laid.courses[""][-1])[:3] == (
        "Nobody has opened.",
        "What B has put up, 5 counters, stays in the pool.",
        "Everybody in the jack adds one counter.",
    )


def test_a_false_opener_lays_down_what_is_no_opener():
    step = tens_opened(
        *("p5 raise 5", "p1 fold", "p2 fold", "p2 show-openers !poker.39"),
        raised_opener_shows="openers",
    )
    said = telling.sentence(step)
    assert said.startswith("B lays down what the pot was opened on: the ten of clubs")
    assert said.endswith("; there are no openers in it.")


def test_another_seat_is_not_told_why_an_opener_has_nothing_to_own():
    laid = table()
    course = extend(laid.game, laid.rules, laid.record, 4, [action_from_text("p3 own-up")])
    step = course.steps[-1]
    assert "C opened on openers" in telling.narrate(step, 2)
    for seat in (0, 1, 3, 4):
        assert "openers:" not in telling.narrate(step, seat)
        ruling = telling.ruling_seen(step, seat)
        assert (ruling.verdict, ruling.laws) == (step.ruling.verdict, ("poker.39", "poker.44"))


def test_several_who_are_dealt_in_again_are_told_together():
    throws = [f"p{seat} throw-away !poker.38" for seat in (1, 2, 3)]
    laid = played(["d deal", *throws, "p4 pass", "p5 pass"], 'kind = "jack"\nfailed = 1')
    assert "A, B and C are dealt in again." in telling.consequences(laid.courses[""][-1])
    assert telling.narrate(laid.courses[""][2]).count("5") == 1


def test_a_pair_that_moves_is_named():
    passes = [f"p{seat} pass" for seat in range(1, 6)]
    laid = played(["d deal", *passes], 'kind = "jack"\nfailed = 1', openers=tuple("JQKAKQ"))
    assert telling.consequences(laid.courses[""][-1])[-1] == "The next deal asks for kings."


def test_who_makes_up_an_ante_is_told():
    laid = played(["d deal", *(f"p{seat} fold" for seat in (2, 3, 4, 5))])
    assert telling.consequences(laid.courses[""][-1])[:2] == (
        "It is a jack: the cards come in, and whoever will may ante.",
        "A puts up one counter to make up the ante.",
    )


def test_a_straddle_is_made_good_by_its_name():
    laid = played(
        [
            "p2 straddle",
            "d deal",
            "p3 ante 4",
            "p4 fold",
            "p5 fold",
            "p1 make-good",
            "p2 make-good",
        ],
        straddles=1,
    )
    assert telling.sentence(laid.courses[""][6]) == "A makes the blind good with 3."
    assert telling.sentence(laid.courses[""][7]) == "B makes the straddle good with 2."


def test_counters_are_shared_out_in_words():
    assert telling.shared([(0, 7), (1, 7), (2, 6), (4, 6)], "takes", "take") == (
        "A and B take 7 counters each, C and E 6 each"
    )
    assert telling.shared([(0, 13), (2, 12)], "takes", "take") == "A takes 13 counters and C 12"
