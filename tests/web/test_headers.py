"""What every answer carries, whoever gives it."""

import pytest
from django.conf import settings
from django.http import HttpRequest, HttpResponse

from hoyle.web.middleware import CSP, HEADERS, headers


def test_the_policy_lets_in_nothing_inline_and_nobody_else():
    assert CSP.startswith("default-src 'none'; ")
    assert {part.split()[1] for part in CSP.split("; ")} == {"'none'", "'self'"}
    assert "unsafe" not in CSP
    assert "http" not in CSP


@pytest.mark.django_db
@pytest.mark.parametrize("address", ["/", "/no/such/page/", "/static/vendor/htmx.min.js"])
def test_every_answer_carries_them(client, address):
    answer = client.get(address)
    assert {name: answer.headers.get(name) for name in HEADERS} == HEADERS


def test_a_view_may_set_its_own():
    own = HttpResponse(headers={"Referrer-Policy": "no-referrer"})
    answer = headers(lambda request: own)(HttpRequest())
    assert answer.headers["Referrer-Policy"] == "no-referrer"
    assert answer.headers["Content-Security-Policy"] == CSP


def test_production_is_the_default():
    assert settings.DEBUG is False
    assert settings.CSRF_COOKIE_HTTPONLY
    assert settings.CSRF_COOKIE_SAMESITE == "Lax"
