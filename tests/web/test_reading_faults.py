"""Bad addresses, odd bytes and wrong methods: the right status, plain words, never a 500."""

import pytest
from django.conf import settings
from django.test import Client, RequestFactory, override_settings

from hoyle.web import kept
from hoyle.web.shelf import library
from hoyle.web.views import errors

PARTIAL = {"HX-Request": "true", "HX-Request-Type": "partial"}
ODD = [
    "%00",
    "%0a",
    "%ff%fe",
    "%C3%28",
    "%E2%82",
    "..%2f..%2fetc",
    "%25",
    "🂡",
    "a" * 10_000,
    "%27--",
]
GAME = "/draw-poker"

pytestmark = pytest.mark.django_db


@pytest.fixture
def live():
    """A client that gives the page for an error, as the server does."""
    return Client(raise_request_exception=False)


UNKNOWN = [
    "/no-such-game/",
    "/no-such-game/laws/",
    f"{GAME}/lessons/no-such/",
    f"{GAME}/lessons/no-such/print/",
    f"{GAME}/lessons/no-such/print/key/",
    f"{GAME}/laws/poker.1/",
    f"{GAME}/laws/POKER.38/",
    f"{GAME}/hands/no-such/",
    f"{GAME}/hands/no-such/3/",
    f"{GAME}/no-such/",
    "/draw-poker/hands/jack-pot-1/../../etc/",
]


@pytest.mark.parametrize("address", UNKNOWN)
def test_what_the_book_has_not_is_not_found(live, address):
    page = live.get(address)
    assert page.status_code == 404
    words = page.content.decode()
    assert words.count("<h1>") == 1
    assert 'href="/search/"' in words
    part = live.get(address, headers=PARTIAL)
    assert part.status_code == 404
    assert "<html" not in part.content.decode()
    assert len(part.content) < 2_000
    assert "HX-Request" in part.headers["Vary"]


@pytest.mark.parametrize("odd", ODD)
@pytest.mark.parametrize(
    "address",
    ["/{}/", GAME + "/{}/", GAME + "/laws/{}/", GAME + "/lessons/{}/", "/{}", "/static/{}"],
)
def test_odd_bytes_in_an_address_are_not_found(live, address, odd):
    answer = live.get(address.format(odd), follow=True)
    assert answer.status_code in (400, 404), answer.status_code


@pytest.mark.parametrize("odd", ODD)
def test_odd_bytes_in_a_search_are_looked_for(live, odd):
    answer = live.get(f"/search/?q={odd}")
    assert answer.status_code == 200
    assert len(answer.content) < 40_000


@pytest.mark.parametrize(
    "query",
    ['" OR 1=1', "NEAR(a b)", "title:", "*", "^", "a AND", "(", "-", "'", '"', "\\", "{x}", "%s"],
)
def test_a_search_is_words_and_no_language(live, query):
    assert live.get("/search/", {"q": query}).status_code == 200


@pytest.mark.parametrize("query", ["<script>alert(1)</script>", "\"'><img src=x>"])
def test_what_was_asked_is_told_back_as_words(live, query):
    page = live.get("/search/", {"q": query}).content.decode()
    assert query not in page
    assert "<script>alert" not in page
    assert "<img src=x" not in page


def test_a_long_query_is_cut_and_said_to_be(live):
    page = live.get("/search/", {"q": "opener " * 2_000}).content.decode()
    assert "first two hundred" in page
    assert page.count("opener") < 150


def test_a_search_for_nothing_offers_a_beginning(live):
    page = live.get("/search/").content.decode()
    assert "law%2038" in page
    assert "<mark>" not in page


def test_a_search_that_finds_nothing_says_so(live):
    page = live.get("/search/", {"q": "xylophone"}).content.decode()
    assert "Nothing in the book has this" in page


@pytest.mark.parametrize("query", ["38", "law 38", "Law 38", "  law   38. ", "§38"])
def test_a_law_is_found_by_its_number(live, query):
    page = live.get("/search/", {"q": query}).content.decode()
    first = page.partition('class="hit"')[2]
    assert first.index("/draw-poker/laws/poker.38/") < first.index("</h2>")


@pytest.mark.parametrize("query", ["opening", "abandons", "bobtails"])
def test_a_search_marks_what_it_found(live, query):
    assert "<mark>" in live.get("/search/", {"q": query}).content.decode()


@pytest.mark.parametrize(
    ("mistaken", "meant"),
    [
        ("/draw-poker/laws/poker.83/", "/draw-poker/laws/poker.38/"),
        ("/draw-poker/law/", "/draw-poker/laws/"),
        ("/draw-poker/hands/openning/", "/draw-poker/hands/opening/"),
        ("/glosary/", "/glossary/"),
        ("/draw-pokr/", "/draw-poker/"),
    ],
)
def test_a_mistaken_address_is_told_what_is_like_it(live, mistaken, meant):
    assert f'href="{meant}"' in live.get(mistaken).content.decode()


@pytest.mark.parametrize("method", ["post", "put", "patch", "delete"])
@pytest.mark.parametrize("address", ["/", "/search/", "/about/", f"{GAME}/laws/poker.38/"])
@pytest.mark.parametrize("headers", [{}, PARTIAL])
def test_a_page_can_only_be_read(live, method, address, headers):
    answer = getattr(live, method)(address, headers=headers)
    assert answer.status_code == 405
    assert answer.headers["Allow"] == "GET, HEAD"
    assert ("<html" in answer.content.decode()) is not headers
    assert "cannot be done here" in answer.content.decode()


def test_a_head_is_a_get_without_its_body(live):
    head, get = live.head("/glossary/"), live.get("/glossary/")
    assert (head.status_code, head.content) == (200, b"")
    assert head.headers["ETag"] == get.headers["ETag"]


def test_a_missing_slash_is_put_there(live):
    answer = live.get("/draw-poker/laws")
    assert (answer.status_code, answer.headers["Location"]) == (301, "/draw-poker/laws/")


def test_a_form_without_its_token_is_refused_in_words():
    strict = Client(enforce_csrf_checks=True)
    answer = strict.post("/progress/wipe/", {"sure": "yes"})
    assert answer.status_code == 403
    assert "form was not ours" in answer.content.decode()
    part = strict.post("/progress/wipe/", {"sure": "yes"}, headers=PARTIAL)
    assert part.status_code == 403
    assert "<html" not in part.content.decode()


def test_a_host_that_is_not_ours_is_refused_in_words(live):
    answer = live.get("/", headers={"host": "elsewhere.example"})
    assert answer.status_code == 400
    assert "<h1>" in answer.content.decode()


def test_a_form_that_is_too_large_is_refused(live):
    with override_settings(DATA_UPLOAD_MAX_MEMORY_SIZE=100):
        assert live.post("/look/", {"theme": "d" * 1_000}).status_code == 400


@pytest.mark.parametrize("headers", [{}, PARTIAL])
def test_a_fault_of_ours_is_owned_up_to(live, headers, monkeypatch):
    def broken():
        raise RuntimeError("the book has fallen into the bath")

    kept.forget()
    monkeypatch.setattr("hoyle.web.views.reading.library", broken)
    monkeypatch.setattr("hoyle.web.frame.library", broken)
    answer = live.get("/glossary/", headers=headers)
    words = answer.content.decode()
    assert answer.status_code == 500
    assert "gone wrong on our side" in words
    assert "bath" not in words
    assert ("<html" in words) is not headers


def test_every_error_has_its_words():
    request = RequestFactory().get("/")
    for status in errors.WORDS:
        if status != 500:
            assert errors.error(request, status).status_code == status


def test_small_files_are_there(live):
    assert live.get("/robots.txt").headers["Content-Type"].startswith("text/plain")
    icon = live.get("/favicon.ico")
    assert (icon.status_code, icon.headers["Location"]) == (301, f"{settings.STATIC_URL}icon.svg")


def test_the_book_is_opened_once():
    assert library() is library()


def test_a_law_asked_for_by_its_number_alone(live):
    assert live.get(f"{GAME}/laws/38/").headers["Location"] == f"{GAME}/laws/poker.38/"
    assert live.get("/straight-poker/laws/38/").status_code == 404
    unheld = live.get(f"{GAME}/laws/12/")
    assert unheld.status_code == 404
    assert "does not hold a law 12. It holds laws 35 to 46." in unheld.content.decode()
    assert live.get(f"{GAME}/laws/{'9' * 900}/").status_code == 404


def test_a_search_for_a_law_not_held_says_so(live):
    assert "A law 12 is not held" in live.get("/search/?q=law+12").content.decode()
    for query in ("law+38", "12+counters", "jack"):
        assert "is not held" not in live.get(f"/search/?q={query}").content.decode()
