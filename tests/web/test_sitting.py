"""Sit down through the site: every game at every house, stale and forged forms, other eyes."""

import re
from datetime import timedelta
from hashlib import sha256
from random import Random

import pytest
from django.test import Client
from django.utils import timezone

from hoyle.study.record import action_from_text
from hoyle.study.sitting import act
from hoyle.web import sittings
from hoyle.web.models import Learner, Sitting
from hoyle.web.shelf import library
from tests.web.page import PARTIAL, Page
from tests.web.seated import Player, quick
from tests.web.test_weight import TO_READ, TO_STEP, weight

pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("quick")]
__all__ = ("quick",)

ROOMS = [*library().rooms.values()]
HOUSES = [(room, house) for room in ROOMS for house in room.houses.values()]
rooms = pytest.mark.parametrize("room", ROOMS, ids=[room.game.name for room in ROOMS])


@pytest.mark.parametrize(
    ("room", "house"), HOUSES, ids=[f"{room.game.name}-{house.id}" for room, house in HOUSES]
)
def test_every_game_is_played_at_every_house_through_the_site(room, house):
    rng = Random(f"{room.game.name} {house.id}")
    seats = rng.randint(*room.game.seats)
    player = Player(
        room.game.name,
        f"?house={house.id}" if house.delta else "",
        str(seats),
        rng.choice("ABCDEFGH"[:seats]),
        kind=rng.choice(room.game.kinds),
    )
    assert player.play(rng, deals=2 if room.game.stacks else 0)
    assert sittings.play_of(player.row).rules == house.rules(room.game.rules)
    page = Page(player.client.get(player.home))
    assert house.title in page.text or not house.delta
    if player.row.over:
        assert f"/{room.game.name}/hands/sat-{player.row.key}/" in page.text


@rooms
def test_a_hand_that_is_over_is_stepped_through_shared_and_branched(room):
    rng, game = Random(room.game.name), room.game.name
    player = Player(game, "", str(room.game.seats[0]), "A")
    player.play(rng)
    home, other = f"/{game}/hands/sat-{player.row.key}/", Client()
    last = player.row.step
    for way in ("", "1/", f"{last}/", "words/", "audit/", "print/", "houses/", "?seat=B"):
        answer = other.get(home + way)
        assert answer.status_code == 200, way
    assert other.get(home).headers["X-Robots-Tag"] == "noindex"
    assert "against the book’s own players" in other.get(home).content.decode()
    assert other.get(f"{home}{last + 9}/").status_code == 302
    page = Page(other.get(f"{home}otherwise/2/"))
    ways = [link for link in page.links if "/otherwise/2/" in link and link.count("_")]
    answer = other.get(ways[0], follow=True)
    assert answer.status_code == 200
    house = next(house for house in room.houses.values() if house.delta)
    assert other.get(f"{home}?house={house.id}").status_code in (200, 422)
    assert any("/sit/?" in link for link in Page(other.get(home)).links)


@rooms
def test_every_act_says_beforehand_what_it_costs_or_what_comes_of_it(room):
    seats, rng = str(room.game.seats[0] + 1), Random(room.game.name)
    houses = [house for house in room.houses.values() if house.delta][:2]
    for query in ("", *(f"?house={house.id}" for house in houses)):
        player = Player(room.game.name, query, seats, "A")
        for _ in range(40):
            data = player.data()
            if data["over"]:
                break
            for one in data["acts"]:
                assert one["obliges"], one
            player.act(rng, data)


@rooms
def test_deal_again_is_the_next_hand_and_only_one(room):
    player = Player(room.game.name, "", str(room.game.seats[0]), "B")
    early = player.client.post(f"{player.home}again/")
    assert early.status_code == 409
    player.play(Random(1))
    first, second = (player.client.post(f"{player.home}again/") for _ in range(2))
    assert (first.status_code, first.url) == (303, second.url)
    assert Sitting.objects.count() == 2
    player.home = first.url
    assert player.data()["over"] is False
    player.play(Random(2))


@rooms
def test_the_seal_shown_before_the_deal_is_opened_after_it(room):
    player = Player(room.game.name, "", str(room.game.seats[0]), "A")
    shown, rng = [], Random(3)
    while not (data := player.data())["over"]:
        if data["cut"]:
            shown.append(data["cut"]["seal"])
            assert data["cut"]["seal"] in player.client.get(player.home).content.decode()
        assert player.client.get(f"{player.home}seal/").status_code == 404
        player.act(rng, data)
    page = player.client.get(f"{player.home}seal/").content.decode()
    sealed = re.findall(r'<pre class="sealed">([^<]+)</pre>', page)
    assert [sha(text) for text in sealed] == shown
    assert "are not those of the pack" not in page
    secret = player.row.secret
    assert secret not in page


def sha(text):
    """As the recipe reckons it."""
    return sha256(text.encode()).hexdigest()


def begun(**more):
    """A table at which it is for A to act."""
    for number in range(20):
        player = Player("draw-poker", "", "3", "A", **more)
        player.act(Random(number))
        if player.data()["acts"]:
            return player
    raise AssertionError("nobody ever comes in against A")


def test_a_stale_act_changes_nothing_and_says_so():
    player = begun()
    row, data = player.row, player.data()
    stale = player.send(0, act="fold")
    assert stale.status_code == 409
    assert "Nothing was changed" in stale.content.decode()
    assert player.row.record == row.record
    ahead = player.send(data["number"] + 1, act="fold")
    assert ahead.status_code == 409
    assert player.row.record == row.record


def test_a_doubled_act_is_done_once():
    player = begun()
    data = player.data()
    said = data["acts"][0]["said"]
    first = player.send(data["number"], act=said)
    row = player.row
    second = player.send(data["number"], act=said)
    assert (first.status_code, second.status_code) == (303, 303)
    assert player.row.record == row.record
    cut = Player("draw-poker", "", "3", "B")
    assert [cut.send(0, cut=5).status_code for _ in range(2)] == [303, 303]
    assert cut.row.cuts == [5]


def test_two_acts_at_once_are_one_and_the_other_changes_nothing():
    player = begun()
    row, other = player.row, player.row
    play = sittings.play_of(row)
    acts = [one["said"] for one in player.data()["acts"]]
    done = [act(play, action_from_text(f"p1 {said}", 3)) for said in acts[:2]]
    assert sittings.carry_on(row, done[0])
    kept = player.row.record
    assert not sittings.carry_on(other, done[1])
    assert player.row.record == kept


@pytest.mark.parametrize(
    "form",
    [
        {},
        {"step": "x", "act": "fold"},
        {"step": "-1", "act": "fold"},
        {"step": "HERE"},
        {"step": "HERE", "act": ""},
        {"step": "HERE", "act": "p2 fold"},
        {"step": "HERE", "act": "sing loudly"},
        {"step": "HERE", "act": "deal"},
        {"step": "HERE", "act": "help AsKs"},
        {"step": "HERE", "act": "misdeal"},
        {"step": "HERE", "act": "raise -5"},
        {"step": "HERE", "act": "raise 99999999"},
        {"step": "HERE", "act": "d deal"},
        {"step": "HERE", "verb": "draw", "cards": ["zz"]},
        {"step": "HERE", "verb": "draw", "cards": ["As", "As"]},
        {"step": "HERE", "verb": "raise", "amount": "½"},
        {"step": "HERE", "verb": "raise", "amount": "1 2"},
        {"step": "HERE", "act": "fold\x00"},
        {"step": "HERE", "act": "x" * 5000},
        {"step": "HERE", "cut": "5"},
        {"step": "HERE", "cut": "-5"},
    ],
)
def test_a_form_that_makes_no_sense_changes_nothing(form):
    player = begun()
    before, here = player.row.record, player.data()["number"]
    sent = {name: here if value == "HERE" else value for name, value in form.items()}
    answer = player.client.post(player.home, sent)
    assert answer.status_code in (400, 409)
    assert 'class="notice"' in answer.content.decode()
    assert player.row.record == before


def test_what_is_tried_happens_or_is_refused_and_is_ruled_on():
    player = begun()
    here = player.data()["number"]
    answer = player.send(here, act="draw 3")
    assert answer.status_code == 303
    page = player.client.get(player.home).content.decode()
    assert 'data-verdict="refused"' in page
    assert player.data()["number"] == here + 1
    assert player.data()["acts"]


def test_nobody_else_learns_of_a_live_table():
    player, other = begun(), Client()
    for way in ("", "1/", "why/", "why/1/", "audit/", "seal/"):
        answer = other.get(player.home + way)
        assert answer.status_code == 404, way
    assert other.post(player.home, {"step": 1, "act": "fold"}).status_code == 404
    assert other.post(f"{player.home}again/").status_code == 404
    key = player.row.key
    assert other.get(f"/draw-poker/hands/sat-{key}/").status_code == 404
    assert player.client.get(f"/draw-poker/hands/sat-{key}/").status_code == 404
    assert player.client.get(f"/seven-up/sit/{key}/").status_code == 404
    stranger = Player("draw-poker", "", "3", "A", client=other)
    assert stranger.home != player.home
    assert other.get(player.home).status_code == 404


def test_others_see_a_hand_that_is_over_and_cannot_deal_again():
    player, other = begun(), Client()
    player.play(Random(4))
    page = other.get(player.home)
    assert page.status_code == 200
    assert "again/" not in page.content.decode()
    assert other.post(f"{player.home}again/").status_code == 404
    assert other.post(player.home, {"step": 1, "act": "fold"}).status_code == 404


def test_an_act_after_the_end_changes_nothing():
    player = begun()
    player.play(Random(5))
    assert "before the deal." in player.client.get(player.home).content.decode()
    before = player.row.record
    assert player.send(player.row.step, act="fold").status_code == 400
    assert player.send(player.row.step, cut="5").status_code == 400
    assert player.row.record == before


def test_why_is_told_of_ones_own_acts_at_once_and_of_others_afterwards():
    player = begun()
    page = player.client.get(f"{player.home}why/", headers=PARTIAL).content.decode()
    assert "What the book would make of it" in page
    deals = [at for at, line in enumerate(sittings.play_of(player.row).record.lines, 1)]
    assert all(player.client.get(f"{player.home}why/{at}/").status_code == 404 for at in deals)
    player.play(Random(6))
    page = Page(player.client.get(player.home))
    whys = sorted(link for link in page.links if re.search(r"/why/\d+/", link))
    assert whys
    for link in whys[:4]:
        assert 'class="figures"' in player.client.get(link).content.decode()


def test_looking_back_and_coming_again_lose_nothing():
    player = begun()
    before = player.row.record
    for way in ("", "0/", "1/", "", "why/", "audit/"):
        assert player.client.get(player.home + way).status_code == 200
    back = player.client.get(f"{player.home}1/").content.decode()
    assert "Back to the table" in back
    assert 'name="act"' not in back
    assert player.row.record == before
    assert player.client.get(f"{player.home}999/").status_code == 302


@pytest.mark.parametrize(
    ("game", "form", "says"),
    [
        ("draw-poker", {"seats": "8", "seat": "A"}, "2 to 7"),
        ("draw-poker", {"seats": "1", "seat": "A"}, "2 to 7"),
        ("draw-poker", {"seats": "", "seat": "A"}, "2 to 7"),
        ("draw-poker", {"seats": "9" * 30, "seat": "A"}, "2 to 7"),
        ("draw-poker", {"seats": "3"}, "Choose your seat"),
        ("draw-poker", {"seats": "3", "seat": "D"}, "A to C"),
        ("draw-poker", {"seats": "3", "seat": "AB"}, "A to C"),
        ("draw-poker", {"seats": "3", "seat": ""}, "A to C"),
        ("draw-poker", {"seats": "3", "seat": "A", "kind": "joke"}, "ordinary, jack"),
        ("draw-poker", {"seats": "3", "seat": "A", "limit": "0"}, "from 1 to 50"),
        ("draw-poker", {"seats": "3", "seat": "A", "house": "x"}, "No house"),
        ("seven-up", {"seats": "5", "seat": "A"}, "2 to 4"),
    ],
)
def test_a_table_that_cannot_be_laid_says_why(game, form, says):
    answer = Client().post(f"/{game}/sit/", form)
    assert answer.status_code == 400
    assert says in answer.content.decode()
    assert not Sitting.objects.exists()


def test_the_choice_follows_the_address():
    page = Page(Client().get("/draw-poker/sit/?seats=7&house=small-limit"))
    assert len(page.all("input", name="seat")) == 7
    assert page.one("input", name="house")["value"] == "small-limit"
    assert Client().get("/draw-poker/sit/?seats=9").status_code == 400
    assert Client().get("/tarot/sit/").status_code == 404
    assert Client().get("/draw-poker/sit/?limit=x").status_code == 400
    assert Client().get("/draw-poker/sit/no-such-key/").status_code == 404


def test_tables_left_open_are_found_again_by_their_own_browser():
    player = begun()
    assert player.home in player.client.get("/draw-poker/sit/").content.decode()
    assert player.home not in Client().get("/draw-poker/sit/").content.decode()
    assert player.home not in player.client.get("/seven-up/sit/").content.decode()


def test_the_oldest_table_of_too_many_is_cleared_away_and_that_is_said_before(monkeypatch):
    monkeypatch.setattr(sittings, "MOST_OPEN", 3)
    player = begun()
    others = [Player("pitch", "", "2", "A", client=player.client) for _ in range(2)]
    page = player.client.get("/seven-up/sit/").content.decode()
    assert "will be cleared away" in page
    assert player.home in page
    assert others[0].home not in page
    Player("seven-up", "", "2", "A", client=player.client)
    gone = player.client.get(player.home)
    assert gone.status_code == 404
    assert "left alone for 30 days" in gone.content.decode()
    assert all(player.client.get(other.home).status_code == 200 for other in others)
    assert "will be cleared away" not in Client().get("/seven-up/sit/").content.decode()


def test_the_oldest_hands_of_very_many_are_let_go_and_no_live_table_with_them(monkeypatch):
    monkeypatch.setattr(sittings, "MOST_PLAYED", 2)
    player = begun()
    live = Player("pitch", "", "2", "A", client=player.client)
    first = player.home
    for number in range(3):
        player.play(Random(number))
        player.home = player.client.post(f"{player.home}again/").url
    Player("draw-poker", "", "2", "A", client=player.client)
    assert player.client.get(first).status_code == 404
    assert player.client.get(live.home).status_code == 200
    assert player.client.get(player.home).status_code == 200


def test_tables_left_alone_are_let_go_in_time():
    player = begun()
    Sitting.objects.update(when=timezone.now() - timedelta(days=29))
    Player("draw-poker", "", "2", "A")
    assert player.client.get(player.home).status_code == 200
    Sitting.objects.update(when=timezone.now() - timedelta(days=31))
    Player("draw-poker", "", "2", "A")
    assert Sitting.objects.count() == 1


def test_a_table_whose_rules_the_book_no_longer_knows_is_gone():
    player = begun()
    Sitting.objects.update(options="no_such_option=yes")
    assert player.client.get(player.home).status_code == 404
    assert player.client.get("/draw-poker/sit/").status_code == 200
    Sitting.objects.update(options="", record="no record at all")
    assert player.client.get(player.home).status_code == 404
    assert player.client.get("/draw-poker/sit/").status_code == 200


def test_cards_not_chosen_are_asked_for():
    rng = Random(8)
    player = Player("draw-poker", "", "2", "A")
    for _ in range(60):
        data = player.data()
        if data["over"]:
            player.home = player.client.post(f"{player.home}again/").url
            continue
        if any(one["said"].startswith("draw") for one in data["acts"]):
            break
        stay = [one for one in data["acts"] if not one["said"].startswith(("fold", "pass", "thr"))]
        player.act(rng, {**data, "acts": stay or data["acts"]})
    before = player.row.record
    answer = player.send(data["number"], verb="draw")
    assert answer.status_code == 400
    assert "Choose the cards first" in answer.content.decode()
    assert player.row.record == before


def test_what_is_forgotten_takes_its_tables_along():
    player = begun(client=Client())
    assert Learner.objects.count() == 1
    player.client.post("/progress/wipe/", {"sure": "yes"})
    assert not Learner.objects.exists()
    assert not Sitting.objects.exists()


def test_forms_are_signed():
    strict = Client(enforce_csrf_checks=True)
    assert strict.post("/draw-poker/sit/", {"seats": "3", "seat": "A"}).status_code == 403
    assert not Sitting.objects.exists()


@rooms
def test_the_pages_of_a_table_are_light(room):
    game, seats = room.game.name, str(room.game.seats[1])
    player, heaviest = Player(game, "", seats, "A"), 0
    while not (data := player.data())["over"] and len(player.row.cuts) < 2:
        heaviest = max(heaviest, weight(player.client, player.home))
        player.act(Random(9), data)
    heaviest = max(heaviest, weight(player.client, player.home))
    assert heaviest < TO_STEP
    for address in (f"/{game}/sit/?seats={seats}", f"/{game}/charter/"):
        assert weight(player.client, address) < TO_READ


def test_pages_of_a_table_are_kept_by_nobody():
    player = begun()
    for way in ("", "1/", "why/"):
        answer = player.client.get(player.home + way)
        assert "no-store" in answer.headers["Cache-Control"]
        assert "noindex" in answer.content.decode()
