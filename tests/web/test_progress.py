"""Progress without an account: kept with the answers, fresh after Back, taken along, forgotten."""

import json
from datetime import UTC, datetime

import pytest
from django.core.files.uploadedfile import SimpleUploadedFile
from django.test import Client

from hoyle.study.reviews import missed
from hoyle.web.models import Answer, Learner, Place, Review
from tests.web.page import PARTIAL, Page

POT, GATED, HOME = "/draw-poker/hands/pot/", "/draw-poker/hands/gated/", "/progress/"
pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("book")]


@pytest.fixture
def hand(book):
    """The hand that is answered on."""
    return book.rooms["draw-poker"].hands["pot"]


def solve(client, hand, *ids):
    for id in ids:
        form = {"choice": hand.questions[id].answer, "attempt": 1}
        assert client.post(f"{POT}questions/{id}/", form).status_code == 303


def text(client, address=HOME, **headers) -> str:
    answer = client.get(address, headers=headers)
    assert answer.status_code == 200
    return answer.content.decode()


def upload(client, body):
    content = body if isinstance(body, bytes) else json.dumps(body).encode()
    file = SimpleUploadedFile("kept.json", content, content_type="application/json")
    return client.post(f"{HOME}import/", {"file": file})


def test_whoever_has_answered_nothing_has_left_no_trace(client):
    client.get(f"{POT}5/")
    assert "Nothing is kept yet" in text(client)
    assert not Learner.objects.exists()
    assert not client.cookies.get("learner")


def test_an_answer_is_counted_once_and_at_once(client, hand):
    solve(client, hand, "who-speaks", "pool-open", "may-open")
    before = text(client)
    assert "3 of 8 questions answered rightly" in before
    solve(client, hand, "who-takes", "who-takes")
    assert "4 of 8 questions answered rightly" in text(client)


@pytest.mark.parametrize(
    "address",
    [HOME, f"{HOME}export/", "/draw-poker/resume/", "/draw-poker/coverage/mine/"],
)
def test_what_is_personal_is_fetched_anew_every_time(client, address):
    assert "no-store" in client.get(address).headers["Cache-Control"]


def test_stepping_is_kept_once_there_is_a_learner(client, hand):
    client.get(f"{POT}9/")
    solve(client, hand, "who-speaks")
    assert not Place.objects.exists()
    client.get(f"{POT}9/")
    client.get(f"{POT}7/")
    place = Place.objects.get()
    assert (place.slug, place.step, place.done) == ("pot", 7, False)
    client.get(f"{POT}19/")
    client.get(f"{POT}3/")
    place.refresh_from_db()
    assert (place.step, place.done) == (3, True)


def test_one_goes_on_where_one_left_off(client, hand):
    solve(client, hand, "who-speaks")
    client.get(f"{POT}9/")
    line = text(client, "/draw-poker/resume/")
    assert f'href="{POT}9/"' in line
    assert "<html" not in line
    client.get(f"{POT}19/")
    assert f'href="{POT}9/"' not in text(client, "/draw-poker/resume/")


def test_a_gate_passed_stays_passed(client, book):
    gate = book.rooms["draw-poker"].hands["gated"].gates[2]
    client.post(f"{GATED}gates/2/", {"choice": gate.answer, "attempt": 1})
    assert Page(client.get(f"{GATED}5/")).step == 5
    assert Page(Client().get(f"{GATED}5/")).step == 1


def test_the_share_of_the_laws_grows(client, hand):
    before = text(client, "/draw-poker/coverage/mine/")
    assert "<b>0</b>" in before
    solve(client, hand, "who-speaks", "may-open")
    after = text(client, "/draw-poker/coverage/mine/")
    assert "<b>0</b>" not in after


def test_two_learners_see_their_own(client, hand):
    solve(client, hand, "who-speaks")
    other = Client()
    assert "Nothing is kept yet" in text(other)
    solve(other, hand, "who-speaks", "pool-open")
    assert "1 of 8 questions" in text(client)
    assert "2 of 8 questions" in text(other)


def test_what_is_kept_can_be_taken_along(client, hand):
    solve(client, hand, "who-speaks", "pool-open")
    client.get(f"{POT}9/")
    saved = client.get(f"{HOME}export/")
    assert "attachment" in saved.headers["Content-Disposition"]
    other = Client()
    assert upload(other, saved.content).status_code == 303
    assert "2 of 8 questions" in text(other)
    assert Learner.objects.count() == 2
    again = upload(other, saved.content)
    assert again.status_code == 303
    assert Answer.objects.count() == 4


def test_nothing_better_is_lost_by_bringing_an_older_file(client, hand):
    wrong = next(
        one.id
        for one in hand.questions["who-speaks"].choices
        if one.id != hand.questions["who-speaks"].answer
    )
    client.post(f"{POT}questions/who-speaks/", {"choice": wrong, "attempt": 1})
    older = client.get(f"{HOME}export/").content
    client.post(
        f"{POT}questions/who-speaks/",
        {"choice": hand.questions["who-speaks"].answer, "attempt": 2},
    )
    upload(client, older)
    assert Answer.objects.get().solved


ROW = {
    "game": "draw-poker",
    "hand": "pot",
    "question": "who-speaks",
    "choice": "3",
    "right": True,
    "first": True,
    "solved": True,
    "attempts": 1,
}


def review(**card):
    """A thing to be reviewed, whose card is spoilt or carries more than it should."""
    sound = missed(None, datetime(2026, 1, 1, tzinfo=UTC)).card
    return {"game": "draw-poker", "item": "law:poker.38", "card": {**sound, **card}}


@pytest.mark.parametrize(
    "body",
    [
        b"",
        b"\xff\xfe\x00",
        b"[" * 100_000,
        b"null",
        b"[]",
        {"hoyle": 2, "answers": [], "places": []},
        {"hoyle": 1},
        {"hoyle": 1, "answers": {}, "places": []},
        {"hoyle": 1, "answers": [1], "places": []},
        {"hoyle": 1, "answers": [{**ROW, "attempts": True}], "places": []},
        {"hoyle": 1, "answers": [{**ROW, "attempts": -1}], "places": []},
        {"hoyle": 1, "answers": [{**ROW, "attempts": 10**30}], "places": []},
        {"hoyle": 1, "answers": [{**ROW, "choice": "x" * 500}], "places": []},
        {"hoyle": 1, "answers": [{**ROW, "right": "yes"}], "places": []},
        {"hoyle": 1, "answers": [], "places": [{"kind": "x"}]},
        {
            "hoyle": 1,
            "answers": [],
            "places": [
                {"kind": "book", "game": "draw-poker", "slug": "pot", "step": 1, "done": False}
            ],
        },
        {"hoyle": 1, "answers": [ROW] * 20_001, "places": []},
        {"hoyle": 1, "answers": [{**ROW, "question": "\0?"}], "places": []},
        {"hoyle": 1, "answers": [{**ROW, "choice": "\ud800"}], "places": []},
        {"hoyle": 1, "answers": [], "places": [], "reviews": [review(step=-3)]},
        {"hoyle": 1, "answers": [], "places": [], "reviews": [review(difficulty=float("nan"))]},
        {"hoyle": 1, "answers": [], "places": [], "reviews": [review(due="9999-12-31T23:59Z")]},
    ],
)
def test_a_file_that_is_not_ours_is_told_so_and_changes_nothing(client, body):
    answer = upload(client, body)
    assert answer.status_code == 422
    assert "Not done." in answer.content.decode()
    assert not Learner.objects.exists()


def test_no_file_is_told_so(client):
    assert client.post(f"{HOME}import/").status_code == 422
    assert client.post(f"{HOME}import/", {"file": "text"}).status_code == 422


def test_unknown_hands_and_questions_in_a_file_do_no_harm(client):
    strange = {**ROW, "hand": "no-such", "question": "no-such", "choice": "<b>"}
    place = {"kind": "hand", "game": "draw-poker", "slug": "pot", "step": 999_999, "done": False}
    whole = {"answers": [strange, ROW], "places": [place], "reviews": [review(more="\0")]}
    assert upload(client, {"hoyle": 1, **whole}).status_code == 303
    assert "more" not in Review.objects.get().card
    assert client.get(HOME).status_code == 200
    assert client.get("/draw-poker/resume/").status_code == 200


def test_an_answer_that_is_no_choice_any_more_does_no_harm(client):
    upload(client, {"hoyle": 1, "answers": [{**ROW, "choice": "gone"}], "places": []})
    page = Page(client.get(f"{POT}questions/who-speaks/"))
    assert 'class="result"' not in page.text


def test_everything_can_be_forgotten_but_not_by_mistake(client, hand):
    solve(client, hand, "who-speaks")
    assert client.post(f"{HOME}wipe/").status_code == 422
    assert client.get(f"{HOME}wipe/").status_code == 405
    assert Learner.objects.count() == 1
    answer = client.post(f"{HOME}wipe/", {"sure": "yes"})
    assert (answer.status_code, answer.headers["Location"]) == (303, f"{HOME}?done=forgotten")
    assert not Learner.objects.exists()
    assert not Answer.objects.exists()
    assert not client.cookies["learner"].value
    assert client.post(f"{HOME}wipe/", {"sure": "yes"}).status_code == 303


def test_the_page_and_its_fragment(client, hand):
    solve(client, hand, "who-speaks")
    assert "<html" not in text(client, **PARTIAL)
    page = Page(client.get(HOME))
    assert page.all("progress")
    assert page.one("a", href=f"{HOME}export/")
    assert len(page.all("input", name="csrfmiddlewaretoken")) == 2


@pytest.mark.parametrize(
    "address", ["/no-such/resume/", "/no-such/coverage/mine/", "/draw-poker/lessons/no-such/mine/"]
)
def test_what_is_not_there_is_not_found(client, address):
    assert client.get(address).status_code == 404


LESSON = "/draw-poker/lessons/first/"


def test_a_lesson_is_done_when_its_questions_are(client, hand):
    solve(client, hand, "who-speaks")
    assert "1 of 2 of its questions" in text(client, f"{LESSON}mine/")
    assert LESSON in text(client, "/draw-poker/resume/")
    solve(client, hand, "may-open")
    assert "This lesson is done" in text(client, f"{LESSON}mine/")
    assert "Choose a hand" in text(client, "/draw-poker/resume/")


def test_a_lesson_can_be_marked_as_read(client):
    strict = Client(enforce_csrf_checks=True)
    assert strict.post(f"{LESSON}read/").status_code == 403
    page = Page(strict.get(f"{LESSON}mine/"))
    token = page.one("input", name="csrfmiddlewaretoken")["value"]
    answer = strict.post(f"{LESSON}read/", {"csrfmiddlewaretoken": token})
    assert (answer.status_code, answer.headers["Location"]) == (303, f"{LESSON}mine/")
    assert "This lesson is done" in text(strict, f"{LESSON}mine/", **PARTIAL)
    assert "<title" not in text(strict, f"{LESSON}mine/", **PARTIAL)
    assert "<html" in text(strict, f"{LESSON}mine/")
    assert client.get(f"{LESSON}read/").status_code == 405
