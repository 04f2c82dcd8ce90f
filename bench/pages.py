"""Our pages beside a bare Django view of the same size, and what each weighs on the wire."""

import re
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import ExitStack
from functools import partial
from html.parser import HTMLParser
from statistics import median
from urllib.parse import urljoin

from bench.http import Answer, get, rate, served
from bench.measure import Line

BROWSER = {"Accept": "text/html", "Accept-Encoding": "gzip"}  # as over plain http
PARTIAL = {**BROWSER, "HX-Request": "true", "HX-Request-Type": "partial"}
PLACES = {  # what: (address, headers, the bar for its rate, the bar for its bytes)
    "shelf": ("/", BROWSER, None, 40_000),
    "game": ("/draw-poker/", BROWSER, None, 40_000),
    "lesson": ("{lesson}", BROWSER, 0.4, 40_000),
    "article": ("/draw-poker/laws/poker.38/", BROWSER, None, 40_000),
    "rulebook": ("/draw-poker/laws/", BROWSER, None, None),
    "step": ("/draw-poker/hands/passers-come-in/3/", BROWSER, None, 40_000),
    "step, fragment": ("/draw-poker/hands/passers-come-in/3/", PARTIAL, 0.25, 3_000),
}
LESSON = re.compile(r'href="(/draw-poker/lessons/[a-z0-9-]+/)"')
CARD_ART = re.compile(r"/cards?[/.-]")
SHEET_URL = re.compile(r"url\(\s*[\"']?([^\"')]+)")


class Needs(HTMLParser):
    """The files that a browser fetches to show a page."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.found: set[str] = set()
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Scripts, pictures, style sheets, icons, preloads."""
        given = dict(attrs)
        if tag in ("script", "img", "use", "link"):
            rel = given.get("rel") or ""
            wanted = tag != "link" or rel in ("stylesheet", "icon", "preload", "modulepreload")
            address = (given.get("src") or given.get("href") or "").partition("#")[0]
            if wanted and address:
                self.found.add(address)
            if "data-at-once" in given:  # the script that this one fetches with the page
                self.found.add(given.get("data-htmx") or "")


def cold(port: int, address: str, page: Answer) -> int:
    """Bytes of a page and all it needs, card art aside, as a first visit fetches them."""
    waiting, seen, total = {urljoin(address, one) for one in Needs(page.text).found}, set(), 0
    while waiting:
        one = waiting.pop()
        seen.add(one)
        if CARD_ART.search(one):
            continue
        answer = get(port, one, BROWSER)
        total += len(answer.body)
        if one.endswith(".css"):
            waiting |= {urljoin(one, other) for other in SHEET_URL.findall(answer.text)} - seen
    return total + len(page.body)


def measured(ours: int, bare: int, what: str, rounds: int = 5, seconds: float = 0.5) -> list[Line]:
    """The lines for one place: its rate beside the constant's, and its bytes."""
    address, headers, rate_bar, bytes_bar = PLACES[what]
    if "{lesson}" in address:
        found = LESSON.search(get(ours, "/draw-poker/", BROWSER).text)
        address = found[1] if found else "/draw-poker/lessons/"
    page = get(ours, address, headers)
    if page.status != 200:
        return [Line(what, address, f"status {page.status}", 0.0, 1.0)]
    asks = [
        partial(rate, ours, address, headers, seconds),
        partial(rate, bare, f"/{len(page.body)}", headers, seconds),
    ]
    rounds_of = [[ask() for ask in asks] for _ in range(rounds)]
    here, there = (median(column) for column in zip(*rounds_of, strict=True))
    weight = len(page.body) if headers is PARTIAL else cold(ours, address, page)
    return [
        Line(what, "bare constant, same size", f"{there:,.0f}/s", 1.0),
        Line(what, "hoyle", f"{here:,.0f}/s", here / there, rate_bar),
        Line(f"{what}, bytes", "hoyle", f"{weight:,} B", float(weight), bytes_bar, at_most=True),
    ]


def lines() -> Iterator[Line]:
    """The bars: a cached lesson 0.4, a fragment 0.25; a cold page 40 kB, a fragment 3 kB."""
    with tempfile.TemporaryDirectory() as room, ExitStack() as open_:
        env = {"DATABASE_URL": f"sqlite:///{room}/bench.sqlite3", "HOYLE_DEBUG": "0"}
        env |= {"HOYLE_SECRET_KEY": "k" * 40, "DJANGO_SETTINGS_MODULE": "hoyle.web.settings"}
        for command in (["migrate"], ["collectstatic", "--noinput"]):
            ready = [sys.executable, "manage.py", *command, "--skip-checks", "--verbosity", "0"]
            subprocess.run(ready, env=env, check=True)
        ours = open_.enter_context(served("hoyle.web.wsgi:application", env))
        bare = open_.enter_context(served("bench.bare:application", {}))
        for what in PLACES:
            yield from measured(ours, bare, what)
