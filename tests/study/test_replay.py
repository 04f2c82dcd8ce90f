"""Replay: every line ruled on as it is marked, one numbering everywhere, and other ways on."""

import re
from contextlib import nullcontext
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from hoyle.engine.cards import PACK, UNSEEN, parse_cards
from hoyle.engine.games import all_fives, pitch, seven_up
from hoyle.engine.games.draw_poker import GAME
from hoyle.engine.laws import Verdict
from hoyle.engine.state import DEALER, Action
from hoyle.study.dealing import deals_now, next_chance, speaker
from hoyle.study.record import BadRecord, action_from_text, action_text, read_record
from hoyle.study.replay import extend, part_at, replay, rule_all
from hoyle.study.telling import as_json, narrate, obliges
from tests.study.hands import jack_pot, played, table
from tests.study.tiny import HAND, TINY, TinyRules


def tiny(text=HAND, **rules):
    return replay(TINY, TinyRules(**rules), read_record(text, "hands/tiny.toml"))


def fault_of(text, **rules):
    with pytest.raises(BadRecord) as caught:
        tiny(text, **rules)
    return caught.value


def test_step_n_is_the_table_after_act_n_and_step_0_the_table_before_the_first():
    steps = tiny()
    assert [step.number for step in steps] == list(range(7))
    assert steps[0].action is None
    assert steps[0].state.pool.total == 3
    assert steps[2].label == "first"
    assert steps[2].note == "A begins"
    assert steps[2].state.pool.total == 7


def test_line_n_of_a_hand_is_step_n_from_the_first_to_the_last():
    laid = table()
    for number, line in enumerate(laid.record.lines, 1):
        step = laid.courses[""][number]
        assert (step.number, step.action, step.label) == (number, line.action, line.label)
    assert laid.courses[""][-1].number == len(laid.record.lines)


def test_a_refused_act_is_a_step_at_which_nothing_happens():
    steps = tiny()
    assert steps[3].refused
    assert steps[3].state is steps[2].state
    assert steps[3].ruling.laws == ("tiny.limit",)
    assert (steps[3].events, steps[3].entries) == ((), ())


def test_a_void_act_is_a_step_and_counts_for_nothing():
    steps = tiny()
    assert steps[4].ruling.verdict is Verdict.IRREGULAR
    assert steps[4].state.active == (0, 1, 2)


def test_entries_and_events_belong_to_the_step_that_brought_them():
    steps = tiny()
    assert [entry.amount for entry in steps[2].entries] == [4]
    assert [event.kind for event in steps[6].events] == ["shows"]
    assert [entry.amount for entry in steps[6].entries] == [-12]


@pytest.mark.parametrize(
    ("old", "new", "line", "words"),
    [
        ("p2 bet 9           ! tiny.limit", "p2 bet 9", 8, "is refused under tiny.limit"),
        ("p1 fold            ! tiny.turn", "p1 fold", 9, "is irregular under tiny.turn"),
        ("p2 bet 5", "p2 bet 5 ! tiny.limit", 10, "is lawful, and is marked to break tiny.limit"),
        ("! tiny.limit", "! tiny.turn", 8, "breaks tiny.limit, and is marked to break tiny.turn"),
        ("pool = 7", "pool = 8", 13, "after step 2 is 7, not 8"),
        ('winner = "B"', 'winner = ["A", "C"]', 18, "is B, not A and C"),
        ('turn = "B"', 'turn = "dealer"', 13, "is B, not the dealer"),
        ("[16, 27, 20]", "[16, 27, 21]", 18, "is [16, 27, 20], not [16, 27, 21]"),
        ('next = "ordinary"', 'next = "jack"', 18, "is ordinary, not jack"),
        ('turn = "B"', 'next = "jack"', 13, "is not decided, not jack"),
        ("starting_stacks = [20, 20, 20]", "starting_stacks = [1]", 1, "2 to 4 seats, not 1"),
    ],
)
def test_a_hand_that_is_not_as_it_says_is_named_with_file_line_and_fault(old, new, line, words):
    text = HAND.replace(old, new, 1)
    if "[1]" in new:
        text = text.split("actions")[0] + "actions = []"
    fault = fault_of(text)
    assert words in fault.message
    assert (fault.where, fault.line) == ("hands/tiny.toml", line)


def test_antes_and_blinds_of_the_header_are_what_the_engine_takes():
    head = 'variant = "draw-poker"\ntitle = "T"\nstarting_stacks = [9, 9, 9]\n'
    good = table().game
    rules = table().rules
    jack = 'kind = "jack"\nantes = [3, 0, 2]\nactions = []'
    with pytest.raises(BadRecord, match="line 5: “p1 ante” puts up 2, not 3"):
        replay(good, rules, read_record(head + jack, "x.toml"))
    blinds = "blinds_or_straddles = [2, 0, 0]\nactions = ['d deal']"
    with pytest.raises(BadRecord, match=r"\[1, 0, 0\] are staked, not \[2, 0, 0\]"):
        replay(good, rules, read_record(head + blinds, "x.toml"))


@pytest.mark.parametrize(
    ("game", "stacks", "carried", "fault"),
    [
        (seven_up.GAME, (5, 4), 0, "carried” of 14 counters 5 must be in the pool"),
        (seven_up.GAME, (5, 4, 0, 0), 4, "of 14 counters 5 must be in the pool by now, and not 4"),
        (seven_up.GAME, (5, 0, 4, 0), 5, "with C, whose partner keeps them for his side"),
        (all_fives.GAME, (6, 1), 114, "of 122 counters 115 must be"),
        (seven_up.GAME, (5, 4), 5, ""),
        (pitch.GAME, (9, 2), 3, ""),  # one has been set back: what he took is not in the pool
        (all_fives.GAME, (6, 1, 0, 0), 115, ""),
    ],
)
def test_sevenup_seven_counters_that_are_not_to_go_are_in_the_pool(game, stacks, carried, fault):
    head = f'variant = "{game.name}"\ntitle = "T"\nstarting_stacks = {list(stacks)}\n'
    record = read_record(f"{head}carried = {carried}\nactions = []", "x.toml")
    with pytest.raises(BadRecord, match=re.escape(fault)) if fault else nullcontext():
        replay(game, game.rules(), record)


def test_a_hand_of_two_sides_is_no_hand_of_a_house_where_each_plays_for_himself():
    head = 'variant = "pitch"\ntitle = "T"\nstarting_stacks = [5, 4, 0, 0]\ncarried = 5\n'
    record = read_record(f"{head}actions = []", "x.toml")
    assert len(rule_all(pitch.GAME, pitch.GAME.rules(), record).steps) == 1
    alone = rule_all(pitch.GAME, pitch.GAME.rules(partners=False), record)
    assert alone.steps == ()
    assert alone.stopped.reason == "Of 28 counters 19 must be in the pool by now, and not 5."


def test_a_pot_that_was_passed_out_before_keeps_its_counters():
    """The starting position belongs to the replay: 15 lie there at step 0, 20 once it is opened."""
    steps = table().courses[""]
    assert steps[0].state.pool.total == 15
    assert steps[4].state.pool.total == 20


def test_the_same_words_twice_are_two_steps():
    """Acts are known by their place, not their text."""
    steps = tiny(HAND.replace("p1 fold            ! tiny.turn", "p2 bet 9 ! tiny.limit"))
    twice = [
        step.number for step in steps if step.action and action_text(step.action) == "p2 bet 9"
    ]
    assert twice == [3, 4]


def test_a_player_who_speaks_twice_is_heard_twice():
    """Four antes of two lie there; B passes, and later gives up: the opening stays where it was."""
    laid = played(
        [
            *("d deal p3 JsJd9d6c2s", "p1 pass", "p2 pass", "p3 open 4", "p4 fold", "p5 fold"),
            *("p1 come-in", "p2 fold"),
        ],
        head='kind = "jack"\nfailed = 1\ncarried = 8',
    )
    steps = laid.courses[""]
    assert [step.number for step in steps if step.action and step.action.seat == 1] == [3, 8]
    assert steps[7].state.pool.total == 16
    assert len(steps[7].state.active) == 3


def test_a_branch_keeps_the_numbers_of_the_hand():
    laid = table()
    assert [step.number for step in laid.courses["false"]] == list(range(11))
    assert laid.courses["false"][:4] == laid.courses[""][:4]


def test_an_early_step_knows_nothing_of_the_later_ones():
    step = table().courses[""][4]
    assert step.state.outcome is None
    assert not set(parse_cards("ThJcKd4s3s")) & {c for hand in step.state.hands for c in hand}


def test_the_same_hand_under_another_law_parts_where_the_law_speaks():
    laid = table()
    other = laid.under(laid.rules.__class__(openers=("Q",)), "")
    assert part_at(laid.courses[""], other) == 4
    assert part_at(laid.courses[""], laid.courses[""]) is None
    assert part_at(laid.courses[""], laid.courses[""][:9]) == 9


def test_ruling_under_another_law_stops_where_an_act_is_refused_and_says_why():
    laid = table()
    course = rule_all(laid.game, laid.rules.__class__(limit=4), laid.record)
    assert course.steps[-1].number == 4
    assert course.steps[-1].refused
    assert course.stopped.laws == ("pool.limit",)
    assert rule_all(laid.game, laid.rules, laid.record).stopped is None


def test_an_act_marked_refused_does_not_stop_a_hand_under_another_law():
    record = read_record(HAND, "x.toml")
    assert rule_all(TINY, TinyRules(limit=4), record).steps[3].refused
    other = rule_all(TINY, TinyRules(limit=9), record)
    assert other.stopped is None
    assert part_at(tiny(), other.steps) == 3


def acts(*texts):
    return tuple(action_from_text(text) for text in texts)


def test_what_if_goes_on_from_a_step_and_ends_at_a_refusal():
    laid = table()
    course = extend(
        laid.game, laid.rules, laid.record, 4, acts("p4 raise 5", "p5 open 3", "p1 fold")
    )
    assert [step.number for step in course.steps] == list(range(7))
    assert course.steps[-1].refused
    assert course.stopped.laws == ("poker.41",)


def test_what_if_deals_the_cards_of_the_stock_first_and_none_that_lies_elsewhere():
    laid = table()
    said = acts("p1 draw Ah8h4h2h9s", "p3 draw 9d6c2s", "p5 draw 2c")
    course = extend(laid.game, laid.rules, laid.record, 10, said, Random(5))
    helped = [step.action for step in course.steps if step.action and step.action.verb == "help"]
    assert [len(act.cards) for act in helped] == [5, 3, 1]
    assert helped[0].cards[:4] == parse_cards("9hThJcKd")
    given = [card for act in helped for card in act.cards]
    lying = {card for hand in laid.courses[""][1].state.hands for card in hand}
    assert len(set(given)) == 9
    assert not lying & set(given)


def test_what_if_is_the_same_for_the_same_chance_and_longer_acts_keep_the_shorter():
    laid = table()
    said = acts("p1 draw Ah8h4h2h9s", "p3 draw JsJd9d6c2s", "p5 stand")
    first = extend(laid.game, laid.rules, laid.record, 10, said[:1], Random("same"))
    again = extend(laid.game, laid.rules, laid.record, 10, said, Random("same"))
    assert again.steps[: len(first.steps)] == first.steps


def test_a_passed_out_jack_is_dealt_again_in_a_what_if():
    laid = table()
    said = acts(*(f"p{seat} pass" for seat in range(1, 6)))
    course = extend(laid.game, laid.rules, laid.record, 1, said, Random(1))
    last = course.steps[-1]
    assert last.action.verb == "deal"
    assert last.ruling.verdict is Verdict.LAWFUL
    assert len({card for hand in last.state.hands for card in hand}) == 25
    assert last.state.pool.total == 20


def test_hands_nobody_has_seen_are_helped_unseen():
    text = """variant = "draw-poker"
title = "T"
starting_stacks = [9, 9, 9]
actions = ["d deal", "p2 ante 2", "p3 ante 2", "p1 make-good"]
"""
    laid, record = table(), read_record(text, "x.toml")
    course = extend(laid.game, laid.rules, record, 4, acts("p1 draw 3"), Random(1))
    assert course.steps[-1].action == Action(DEALER, "help")
    assert course.stopped is None


def test_a_short_pack_is_made_up_from_what_was_thrown_but_never_from_under_the_counters():
    head = 'variant = "draw-poker"\ntitle = "T"\nkind = "jack"\nfailed = 1\ncarried = 21\n'
    hands = [
        "JsJd9d6c2s", "2c3c4d5d7h", "2d3d4h5h7s", "2h3h4s5s8c", "3s4c5c6d8d",
        "6h6s7c7d9c", "8h8s9hTcTd",
    ]  # fmt: skip
    deal = " ".join(f"p{seat} {cards}" for seat, cards in enumerate(hands, 1))
    lines = [f"d deal {deal}", "p1 open 1", *(f"p{seat} come-in" for seat in range(2, 8))]
    record = read_record(
        f"{head}starting_stacks = [9, 9, 9, 9, 9, 9, 9]\nactions = {lines}", "x.toml"
    )
    laid = table()
    said = acts(*(f"p{seat} draw {cards}" for seat, cards in enumerate(hands[:6], 1)))
    course = extend(laid.game, laid.rules, record, 8, said, Random(2))
    assert course.stopped is None
    given = [
        c for s in course.steps if s.action and s.action.verb == "help" for c in s.action.cards
    ]
    assert len(given) == 30
    assert not set(given) & set(parse_cards(hands[0]))


def test_who_must_act_is_the_dealer_while_cards_are_given_out():
    laid = table()
    steps = laid.courses[""]
    assert speaker(laid.game, steps[11].state) == DEALER
    assert deals_now(laid.game, steps[0].state)
    assert not deals_now(laid.game, steps[4].state)
    assert next_chance(laid.game, steps[0].state, laid.record, Random(1)) == steps[1].action


odd_acts = st.tuples(
    st.integers(-1, 7),
    st.sampled_from([*sorted({v for p in GAME.phases for v in p.says}), "sing"]),
    st.sampled_from([(), PACK[:1], PACK[30:33], (UNSEEN,) * 5, PACK[:6]]),
    st.sampled_from([0, 0, 1, 5, 11, 99_999]),
).map(lambda act: Action(*act))


@given(st.integers(0, 21), st.lists(odd_acts, max_size=4))
@settings(max_examples=150, deadline=None)
def test_whatever_is_tried_is_ruled_on_and_told(after, acts):
    laid = table()
    course = extend(laid.game, laid.rules, laid.record, after, acts, Random(7))
    for step in course.steps[after + 1 :]:
        assert narrate(step, 2)
        assert as_json(step, 2)["number"] == step.number
        assert isinstance(obliges(laid.game, step.state, step.action), tuple)
    refused = [step.number for step in course.steps[after + 1 :] if step.refused]
    assert refused in ([], [course.steps[-1].number])


def test_the_records_of_the_jack_pot_say_what_they_show():
    steps = table().courses[""]
    assert jack_pot().lines[16].label == "bet"
    assert steps[-1].state.outcome.winners == (0,)


def test_poker_44_a_false_opener_left_alone_leaves_the_pool_to_the_jack_he_pays_for():
    laid = played(
        [
            *("d deal p1 AhKd9s5c3c p2 2h3h5h7h9c", "p1 open 3 ! poker.38", "p2 come-in"),
            *("p3 fold", "p4 fold", "p5 fold", "p1 stand", "p2 stand", "p1 bet 1", "p2 fold"),
            "p1 show ! poker.44",
        ],
        head='kind = "jack"\nfailed = 1\ncarried = 15',
    )
    ending = laid.courses[""][-1].state.outcome
    assert (ending.winners, ending.carried) == ((), 22)
    assert (ending.next_kind, ending.next_prepaid) == ("jack", (0,))


def test_the_antes_of_a_header_are_those_of_the_main_line():
    """A branch may begin among the antes, and put up others."""
    tail = """
[[branches]]
id = "stays-out"
title = "D stays out"
after = 3
actions = ["p4 pass-jack", "p5 ante", "d deal"]
"""
    laid = played(["d deal"], 'kind = "jack"\nantes = [2, 2, 2, 2, 2]', tail)
    assert laid.courses["stays-out"][6].state.pool.total == 8
