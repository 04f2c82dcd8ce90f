"""A table of tricks on the page: rounds, packets, counters to go, the card for Low, the count."""

import re

import pytest

from hoyle.web.shelf import library
from tests.web.page import Page

HANDS = "/seven-up/hands"
pytestmark = pytest.mark.django_db


def page(client, address) -> Page:
    slug, _, place = address.partition("/")
    if place == "last/":
        place = f"{len(library().rooms['seven-up'].hands[slug].steps) - 1}/"
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


def test_tricks_won_are_packets_that_turn_up_and_count(client):
    won = part(page(client, "game-eleven-to-twelve/6/"), "won", "</details>")
    assert won.partition("</summary>")[0].count("<i></i>") == 1
    assert "nine of clubs" in won.partition("</summary>")[2]
    assert "They count 10 for Game." in won
    three = part(page(client, "undertrump/last/"), "won", "</details>")
    assert "They count" in three


def test_a_question_does_not_count_the_tricks(client):
    text = page(client, "game-eleven-to-twelve/questions/a-pips/").text
    assert 'class="won"' in text
    assert "They count" not in text


def test_the_card_claimed_for_low_lies_before_its_player_and_not_in_the_trick(client):
    seen = page(client, "low-disputed/claimed/")
    assert "seven of spades" in part(seen, "lies-open", "</div>")
    assert "seven of spades" not in part(seen, "won", "</details>")
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
