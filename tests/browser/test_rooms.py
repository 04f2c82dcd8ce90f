"""Every room but the first, walked through in a real browser: a lesson, a hand, a question."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from hoyle.web.shelf import library
from tests.browser.reader import read_by_axe

pytestmark = pytest.mark.django_db(transaction=True)

STATIC, SCRIPT = Path(__file__).parents[2] / "static", "text/javascript"
ROOMS = list(library().rooms)[1:]
NARROW, WIDE = {"width": 390, "height": 844}, {"width": 1280, "height": 800}
sizes = pytest.mark.parametrize("size", [NARROW, WIDE], ids=["narrow", "wide"])
rooms = pytest.mark.parametrize("game", ROOMS)
UNCOVERED = """() => [...document.querySelectorAll(".seat .purse")].every(purse => {
    if (document.querySelector(".pegs") && !purse.textContent.trim()) return true;  // the board
    purse.scrollIntoView({ block: "center" });
    const { x, y, width, height } = purse.getBoundingClientRect();
    return width > 0 && purse.contains(document.elementFromPoint(x + width / 2, y + height / 2));
})"""


def lesson_of(game):
    """The first lesson of the room that asks."""
    lessons = library().rooms[game].lessons
    return next(f"/{game}/lessons/{slug}/" for slug, one in lessons.items() if one.quizzes)


def hand_of(game):
    """A hand of the room with a question, and what is asked."""
    hands = library().rooms[game].hands
    hand = next(one for one in hands.values() if one.questions and len(one.steps) > 16)
    return f"/{game}/hands/{hand.slug}/", next(iter(hand.questions.values()))


def faults(page):
    """What axe finds by day and by night, and whether anything runs off the side."""
    told = []
    for scheme in ("light", "dark"):
        page.emulate_media(color_scheme=scheme)
        found = read_by_axe(page).response["violations"]
        told += [(scheme, one["id"], one["nodes"][0]["target"]) for one in found]
    wide = page.evaluate("document.documentElement.scrollWidth - innerWidth")
    return told + (["too wide"] if wide > 0 else [])


def answer(page, question):
    """Choose the right answer of a question and press."""
    at = [choice.id for choice in question.choices].index(question.answer)
    page.locator(".question [data-choice]").nth(at).check()
    page.locator(".question button.primary").click()
    expect(page.locator(".result")).to_have_attribute("data-verdict", "right")


@sizes
@rooms
def test_a_lesson_and_a_question_in_it(live_server, page, game, size):
    page.set_viewport_size(size)
    page.goto(live_server.url + lesson_of(game))
    assert faults(page) == []
    quiz = page.locator(".quiz").first
    quiz.locator(".choice").last.click()
    expect(quiz.locator("form")).to_have_attribute("method", "post")
    expect(quiz.locator("[data-choice]").last).to_be_focused()
    page.keyboard.press("Enter")
    expect(quiz.locator(".result")).to_be_focused()


def test_an_answer_given_while_htmx_is_coming_is_not_lost(live_server, page):
    """The script is there for a while before it has read the page."""
    source = (STATIC / "vendor" / "htmx.min.js").read_text(encoding="utf-8")
    late = f"window.htmx = {{}}; setTimeout(() => {{ {source} }}, 700);"
    page.route("**/htmx.min*.js", lambda route: route.fulfill(body=late, content_type=SCRIPT))
    page.goto(live_server.url + lesson_of("seven-up"))
    quiz = page.locator(".quiz").first
    quiz.locator(".choice").last.hover()
    page.wait_for_function("window.htmx")
    quiz.locator(".choice").last.click()
    expect(quiz.locator("form")).to_have_attribute("method", "post")


@sizes
@rooms
def test_a_hand_by_keys_and_an_act_of_ones_own(live_server, page, said, game, size):
    page.set_viewport_size(size)
    hand, _ = hand_of(game)
    page.goto(f"{live_server.url}{hand}4/?shown=999")
    page.wait_for_load_state("networkidle")
    page.keyboard.press("ArrowRight")
    expect(page.locator(".at")).to_contain_text(re.compile("^5 "))
    assert page.evaluate(UNCOVERED)
    assert faults(page) == []
    page.get_by_role("link", name="Play it otherwise").click()
    page.locator(".acts a").first.click()
    expect(page).to_have_url(re.compile(r"/otherwise/5/p\d_"))
    expect(page.locator(".step-title")).to_contain_text(re.compile(r"Step 6 of \d"))
    page.get_by_role("link", name="Back to the example").click()
    expect(page.locator(".at")).to_contain_text(re.compile("^5 "))
    assert said == []


@rooms
def test_a_hand_and_its_question_without_script(live_server, browser, game):
    context = browser.new_context(java_script_enabled=False, viewport=NARROW)
    page = context.new_page()
    hand, question = hand_of(game)
    page.goto(f"{live_server.url}{hand}4/?shown=999")
    page.locator("#step-next").click()
    expect(page.locator(".at")).to_contain_text(re.compile("^5 "))
    page.locator("#step-prev").click()
    expect(page.locator(".at")).to_contain_text(re.compile("^4 "))
    page.goto(f"{live_server.url}{hand}questions/{question.id}/")
    answer(page, question)
    context.close()
