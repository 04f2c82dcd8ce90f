"""The search: what is done in the book is found beside what it says, and every find leads on."""

import pytest

from hoyle.study.referee.disputes import disputes_of
from hoyle.web.desk import TOOLS
from hoyle.web.shelf import library
from tests.web.page import Page

ROOMS = library().rooms


def found(client, query):
    """The links of the finds, the best first."""
    page = Page(client.get("/search/", {"q": query}))
    return [one.partition('"')[0] for one in page.text.split('<h2><a href="')[1:]]


@pytest.mark.parametrize(
    ("query", "href"),
    [
        ("split openers", "/draw-poker/settle/split-openers/"),
        ("split openers", "/draw-poker/laws/poker.43/"),
        ("revoke", "/seven-up/settle/did-not-follow/"),
        ("revoke", "/seven-up/laws/allfours.revoke/"),
        ("who wins", "/settle/who-wins/"),
        ("may this hand open", "/settle/may-open/"),
        ("count for Game", "/settle/game-count/"),
        ("begs", "/seven-up/settle/begs/"),
        ("shy", "/draw-poker/settle/shy/"),
        ("called and will not show", "/draw-poker/settle/called-and-hides/"),
        ("bobtail", "/draw-poker/houses/#bobtail"),
        ("charter", "/pitch/charter/"),
        ("house rules", "/all-fives/charter/"),
        ("drills", "/draw-poker/practise/"),
        ("chance to improve", "/draw-poker/odds/"),
        ("play against opponents", "/jacks-back/sit/"),
        ("wheel", "/glossary/#wheel"),
        ("must I follow suit", "/seven-up/settle/did-not-follow/"),
    ],
)
def test_what_one_would_look_for_is_found(client, query, href):
    links = [link.split("#")[0] if "/laws/" in link else link for link in found(client, query)]
    assert href in links


def test_every_tool_and_dispute_is_found_by_its_title(client):
    for tool in TOOLS.values():
        assert f"/settle/{tool.id}/" in found(client, tool.title)
    for name, room in ROOMS.items():
        for dispute in disputes_of(room.game).values():
            links = Page(client.get("/search/", {"q": dispute.title})).links
            assert f"/{name}/settle/{dispute.id}/" in links


@pytest.mark.parametrize(
    "query", ["opener", "revoke", "low", "house rules", "odds", "begs", "buck"]
)
def test_every_find_leads_on(client, query):
    for link in Page(client.get("/search/", {"q": query})).links:
        if not link.startswith("#"):
            assert client.get(link.partition("#")[0]).status_code == 200, link


def test_a_law_that_is_found_can_be_practised(client):
    links = Page(client.get("/search/?q=law+38")).links
    assert "/draw-poker/practise/?law=poker.38" in links
    room = ROOMS["draw-poker"]
    manners = next(one for one in room.laws.articles.values() if not room.questions_on.get(one.id))
    links = Page(client.get("/search/", {"q": manners.title})).links
    assert f"/draw-poker/practise/?law={manners.id}" not in links


def test_a_house_of_several_games_is_one_find_that_leads_to_each(client):
    page = Page(client.get("/search/?q=revokes+happen"))
    assert page.text.count(">Revokes happen</a>") == 1
    assert {f"/{game}/houses/#revokes-happen" for game in ("seven-up", "pitch")} <= page.links


def test_what_is_cut_says_so(client):
    assert "The first 20 places" in client.get("/search/?q=opener").content.decode()
    assert "The first" not in client.get("/search/?q=xylophone").content.decode()


def test_a_law_comes_before_a_house_of_its_name(client):
    links = found(client, "revoke")
    law = next(at for at, link in enumerate(links) if "/laws/" in link)
    assert law < next(at for at, link in enumerate(links) if "/houses/" in link)


def test_the_printed_rules_are_no_house_to_be_found(client):
    assert not [link for link in found(client, "printed") if link.endswith("#printed")]
