"""The look of the book: a cookie of taste, and a safe way back."""

import pytest
from django.test import Client

CHOSEN = {"theme": "dark", "suits": "four", "faces": "picture", "keys": "off"}


def test_a_look_is_kept_and_shown(client):
    answer = client.post("/look/", {**CHOSEN, "back": "/glossary/"})
    assert (answer.status_code, answer.headers["Location"]) == (303, "/glossary/")
    cookie = answer.cookies["look"]
    assert cookie.value == "dark.four.picture.off"
    assert cookie["httponly"]
    assert cookie["samesite"] == "Lax"
    page = client.get("/glossary/").content.decode()
    for name, value in CHOSEN.items():
        assert f'data-{name}="{value}"' in page
        assert f'<option value="{value}" selected>' in page


@pytest.mark.parametrize("name", CHOSEN)
@pytest.mark.parametrize("value", ["", "purple", "dark\x00", "d" * 10_000])
def test_a_look_we_do_not_have_is_refused(client, name, value):
    answer = client.post("/look/", {**CHOSEN, name: value})
    assert answer.status_code == 422
    assert "look" not in answer.cookies


@pytest.mark.parametrize(
    "back",
    [
        "https://elsewhere.example/",
        "//elsewhere.example/",
        "/\\elsewhere.example/",
        "javascript:alert(1)",
        "\x00/",
        "",
        "glossary/",
    ],
)
def test_the_way_back_stays_in_the_house(client, back):
    answer = client.post("/look/", {**CHOSEN, "back": back})
    assert (answer.status_code, answer.headers["Location"]) == (303, "/")


def test_a_way_back_with_a_line_break_makes_no_header(client):
    answer = client.post("/look/", {**CHOSEN, "back": "/a\r\nSet-Cookie: b=c"})
    assert answer.status_code == 303
    assert "\n" not in answer.headers["Location"]
    assert "b" not in answer.cookies


@pytest.mark.parametrize(
    "cookie", ["", "dark", "a.b.c.d", "dark.four.picture.off.more", '"' + r"\000" * 9 + '"']
)
def test_a_cookie_that_cannot_be_read_is_none(client, cookie):
    page = client.get("/glossary/", headers={"cookie": f"look={cookie}"}).content.decode()
    assert 'data-theme="auto"' in page or cookie.startswith("dark.four")


def test_the_form_needs_no_token_and_another_site_cannot_send_it():
    strict = Client(enforce_csrf_checks=True)
    assert strict.post("/look/", CHOSEN).status_code == 303
    foreign = strict.post("/look/", CHOSEN, headers={"Sec-Fetch-Site": "cross-site"})
    assert foreign.status_code == 422
    assert "look" not in foreign.cookies


def test_looking_is_not_choosing(client):
    answer = client.get("/look/")
    assert answer.status_code == 405
    assert answer.headers["Allow"] == "POST"
    assert "<h1>" in answer.content.decode()
