"""Play it otherwise at a table of tricks: what can tell of nothing is not offered."""

import pytest

from hoyle.web.shelf import library
from tests.web.page import Page

WORDS = "Say that the number of cards is wrong"
pytestmark = pytest.mark.django_db


def otherwise(client, game: str, slug: str, step: int, acts: str = "") -> str:
    answer = client.get(f"/{game}/hands/{slug}/otherwise/{step}/{acts}", follow=True)
    assert answer.status_code == 200
    return Page(answer).text


@pytest.mark.parametrize(
    ("game", "slug"),
    [
        ("seven-up", "first-deal"),
        ("seven-up", "wrong-number"),
        ("seven-up", "four-in-sides"),
        ("pitch", "selling"),
        ("all-fives", "pegging"),
    ],
)
def test_allfours_deal_a_wrong_number_is_offered_only_while_there_is_one_to_tell(
    client, game, slug
):
    hand = library().rooms[game].hands[slug]
    for step in hand.steps[:-1]:
        state = step.state
        held = [len(cards) for cards in state.hands]
        wrong = any(n != 6 for n in held) and state.phase != "deal" and not state.tricks
        odd = slug == "wrong-number" and step.number < 5 and wrong
        asked = state.phase not in ("deal", "turn", "scoring", "over")
        if asked:
            assert (WORDS in otherwise(client, game, slug, step.number)) is odd, step.number


def test_allfours_deal_too_late_it_may_be_written_and_is_refused(client):
    told = otherwise(client, "seven-up", "first-deal", 5, "p1_wrong-number/6/")
    assert "A has played to the first trick, and a wrong number is told before." in told
    assert "The deal" in told
