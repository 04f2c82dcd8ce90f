"""The type of the book: little moves when it comes late, and what stands in for it is like it."""

import re
from statistics import mean

import pytest

from hoyle.web.shelf import library
from tests.source import BASE

pytestmark = pytest.mark.django_db(transaction=True)

PAGES = (
    "/draw-poker/laws/",
    "/draw-poker/laws/poker.38/",
    "/draw-poker/lessons/opening-the-jack/",
    "/seven-up/laws/",
)
SIZES = ({"width": 390, "height": 844}, {"width": 1280, "height": 800})
MOVED = """window.moved = 0;
new PerformanceObserver(seen => seen.getEntries().forEach(one => { window.moved += one.value; }))
  .observe({type: 'layout-shift', buffered: true});"""
LATE = 700  # milliseconds, so that the page has long been painted
GOOD = 0.1  # what may move, and a page still counts as steady
WIDTHS = """async lines => {
  await Promise.all(['Caslon', 'Near2'].map(face => document.fonts.load(`1000px ${face}`)));
  const pen = document.createElement('canvas').getContext('2d');
  return ['Caslon', 'Near2'].map(face => {
    pen.font = `1000px ${face}`;
    const met = pen.measureText('Hg');
    const wide = lines.map(line => pen.measureText(line).width).reduce((sum, one) => sum + one);
    return [wide, met.fontBoundingBoxAscent, met.fontBoundingBoxDescent];
  });
}"""
FACE = re.compile(
    r"Near\d?;.*size-adjust: ([\d.]+)%; ascent-override: ([\d.]+)%; descent-override: ([\d.]+)%"
)


def late(route):
    """Let the type take its time."""
    route.request.frame.page.wait_for_timeout(LATE)
    route.continue_()


def moved(page, address: str) -> float:
    """How much of a page moves when its type comes late, by the measure of browsers."""
    page.goto(address)
    page.wait_for_load_state("networkidle")
    page.wait_for_timeout(200)
    return page.evaluate("window.moved")


@pytest.mark.parametrize("size", SIZES, ids=lambda size: str(size["width"]))
def test_little_moves_when_the_type_comes_late(page, live_server, size):
    """Here and there a line breaks otherwise; which one, turns on every word of a page."""
    page.set_viewport_size(size)
    page.add_init_script(MOVED)
    page.route("**/*.woff2", late)
    assert mean(moved(page, live_server.url + address) for address in PAGES) < GOOD


def test_a_stand_in_is_as_wide_and_as_high_over_the_words_of_the_book(page, live_server):
    laws = library().rooms["draw-poker"].laws.articles.values()
    lines = [law.text for law in laws]
    page.goto(f"{live_server.url}/about/")
    (wide, up, down), stand_in = page.evaluate(WIDTHS, lines)
    assert stand_in == pytest.approx([wide, up, down], rel=0.005)


def test_every_stand_in_has_the_height_of_the_type():
    faces = FACE.findall((BASE / "static" / "book.css").read_text())
    assert len(faces) == 3
    for adjust, up, down in faces:
        high = [float(adjust) * float(part) / 100 for part in (up, down)]
        assert high == pytest.approx([97, 26], abs=0.1)
