"""Pages go out compressed where that is worth it and wanted."""

import gzip

import pytest
from django.http import HttpResponse
from django.test import RequestFactory

from hoyle.web.middleware import WORTH_IT, compressed

LONG = b"<p>A jack pot.</p>\n" * 200


def through(response: HttpResponse, accept: str = "gzip, deflate, br") -> HttpResponse:
    """The answer as it leaves the middleware."""
    request = RequestFactory().get("/", headers={"Accept-Encoding": accept})
    return compressed(lambda request: response)(request)


def test_a_page_is_compressed_and_says_so():
    answer = through(HttpResponse(LONG, headers={"ETag": '"a"'}))
    assert gzip.decompress(answer.content) == LONG
    assert len(answer.content) < len(LONG) / 4
    assert answer.headers["Content-Encoding"] == "gzip"
    assert answer.headers["Content-Length"] == str(len(answer.content))
    assert answer.headers["Vary"] == "Accept-Encoding"
    assert answer.headers["ETag"] == 'W/"a"'


@pytest.mark.parametrize("accept", ["", "br", "gzip;q=0", "gzip; q=0.0, br", "identity"])
def test_who_does_not_want_it_gets_the_page_as_it_is(accept):
    answer = through(HttpResponse(LONG), accept)
    assert answer.content == LONG
    assert "Content-Encoding" not in answer.headers
    assert answer.headers["Vary"] == "Accept-Encoding"


@pytest.mark.parametrize("accept", ["gzip", "br;q=0.2, gzip;q=0.5", "gzip;q=0.01"])
def test_who_wants_it_gets_it(accept):
    assert through(HttpResponse(LONG), accept).headers["Content-Encoding"] == "gzip"


def test_what_is_small_or_compressed_already_is_left_alone():
    small = through(HttpResponse(b"x" * (WORTH_IT - 1)))
    ready = through(HttpResponse(LONG, headers={"Content-Encoding": "br"}))
    assert "Content-Encoding" not in small.headers
    assert (ready.content, ready.headers["Content-Encoding"]) == (LONG, "br")
