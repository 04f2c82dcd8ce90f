"""The page of a table charter: a link that names these rules, and nothing that breaks it."""

import re
from urllib.parse import parse_qsl, urlsplit

import pytest
from django.test import Client

from hoyle.study.charter import rules_from
from hoyle.web.shelf import library
from tests.web.page import Page

pytestmark = pytest.mark.django_db

ROOMS = [*library().rooms.values()]
HOUSES = [(room, house) for room in ROOMS for house in room.houses.values()]
named = pytest.mark.parametrize(
    ("room", "house"), HOUSES, ids=[f"{room.game.name}-{house.id}" for room, house in HOUSES]
)


def get(address, status=200):
    answer = Client().get(address)
    assert answer.status_code == status, (address, answer.status_code)
    return answer


def agreed(room, address):
    """The rules that a charter's link names."""
    pairs = dict(parse_qsl(urlsplit(address).query, keep_blank_values=True))
    house = room.houses[pairs.pop("house")] if "house" in pairs else None
    return rules_from(room.game, house.delta if house else {}, pairs.items())


def form_of(page):
    """What the form would send as it stands."""
    body = page.text.partition('class="settle"')[2].partition("</form>")[0]
    sent = {}
    for name, options in re.findall(r'<select [^>]*name="(\w+)">(.*?)</select>', body):
        sent[name] = re.search(r'value="([^"]*)" selected', options)[1]
    for tag in re.findall(r"<input [^>]+>", body):
        sent[re.search(r'name="(\w+)"', tag)[1]] = re.search(r'value="([^"]*)"', tag)[1]
    return sent


@named
def test_every_house_has_its_charter_with_each_law(room, house):
    address = f"/{room.game.name}/charter/" + (f"?house={house.id}" if house.delta else "")
    page = Page(get(address))
    for option in room.options.values():
        assert option.title in page.text
        assert option.said(house.delta.get(option.name, option.default)) in page.text
        assert any(option.law in link for link in page.links), option.law
    assert "http://testserver" + address in page.text
    assert page.text.count('class="changed"') == len(house.delta)


@named
def test_the_form_sent_as_it_stands_names_the_same_rules(room, house):
    address = f"/{room.game.name}/charter/" + (f"?house={house.id}" if house.delta else "")
    sent = form_of(Page(get(address)))
    answer = Client().get(f"/{room.game.name}/charter/", sent)
    assert answer.status_code == 302
    assert answer.url == address


def test_a_link_is_the_shortest_that_names_the_rules():
    room = library().rooms["draw-poker"]
    for asked, short in (
        ("?limit=5", "?house=small-limit"),
        ("?house=printed", ""),
        ("?limit=10", ""),
        ("?house=large-party&limit=7&blind=1", "?house=large-party&limit=7"),
        ("?house=small-limit&limit=10", ""),
        ("?openers=J,Q", None),
        ("?house=large-party&only_two_in=none", "?house=no-only-two-in"),
    ):
        answer = Client().get(f"/draw-poker/charter/{asked}")
        if short is None:
            assert answer.status_code == 200
            assert "jacks, queens" in answer.content.decode()
        else:
            assert (answer.status_code, answer.url) == (302, f"/draw-poker/charter/{short}")
            assert agreed(room, asked) == agreed(room, short)


@pytest.mark.parametrize(
    ("query", "says"),
    [
        ("?limit=0", "a whole number from 1 to 50"),
        ("?limit=51", "a whole number from 1 to 50"),
        ("?limit=", "a whole number"),
        ("?limit=%00", "a whole number"),
        ("?limit=1&limit=2", "more than once"),
        ("?house=nobody", "there are printed, large-party"),
        ("?house=printed&house=large-party", "more than once"),
        ("?openers=9", "J, Q, K, A"),
        ("?bobtail=maybe", "one of off, any, open-ended"),
        ("?round_of_jacks=1", "yes or no"),
        ("?only_two_in=nobody", "dealer, any"),
        ("?__class__=x", "No option is called so"),
        ("?memo=x", "No option is called so"),
        ("?" + "a" * 900 + "=1", "No option is called so"),
        ("?%ff=%fe", "No option is called so"),
    ],
)
def test_what_no_table_can_agree_on_is_refused_by_name(query, says):
    answer = get(f"/draw-poker/charter/{query}", 400)
    assert says in answer.content.decode()
    assert 'href="/draw-poker/charter/"' in answer.content.decode()


def test_no_such_game_has_a_charter():
    get("/tarot/charter/", 404)


@pytest.mark.parametrize("room", ROOMS, ids=[room.game.name for room in ROOMS])
def test_every_option_and_value_of_the_book_is_in_human_words(room):
    for option in room.options.values():
        assert option.title != option.name.replace("_", " ").capitalize(), option.name
        for value in option.choices if isinstance(option.default, str) else ():
            assert option.said(value) in option.values.values(), (option.name, value)


def test_a_law_whose_value_is_changed_is_told_as_printed():
    text = Client().get("/draw-poker/charter/?house=straddle&blind=3").content.decode()
    assert text.count('<dd class="says"><i>As printed:</i> ') == text.count('class="changed"')
