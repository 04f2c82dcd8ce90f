"""A table charter goes on one sheet of paper, whatever is agreed on."""

import re
from urllib.parse import urlencode

import pytest

from hoyle.web.shelf import library

pytestmark = pytest.mark.django_db(transaction=True)
ROOMS = [*library().rooms.values()]


def sheets(page, paper):
    """How many sheets the page is printed on."""
    return max(map(int, re.findall(rb"/Count (\d+)", page.pdf(format=paper))))


def all_changed(page):
    """The query in which no option is as printed."""
    asked = []
    for select in page.locator(".settle select").all():
        printed = select.input_value()
        values = [one.get_attribute("value") for one in select.locator("option").all()]
        other = next(value for value in values if value != printed)
        asked.append((select.get_attribute("name"), other))
    for field in page.locator(".settle input[type=number]").all():
        asked.append((field.get_attribute("name"), int(field.input_value()) + 1))
    return urlencode(asked)


@pytest.mark.parametrize("room", ROOMS, ids=[room.game.name for room in ROOMS])
def test_a_charter_is_printed_on_one_sheet(page, live_server, room):
    address = f"{live_server.url}/{room.game.name}/charter/"
    longest = max(room.houses.values(), key=lambda house: len(house.html))
    page.goto(address)
    for query in ("", f"house={longest.id}" if longest.delta else "", all_changed(page)):
        page.goto(f"{address}?{query}" if query else address)
        assert [sheets(page, paper) for paper in ("A4", "Letter")] == [1, 1], query
