"""The pages of odds: figures for the cards asked about, under the rules of the address."""

import re
import time

import pytest

from hoyle.engine.shelf import GAMES
from hoyle.study.odds import count_ahead, somebody
from hoyle.study.odds.openers import chance_to_open, nobody_of_two, openings
from hoyle.study.odds.pairs import neither
from hoyle.web.shelf import library
from tests.web.page import JSON, PARTIAL, Page

VYING = [game.name for game in GAMES if game.rankings]


def rows(page: Page) -> dict[str, str]:
    """The first percentage that stands beside each heading of a row."""
    found = re.findall(r'<th scope="row">(.*?)</th><td class="num">(.*?)</td>', page.text)
    return dict(reversed(found))


@pytest.mark.parametrize("game", [game.name for game in GAMES])
def test_every_game_has_odds(client, game):
    answer = client.get(f"/{game}/odds/")
    assert answer.status_code == 200
    assert f"/{game}/charter/" in Page(answer).links
    assert f"/{game}/odds/" in Page(client.get(f"/{game}/")).links


def test_the_split_openers_are_counted_and_marked(client):
    page = Page(client.get("/draw-poker/odds/?hand=Js+Jd+As+6s+3s&every=yes"))
    assert page.text.count("splits your openers") == 24  # all but the eight that keep both jacks
    split = page.text.partition("Throw jack of diamonds</h3>")[2].partition("</li>\n<li><h3>")[0]
    assert 'a flush</th><td class="num">19.1%' in split
    assert "Of 47 draws" in split


def test_what_proves_an_opening_is_named(client):
    assert "What proves it: <b>jack of spades</b>" in Page(client.get("/draw-poker/odds/")).text
    shut = Page(client.get("/draw-poker/odds/?hand=Ts+Td+As+6s+3s"))
    assert "may not open: it would take a pair of jacks" in shut.text


def test_rules_of_the_address_are_kept(client):
    page = Page(client.get("/draw-poker/odds/?hand=Ts+9d+8s+7s+3c&bobtail=any&limit=7"))
    assert "This hand may open" in page.text
    assert page.one("input", name="limit")["value"] == "7"


def test_one_hand_behind_is_counted_and_more_are_reckoned(client):
    found = rows(Page(client.get("/draw-poker/odds/?others=3")))
    assert found["1 behind you"] == "18.5%"
    assert found["3 behind you"] == "46.2%"


def test_low_is_another_order(client):
    high = Page(client.get("/jacks-back/odds/?hand=2c3d4h5sAc&order=0"))
    low = Page(client.get("/jacks-back/odds/?hand=2c3d4h5sAc&order=1"))
    assert "straight" in high.text.lower()
    assert "the wheel" in low.text
    assert "Openers" not in low.text


def test_a_turned_trump_is_known(client):
    text = Page(client.get("/seven-up/odds/?hand=Jh9h2c3c4c5c&turned=Ah&others=1")).text
    assert "<span>The Jack is out against you</span> <b>0.0%</b>" in text
    assert "A trump lower than your nine of hearts is out" in text
    assert "If hearts are trumps" in text
    assert "If clubs are trumps" not in text


@pytest.mark.parametrize(
    ("query", "said"),
    [
        ("hand=xx", "xx"),
        ("hand=Js+Js+As+6s+3s", "twice"),
        ("hand=Js+Jd", "5 cards; here are 2"),
        ("hand=Jk+Jd+As+6s+3s", "joker is not in the pack"),
        ("hand=??+Jd+As+6s+3s", "a card that nobody has seen"),
        ("others=99", "from 1 to 6"),
        ("others=-1", "from 1 to 6"),
        ("others=1&others=2", "said more than once"),
        ("failed=x", "number from 0 to 20"),
        ("order=1", "number from 0 to 0"),
        ("every=no", "is not one of yes"),
        ("hand=" + "As" * 500, ""),
        ("hand=%00%ff", ""),
        ("blind=many", ""),
        ("nonsense=1", ""),
    ],
)
def test_bad_asking_is_told_plainly(client, query, said):
    answer = client.get(f"/draw-poker/odds/?{query}")
    assert answer.status_code == 422
    assert said in answer.content.decode()


def test_a_fault_keeps_what_was_typed(client):
    page = Page(client.get("/draw-poker/odds/?hand=Js+Jd+zz&others=2"))
    assert page.one("input", name="hand")["value"] == "Js Jd zz"


def test_a_fragment_is_the_part_of_the_page(client):
    answer = client.get("/draw-poker/odds/", headers=PARTIAL)
    assert b"<html" not in answer.content


@pytest.mark.parametrize("game", VYING)
def test_a_hand_is_answered_in_a_fifth_of_a_second(client, game):
    client.get(f"/{game}/odds/")
    spent = []
    for hand in ("Ks+Kd+9s+4s+2c", "Qs+8d+9s+4s+2c", "2s+2d+2h+4s+4c"):
        start = time.process_time()
        client.get(f"/{game}/odds/?hand={hand}&others=3")
        spent.append(time.process_time() - start)
    assert min(spent) < 0.2


@pytest.mark.parametrize(
    "hand",
    [
        "jack of spades, jack of diamonds, ace of spades, six of spades and three of spades",
        "J♠ J♦ A♠ 6♠ 3♠",
    ],
)
def test_cards_are_read_as_the_desk_reads_them(client, hand):
    answer = client.get("/draw-poker/odds/", {"hand": hand})
    assert answer.status_code == 200
    assert "What proves it: <b>jack of spades</b>" in Page(answer).text
    turned = client.get("/seven-up/odds/", {"turned": "six of hearts"})
    assert turned.status_code == 200
    assert client.get("/seven-up/odds/", {"turned": "6h 7h"}).status_code == 422


@pytest.mark.parametrize(
    "query", ["house=progressive&failed=2", "house=bobtail", "house=bobtail-open-ended"]
)
def test_the_first_odds_of_a_house_with_other_openers_take_a_fifth_of_a_second(client, query):
    client.get("/draw-poker/odds/")
    spent = []
    for _ in range(3):
        for counted in (openings, chance_to_open, nobody_of_two, neither):
            counted.cache_clear()
        start = time.process_time()
        client.get(f"/draw-poker/odds/?{query}&others=3")
        spent.append(time.process_time() - start)
    assert min(spent) < 0.2


def answered(client, address):
    got = client.get(address, headers=JSON)
    assert (got.status_code, got.headers["Content-Type"]) == (200, "application/json")
    assert "Accept" in got.headers["Vary"]
    return got.json()


def test_the_split_openers_as_data(client):
    said = answered(client, "/draw-poker/odds/?hand=Js+Jd+As+6s+3s&others=2&every=yes")
    found = said["answer"]
    assert len(found["draws"]) == 32
    split = next(one for one in found["draws"] if one["thrown"] == ["Jd"])
    assert (split["ways"], split["kinds"]["a flush"], split["splits"]) == (47, 9, True)
    assert found["met"] == {"beaten": 1_260_320, "equal": 27, "better": 273_592}
    assert (found["openers"]["may"], found["openers"]["proof"]) == (True, ["Js", "Jd"])
    assert [one["hands"] for one in found["openers"]["somebody"]] == [1, 2]
    assert answered(client, said["link"]) == said
    page = Page(client.get(said["link"]))
    assert page.text.count("splits your openers") == 24


def test_the_jack_as_data(client):
    said = answered(client, "/seven-up/odds/?hand=Jh9h2c3c4c5c&turned=Ah&others=1")["answer"]
    assert said["turned_jack"]["share"] == pytest.approx(1 / 13)
    (hearts,) = said["suits"]
    assert (hearts["suit"], hearts["held"]) == ("h", 2)
    assert hearts["out"][0] == {
        **{"what": "the Jack is out against you", "ways": 0, "share": 0},
        "total": hearts["out"][0]["total"],
    }
    assert answered(client, "/pitch/odds/?hand=Jh9h2c3c4c5c")["answer"]["turned_jack"] is None


@pytest.mark.parametrize(
    ("query", "field"),
    [
        ("", "hand"),
        ("hand=", "hand"),
        ("hand=Js+Jd+As+6s", "hand"),
        ("hand=Js+Jd+As+6s+3s+2s", "hand"),
        ("hand=Js+Js+As+6s+3s", "hand"),
        ("hand=Jk+Jd+As+6s+3s", "hand"),
        ("hand=Js+Jd+As+6s+3s&others=0", "others"),
        ("hand=Js+Jd+As+6s+3s&turned=xx", "turned"),
        ("hand=Js+Jd+As+6s+3s&turned=As", "turned"),
        ("hand=Js+Jd+As+6s+3s&limit=many", "limit"),
        ("hand=Js+Jd+As+6s+3s&house=mars", "house"),
        ("hand=Js+Jd+As+6s+3s&nonsense=1", "nonsense"),
    ],
)
def test_as_data_what_cannot_be_read_is_named_with_its_field(client, query, field):
    got = client.get(f"/draw-poker/odds/?{query}", headers=JSON)
    assert (got.status_code, got.json()["error"]["field"]) == (422, field)
    assert got.json()["error"]["message"]


def test_odds_of_no_game_are_refused_as_data(client):
    got = client.get("/whist/odds/?hand=2c", headers=JSON)
    assert (got.status_code, got.headers["Content-Type"]) == (404, "application/json")


@pytest.mark.parametrize("name", ["draw-poker", "jacks-back"])
def test_what_a_worker_counts_ahead_no_reader_of_any_house_waits_for(name):
    room = library().rooms[name]
    tables = [house.rules(room.game.rules) for house in room.houses.values()]
    count_ahead(room.game, tables)
    before = [one.cache_info().misses for one in (openings, chance_to_open, nobody_of_two)]
    for rules in tables:
        somebody(room.game, rules, 0, (), 2)
    assert before == [one.cache_info().misses for one in (openings, chance_to_open, nobody_of_two)]
