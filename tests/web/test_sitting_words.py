"""Try to get away with it: every word is said from the page of the table, and none is too much."""

from random import Random

import pytest

from hoyle.study.dealing import DEALERS_WORDS
from hoyle.study.sitting import play as playing
from hoyle.study.telling import said_with
from hoyle.web import sittings
from hoyle.web.shelf import library
from tests.web.page import Page
from tests.web.seated import Player, quick

pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("quick")]
__all__ = ("quick",)

ROOMS = [*library().rooms.values()]
rooms = pytest.mark.parametrize("room", ROOMS, ids=[room.game.name for room in ROOMS])


def to_act(room, number=0):
    """A table at which it is for oneself to act."""
    for seed in range(number, number + 30):
        player = Player(room.game.name, "", str(room.game.seats[0]), "B")
        data = player.data()
        while not data["over"] and not data["acts"]:
            player.act(Random(seed), data)
            data = player.data()
        if data["acts"]:
            return player
    raise AssertionError("one is never asked")


def fields(page):
    """The form that says any word: what may be chosen in each of its lists."""
    form = page.text.partition('<form class="say"')[2].partition("</form>")[0]
    lists = {}
    for part in form.split("<select ")[1:]:
        name = part.partition('name="')[2].partition('"')[0]
        options = part.partition("</select>")[0].split('<option value="')[1:]
        lists[name] = [option.partition('"')[0] for option in options]
    return form, lists


@rooms
def test_every_word_of_the_game_is_said_from_the_page_with_its_card_or_amount(room):
    words = {verb for phase in room.game.phases for verb in phase.says} - DEALERS_WORDS
    player, said = to_act(room), set()
    for number, verb in enumerate(sorted(words)):
        if not player.data()["acts"]:
            player = to_act(room, number)
        form, lists = fields(Page(player.client.get(player.home)))
        assert set(lists["verb"]) == words
        sent = {
            "verb": verb,
            "amount": "3",
            **({"cards": lists["cards"][1]} if "cards" in lists else {}),
        }
        assert 'name="amount"' in form
        here = player.row.step
        answer = player.send(here, **sent)
        assert answer.status_code == 303, (verb, answer.content.decode())
        action = sittings.play_of(player.row).record.lines[here].action
        takes = said_with(verb)
        assert (action.seat, action.verb) == (1, verb)
        assert [card.text for card in action.cards] == (
            [sent["cards"]] if "cards" in takes & sent.keys() else []
        )
        assert action.amount == (3 if "amount" in takes and not action.cards else 0)
        said.add(verb)
        assert player.client.get(player.home).status_code == 200
    assert said == words


@rooms
def test_a_word_that_needs_a_card_asks_for_it(room):
    words = {verb for phase in room.game.phases for verb in phase.says}
    naming = sorted(verb for verb in words - DEALERS_WORDS if said_with(verb) == {"cards"})
    player = to_act(room)
    before = player.row.record
    for verb in naming:
        answer = player.send(player.row.step, verb=verb, cards="", amount="2")
        assert answer.status_code == 400
        assert "Choose the cards first" in answer.content.decode()
    assert player.row.record == before
    assert bool(naming) == bool(room.game.stacks)


@rooms
def test_however_often_one_is_refused_one_is_told_why_and_can_go_on(room, monkeypatch):
    monkeypatch.setattr("hoyle.web.views.playing.MOST_TRIED", 3)
    monkeypatch.setattr("hoyle.web.present.own_acts.MOST_TRIED", 3)
    player = to_act(room)
    for _ in range(3):
        assert (
            player.send(player.row.step, act="draw 3" if room.game.stacks else "beg").status_code
            == 303
        )
    before = player.row.record
    page = player.client.get(player.home).content.decode()
    assert "no longer written down" in page
    answer = player.send(player.row.step, act="draw 3" if room.game.stacks else "beg")
    assert answer.status_code == 400
    assert "Refused: " in answer.content.decode()
    assert player.row.record == before
    assert player.data()["acts"]
    player.act(Random(1))
    assert player.row.record != before


@rooms
def test_a_record_that_is_full_ends_and_the_game_goes_on(room, monkeypatch):
    player = to_act(room)
    play, most = sittings.play_of(player.row), playing.MOST_LINES
    monkeypatch.setattr(playing, "MOST_LINES", play.number + 1)
    assert player.send(play.number, act="draw 3" if room.game.stacks else "beg").status_code == 303
    data = player.data()
    assert (data["over"], data["acts"]) == (True, [])
    page = player.client.get(player.home).content.decode()
    assert "The record is full" in page
    assert f"{play.number + 1} acts are in this record" in page
    assert player.client.get(f"/{room.game.name}/hands/sat-{player.row.key}/").status_code == 200
    assert player.client.get(f"{player.home}seal/").status_code == 200
    going = player.client.post(f"{player.home}again/")
    monkeypatch.setattr(playing, "MOST_LINES", most)
    player.home = going.url
    assert player.data()["cut"] or player.data()["acts"]
    player.act(Random(2))
