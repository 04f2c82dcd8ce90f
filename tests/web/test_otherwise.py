"""Play it otherwise: any act from any step, lawful or not, at an address of its own."""

import re

import pytest

from hoyle.engine.game import judge, legal_actions
from hoyle.engine.laws import Verdict
from hoyle.engine.state import Action
from hoyle.study.dealing import deals_now
from hoyle.study.questions import explain
from hoyle.web.present.acts import Fork, players_words, tempting
from hoyle.web.walk import Glance, main_way
from tests.web.page import JSON, PARTIAL, Page

POT = "/draw-poker/hands/pot/"
GATED = "/draw-poker/hands/gated/"
pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("book")]


def page(client, address, **headers) -> Page:
    answer = client.get(address, headers=headers)
    assert answer.status_code == 200, (address, answer.status_code)
    return Page(answer)


def acts(seen: Page) -> dict[str, str]:
    """The acts offered as links: address and verdict."""
    part = seen.text.partition('class="acts"')[2]
    found = re.findall(r'<li data-verdict="(\w+)"><a href="([^"]+)"', part)
    return {href: verdict for verdict, href in found}


def test_every_step_leads_to_what_might_be_done_instead(client):
    assert f"{POT}otherwise/3/" in page(client, f"{POT}3/").links


def test_nothing_is_offered_while_cards_are_given_and_the_page_says_so(client, book):
    """No button leads nowhere; whoever comes by the address is told why nothing can be tried."""
    room = book.rooms["draw-poker"]
    steps = room.hands["pot"].steps
    idle = [step.number for step in steps if deals_now(room.game, step.state)]
    assert 0 < len(idle) < len(steps)
    for step in steps:
        address, here = f"{POT}otherwise/{step.number}/", page(client, f"{POT}{step.number}/")
        assert (address in here.links) is (step.number not in idle), step.number
        said = "nobody at the table has a say" in page(client, address).text
        assert said is (step.number in idle), step.number


def test_acts_offered_say_their_law_and_what_they_bind_to(client):
    seen = page(client, f"{POT}otherwise/3/")
    offered = acts(seen)
    assert offered[f"{POT}otherwise/3/p3_pass/4/"] == "lawful"
    assert offered[f"{POT}otherwise/3/p3_throw-away/4/"] == "irregular"
    assert offered[f"{POT}otherwise/3/p3_open_11/4/"] == "refused"
    form = seen.text.partition('name="verb" value="open"')[2].partition("</form>")[0]
    assert 'name="amount"' in form
    assert "law 38" in form
    assert "C: show all five cards, before giving up the hand to a raise." in form


def test_an_act_out_of_turn_is_among_them(client):
    offered = acts(page(client, f"{POT}otherwise/3/"))
    assert any("p4_" in href and verdict == "irregular" for href, verdict in offered.items())


def test_what_one_may_try_to_get_away_with_has_more_to_it_than_a_word_without_a_place(book):
    room = book.rooms["draw-poker"]
    walk, bare = main_way(room, room.hands["pot"], Glance()), 0
    for step in walk.steps[:-1]:
        fork, state = Fork(walk, step.number), step.state
        offered = tempting(fork, legal_actions(room.game, state))
        rulings = [judge(room.game, state, act) for act in offered]
        assert not [one.reason for one in rulings if one.bare or one.verdict is Verdict.LAWFUL]
        words = (Action(state.turn, verb) for verb in players_words(room.game))
        bare += sum(judge(room.game, state, word).bare for word in words)
    assert bare > 20


def test_where_the_dealer_is_to_give_cards_nobody_else_acts(client):
    assert acts(page(client, f"{POT}otherwise/9/")) == {}


@pytest.mark.parametrize(
    ("asked", "leads_to"),
    [
        ("who=p3&verb=open&amount=4", f"{POT}otherwise/3/p3_open_4/4/"),
        ("who=p3&verb=open&amount=+4+", f"{POT}otherwise/3/p3_open_4/4/"),
        ("who=p3&verb=open&amount=11", f"{POT}otherwise/3/p3_open_11/4/"),
        ("who=p4&verb=pass&amount=", f"{POT}otherwise/3/p4_pass/4/"),
        ("who=p3&verb=draw&cards=9d&cards=6c", f"{POT}otherwise/3/p3_draw_9d6c/4/"),
        ("who=p3&verb=pass&house=progressive", f"{POT}otherwise/3/p3_pass/4/"),
    ],
)
def test_a_form_leads_to_the_address_of_what_comes_of_it(client, asked, leads_to):
    answer = client.get(f"{POT}otherwise/3/?{asked}")
    assert (answer.status_code, answer.headers["Location"].partition("?")[0]) == (302, leads_to)


def test_a_lawful_act_is_done_and_the_hand_goes_on(client):
    seen = page(client, f"{POT}otherwise/3/p3_open_4/4/")
    assert seen.said == "C opens for 4."
    assert seen.pool == 24
    assert f"{POT}otherwise/3/p3_open_4,p4_come-in/5/" in acts(seen)


def test_an_irregular_act_is_done_and_paid_for(client):
    seen = page(client, f"{POT}otherwise/3/p3_throw-away/4/")
    assert seen.pool == 25
    assert seen.one("div", class_="verdict")["data-verdict"] == "irregular"
    assert "pays 5" in seen.text


def test_a_refused_act_changes_nothing_and_says_why(client):
    before = page(client, f"{POT}3/")
    seen = page(client, f"{POT}otherwise/3/p3_open_11/4/")
    assert seen.one("div", class_="verdict")["data-verdict"] == "refused"
    assert "from 1 to 10 counters" in seen.text
    assert "/draw-poker/laws/pool.limit/" in seen.links
    assert seen.pool == before.pool == 20
    assert f"{POT}otherwise/3/p3_pass/4/" in acts(seen)  # the next try takes its place


def test_the_way_back_leads_to_the_step_it_left(client):
    seen = page(client, f"{POT}otherwise/3/p3_pass,p4_open_5/5/")
    assert f"{POT}3/" in seen.links
    assert "Back to the example" in seen.text
    assert page(client, f"{POT}otherwise/3/p3_pass,p4_open_5/2/").step == 2


def test_the_cards_come_from_the_address_alone(client):
    way = f"{POT}otherwise/8/p1_draw_9s"
    first, again = (client.get(f"{way}/10/", headers=JSON).json() for _ in range(2))
    assert first == again
    longer = client.get(f"{way},p3_stand/10/", headers=JSON).json()
    assert longer["hands"] == first["hands"]
    other = client.get(f"{POT}otherwise/8/p1_draw_9s8h4h2h/10/", headers=JSON).json()
    assert len({*other["hands"]}) == 5
    assert other["hands"][0].startswith("Ah")


def test_the_dealer_deals_without_being_asked(client):
    seen = page(client, f"{POT}otherwise/8/p1_draw_9s/10/")
    assert seen.said.startswith("The dealer gives A")


def test_a_hand_can_be_played_out_to_its_end(client):
    said = ["p3_pass", "p4_pass", "p5_open_3", "p1_fold", "p2_fold", "p3_fold", "p4_fold"]
    way = f"{POT}otherwise/3/{','.join(said)},p5_show-openers/"
    end = client.get(way).headers["Location"]
    seen = page(client, end)
    assert 'data-status="won"' in seen.text


def test_without_a_step_it_shows_what_came_of_the_last_act(client):
    answer = client.get(f"{POT}otherwise/3/p3_pass,p4_open_5/")
    assert answer.headers["Location"] == f"{POT}otherwise/3/p3_pass,p4_open_5/5/"


@pytest.mark.parametrize(
    ("said", "status"),
    [
        ("p3_nonsense", 400),
        ("p3_take-up_Jd", 200),  # a word that has no place now is ruled on
        ("p3_open", 200),
        ("p9_pass", 400),
        ("x", 400),
        ("p3", 400),
        ("p3__pass", 200),
        ("p3_open_-4", 400),
        ("p3_open_99999999999999999999", 400),
        ("p3_draw_Zz", 400),
        ("p3_draw_9d9d", 400),
        ("d_deal", 400),
        ("d_help_2c", 400),
        ("%00", 400),
        ("%ff%fe", 400),
        ("p3_pass;drop", 400),
        ("../../etc", 404),
        (",".join(["p3_pass"] * 60), 200),
        (",".join(["p3_pass"] * 61), 400),
        (",".join(["p3_pass"] * 10_000), 414),
        ("p3_" + "a" * 1_900, 400),
        ("p3_" + "a" * 60_000, 414),
    ],
)
@pytest.mark.parametrize("headers", [{}, PARTIAL])
def test_forged_acts_are_answered_with_words(client, said, status, headers):
    answer = client.get(f"{POT}otherwise/3/{said}/", headers=headers, follow=True)
    assert answer.status_code == status, said[:60]
    words = answer.content.decode()
    if status in (400, 414):
        assert f"{POT}" in words
        assert "<h1>" in words or headers
    if headers and status != 200:
        assert "<html" not in words


@pytest.mark.parametrize(
    "asked",
    ["verb=", "verb=open&who=", "who=d&verb=deal", "verb=pass", "who=p3&verb=open&amount=x"],
)
def test_a_form_that_makes_no_sense_is_told_so(client, asked):
    answer = client.get(f"{POT}otherwise/3/?{asked}")
    assert answer.status_code == 400
    assert POT in answer.content.decode()


@pytest.mark.parametrize("after", ["-1", "99", "99999999999"])
def test_it_leaves_from_a_step_there_is(client, after):
    answer = client.get(f"{POT}otherwise/{after}/p3_pass/")
    assert answer.status_code == 302


def test_a_word_too_many_in_a_branch(client):
    seen = page(client, f"{POT}branch/falsely/otherwise/5/p5_fold/6/")
    assert seen.said.startswith("E throws up the hand")
    assert f"{POT}branch/falsely/5/" in seen.links


def test_a_closed_gate_is_not_walked_round(client):
    seen = page(client, f"{GATED}otherwise/5/")
    assert 'class="gate"' in seen.text
    assert "A opens for 4" not in seen.text
    assert 'class="gate"' in page(client, f"{GATED}otherwise/5/p1_draw_8d/").text
    assert 'class="gate"' not in page(client, f"{GATED}otherwise/1/").text


RULED = "otherwise/5/p1_draw_8d/6/"


@pytest.mark.parametrize("asked_for", [RULED, "otherwise/5/", "words/7/", "audit/7/"])
def test_past_the_gate_lies_what_was_asked_for(client, book, asked_for):
    """A link to a ruling, sent to somebody who has not come past the gates before it."""
    hand = book.rooms["draw-poker"].hands["gated"]
    seen = page(client, f"{GATED}{asked_for}")
    assert "This question stands on the way to" in seen.text
    assert "step 5" in seen.text or "step 7" in seen.text
    form = next(form for form in seen.all("form", method="post") if "/gates/" in form["action"])
    assert f"then={asked_for}" in form["action"]
    shown = next(link for link in seen.links if f"{asked_for}?shown=" in link)
    assert 'class="gate"' not in page(client, shown).text
    wrong = next(one.id for one in hand.gates[2].choices if not right(hand, one.id))
    for choice in (wrong, hand.gates[2].answer):
        answer = client.post(form["action"], {"choice": choice, "attempt": 1})
        assert answer.headers["Location"] == f"{GATED}{asked_for}#ruled-gated-before-2"
    assert 'class="gate"' not in page(client, f"{GATED}{asked_for}").text


def test_what_is_shown_stays_shown_while_acts_are_tried(client):
    step = page(client, f"{GATED}5/?shown=5")
    offers = next(link for link in step.links if "/otherwise/5/" in link)
    seen = page(client, offers)
    assert 'class="gate"' not in seen.text
    tried = next(link for link in seen.links if "/otherwise/5/p" in link)
    assert 'class="gate"' not in page(client, tried).text
    assert {"type": "hidden", "name": "shown", "value": "5"} in seen.all("input", name="shown")
    heading = seen.one("h3", data_focus="")
    assert heading["tabindex"] == "-1"


def test_an_amount_that_is_none(client):
    answer = client.get(f"{POT}otherwise/3/", {"who": "p3", "verb": "open", "amount": "1e5"})
    assert answer.status_code == 400
    assert "a whole number" in answer.content.decode()
    seen = page(client, f"{POT}otherwise/3/p3_open/4/")
    assert seen.said == "C wants to open without naming a number, and may not."


def right(hand, choice):
    """Whether a choice opens the first gate."""
    return explain(hand.gates[2], choice, hand.table).right


@pytest.mark.parametrize("strange", ["//evil.example/", "https://evil.example/", "../../", "x", ""])
def test_past_the_gate_nothing_strange(client, book, strange):
    gate = book.rooms["draw-poker"].hands["gated"].gates[2]
    address = f"{GATED}gates/2/?to=7&then={strange}"
    answer = client.post(address, {"choice": gate.answer, "attempt": 1})
    assert answer.headers["Location"] == f"{GATED}2/#ruled-gated-before-2"


def test_who_plays_every_seat_sees_every_card(client):
    seen = page(client, f"{POT}otherwise/3/p3_pass/4/?seat=A")
    assert "All cards are open" in seen.text
    assert "jack of spades" in seen.text
    assert "See through the eyes of" not in seen.text


def test_endless_ways_are_kept_from_search_engines(client):
    assert "noindex" in client.get(f"{POT}otherwise/3/p3_pass/4/").headers["X-Robots-Tag"]


def test_the_audit_of_a_way_of_ones_own(client):
    seen = page(client, f"{POT}otherwise/3/p3_throw-away/audit/4/")
    assert "the fine for abandoning the hand" in seen.text


@pytest.mark.parametrize("number", range(0, 20, 2))
def test_every_act_offered_leads_somewhere(client, number):
    for href in acts(page(client, f"{POT}otherwise/{number}/")):
        assert client.get(href).status_code == 200, href


def test_a_house_goes_along(client):
    seen = page(client, f"{POT}otherwise/3/?house=progressive")
    assert all(href.endswith("?house=progressive") for href in acts(seen))
    assert 'name="house" value="progressive"' in seen.text
