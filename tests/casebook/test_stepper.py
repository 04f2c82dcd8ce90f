"""What stepping went wrong with elsewhere: places taken for words, two counts of the same steps."""

import pytest

from tests.web.page import PARTIAL, Page

TWICE, POT = "/draw-poker/hands/twice/", "/draw-poker/hands/pot/"
pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("book")]


def page(client, address, **headers) -> Page:
    answer = client.get(address, headers=headers)
    assert answer.status_code == 200, address
    return Page(answer)


def test_stepper_a_step_is_known_by_its_place_and_not_by_its_words(client):
    """B passes on either deal: the later pass is another step, with another pool."""
    first, second = page(client, f"{TWICE}7/"), page(client, f"{TWICE}again/")
    assert (first.step, second.step) == (7, 12)
    assert first.said == second.said == "B passes and keeps the hand."
    assert (first.pool, second.pool) == (8, 12)
    passed = [number for number, words, _ in second.lines if words == second.said]
    assert passed == [7, 12]
    assert [number for number, _, here in second.lines if here] == [12]


def test_stepper_a_hand_that_was_passed_out_once_counts_it_all(client):
    last = page(client, f"{TWICE}last/")
    assert last.pool == 8 + 4 + 4 + 4
    assert page(client, f"{TWICE}0/").pool == 0


def test_stepper_a_plate_that_begins_late_numbers_its_step_as_the_hand_does(client):
    lesson = page(client, "/draw-poker/lessons/in-the-middle/")
    assert ", step 9</span>" in lesson.text
    assert f"{POT}9/?seat=C" in lesson.links
    whole = page(client, f"{POT}9/?seat=C")
    assert whole.step == 9
    assert lesson.pool == whole.pool


def test_stepper_next_pressed_twice_before_an_answer_is_one_step(client):
    """Both presses ask for the same address, which says where it leads and not how far."""
    link = page(client, f"{POT}3/").one("a", id="step-next")["href"]
    assert link == f"{POT}4/"
    once, again = (client.get(link, headers=PARTIAL) for _ in range(2))
    assert once.content == again.content
    assert Page(once).step == 4


def test_stepper_back_from_the_end_undoes_one_act(client):
    end = page(client, f"{TWICE}last/")
    back = page(client, end.one("a", id="step-prev")["href"])
    assert (end.step, back.step) == (16, 15)
    assert back.said == "A comes in for 4."
    assert back.pool == 20


def test_stepper_a_later_step_leaves_no_trace_in_an_earlier_one(client):
    early = page(client, f"{TWICE}again/").text
    for later in ("opens for", "comes in", "/opened/", "/last/", "C opens"):
        assert later not in early
