"""A question tells its answer to nobody who has not given one: every question and gate of the book.

Then what a wrong answer would come to is played out, a few steps of it.
"""

import html
import re

import pytest

from hoyle.engine.game import obligations
from tests.source import BASE

pytestmark = pytest.mark.django_db
SLUGS = sorted(file.stem for file in (BASE / "lessons/draw-poker/hands").glob("*.toml"))
ASIDE = re.compile(r'<symbol .*?</symbol>|name="csrfmiddlewaretoken" value="\w+"', re.DOTALL)
MARKS = (
    "data-judged",
    'class="result"',
    " checked",
    'class="owes"',
    'class="duties"',
    "otherwise/",
)


def asked(hand):
    """Every question and gate of a hand, with its address and the step its page shows."""
    home = f"/draw-poker/hands/{hand.slug}/"
    for id, question in hand.questions.items():
        yield f"{home}questions/{id}/", question
    for before, question in hand.gates.items():
        yield f"{home}{before}/?shown={before - 1}", question


def text_of(client, address):
    """The page as it is read, entities and all."""
    answer = client.get(address)
    assert answer.status_code == 200, address
    return html.unescape(ASIDE.sub("", answer.content.decode()))


def duties_at(room, hand, question):
    """What each seat owes at the table that the page shows."""
    steps = hand.branches[question.branch] if question.branch else hand.steps
    return {duty.what for duty in obligations(room.game, steps[question.step].state)}


@pytest.mark.parametrize("slug", SLUGS)
def test_a_page_that_asks_does_not_answer(client, site, slug):
    hand = site.hands[slug]
    for address, question in asked(hand):
        text = text_of(client, address)
        assert question.prompt in text, address
        assert not question.explain or question.explain not in text, address
        assert [mark for mark in MARKS if mark in text] == [], address
        for note in question.notes.values():
            assert note not in text, address
        own = " ".join([question.prompt, *(choice.text for choice in question.choices)]).lower()
        duties = {what for what in duties_at(site, hand, question) if what not in own}
        told = [what for what in duties if f'"{what}"' in text or f">{what}<" in text]
        assert told == [], address


def given(client, slug, id, choice, query=""):
    """The page after an answer."""
    address = f"/draw-poker/hands/{slug}/questions/{id}/"
    client.post(address, {"choice": choice})
    return text_of(client, f"{address}{query}")


def test_a_wrong_act_is_played_out_after_the_answer(client, site):
    hand = site.hands["false-opener-before-the-draw"]
    question = hand.questions["which-may-e"]
    wrong = next(one.id for one in question.choices if one.id != question.answer)
    text = given(client, hand.slug, question.id, wrong)
    assert "What would come of it:" in text
    assert "The table is as it was, and it is for E to act." in text
    right = given(client, hand.slug, question.id, question.answer)
    assert "What would come of it:" not in right


def test_where_the_ruling_is_the_answer_it_is_played_out_once_it_is_told(client, site):
    hand = site.hands["bobtail"]
    question = hand.questions["three-hearts"]
    assert "What would come of it:" not in given(client, hand.slug, question.id, "lawful")
    told = given(client, hand.slug, question.id, "lawful", "?why=1")
    assert "B owns to having had no openers." in told
