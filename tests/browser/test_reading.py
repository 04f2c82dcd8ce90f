"""The pages one reads, in a real browser: keys, scripts off, axe, Back, two widths."""

import pytest
from playwright.sync_api import expect

from hoyle.web.shelf import library
from tests.browser.reader import read_by_axe

pytestmark = pytest.mark.django_db(transaction=True)

NARROW, WIDE = {"width": 390, "height": 844}, {"width": 1280, "height": 800}


def asking_lesson():
    """The address of a lesson with at least two questions, and its hands' title."""
    for game, room in library().rooms.items():
        for slug, lesson in room.lessons.items():
            if len(lesson.quizzes) > 1:
                return f"/{game}/lessons/{slug}/"
    raise AssertionError("no lesson asks twice")


def pages():
    """One address of each kind of page."""
    game = next(iter(library().rooms))
    lesson = asking_lesson()
    more = ("laws/", "hands/", "houses/", "coverage/", "laws/poker.38/", "lessons/")
    own = ("/", "/glossary/", "/about/", "/search/?q=law+38", lesson, f"{lesson}print/key/")
    return [*own, f"/{game}/", *(f"/{game}/{page}" for page in more)]


@pytest.mark.parametrize(
    ("size", "scheme"), [(NARROW, "dark"), (WIDE, "light")], ids=["narrow", "wide"]
)
def test_axe_finds_nothing_and_nothing_runs_off_the_side(live_server, page, said, size, scheme):
    page.set_viewport_size(size)
    page.emulate_media(color_scheme=scheme)
    for address in pages():
        page.goto(live_server.url + address)
        found = read_by_axe(page).response["violations"]
        told = [(one["id"], one["nodes"][0]["target"]) for one in found]
        assert told == [], address
        assert page.evaluate("document.documentElement.scrollWidth") <= size["width"], address
    assert said == []


def test_the_skip_link_is_the_first_stop_and_leads_to_the_page(live_server, page):
    page.goto(f"{live_server.url}/glossary/")
    page.keyboard.press("Tab")
    assert page.evaluate("document.activeElement.textContent") == "Skip to the page"
    page.keyboard.press("Enter")
    assert page.evaluate("document.activeElement.id") == "main"


def test_a_question_is_answered_where_it_stands_in_its_lesson(live_server, page):
    """The first choice fetches the form, marked in it; a number chooses there, Enter answers."""
    address = live_server.url + asking_lesson()
    page.goto(address)
    second = page.locator(".quiz").nth(1)
    second.locator(".choice").first.click()
    expect(second.locator("form")).to_have_attribute("method", "post")
    expect(second.locator("[data-choice]").first).to_be_checked()
    expect(second.locator("[data-choice]").first).to_be_focused()
    page.keyboard.press("2")
    expect(second.locator("[data-choice]").nth(1)).to_be_checked()
    page.keyboard.press("Enter")
    expect(second.locator(".result")).to_be_focused()
    assert page.url == address
    assert page.locator(".quiz").nth(0).locator("form[method=post]").count() == 0


def test_an_answer_pressed_before_the_script_has_come_is_not_lost(live_server, page):
    page.goto(live_server.url + asking_lesson())
    page.evaluate(
        """() => { const form = document.querySelector(".quiz form");
        form.querySelector("input").checked = true; form.requestSubmit(); }"""
    )
    expect(page.locator(".quiz form").first).to_have_attribute("method", "post")
    expect(page.locator(".quiz [data-choice]").first).to_be_checked()


def test_a_lesson_can_be_marked_as_read(live_server, page):
    page.goto(live_server.url + asking_lesson())
    page.get_by_role("link", name="How far you have come").click()
    page.get_by_role("button", name="I have read it").click()
    page.get_by_text("This lesson is done").wait_for()
    assert page.evaluate("document.activeElement.closest('#mine') !== null")


def test_the_look_changes_and_one_is_where_one_was(live_server, page):
    address = f"{live_server.url}/search/?q=opener"
    page.goto(address)
    page.get_by_text("Look of this book").click()
    page.get_by_label("Light").select_option("dark")
    page.get_by_label("Suits").select_option("four")
    page.get_by_role("button", name="Keep this look").click()
    page.wait_for_load_state()
    assert page.url == address
    assert page.locator("html").get_attribute("data-theme") == "dark"
    assert page.locator("html").get_attribute("data-suits") == "four"
    page.go_back()
    assert page.locator("h1").count() == 1


def test_a_word_tells_its_meaning_where_it_stands(live_server, page):
    page.goto(f"{live_server.url}/draw-poker/laws/pool.blind/")
    word = page.locator("main .term").first
    word.locator("button").press("Enter")
    tip = word.locator(".tip")
    assert tip.is_visible()
    page.keyboard.press("Escape")
    assert not tip.is_visible()


def test_without_script_a_lesson_leads_to_its_questions_and_back(live_server, browser):
    context = browser.new_context(java_script_enabled=False)
    page = context.new_page()
    address = live_server.url + asking_lesson()
    page.goto(address)
    page.locator("input[type=radio]").first.check()
    page.get_by_role("button", name="Answer").first.click()
    assert page.locator("input[type=radio]").first.is_checked()
    page.get_by_role("button", name="Answer").click()
    assert page.locator(".result").bounding_box()["y"] < 800
    page.get_by_role("link", name="Back to the lesson").click()
    assert page.url.startswith(f"{address}#question-")
    page.get_by_role("link", name="How far you have come").click()
    assert page.locator("h1").count() == 1
    context.close()


def test_back_from_a_law_is_the_rulebook_where_it_was_left(live_server, page):
    page.goto(f"{live_server.url}/draw-poker/laws/")
    page.locator("#law-38 a").click()
    assert "Opening" in page.locator("h1").inner_text()
    page.go_back()
    assert page.locator("#law-38").is_visible()
    assert page.locator("html").count() == 1
