"""The small book, and what every test in a browser may ask for."""

import pytest

from tests.web.small_book import book, small_book, small_lessons

__all__ = ["at", "book", "said", "small_book", "small_lessons"]


@pytest.fixture
def said(page):
    """What the page says on its console."""
    words = []
    page.on("console", lambda message: words.append(message.text))
    page.on("pageerror", lambda error: words.append(str(error)))
    return words


WAITING = """window.waiting = 0;
document.addEventListener("htmx:before:request", () => { window.waiting++; });
document.addEventListener("htmx:finally:request", () => { window.waiting--; });"""


@pytest.fixture
def at(live_server, page):
    """Open an address; how many answers are on their way is counted from then on."""
    page.add_init_script(WAITING)

    def go(address):
        page.goto(live_server.url + address)
        page.wait_for_load_state("networkidle")
        return page

    return go
