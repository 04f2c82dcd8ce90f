"""The front door in a real browser."""

import pytest

pytestmark = pytest.mark.django_db(transaction=True)


def test_the_shelf_opens_without_a_word_on_the_console(live_server, page, said):
    answer = page.goto(live_server.url)
    assert answer.status == 200
    assert page.locator("h1").count() == 1
    assert said == []
