"""Under another law: the houses that make a hand go otherwise, and not those that merely lack one.

A hand played where revokes happen parts from every house where they do not, whatever else such a
house has chosen.
"""

import pytest

from hoyle.web.shelf import library
from hoyle.web.walk import partings
from tests.web.page import Page

REVOKE = "/seven-up/hands/revoke/"


def seen(client, address: str, status: int = 200) -> Page:
    answer = client.get(address)
    assert answer.status_code == status
    return Page(answer)


def test_allfours_revoke_the_nine_cards_of_another_house_have_nothing_to_do_with_it(client):
    houses = seen(client, f"{REVOKE}houses/").text
    assert "As printed" in houses
    assert "Revokes are taken back" in houses
    assert "Nine cards after a run" not in houses


def test_allfours_revoke_who_asks_for_such_a_house_is_told_why_they_part(client):
    there = seen(client, f"{REVOKE}6/?house=nine-cards&shown=17").text
    assert "No choice of this house makes them part: it only lacks “Revokes happen”" in there
    assert "it only lacks" not in seen(client, f"{REVOKE}6/?house=printed&shown=17").text


def test_allfours_revoke_added_and_deducted_part_at_the_count(client):
    found = {one.house.id: one for one in partings("seven-up", "revoke", "")}
    assert found["revokes-deducted"].own
    assert found["revokes-deducted"].at == 17
    there = seen(client, f"{REVOKE}17/?house=revokes-deducted&shown=17").text
    assert "B takes 2 counters back, for a revoke with the five of clubs." in there
    assert "2 counters to A, for a revoke with the five of clubs." in there  # as it was played


def test_a_note_on_how_it_was_played_does_not_stand_where_it_goes_otherwise(client):
    note = "It comes out. B may not score the Jack, and A adds two."
    assert note in seen(client, f"{REVOKE}17/?shown=17").text
    assert note not in seen(client, f"{REVOKE}17/?house=revokes-deducted&shown=17").text


@pytest.mark.parametrize(("hand", "house"), [("shown-before-the-pitch", "each-for-himself")])
def test_a_hand_of_two_sides_is_not_shown_in_a_house_without_them(client, hand, house):
    assert house not in {one.house.id for one in partings("pitch", hand, "")}
    told = seen(client, f"/pitch/hands/{hand}/?house={house}", 422).text
    assert "Of 28 counters 19 must be in the pool by now" in told


def test_every_parting_offered_is_the_houses_own_or_nobodys_else():
    """Where the printed rules go the same way so far, another house is not named for it."""
    for room in library().rooms.values():
        for hand in room.hands.values():
            found = partings(hand.game, hand.slug, "")
            plain = [one.at for one in found if not one.house.delta]
            for one in found:
                assert one.own or one.at in plain, (hand.slug, one.house.id)
