"""The hand file: what it may say, what it may not, and that it comes back the same."""

from contextlib import suppress

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from hoyle.engine.cards import PACK, UNSEEN, parse_cards
from hoyle.engine.state import DEALER, Action
from hoyle.study.record import (
    MOST_LINES,
    Ask,
    BadLine,
    BadRecord,
    Branch,
    Expect,
    Gate,
    Line,
    Record,
    action_from_address,
    action_from_text,
    action_text,
    address_of,
    read_record,
    write_record,
)
from tests.study.hands import JACK_POT, jack_pot

HEAD = 'variant = "tiny"\ntitle = "T"\nstarting_stacks = [9, 9, 9]\n'


def fault_of(text: str) -> BadRecord:
    with pytest.raises(BadRecord) as caught:
        read_record(text, "hands/x.toml")
    return caught.value


def of_lines(*lines: str, head: str = HEAD) -> str:
    return head + "actions = [\n" + "".join(f"  '{line}',\n" for line in lines) + "]\n"


@pytest.mark.parametrize(
    ("text", "action"),
    [
        ("d deal", Action(DEALER, "deal")),
        ("p1 open 4", Action(0, "open", (), 4)),
        ("p1 draw 7h6c", Action(0, "draw", parse_cards("7h6c"))),
        ("p1 draw 7h 6c", Action(0, "draw", parse_cards("7h6c"))),
        ("p3 draw 2", Action(2, "draw", (), 2)),
        ("d help Jc2c", Action(DEALER, "help", parse_cards("Jc2c"))),
        (
            "d deal p1 JsJd p3 2c3c",
            Action(DEALER, "deal", parse_cards("JsJd2c3c"), 0, (2, 0, 2)),
        ),
    ],
)
def test_an_act_is_read(text, action):
    assert action_from_text(text, 3) == action


@pytest.mark.parametrize(
    ("line", "why"),
    [
        ("p4 fold", "“p4” is no seat"),
        ("p1", "a seat, a verb"),
        ("p1 Open 4", "“Open” is not a verb"),
        ("p1 open -4", "cannot be negative"),
        ("p1 open 1000000", "at most"),
        ("p1 open 4 5", "“5” follows an amount"),
        ("p1 draw 7x", "“7x” is not a card"),
        ("p1 draw 7h7h", "the seven of hearts is named twice"),
        ("d deal p1 7h p2 7h", "named twice"),
        ("d deal p1 7h p1 8h", "dealt to twice"),
        ("d deal p1", "names each seat and then its cards"),
        ("p1 fold @4", "a label may not be a number"),
        ("p1 fold @Big", "“Big” is not a label"),
        ("p1 fold ! law 38", "after the act"),
        ("p1 open ! poker.38 4", "after the act"),
        ("p1 fold ! 38", "“38” is not a law id"),
        ("p1 fold @a @b", "two marks"),
        ("p1 fold@a", "behind a space"),
        ("", "a seat, a verb"),
    ],
)
def test_a_line_at_fault_is_named_with_its_file_line_and_text(line, why):
    fault = fault_of(of_lines("p2 fold", line))
    assert (fault.where, fault.line, fault.text) == ("hands/x.toml", 6, line)
    assert why in fault.message
    assert "hands/x.toml, line 6" in str(fault)


@pytest.mark.parametrize(
    ("text", "line", "words"),
    [
        ("variant = ", 1, "not TOML"),
        (HEAD + "pool = 3\nactions = []", 4, "is not a key here"),
        (HEAD + "actions = 3", 4, "must be a list, each item text"),
        (HEAD + "carried = true\nactions = []", 4, "must be a whole number"),
        (HEAD + "carried = -1\nactions = []", 4, "not between 0"),
        (HEAD, 1, "is missing"),
        (HEAD + "version = 2\nactions = []", 4, "version 1"),
        (HEAD + 'kind = "stud"\nactions = []', 4, "must be one of"),
        (HEAD + "antes = [2, 2, 2]\nactions = []", 4, 'kind = "jack"'),
        (HEAD + 'kind = "jack"\nantes = [2, 2]\nactions = []', 5, "each of the 3 seats"),
        (HEAD + "stock = '7h7h'\nactions = []", 4, "named twice"),
        (HEAD + "stock = 'zz'\nactions = []", 4, "not a card"),
        (HEAD + "players = ['A', 'A', 'B']\nactions = []", 4, "twice"),
        (of_lines("p1 fold @a", "p2 fold @a"), 6, "used twice"),
        (of_lines("p1 fold") + "[[expect]]\nafter = 7", 8, "“7” names no step"),
        (of_lines("p1 fold") + "[[expect]]\nafter = -1", 8, "“-1” names no step"),
        (of_lines("p1 fold") + "[[expect]]\nwinner = 'Z'", 8, "“Z” is no seat"),
        (of_lines("p1 fold") + "[[expect]]\npool = 1\n[[expect]]\npol = 1", 10, "not a key here"),
        (of_lines("p1 fold") + "[[gates]]\nbefore = 0\nask = 'x'", 8, "before the first"),
        (of_lines("p1 fold") + "[[asks]]\nid = 'x'\nat = 0\nask = 'may'\nact = 'p1'", 11, "verb"),
        (of_lines("p1 fold") + "[[asks]]\nid = 'X!'\nat = 0\nask = 'may'", 7, "small letters"),
        (
            of_lines("p1 fold") + "[[branches]]\nid = 'b'\ntitle = 't'\nafter = 1\n"
            "actions = ['p2 fold', 'p9 fold']",
            11,
            "“p9” is no seat",
        ),
    ],
)
def test_a_fault_is_found_on_its_line(text, line, words):
    fault = fault_of(text)
    assert (fault.line, words in fault.message) == (line, True), fault


def test_there_is_a_limit_to_seats_lines_and_length():
    assert "seats are 1 to 8" in fault_of(HEAD.replace("9, 9, 9", "9, " * 9) + "actions=[]").message
    assert "at most" in fault_of(of_lines(*["p1 fold"] * (MOST_LINES + 1))).message
    assert "longer than" in fault_of("#" * 300_000).message
    assert "not TOML" in fault_of("a = " + "[" * 5000).message
    assert "not TOML" in fault_of("a = " + "9" * 5000).message


def test_antes_of_the_header_are_the_first_steps():
    text = of_lines("d deal", head=HEAD + 'kind = "jack"\nantes = [2, 0, 2]\n')
    record = read_record(text, "x.toml")
    assert [action_text(line.action) for line in record.lines] == [
        "p1 ante",
        "p2 pass-jack",
        "p3 ante",
        "d deal",
    ]
    assert read_record(write_record(record), "x.toml") == record


def test_a_label_and_a_number_name_the_same_step_and_nothing_counts_from_the_end():
    record = jack_pot()
    assert record.step_of("opened") == 4 == record.step_of("4")
    assert record.step_of("0") == 0
    assert record.step_of("-1") is None
    assert record.step_of("99999999999") is None
    assert record.step_of("nowhere") is None
    assert record.step_of("own", record.branch("false")) == 10
    assert record.step_of("own") is None


def test_a_note_may_hold_anything():
    record = read_record(of_lines('p1 fold # says "no", @once ! or # twice'), "x.toml")
    assert record.lines[0].note == 'says "no", @once ! or # twice'


def test_the_jack_pot_comes_back_the_same():
    record = jack_pot()
    assert read_record(write_record(record), "elsewhere/jack-pot.toml") == record
    assert record.lines[3].number == JACK_POT.splitlines().index('  "p3 open 5 @opened",') + 1


words = st.text(st.characters(blacklist_categories=("Cs", "Cc")), max_size=20).map(str.strip)
ids = st.from_regex(r"[a-z][a-z0-9]{0,5}(-[a-z]{1,4})?", fullmatch=True)
seats = st.integers(0, 3)
verbs = st.from_regex(r"[a-z]{1,6}(-[a-z]{1,4})?", fullmatch=True)
hands = st.lists(st.sampled_from([*PACK[:9], UNSEEN, UNSEEN]), max_size=5).filter(
    lambda cards: len({c for c in cards if c.seen}) == sum(c.seen for c in cards)
)
named = hands.map(tuple)
acts = st.one_of(
    st.tuples(seats, verbs, st.just(()), st.integers(0, 99_999)).map(lambda act: Action(*act)),
    st.tuples(seats, verbs, named).map(lambda act: Action(*act)),
    named.map(lambda cards: Action(DEALER, "help", cards)),
    named.filter(bool).map(lambda cards: Action(DEALER, "deal", cards, 0, (len(cards), 0, 0, 0))),
)
lines = st.builds(
    Line,
    acts,
    st.just(""),
    st.sampled_from(["", "poker.38", "jack.only-two-in"]),
    words,
)


@given(acts)
def test_every_act_comes_back_from_its_text_and_from_its_address(action):
    assert action_from_text(action_text(action), 4) == action
    assert action_from_address(address_of(action), 4) == action


@given(st.text(max_size=40))
def test_odd_text_is_a_bad_line_or_an_act(text):
    with suppress(BadLine):
        action_from_address(text)


@given(st.text(max_size=200))
@settings(max_examples=50)
def test_odd_text_is_a_bad_record(text):
    fault_of(text)


@st.composite
def records(draw):
    written = tuple(draw(st.lists(lines, min_size=1, max_size=5)))
    last = len(written)
    branch = Branch(draw(ids), draw(words), draw(st.integers(0, last)), written[:2])
    wants = (("pool", draw(st.integers(0, 9))), ("winner", (0, 2)), ("turn", DEALER))
    ask = Ask(draw(ids), "may", last, draw(seats), draw(acts), (draw(acts),), draw(words))
    return Record(
        slug="a-hand",
        game="tiny",
        title=draw(words.filter(bool)),
        stacks=(5, 6, 7, 8),
        lines=written,
        players=tuple("ABCD"),
        source=draw(words),
        teaches=draw(words),
        laws=("poker.38",),
        carried=draw(st.integers(0, 50)),
        prepaid=(2,),
        stock=tuple(PACK[20:23]),
        expects=(Expect(last, wants),),
        branches=(branch,),
        gates=(Gate(1, draw(words), draw(words), (draw(acts),)),),
        asks=(ask,),
    )


@given(records())
@settings(max_examples=60)
def test_every_record_comes_back_the_same(record):
    assert read_record(write_record(record), "hands/a-hand.toml") == record
