"""A learner's share of the laws: drills are answers; tables, own ways and rulings are seen."""

import json
import re
from html import unescape
from random import Random
from time import process_time

import pytest
from django.core.files.uploadedfile import SimpleUploadedFile
from django.test import Client

from hoyle.web.models import Answer, Place
from hoyle.web.shelf import library
from tests.web.page import JSON
from tests.web.seated import Player, quick
from tests.web.test_practise import answer, practice

pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("quick")]
__all__ = ("quick",)

NAMES = [*library().rooms]
CITED = {name: room.citations for name, room in library().rooms.items()}
MINE = re.compile(r"rightly answered on (\d+) of the (\d+) laws")
SEEN = re.compile(r"You have seen (\d+) of (\d+) laws at work")
ENOUGH = 0.1  # seconds


def share(client, game="draw-poker"):
    """What the page tells without its marks."""
    text = unescape(client.get(f"/{game}/coverage/mine/").content.decode())
    return re.sub(r"\s+", " ", re.sub("<[^>]+>", "", text))


def told(client, game="draw-poker"):
    """How many laws were answered on, and how many seen."""
    text = share(client, game)
    return int(MINE.search(text)[1]), int(SEEN.search(text)[1])


@pytest.mark.parametrize("game", NAMES)
def test_drills_count_as_answers_on_their_laws(client, game):
    for seed in range(6):
        answer(client, practice(game, seed))
    rows = Answer.objects.all()
    asked = library().rooms[game].questions_on
    laws = {row.question for row in rows}
    assert sum(row.attempts for row in rows) == 6
    assert told(client, game)[0] == len(laws & set(asked)) > 0
    assert "6 answers" in client.get("/progress/").content.decode()


def test_a_drill_answered_wrongly_or_sent_twice_is_no_more_than_it_is(client):
    one = practice(law="poker.38")
    answer(client, one, right=False)
    answer(client, one, right=False)
    assert (told(client)[0], Answer.objects.get().attempts) == (0, 1)
    answer(client, practice(seed=18, law="poker.38"))
    assert (told(client)[0], Answer.objects.get().attempts) == (1, 2)


def spent(player, game):
    """The processor's time for telling a player's share once."""
    begun = process_time()
    told(player.client, game)
    return process_time() - begun


@pytest.mark.parametrize("game", NAMES)
def test_laws_at_ones_own_table_are_seen_at_work(game):
    room, rng = library().rooms[game], Random(game)
    player = Player(game, "", str(room.game.seats[0]), "A", kind=room.game.kinds[-1])
    player.play(rng, deals=2 if room.game.stacks else 0)
    seen = told(player.client, game)[1]
    assert seen > 3
    shown = {row.slug for row in Place.objects.filter(kind=Place.LAW)} & set(room.citations)
    assert seen == len(shown)
    assert told(Client(), game) == (0, 0)
    assert any(spent(player, game) < ENOUGH for _ in range(8))
    other = Client()
    other.get(player.home)
    assert told(other, game) == (0, 0)


def test_branches_and_ways_of_ones_own_are_seen_at_work_by_whoever_is_kept(client):
    hand = "/jacks-back/hands/both-checked/"
    ways = [f"{hand}branch/d-opens/9/", f"{hand}otherwise/4/p1_pass/5/"]
    for way in ways:
        assert client.get(way, follow=True).status_code == 200
    assert not Place.objects.exists()
    answer(client, practice("jacks-back"))
    for way in ways:
        client.get(way, follow=True)
        assert told(client, "jacks-back")[1] > 0
        Place.objects.all().delete()


SETTLED = "/draw-poker/settle/false-opening/?held=nothing&found=before&others=in"
DESK = {
    SETTLED: ("draw-poker", {"poker.39"}),
    SETTLED.replace("before", "unsure"): ("draw-poker", {"poker.39", "poker.44"}),
    "/settle/who-wins/?A=JhJs9c8d2c&B=ThTs9d8c2d": ("draw-poker", {"pool.ranking"}),
}


@pytest.mark.parametrize("address", DESK)
def test_laws_in_a_ruling_of_the_desk_are_seen_at_work_by_whoever_is_kept(client, address):
    game, laws = DESK[address]
    assert client.get(address).status_code == 200
    assert not Place.objects.exists()
    assert not client.cookies.get("learner")
    answer(client, practice(game))
    client.get(address, headers=JSON)
    client.get(SETTLED.partition("&found")[0])  # a question, and nothing ruled
    client.get("/settle/who-wins/")
    assert told(client, game)[1] == 0
    client.get(address)
    rows = Place.objects.filter(kind=Place.LAW, game=game)
    assert {row.slug for row in rows} >= laws
    assert told(client, game)[1] == len({row.slug for row in rows} & set(CITED[game])) > 0
    assert told(Client(), game) == (0, 0)


def test_a_ruling_seen_again_costs_two_questions_of_the_database(client, django_assert_num_queries):
    answer(client, practice())
    client.get(SETTLED)
    with django_assert_num_queries(2):
        client.get(SETTLED)
    with django_assert_num_queries(0):
        Client().get(SETTLED)


def test_a_question_whose_name_begins_like_a_gates_counts(client):
    found = [
        (room, hand, id)
        for room in library().rooms.values()
        for hand in room.hands.values()
        for id in hand.questions
        if id.startswith("before-")
    ]
    for room, hand, id in found:
        home, question = f"/{room.game.name}/hands/{hand.slug}/", hand.questions[id]
        client.post(f"{home}questions/{id}/", {"choice": question.answer, "attempt": 1})
        assert told(client, room.game.name)[0] >= len(set(question.laws)) > 0
    assert found


def test_the_sections_of_a_subject_are_told_together(client):
    text = share(client)
    pots = [part for part in library().rooms["draw-poker"].laws.parts if "Jack pots" in part.title]
    cited = library().rooms["draw-poker"].citations
    of = sum(law in cited for part in pots for law in part.articles)
    assert f"Jack pots: 0 of {of}" in text
    assert "opening: 0 of" in text


def test_laws_of_another_rooms_book_are_told_apart(client):
    room, text = library().rooms["pitch"], share(client, "pitch")
    lent = [law for law in room.citations if law not in room.laws.articles]
    asked = [law for law in room.questions_on if law not in room.laws.articles]
    assert lent
    assert f"From the laws of Seven-Up, in force here too: 0 of {len(lent)}" in text
    assert f"({len(asked)} in the laws of Seven-Up)" in text
    assert int(SEEN.search(text)[2]) == len(room.citations)


def test_it_is_taken_along_and_forgotten_like_all_else(client):
    answer(client, practice(law="poker.38"))
    player = Player("draw-poker", "", "3", "A", client=client)
    player.play(Random(1))
    mine, other = told(client), Client()
    assert min(mine) > 0
    saved = client.get("/progress/export/").content
    for _ in range(2):
        file = SimpleUploadedFile("kept.json", saved, content_type="application/json")
        assert other.post("/progress/import/", {"file": file}).status_code == 303
    assert told(other) == mine
    client.post("/progress/wipe/", {"sure": "yes"})
    assert told(client) == (0, 0)
    kinds = {row["kind"] for row in json.loads(saved)["places"]}
    assert kinds == {"law"}
