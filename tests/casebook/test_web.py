"""What pages in two shapes went wrong with elsewhere: forms, faults, and readers forgotten."""

import json
import re
from html import unescape

import pytest

from tests.source import BASE
from tests.web.page import PARTIAL, Page

TEMPLATES = sorted((BASE / "templates").rglob("*.html"))
ASK = "/draw-poker/hands/pot/questions/pool-open/"
STEP = "/draw-poker/hands/pot/5/"


def test_web_attributes_that_hold_data_hold_readable_data():
    """Keys in single quotes are no JSON, and a header so written is never sent."""
    held = re.compile(
        r"""(?:hx-headers|hx-vals|hx-request|content)\s*=\s*(['"])(\{.*?\})\1""", re.S
    )
    for template in TEMPLATES:
        for _, data in held.findall(template.read_text(encoding="utf-8")):
            assert isinstance(json.loads(unescape(data)), dict), template.name


def test_web_every_form_that_posts_carries_its_token():
    for template in TEMPLATES:
        text = template.read_text(encoding="utf-8")
        for form in re.findall(r"<form\b[^>]*method=.post.*?</form>", text, re.S | re.I):
            assert "{% csrf_token %}" in form or "/look/" in form, template.name


@pytest.mark.django_db
def test_web_a_form_filled_in_wrongly_comes_back_with_its_fault_in_the_fragment(client, book):
    """htmx 4 sets answers of every status into the page, and nothing here tells it otherwise."""
    answer = client.post(ASK, {}, headers=PARTIAL)
    seen = Page(answer)
    assert answer.status_code == 422
    assert seen.one("div", class_="result")["data-verdict"] == "wrong"
    assert "Choose an answer first." in seen.text
    library = (BASE / "static/vendor/htmx.min.js").read_text(encoding="utf-8")
    (no_swap,) = re.findall(r"noSwap:\[([^\]]*)\]", library)
    assert no_swap == "204,304"
    base = (BASE / "templates/base.html").read_text(encoding="utf-8")
    (config,) = re.findall(r"""name="htmx-config" content='([^']*)'""", base)
    assert "noSwap" not in json.loads(config)


@pytest.mark.django_db
@pytest.mark.parametrize("address", [STEP, ASK, "/progress/", "/draw-poker/lessons/in-the-middle/"])
def test_web_a_reader_whom_nobody_knows_any_more_reads_on(client, book, address):
    """There is no door to be sent to: an old cookie is nobody's, and the fragment is the page's."""
    client.cookies["learner"] = "a-key-long-forgotten:x:y"
    answer = client.get(address, headers=PARTIAL)
    assert answer.status_code == 200
    assert "<html" not in answer.content.decode()
    assert "HX-Redirect" not in answer.headers


@pytest.mark.django_db
def test_web_two_tabs_share_nothing_but_the_reader(client, book):
    """What is open in one tab is no part of what the other gets."""
    alone = client.get(STEP).content
    client.get("/draw-poker/hands/twice/9/")
    assert client.get(STEP).content == alone
