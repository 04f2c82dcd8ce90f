"""A hand played in a real browser: by thumb, by keys, without script, with the line lost once."""

import re
from random import Random

import pytest
from playwright.sync_api import expect

from hoyle.web import sittings
from hoyle.web.models import Sitting
from tests.browser.reader import read_by_axe
from tests.web.seated import quick

pytestmark = [pytest.mark.django_db(transaction=True), pytest.mark.usefixtures("quick", "same")]
__all__ = ("quick",)

NARROW, WIDE = {"width": 390, "height": 844}, {"width": 1280, "height": 800}
THUMB = 44  # pixels
PLAIN = ".own-acts > form"
MOST = 120


@pytest.fixture
def same(monkeypatch):
    """The same shuffles each time, whatever the secret."""
    monkeypatch.setattr(sittings._Chance, "__call__", lambda self, what: Random(f"same {what}"))


def row():
    """The only sitting there is."""
    return Sitting.objects.get()


def lay(page, live_server, game, seats, seat):
    """From the page of the game to a table."""
    page.goto(f"{live_server.url}/{game}/")
    page.get_by_role("link", name="Sit down", exact=True).click()
    page.get_by_role("navigation", name="How many play").get_by_text(seats, exact=True).click()
    page.locator(f"[name=seat][value={seat}]").check()
    page.get_by_role("button", name="Sit down").click()
    expect(page.locator(".step-title")).to_have_text("Cut the pack")
    page.wait_for_load_state()  # sent before the script runs, a form brings a page, and is not said


def choices(page):
    """The plain acts one may do, and the cards one may play."""
    return page.locator(f"{PLAIN} .doing button, {PLAIN} .playing button")


def do(page, press):
    """One act: cut, stand in, or the first of what may be done that is no giving up."""
    before = row().step
    if page.locator("#deal").count():
        press(page.locator("#deal"))
    else:
        acts = choices(page)
        staying = acts.filter(has_not_text=re.compile("Throw|Pass"))
        press((staying if staying.count() else acts).first)
    page.wait_for_function(
        "step => +(document.querySelector('#hand [name=step]')?.value ?? 1e9) > step", arg=before
    )


def played(page, press):
    """To the end of the hand."""
    for _ in range(MOST):
        if page.locator("#again").count():
            return
        do(page, press)
    raise AssertionError("it does not end")


def no_sideways(page):
    """Nothing is wider than the page."""
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_a_betting_hand_is_played_by_thumb(browser, live_server, browser_context_args):
    context = browser.new_context(**browser_context_args, viewport=NARROW, has_touch=True)
    page = context.new_page()
    words = []
    page.on("console", lambda message: words.append(message.text))
    lay(page, live_server, "jacks-back", "Three", "A")
    do(page, lambda button: button.tap())
    no_sideways(page)
    for box in [one.bounding_box() for one in page.locator(f"{PLAIN} button").all()]:
        assert box["height"] >= THUMB
    for box in [one.bounding_box() for one in page.locator(".sizes label").all()]:
        assert min(box["height"], box["width"]) >= THUMB
    played(page, lambda button: button.tap())
    assert row().over
    page.get_by_role("button", name="Deal again").tap()
    expect(page.locator(".step-title")).to_have_text("Cut the pack")
    assert Sitting.objects.count() == 2
    assert words == []
    context.close()


def test_a_hand_of_tricks_is_played_by_keys(page, live_server, said):
    page.set_viewport_size(NARROW)
    lay(page, live_server, "seven-up", "Two", "A")

    def press(button):
        button.focus()
        page.keyboard.press("Enter")

    do(page, press)
    expect(page.locator("#live")).to_contain_text("Your turn")
    expect(page.locator(".step-title")).to_be_focused()
    while not page.locator("#deal").count():
        do(page, press)
        no_sideways(page)
    expect(page.locator(".step-title")).to_have_text("Cut the pack")
    assert any(step.action.verb == "count" for step in sittings.play_of(row()).steps[1:])
    assert said == []


def test_what_the_book_would_do_is_asked_and_read_at_once(page, live_server, said):
    page.set_viewport_size(NARROW)
    lay(page, live_server, "draw-poker", "Two", "B")
    do(page, lambda button: button.click())
    page.locator("#why").focus()
    page.keyboard.press("Enter")
    expect(page.locator("#weighed")).to_be_focused()
    expect(page.locator("#live")).to_contain_text("What the book would make of it")
    page.locator(".might > summary").click()
    page.locator("form.say select[name=verb]").select_option("show")
    page.get_by_role("button", name="Say it").click()
    expect(page.locator(".since .verdict")).to_be_visible()
    expect(page.locator(".step-title")).to_be_focused()
    no_sideways(page)
    assert said == []


def test_an_amount_and_cards_are_chosen_by_form_controls(page, live_server):
    page.set_viewport_size(NARROW)
    lay(page, live_server, "jacks-back", "Two", "B")
    page.locator("#deal").click()
    for _ in range(MOST):
        expect(page.locator(".step-title")).not_to_have_text("Cut the pack")
        sized, thrown = page.locator(".own-acts > .sized:has(.sizes)"), page.locator(".throw input")
        if thrown.count() or page.locator("#again, #deal").count():
            break
        if sized.count():
            sized.first.locator("input[value='2']").check()
            sized.first.get_by_role("button").click()
        else:
            do(page, lambda button: button.click())
        page.wait_for_timeout(300)
    acts = [step.action for step in sittings.play_of(row()).steps[1:] if step.action.seat == 1]
    assert acts
    if thrown.count():
        page.locator(".throw input").nth(0).check()
        page.locator(".throw input").nth(1).check()
        page.locator(".sized:has(.throw) button").click()
        page.wait_for_timeout(600)
        drawn = [s.action for s in sittings.play_of(row()).steps[1:] if s.action.verb == "draw"]
        assert any(action.seat == 1 and len(action.cards) == 2 for action in drawn)


def test_without_script_a_hand_is_played_to_its_end(browser, live_server):
    context = browser.new_context(java_script_enabled=False, viewport=NARROW)
    page = context.new_page()
    lay(page, live_server, "straight-poker", "Two", "B")
    for _ in range(MOST):
        if page.locator("#again").count():
            break
        button = page.locator("#deal") if page.locator("#deal").count() else choices(page).last
        button.click()
    assert row().over
    page.get_by_role("link", name="Check the seal").click()
    expect(page.get_by_role("heading", name="Deal 1")).to_be_visible()
    page.go_back()
    page.get_by_role("link", name="Step through it").click()
    expect(page.locator("#hand")).to_be_visible()
    context.close()


@pytest.mark.parametrize("reached", [False, True], ids=["on its way", "on its way back"])
def test_the_line_is_lost_once_and_nothing_with_it(page, live_server, reached):
    lay(page, live_server, "draw-poker", "Two", "B")
    do(page, lambda button: button.click())
    before = row().step

    def lose(route):
        if reached:
            route.fetch(max_redirects=0)
        route.abort()

    page.route(re.compile("/sit/"), lose)
    choices(page).last.click()
    expect(page.locator(".lost")).to_be_visible()
    assert (row().step > before) is reached
    page.unroute(re.compile("/sit/"))
    done = row().record
    choices(page).last.click()
    expect(page.locator(".lost")).to_be_hidden()
    page.wait_for_function(
        "step => +(document.querySelector('#hand [name=step]')?.value ?? 1e9) > step", arg=before
    )
    assert (row().record == done) is reached
    assert page.locator(".notice:visible").count() == 0


def test_reload_and_back_lose_nothing(page, live_server):
    lay(page, live_server, "draw-poker", "Two", "B")
    do(page, lambda button: button.click())
    kept, title = row().record, page.locator(".step-title").inner_text()
    page.reload()
    expect(page.locator(".step-title")).to_have_text(title)
    page.goto(f"{page.url}0/")
    expect(page.locator(".step-title")).to_contain_text("Looking back")
    page.go_back()
    expect(page.locator(".step-title")).to_have_text(title)
    page.go_back()
    page.go_forward()
    expect(page.locator(".step-title")).to_have_text(title)
    assert row().record == kept


def test_a_form_that_has_grown_old_changes_nothing_and_says_so(page, live_server, context):
    lay(page, live_server, "draw-poker", "Two", "B")
    do(page, lambda button: button.click())
    other = context.new_page()
    other.goto(page.url)
    choices(page).first.click()
    page.wait_for_timeout(600)
    kept = row().record
    other.locator(".own-acts > .sized > button").first.click()
    expect(other.locator(".notice:visible")).to_contain_text("Nothing was changed")
    assert row().record == kept


@pytest.mark.parametrize("size", [NARROW, WIDE], ids=["narrow", "wide"])
@pytest.mark.parametrize("light", ["light", "dark"])
def test_the_pages_are_open_to_all(page, live_server, size, light):
    page.set_viewport_size(size)
    page.emulate_media(color_scheme=light)
    lay(page, live_server, "draw-poker", "Four", "B")
    home = page.url
    pages = [f"{live_server.url}/draw-poker/sit/?house=small-limit", home]
    pages.append(f"{live_server.url}/draw-poker/charter/?house=large-party&limit=7")
    for address in pages:
        page.goto(address)
        found = read_by_axe(page)
        assert found.violations_count == 0, found.generate_report()
        no_sideways(page)
    page.goto(home)
    do(page, lambda button: button.click())
    page.locator(".might > summary").click()
    found = read_by_axe(page)
    assert found.violations_count == 0, found.generate_report()
    no_sideways(page)
