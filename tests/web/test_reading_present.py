"""The shapes that templates are given."""

from dataclasses import replace

import pytest

from hoyle.book.options import Option
from hoyle.engine.cards import JOKER, PACK, UNSEEN, parse_card
from hoyle.web.look import Look
from hoyle.web.present.common import capital, card_view, counted, counters
from hoyle.web.present.searching import marked
from hoyle.web.shelf import library

PICTURES = Look(faces="picture")


@pytest.mark.parametrize(
    ("amount", "piles"),
    [
        (0, []),
        (4, [("white", 4)]),
        (5, [("red", 1)]),
        (41, [("blue", 1), ("red", 3), ("white", 1)]),
        (99_999, [("blue", 8), ("red", 4), ("white", 4)]),
    ],
)
def test_counters_show_their_figure_and_are_pictured_in_piles(amount, piles):
    shown = counters(amount, "in the pool")
    assert shown["figure"] == str(amount)
    assert [(pile["kind"], pile["n"]) for pile in shown["piles"]] == piles


def test_no_card_is_called_black_for_its_sign():
    names = {card_view(card)["name"] for card in PACK}
    assert "seven of hearts" in names
    assert len(names) == 52
    assert not [name for name in names if "black" in name]


def test_a_card_is_told_and_shown():
    ten = card_view(parse_card("10h"), mark="drawn")
    assert (ten["rank"], ten["suit"], ten["name"]) == ("10", "h", "ten of hearts, drawn")
    assert card_view(JOKER)["suit"] == "j"


def test_a_card_nobody_has_seen_says_nothing_of_itself():
    assert set(card_view(UNSEEN)) == {"face", "name"}
    assert card_view(UNSEEN)["face"] == "unseen"


def test_pictures_come_only_to_those_who_asked():
    ace = parse_card("As")
    assert card_view(ace)["art"] == ""
    assert card_view(ace, PICTURES)["art"].endswith("cards/2/As.svg")
    assert card_view(ace, Look(suits="four", faces="picture"))["art"].endswith("cards/4/As.svg")
    assert all(card_view(card, PICTURES)["art"] for card in PACK)


@pytest.mark.parametrize(
    ("value", "words"),
    [
        (True, "yes"),
        (False, "no"),
        (1, "1 counter"),
        (5, "5 counters"),
        ((), "none"),
        (("next-pool", "open-ended"), "the next pool, open ended"),
        ("open-ended", "open ended"),
    ],
)
def test_the_value_of_an_option_is_told_in_words(value, words):
    option = Option("odd", "pool.odd", value, unit="counter" * (type(value) is int))
    assert replace(option, values={"next-pool": "the next pool"}).said(value) == words


def test_finds_are_marked_and_their_words_stay_words():
    html = marked((("a <b>", False), ("K & Q", True)))
    assert html == "<span>a &lt;b&gt;</span><mark>K &amp; Q</mark>"


def test_small_words():
    assert [counted(n, "hand") for n in (0, 1, 2)] == ["0 hands", "1 hand", "2 hands"]
    assert capital("law 38, Opening") == "Law 38, Opening"


def test_every_hand_stands_in_one_list_under_one_number(client):
    for game, room in library().rooms.items():
        page = client.get(f"/{game}/hands/").content.decode()
        for slug in room.hands:
            assert page.count(f'href="/{game}/hands/{slug}/"') == 1, slug
        for number in range(1, len(room.hands) + 1):
            assert f'<span class="n">{number}</span>' in page


def test_every_house_stands_on_its_page_with_what_it_changes(client):
    for game, room in library().rooms.items():
        page = client.get(f"/{game}/houses/").content.decode()
        for id, house in room.houses.items():
            section = page.partition(f'id="{id}"')[2].partition("</section>")[0]
            for name, value in house.delta.items():
                assert room.options[name].said(value) in section, id


def test_an_article_has_its_readings_its_code_and_its_houses(client):
    for game, room in library().rooms.items():
        for law, article in room.laws.articles.items():
            page = client.get(f"/{game}/laws/{law}/").content.decode()
            for reading in article.readings:
                assert f'id="reading-{reading.number}"' in page
            for enforcer in library().enforcers.get(law, ()):
                assert f"<code>{enforcer.name.lstrip('_')}</code>" in page
            for house in room.houses_on.get(law, ()):
                assert f"/houses/#{house.id}" in page
            assert ("this is manners" in page) is article.manners
