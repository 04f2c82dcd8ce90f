"""Stepping through a hand: one address a step, and the table that belongs to it."""

import gzip
import re

import brotli
import pytest

from tests.web.page import FULL, JSON, PARTIAL, Page

POT = "/draw-poker/hands/pot/"
LAST = 19
pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("book")]


def page(client, address, **headers) -> Page:
    answer = client.get(address, headers=headers)
    assert answer.status_code == 200, (address, answer.status_code)
    return Page(answer)


@pytest.mark.parametrize("number", range(LAST + 1))
def test_number_table_and_line_agree(client, book, number):
    seen = page(client, f"{POT}{number}/")
    step = book.rooms["draw-poker"].hands["pot"].steps[number]
    assert seen.step == number
    assert seen.pool == step.state.pool.total
    assert [line[0] for line in seen.lines] == list(range(1, number + 1))
    assert [line[0] for line in seen.lines if line[2]] == ([number] if number else [])


def test_the_start_is_part_of_the_hand(client):
    """A jack passed out twice before begins with what lies in the pool, not with nought."""
    assert page(client, POT).pool == 20
    assert page(client, f"{POT}0/").pool == 20
    assert page(client, f"{POT}4/").pool == 25


def test_an_address_says_all_there_is_to_say(client):
    first, again = page(client, f"{POT}7/"), page(client, f"{POT}7/")
    assert first.text == again.text
    assert first.step == 7
    assert not client.cookies


def test_nought_is_a_step_and_not_a_missing_one(client):
    client.get(f"{POT}6/")
    assert page(client, f"{POT}0/").step == 0


@pytest.mark.parametrize(
    ("place", "leads_to"),
    [
        ("-1", f"{POT}"),
        ("-999999999999", f"{POT}"),
        ("20", f"{POT}19/"),
        ("99999999999", f"{POT}19/"),
        ("9" * 1500, f"{POT}19/"),
        ("+3000", f"{POT}19/"),
    ],
)
def test_a_number_out_of_range_leads_to_the_nearest_step(client, place, leads_to):
    answer = client.get(f"{POT}{place}/")
    assert (answer.status_code, answer.headers["Location"]) == (302, leads_to)


@pytest.mark.parametrize(
    "place",
    ["no-such", "1.5", "²", "١", "%00", "%ff%fe", "1e3", "--1", "-", "%20", "constructor", "4_"],
)
@pytest.mark.parametrize("headers", [{}, PARTIAL, JSON])
def test_what_names_no_step_is_not_found(client, place, headers):
    answer = client.get(f"{POT}{place}/", headers=headers)
    assert answer.status_code == 404
    if headers is PARTIAL:
        assert b"<html" not in answer.content


@pytest.mark.parametrize(
    ("query", "status"),
    [
        ("seat=Z", 404),
        ("seat=F", 404),
        ("seat=%00", 404),
        ("seat=AB", 404),
        ("seat=%ff", 404),
        ("house=no-such", 404),
        ("house=%F0%9F%82%A1", 404),
        ("seat=a", 200),
        ("seat=all", 200),
        ("seat=", 200),
        ("house=", 200),
        ("shown=-4", 200),
        ("shown=abc", 200),
        (f"shown={'9' * 3000}", 200),
        ("anything=%ff&=&&x", 200),
    ],
)
def test_odd_queries_are_answered_plainly(client, query, status):
    assert client.get(f"{POT}3/?{query}").status_code == status


@pytest.mark.parametrize(
    "address", ["/draw-poker/hands/no-such/3/", "/no-such/hands/pot/3/", f"{POT}../../etc/1/"]
)
def test_an_unknown_hand_is_not_found_in_either_shape(client, address):
    assert client.get(address).status_code == 404
    part = client.get(address, headers=PARTIAL)
    assert part.status_code == 404
    assert b"<html" not in part.content


def test_a_label_names_the_same_step_as_its_number(client):
    by_label, by_number = page(client, f"{POT}opened/"), page(client, f"{POT}4/")
    assert by_label.step == by_number.step == 4
    for seen in (by_label, by_number):
        assert seen.one("link", rel="canonical")["href"] == f"{POT}opened/"


def test_a_step_without_a_label_is_cited_by_its_number(client):
    assert page(client, f"{POT}5/").one("link", rel="canonical")["href"] == f"{POT}5/"
    assert page(client, POT).one("link", rel="canonical")["href"] == POT


def test_no_link_forward_tells_by_a_label_what_is_to_come(client):
    seen = page(client, f"{POT}3/")
    assert seen.one("a", id="step-next")["href"] == f"{POT}4/"
    assert "opened/" not in seen.text


@pytest.mark.parametrize(
    ("at", "first", "prev", "next_", "last"),
    [(0, 0, 0, 1, 19), (1, 0, 0, 2, 19), (11, 0, 10, 12, 19), (19, 0, 18, 19, 19)],
)
def test_the_step_bar(client, at, first, prev, next_, last):
    seen = page(client, f"{POT}{at}/")
    for name, to in (("first", first), ("prev", prev), ("next", next_), ("last", last)):
        link = seen.one("a", id=f"step-{name}")
        assert link["href"] == (f"{POT}{to}/" if to else POT)
        assert (link.get("aria-disabled") == "true") == (to == at)
        assert link["data-key"] == name
    assert len(seen.all("link", rel="next")) == (at != 19)
    assert len(seen.all("link", rel="prev")) == (at != 0)


def test_next_at_the_end_stays_there(client):
    seen = page(client, f"{POT}19/")
    assert page(client, seen.one("a", id="step-next")["href"]).step == 19


def test_each_line_of_the_log_stands_for_the_table_after_it(client):
    end = page(client, f"{POT}19/")
    log = end.text.partition('class="log"')[2]
    for number in (1, 4, 10, 19):
        assert f'<a href="{POT}{number}/"' in log
    assert page(client, f"{POT}4/").said == "C opens for 5."


def test_the_same_words_twice_are_two_steps(client):
    """Position, not text, is the key: two seats throw up their hands."""
    sixth = page(client, f"{POT}8/")
    assert [line[1] for line in sixth.lines].count("B throws up the hand.") == 1
    assert sum("throws up the hand" in line[1] for line in sixth.lines) == 2
    assert sixth.pool == 35


def test_the_rounds_lead_to_their_first_steps(client):
    rounds = rounds_in(page(client, f"{POT}19/"))
    assert [href for _, href in rounds] == [f"{POT}{start}/" for start in (1, 2, 5, 9, 15, 18)]


def test_a_round_not_come_to_is_not_named(client):
    """That the draw comes at all tells that the pool will be opened; where to go on is told."""
    whole = rounds_in(page(client, f"{POT}19/"))
    for at in range(20):
        rounds = rounds_in(page(client, f"{POT}{at}/"))
        come_to = [one for one in whole if step_in(one) <= at]
        further = [("Next part", href) for _, href in whole[len(come_to) :][:1]]
        assert rounds == come_to + further, at
    assert page(client, f"{POT}10/").text.count("data-round") == 5


@pytest.mark.parametrize(
    ("place", "near"), [("audit/999/", "audit/19/"), ("words/-3/", "words/0/"), ("99/", "19/")]
)
def test_out_of_range_is_the_nearest_of_its_kind(client, place, near):
    assert client.get(f"{POT}{place}").headers["Location"] == f"{POT}{near}"


def rounds_in(seen):
    """The chips of the rounds: what each says, and where it leads."""
    strip = seen.text.partition('class="rounds"')[2].partition("</ol>")[0]
    chips = re.findall(r'<a href="([^"]+)"( aria-current="true")? data-round>([^<]+)', strip)
    assert sum(bool(current) for _, current, _ in chips) == (seen.step > 0)
    return [(name, href) for href, _, name in chips]


def step_in(round_):
    """The step at which a round begins."""
    return int(round_[1].rstrip("/").rpartition("/")[2])


def test_the_step_is_told_with_its_ruling_laws_pool_and_turn(client):
    seen = page(client, f"{POT}4/")
    assert "Step 4 of 19" in seen.text
    assert "/draw-poker/laws/poker.38/" in seen.links
    assert seen.one("section", id="law-poker.38")["data-source"] == "foster-law"
    assert "25 counters" in seen.text
    assert "D to speak" in seen.text
    said = seen.one("h2", data_focus="")["data-say"]
    assert said.startswith("Step 4 of 19. C opens for five.")
    assert "Pool: twenty-five." in said


def test_an_irregular_act_is_shown_with_its_price(client):
    seen = page(client, f"{POT}branch/falsely/5/")
    assert seen.one("div", class_="verdict")["data-verdict"] == "irregular"
    assert "reading 16" in seen.text
    assert any(link.endswith("#reading-16") for link in seen.links)


def test_the_pool_leads_to_its_last_payment_and_to_the_audit(client):
    seen = page(client, f"{POT}8/")
    assert f"{POT}audit/8/" in seen.links
    assert seen.one("a", class_="counters")["href"] == f"{POT}7/"
    audit = page(client, f"{POT}audit/8/")
    assert audit.text.count("<tr>") == 4
    assert "20 lay in the pool from before" in audit.text
    assert "35" in audit.text


def test_a_card_leads_to_the_step_at_which_it_came(client):
    seen = page(client, f"{POT}11/")
    cards = [attrs for attrs in seen.all("a") if attrs.get("class") == "card"]
    assert {card["href"] for card in cards} == {f"{POT}1/", f"{POT}10/"}


def test_what_each_seat_owes_is_told_with_its_law(client):
    seen = page(client, f"{POT}4/")
    duties = seen.text.partition('class="duties"')[2].partition("</ul>")[0]
    assert "show all five cards" in duties
    assert "/draw-poker/laws/poker.42/" in duties


def test_the_address_keeps_the_seat(client):
    seen = page(client, f"{POT}7/?seat=A")
    assert seen.one("a", id="step-next")["href"] == f"{POT}8/?seat=A"
    assert seen.one("a", data_key="eyes")["href"] == f"{POT}7/?seat=B"
    assert "You see what A may see" in seen.text
    assert "All cards are open" in page(client, f"{POT}7/").text
    last = page(client, f"{POT}7/?seat=E")
    assert last.one("a", data_key="eyes")["href"] == f"{POT}7/"


def test_one_address_three_shapes(client):
    whole, part = page(client, f"{POT}4/"), client.get(f"{POT}4/", headers=PARTIAL)
    inner = part.content.decode()
    title, _, body = inner.partition("\n")
    assert title == "<title>4. C opens for 5. A jack &amp; its opener’s luck · Hoyle</title>"
    assert body.strip() in whole.text
    assert "<html" not in inner
    assert Page(part).one("div", id="hand")
    restored = client.get(f"{POT}4/", headers={**FULL, "HX-History-Restore-Request": "true"})
    assert restored.content.decode() == whole.text
    for answer in (part, restored, client.get(f"{POT}4/", headers=JSON)):
        assert "Accept" in answer.headers["Vary"]
    assert {"HX-Request", "HX-Request-Type"} <= set(part.headers["Vary"].split(", "))


def test_plain_data_at_the_same_address(client):
    said = client.get(f"{POT}opened/", headers=JSON).json()
    assert (said["number"], said["label"], said["seat"]) == (4, "opened", "C")
    assert (said["act"], said["verdict"], said["laws"]) == ("p3 open 5", "lawful", ["poker.38"])
    assert (said["pool"], said["turn"], said["phase"]) == (25, "D", "coming-in")
    assert said["hands"][2] == "JsJd9d6c2s"
    assert said["stacks"] == [100, 100, 95, 100, 100]
    assert said["links"] == {
        "self": f"{POT}opened/",
        "prev": f"{POT}3/",
        "next": f"{POT}5/",
    }


def test_a_page_comes_as_html_to_whoever_does_not_ask_for_data(client):
    for accept in ("*/*", "text/html,application/json;q=0.9", ""):
        answer = client.get(f"{POT}4/", headers={"Accept": accept})
        assert answer.headers["Content-Type"].startswith("text/html")


def test_a_step_that_is_known_again_is_not_sent_again(client):
    tag = client.get(f"{POT}4/").headers["ETag"]
    assert client.get(f"{POT}4/", headers={"If-None-Match": tag}).status_code == 304
    assert client.get(f"{POT}5/", headers={"If-None-Match": tag}).status_code == 200


@pytest.mark.parametrize("number", [0, 8, 19])
def test_a_step_is_light(client, number):
    part = client.get(f"{POT}{number}/", headers={**PARTIAL, "Accept-Encoding": "gzip"})
    assert len(gzip.decompress(part.content)) > len(part.content)
    assert len(part.content) <= 3_000
    pressed = client.get(f"{POT}{number}/", headers={**PARTIAL, "Accept-Encoding": "br"})
    assert brotli.decompress(pressed.content)
    assert len(pressed.content) <= 2_700


def test_branches_have_addresses_of_their_own(client):
    assert client.get(f"{POT}branch/falsely/").headers["Location"] == f"{POT}branch/falsely/4/"
    seen = page(client, f"{POT}branch/falsely/5/")
    assert seen.said.startswith("D opens for 5.")
    assert f"{POT}3/" in seen.links
    assert page(client, f"{POT}branch/falsely/false/").step == 5
    assert (
        page(client, f"{POT}branch/falsely/2/").one("link", rel="canonical")["href"] == f"{POT}2/"
    )
    assert client.get(f"{POT}branch/no-such/3/").status_code == 404
    assert client.get(f"{POT}branch/falsely/99/").headers["Location"].endswith("falsely/10/")


def test_a_branch_is_offered_once_the_hand_has_come_to_it(client):
    assert "D opens on nothing" not in page(client, f"{POT}2/").text
    assert f"{POT}branch/falsely/4/" in page(client, f"{POT}3/").links
    assert f"{POT}branch/falsely/4/" in page(client, f"{POT}9/").links


def test_another_house_says_where_the_two_part(client):
    chips = page(client, f"{POT}4/")
    assert f"{POT}4/?house=small-limit" not in chips.links  # nothing here turns on the limit
    assert f"{POT}4/?house=progressive" in chips.links
    assert "parts at step" in chips.text


def test_both_rulings_stand_side_by_side_once_they_have_parted(client):
    seen = page(client, f"{POT}4/?house=progressive")
    parted = seen.text.partition('class="parted"')[2].partition("</section>")[0]
    assert "C opens for 5." in parted
    assert parted.count("<h4>") == 2
    before = page(client, f"{POT}2/?house=progressive").text
    assert "C opens for 5." not in before


def test_the_sheet_for_paper_and_its_key(client):
    sheet, key = page(client, f"{POT}print/"), page(client, f"{POT}print/key/")
    assert f"{POT}print/key/" in sheet.links
    assert sheet.text.count('class="table"') >= 6
    assert "shows the whole hand" in sheet.text
    assert "Foster’s rule: K &amp; Q." in sheet.text
    assert "Foster’s rule: K &amp; Q." in key.text
    assert key.text.count("<b>") >= 4


@pytest.mark.parametrize("method", ["post", "put", "delete"])
def test_a_step_is_only_for_reading(client, method):
    assert getattr(client, method)(f"{POT}3/").status_code == 405


def test_the_hand_in_words_and_the_table_in_rows(client):
    seen = page(client, f"{POT}words/4/")
    assert "C opens for 5." in seen.text
    assert "D throws up" not in seen.text
    rows = seen.text.partition("<tbody>")[2].partition("</tbody>")[0]
    assert rows.count("<tr>") == 5
    assert "jack of spades, jack of diamonds" in rows
    hidden = page(client, f"{POT}words/4/?seat=A").text
    assert "jack of spades" not in hidden
    assert "five cards, face down" in hidden
    assert 'class="gate"' in page(client, "/draw-poker/hands/gated/words/5/").text


def test_a_step_can_be_quoted(client):
    seen = page(client, f"{POT}4/?seat=C")
    assert "“A jack &amp; its opener’s luck”, step 4; As printed" in seen.text
    assert seen.one("a", rel="bookmark")["href"] == f"{POT}opened/?seat=C"


def test_every_house_that_changes_the_hand(client):
    seen = page(client, f"{POT}houses/")
    assert f"{POT}4/?house=progressive" in seen.links
    assert "parts at step 4" in seen.text
