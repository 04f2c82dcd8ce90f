"""Stepping through a hand in a real browser: mouse, keys, Back, gates, questions, no script."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.reader import quiet, read_by_axe

pytestmark = [pytest.mark.django_db(transaction=True), pytest.mark.usefixtures("book")]

POT, GATED = "/draw-poker/hands/pot/", "/draw-poker/hands/gated/"
NARROW, WIDE = {"width": 390, "height": 844}, {"width": 1280, "height": 800}


def slowly(page, milliseconds):
    """Let every fragment take its time."""

    def wait(route):
        page.wait_for_timeout(milliseconds)
        route.continue_()

    page.route(re.compile("/hands/"), wait)


def number(page) -> int:
    """The step in the step bar."""
    return int(page.locator(".at").inner_text().split()[0])


def settled(page, step):
    """The bar, the heading, the log and the address all say this step."""
    expect(page.locator(".at")).to_contain_text(re.compile(rf"^{step} "))
    expect(page.locator(".step-title .n")).to_contain_text(f"Step {step} of")
    expect(page.locator(".log [aria-current] .n")).to_have_text(str(step))
    expect(page).to_have_url(re.compile(rf"/{step}/(\?.*)?$"))
    quiet(page)


def test_a_click_on_next_is_a_step_and_leaves_an_entry(at, page, said):
    at(f"{POT}3/")
    page.locator("#step-next").click()
    settled(page, 4)
    expect(page).to_have_title(re.compile("^4. C opens for 5"))
    page.locator("#step-next").click()
    settled(page, 5)
    page.go_back()
    settled(page, 4)
    page.go_back()
    settled(page, 3)
    page.go_forward()
    settled(page, 4)
    expect(page.locator("h1")).to_be_visible()
    assert said == []


def test_after_a_click_the_heading_has_the_focus(at, page):
    at(f"{POT}3/")
    page.locator("#step-next").click()
    settled(page, 4)
    expect(page.locator(".step-title")).to_be_focused()


def test_after_a_key_the_focus_stays_and_the_address_is_replaced(at, page):
    at("/draw-poker/hands/")
    at(f"{POT}3/")
    page.locator("#step-next").focus()
    page.keyboard.press("ArrowRight")
    settled(page, 4)
    expect(page.locator("#step-next")).to_be_focused()
    page.keyboard.press("j")
    settled(page, 5)
    page.keyboard.press("k")
    settled(page, 4)
    page.go_back()
    expect(page).to_have_url(re.compile("/draw-poker/hands/$"))


def test_enter_on_next_keeps_its_place(at, page):
    """The link pressed is replaced by what it brings, and a keyboard reader is not thrown out."""
    at(f"{POT}3/")
    page.locator("#step-next").focus()
    page.keyboard.press("Enter")
    settled(page, 4)
    assert page.evaluate("document.activeElement !== document.body")


def test_home_end_and_the_rounds(at, page):
    at(f"{POT}10/")
    page.keyboard.press("End")
    settled(page, 19)
    page.keyboard.press("Home")
    expect(page.locator(".at")).to_contain_text("0 of 19")
    for key, step in (("]", 1), ("]", 2), ("[", 1)):
        quiet(page)
        page.keyboard.press(key)
        settled(page, step)


def test_play_it_otherwise_leads_to_the_acts(at, page):
    """Who presses it by key stands at the acts, not at the head of a new page."""
    at(f"{POT}3/")
    page.get_by_role("link", name="Play it otherwise").press("Enter")
    expect(page.get_by_role("heading", name="Play it otherwise")).to_be_focused()
    expect(page).to_have_url(re.compile("/otherwise/3/$"))
    expect(page.locator("#live")).to_contain_text("Play it otherwise")
    page.go_back()
    settled(page, 3)
    expect(page.locator(".acts")).to_have_count(0)


def test_at_the_ends_nothing_moves(at, page):
    at(f"{POT}19/")
    page.keyboard.press("ArrowRight")
    page.locator("#step-next").click(force=True)
    page.wait_for_timeout(150)
    settled(page, 19)
    at(POT)
    page.keyboard.press("ArrowLeft")
    page.wait_for_timeout(150)
    assert number(page) == 0


def test_a_double_click_is_one_step(at, page):
    at(f"{POT}3/")
    slowly(page, 150)
    page.locator("#step-next").dblclick()
    page.wait_for_timeout(700)
    settled(page, 4)


def test_two_presses_before_the_first_answer_are_one_step(at, page):
    at(f"{POT}3/")
    slowly(page, 200)
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    page.wait_for_timeout(900)
    settled(page, 4)


def test_hammering_never_parts_table_and_number(at, page):
    at(f"{POT}2/")
    slowly(page, 60)
    seen = []
    for _ in range(12):
        page.keyboard.press("ArrowRight")
        page.wait_for_timeout(25)
        seen.append(number(page))
    page.wait_for_timeout(600)
    last = number(page)
    assert seen == sorted(seen)
    assert 3 <= last <= 14
    settled(page, last)


def test_keys_are_left_alone_in_a_field_and_with_a_modifier(at, page):
    at(f"{POT}6/")
    page.locator("#find").focus()
    for key in ("ArrowLeft", "ArrowRight", "ArrowDown", "j", "End"):
        page.keyboard.press(key)
    page.locator("#main").focus()
    for key in ("Control+ArrowRight", "Alt+j", "Shift+ArrowRight", " "):
        page.keyboard.press(key)
    page.wait_for_timeout(200)
    settled(page, 6)


def test_reload_and_a_new_window_show_the_same_step(at, page, context):
    at(f"{POT}3/")
    page.locator("#step-next").click()
    settled(page, 4)
    page.reload()
    settled(page, 4)
    other = context.browser.new_context().new_page()
    other.goto(page.url)
    settled(other, 4)
    other.context.close()


def test_two_windows_do_not_mix(at, page, context):
    at(f"{POT}4/")
    page.locator("#step-next").click()
    settled(page, 5)
    other = context.new_page()
    other.goto(page.url.replace("/5/", "/9/"))
    other.locator("#step-next").click()
    settled(other, 10)
    page.go_back()
    settled(page, 4)


def test_a_line_of_the_log_leads_to_its_step(at, page):
    at(f"{POT}9/")
    page.locator(".log a").nth(3).click()
    settled(page, 4)


def test_each_step_is_said_once_in_the_same_place(at, page):
    at(f"{POT}3/")
    page.evaluate(
        """() => { window.heard = []; const live = document.querySelector('#live');
        new MutationObserver(() => window.heard.push(live.textContent))
            .observe(live, { childList: true, characterData: true, subtree: true }); }"""
    )
    page.locator("#step-next").click()
    settled(page, 4)
    page.keyboard.press("ArrowRight")
    settled(page, 5)
    heard = page.evaluate("window.heard")
    assert len(heard) == 2
    assert heard[0].startswith("Step 4 of 19. C opens for five.")
    assert heard[1].startswith("Step 5 of 19. D throws up the hand.")
    assert page.locator("#live").get_attribute("role") == "status"


def test_another_seats_eyes(at, page):
    at(f"{POT}7/")
    page.keyboard.press("v")
    expect(page).to_have_url(re.compile("seat=A"))
    expect(page.locator("[data-at='1'] [data-face=down]")).to_have_count(5)
    quiet(page)
    page.keyboard.press("ArrowRight")
    expect(page).to_have_url(re.compile(r"/8/\?seat=A"))
    quiet(page)
    page.locator("[data-at='1'] .letter").click()
    expect(page).to_have_url(re.compile("seat=B"))
    quiet(page)
    page.keyboard.press("l")
    expect(page).to_have_url(re.compile("/laws/"))


def test_a_way_of_ones_own_and_the_way_back(at, page, said):
    at(f"{POT}3/")
    page.get_by_role("link", name="Play it otherwise").click()
    expect(page.locator(".acts")).to_be_visible()
    form = page.locator("form", has=page.locator("[value=open]")).first
    form.locator("[name=amount]").fill("11")
    form.get_by_role("button").click()
    expect(page).to_have_url(re.compile(r"/otherwise/3/p3_open_11/4/$"))
    expect(page.locator(".verdict").first).to_contain_text("Refused")
    page.locator(".acts a", has_text="Throw the hand away").click()
    expect(page).to_have_url(re.compile(r"/otherwise/3/p3_throw-away/4/$"))
    expect(page.locator(".pool .figure")).to_have_text("25")
    page.reload()
    expect(page.locator(".pool .figure")).to_have_text("25")
    page.get_by_role("link", name="Back to the example").click()
    settled(page, 3)
    page.go_back()
    expect(page.locator(".pool .figure")).to_have_text("25")
    assert said == []


def test_a_gate_by_mouse(at, page, said, book):
    right = book.rooms["draw-poker"].hands["gated"].gates[2].answer
    at(f"{GATED}1/")
    page.locator("#step-next").click()
    expect(page.locator(".gate")).to_be_visible()
    expect(page.locator(".gate legend")).to_be_focused()
    page.locator(f".choice:has([value='{right}'])").click()
    page.locator(".gate button.primary").click()
    expect(page.locator(".result")).to_be_visible()
    expect(page.locator(".result")).to_be_focused()
    expect(page.locator(".at")).to_contain_text("2 of 12")
    page.locator("#step-next").click()
    settled(page, 3)
    page.go_back()
    page.go_back()
    expect(page.locator(".at")).to_contain_text("2 of 12")
    assert said == []


def test_a_gate_by_keys(at, page):
    at(f"{GATED}1/")
    page.keyboard.press("ArrowRight")
    expect(page.locator(".gate")).to_be_visible()
    page.keyboard.press("h")
    expect(page.locator(".hints li")).to_have_count(1)
    quiet(page)
    page.keyboard.press("h")
    expect(page.locator(".hints li")).to_have_count(2)
    page.keyboard.press("1")
    expect(page.locator(".choice input").first).to_be_checked()
    page.keyboard.press("Enter")
    expect(page.locator(".result")).to_be_visible()


def test_show_me_anyway(at, page):
    at(f"{GATED}8/")
    expect(page.locator(".gate")).to_be_visible()
    page.get_by_role("link", name="Show me anyway").click()
    settled(page, 8)
    page.wait_for_load_state("networkidle")  # the keys answer once their script has run
    page.keyboard.press("ArrowLeft")
    expect(page.locator(".at")).to_contain_text("7 of 12")


def test_a_question_is_answered_where_it_stands(at, page, said):
    at(f"{POT}questions/who-speaks/")
    page.keyboard.press("2")
    page.keyboard.press("Enter")
    expect(page.locator(".result")).to_be_visible()
    expect(page.locator(".result")).to_be_focused()
    expect(page).to_have_url(re.compile("/questions/who-speaks/$"))
    checked = page.locator(".choice input").nth(1)
    expect(checked).to_be_checked()
    page.reload()
    expect(page.locator(".result")).to_be_visible()
    assert said == []


def test_what_is_done_is_counted_after_back(at, page):
    at("/progress/")
    expect(page.locator("main")).to_contain_text("Nothing is kept yet")
    page.goto(page.url.replace("/progress/", f"{POT}questions/who-speaks/"))
    for position in range(page.locator(".choice").count()):
        page.locator(".choice").nth(position).click()
        page.locator("button.primary").click()
        page.wait_for_load_state("networkidle")
        expect(page.locator(".result")).to_be_visible()
        if page.locator(".result[data-verdict=right]").count():
            break
    page.go_back()
    expect(page.locator("main")).to_contain_text("1 of 8 questions answered rightly")


@pytest.fixture
def plain(browser, live_server):
    """A browser without script."""
    context = browser.new_context(java_script_enabled=False, base_url=live_server.url)
    yield context.new_page()
    context.close()


def test_everything_works_without_script(plain):
    plain.goto(f"{POT}3/")
    plain.locator("#step-next").click()
    settled(plain, 4)
    plain.get_by_role("link", name="Play it otherwise").click()
    plain.locator(".acts a").first.click()
    expect(plain.locator(".acts")).to_be_visible()
    plain.get_by_role("link", name="Back to the example").click()
    settled(plain, 4)
    plain.goto(f"{GATED}2/")
    plain.locator(".choice input").first.check()
    plain.locator(".gate button.primary").click()
    expect(plain.locator(".result")).to_be_visible()
    plain.goto(f"{POT}questions/who-speaks/")
    plain.get_by_role("link", name="Hint").click()
    expect(plain.locator(".hints li")).to_have_count(1)
    plain.locator(".choice input").last.check()
    plain.locator("button.primary").click()
    expect(plain.locator(".result")).to_be_visible()
    plain.goto("/progress/")
    plain.locator("[name=sure]").check()
    plain.get_by_role("button", name="Forget").click()
    expect(plain.locator("main")).to_contain_text("Nothing is kept yet")


ADDRESSES = (
    POT,
    f"{POT}4/",
    f"{POT}11/?seat=C",
    f"{POT}19/",
    f"{POT}branch/falsely/5/",
    f"{POT}4/?house=progressive",
    f"{POT}otherwise/3/",
    f"{POT}otherwise/8/",
    f"{POT}otherwise/8/p1_draw_9s/10/",
    f"{POT}audit/8/",
    f"{POT}print/",
    f"{POT}questions/may-open/",
    f"{POT}questions/may-open/?show=1&hint=3",
    f"{GATED}2/",
    "/progress/",
)


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("size", [NARROW, WIDE], ids=["narrow", "wide"])
def test_axe_finds_nothing_and_nothing_runs_off_the_side(at, page, size, scheme, said):
    page.set_viewport_size(size)
    page.emulate_media(color_scheme=scheme)
    for address in ADDRESSES:
        at(address)
        found = read_by_axe(page).response["violations"]
        told = [(one["id"], [node["target"] for node in one["nodes"]]) for one in found]
        assert told == [], address
        assert page.evaluate("document.documentElement.scrollWidth") <= size["width"], address
    assert said == []


def test_a_fault_in_a_form_is_told_on_the_spot(at, page):
    at(f"{POT}questions/who-speaks/")
    page.evaluate("document.querySelectorAll('[required]').forEach(one => one.required = false)")
    page.locator("button.primary").click()
    expect(page.locator(".result")).to_contain_text("Choose an answer first.")
    expect(page.locator(".choice").first).to_be_visible()
