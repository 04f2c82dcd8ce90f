"""What a page weighs on a first visit: itself, its sheets, scripts, type; not the card art."""

import gzip
import re
from functools import cache

import pytest

from bench.pages import CARD_ART, SHEET_URL, Needs
from hoyle.study.referee.disputes import disputes_of
from hoyle.web import kept
from hoyle.web.desk import TOOLS
from hoyle.web.lean import LEAN, lean_script, lean_sheet, whole_sheet
from hoyle.web.shelf import library
from tests.source import BASE

pytestmark = pytest.mark.django_db

STATIC = BASE / "static"
TO_READ, TO_STEP = 37_500, 40_000  # bytes under gzip
ROOMS = sorted(room.game.name for room in library().rooms.values())
WANTS_HTMX = re.compile(r"<[^>]* hx-(?:get|post|boost)")


@cache
def sent(name: str) -> bytes:
    """A static file as it is sent where only gzip is taken."""
    file = STATIC / name
    kind = file.suffix[1:]
    if kind == "woff2":
        return file.read_bytes()
    text = whole_sheet(file.read_text(encoding="utf-8"), lambda part: (STATIC / part).read_text())
    make = LEAN.get(kind) if "vendor" not in file.parts else None
    return gzip.compress((make(text) if make else text).encode(), 9, mtime=0)


def needed(text: str) -> set[str]:
    """The static files a page asks for, and those that its sheets ask for."""
    names = {one.removeprefix("/static/") for one in Needs(text).found if not CARD_ART.search(one)}
    sheets = [gzip.decompress(sent(name)).decode() for name in names if name.endswith(".css")]
    return names | {name for sheet in sheets for name in SHEET_URL.findall(sheet)}


def weight(client, address: str) -> int:
    """The bytes of a first visit to an address."""
    page = client.get(address, headers={"Accept-Encoding": "gzip"})
    assert page.status_code == 200, address
    body = page.content
    if page.headers.get("Content-Encoding") != "gzip":
        return len(body) + sum(len(sent(name)) for name in needed(body.decode()))
    return len(body) + sum(len(sent(name)) for name in needed(gzip.decompress(body).decode()))


def over(client, addresses, bar):
    """The pages that weigh more than they may."""
    kept.forget()
    weights = {address: weight(client, address) for address in addresses}
    return {address: bytes for address, bytes in weights.items() if bytes > bar}


def fetches_in_vain(client, address):
    """Whether a page fetches htmx at once and has nothing that takes it."""
    text = client.get(address).content.decode()
    return "data-at-once" in text and not WANTS_HTMX.search(text)


@pytest.mark.parametrize("game", ROOMS)
def test_a_page_to_read_is_light(client, game):
    room = library().rooms[game]
    lessons = [f"/{game}/lessons/{slug}/" for slug in room.lessons]
    articles = [f"/{game}/laws/{law}/" for law in room.laws.articles]
    assert not over(client, ["/", f"/{game}/", f"/{game}/laws/", *lessons, *articles], TO_READ)


@pytest.mark.parametrize("game", ROOMS)
def test_the_last_step_of_a_hand_is_light(client, game):
    """The last step has the longest log."""
    hands = [f"/{game}/hands/{slug}/999/" for slug in library().rooms[game].hands]
    ends = [client.get(f"{hand}?shown=999").headers.get("Location", hand) for hand in hands]
    assert not over(client, ends, TO_STEP)


@pytest.mark.parametrize("game", ROOMS)
def test_what_one_does_after_reading_is_light(client, game):
    """The desk with its disputes, drills, odds, a charter, and the way to a table."""
    disputes = [f"/{game}/settle/{one}/" for one in ("", *disputes_of(library().rooms[game].game))]
    drills = [f"/{game}/practise/{seed}/" for seed in range(4)]
    own = [f"/{game}/{place}/" for place in ("sit", "charter", "odds", "practise", "coverage")]
    addresses = [address.replace("//", "/") for address in (*disputes, *drills, *own)]
    assert not over(client, addresses, TO_STEP)
    assert not [address for address in addresses if fetches_in_vain(client, address)]


def test_tools_and_whatever_else_is_common_are_light(client):
    tools = [f"/settle/{tool}/" for tool in TOOLS]
    common = [*(f"/{place}/" for place in ("settle", "practise", "progress", "about"))]
    addresses = [*tools, *common, "/search/?q=opener"]
    assert not over(client, addresses, TO_STEP)
    assert not [address for address in addresses if fetches_in_vain(client, address)]


@pytest.mark.parametrize(
    "address",
    ["/", "/glossary/", *(f"/{game}/{place}" for game in ROOMS for place in ("", "laws/"))],
)
def test_a_page_without_the_moving_script_needs_none(client, address):
    text = client.get(address).content.decode()
    at_once = "data-at-once" in text
    assert at_once == ('hx-trigger="load"' in text)
    assert bool(WANTS_HTMX.search(text)) == at_once


def test_every_sheet_is_asked_for_before_the_page_is_read(client):
    page = client.get("/draw-poker/lessons/opening-the-jack/")
    sheets = re.findall(r'rel="stylesheet" href="([^"]+)"', page.content.decode())
    assert len(sheets) == 1
    assert page.headers["Link"] == f"<{sheets[0]}>; rel=preload; as=style"


def test_a_sheet_made_lean_says_the_same():
    sheet = """/* remark */
    .a > .b:hover, a:not(.c) :is(p, ul) { content: "▸ ; }"; margin: calc(1px + 2px) 0; }
    @media (min-width: 3rem) and (max-width: 9rem) { :root { --gap: 1rem; } }
    """
    assert lean_sheet(sheet) == (
        '.a>.b:hover,a:not(.c) :is(p,ul){content:"▸ ; }";margin:calc(1px + 2px) 0}'
        "@media (min-width:3rem) and (max-width:9rem){:root{--gap:1rem}}"
    )


def test_a_script_made_lean_keeps_every_line_that_runs():
    said = lean_script("// head\n  a('//b');  // why\n\n    // on\n  b();\n")
    assert said == "a('//b');\n\nb();\n"
