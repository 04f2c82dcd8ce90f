"""Questions: the engine answers, misreadings mislead, and a choice is known by its id."""

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hoyle.engine.game import judge
from hoyle.engine.laws import Verdict
from hoyle.engine.shelf import GAMES
from hoyle.study.misreadings import MISREADINGS
from hoyle.study.questions import (
    KINDS,
    Choice,
    build,
    explain,
    guard,
    hints,
    played_out,
    unpublishable,
    would_follow,
)
from hoyle.study.questions.pegging import PEGGING
from hoyle.study.questions.tricks import TRICKS
from hoyle.study.record import Ask, BadRecord
from tests.study.hands import played, table

REFUSED = "It is refused: it does not happen"
TITLES = {f"poker.{n}": f"Law {n}" for n in range(36, 47)} | {"pool.limit": "The betting limit"}


def asked(kind, at, more="", laid=None, **fields):
    laid = laid or table()
    lines = "\n".join(f"{name} = {value!r}" for name, value in fields.items())
    if laid.record.slug == "jack-pot":
        laid = table(f"[[asks]]\nid = 'q'\nat = {at!r}\nask = '{kind}'\n{lines}\n{more}")
        return build(laid, laid.record.asks[-1], TITLES)
    return build(laid, Ask("q", kind, at, **fields), TITLES)


def right(question):
    return question.choice(question.answer).text


def texts(question):
    return {choice.text for choice in question.choices}


@pytest.mark.parametrize(
    ("kind", "at", "fields", "answer"),
    [
        ("turn", "opened", {}, "D"),
        ("turn", "in", {}, "A"),
        ("turn", "drawn", {}, "C"),
        ("pool", "opened", {}, "20"),
        ("pool", "raised", {}, "35"),
        ("cost", 6, {}, "10 counters"),
        ("verdict", 6, {"act": "p1 raise 11"}, "It is refused: it does not happen"),
        ("verdict", 6, {"act": "p1 raise 7"}, "It is lawful"),
        ("verdict", 1, {"act": "p1 throw-away"}, "It is done, and a law attaches a consequence"),
        ("may", 6, {}, "Raise it 5"),
        ("law", 6, {}, "Law 42"),
        ("winner", "bet", {}, "A"),
        ("winner", "shown", {}, "A"),
        ("opens", 1, {}, "C and E"),
        ("shows", 8, {"act": "p3 fold", "seat": "C"}, "The whole hand"),
        ("shows", "bet", {"seat": "E"}, "Nothing"),
        ("pays", "hides", {"branch": "hides"}, "C pays 8 counters"),
        ("net", "bet", {"seat": "C"}, "Loses 15 counters"),
        ("dealer-next", "bet", {}, "A"),
        ("deal-next", "bet", {}, "An ordinary pool"),
        ("deal-next", 10, {"branch": "hides"}, None),
        ("next", 6, {}, "Raise it 5"),
        ("antes", 6, {}, None),
        ("stands", 6, {"seat": "A"}, None),
    ],
)
def test_the_engine_gives_the_answer(kind, at, fields, answer):
    if answer is None:
        with pytest.raises(BadRecord, match="the engine has no answer"):
            asked(kind, at, **fields)
        return
    question = asked(kind, at, **fields)
    assert right(question) == answer
    assert question.laws
    assert question.explain
    assert not unpublishable(question.choices)


def test_every_kind_is_tried_above():
    marks = test_the_engine_gives_the_answer.pytestmark
    tried = {case[0] for mark in marks for case in mark.args[1]}
    assert tried == set(KINDS) - set(TRICKS) - set(PEGGING)  # those are tried in their own rooms


def test_the_page_shows_nothing_that_gives_the_answer():
    """A question on the table after a step shows the step before, and tells the act between."""
    question = asked("turn", "opened")
    assert question.step == 3
    assert question.prompt == "C opens for 5. Whose turn is it then?"
    assert asked("pool", "raised").step == 6
    ended = asked("winner", "shown")
    assert table().courses[""][ended.step].state.outcome is None
    assert "a flush beats" not in " ".join(texts(ended)).lower()


def test_an_answer_is_judged_by_its_identity_not_its_place():
    laid = table()
    question = asked("winner", "bet")
    for choice in question.choices:
        assert explain(question, choice.id, laid).right is (choice.text == "A")
    with pytest.raises(ValueError, match="not a choice"):
        explain(question, "3", laid)


def test_two_choices_that_look_alike_may_not_be_published():
    alike = [Choice("1", "split"), Choice("2", "Split "), Choice("3", "A")]
    assert unpublishable(alike) == "two choices both read “split”"
    assert unpublishable(alike[1:]) == ""
    assert unpublishable(alike[:1]) == "offers fewer than two choices"
    with pytest.raises(BadRecord, match="both read"):
        asked("may", 6, act="p1 fold", acts=["p1 raise 11", "p1 raise 11"])


def test_law_36_a_tie_is_always_offered_and_stands_last():
    question = asked("winner", "bet")
    assert question.choices[-1] == Choice("divided", "They divide it", True)
    tied = played(
        [
            "d deal p1 TcTd8h6s2c p2 ThTs8d6c2d",
            *("p2 ante 2", "p3 fold", "p4 fold", "p5 fold", "p1 make-good", "p1 stand", "p2 stand"),
            *("p2 bet 1", "p1 call", "p2 show", "p1 show"),
        ]
    )
    question = asked("winner", 8, laid=tied)
    assert right(question) == "They divide it"
    by_suit = [c for c, why in question.because.items() if why == "suits-rank"]
    assert by_suit == ["b"]


@given(st.text(min_size=1, max_size=20), st.sampled_from(["winner", "turn", "cost", "opens"]))
def test_an_order_is_a_permutation_and_always_the_same(id, kind):
    laid = table()
    at = {"winner": 17, "turn": 4, "cost": 6, "opens": 1}[kind]
    first, again = build(laid, Ask(id, kind, at)), build(laid, Ask(id, kind, at))
    assert first.choices == again.choices
    plain = build(laid, Ask("plain", kind, at))
    assert Counter(first.choices) == Counter(plain.choices)
    lasts = [choice.last for choice in first.choices]
    assert lasts == sorted(lasts)


def test_the_right_choice_is_not_always_first():
    laid = table()
    places = Counter()
    for n in range(60):
        question = build(laid, Ask(f"q{n}", "turn", 4))
        places[[choice.id for choice in question.choices].index(question.answer)] += 1
    assert len(places) == 4
    assert max(places.values()) < 30


def test_an_id_says_nothing_of_right_or_wrong():
    for kind, at in (("verdict", 6), ("may", 6), ("cost", 6), ("shows", 17)):
        for choice in asked(kind, at).choices:
            assert not {"right", "wrong", "correct", "answer"} & set(choice.id.split("-"))
            assert choice.id not in MISREADINGS


@pytest.mark.parametrize(
    ("kind", "at", "fields", "misreading", "leads_to"),
    [
        ("turn", "in", {}, "passers-out", "C"),
        ("turn", "drawn", {}, "one-pointer", "A"),
        ("cost", 6, {}, "raise-without-seeing", "5 counters"),
        (
            "verdict",
            6,
            {"act": "p1 raise 7"},
            "limit-on-total",
            "It is refused: it does not happen",
        ),
        ("verdict", 6, {"act": "p1 raise 11"}, "no-limit", "It is lawful"),
        ("verdict", 1, {"act": "p1 throw-away"}, "abandoning-free", "It is lawful"),
        ("opens", 1, {}, "one-jack-opens", "A, C, D and E"),
        ("opens", 1, {}, "any-pair-opens", "B, C and E"),
        ("opens", 1, {}, "bobtail-opens", "A, C and E"),
        ("pool", "own", {"branch": "false"}, "entry-back", "20"),
        ("pool", "own", {"branch": "false"}, "stake-returned", "30"),
        ("pool", "hides", {"branch": "hides"}, "penalty-in-this-pool", "43"),
        ("shows", 8, {"act": "p3 fold", "seat": "C"}, "openers-enough", "The openers, and no more"),
        ("pays", "hides", {"branch": "hides"}, "only-those-in", "C pays 4 counters"),
    ],
)
def test_a_wrong_choice_names_the_misreading_that_leads_to_it(
    kind, at, fields, misreading, leads_to
):
    question = asked(kind, at, **fields)
    misled = {question.choice(id).text: why for id, why in question.because.items()}
    assert misled.get(leads_to) == misreading, misled
    choice = next(choice.id for choice in question.choices if choice.text == leads_to)
    explanation = explain(question, choice, table())
    assert (explanation.right, explanation.word) == (False, "wrong")
    assert explanation.misreading == MISREADINGS[misreading].sentence
    assert explanation.laws


def test_law_40_one_counter_each_and_not_the_ante_again():
    laid = played(
        ["d deal", *(f"p{seat} pass" for seat in range(1, 6))],
        head='kind = "jack"\nfailed = 1\ncarried = 15',
    )
    question = asked("pool", 6, laid=laid)
    assert right(question) == "20"
    misled = {question.choice(id).text: why for id, why in question.because.items()}
    assert misled["25"] == "re-ante"
    assert misled["15"] == "no-fattening"


def test_only_two_in_the_age_puts_up_three():
    laid = played(
        ["d deal", "p2 fold", "p3 fold", "p4 ante 2", "p5 fold", "p1 make-jack"],
        only_two_in=("any",),
    )
    question = asked("cost", 5, laid=laid)
    assert right(question) == "3 counters"
    misled = {question.choice(id).text: why for id, why in question.because.items()}
    assert misled["4 counters"] == "blind-forgotten"
    assert misled["One counter"] == "own-ante-only"
    pool = asked("pool", 6, laid=laid)
    misled = {pool.choice(id).text: why for id, why in pool.because.items()}
    assert (right(pool), misled["6"]) == ("4", "anter-left-in")


def test_law_36_two_pairs_go_by_the_higher_pair():
    laid = played(
        [
            "d deal p1 KcKd4h4s2c p2 QcQdJhJs3c",
            *("p2 ante 2", "p3 fold", "p4 fold", "p5 fold", "p1 make-good", "p1 stand", "p2 stand"),
            *("p2 bet 1", "p1 call", "p2 show", "p1 show"),
        ]
    )
    question = asked("winner", 8, laid=laid)
    assert right(question) == "A"
    assert question.because["b"] == "pairs-added-up"
    assert "kings" in question.explain


def test_there_are_misreadings_enough_and_each_speaks_for_itself():
    assert len(MISREADINGS) >= 12
    assert len({one.sentence for one in MISREADINGS.values()}) == len(MISREADINGS)
    for one in MISREADINGS.values():
        assert one.sentence.startswith("That ")
        assert one.wrong or (one.delta and one.kinds)
        assert set(one.wrong) | set(one.kinds) <= set(KINDS)
        assert any(set(one.delta) <= set(vars(game.rules())) for game in GAMES)


def test_what_may_be_done_is_one_lawful_act_among_others_that_are_not():
    laid = table()
    question = asked("may", 6)
    state = laid.courses[""][6].state
    lawful = [
        judge(laid.game, state, act).verdict is Verdict.LAWFUL for act in question.acts.values()
    ]
    assert sum(lawful) == 1
    assert len(question.choices) == 4
    for choice in question.choices:
        explanation = explain(question, choice.id, laid)
        assert explanation.ruling is not None
        assert explanation.right or explanation.ruling.reason
        assert explanation.word in ("right", "irregular", "refused")


def test_at_a_gate_every_lawful_act_is_right_and_the_hand_follows_one():
    laid = table("[[gates]]\nbefore = 'raised'\nask = 'A has four hearts.'\nnote = 'A raises.'")
    question = guard(laid, laid.record.gates[0])
    assert (question.step, question.prompt, question.explain) == (
        6,
        "A has four hearts.",
        "A raises.",
    )
    words = {explain(question, choice.id, laid).word for choice in question.choices}
    assert words >= {"right", "lawful", "refused"}
    for choice in question.choices:
        explanation = explain(question, choice.id, laid)
        assert explanation.right is (explanation.word in ("right", "lawful"))


def test_whose_act_it_is_is_said_where_several_seats_are_offered():
    assert "Raise it 11" in texts(asked("may", 6, acts=["p1 raise 11", "p1 come-in"]))
    both = asked("may", 6, acts=["p1 come-in", "p2 come-in"])
    assert texts(both) >= {"A: come in", "B: come in"}


def test_an_author_may_add_a_note_to_a_choice_and_to_nothing_else():
    question = asked("cost", 6, more="notes = { 5 = 'Look at what C put up.' }")
    assert explain(question, "5", table()).note == "Look at what C put up."
    assert explain(question, "10", table()).note == ""
    with pytest.raises(BadRecord, match="a note for “77”, which is no choice"):
        asked("cost", 6, more="notes = { 77 = 'x' }")
    acts = asked("may", 6, more="notes = { 'p1 raise 12' = 'Too much.' }")
    assert acts.notes == {"p1_raise_12": "Too much."}


@pytest.mark.parametrize(
    ("kind", "at", "fields", "words"),
    [
        ("riddle", 6, {}, "not a kind of question"),
        ("winner", 7, {"branch": "false"}, "no answer"),
        ("opens", 7, {}, "no answer"),
        ("pool", 0, {}, "no answer"),
        ("may", 6, {"acts": ["p1 fold", "p1 come-in"]}, "no answer"),
        ("cost", 6, {"act": "p1 raise 99"}, "no answer"),
        ("next", 21, {}, "no answer"),
    ],
)
def test_what_cannot_be_asked_is_a_fault_of_the_file(kind, at, fields, words):
    with pytest.raises(BadRecord, match=words) as caught:
        asked(kind, at, **fields)
    assert caught.value.where == "hands/jack-pot.toml"
    assert caught.value.text == "q"


def test_hints_are_three_rungs_and_the_last_leaves_two_choices():
    question = asked("cost", 6)
    law, clause, two = hints(question)
    assert (law.kind, law.law, clause.kind, clause.law) == ("law", "poker.42", "clause", "poker.42")
    assert len(two.choices) == 2
    assert question.answer in two.choices
    assert hints(question) == hints(asked("cost", 6))


def test_a_hint_does_not_name_the_law_that_is_asked_for():
    question = asked("law", 6)
    assert [(hint.kind, len(hint.choices)) for hint in hints(question)] == [
        ("left", 3),
        ("left", 2),
    ]
    assert all(hint.law == "" for hint in hints(question))
    assert {"Law 41", "Law 43"} <= texts(question)


CALLED = [
    "d deal p1 8s8d8h8cTh p2 KsKdKh5c3d",
    *("p2 ante 2", "p3 fold", "p4 fold", "p5 fold", "p1 make-good", "p1 stand", "p2 stand"),
    *("p2 bet 1", "p1 call"),
]


def test_a_seat_that_is_not_first_to_show_must_show_as_much():
    laid = played([*CALLED, "p2 show", "p1 show"])
    assert right(asked("shows", 10, laid=laid, seat=0)) == "The whole hand"
    assert right(asked("shows", 10, laid=laid, seat=1)) == "The whole hand"
    assert right(asked("shows", 11, laid=laid, seat=1)) == "Nothing"
    assert asked("shows", 11, laid=laid, seat=1).explain == "B has shown already."


def test_why_nothing_need_be_shown_cites_the_seats_own_act():
    question = asked("shows", 5, seat="D")
    assert question.laws == ("poker.41",)
    assert question.explain.startswith("D did not open")


def test_laws_40_and_39_what_followed_and_what_is_irregular_are_cited():
    passes = ["d deal", *(f"p{seat} pass" for seat in range(1, 6))]
    laid = played(passes, 'kind = "jack"\nfailed = 1')
    assert "jack.fattening" in asked("pool", 6, laid=laid).laws
    assert "jack.way-stay" in asked("pool", "own", branch="false").laws


def test_law_46_a_debt_that_lapses_may_be_counted_all_the_same():
    laid = played(
        [
            *("d deal p1 KcKs2d5h9c p2 JsJd9d6c2s", "p1 pass", "p2 open 5", "p3 fold", "p4 fold"),
            *("p5 fold", "p1 come-in", "p1 stand", "p2 stand"),
            *("p2 bet 4", "p2 shy 3 !poker.46", "p1 call", "p2 show", "p1 show"),
        ],
        'kind = "jack"\nfailed = 1\ncarried = 10',
    )
    question = asked("pool", 12, laid=laid)
    misled = {question.choice(id).text: why for id, why in question.because.items()}
    assert (right(question), misled.get("28")) == ("25", "debts-counted")


@pytest.mark.parametrize(
    ("rules", "ends", "law", "words"),
    [
        ({"round_of_jacks": True}, ("p2 show", "p1 show"), "jack.round-of-jacks", "Four eights"),
        ({"high_hand": "full"}, ("p2 show", "p1 show"), "jack.high-hand", "a jack follows"),
        ({}, ("p2 show", "p1 show"), "pool.ranking", "an ordinary pool comes next"),
    ],
)
def test_why_a_jack_is_dealt_next(rules, ends, law, words):
    laid = played([*CALLED, *ends], **rules)
    question = asked("deal-next", 12, laid=laid)
    assert question.laws[0] == law
    assert words in question.explain


def test_why_a_jack_follows_a_hand_that_was_hidden():
    laid = played(
        [
            *("d deal p1 KcKs2d5h9c p2 JsJd9d6c2s", "p1 pass", "p2 open 5", "p3 fold", "p4 fold"),
            *("p5 fold", "p1 raise 5", "p2 fold", "p2 refuse !poker.42"),
        ],
        'kind = "jack"\nfailed = 1',
    )
    question = asked("deal-next", 9, laid=laid)
    assert question.explain.startswith("B refused to show, and has put up the antes")
    dealer = asked("dealer-next", 9, laid=laid)
    assert dealer.explain.endswith("goes to the left, from E to A.")
    assert dealer.laws == ("jack.who-deals-next",)


def test_a_wrong_act_is_played_out_a_few_steps_and_tells_nothing_of_the_hand():
    laid = table()
    question = asked("verdict", 2, act="p2 open 4")
    steps = would_follow(question, "lawful", laid)
    assert [step.action.verb for step in steps] == ["open", "own-up", "pass"]
    assert "B owns to having had no openers" in played_out(question, "lawful", laid)[1]
    refused = asked("may", 6)
    for choice in refused.choices:
        ruling = explain(refused, choice.id, laid).ruling
        said = played_out(refused, choice.id, laid)
        assert 1 <= len(said) <= 3
        if ruling.verdict is Verdict.REFUSED:
            assert len(said) == 1
            assert said[0].endswith("The table is as it was, and it is for A to act.")
    assert would_follow(asked("turn", "opened"), "d", laid) == ()


def test_no_card_is_dealt_where_a_wrong_act_is_played_out():
    laid = table()
    for kind, at in (("next", 9), ("next", 10), ("next", 17)):
        question = asked(kind, at)
        for choice in question.choices:
            steps = would_follow(question, choice.id, laid)
            assert all(step.action.seat >= 0 for step in steps)
