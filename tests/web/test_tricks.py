"""A table of tricks on the page: rounds, packets, counters to go, the card for Low, the count."""

import re
from random import Random

import pytest

from hoyle.web.shelf import library
from tests.web.page import Page
from tests.web.seated import Player, quick

HANDS = "/seven-up/hands"
pytestmark = pytest.mark.django_db
__all__ = ("quick",)


def page(client, address) -> Page:
    slug, _, place = address.partition("/")
    if place.startswith("last/"):
        last = len(library().rooms["seven-up"].hands[slug].steps) - 1
        place = place.replace("last", str(last))
    answer = client.get(f"{HANDS}/{slug}/{place}")
    assert answer.status_code == 200, address
    return Page(answer)


def part(seen: Page, name: str, end: str) -> str:
    """The first part of that class, up to the end of its element."""
    return seen.text.partition(f'class="{name}"')[2].partition(end)[0]


def rounds_in(seen: Page) -> list[str]:
    return re.findall(r"data-round>([^<]+)<", part(seen, "rounds", "</ol>"))


def test_the_rounds_are_tricks(client):
    whole = rounds_in(page(client, "game-eleven-to-twelve/last/"))
    assert whole == ["Deal", "Turn", "Beg", *(f"Trick {n}" for n in range(1, 7)), "Count"]
    assert rounds_in(page(client, "game-eleven-to-twelve/6/"))[-2:] == ["Trick 2", "Next part"]


def test_a_trick_opened_again_is_the_same_round(client):
    assert rounds_in(page(client, "taken-back/jack/"))[-2:] == ["Trick 1", "Next part"]


def test_a_run_is_a_round_of_its_own_and_no_other_deal(client):
    names = rounds_in(page(client, "same-suit-turns-again/last/"))
    assert names.count("Deal") == 1
    assert "Run" in names


def test_a_game_of_several_deals_is_parted_by_them(client):
    assert rounds_in(page(client, "wrong-number/last/")) == ["Deal 1", "Deal 2"]
    assert "Deal 2: trick 1" in page(client, "wrong-number/last/").text


def test_counters_to_go_lie_side_by_side_and_those_put_in_leave_their_places(client):
    seats = page(client, "game-eleven-to-twelve/last/").text.split('class="seat"')[1:]
    assert [seat.count("<i data-in>") for seat in seats] == [5, 5]
    assert [seat.partition('class="discs"')[2].count("<i>") for seat in seats] == [2, 2]
    assert all("to go, of 7" in seat for seat in seats)


def test_a_partner_has_no_counters_of_his_own(client):
    seats = page(client, "four-in-sides/8/").text.split('class="seat"')[1:]
    assert ["with A" in seats[2], "with B" in seats[3]] == [True, True]
    assert "discs" not in seats[2] + seats[3]


def test_the_text_table_says_with_whom_a_partner_has_his_counters(client):
    seen = page(client, "four-in-sides/words/20/")
    rows = seen.text.partition("<tbody>")[2].split("</tr>")[:4]
    figures = [re.findall(r'class="num">([^<]*)<', row) for row in rows]
    assert figures == [["0", "7"], ["1", "6"], ["", "with A"], ["", "with B"]]
    assert re.findall(r'class="num">([^<]+)</th>', seen.text) == ["Put in", "To go"]


def test_a_card_that_may_not_be_played_says_which_law_and_card_make_it_so(client):
    shut = page(client, "follow-or-trump/4/").text.partition("popovertarget")[2]
    button, _, tip = shut.partition("</span></span>")[0].partition("</button>")
    for said in (button, tip):
        assert re.search(r"led and . holds", said)
    assert "may not be played" in button
    assert "/seven-up/laws/allfours." in tip


def test_tricks_won_are_packets_that_turn_up_and_count(client):
    shut = page(client, "game-eleven-to-twelve/6/")
    assert part(shut, "won", "</a>").count("<i></i>") == 1
    assert 'class="taken"' not in shut.text
    up = page(client, "game-eleven-to-twelve/6/?up=B")
    assert 'aria-expanded="true"' in part(up, "won", "</a>")
    taken = part(up, "taken", "</section>")
    assert "nine of clubs" in taken
    assert "They count 10 for Game." in taken
    three = part(page(client, "undertrump/last/?up=ABC"), "taken", "</section>")
    assert "They count" in three


def test_packets_turned_up_stay_so_from_step_to_step(client):
    seen = page(client, "four-in-sides/20/?up=DB")
    assert re.findall(r'id="taken-(.)"', seen.text) == ["B", "D"]
    ways = [seen.one("a", id=f"step-{name}")["href"] for name in ("first", "prev", "next", "last")]
    assert all(href.endswith("up=BD") for href in ways)
    assert seen.one("a", id="won-B")["href"].endswith("/20/?up=D")
    assert seen.one("a", id="won-C")["href"].endswith("/20/?up=BCD#taken-C")
    assert "up=" not in seen.one("link", rel="canonical")["href"]
    assert "up=" not in page(client, "four-in-sides/20/?up=Z9").one("a", id="step-next")["href"]


def test_a_card_of_a_trick_leads_to_the_step_at_which_it_was_played(client):
    seen = page(client, "four-in-sides/20/?up=B")
    trick, taken = part(seen, "trick", "</ol>"), part(seen, "taken", "</section>")
    assert "href=" not in trick.replace('href="#', "")  # it was played at this very step
    steps = re.findall(r'class="card" href="/seven-up/hands/four-in-sides/(\d+)/', taken)
    cards = re.findall(r'class="vh">(\w+ of \w+)<', taken)
    assert len(steps) == len(cards) == 4
    for step, card in zip(steps, cards, strict=True):
        assert card in page(client, f"four-in-sides/{step}/").said


def test_where_nothing_is_pressed_the_tricks_are_turned_up_together(client):
    text = page(client, "game-eleven-to-twelve/questions/a-pips/").text
    assert "<summary>The tricks turned up</summary>" in text
    assert 'class="taken"' in text
    assert "They count" not in text


def test_the_card_claimed_for_low_lies_before_its_player_and_not_in_the_trick(client):
    seen = page(client, "low-disputed/claimed/")
    assert "seven of spades" in part(seen, "lies-open", "</div>")
    taken = part(page(client, "low-disputed/claimed/?up=B"), "taken", "</section>")
    assert "ace of spades" in taken
    assert "seven of spades" not in taken
    assert "lies-open" not in page(client, "low-disputed/first/").text


def test_each_card_of_the_count_can_be_chosen_and_the_last_one_is(client):
    seen = page(client, "game-eleven-to-twelve/last/")
    chosen = seen.all("input", type="radio", name="count-game-eleven-to-twelve-17")
    assert len(chosen) == 4 + 2
    assert ["checked" in one for one in chosen] == [False] * 5 + [True]
    rows = re.findall(r"<span>\+(\d+)</span><b><span class=\"vh\">makes </span>(\d+)", seen.text)
    running = [tuple(map(int, row)) for row in rows]
    assert running == [(3, 3), (4, 7), (3, 10), (1, 11), (10, 10), (2, 12)]


def test_what_each_seat_could_have_played_and_why_not(client):
    could = part(page(client, "four-in-sides/8/"), "could", "</details>")
    heads = re.findall(r"<p>(\w) (\w+)", could)
    assert heads == [("A", "could"), ("B", "could"), ("C", "could"), ("D", "may")]
    assert "A could also have led" in could
    assert could.count("/seven-up/laws/allfours.follow-or-trump/") == 3
    one = part(page(client, "four-in-sides/8/?seat=C"), "could", "</details>")
    assert "B could" not in one
    assert "C could also have played" in one


def test_an_exposed_card_lies_open_until_it_is_called_and_played(client):
    lying = page(client, "four-in-sides/exposed/")
    assert "five of hearts" in part(lying, "lies-open", "</div>")
    seats = lying.text.partition('class="seats"')[2].partition('class="could"')[0]
    assert seats.count('<span class="vh">five of hearts') == 1
    assert "called for" in part(page(client, "four-in-sides/called/"), "lies-open", "</div>")
    assert "lies-open" not in page(client, "four-in-sides/falls/").text


@pytest.mark.django_db
def test_any_seat_may_be_made_to_name_a_card(client):
    here = "/seven-up/hands/low-disputed/otherwise/7/"
    assert Page(client.get(f"{here}?shown=99")).all("option", value="7s")
    said = {"who": "p1", "verb": "claim-low", "shown": "99"}
    answer = client.get(here, {**said, "cards": "7s"}, follow=True)
    assert "p1_claim-low_7s" in answer.request["PATH_INFO"]
    assert "seven of spades" in answer.content.decode()
    assert client.get(here, {**said, "cards": ""}, follow=True).status_code == 200


@pytest.mark.parametrize(
    ("game", "seats"),
    [
        *(("draw-poker", 5), ("straight-poker", 5), ("jacks-back", 4)),
        *(("seven-up", 2), ("pitch", 4), ("all-fives", 2)),
    ],
)
def test_one_sits_down_to_as_many_as_a_game_is_commonly_played_by(client, game, seats):
    seen = Page(client.get(f"/{game}/sit/"))
    assert seen.one("input", name="seats")["value"] == str(seats)


@pytest.mark.usefixtures("quick")
def test_packets_turned_up_stay_so_at_a_table_one_sits_at():
    sat, rng = Player("seven-up", seats="2"), Random(2)
    while 'class="won"' not in (text := sat.client.get(sat.home).content.decode()):
        sat.act(rng)
    found = re.search(r'class="won" id="won-(.)" href="([^"]+)"', text)
    assert found[2] == f"{sat.home}?up={found[1]}#taken-{found[1]}"
    here = f"{sat.home}?up={found[1]}"
    seen = Page(sat.client.get(here))
    assert f'id="taken-{found[1]}"' in seen.text
    assert {form["action"] for form in seen.all("form", method="post")} >= {here}
    data = sat.data()
    act = data["acts"][0]["said"] if data["acts"] else ""
    answer = sat.client.post(here, {"step": data["number"], "act": act} if act else {"step": 0})
    assert answer.headers.get("Location", here) == here
