"""The type of the book: nothing moves when it comes late, and what stands in for it is like it."""

import re

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


@pytest.mark.parametrize("size", SIZES, ids=lambda size: str(size["width"]))
@pytest.mark.parametrize("address", PAGES)
def test_nothing_moves_when_the_type_comes_late(page, live_server, address, size):
    page.set_viewport_size(size)
    page.add_init_script(MOVED)
    page.route("**/*.woff2", late)
    page.goto(live_server.url + address)
    page.wait_for_load_state("networkidle")
    page.wait_for_timeout(200)
    assert page.evaluate("window.moved") < 0.01


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
