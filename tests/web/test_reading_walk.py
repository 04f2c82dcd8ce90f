"""Every address the book has: it answers, in both shapes, and every link on it leads somewhere."""

import re
from html import unescape
from html.parser import HTMLParser
from itertools import pairwise
from urllib.parse import urldefrag, urljoin, urlsplit

import pytest
from django.conf import settings
from django.test import Client

from hoyle.web.middleware import CSP
from hoyle.web.shelf import library

PARTIAL = {"HX-Request": "true", "HX-Request-Type": "partial"}
WORDS = {"title": 1, "h1": 1, "main": 1}

pytestmark = pytest.mark.django_db


def addresses():
    """Every page that is for reading."""
    book = library()
    yield from ("/", "/glossary/", "/about/", "/search/", "/search/?q=law+38")
    for game, room in book.rooms.items():
        for page in ("", "laws/", "laws/in-full/", "lessons/", "lessons/key/", "hands/"):
            yield f"/{game}/{page}"
        yield from (f"/{game}/houses/", f"/{game}/coverage/", f"/{game}/charter/")
        yield from (f"/{game}/laws/{law}/" for law in room.laws.articles)
        for slug in room.lessons:
            yield from (f"/{game}/lessons/{slug}/{more}" for more in ("", "print/", "print/key/"))


class Page(HTMLParser):
    """What a page holds: its links, its ids, and how often each element stands there."""

    def __init__(self, text):
        super().__init__()
        self.links, self.ids, self.tags, self.headings = set(), [], {}, []
        self.feed(text)

    def handle_starttag(self, tag, attrs):
        given = dict(attrs)
        self.tags[tag] = self.tags.get(tag, 0) + 1
        self.ids += [given["id"]] if "id" in given else []
        self.links |= {given[name] for name in ("href", "action", "hx-get") if given.get(name)}
        if re.fullmatch("h[1-6]", tag):
            self.headings.append(int(tag[1]))
        elif given.get("role") == "heading":
            self.headings.append(int(given["aria-level"]))


@pytest.fixture(scope="module")
def pages(django_db_setup, django_db_blocker):
    """Every page for reading, fetched once."""
    with django_db_blocker.unblock():
        client = Client()
        return {address: client.get(address) for address in addresses()}


def test_every_page_answers_with_a_whole_page(pages):
    assert len(pages) > 60
    for address, answer in pages.items():
        page = Page(answer.content.decode())
        assert answer.status_code == 200, address
        assert {tag: page.tags.get(tag, 0) for tag in WORDS} == WORDS, address
        assert answer.headers["Content-Security-Policy"] == CSP, address


def test_every_page_has_a_title_of_its_own(pages):
    titles = {
        address: re.search("<title>(.+?)</title>", answer.content.decode())[1]
        for address, answer in pages.items()
        if not address.startswith("/search/")
    }
    assert len(set(titles.values())) == len(titles)


def test_no_id_stands_twice_on_a_page(pages):
    for address, answer in pages.items():
        ids = Page(answer.content.decode()).ids
        assert sorted(ids) == sorted(set(ids)), address


def test_headings_go_down_a_step_at_a_time(pages):
    for address, answer in pages.items():
        levels = Page(answer.content.decode()).headings
        assert all(b - a <= 1 for a, b in pairwise(levels)), address


def test_every_link_leads_somewhere(pages, client):
    known = {address: set(Page(one.content.decode()).ids) for address, one in pages.items()}
    broken = set()
    for address, answer in pages.items():
        for link in Page(answer.content.decode()).links:
            where, anchor = urldefrag(urljoin(address, link))
            if urlsplit(where).netloc or where.startswith(settings.STATIC_URL) or where == "/look/":
                continue
            if where not in known:
                known[where] = _ids(client, where)
            if known[where] is None or (anchor and anchor not in known[where]):
                broken.add((address, link))
    assert not broken


IN_A_HAND = re.compile(
    r"/(?P<game>[\w-]+)/hands/(?P<slug>[\w-]+)/(?:branch/(?P<branch>[\w-]+)/)?"
    r"(?P<asked>questions/)?(?P<place>[\w-]+)/(?:\?.*)?"
)


def _ids(client, where):
    """The ids on another page, or None where there is no such page."""
    if found := IN_A_HAND.fullmatch(where):  # there are hundreds, and the Library knows them
        hand = library().rooms[found["game"]].hands[found["slug"]]
        if found["asked"]:
            asked = found["place"] in hand.questions
            return {f"question-{hand.slug}-{found['place']}"} if asked else None
        if hand.step(found["place"], found["branch"]):
            return set()
    answer = client.get(where, follow=True)
    return set(Page(answer.content.decode()).ids) if answer.status_code == 200 else None


def test_no_page_that_is_kept_has_a_form_with_a_token(pages):
    for address, answer in pages.items():
        assert "csrfmiddlewaretoken" not in answer.content.decode(), address
        assert not answer.cookies, address


def test_every_page_but_search_is_known_again_by_its_tag(pages, client):
    for address, answer in pages.items():
        if address.startswith("/search/"):
            continue
        again = client.get(address, headers={"If-None-Match": answer.headers["ETag"]})
        assert (again.status_code, again.content) == (304, b""), address
        assert "HX-Request-Type" in again.headers["Vary"], address


def test_every_fragment_stands_in_its_page(pages, client):
    for address, answer in pages.items():
        part = client.get(address, headers=PARTIAL).content.decode()
        _, _, body = part.partition("\n")
        assert body.strip() in answer.content.decode(), address


def test_a_post_to_a_page_is_no_post(pages, client):
    for address in pages:
        answer = client.post(address)
        assert answer.status_code == 405, address
        assert answer.headers["Allow"] == "GET, HEAD", address
        assert b"<h1>" in answer.content, address


def test_a_lesson_and_its_sheet_hold_questions_and_no_answers(pages):
    for game, room in library().rooms.items():
        for slug, lesson in room.lessons.items():
            asked = [room.hands[quiz.hand].questions[quiz.ask] for quiz in lesson.quizzes]
            home = f"/{game}/lessons/{slug}/"
            for address in (home, f"{home}print/"):
                words = unescape(pages[address].content.decode())
                assert [one.prompt for one in asked if one.prompt not in words] == [], address
                assert [one.explain for one in asked if one.explain in words] == [], address
