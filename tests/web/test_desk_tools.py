"""The quick tools as pages: a form that is kept, an answer, a fault named, the same as data."""

import pytest

from hoyle.web.desk import TOOLS
from tests.web.page import JSON, PARTIAL, Page

HANDS = "A=Kc+Kd+9h+7s+2c&B=Kh+Ks+9d+7c+2d"
ASKED = {
    "who-wins": f"{HANDS}&pool=25",
    "may-open": "hand=Jh+Jd+Kh+8h+3h",
    "game-count": "A=Tc&B=Ah+Kh+Ks&dealer=B",
    "low": "trump=h&A=2h+9h&B=Kh+5h",
    "goes-out": "needs-A=1&needs-B=1&made-high=B&made-game=A",
    "may-play": "trump=h&trick=Kc&hand=Qc+5c+2h+9d",
    "whole-deal": "turned=6h&plays=KsAs+Tc2h+Ah5h+TsJh+Qd4d+3c9c",
}
WRONG = {
    "who-wins": ("A=Kc+Kd&B=Kc", "The king of clubs is in hand A and in hand B.", "B"),
    "may-open": ("hand=Jh+Jd", "The hand: five cards are needed, and 2 are given.", "hand"),
    "game-count": ("A=Tx", "The cards of A: “Tx” is not a card.", "A"),
    "low": ("A=2h", "Say which suit is trumps.", "trump"),
    "goes-out": ("needs-A=1", "Say how many B had to go.", "needs-B"),
    "may-play": ("trick=Kc", "Say which suit is trumps.", "trump"),
    "whole-deal": ("plays=KsAs", "The play: 2 play 12 cards, and 2 are given.", "plays"),
}


def test_the_desk_lists_its_tools(client):
    page = Page(client.get("/settle/"))
    assert {f"/settle/{name}/" for name in TOOLS} <= page.links
    assert [one["href"] for one in client.get("/settle/", headers=JSON).json()["tools"]] == [
        f"/settle/{name}/" for name in TOOLS
    ]


@pytest.mark.parametrize("name", TOOLS)
def test_a_tool_begins_with_an_empty_form(client, name):
    page = Page(client.get(f"/settle/{name}/"))
    assert page.one("form", class_="desk-form")["action"] == f"/settle/{name}/"
    assert "desk-answer" not in page.text


@pytest.mark.parametrize("name", TOOLS)
def test_a_tool_answers_in_three_shapes(client, name):
    address = f"/settle/{name}/?{ASKED[name]}"
    whole, part, data = (client.get(address, headers=one) for one in ({}, PARTIAL, JSON))
    assert [one.status_code for one in (whole, part, data)] == [200, 200, 200]
    assert {"Accept", "HX-Request"} <= set(whole.headers["Vary"].split(", "))
    assert "Accept" in data.headers["Vary"]
    line = data.json()["answer"]["line"]
    assert line in whole.content.decode()
    assert line in part.content.decode()
    assert "<html" not in part.content.decode()


@pytest.mark.parametrize("name", TOOLS)
def test_every_answer_cites_laws_of_the_book_and_links_to_itself(client, name):
    page = Page(client.get(f"/settle/{name}/?{ASKED[name]}"))
    cited = [one["href"] for one in page.all("a", class_="cite")]
    assert cited
    assert {client.get(one.partition("#")[0]).status_code for one in cited} == {200}
    link = page.text.partition('class="desk-link"><a href="')[2].partition('"')[0]
    again = Page(client.get(link.replace("&amp;", "&")))
    assert [one["href"] for one in again.all("a", class_="cite")] == cited


@pytest.mark.parametrize("name", TOOLS)
def test_what_cannot_be_read_is_named_and_the_form_is_kept(client, name):
    query, words, field = WRONG[name]
    answer = client.get(f"/settle/{name}/?{query}")
    assert answer.status_code == 422
    page = Page(answer)
    assert words.replace("'", "&#x27;") in page.text
    marked = [one for one in page.elements if one[1].get("aria-invalid")]
    assert [one["name"] for _, one in marked] == [field]
    first = query.split("&")[0]
    name_, _, value = first.partition("=")
    assert page.one("input", name=name_)["value"] == value.replace("+", " ")
    data = client.get(f"/settle/{name}/?{query}", headers=JSON)
    assert (data.status_code, data.json()) == (422, {"error": {"field": field, "message": words}})


def test_cards_are_tapped_without_a_script(client):
    page = Page(client.get("/settle/who-wins/?by=tap&set=tap&A=Kc+Kd&A=9h&n=3"))
    boxes = page.all("input", type="checkbox", name="A")
    assert len(boxes) == 52
    assert {one["value"] for one in boxes if "checked" in one} == {"Kc", "Kd", "9h"}
    assert all(one["aria-label"] for one in boxes)
    assert len(page.all("fieldset", class_="pack")) == 3
    joker = Page(client.get("/settle/who-wins/?by=tap&order=jacks-back-for-high"))
    assert len(joker.all("input", type="checkbox", name="A")) == 53


def test_tapped_cards_are_one_hand(client):
    tapped = "&".join(f"{hand}={card}" for hand in "AB" for card in _cards(hand))
    one, other = (
        client.get(f"/settle/who-wins/?{query}&pool=25", headers=JSON).json()["answer"]
        for query in (HANDS, tapped)
    )
    assert one == other


def _cards(hand: str) -> list[str]:
    return {"A": "Kc Kd 9h 7s 2c", "B": "Kh Ks 9d 7c 2d"}[hand].split()


def test_another_hand_is_asked_for_and_nothing_is_lost(client):
    page = Page(client.get(f"/settle/who-wins/?{HANDS}&n=2&set=more"))
    assert page.one("input", name="C")["value"] == ""
    assert page.one("input", name="A")["value"] == "Kc Kd 9h 7s 2c"
    assert "desk-answer" not in page.text


def test_the_rules_in_force_are_named_and_kept(client):
    page = Page(client.get(f"/settle/who-wins/?{HANDS}&pool=25&odd_counter=left-of-dealer"))
    assert "A 13 and B 12" in page.text
    assert "/draw-poker/charter/?house=odd-to-the-left" in page.links
    chosen = client.get(f"/settle/who-wins/?{HANDS}&pool=25&house=odd-to-the-left", headers=JSON)
    assert chosen.json()["rules"] == {"house": "odd-to-the-left"}
    wrong = client.get(f"/settle/who-wins/?{HANDS}&house=nowhere")
    assert wrong.status_code == 422
    assert client.get(f"/settle/who-wins/?{HANDS}&nothing=1").status_code == 422


def test_an_option_of_another_game_is_refused(client):
    assert client.get("/settle/may-open/?game=jacks-back&bobtail=any").status_code == 422
    assert client.get("/settle/may-open/?game=whist&hand=JcJd9c8c7c").status_code == 422
    assert client.get("/settle/no-such/").status_code == 404


def test_no_card_counts_and_the_count_can_still_be_asked_for(client):
    page = Page(client.get("/settle/game-count/?set=ask&dealer=A"))
    assert "No card that counts has been taken: Game goes to B" in page.text


def test_the_page_for_programs_links_to_the_description(client):
    page = Page(client.get("/settle/api/"))
    assert "/settle/openapi.json" in page.links
    spec = client.get("/settle/openapi.json").json()
    assert {f"/settle/{name}/" for name in TOOLS} <= set(spec["paths"])


@pytest.mark.parametrize("pressed", ["tap", "type"])
def test_a_change_of_the_form_leads_to_its_first_hand(client, pressed):
    page = Page(client.get(f"/settle/who-wins/?by=tap&set={pressed}"))
    led = [one for _, one in page.elements if "data-focus" in one]
    assert [one["id"] for one in led] == ["f-A"]
    again = page.one("button", value="type" if pressed == "tap" else "tap")
    assert again["formaction"] == "/settle/who-wins/#f-A"  # the way of a page without a script
    assert not [one for _, one in Page(client.get("/settle/who-wins/")).elements if "lead" in one]


def test_another_hand_is_led_to(client):
    first = Page(client.get("/settle/who-wins/?n=2"))
    assert first.one("button", value="more")["formaction"] == "/settle/who-wins/#f-C"
    page = Page(client.get("/settle/who-wins/?n=2&set=more"))
    assert [one["id"] for _, one in page.elements if "data-focus" in one] == ["f-C"]


def test_what_is_said_twice_is_refused_but_for_cards(client):
    for query, field in (("pool=1&pool=2", "pool"), ("order=x&order=y", "order")):
        data = client.get(f"/settle/who-wins/?{HANDS}&{query}", headers=JSON)
        assert (data.status_code, data.json()["error"]["field"]) == (422, field)


def test_an_unknown_word_is_answered_with_all_that_is_known(client):
    for word in ("I", "foo"):
        data = client.get(f"/settle/who-wins/?{HANDS}&{word}=1", headers=JSON)
        assert data.status_code == 422
        error = data.json()["error"]
        assert error["field"] == word
        assert "order, A, B, C, D, E, F, G, H, pool" in error["message"]
        assert "house, " in error["message"]
        assert "odd_counter" in error["message"]


def test_a_figure_is_never_cut(client):
    asked = f"/settle/game-count/?{ASKED['game-count']}&claim-A="
    data = client.get(asked + "9" * 30, headers=JSON)
    assert (data.status_code, data.json()["error"]["field"]) == (422, "claim-A")
    assert client.get(asked + "999").status_code == 200
