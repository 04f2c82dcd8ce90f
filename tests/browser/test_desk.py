"""Disputes settled on a phone: by thumb, by key, without a script; one of them not sure."""

import pytest
from playwright.sync_api import expect

from hoyle.web.shelf import library
from tests.browser.reader import read_by_axe

pytestmark = pytest.mark.django_db(transaction=True)

PHONE = {"width": 390, "height": 844}
THUMB = 24  # the least height and width of what is pressed, in CSS pixels


@pytest.fixture(autouse=True, scope="module")
def read():
    """The book is read before a page is waited for."""
    return library()


@pytest.fixture(autouse=True)
def phone(page):
    """Whatever is opened is opened on a phone."""
    page.set_viewport_size(PHONE)


def answer(page, text):
    """Press an answer, and wait for what it brings."""
    question = page.locator("#now").inner_text()
    page.get_by_role("link", name=text).click()
    expect(page.locator(".told")).to_contain_text(question)


def whole(page):
    """Nothing on the page is wider than the phone, and axe finds nothing."""
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    found = read_by_axe(page).response["violations"]
    assert [(one["id"], [node["html"][:120] for node in one["nodes"]]) for one in found] == []


def test_a_false_opening_is_settled_by_thumb(at, page, said):
    at("/settle/")
    whole(page)
    page.get_by_role("link", name="A pot was opened without openers").first.click()
    page.wait_for_load_state("networkidle")
    boxes = [one.bounding_box() for one in page.locator(".choice").all()]
    assert all(box["height"] >= 44 and box["width"] > 300 for box in boxes)
    answer(page, "less than the pair that opens")
    answer(page, "he said so before he had drawn cards")
    answer(page, "yes, for what he opened for")
    expect(page.locator(".settled .line")).to_contain_text("the hand is foul")
    expect(page.locator("#live")).to_contain_text("the hand is foul")
    expect(page.locator(".hinged")).to_contain_text("Had it been")
    assert page.evaluate("document.activeElement.className") == "settled"
    whole(page)
    page.go_back()
    expect(page.locator("#now")).to_contain_text("Had anybody come in")
    assert said == []


def test_a_revoke_is_settled_by_keys(at, page, said):
    at("/seven-up/settle/did-not-follow/")
    for key, told in (("2", "neither a club"), ("1", "as it turned out"), ("2", "he wants to")):
        page.keyboard.press(key)
        expect(page.locator(".told")).to_contain_text(told)
    expect(page.locator(".settled .line")).to_contain_text("takes the nine of diamonds back")
    whole(page)
    page.locator(".hinged dt a").first.click()
    expect(page.locator(".told")).to_contain_text("a trump")
    assert said == []


def test_what_nobody_is_sure_of_is_ruled_every_way(at, page, said):
    at("/draw-poker/settle/equal-hands/")
    answer(page, "alike in every rank, and the best there is")
    answer(page, "Not sure")
    expect(page.locator(".doubts")).to_contain_text("It matters")
    expect(page.locator(".way")).to_have_count(2)
    whole(page)
    address = page.locator(".desk-link a").get_attribute("href")
    at(address)
    expect(page.locator(".noted")).to_contain_text("it is the same")
    at("/draw-poker/settle/shy/?kind=jack&moment=won&wants=unsure")
    expect(page.locator(".doubts")).to_contain_text("It does not matter")
    assert said == []


def test_the_figures_of_the_table_are_changed_in_place(at, page):
    at("/draw-poker/settle/false-opening/?held=nothing&found=after")
    expect(page.locator(".moved")).to_contain_text("puts up 8 counters")
    page.locator(".at-table summary").click()
    page.get_by_label("Players at the table").fill("7")
    page.get_by_role("button", name="Use this table").click()
    expect(page.locator(".moved")).to_contain_text("puts up 12 counters")
    assert "found=after" in page.url


def test_two_hands_are_tapped_and_compared(at, page, said):
    at("/settle/who-wins/")
    page.get_by_role("button", name="Tap the cards").click()
    packs = page.locator(".pack")
    expect(packs).to_have_count(2)
    expect(packs.first).to_be_focused()
    assert 0 <= packs.first.bounding_box()["y"] < PHONE["height"] / 2
    for at_, cards in enumerate(("jack of hearts", "ten of spades")):
        rank, _, _ = cards.partition(" of ")
        for suit in ("hearts", "spades"):
            packs.nth(at_).get_by_label(f"{rank} of {suit}", exact=True).check(force=True)
        box = packs.nth(at_).locator(".pick").first.bounding_box()
        assert box["height"] >= 40
        assert box["width"] >= 40
    page.get_by_label("nine of clubs", exact=True).nth(0).check(force=True)
    page.evaluate("document.getElementById('f-pool').style.color = 'red'")  # as a plug-in might
    page.get_by_role("button", name="Who wins").click()
    expect(page.locator(".desk-answer .line")).to_contain_text("A wins with a pair of jacks")
    expect(page.locator("#live")).to_contain_text("A wins")
    whole(page)
    page.get_by_role("button", name="Type the cards").click()
    expect(page.get_by_role("textbox", name="Hand A")).to_have_value("9c Jh Js")
    assert said == []


def test_a_fault_is_told_where_it_stands(at, page):
    at("/settle/may-open/")
    page.get_by_label("The hand").fill("Jh Jx")
    page.get_by_role("button", name="May this hand open").click()
    expect(page.locator(".field-error")).to_contain_text("“Jx” is not a card")
    expect(page.get_by_label("The hand")).to_have_value("Jh Jx")
    whole(page)


BESIDE = {"width": 1280, "height": 800}
FOCUSED = "document.activeElement?.id"


def to(page, place, most=60):
    """Press Tab until this has the focus; it must be seen to have it."""
    for _ in range(most):
        page.keyboard.press("Tab")
        if (
            page.evaluate(FOCUSED) == place
            or page.evaluate("document.activeElement.value") == place
        ):
            assert page.evaluate("getComputedStyle(document.activeElement).outlineStyle") == "solid"
            return
    raise AssertionError(f"no Tab leads to {place}")


def in_sight(page):
    """What the desk says now has the focus, and begins on the screen."""
    page.wait_for_function("document.activeElement?.id === 'now'")
    top = page.locator("#now").bounding_box()["y"]
    assert -5 <= top < page.viewport_size["height"] / 2 + 200


TOOLS = {
    "who-wins": ({"f-A": "Jh Js 9c 8d 2s", "f-B": "Th Ts 9s 8c 2h"}, "A wins with a pair of jacks"),
    "may-open": ({"f-hand": "Jh Jd 9c 8c 2s"}, "This hand may open"),
    "game-count": ({"f-A": "Tc", "f-B": "Ah Kh Ks"}, "tie with 10"),
    "low": ({"f-trump": "h", "f-A": "Ah 2h", "f-B": "Jh 9h"}, "Low"),
    "goes-out": (
        {"f-needs-A": "1", "f-needs-B": "1", "f-made-high": "A", "f-made-game": "B"},
        "A is out first, by High",
    ),
}


@pytest.mark.parametrize("tool", TOOLS)
@pytest.mark.parametrize(
    ("size", "scripts"), [(PHONE, True), (BESIDE, False)], ids=["narrow", "wide, no script"]
)
def test_a_tool_is_asked_by_keys_alone(live_server, browser, tool, size, scripts):
    context = browser.new_context(java_script_enabled=scripts, viewport=size)
    page, (fields, answer) = context.new_page(), TOOLS[tool]
    page.goto(f"{live_server.url}/settle/{tool}/")
    for place, text in fields.items():
        to(page, place)
        page.keyboard.type(text)
    to(page, "ask")
    page.keyboard.press("Enter")
    expect(page.locator(".desk-answer .line")).to_contain_text(answer)
    in_sight(page)
    context.close()


@pytest.mark.parametrize("scripts", [True, False], ids=["scripts", "none"])
def test_a_fault_leads_to_its_field_by_keys_alone(live_server, browser, scripts):
    context = browser.new_context(java_script_enabled=scripts, viewport=PHONE)
    page = context.new_page()
    page.goto(f"{live_server.url}/settle/may-open/")
    to(page, "f-hand")
    page.keyboard.type("Jh Jx")
    page.keyboard.press("Enter")
    expect(page.locator(".field-error")).to_contain_text("“Jx” is not a card")
    in_sight(page)
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    assert page.evaluate(FOCUSED) == "f-hand"
    context.close()


@pytest.mark.parametrize("scripts", [True, False], ids=["scripts", "none"])
@pytest.mark.parametrize(
    ("address", "ruling"),
    [
        ("/pitch/settle/bid-not-made/", "A has made fewer than 3"),
        ("/all-fives/settle/pegged-out/", "play stops. A has won the game"),
    ],
)
def test_a_dispute_is_settled_by_keys_alone(live_server, browser, address, ruling, scripts):
    context = browser.new_context(java_script_enabled=scripts, viewport=PHONE)
    page = context.new_page()
    page.goto(live_server.url + address)
    while page.locator("#choice-1").count():
        made = "made" in page.locator("#now").inner_text()
        to(page, "choice-3" if made else "choice-1")
        told = page.locator(".told li").count()
        page.keyboard.press("Enter")
        expect(page.locator(".told li")).to_have_count(told + 1)
        in_sight(page)
    assert ruling in page.locator(".settled .line").inner_text()
    context.close()


def test_a_dispute_is_settled_without_a_script(live_server, browser):
    context = browser.new_context(java_script_enabled=False, viewport=PHONE)
    page = context.new_page()
    page.goto(f"{live_server.url}/jacks-back/settle/check-and-raise/")
    page.get_by_role("link", name="while it was played for low").click()
    page.get_by_role("link", name="yes").click()
    assert "does not check and then raise" in page.locator(".settled").inner_text()
    page.goto(f"{live_server.url}/settle/who-wins/")
    page.get_by_role("button", name="Tap the cards").click()
    assert page.url.endswith("#f-A")
    page.goto(f"{live_server.url}/settle/game-count/")
    page.get_by_label("Taken by A").fill("Tc")
    page.get_by_label("Taken by B").fill("Ah Kh Ks")
    page.get_by_role("button", name="Count for Game").click()
    assert "tie with 10" in page.locator(".desk-answer").inner_text()
    context.close()


@pytest.mark.parametrize(
    "address",
    [
        *("/practise/", "/draw-poker/practise/", "/seven-up/practise/5/", "/draw-poker/odds/"),
        *("/seven-up/odds/", "/search/?q=opener", "/progress/"),
    ],
)
def test_what_one_practises_and_reckons_on_keeps_to_a_phone(at, page, said, address):
    at(address)
    whole(page)
    assert said == []


def test_a_wrong_answer_to_a_drill_is_ruled_on_in_sight_without_a_script(live_server, browser):
    context = browser.new_context(java_script_enabled=False, viewport=PHONE)
    page = context.new_page()
    page.goto(f"{live_server.url}/seven-up/practise/23/")
    page.locator("input[name=choice]").first.check()
    page.get_by_role("button", name="Answer").click()
    box = page.locator(".result").bounding_box()
    assert 0 <= box["y"] < PHONE["height"]
    context.close()
