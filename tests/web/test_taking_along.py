"""Tables taken along: brought back as they lay, and nothing hidden told on the way."""

import base64
import json
from functools import reduce
from random import Random

import pytest
from django.core.files.uploadedfile import SimpleUploadedFile
from django.test import Client

from hoyle.engine.game import seen_by
from hoyle.engine.shelf import GAMES
from hoyle.study.sitting import sealed
from hoyle.web import sittings
from hoyle.web.models import Learner, Sitting
from hoyle.web.sealing import NotSealedHere, seal, unseal
from hoyle.web.shelf import library
from tests.web.seated import Player, quick
from tests.web.test_sitting_leaks import cards_in, told_in

pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("quick")]
__all__ = ("quick",)
NAMES = [game.name for game in GAMES]


def saved(client):
    return client.get("/progress/export/").content.decode()


def bring(client, text):
    file = SimpleUploadedFile("mine.json", text.encode())
    return client.post("/progress/import/", {"file": file})


def wipe(client):
    client.post("/progress/wipe/", {"sure": "yes"})
    sittings.forget()
    assert not Sitting.objects.exists()


def begun(game, rng, acts=6):
    """A table some acts after the deal, not yet over."""
    while True:
        player = Player(game, seats="3")
        for _ in range(acts):
            if not player.data()["over"]:
                player.act(rng)
        if not player.row.over:
            return player
        player.client.post("/progress/wipe/", {"sure": "yes"})


def decoded(text):
    """The text with all in it that could be decoded by anybody."""
    found = [text]
    for one in json.loads(text)["tables"]:
        found.append(base64.urlsafe_b64decode(one["sealed"]).decode("latin-1"))
    return found


@pytest.mark.parametrize("game", NAMES)
def test_what_is_hidden_at_an_open_table_is_not_in_the_file(game):
    player = begun(game, Random(7))
    row, play = player.row, sittings.play_of(player.row)
    seen = cards_in(seen_by(play.game, play.state, play.seat))
    text, *opened = decoded(saved(player.client))
    assert told_in(text) <= seen
    secrets = [row.secret, row.record, row.key]
    secrets += [sealed(play, deal).salt for deal in range(len(play.cuts))]
    for told in (text, *opened):
        assert not [one for one in secrets if one in told]
        assert "deal" not in lawless(told)


def lawless(text):
    """The text without the names of laws, which tell what the table showed anyway."""
    return reduce(lambda left, law: left.replace(f'"{law}"', ""), library().articles, text)


@pytest.mark.parametrize("game", NAMES)
def test_an_open_table_is_brought_back_as_it_lay_and_goes_on(game):
    player, rng = begun(game, Random(3)), Random(5)
    before, secret, key = player.data(), player.row.secret, player.row.key
    text = saved(player.client)
    wipe(player.client)
    assert bring(player.client, text).url.endswith("done=brought")
    row = Sitting.objects.get()
    assert (row.key, row.secret, row.learner) == (key, secret, Learner.objects.get())
    assert player.data() == before
    player.play(rng)
    assert player.data()["over"]


def test_a_hand_that_is_over_lies_open_in_the_file_and_its_link_leads_there_again():
    player = Player("draw-poker", seats="3")
    player.play(Random(2))
    text = saved(player.client)
    (one,) = json.loads(text)["tables"]
    assert one["record"] == player.row.record
    hand, check = f"/draw-poker/hands/sat-{player.row.key}/", f"{player.home}seal/"
    told = Client().get(check).content
    wipe(player.client)
    assert Client().get(hand).status_code == 404
    bring(player.client, text)
    assert Client().get(hand).status_code == 200
    assert Client().get(check).content == told


def test_the_next_hand_is_the_next_of_the_same_again():
    player = Player("draw-poker", seats="3")
    player.play(Random(2))
    first = player.row
    sittings.deal_again(first)
    text = saved(player.client)
    wipe(player.client)
    bring(player.client, text)
    assert Sitting.objects.exclude(before=None).get().before.key == first.key


def test_brought_twice_it_is_one_table():
    player = begun("pitch", Random(1))
    text = saved(player.client)
    bring(player.client, text)
    wipe(player.client)
    twice = json.loads(text)
    twice["tables"] *= 2
    bring(player.client, json.dumps(twice))
    bring(player.client, text)
    assert Sitting.objects.count() == 1


def test_another_browser_is_given_a_copy_and_takes_nothing_away():
    player = begun("pitch", Random(1))
    text, other = saved(player.client), Client()
    bring(other, text)
    mine, copy = Sitting.objects.order_by("pk")
    assert (mine.key, mine.step) == (player.row.key, copy.step)
    assert mine.key != copy.key
    assert mine.learner != copy.learner
    player.play(Random(4))
    assert not Sitting.objects.get(pk=copy.pk).over


@pytest.mark.parametrize(
    "spoil", [lambda text: text[:-8] + "AAAAAAA=", lambda text: "é", str.swapcase]
)
def test_what_was_not_sealed_here_stays_shut_and_the_rest_is_added(spoil):
    player = begun("pitch", Random(1))
    file = json.loads(saved(player.client))
    file["tables"].append({"sealed": spoil(file["tables"][0]["sealed"])})
    wipe(player.client)
    answer = bring(player.client, json.dumps(file))
    assert "sealed by another book" in player.client.get(answer.url).content.decode()
    assert Sitting.objects.count() == 1


def test_a_table_whose_game_is_gone_stays_shut(monkeypatch):
    player = begun("pitch", Random(1))
    text = saved(player.client)
    wipe(player.client)
    monkeypatch.setattr("hoyle.web.taking_along.readable", lambda row: False)
    assert bring(player.client, text).url.endswith("but-tables")
    assert not Sitting.objects.exists()


@pytest.mark.parametrize("tables", [7, [7], [{}], [{"sealed": 7}], [{"sealed": ""}], {"a": 1}])
def test_tables_that_are_none_are_refused(client, tables):
    said = bring(client, json.dumps({"hoyle": 1, "answers": [], "places": [], "tables": tables}))
    assert said.status_code == 422
    assert not Learner.objects.exists()


def test_a_file_of_before_there_were_tables_is_still_read(client):
    answer = bring(client, json.dumps({"hoyle": 1, "answers": [], "places": []}))
    assert answer.url.endswith("done=brought")


def test_no_more_tables_come_than_a_browser_keeps(monkeypatch):
    player = Player("pitch", seats="3")
    Player("pitch", seats="3", client=player.client)
    text = saved(player.client)
    wipe(player.client)
    monkeypatch.setattr("hoyle.web.taking_along.MOST", 1)
    bring(player.client, text)
    assert Sitting.objects.count() == 1


def test_what_is_sealed_reads_otherwise_each_time_and_only_for_its_purpose():
    assert seal("text", "one") != seal("text", "one")
    assert unseal(seal("ä text", "one"), "one") == "ä text"
    with pytest.raises(NotSealedHere):
        unseal(seal("text", "one"), "other")


def test_a_book_with_another_secret_opens_nothing(settings):
    text = seal("text", "one")
    settings.SECRET_KEY = "quite another key, and as long as the first"
    with pytest.raises(NotSealedHere):
        unseal(text, "one")
