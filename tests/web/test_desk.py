"""Disputes as pages: a question at a time, a settlement, its link, and the same as data."""

import json
import re

import pytest

from hoyle.study.referee.disputes import disputes_of
from hoyle.study.referee.facts import UNSURE, accounts
from hoyle.study.referee.settling import Desk
from hoyle.web.shelf import library
from tests.web.page import JSON, PARTIAL, Page

ROOMS = library().rooms
EVERY = [(name, id) for name, room in ROOMS.items() for id in disputes_of(room.game)]
FALSE = "/draw-poker/settle/false-opening/"
IN_FORM = ("seats", "house")
SETTLED = f"{FALSE}?held=nothing&found=before&others=in"


def query(facts) -> str:
    """Facts as an address has them."""
    return "&".join(f"{name}={choice}" for name, choice in facts.items())


def plain(text: str) -> str:
    """A page without its marks."""
    return " ".join(re.sub(r"<[^>]+>", " ", text).replace("&#x27;", "’").split())


@pytest.mark.parametrize("game", ROOMS)
def test_a_game_lists_what_may_have_happened(client, game):
    page = Page(client.get(f"/{game}/settle/"))
    assert {f"/{game}/settle/{id}/" for id in disputes_of(ROOMS[game].game)} <= page.links
    assert f"/{game}/settle/" in Page(client.get("/settle/")).links
    data = client.get(f"/{game}/settle/", headers=JSON).json()
    assert [one["href"] for one in data["disputes"]] == [
        f"/{game}/settle/{id}/" for id in disputes_of(ROOMS[game].game)
    ]


@pytest.mark.parametrize(("game", "id"), EVERY)
def test_every_dispute_asks_or_settles_and_every_law_it_cites_is_in_the_book(client, game, id):
    address = f"/{game}/settle/{id}/"
    first = client.get(address)
    assert first.status_code == 200
    dispute = disputes_of(ROOMS[game].game)[id]
    account = next(accounts(dispute, {}))
    page = Page(client.get(f"{address}?{query(account)}"))
    assert "The settlement" in page.text
    cited = {one["href"].partition("#")[0] for one in page.all("a", class_="cite")}
    assert cited
    known = {f"/{one.game}/laws/{law}/" for law, one in library().articles.items()}
    assert cited <= known
    data = client.get(f"{address}?{query(account)}", headers=JSON).json()
    assert set(data["settlement"]["ways"][0]["laws"]) <= set(library().articles)
    assert data["settlement"]["ways"][0]["line"] in plain(page.text).replace(" .", ".")


@pytest.mark.parametrize(("game", "id"), EVERY)
def test_every_answer_is_a_link_that_leads_on(client, game, id):
    address, seen = f"/{game}/settle/{id}/", 0
    while True:
        page = Page(client.get(address))
        choices = page.all("a", class_="choice")
        if not choices:
            break
        assert f"={UNSURE}" in choices[-1]["href"]
        assert all("data-choice" in one for one in choices)
        address, seen = choices[seen % (len(choices) - 1)]["href"], seen + 1
        assert seen < 8
    assert "The settlement" in page.text


def test_a_question_is_asked_in_a_fragment_as_on_the_page(client):
    whole, part = client.get(FALSE), client.get(FALSE, headers=PARTIAL)
    assert "<html" not in part.content.decode()
    assert part.content.decode().partition("\n")[2].strip() in whole.content.decode()
    assert {"Accept", "HX-Request"} <= set(whole.headers["Vary"].split(", "))
    data = client.get(FALSE, headers=JSON).json()
    assert data["question"]["fact"] == "held"
    assert [one["id"] for one in data["question"]["choices"]] == ["nothing", "bobtail", "openers"]


def test_a_settlement_has_all_its_parts(client):
    page = Page(client.get(SETTLED))
    said = plain(page.text)
    assert "the hand is foul, and all that it has put into the pool is lost" in said
    assert "What it turned on" in said
    assert "Had it been he said so when he had drawn" in said
    assert "How do we know?" in said
    assert "B owns to having had no openers" in said
    assert "Under other houses" in said
    assert "False opener: he pays for all" in said
    assert page.all("li", class_="disputed")
    assert page.all("section", class_="table")
    assert "/draw-poker/charter/" in page.links


def test_the_link_runs_the_dispute_again_and_says_whether_the_answer_differs(client):
    data = client.get(SETTLED, headers=JSON).json()["settlement"]
    kept = f"edition=2&engine={library().engine}&ruled={data['digest']}"
    assert kept in data["link"]
    assert "it is the same" in plain(client.get(data["link"]).content.decode())
    other = data["link"].replace(data["digest"], "0123456789")
    assert "differs from the one it notes" in plain(client.get(other).content.decode())
    house = f"{data['link']}&house=false-opener-refunds"
    assert "differs from the one it notes" in plain(client.get(house).content.decode())
    assert "This link was made" not in plain(client.get(SETTLED).content.decode())


def test_not_sure_rules_every_way(client):
    page = Page(client.get(f"{FALSE}?held=nothing&found=unsure&others=in"))
    said = plain(page.text)
    assert "It matters" in said
    assert len(page.all("ul", class_="ifs")) == 4
    data = client.get(f"{FALSE}?held=nothing&found=unsure&others=in", headers=JSON).json()
    assert data["settlement"]["matters"] is True
    assert len(data["settlement"]["ways"]) == 4
    same = client.get("/draw-poker/settle/shy/?kind=jack&moment=won&wants=unsure")
    assert "It does not matter" in plain(same.content.decode())


def test_the_figures_of_the_table_and_its_rules_are_kept_on_the_way(client):
    address = f"{SETTLED}&seats=7&opening=3&house=fixed-ante"
    page = Page(client.get(address))
    hinges = [link for link in page.links if "found=after" in link]
    assert hinges
    assert all("seats=7" in one and "house=fixed-ante" in one for one in hinges)
    data = client.get(f"{FALSE}?held=nothing&found=after&seats=7", headers=JSON).json()
    assert data["settlement"]["ways"][0]["moved"]["B"] == 12
    assert "seats=7" in data["settlement"]["link"]


def test_what_is_supposed_besides_the_rules_agreed_on_is_said(client):
    told = "played=other&could=yes&taken=no&jack=yes&near=no"
    page = client.get(f"/seven-up/settle/did-not-follow/?{told}").content.decode()
    assert "Supposed for it" in plain(page)
    same = client.get(f"/seven-up/settle/did-not-follow/?{told}&house=revokes-happen")
    assert "Supposed for it" not in plain(same.content.decode())


def test_ways_that_rule_and_pay_alike_stand_together_and_all_are_in_the_data(client):
    query = f"{FALSE}?held=unsure&found=unsure&others=unsure"
    text = client.get(query).content.decode()
    assert text.count('class="way"') == 9
    assert "It matters: 9 rulings are possible." in text
    assert len(client.get(query, headers=JSON).json()["settlement"]["ways"]) == 14


def test_what_does_not_arise_is_dropped(client):
    data = client.get(f"{FALSE}?held=nothing&found=after&others=in", headers=JSON).json()
    assert data["facts"] == {"held": "nothing", "found": "after"}


@pytest.mark.parametrize(
    ("said", "field"),
    [
        ("held=perhaps", "held"),
        ("seats=99", "seats"),
        ("seats=many", "seats"),
        ("house=nowhere", "house"),
        ("limit=0", "limit"),
        ("whatever=1", "whatever"),
    ],
)
def test_what_cannot_be_read_is_named(client, said, field):
    answer = client.get(f"{FALSE}?{said}")
    assert answer.status_code == 422
    page = Page(answer)
    assert "Not settled yet" in page.text
    assert (f"#f-{field}" in page.links) is (f'id="f-{field}"' in page.text) is (field in IN_FORM)
    data = client.get(f"{FALSE}?{said}", headers=JSON)
    assert (data.status_code, data.json()["error"]["field"]) == (422, field)


def test_an_unknown_dispute_is_unknown(client):
    assert client.get("/draw-poker/settle/begs/").status_code == 404
    assert client.get("/whist/settle/").status_code == 404
    assert client.get("/whist/settle/begs/").status_code == 404


def test_articles_lead_to_the_disputes_that_are_settled_under_them(client):
    page = Page(client.get("/draw-poker/laws/poker.44/"))
    assert FALSE in page.links
    assert "/settle/" in Page(client.get("/")).links
    assert "/draw-poker/settle/" in Page(client.get("/draw-poker/")).links


@pytest.mark.parametrize(("game", "id"), EVERY[::5])
def test_no_answer_stands_in_a_page_that_still_asks(client, game, id):
    address = f"/{game}/settle/{id}/"
    page = client.get(address).content.decode()
    if "data-choice" in page:
        assert "desk-link" not in page
        assert 'class="verdict"' not in page
        assert "settlement" not in json.dumps(client.get(address, headers=JSON).json())


@pytest.mark.parametrize(
    ("said", "field"),
    [("held=nothing&held=openers", "held"), ("seats=5&seats=6", "seats")],
)
def test_what_is_told_twice_is_refused(client, said, field):
    data = client.get(f"{FALSE}?{said}", headers=JSON)
    assert (data.status_code, data.json()["error"]["field"]) == (422, field)
    assert "more than once" in data.json()["error"]["message"]
    assert "Not settled yet" in client.get(f"{FALSE}?{said}").content.decode()
    assert client.get(f"{FALSE}?seats=&seats=6").status_code == 200  # what is empty says nothing


def test_only_an_edition_of_the_desk_is_believed(client):
    link = client.get(SETTLED, headers=JSON).json()["settlement"]["link"]
    for stranger in ("99", "x", "0", "-1", "3", "01"):
        said = plain(client.get(link.replace("edition=2", f"edition={stranger}")).content.decode())
        assert f"an edition of the desk that is not known here: “{stranger}”" in said
        assert "it is the same" not in said
        assert "not known here" in plain(
            client.get(f"{SETTLED}&edition={stranger}").content.decode()
        )
    without = plain(client.get(link.replace("edition=2&", "")).content.decode())
    assert "This link was made of a settlement. Ruled on again today, it is the same." in without


def noted(client, address):
    return client.get(address, headers=JSON).json()["noted"]


def test_data_says_as_the_page_does_whether_the_answer_differs(client):
    link = client.get(SETTLED, headers=JSON).json()["settlement"]["link"]
    same, engine = noted(client, link), library().engine
    assert (same["known"], same["same"], same["engine_same"]) == (True, True, True)
    assert (same["edition"], same["engine"]) == ("2", engine)
    for address, found in {
        f"{link}&house=false-opener-refunds": (True, False, True),
        link.replace(f"engine={engine}", "engine=0a0b0c0d"): (True, True, False),
        link.replace(f"&engine={engine}", ""): (True, True, None),
        link.replace("edition=2", "edition=99"): (False, None, True),
        link.replace("edition=2", "edition=1"): (True, True, True),
        f"{link.replace('edition=2', 'edition=1')}&house=false-opener-refunds": (True, None, True),
        link.replace("found=before", "found="): (True, False, True),
    }.items():
        said = noted(client, address)
        assert (said["known"], said["same"], said["engine_same"]) == found
        assert said["earlier"] is ("edition=1&" in address)
        assert said["says"] in plain(client.get(address).content.decode())
    assert noted(client, SETTLED) is None
    assert noted(client, FALSE) is None


def test_a_link_of_an_earlier_edition_is_told_as_such_and_not_as_another_ruling(client):
    link = client.get(SETTLED, headers=JSON).json()["settlement"]["link"]
    older = link.replace("edition=2", "edition=1")
    same = plain(client.get(older).content.decode())
    assert "(edition 1 of the desk, an earlier one). Ruled on again today, it is the same." in same
    digest = link.rpartition("=")[2]
    said = plain(client.get(older.replace(digest, "0123456789")).content.decode())
    assert "The desk puts or answers this dispute otherwise by now" in said
    assert "differs from the one it notes" not in said
    assert "it is the same" not in said


def test_a_link_that_tells_less_than_is_asked_today_says_so(client):
    said = plain(client.get(f"{FALSE}?held=nothing&edition=1&ruled=0123456789").content.decode())
    assert "More is asked today than it tells" in said


@pytest.mark.parametrize(
    "address", ["/settle/nope/", "/draw-poker/settle/begs/", "/whist/settle/", "/settle/a/b/"]
)
def test_what_the_desk_does_not_know_is_said_in_the_shape_asked_for(client, address):
    data = client.get(address, headers=JSON)
    assert (data.status_code, data.headers["Content-Type"]) == (404, "application/json")
    assert data.json()["error"]["message"]
    page = client.get(address)
    assert (page.status_code, page.headers["Content-Type"][:9]) == (404, "text/html")
    assert "Accept" in page.headers["Vary"]
    assert client.get("/whist/", headers=JSON).headers["Content-Type"][:9] == "text/html"


@pytest.mark.parametrize("seats", range(2, 8))
def test_a_false_opening_is_settled_at_every_table(client, seats):
    game = ROOMS["draw-poker"].game
    dispute = disputes_of(game)["false-opening"]
    desk = Desk(dispute, game, game.rules(), {**dispute.usual(), "seats": seats})
    assert not [one for one in accounts(dispute, {}) if desk.settle(one).ruled.before_it]
    after = f"{FALSE}?held=nothing&found=after&seats={seats}"
    moved = client.get(after, headers=JSON).json()["settlement"]["ways"][0]["moved"]
    rival = "C" if seats > 2 else "A"
    assert (moved["B"], moved[rival]) == (2 * (seats - 1), -(2 * seats + 10))


@pytest.mark.parametrize("to_go", [1, 2, 3, 4])
def test_a_dispute_that_rules_stop_short_of_is_told_so(client, to_go):
    """A seller who is paid may not be put out by a bid, so that nobody is bound to it."""
    told = "bound=three&players=alone&made=all&revoked=no&seller_paid=yes"
    answer = client.get(f"/pitch/settle/bid-not-made/?{told}&to-go={to_go}")
    assert answer.status_code == 200
    short = "Under these rules it would not have come so far" in answer.content.decode()
    assert short is (to_go <= 3)
