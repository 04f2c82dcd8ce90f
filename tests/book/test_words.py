"""Glossary, houses, lessons and contents: what they hold, and every way to write them wrong."""

from dataclasses import dataclass, field

import pytest

from hoyle.book.contents import Promise, read_contents
from hoyle.book.directives import Directive
from hoyle.book.faults import BadLesson, Faults
from hoyle.book.glossary import link_terms, read_glossary, write_glossary
from hoyle.book.houses import houses_on, read_houses
from hoyle.book.lessons import HandBlock, Prose, QuizBlock, RulesBlock, read_lesson, write_lesson
from hoyle.book.links import Links
from hoyle.book.markdown import Renderer
from hoyle.book.odds import OddsBlock, odds_block
from hoyle.book.passage import Passage, read_passage
from hoyle.engine.games.draw_poker import GAME
from hoyle.engine.games.seven_up import GAME as SEVEN_UP


@dataclass(frozen=True)
class Rules:
    blind: int = field(default=1, metadata={"law": "pool.blind"})
    forms: tuple[str, ...] = field(
        default=("dealer",), metadata={"law": "jack.two", "choices": ("dealer", "any")}
    )
    checks: bool = field(default=False, metadata={"law": "pool.bet"})
    odd: str = field(default="next", metadata={"law": "pool.odd", "choices": ("next", "left")})

    def __post_init__(self):
        if self.blind > 9:
            raise ValueError("a blind of more than nine")


def glossary(text):
    faults, links = Faults(), Links()
    drafts = read_glossary(Passage("glossary.md", 1, text), faults)
    link_terms(drafts, links)
    return write_glossary(drafts, Renderer(links, faults)), faults


def test_terms_are_sorted_linked_and_their_first_sentence_is_the_tip():
    terms, faults = glossary(
        "# Glossary\n\nWords.\n\n## pool {#pool}\nThe [[age|eldest]]'s *counters*. More.\n\n"
        "## age {#age}\nSits left.\n"
    )
    assert not faults
    assert list(terms) == ["age", "pool"]
    assert ">Sits left. <a" in terms["pool"].html
    assert terms["pool"].text == "The eldest’s counters. More."


@pytest.mark.parametrize(
    ("text", "line", "message"),
    [
        ("## age {#age}\nx\n\n## Age {#age}\ny", 4, "declared twice"),
        ("\n## age\nx", 2, "needs an id"),
        ("## age {#age}\n\n## blind {#blind}\nx", 1, "without a meaning"),
        ("## age {#age}\nSee [[eldest]].", 2, "nothing bears this name"),
    ],
)
def test_a_malformed_term_is_a_fault_with_its_line(text, line, message):
    _, faults = glossary(text)
    assert [(one.line, message in one.message) for one in faults] == [(line, True)]


def houses(text):
    faults = Faults()
    passage = Passage("houses.toml", 1, text)
    return read_houses(passage, Rules, Renderer(Links(), faults), faults), faults


HOUSE = '[houses.big]\ntitle = "Big"\ntext = "It *is*."\n[houses.big.rules]\n'


def test_a_house_is_a_named_delta():
    found, faults = houses(HOUSE + 'forms = ["dealer", "any"]\nblind = 2')
    assert not faults
    big = found["big"]
    assert big.rules(Rules) == Rules(blind=2, forms=("dealer", "any"))
    assert big.html == "<p>It <em>is</em>.</p>"
    assert houses_on(found, Rules) == {"jack.two": (big,), "pool.blind": (big,)}


@pytest.mark.parametrize(
    ("text", "line", "words", "message"),
    [
        (HOUSE + "blinds = 2", 5, "blinds", "house big: no such rule"),
        (
            HOUSE + 'blind = "2"',
            5,
            "blind",
            "house big: blind must be a whole number from 0 to 50, not '2'",
        ),
        (
            HOUSE + "blind = true",
            5,
            "blind",
            "house big: blind must be a whole number from 0 to 50, not True",
        ),
        (HOUSE + "blind = 2.0", 5, "blind", "a whole number"),
        (HOUSE + "blind = -1", 5, "blind", "from 0 to 50"),
        (HOUSE + "blind = 10", 5, "blind", "a blind of more than nine"),
        (HOUSE + "checks = 1", 5, "checks", "yes or no"),
        (HOUSE + 'odd = "right"', 5, "odd", "one of next, left, not 'right'"),
        (HOUSE + 'forms = "dealer"', 5, "forms", "up to 12 of dealer, any"),
        (HOUSE + "forms = [1]", 5, "forms", "up to 12 of dealer, any"),
        ('[houses.big]\ntext = "x"', 1, "", "title is missing"),
        ('[houses.big]\ntitle = "x"\nrule = 1', 3, "rule", "unknown field"),
        ('[houses]\nbig = "x"', 2, "big", "a house is a table"),
        ('[houses.big]\ntitle = "x"\ntext = "see [[nobody]]"', 3, "[[nobody]]", "this name"),
    ],
)
def test_a_malformed_house_is_a_fault_naming_house_and_field(text, line, words, message):
    _, faults = houses(text)
    assert [(one.file, one.line, one.text) for one in faults] == [("houses.toml", line, words)]
    assert message in faults[0].message


def test_a_second_house_is_read_though_the_first_is_at_fault():
    found, faults = houses('[houses.a]\ntext = "x"\n' + HOUSE)
    assert list(found) == ["big"]
    assert len(faults) == 1


MATTER = '+++\ntitle = "Opening"\nsummary = "Who may open."\nlaws = ["poker.38"]\n+++\n'


def lesson(text, name="draw-poker/06-opening.md"):
    faults = Faults()
    draft = read_lesson(Passage(name, 1, text))
    return write_lesson(GAME, draft, Renderer(Links(), faults)), faults


def test_a_lesson_is_prose_hands_questions_and_rules_by_turns():
    body = (
        "Words.\n\n:::{hand opening at=opened seat=C}\nWatch C.\n:::\n\n"
        ":::{quiz opening ask=may-c} :::\n\n:::{rules openers bobtail}\nTwo ways.\n:::\n"
    )
    one, faults = lesson(MATTER + body)
    assert not faults
    assert (one.slug, one.number, one.title, one.minutes) == ("opening", 6, "Opening", 0)
    assert one.laws == ("poker.38",)
    assert one.blocks == (
        Prose("<p>Words.</p>"),
        HandBlock("opening", "opened", "", "", "C", "<p>Watch C.</p>", 8),
        QuizBlock("opening", "may-c", 12),
        RulesBlock(("openers", "bobtail"), "<p>Two ways.</p>", 14),
    )
    assert one.hands == ("opening",)
    assert [quiz.ask for quiz in one.quizzes] == ["may-c"]
    assert one.text == "Words. Watch C. Two ways."


@pytest.mark.parametrize(
    ("body", "line", "words", "message"),
    [
        (":::{hand} :::", 6, "hand", "names no hand"),
        (":::{hand a b} :::", 6, "b", "one hand only"),
        (":::{hand a when=x} :::", 6, "when", "unknown option of hand"),
        (":::{quiz a} :::", 6, "a", "says what is asked"),
        (":::{quiz a ask=b}\nThe answer is two.\n:::", 6, "a", "a quiz has no text"),
        (":::{rules} :::", 6, "rules", "names no field"),
        (":::{remedy}\nx\n:::", 6, "remedy", "unknown directive"),
    ],
)
def test_a_directive_at_fault_is_named_with_its_line(body, line, words, message):
    _, faults = lesson(MATTER + body)
    assert [(one.line, one.text) for one in faults] == [(line, words)]
    assert message in faults[0].message


@pytest.mark.parametrize(
    ("text", "name", "message"),
    [
        (MATTER, "draw-poker/opening.md", "named NN-slug.md"),
        (MATTER.replace("title", "titel"), "d/06-a.md", "titel|unknown field"),
        (MATTER.replace('"Opening"', "3"), "d/06-a.md", "must be of type str"),
        (MATTER.replace('"Opening"', '""'), "d/06-a.md", "title is missing"),
        (MATTER.replace('["poker.38"]', "[38]"), "d/06-a.md", "list of law ids"),
        ("Words.", "d/06-a.md", "front matter"),
    ],
)
def test_front_matter_at_fault_is_refused(text, name, message):
    with pytest.raises(BadLesson, match=message):
        lesson(text, name)


CONTENTS = '\n[[games]]\ngame = "draw-poker"\ntitle = "Draw Poker"\n'


def test_contents_list_the_shelf_in_order_with_its_promises():
    faults = Faults()
    text = (
        'title = "Hoyle"\n'
        + CONTENTS
        + 'lessons = ["01-a"]\n[games.promise]\nlessons = 9\nhands = ["opening"]\n'
        + CONTENTS.replace("draw", "straight")
        + 'status = "soon"'
    )
    found = read_contents(Passage("contents.toml", 1, text), faults)
    assert not faults
    assert [(one.game, one.status) for one in found.shelf] == [
        ("draw-poker", "open"),
        ("straight-poker", "soon"),
    ]
    assert found.shelf[0].lessons == ("01-a",)
    assert found.shelf[0].promise == Promise(lessons=9, hands=("opening",))


@pytest.mark.parametrize(
    ("text", "message"),
    [
        (CONTENTS + 'status = "shut"', "status must be one of"),
        (CONTENTS + 'titel = "x"', "unknown field"),
        ('\n[[games]]\ngame = "a"\n', "title is missing"),
        (CONTENTS + "[games.promise]\nwords = 1", "unknown field"),
    ],
)
def test_a_game_at_fault_is_left_out_and_named(text, message):
    faults = Faults()
    found = read_contents(Passage("contents.toml", 1, 'title = "H"' + text), faults)
    assert not found.shelf
    assert [message in one.message for one in faults] == [True]


def test_contents_need_a_title_and_games():
    with pytest.raises(BadLesson, match="games is missing"):
        read_contents(Passage("contents.toml", 1, 'title = "H"'), Faults())


def test_a_file_that_is_missing_or_not_utf8_is_named(tmp_path):
    with pytest.raises(BadLesson, match=r"a/laws.md:1: the file is missing"):
        read_passage(tmp_path / "a" / "laws.md", tmp_path)
    (tmp_path / "x.md").write_bytes(b"one\ntwo \xff")
    with pytest.raises(BadLesson, match=r"x.md:2: not UTF-8"):
        read_passage(tmp_path / "x.md", tmp_path)


def test_odds_are_counted_when_the_lesson_is_read():
    found_lesson, faults = lesson(MATTER + ":::{odds JhJdKh8h3h throw=Jd}\nSee.\n:::\n")
    (block,) = [one for one in found_lesson.blocks if isinstance(one, OddsBlock)]
    found = {one.label: one.chance.ways for one in block.figures}
    assert not faults
    assert (found["a flush"], found["betters the hand"]) == (
        9,
        12,
    )  # a king makes a better pair too


@pytest.mark.parametrize(
    "text",
    [
        ":::{odds JhJd} :::",
        ":::{odds JhJdKh8h3h throw=As} :::",
        ":::{odds JhJdKh8h3h turned=As} :::",
        ":::{odds zz} :::",
        ":::{odds} :::",
        ":::{drill} :::",
    ],
)
def test_what_cannot_be_counted_is_a_fault_of_the_lesson(text):
    assert lesson(MATTER + f"{text}\n")[1]


def test_the_jack_is_counted_for_as_many_as_may_play():
    block = odds_block(Directive("odds", "jack-out", 1), "", "lesson.md", SEVEN_UP)
    shares = [round(100 * figure.chance.share, 1) for figure in block.figures]
    assert shares == [23.5, 35.3, 47.1]
