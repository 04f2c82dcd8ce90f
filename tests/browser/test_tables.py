"""Tables in a real browser: nothing on one lies over anything else, and all of it is in sight."""

import re
from random import Random

import pytest
from playwright.sync_api import expect

from hoyle.web import sittings
from hoyle.web.shelf import library
from tests.web.seated import Player, quick

pytestmark = [pytest.mark.django_db(transaction=True), pytest.mark.usefixtures("quick")]
__all__ = ("quick",)

SIZES = {"wide": {"width": 1280, "height": 800}, "narrow": {"width": 390, "height": 844}}
ACTS, LOOKS = 16, 5  # acts of one's own, and steps at which a table is looked at
TABLES = [
    (room.game.name, seats)
    for room in library().rooms.values()
    for seats in range(room.game.seats[0], room.game.seats[1] + 1)
]
BOXES = """() => {
  const box = one => one.getBoundingClientRect();
  const cut = one => getComputedStyle(one).clipPath.startsWith('inset');
  const seen = one => box(one).width > 1 && box(one).height > 1 && !cut(one);
  const all = (from, what) => [...from.querySelectorAll(what)].filter(seen);
  const name = one => `${one.className} ${one.closest('[data-at]')?.dataset.at ?? ''}`;
  const faults = [];
  const apart = things => things.forEach((one, at) => things.slice(at + 1).forEach(other => {
    if (one.contains(other) || other.contains(one)) return;
    const [a, b] = [box(one), box(other)];
    const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
    const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
    if (wide < 1 || high < 1) return;
    faults.push(`${name(one)} over ${name(other)}: ${wide | 0} by ${high | 0}`);
  }));
  const within = (one, whole, room) => {
    const [a, b] = [box(one), box(whole)];
    const out = Math.max(b.left - a.left, a.right - b.right, b.top - a.top, a.bottom - b.bottom);
    if (out > room) faults.push(`${name(one)} runs ${out | 0} out of ${name(whole)}`);
  };
  const baize = document.querySelector('.baize');
  const lying = all(document, '.place, .trick > li, .pool, .staked');
  apart(lying);
  lying.forEach(one => within(one, baize, 0));
  for (const place of all(baize, '.place')) {
    const parts = all(place, '.who > *, .hand, .lies-open > span, .purse > *');
    apart(parts);
    parts.forEach(one => within(one, place, 1));
  }
  if (document.documentElement.scrollWidth > innerWidth) faults.push('the page runs off the side');
  const told = document.querySelector('.step-title');
  for (const one of innerWidth < 1000 ? [told] : [baize, told, ...all(document, '.steps')]) {
    const under = box(one).bottom - innerHeight;
    if (under > 0) faults.push(`${name(one)} ends ${under | 0} below what is in sight`);
  }
  const board = document.querySelector('.board');
  if (board.scrollHeight > board.clientHeight + 1) faults.push('the board scrolls within the page');
  return faults;
}"""

CORNERS = """() => {
  const faults = [], inside = [];
  for (const card of document.querySelectorAll('.table .card:is(a, button), .taken .card')) {
    const whole = card.getBoundingClientRect();
    const at = (x, y) => card.contains(document.elementFromPoint(x, y));
    const name = card.innerText.replace(/\\s+/g, ' ');
    let shown = 0;
    while (shown < whole.width && at(whole.left + shown + .5, whole.top + 12)) shown += .5;
    if (Math.min(shown, whole.height) < 24) faults.push(`${name}: ${shown} may be pressed`);
    const index = card.querySelector('.index');
    if (!index) continue;
    const rank = document.createRange();
    rank.selectNodeContents(index.firstChild);
    for (const mark of [rank, index.querySelector('svg')]) {
      const box = mark.getBoundingClientRect();
      const seen = [box.left + 1, box.right - 1].every(x => at(x, box.top + box.height / 2));
      if (!seen || box.height < 12) faults.push(`${name}: a mark is hidden`);
    }
    inside.push(name);
  }
  return [inside.length, faults];
}"""


def faults(page) -> list[str]:
    """What lies over what, or runs out of its place."""
    return page.evaluate(BOXES)


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_nothing_on_a_table_lies_over_anything_else(page, live_server, game, seats, monkeypatch):
    shuffled = lambda self, what: Random(f"same {what}")  # noqa: E731
    monkeypatch.setattr(sittings._Chance, "__call__", shuffled)
    rng, sat = Random(seats), Player(game, seats=str(seats))
    for number in range(ACTS):
        data = sat.data()
        if data["over"] or (number and data["cut"]):
            break
        sat.act(rng, data)
    cookies = [(name, one.value) for name, one in sat.client.cookies.items()]
    page.context.add_cookies(
        [{"name": name, "value": value, "url": live_server.url} for name, value in cookies]
    )
    last = sat.row.step
    steps = sorted({1, last, *(last * look // LOOKS for look in range(1, LOOKS))} - {0})
    found = {}
    for size in SIZES.values():
        page.set_viewport_size(size)
        for step in steps:
            page.goto(f"{live_server.url}{sat.home}{step}/?up=ABCDEFGH")
            found[size["width"], step] = faults(page)
    assert not {at: said for at, said in found.items() if said}


HANDS = (
    "/seven-up/hands/four-in-sides/20/?shown=99&up=ABCD",
    "/seven-up/hands/four-in-sides/33/?shown=99&up=ABCD",
    "/seven-up/hands/four-in-sides/exposed/?shown=99",
    "/seven-up/hands/low-disputed/claimed/?shown=99&up=AB",
    "/seven-up/hands/pack-runs-out/999/?shown=99",
    "/seven-up/hands/same-suit-turns-again/999/?shown=99",
    "/pitch/hands/selling/12/?shown=99&up=ABCD",
    "/all-fives/hands/pegging/8/?shown=99&up=AB",
    "/all-fives/hands/sides-of-the-board/four/?shown=99&up=ABCD",
)


@pytest.mark.parametrize("address", HANDS)
@pytest.mark.parametrize("size", SIZES)
def test_nothing_in_a_hand_of_tricks_lies_over_anything_else(page, live_server, address, size):
    page.set_viewport_size(SIZES[size])
    page.goto(live_server.url + address)
    assert faults(page) == []


FANS = {  # a hand, and how many cards lie open in the longest
    "/draw-poker/hands/split-openers/9/?shown=99": 5,
    "/seven-up/hands/four-in-sides/20/?shown=99&up=ABCD": 6,
    "/all-fives/hands/pegging/8/?shown=99&up=AB": 6,
    "/seven-up/hands/same-suit-turns-again/5/?shown=99": 9,
    "/seven-up/hands/pack-runs-out/5/?shown=99": 9,
    "/seven-up/hands/same-suit-turns-again/7/?shown=99": 12,
    "/seven-up/hands/pack-runs-out/7/?shown=99": 12,
}


@pytest.mark.parametrize("address", FANS)
@pytest.mark.parametrize("size", SIZES)
def test_of_every_card_rank_and_suit_are_read_and_it_can_be_pressed(
    page, live_server, address, size
):
    page.set_viewport_size({**SIZES[size], "height": 1600})
    page.goto(live_server.url + address)
    looked, found = page.evaluate(CORNERS)
    assert found == []
    assert looked >= FANS[address]


def test_packets_turned_up_stay_so_while_one_steps(page, live_server):
    page.goto(f"{live_server.url}/seven-up/hands/four-in-sides/20/?shown=99")
    page.wait_for_load_state("networkidle")
    page.locator("#won-B").click()
    expect(page.locator("#taken-B")).to_be_focused()
    expect(page.locator("#live")).to_contain_text("B has 1 trick.")
    page.locator("#step-next").click()
    expect(page.locator(".at")).to_contain_text("21")
    expect(page.locator("#taken-B")).to_be_visible()
    page.keyboard.press("ArrowRight")
    expect(page.locator(".at")).to_contain_text("22")
    expect(page.locator("#taken-B .card")).to_have_count(4)
    page.locator("#won-B").click()
    expect(page.locator("#taken-B")).to_have_count(0)
    page.go_back()
    expect(page.locator("#taken-B")).to_be_visible()


@pytest.fixture
def plain(browser, live_server):
    """A narrow browser without script."""
    context = browser.new_context(
        java_script_enabled=False, base_url=live_server.url, viewport=SIZES["narrow"]
    )
    yield context.new_page()
    context.close()


def test_packets_are_turned_up_without_script(plain):
    plain.goto("/seven-up/hands/four-in-sides/20/?shown=99")
    plain.locator("#won-C").click()
    expect(plain).to_have_url(re.compile(r"up=C#taken-C$"))
    expect(plain.locator("#taken-C")).to_be_in_viewport()
    plain.locator("#step-next").click()
    expect(plain.locator("#taken-C")).to_be_visible()


def test_the_count_stands_where_the_step_is_told(page, live_server):
    """In sight on a narrow screen, and not in a part of the page that scrolls by itself."""
    page.set_viewport_size(SIZES["narrow"])
    page.goto(f"{live_server.url}/seven-up/hands/game-eleven-to-twelve/17/?shown=99")
    expect(page.locator(".counts .count").first).to_be_in_viewport(ratio=0.9)
    assert page.locator(".board .counts").count() == 0
    page.locator(".counts label").first.click()
    expect(page.locator(".count b").nth(2)).to_be_hidden()


SHUT = "/seven-up/hands/follow-or-trump/4/?shown=99"


def test_a_card_that_may_not_be_played_says_why_to_a_thumb(browser, live_server):
    context = browser.new_context(has_touch=True, viewport=SIZES["narrow"])
    page = context.new_page()
    page.goto(live_server.url + SHUT)
    page.locator("[data-mark=barred]").first.tap()
    tip = page.locator(".tip:popover-open")
    expect(tip).to_be_in_viewport(ratio=1)
    expect(tip).to_contain_text(re.compile("led and . holds the"))
    expect(tip.locator("a").first).to_have_attribute("href", re.compile("/seven-up/laws/"))
    context.close()


def test_a_card_that_may_not_be_played_says_why_to_a_mouse_and_to_keys(page, live_server):
    page.set_viewport_size(SIZES["wide"])
    page.goto(live_server.url + SHUT)
    card = page.locator("[data-mark=barred]").first
    tip = page.locator(".seats .tip").first
    expect(tip).to_be_hidden()
    card.hover()
    expect(tip).to_be_visible()
    page.mouse.move(0, 0)
    expect(tip).to_be_hidden()
    card.focus()
    page.keyboard.press("Enter")
    expect(tip).to_be_visible()
    expect(tip.locator("a").first).to_be_visible()
    assert re.search("may not be played: .* holds the", card.inner_text())
