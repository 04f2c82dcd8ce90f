"""Questions and gates: asked without their answers, judged by the server, kept once."""

import re
from collections import Counter

import pytest
from django.test import Client

from hoyle.book.library import read
from hoyle.engine.shelf import GAMES
from hoyle.study.questions import explain, unpublishable
from hoyle.web.models import Answer, Learner
from tests.source import BASE
from tests.web.page import JSON, PARTIAL, Page

POT, GATED = "/draw-poker/hands/pot/", "/draw-poker/hands/gated/"
ASK = f"{POT}questions/pool-open/"
QUIZZES = ("who-speaks", "may-open")  # of the lesson
pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("book")]


@pytest.fixture
def hand(book):
    """The hand without gates."""
    return book.rooms["draw-poker"].hands["pot"]


@pytest.fixture
def right(hand):
    """The right choice of the question asked most here."""
    return hand.questions["pool-open"].answer


@pytest.fixture
def wrong(hand):
    """A wrong choice of it."""
    question = hand.questions["pool-open"]
    return next(one.id for one in question.choices if one.id != question.answer)


def page(client, address, **headers) -> Page:
    answer = client.get(address, headers=headers)
    assert answer.status_code == 200, (address, answer.status_code)
    return Page(answer)


def choices(seen: Page) -> list[str]:
    return [attrs["value"] for attrs in seen.all("input", name="choice")]


def test_a_question_stands_beside_the_table_it_looks_at(client):
    seen = page(client, ASK)
    assert "Foster’s rule: K &amp; Q. What lies in the pool?" in seen.text
    assert len(choices(seen)) >= 3
    assert seen.pool == 20  # the act that opens is told, and what it brings is asked
    assert all(attrs["type"] == "radio" for attrs in seen.all("input", name="choice"))


def test_the_right_choice_cannot_be_told_from_the_page(client, hand):
    question = hand.questions["pool-open"]
    text = page(client, ASK).text
    assert not re.search(r"data-correct|correct|is_right|judged|explain", text)
    assert question.explain not in text
    for id in question.because.values():
        assert id not in text
    labels = re.findall(r'<label class="choice">.*?</label>', text)
    shapes = {re.sub(r'(id|value)="[^"]*"|<kbd.*', "", label) for label in labels}
    assert len(shapes) == 1


def test_a_right_answer_is_explained_and_leads_on(client, hand, right):
    answer = client.post(ASK, {"choice": right, "attempt": 1})
    assert (answer.status_code, answer.headers["Location"]) == (303, f"{ASK}#ruled-pot-pool-open")
    seen = page(client, ASK)
    assert seen.one("div", class_="result")["data-verdict"] == "right"
    assert hand.questions["pool-open"].explain in seen.text.replace("&#x27;", "'")
    assert f"{POT}3/" in seen.links
    assert f"{POT}questions/may-open/" in seen.links
    assert seen.all("input", checked="")[0]["value"] == right


def test_a_wrong_answer_is_never_a_bare_no(client, hand, wrong):
    client.post(ASK, {"choice": wrong, "attempt": 1})
    seen = page(client, ASK)
    result = seen.text.partition('class="result"')[2].partition("</section>")[0]
    assert len(re.findall("<p>", result)) >= 1
    assert seen.all("input", checked="")[0]["value"] == wrong
    assert seen.one("label", data_judged="wrong")
    assert 'data-judged="right"' not in seen.text


def test_what_is_said_comes_in_its_order(client, book):
    """The author's note, the misreading, the ruling with its law; then why, and what would come."""
    hand = book.rooms["draw-poker"].hands["gated"]
    gate = hand.gates[2]
    for choice in gate.choices:
        said = explain(gate, choice.id, hand.table)
        if said.word not in ("irregular", "refused"):
            continue
        client.post(f"{GATED}gates/2/", {"choice": choice.id, "attempt": 1})
        text = page(client, f"{GATED}2/").text.replace("&#x27;", "'")
        found = [text.find(one) for one in (said.note, said.misreading, said.ruling.reason) if one]
        assert found == sorted(found)
        assert -1 not in found
        assert f"/draw-poker/hands/gated/otherwise/1/{choice.id}/2/" in text
        return
    pytest.fail("no choice of this gate is against a law")


def test_the_order_of_the_choices_never_changes(client, right, wrong):
    before = choices(page(client, ASK))
    client.post(ASK, {"choice": wrong, "attempt": 1})
    assert choices(page(client, ASK)) == before
    assert choices(page(Client(), ASK)) == before
    assert sorted(before) == sorted(set(before))
    assert right in before


def test_answers_are_judged_by_what_they_are_and_not_by_where_they_stand(client, right):
    client.post(ASK, {"choice": right, "attempt": 1})
    assert Answer.objects.get().choice == right
    client.post(ASK, {"choice": "3", "attempt": 2})
    assert Answer.objects.get().choice == right


def test_the_same_answer_again_counts_once(client, right):
    for _ in range(3):
        client.post(ASK, {"choice": right, "attempt": 1})
    assert Answer.objects.get().attempts == 1


def test_a_second_try_is_free_and_counted(client, right, wrong):
    client.post(ASK, {"choice": wrong, "attempt": 1})
    client.post(ASK, {"choice": right, "attempt": 2})
    kept = Answer.objects.get()
    assert (kept.attempts, kept.right, kept.first, kept.solved) == (2, True, False, True)
    client.post(ASK, {"choice": wrong, "attempt": 3})
    kept.refresh_from_db()
    assert (kept.attempts, kept.right, kept.solved) == (3, False, True)


@pytest.mark.parametrize(
    "form",
    [
        {},
        {"choice": ""},
        {"choice": "no-such"},
        {"choice": ["20", "25"]},
        {"choice": "\x00\ud7ff"},
        {"choice": "a" * 100_000},
        {"attempt": "x"},
    ],
)
@pytest.mark.parametrize("headers", [{}, PARTIAL])
@pytest.mark.parametrize("address", [ASK, f"{GATED}gates/2/"])
def test_a_form_that_is_no_answer_gets_the_question_back(client, form, headers, address):
    answer = client.post(address, form, headers=headers)
    assert answer.status_code == 422
    seen = Page(answer)
    assert choices(seen)
    assert "nswer" in seen.text.partition('class="result"')[2]
    assert not Answer.objects.exists()
    assert ("<html" in seen.text) == (not headers)


@pytest.mark.parametrize("attempt", ["", "-1", "9" * 4000, "²", "1.5", "abc"])
def test_an_odd_attempt_is_as_good_as_the_first(client, right, attempt):
    assert client.post(ASK, {"choice": right, "attempt": attempt}).status_code == 303
    assert Answer.objects.get().attempts == 1


@pytest.mark.parametrize("address", [ASK, f"{GATED}gates/2/", "/progress/wipe/"])
def test_a_form_without_its_token_is_refused_in_words(right, address):
    strict = Client(enforce_csrf_checks=True)
    for headers in ({}, PARTIAL):
        answer = strict.post(address, {"choice": right}, headers=headers)
        assert answer.status_code == 403
        assert "load the page once more" in answer.content.decode()
        assert (b"<html" in answer.content) == (not headers)
    assert not Answer.objects.exists()


def test_a_form_with_its_token_is_judged(right):
    strict = Client(enforce_csrf_checks=True)
    token = page(strict, ASK).one("input", name="csrfmiddlewaretoken")["value"]
    form = {"choice": right, "attempt": 1, "csrfmiddlewaretoken": token}
    assert strict.post(ASK, form).status_code == 303


@pytest.mark.parametrize("id", ["no-such", "%00", "%ff", "a" * 3000])
def test_an_unknown_question_is_not_found(client, id):
    for headers in ({}, PARTIAL):
        answer = client.get(f"{POT}questions/{id}/", headers=headers)
        assert answer.status_code == 404
        assert (b"<html" in answer.content) == (not headers)
    assert client.post(f"{POT}questions/{id}/", {"choice": "1"}).status_code == 404


def test_hints_have_three_rungs(client, hand):
    first = page(client, ASK)
    assert first.one("a", data_key="hint")["href"] == f"{ASK}?hint=1"
    seen = [page(client, f"{ASK}?hint={rung}").text for rung in (1, 2, 3, 4, 999)]
    rungs = [text.partition('class="hints"')[2].partition("</ol>")[0] for text in seen]
    assert [rung.count("<li>") for rung in rungs] == [1, 2, 3, 3, 3]
    assert "It turns on" in rungs[0]
    assert "are left" in rungs[2]
    assert 'data-key="hint"' not in seen[2]


def test_show_me_tells_the_answer_and_keeps_nothing(client, hand):
    seen = page(client, f"{ASK}?show=1")
    assert "The answer is “" in seen.text
    assert not Answer.objects.exists()
    assert not client.cookies.get("learner")


def test_why_is_told_when_it_is_asked_for(client, hand):
    question = hand.questions["pool-open"]
    misread = [id for id in question.because if id != question.answer]
    if not misread:
        pytest.skip("no misreading leads to a choice here")
    client.post(ASK, {"choice": misread[0], "attempt": 1})
    plain = page(client, ASK)
    assert plain.one("a", data_key="why")["href"] == f"{ASK}?why=1"
    assert question.explain not in plain.text
    assert question.explain in page(client, f"{ASK}?why=1").text


def test_an_answer_in_a_fragment_stays_a_fragment(client, right):
    answer = client.post(ASK, {"choice": right, "attempt": 1}, headers=PARTIAL, follow=True)
    text = answer.content.decode()
    assert "<html" not in text
    assert "<title" not in text  # a lesson that takes it in keeps its own
    assert 'class="result"' in text


def test_a_learner_is_made_by_the_first_answer_and_not_before(client, right):
    for address in (POT, f"{POT}5/", ASK, "/progress/"):
        client.get(address)
    assert not Learner.objects.exists()
    client.post(ASK, {"choice": right, "attempt": 1})
    cookie = client.cookies["learner"]
    assert (cookie["httponly"], cookie["samesite"]) == (True, "Lax")
    assert ":" in cookie.value
    assert Learner.objects.count() == 1


@pytest.mark.parametrize("forged", ["", "x", "a:b", "someone-else", "\u00e9:\u00ff"])
def test_a_forged_cookie_is_nobodys(client, forged):
    client.cookies["learner"] = forged
    assert 'class="result"' not in page(client, ASK).text


def test_two_answers_are_two_rows(client, right, hand):
    client.post(ASK, {"choice": right, "attempt": 1})
    other = hand.questions["may-open"]
    client.post(f"{POT}questions/may-open/", {"choice": other.answer, "attempt": 1})
    assert Answer.objects.count() == 2
    assert Learner.objects.count() == 1


def test_two_first_answers_at_once_belong_to_one_learner(right, hand):
    """Both forms were loaded before there was a learner: the secret of the form is the same."""
    one = Client(enforce_csrf_checks=True)
    token = page(one, ASK).one("input", name="csrfmiddlewaretoken")["value"]
    two = Client(enforce_csrf_checks=True)
    two.cookies["csrftoken"] = one.cookies["csrftoken"].value
    form = {"attempt": 1, "csrfmiddlewaretoken": token}
    one.post(ASK, {**form, "choice": right})
    two.post(f"{POT}questions/may-open/", {**form, "choice": hand.questions["may-open"].answer})
    assert Learner.objects.count() == 1
    assert Answer.objects.count() == 2


def test_the_next_step_is_not_in_the_page_of_a_gate(client):
    seen = page(client, f"{GATED}2/")
    assert seen.step == 1
    assert "A holds two kings" in seen.text
    assert "A opens for 4" not in seen.text
    assert "in a hurry" not in seen.text
    assert "opened" not in seen.text.replace("is opened", "")
    assert seen.one("a", id="step-next")["href"] == f"{GATED}2/"


def test_the_rounds_behind_a_gate_are_not_told(client):
    rounds = page(client, f"{GATED}1/").text.partition('class="rounds"')[2].partition("</ol>")[0]
    assert rounds.count("<li>") == 1


def test_a_link_into_the_middle_shows_the_question_that_guards_it(client):
    seen = page(client, f"{GATED}8/")
    assert seen.step == 1
    assert "on the way to step 8" in seen.text
    assert f"{GATED}8/?shown=8" in seen.links
    shown = page(client, f"{GATED}8/?shown=8")
    assert shown.step == 8
    assert shown.one("a", id="step-next")["href"] == f"{GATED}9/?shown=8"
    assert page(client, f"{GATED}10/?shown=8").step == 9  # the second gate is still shut


def test_a_lawful_answer_opens_the_gate_and_is_explained(client, book):
    gate = book.rooms["draw-poker"].hands["gated"].gates[2]
    answer = client.post(f"{GATED}gates/2/?to=2", {"choice": gate.answer, "attempt": 1})
    assert (answer.status_code, answer.headers["Location"]) == (
        303,
        f"{GATED}2/#ruled-gated-before-2",
    )
    seen = page(client, f"{GATED}2/")
    assert seen.step == 2
    assert seen.one("div", class_="result")["data-verdict"] == "right"
    assert "in a hurry" in seen.text
    assert page(client, f"{GATED}9/").step == 9
    assert page(client, f"{GATED}10/").step == 9


def test_another_lawful_answer_is_right_too(client, book):
    hand = book.rooms["draw-poker"].hands["gated"]
    gate = hand.gates[2]
    others = [one.id for one in gate.choices if explain(gate, one.id, hand.table).word == "lawful"]
    assert others
    client.post(f"{GATED}gates/2/", {"choice": others[0], "attempt": 1})
    seen = page(client, f"{GATED}2/")
    assert seen.step == 2
    assert "Lawful too" in seen.text


def test_a_wrong_answer_leaves_the_gate_shut(client, book):
    hand = book.rooms["draw-poker"].hands["gated"]
    gate = hand.gates[2]
    wrong = next(one.id for one in gate.choices if not explain(gate, one.id, hand.table).right)
    answer = client.post(f"{GATED}gates/2/?to=7", {"choice": wrong, "attempt": 1})
    assert answer.headers["Location"] == f"{GATED}7/#ruled-gated-before-2"
    seen = page(client, f"{GATED}7/")
    assert seen.step == 1
    assert 'class="result"' in seen.text
    assert f"{GATED}7/?shown=7" in seen.links


def test_a_gate_has_no_page_of_its_own(client):
    assert client.get(f"{GATED}gates/2/").headers["Location"] == f"{GATED}2/"
    for number in ("3", "0", "x", "9" * 2000):
        assert client.post(f"{GATED}gates/{number}/", {"choice": "x"}).status_code == 404


def test_through_one_seats_eyes_no_question_is_put(client):
    seen = page(client, f"{GATED}2/?seat=B")
    assert "asked with all the cards open" in seen.text
    assert "two kings" not in seen.text
    assert f"{GATED}2/" in seen.links


def test_a_gate_as_plain_data(client):
    said = client.get(f"{GATED}6/", headers=JSON).json()
    assert said["gate"] == 2
    assert {"prompt", "choices", "show"} <= said.keys()


def test_personal_pages_are_kept_by_nobody_else(client, book):
    assert "no-store" in client.get(ASK).headers["Cache-Control"]
    assert "no-store" in client.get(f"{GATED}2/").headers["Cache-Control"]
    gate = book.rooms["draw-poker"].hands["gated"].gates[2]
    client.post(f"{GATED}gates/2/", {"choice": gate.answer, "attempt": 1})
    assert "no-store" in client.get(f"{GATED}2/").headers["Cache-Control"]
    assert 'class="result"' not in page(Client(), f"{GATED}2/?shown=2").text


def test_every_question_of_the_book_may_be_published():
    """No two choices read alike, each is there once, and nobody passes by pressing the first."""
    places = Counter()
    for hand in read(BASE / "lessons", GAMES).rooms["draw-poker"].hands.values():
        for one in (*hand.questions.values(), *hand.gates.values()):
            ids = [choice.id for choice in one.choices]
            assert unpublishable(one.choices) == ""
            assert len(set(ids)) == len(ids)
            assert one.answer in ids
            lasts = [choice.last for choice in one.choices]
            assert lasts == sorted(lasts)
            places[ids.index(one.answer)] += 1
    assert places[0] < places.total() / 2


def test_what_would_come_of_an_act_leads_back_to_the_question(client, book):
    """A wrong act can be seen played out, and the question is one press away."""
    room = book.rooms["draw-poker"]
    for hand in room.hands.values():
        for one in hand.questions.values():
            wrong = [id for id in one.acts if not explain(one, id, hand.table).right]
            if not wrong:
                continue
            address = f"/draw-poker/hands/{hand.slug}/questions/{one.id}/"
            client.post(address, {"choice": wrong[0], "attempt": 1})
            away = next(href for href in page(client, address).links if "/otherwise/" in href)
            assert f"ask={one.id}" in away
            assert address in page(client, away).links
            return
    pytest.fail("no question of these hands offers an act")


def test_the_cards_a_ruling_turns_on_are_lit_after_the_answer_only(client, book):
    hand = book.rooms["draw-poker"].hands["gated"]
    gate = hand.gates[2]
    private = [
        id
        for id in gate.acts
        if (said := explain(gate, id, hand.table)).ruling and said.ruling.private
    ]
    assert 'data-mark="lit"' not in page(client, f"{GATED}2/").text
    for id in private:
        client.post(f"{GATED}gates/2/", {"choice": id, "attempt": 1})
        assert 'data-mark="lit"' in page(client, f"{GATED}2/").text


def test_what_htmx_asks_for_is_led_on_without_a_place(client, right):
    answer = client.post(ASK, {"choice": right, "attempt": 1}, headers=PARTIAL)
    assert answer.headers["Location"] == ASK


def test_the_ruling_stands_where_the_answer_leads(client, right):
    """Without script the page comes back at the ruling, not at its own head."""
    answer = client.post(ASK, {"choice": right, "attempt": 1})
    seen = page(client, answer.headers["Location"])
    assert seen.one("div", class_="result")["id"] == "ruled-pot-pool-open"


def test_a_lesson_asks_in_a_form_that_holds_no_token(client):
    seen = page(client, "/draw-poker/lessons/first/")
    forms = [form for form in seen.all("form") if "/questions/" in form.get("action", "")]
    assert [form["hx-get"] for form in forms] == [f"{POT}questions/{id}/" for id in QUIZZES]
    places = [form["action"].partition("#")[2] for form in forms]
    assert places == [f"question-pot-{id}" for id in QUIZZES]
    assert "csrfmiddlewaretoken" not in seen.text


def test_a_choice_made_in_a_lesson_is_marked_in_the_form_and_judged_by_a_post_alone(client, hand):
    asked = hand.questions["who-speaks"]
    seen = page(client, f"{POT}questions/who-speaks/?choice={asked.choices[1].id}")
    assert [one["value"] for one in seen.all("input", checked="")] == [asked.choices[1].id]
    assert not seen.all("div", class_="result")
    assert "csrfmiddlewaretoken" in seen.text
    assert "/draw-poker/lessons/first/#question-pot-who-speaks" in seen.links
    assert not page(client, f"{POT}questions/who-speaks/?choice=nonsense").all("input", checked="")
