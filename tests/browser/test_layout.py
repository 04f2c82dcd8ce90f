"""How pages lie: no holes, no crowded columns, things that belong together in line."""

import pytest

from hoyle.web.shelf import library

pytestmark = pytest.mark.django_db(transaction=True)

NARROW, WIDE = {"width": 390, "height": 844}, {"width": 1280, "height": 800}


def box(page, what: str) -> dict:
    """Where the first of these lies."""
    return page.locator(what).first.bounding_box()


def test_a_plate_lies_under_its_text_and_clear_of_the_laws_in_the_margin(page, live_server):
    page.set_viewport_size(WIDE)
    page.goto(f"{live_server.url}/draw-poker/lessons/opening-the-jack/")
    plate, laws = box(page, ".plate"), box(page, ".margin")
    text = box(page, ".lesson > p:has(+ .plate), .lesson > p:nth-of-type(2)")
    assert plate["y"] - text["y"] - text["height"] < 60
    assert plate["x"] + plate["width"] < laws["x"]


def test_the_laws_of_a_lesson_take_few_lines_on_a_narrow_screen(page, live_server):
    page.set_viewport_size(NARROW)
    page.goto(f"{live_server.url}/draw-poker/lessons/opening-the-jack/")
    laws = page.locator(".margin li").count()
    assert box(page, ".margin ul")["height"] < laws * 25


def test_an_account_takes_two_lines_a_row_on_a_narrow_screen(page, live_server):
    page.set_viewport_size(NARROW)
    page.goto(f"{live_server.url}/draw-poker/hands/only-two-in/audit/?shown=99")
    rows = [one.bounding_box() for one in page.locator(".ledger tbody tr").all()]
    assert rows
    assert max(row["height"] for row in rows) < 110
    rights = {
        round(one.bounding_box()["x"]) for one in page.locator(".ledger td:nth-child(3)").all()
    }
    assert len(rights) == 1


def test_acts_to_choose_from_stand_in_one_column(page, live_server):
    page.set_viewport_size(WIDE)
    page.goto(f"{live_server.url}/seven-up/sit/")
    page.locator(".lay button.primary").click()
    page.locator("#deal").click()
    terms = page.locator(".doing").first.locator(".terms")
    terms.nth(1).wait_for()
    assert len({round(one.bounding_box()["x"]) for one in terms.all()}) == 1


def test_games_at_the_desk_begin_on_one_line(page, live_server):
    page.set_viewport_size(WIDE)
    page.goto(f"{live_server.url}/settle/")
    heads = [one.bounding_box() for one in page.locator(".columns > section > h3").all()]
    tops = [min(one["y"] for one in heads if one["x"] == x) for x in {one["x"] for one in heads}]
    assert len(tops) == 2
    assert max(tops) - min(tops) < 1


@pytest.mark.parametrize("address", ["/draw-poker/odds/", "/progress/", "/draw-poker/laws/"])
def test_no_line_of_prose_is_overlong(page, live_server, address):
    page.set_viewport_size(WIDE)
    page.goto(live_server.url + address)
    widths = [
        one.bounding_box()["width"] for one in page.locator("main p:not([class]):visible").all()
    ]
    assert max(widths) <= 42 * 18.3


WIDTHS = (320, 390, 768, 1280)
ROOMS = sorted(library().rooms)
OVER = """() => {
  const boards = [...document.querySelectorAll(".board")];
  const wide = boards.filter(one => one.scrollWidth > one.clientWidth);
  return [document.documentElement.scrollWidth - innerWidth, wide.length];
}"""


def over(page, address: str) -> list[tuple[int, list[int]]]:
    """The widths at which a page runs off its side, or its table has to be scrolled."""
    page.goto(address)
    found = []
    for width in WIDTHS:
        page.set_viewport_size({"width": width, "height": 800})
        found.append((width, page.evaluate(OVER)))
    return [(width, (out, wide)) for width, (out, wide) in found if out > 0 or wide]


@pytest.mark.parametrize("game", ROOMS)
def test_no_page_runs_off_its_side_at_any_width(page, live_server, game):
    """Of the articles those with the most to show; of hands the ends, with the longest log."""
    room = library().rooms[game]
    home = f"{live_server.url}/{game}/"
    own = ("", "laws/", "hands/", "houses/", "coverage/", "charter/", "odds/", "sit/", "settle/")
    drills = [f"practise/{seed}/" for seed in (5, 7, 8)]
    lessons = [f"lessons/{slug}/" for slug in room.lessons]
    laws = sorted(room.citations, key=lambda law: len(room.citations[law]))[-6:]
    hands = [f"hands/{slug}/999/?shown=999" for slug in [*room.hands][:6]]
    asked = [*own, *drills, *lessons, *(f"laws/{law}/" for law in laws if law in room.articles)]
    found = {one: over(page, home + one) for one in (*asked, *hands)}
    assert not {one: widths for one, widths in found.items() if widths}
