"""Practice: drills at their addresses, what is missed coming back, and nothing told early."""

import json
import re
from datetime import timedelta
from html import unescape

import pytest
from django.core.files.uploadedfile import SimpleUploadedFile
from django.utils import timezone

from hoyle.book.hands import laws_at
from hoyle.engine.shelf import GAMES
from hoyle.web.charters import Charter, printed_house
from hoyle.web.drilling import Practice, laid
from hoyle.web.learner import keep_place
from hoyle.web.models import Learner, Place, Review
from hoyle.web.shelf import library
from tests.web.page import PARTIAL, Page

NAMES = [game.name for game in GAMES]
pytestmark = pytest.mark.django_db


def practice(game="draw-poker", seed=17, **more):
    room = library().rooms[game]
    return Practice(Charter(room, printed_house(room), room.game.rules()), seed, **more)


def answer(client, one, right=True, attempt=1):
    question = laid(one).drill.question
    wrong = next(choice.id for choice in question.choices if choice.id != question.answer)
    said = {"choice": question.answer if right else wrong, "attempt": attempt}
    return client.post(one.href, said)


@pytest.mark.parametrize("game", NAMES)
@pytest.mark.parametrize("level", [1, 2, 3])
def test_a_drill_is_a_page_that_tells_no_answer(client, game, level):
    for seed in range(4):
        one = practice(game, seed, level=level)
        question = laid(one).drill.question
        got = client.get(one.href)
        text = unescape(got.content.decode())
        assert got.status_code == 200
        assert question.prompt in text
        assert question.explain not in text
        assert "data-judged" not in text
        assert 'data-verdict="right"' not in text
        assert len(Page(got).all("input", name="choice")) == len(question.choices)


@pytest.mark.parametrize("game", NAMES)
def test_every_law_that_is_asked_about_can_be_drilled(game):
    room = library().rooms[game]
    undrilled = []
    for law in room.laws.articles:
        if room.questions_on.get(law):
            found = any(_law_of(game, law, seed) for seed in range(3))
            undrilled += [] if found else [law]
    assert undrilled == []


def _law_of(game, law, seed):
    try:
        return law in laid(practice(game, seed, law=law)).drill.question.laws
    except LookupError:
        return False


def test_a_right_answer_leads_on(client):
    one = practice()
    to = answer(client, one)
    assert to.status_code == 303
    page = Page(client.get(to.headers["Location"]))
    assert "Right." in page.text
    assert one.next.href in {unescape(link) for link in page.links}
    assert not Review.objects.exists()


@pytest.mark.parametrize("right", [True, False])
def test_an_answer_leads_to_where_it_is_ruled_on(client, right):
    to = answer(client, practice(), right=right).headers["Location"]
    page = Page(client.get(to))
    assert page.one("div", id=to.partition("#")[2])["data-verdict"]


def test_a_wrong_answer_is_explained_and_comes_back(client):
    one = practice(law="poker.38")
    page = Page(client.get(answer(client, one, right=False).headers["Location"]))
    assert "data-judged" in page.text
    review = Review.objects.get()
    assert (review.game, review.item) == ("draw-poker", "law:poker.38")
    assert "Nothing comes back just now" in client.get("/practise/").content.decode()
    Review.objects.update(due=timezone.now() - timedelta(minutes=1))
    back = Page(client.get("/practise/"))
    assert any("law=poker.38" in link for link in back.links)


@pytest.mark.parametrize("game", NAMES)
def test_no_wrong_answer_is_told_so_barely(client, game):
    """A misreading by its name, the ruling on the act, or the law and the facts that decide."""
    for seed in range(6):
        one = practice(game, seed)
        found = laid(one)
        for choice in found.drill.question.choices:
            if choice.id == found.drill.question.answer:
                continue
            page = Page(client.get(one.answered(choice.id, 1).href))
            said = page.text.partition('class="result"')[2].partition("</section>")[0]
            assert "Look again" not in said
            assert len(re.sub(r"<[^>]+>", " ", said).split()) > 15


def test_a_law_chosen_wrongly_says_what_it_speaks_of(client):
    one = next(
        one
        for one in (practice(seed=seed) for seed in range(200))
        if laid(one).drill.question.kind == "law"
    )
    question = laid(one).drill.question
    wrong = next(choice.id for choice in question.choices if choice.id != question.answer)
    text = client.get(one.answered(wrong, 1).href).content.decode()
    assert "speaks of something else:" in text


def test_where_there_is_no_pair_the_page_says_so_once_it_is_answered(client):
    alone = next(
        one for one in (practice(seed=seed) for seed in range(200)) if laid(one.twin) is None
    )
    answer_ = laid(alone).drill.question.answer
    words = "No table one card or one act away was found"
    assert words not in client.get(alone.href).content.decode()
    assert words in client.get(alone.answered(answer_, 1).href).content.decode()


def test_what_is_due_and_answered_goes_off_for_days(client):
    one = practice(law="poker.38")
    answer(client, one, right=False)
    Review.objects.update(due=timezone.now() - timedelta(minutes=1))
    answer(client, one.next)
    assert Review.objects.get().due > timezone.now() + timedelta(hours=20)


def test_a_right_answer_before_its_time_changes_nothing(client):
    one = practice(law="poker.38")
    answer(client, one, right=False)
    due = Review.objects.get().due
    answer(client, one.next)
    assert Review.objects.get().due == due


def test_a_question_of_the_book_that_was_missed_comes_back_too(client):
    hand = library().rooms["draw-poker"].hands["opening"]
    name, question = next(iter(hand.questions.items()))
    wrong = next(choice.id for choice in question.choices if choice.id != question.answer)
    href = f"/draw-poker/hands/opening/questions/{name}/"
    client.post(href, {"choice": wrong})
    Review.objects.update(due=timezone.now() - timedelta(minutes=1))
    assert href in Page(client.get("/practise/")).links


def test_few_come_back_at_once_and_none_is_counted(client):
    answer(client, practice(), right=False)
    learner = Learner.objects.get()
    learner.reviews.all().delete()
    past = timezone.now() - timedelta(days=90)
    for law in list(library().rooms["draw-poker"].laws.articles)[:30]:
        learner.reviews.create(game="draw-poker", item=f"law:{law}", card={}, due=past)
    page = Page(client.get("/practise/"))
    assert len([link for link in page.links if "?law=" in link]) == 10
    said = re.sub(r"<[^>]*>", " ", page.text.partition("<main")[2].partition("</main>")[0])
    assert "30" not in said.split()
    kept = (
        Page(client.get("/progress/")).text.partition('class="lede"')[2].partition("</header>")[0]
    )
    assert "a little at a time" in kept
    assert "30" not in kept


def test_the_other_of_a_pair_says_what_differs(client):
    found = next(
        one
        for one in (practice(seed=seed) for seed in range(99))
        if (other := _twin(one)) and other.changed
    )
    page = Page(client.get(found.twin.href))
    assert "has become the" in page.text
    assert "and nothing else has changed" in page.text


def _twin(one):
    return laid(one.twin)


@pytest.mark.parametrize(
    ("path", "status"),
    [
        ("abc/", 404),
        ("-1/", 404),
        ("9999999999/", 404),
        ("5/?law=poker.999", 404),
        ("5/?level=nine", 200),
        ("5/?choice=nothing&attempt=x", 200),
        ("5/?hint=99", 200),
        ("5/?blind=many", 400),
        ("?law=%00", 200),
    ],
)
def test_odd_addresses_are_answered_plainly(client, path, status):
    assert client.get(f"/draw-poker/practise/{path}").status_code == status


@pytest.mark.parametrize("said", [{}, {"choice": ["a", "b"]}, {"choice": "no-such"}])
def test_odd_answers_are_told_and_nothing_is_kept(client, said):
    assert client.post(practice().href, said).status_code == 422
    assert not Review.objects.exists()


def test_the_way_to_practice_holds_the_rules(client):
    page = Page(client.get("/draw-poker/practise/?limit=7"))
    assert page.one("input", name="limit")["value"] == "7"
    assert "limit=7" in Page(client.get("/draw-poker/practise/3/?limit=7")).text


def test_hints_come_by_rungs(client):
    one = practice(law="poker.38")
    text = client.get(f"{one.href}&hint=1").content.decode()
    assert 'class="hints"' in text


def test_a_fragment_is_the_part_of_the_page(client):
    assert b"<html" not in client.get(practice().href, headers=PARTIAL).content


def test_what_was_missed_returns_in_the_lesson(client):
    room = library().rooms["draw-poker"]
    lesson = next(one for one in room.lessons.values() if one.quizzes)
    quiz = lesson.quizzes[0]
    question = room.hands[quiz.hand].questions[quiz.ask]
    wrong = next(choice.id for choice in question.choices if choice.id != question.answer)
    href = f"/draw-poker/hands/{quiz.hand}/questions/{quiz.ask}/"
    client.post(href, {"choice": wrong})
    Review.objects.update(due=timezone.now() - timedelta(minutes=1))
    mine = f"/draw-poker/lessons/{lesson.slug}/mine/"
    assert href in Page(client.get(mine)).links
    client.post(href, {"choice": question.answer, "attempt": 2})
    assert href not in Page(client.get(mine)).links


def test_reviews_are_taken_along_and_brought_back(client):
    one = practice(law="poker.38")
    answer(client, one, right=False)
    due = Review.objects.get().due
    saved = client.get("/progress/export/").content
    client.post("/progress/wipe/", {"sure": "yes"})
    assert not Review.objects.exists()
    client.post("/progress/import/", {"file": SimpleUploadedFile("mine.json", saved)})
    assert Review.objects.get().due == due


@pytest.mark.parametrize("card", [{}, {"due": "never"}, {"card_id": 1, "state": 9}, 7])
def test_a_card_that_is_none_is_refused(client, card):
    row = {"game": "draw-poker", "item": "law:poker.38", "card": card}
    file = json.dumps({"hoyle": 1, "answers": [], "places": [], "reviews": [row]}).encode()
    said = client.post("/progress/import/", {"file": SimpleUploadedFile("mine.json", file)})
    assert said.status_code == 422
    assert not Review.objects.exists()


def test_the_laws_seen_at_work_are_counted(client):
    hand = library().rooms["draw-poker"].hands["opening"]
    before = client.get("/draw-poker/coverage/mine/").content.decode()
    assert "You have seen 0 of" in before
    answer(client, practice(), right=False)
    keep_place(
        Learner.objects.get(), Place.HAND, "draw-poker", "opening", len(hand.steps) - 1, True
    )
    shown = {law for step in hand.steps for law in laws_at(step)}
    own = shown & set(library().rooms["draw-poker"].laws.articles)
    after = client.get("/draw-poker/coverage/mine/").content.decode()
    for part in library().rooms["draw-poker"].laws.parts:
        laws = {law for law in part.articles if library().rooms["draw-poker"].citations.get(law)}
        name = part.title.partition(": ")[2] or part.title
        line = f"{name}</a>: {len(laws & shown)} of {len(laws)}"
        assert not laws or line in unescape(after)
    assert f"You have seen {len(own)} of" in after
