"""Requests that no page could read: words and the right status, and never a fault of ours."""

import json
from io import BytesIO
from urllib.parse import quote

import pytest
from django.core.handlers.wsgi import WSGIHandler
from django.test import Client

from hoyle.web.utf8 import in_utf8
from hoyle.web.views.errors import LONGEST_ADDRESS, MOST_WORDS
from tests.web.page import JSON, PARTIAL

pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("book")]
FORM = "application/x-www-form-urlencoded"
LONG = [
    "/search/?q=" + "a" * LONGEST_ADDRESS,
    "/" + "a" * LONGEST_ADDRESS,
    "/draw-poker/hands/pot/otherwise/3/" + ",".join(["p3_pass"] * 3_000) + "/",
    "/settle/?" + "&".join(f"a{number}=1" for number in range(MOST_WORDS + 1)),
    "/settle/?" + "&" * 1_200,
]


@pytest.mark.parametrize("address", LONG, ids=lambda address: address[:24])
@pytest.mark.parametrize("method", ["get", "post"])
def test_an_address_that_is_too_long_is_told_so(address, method):
    strict = Client(enforce_csrf_checks=True)
    page = getattr(strict, method)(address)
    fragment = getattr(strict, method)(address, headers=PARTIAL)
    assert (page.status_code, fragment.status_code) == (414, 414)
    assert "<h1>This address is too long" in page.content.decode()
    assert "<html" not in fragment.content.decode()
    assert len(page.content) < 20_000  # it is not told back


def test_what_was_meant_is_found_before_the_part_that_is_too_long(client):
    assert 'href="/draw-poker/hands/pot/"' in client.get(LONG[2]).content.decode()


def test_a_long_search_is_no_fault(client):
    assert client.get("/search/?q=" + quote("räuber " * 700)).status_code == 200


@pytest.mark.parametrize("address", LONG[3:])
def test_programs_are_told_it_in_data(client, address):
    answer = client.get(address, headers=JSON)
    assert answer.status_code == 414
    assert "so long an address" in json.loads(answer.content)["error"]["message"]


def sent(content_type: str, query: str, body: bytes) -> tuple[str, bytes]:
    """What comes of a form, by the way a server takes."""
    told: list[str] = []
    environ = {
        "REQUEST_METHOD": "POST",
        "PATH_INFO": "/look/",
        "QUERY_STRING": query,
        "CONTENT_TYPE": content_type,
        "CONTENT_LENGTH": str(len(body)),
        "SERVER_NAME": "testserver",
        "SERVER_PORT": "80",
        "wsgi.input": BytesIO(body),
        "wsgi.url_scheme": "http",
    }
    answer = in_utf8(WSGIHandler())(environ, lambda status, headers: told.append(status))
    return told[0][:3], b"".join(answer)


@pytest.mark.parametrize("charset", ["punycode", "utf-16", "idna", "nope", "rot13", '"utf-8', ""])
@pytest.mark.parametrize(("query", "status"), [("q=a-b%ff", "422"), ("&" * 1_200, "414")])
def test_a_form_in_other_letters_is_answered_in_words(charset, query, status):
    found, words = sent(f"{FORM}; charset={charset}", query, b"theme=%ff")
    assert found == status
    assert b"<h1>" in words


@pytest.mark.parametrize(
    "content_type",
    ["multipart/form-data", "multipart/form-data; boundary=", "text/plain", "", "application/json"],
)
def test_a_form_of_another_kind_is_answered_in_words(content_type):
    found, words = sent(content_type, "", b'{"theme": "dark"}')
    assert found in ("400", "422")
    assert b"<h1>" in words
