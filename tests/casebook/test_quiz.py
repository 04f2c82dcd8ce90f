"""What quizzes went wrong with elsewhere. Most of it is held in tests/web and tests/study."""

from html import unescape

import pytest

from hoyle.engine.cards import BadCard, parse_card
from hoyle.study.questions import unpublishable
from tests.web.page import Page

WHOSE = "/draw-poker/hands/twice/questions/whose/"
PROMPT = "It's the opener's jack: K & Q <or better>. Who speaks?"


@pytest.mark.parametrize(
    "typed", ["Th", "th", "10h", "10H", " 10 h ", "10♥", "T♥", "ten of hearts"]
)
def test_quiz_a_card_may_be_typed_in_any_of_these_ways(typed):
    assert parse_card(typed).text == "Th"


@pytest.mark.parametrize("typed", ["1h", "T"])
def test_quiz_what_is_no_card_is_refused(typed):
    with pytest.raises(BadCard):
        parse_card(typed)
    assert parse_card("Ts").text != "Th"


@pytest.mark.django_db
def test_quiz_signs_in_a_prompt_are_written_for_the_page_once(client, book):
    text = Page(client.get(WHOSE)).text
    legend = text.partition("<legend")[2].partition("</legend>")[0].partition(">")[2]
    assert unescape(legend) == PROMPT
    assert "<or better>" not in text


@pytest.mark.django_db
def test_quiz_every_choice_offered_is_a_choice_once(client, book):
    question = book.rooms["draw-poker"].hands["twice"].questions["whose"]
    offered = [one["value"] for one in Page(client.get(WHOSE)).all("input", name="choice")]
    assert sorted(offered) == sorted(choice.id for choice in question.choices)
    assert not unpublishable(question.choices)
