"""One address, two shapes: a full page, or the fragment that htmx asked for."""

import pytest
from django.http import HttpResponse
from django.test import RequestFactory, override_settings

from hoyle.web import kept
from hoyle.web.show import wants_fragment

PARTIAL = {"HX-Request": "true", "HX-Request-Type": "partial"}
FULL = {"HX-Request": "true", "HX-Request-Type": "full"}
RESTORE = {"HX-Request": "true", "HX-History-Restore-Request": "true"}
OLDER = {"HX-Request": "true"}  # an htmx that does not say which shape it wants
PAGES = ["/", "/glossary/", "/about/", "/search/?q=age", "/draw-poker/laws/"]


@pytest.fixture(autouse=True)
def _nothing_kept():
    kept.forget()


@pytest.mark.parametrize(
    ("headers", "fragment"),
    [
        ({}, False),
        (PARTIAL, True),
        (OLDER, True),
        (FULL, False),
        (RESTORE, False),
        ({**RESTORE, "HX-Request-Type": "partial"}, False),
        ({"HX-Request": "false"}, False),
        ({"HX-Request-Type": "partial"}, False),
    ],
)
def test_what_asks_for_a_fragment(headers, fragment):
    assert wants_fragment(RequestFactory().get("/", headers=headers)) is fragment


@pytest.mark.parametrize("address", PAGES)
def test_the_fragment_is_the_page_without_its_frame(client, address):
    page, part = client.get(address), client.get(address, headers=PARTIAL)
    assert page.status_code == part.status_code == 200
    words, inner = page.content.decode(), part.content.decode()
    title, _, body = inner.partition("\n")
    assert title.startswith("<title>")
    assert title in words
    assert body.strip() in words
    assert words.count("<html") == 1
    assert "<html" not in inner


@pytest.mark.parametrize("address", PAGES)
@pytest.mark.parametrize("headers", [{}, PARTIAL])
def test_both_shapes_say_what_they_vary_by(client, address, headers):
    varies = client.get(address, headers=headers).headers["Vary"]
    assert {"Cookie", "HX-Request", "HX-Request-Type"} <= set(varies.split(", "))


@pytest.mark.parametrize("address", PAGES)
def test_a_history_restore_gets_the_whole_page(client, address):
    assert "<html" in client.get(address, headers=RESTORE).content.decode()


@pytest.mark.parametrize("address", ["/no/such/", "/draw-poker/lessons/no-such/"])
@pytest.mark.parametrize("headers", [{}, PARTIAL])
def test_unknown_things_are_unknown_in_both_shapes(client, address, headers):
    answer = client.get(address, headers=headers)
    assert answer.status_code == 404
    assert ("<html" in answer.content.decode()) is (not headers)


# pages that are kept


def asked(**headers):
    """A request for a page."""
    return RequestFactory().get("/page/", headers=headers)


@pytest.fixture
def made():
    """A kept view, and the list of what it was asked to make."""
    calls = []

    @kept.kept
    def view(request, word="word"):
        calls.append(request)
        return HttpResponse(f"{word} " * 500)

    view.calls = calls
    return view


def test_a_kept_page_is_made_once(made):
    first, second = made(asked()), made(asked())
    assert first.content == second.content
    assert len(made.calls) == 1


def test_a_kept_page_is_known_by_its_tag(made):
    tag = made(asked()).headers["ETag"]
    again = made(asked(if_none_match=tag))
    assert (again.status_code, again.content) == (304, b"")
    assert again.headers["ETag"] == tag
    assert made(asked(if_none_match='"another"')).status_code == 200


def test_a_kept_page_is_made_anew_for_each_look_shape_and_coding(made):
    dark = RequestFactory().get("/page/")
    dark.COOKIES["look"] = "dark.two.plain.on"
    requests = [asked(), dark, asked(**PARTIAL), asked(accept_encoding="br")]
    tags = {made(request).headers["ETag"] for request in requests}
    assert len(made.calls) == 4
    assert len(tags) == 2  # the words are the same here; the bytes differ by coding


@pytest.mark.parametrize(
    ("takes", "coding"),
    [
        ("", None),
        ("gzip, deflate, br, zstd", "br"),
        ("gzip", "gzip"),
        ("br;q=0, gzip;q=0.5", "gzip"),
        ("br;q=0.0, gzip;q=0", None),
        ("*", None),
    ],
)
def test_a_kept_page_comes_in_a_coding_the_reader_takes(made, takes, coding):
    answer = made(asked(accept_encoding=takes))
    assert answer.headers.get("Content-Encoding") == coding
    assert "Accept-Encoding" in answer.headers["Vary"]
    assert int(answer.headers["Content-Length"]) == len(answer.content)


def test_what_is_no_page_is_not_kept():
    @kept.kept
    def view(request):
        return HttpResponse("no", status=404)

    assert view(asked()).status_code == 404
    assert "ETag" not in view(asked()).headers


def test_the_store_has_an_end(made, monkeypatch):
    monkeypatch.setattr(kept, "MOST", 3)
    for number in range(9):
        made(RequestFactory().get(f"/{number}/"))
    assert len(kept._store) == 3


@override_settings(DEBUG=True)
def test_authors_see_each_page_made_anew(made):
    made(asked())
    made(asked())
    assert len(made.calls) == 2
